//! R2 and R3: set-up, rounds, turns and the wheel.

use crate::table::*;
use kernel::prelude::*;
use kernel::{Turn, Viewer};
use longwang::data::*;
use longwang::{Event, Longwang, Options, Phase, Told};

fn start() -> Match {
    Longwang::start(&Options::default(), 4).expect("four players").into()
}

/// All four dragons come to these regions: the air dragon to the south-east.
fn wheel_set() -> Match {
    let mut table = start();
    for dragon in ["earth", "fire", "air", "water"] {
        table.nature(&format!("dragon {dragon}"));
    }
    table
}

#[test]
fn r2_1_dragons_are_shuffled_onto_the_wheel_one_per_region() {
    let mut table = start();
    assert_eq!(table.chances().len(), 4);
    table.nature("dragon fire");
    assert_eq!(words(table.chances().iter().map(|chance| &chance.0)), "dragon earth dragon air dragon water");
    table.nature("dragon water").nature("dragon earth").nature("dragon air");
    assert_eq!(table.wheel, [Dragon::Fire, Dragon::Water, Dragon::Earth, Dragon::Air]);
    assert_eq!((table.first, table.phase), (SW, Phase::Objectives));
}

#[test]
fn r2_2_objective_cards_go_clockwise_from_the_air_dragon_and_stay_secret() {
    let mut table = wheel_set();
    assert_eq!(table.chances().len(), 24);
    table.nature("objective 7");
    assert_eq!(table.chances().len(), 23, "a card is dealt once");
    table.nature("objective 1").nature("objective 24").nature("objective 12");
    assert_eq!(table.hidden.objectives, [Some(24), Some(12), Some(7), Some(1)]);
    let told = table.told_to(Viewer::Seat(SE));
    assert!(told.contains(&Told::ObjectiveCard { seat: SE, number: 7 }));
    assert!(told.contains(&Told::Objective { seat: SW }));
    assert_eq!(table.game.view(Viewer::Seat(SE)).objectives, [None, None, Some(7), None]);
}

#[test]
fn r2_3_player_by_player_two_explorers_a_card_and_three_tokens() {
    let mut table = wheel_set();
    for number in 1..=4 {
        table.nature(&format!("objective {number}"));
    }
    assert_eq!(table.whose(), Some(SE));
    assert_eq!(table.may_say("place"), "k10 j11", "next to the corner");
    table.says(SE, ["place k10"]);
    assert_eq!(table.may_say("place"), "k9 j10 j11", "or to the first explorer");
    table.says(SE, ["place j10"]);
    assert_eq!((table.game.turn(), table.phase), (Turn::Nature, Phase::Deal));
    assert_eq!(table.chances().iter().map(|chance| chance.1).sum::<u32>(), 48);
    table.nature("card thief");
    assert_eq!(
        (table.hand(SE), table.tokens(SE)),
        ("thief".into(), [0, 0, 3, 0]),
        "rice is the main resource"
    );
    for (seat, cells) in [(SW, ["place a10", "place b11"]), (NW, ["place a2", "place b1"])] {
        assert_eq!(table.whose(), Some(seat));
        table.says(seat, cells).nature("card rice_3");
    }
    table.says(NE, ["place k2", "place k3"]).nature("card rice_3");
    assert_eq!((table.round, table.whose()), (1, Some(SE)));
    assert_eq!(
        (table.tokens(NW), table.tokens(NE), table.tokens(SW)),
        ([3, 0, 0, 0], [0, 3, 0, 0], [0, 0, 0, 3])
    );
}

#[test]
fn r3_1_the_air_dragons_player_begins_every_round() {
    let mut table = setting().dragon(NW, Dragon::Air).set();
    for seat in [NW, NE, SE, SW] {
        table.says(seat, ["end"]);
    }
    // A step clockwise leads the air dragon to the north-east.
    table.nature("wheel 3");
    assert_eq!((table.round, table.whose()), (2, Some(NE)));
    assert!(table.told.contains(&Event::Open(Told::Round { round: 2, seat: NE })));
    for seat in [NE, SE, SW, NW] {
        table.says(seat, ["end"]);
    }
    assert_eq!(table.phase, Phase::Wheel);
}

#[test]
fn r3_2_five_points_in_any_order_and_the_rest_is_lost() {
    let mut table = setting().explorers(NW, "a2 b2 c1").set();
    assert_eq!(table.turn.points, 5);
    table.says(NW, ["gather bamboo"]);
    assert_eq!((table.turn.points, table.tokens(NW)), (4, [2, 0, 0, 0]));
    table.says(NW, ["place a3"]);
    assert_eq!(table.turn.points, 2);
    table.says(NW, ["gather rock", "draw"]).nature("card thief");
    assert_eq!(table.turn.points, 0);
    assert_eq!(table.refused_by("gather rock"), "R3.2");
    assert_eq!(table.refused_by("draw"), "R3.2");
    assert_eq!(table.refused_by("place a4"), "R3.2");
    table.says(NW, ["end"]);
    // The next one leaves all points; they are gone in that seat's next turn.
    table.until(NE).until(NE);
    assert_eq!(table.turn.points, 5);
}

#[test]
fn r3_2_the_turn_ends_by_the_players_word_alone() {
    let table = setting().set();
    assert!(table.game.is_discreet(), "an end without asking would tell what the hand holds");
}

/// The wheel after this face, with the south-west last in a round that the north-west began.
fn after(face: u8) -> [Dragon; 4] {
    let mut table = setting().turn_of(SW).set();
    assert_eq!(table.wheel, [Dragon::Air, Dragon::Earth, Dragon::Fire, Dragon::Water]);
    table.says(SW, ["end"]);
    assert_eq!(table.chances().len(), 6);
    table.nature(&format!("wheel {face}"));
    assert_eq!(table.whose(), table.seats().find(|&seat| table.wheel[seat] == Dragon::Air), "who begins");
    table.wheel
}

#[test]
fn r3_3_every_face_of_the_wheel_die() {
    use Dragon::{Air, Earth, Fire, Water};
    assert_eq!(after(1), [Air, Earth, Fire, Water]);
    assert_eq!(after(2), [Earth, Fire, Water, Air], "a step counter-clockwise");
    assert_eq!(after(3), [Water, Air, Earth, Fire], "a step clockwise");
    assert_eq!(after(4), [Air, Water, Fire, Earth], "south-west and north-east swap");
    // The turn comes first, then the swap of what is then before the last player.
    assert_eq!(after(5), [Water, Fire, Earth, Air]);
    assert_eq!(after(6), [Earth, Air, Water, Fire]);
}

#[test]
fn r3_3_the_swap_is_with_the_last_players_dragon_whoever_that_is() {
    // The south-east began, so the north-east is last.
    let mut table = setting().first(SE).turn_of(NE).set();
    table.says(NE, ["end"]).nature("wheel 4");
    assert_eq!(table.wheel, [Dragon::Air, Dragon::Water, Dragon::Fire, Dragon::Earth]);
    assert_eq!(table.whose(), Some(NW));
}

#[test]
fn r3_3_no_roll_after_the_last_round() {
    let mut table = setting().round(20).turn_of(SW).set();
    table.says(SW, ["end"]);
    assert_eq!(table.game.turn(), Turn::Over);
}

#[test]
fn r2_1_the_table_may_agree_who_begins() {
    trial::first::<longwang::Longwang>();
}

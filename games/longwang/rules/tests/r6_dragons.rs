//! R6: the dragons.

use crate::table::*;
use kernel::prelude::*;
use kernel::{Piece, Seats, Turn, Viewer};
use longwang::data::*;
use longwang::{Event, Options, Phase, Place, Told};

fn rivals() -> Seats {
    [NE, SE, SW].into_iter().collect()
}

#[test]
fn r6_1_once_a_turn_at_any_moment() {
    let mut table = setting().dragon(NW, Dragon::Water).explorers(NW, "a2").set();
    table.says(NW, ["gather bamboo"]).power(1).says(NW, ["gather bamboo"]);
    assert_eq!((table.phase, table.tokens(NW), table.turn.points), (Phase::Turn, [2, 0, 0, 0], 4));
    assert!(!table.may("power"));
    assert_eq!(table.refused_by("power"), "R6.1");
    table.until(NW);
    assert!(table.may("power"));
}

#[test]
fn r6_1_every_rival_is_asked_alike_whatever_they_hold() {
    let mut table = setting().hand(NE, "mountain_god mountain_god").hand(SE, "mountain_god thief").set();
    table.says(NW, ["power"]);
    assert_eq!(table.game.turn(), Turn::Seats(rivals()));
    assert_eq!(table.choices_of(NE), ["pass", "cancel"]);
    assert_eq!(table.choices_of(SE), ["pass"], "one is no pair");
    assert_eq!(table.choices_of(SW), ["pass"]);
    assert!(table.game.at_once(), "no answer comes by itself, not even the last one");
    table.by(SW, "pass").by(NE, "pass");
    assert_eq!(table.game.turn(), Turn::Seats(Seats::only(SE)));
    assert!(table.game.at_once());
    table.by(SE, "pass");
    assert_eq!(table.phase, Phase::Die);
}

#[test]
fn r6_1_answers_are_secret_and_their_order_does_not_matter() {
    let set = || setting().hand(NE, "mountain_god mountain_god").hand(SW, "mountain_god mountain_god").set();
    let (mut one, mut other) = (set(), set());
    one.says(NW, ["power"]).by(NE, "cancel");
    other.says(NW, ["power"]).by(NE, "pass");
    for viewer in [Viewer::Seat(NW), Viewer::Seat(SE), Viewer::Seat(SW), Viewer::Spectator] {
        assert_eq!(
            one.game.view(viewer),
            other.game.view(viewer),
            "{viewer:?} cannot tell the answers apart"
        );
        assert_eq!(one.told_to(viewer), other.told_to(viewer));
    }
    assert_eq!(one.game.view(Viewer::Seat(NE)).objects, Some(Dragon::Air));
    assert_eq!(other.game.view(Viewer::Seat(NE)).objects, None);
    one.by(SW, "cancel").by(SE, "pass");
    let mut back = set();
    back.says(NW, ["power"]).by(SE, "pass").by(SW, "cancel").by(NE, "cancel");
    assert_eq!(one.game, back.game);
}

#[test]
fn r6_1_a_power_is_cancelled_before_the_die_and_used_up() {
    let mut table = setting().hand(SE, "mountain_god mountain_god thief").set();
    table.says(NW, ["power"]).by(NE, "pass").by(SE, "cancel").by(SW, "pass");
    assert_eq!((table.phase, table.whose()), (Phase::Turn, Some(NW)), "no die is rolled");
    assert_eq!((table.hand(SE), table.discard[Card::MountainGod]), ("thief".into(), 2));
    assert!(table.imprisoned.contains(Dragon::Air));
    assert_eq!(table.refused_by("power"), "R6.1");
    assert_eq!(table.turn.plays, 0, "nobody has lost a play of their own");
    assert!(table.told.contains(&Event::Open(Told::Imprisoned {
        seat: SE,
        dragon: Dragon::Air,
        until: Term::Round
    })));
}

#[test]
fn r6_1_of_several_objections_the_first_clockwise_pays_and_nobody_learns_of_the_others() {
    let pair = "mountain_god mountain_god";
    let set = || setting().dragon(SE, Dragon::Earth).turn_of(SE).hand(SW, pair).hand(NE, pair).set();
    let mut table = set();
    table.says(SE, ["power"]).by(NE, "cancel").by(NW, "pass").by(SW, "cancel");
    assert_eq!((table.hand(SW), table.hand(NE)), (String::new(), pair.into()), "the south-west comes first");
    let mut other = set();
    other.says(SE, ["power"]).by(NE, "pass").by(NW, "pass").by(SW, "cancel");
    assert_eq!(table.game, other.game);
    assert_eq!(table.told, other.told);
}

#[test]
fn r6_2_the_die_shows_one_to_three_each_as_likely() {
    let mut table = setting().set();
    table.says(NW, ["power"]).all_pass();
    assert_eq!(table.chances(), [("die 1".into(), 2), ("die 2".into(), 2), ("die 3".into(), 2)]);
}

#[test]
fn r6_2_a_power_may_be_left_early_and_nothing_else_is_done_while_it_runs() {
    let mut table = setting().dragon(NW, Dragon::Earth).hand(NW, "thief").hand(NE, "thief").set();
    table.power(3).says(NW, ["place a2"]);
    assert_eq!((table.refused_by("draw"), table.refused_by("end")), ("R6.3", "R6.3"));
    assert!(!table.may("thief 1"));
    table.says(NW, ["stop"]);
    assert_eq!((table.phase, table.power.left, table.turn.points), (Phase::Turn, 0, 5));
    assert!(table.may("thief 1"));
}

#[test]
fn r6_2_a_power_with_nothing_to_gain_may_be_called_and_ends_by_itself() {
    // The air dragon, and nobody has tokens or jade.
    let mut table = setting().dragon(NW, Dragon::Air).set();
    table.power(2);
    assert_eq!((table.phase, table.whose()), (Phase::Turn, Some(NW)));
    // The fire dragon, and nobody else is on the board.
    let mut table =
        setting().dragon(NW, Dragon::Fire).explorers(NE, "").explorers(SE, "").explorers(SW, "").set();
    table.power(3);
    assert_eq!(table.phase, Phase::Turn);
}

#[test]
fn r6_3_the_earth_dragon_places_up_to_x_for_free() {
    for shown in 1..=3 {
        let mut table = setting().dragon(NW, Dragon::Earth).explorers(NW, "c1").set();
        table.power(shown);
        for cell in ["place d1", "place e1", "place f1"].into_iter().take(shown.into()) {
            table.says(NW, [cell]);
        }
        assert_eq!((table.phase, table.turn.points), (Phase::Turn, 5), "after {shown} it is over");
        assert_eq!(table.explorers[NW].count_ones(), 1 + u32::from(shown));
    }
}

#[test]
fn r6_3_it_takes_jade_on_its_way_and_goes_on() {
    let mut table = setting().dragon(NW, Dragon::Earth).explorers(NW, "f1").set();
    table.power(3).says(NW, ["place f2"]).nature("jade air").says(NW, ["place f3", "place f4"]);
    table.nature("jade air");
    assert_eq!((table.phase, table.tiles_of(NW).count()), (Phase::Turn, 2));
}

#[test]
fn r6_3_with_an_empty_bag_it_lifts_for_free() {
    let fifteen = "a2 a3 a4 a5 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3";
    let mut table = setting().dragon(NW, Dragon::Earth).explorers(NW, fifteen).set();
    table.power(2).says(NW, ["lift a5"]);
    assert_eq!(table.phase, Phase::Lifted);
    table.says(NW, ["place d4", "lift d4", "place a5"]);
    assert_eq!((table.phase, table.turn.points), (Phase::Turn, 5));
}

#[test]
fn r6_3_less_room_than_x_ends_it() {
    // The whole region is taken but for one cell.
    let mut table = setting()
        .dragon(NW, Dragon::Earth)
        .explorers(NW, "a2")
        .explorers(NE, "b1 c1 d1 e1 b2 c2 d2 e2 b3 c3 d3 e3 b4 c4 d4")
        .explorers(SE, "e4 b5 c5 d5 a4 a5")
        .set();
    table.power(3).says(NW, ["place a3"]);
    assert_eq!(table.phase, Phase::Turn);
}

#[test]
fn r6_4_the_fire_dragon_sends_up_to_x_explorers_of_one_rival_home() {
    for shown in 1..=3 {
        let mut table = setting().dragon(NW, Dragon::Fire).explorers(NE, "k2 k3 k4 j1").set();
        table.power(shown);
        assert_eq!(table.may_say("rival"), "1 2 3");
        table.says(NW, ["rival 1"]);
        assert_eq!(table.may_say("remove"), "j1 k2 k3 k4", "only that rival's");
        for cell in ["remove k2", "remove j1", "remove k4"].into_iter().take(shown.into()) {
            table.says(NW, [cell]);
        }
        assert_eq!((table.phase, table.bag(NE)), (Phase::Turn, 11 + shown));
    }
}

#[test]
fn r6_4_a_rival_with_fewer_explorers_loses_those() {
    let mut table = setting().dragon(NW, Dragon::Fire).explorers(SW, "a10").explorers(SE, "").set();
    table.power(3);
    assert_eq!(table.may_say("rival"), "1 3", "who has none is no target");
    assert_eq!(table.refused_by("rival 2"), "R6.2");
    table.says(NW, ["rival 3"]);
    assert_eq!(table.refused_by("remove a11"), "R6.4");
    table.says(NW, ["remove a10"]);
    assert_eq!((table.phase, table.bag(SW)), (Phase::Turn, 15));
}

#[test]
fn r6_4_on_a_shared_cell_only_that_players_explorer_goes() {
    let mut table =
        setting().dragon(NW, Dragon::Fire).explorers(NW, "f1").explorers(NE, "f1").explorers(SE, "f1").set();
    table.power(1).says(NW, ["rival 2", "remove f1"]);
    assert_eq!(table.standing_on(cell("f1")), [NW, NE].into_iter().collect());
}

#[test]
fn r6_5_the_air_dragon_takes_up_to_x_tokens_of_one_rival_in_any_mix() {
    for shown in 1..=3u8 {
        let mut table = setting().dragon(NW, Dragon::Air).tokens(SE, [1, 0, 5, 0]).set();
        table.power(shown);
        assert_eq!(table.may_say("rival"), "2");
        table.says(NW, ["rival 2"]);
        for take in ["take bamboo", "take rice", "take rice"].into_iter().take(shown.into()) {
            table.says(NW, [take]);
        }
        assert_eq!(table.phase, Phase::Turn);
        assert_eq!(table.tokens(NW), [1, 0, u16::from(shown) - 1, 0]);
        assert_eq!(table.tokens(SE), [0, 0, 6 - u16::from(shown), 0]);
    }
}

#[test]
fn r6_5_less_than_x_ends_it() {
    let mut table = setting().dragon(NW, Dragon::Air).tokens(SE, [1, 0, 0, 0]).set();
    table.power(3).says(NW, ["rival 2"]);
    assert_eq!(table.refused_by("take rice"), "R6.5");
    table.says(NW, ["take bamboo"]);
    assert_eq!((table.phase, table.tokens(NW)), (Phase::Turn, [1, 0, 0, 0]));
}

#[test]
fn r6_5_or_swaps_a_tile_of_choice_for_a_blind_one() {
    let mut table = setting()
        .dragon(NW, Dragon::Air)
        .holds(NW, 1, Jade::Earth)
        .holds(NW, 2, Jade::Fire)
        .holds(SE, 7, Jade::Water)
        .holds(SE, 8, Jade::Air)
        .tokens(SE, [1, 0, 0, 0])
        .set();
    table.power(1).says(NW, ["rival 2"]);
    assert_eq!(table.may_say("give"), "1 2");
    assert_eq!(table.refused_by("give 7"), "R6.5");
    table.says(NW, ["give 2"]);
    assert_eq!(table.chances(), [("tile 7".into(), 1), ("tile 8".into(), 1)]);
    table.nature("tile 7");
    assert_eq!((table.tiles[1].place, table.tiles[6].place), (Place::Hand(SE), Place::Hand(NW)));
    // Both know both tiles; the others know neither.
    let known = |viewer| [1, 6].map(|tile: usize| table.game.view(viewer).jade[tile]);
    assert_eq!(known(Viewer::Seat(NW)), [Some(Jade::Fire), Some(Jade::Water)]);
    assert_eq!(known(Viewer::Seat(SE)), [Some(Jade::Fire), Some(Jade::Water)]);
    assert_eq!(known(Viewer::Seat(NE)), [None; 2]);
    assert_eq!((table.phase, table.power.left), (Phase::Turn, 0), "the swap is all");
}

#[test]
fn r6_5_tokens_or_a_swap_not_both_and_both_need_jade() {
    let mut table = setting()
        .dragon(NW, Dragon::Air)
        .holds(NW, 1, Jade::Earth)
        .holds(SE, 7, Jade::Water)
        .tokens(SE, [2, 0, 0, 0])
        .tokens(NE, [2, 0, 0, 0])
        .set();
    table.power(2).says(NW, ["rival 2", "take bamboo"]);
    assert_eq!((table.may_say("give"), table.refused_by("give 1")), (String::new(), "R6.5"));
    let mut table = setting().dragon(NW, Dragon::Air).holds(SE, 7, Jade::Water).set();
    table.power(2);
    assert_eq!(table.phase, Phase::Turn, "without a tile of one's own there is no swap");
}

#[test]
fn r6_6_the_water_dragon_gathers_x_different_kinds_for_free() {
    for shown in 1..=3usize {
        let mut table = setting().dragon(NW, Dragon::Water).explorers(NW, "b1 a2 c1 a3").set();
        table.power(shown as u8);
        for gather in ["gather bamboo", "gather rock", "gather dragon_fruit"].into_iter().take(shown) {
            table.says(NW, [gather]);
        }
        let expected = [[2, 0, 0, 0], [2, 1, 0, 0], [2, 1, 0, 1]][shown - 1];
        assert_eq!((table.tokens(NW), table.turn.points, table.phase), (expected, 5, Phase::Turn));
    }
}

#[test]
fn r6_6_each_kind_once_and_fewer_kinds_than_x_end_it() {
    let mut table = setting().dragon(NW, Dragon::Water).explorers(NW, "b1 c1").set();
    table.power(3).says(NW, ["gather bamboo"]);
    assert_eq!((table.refused_by("gather bamboo"), table.refused_by("gather rice")), ("R6.6", "R5.1"));
    table.says(NW, ["gather rock"]);
    assert_eq!(table.phase, Phase::Turn);
}

#[test]
fn r6_6_or_as_an_option_x_gathers_of_any_kinds() {
    let options = Options { water: Water::GatherAny, ..Options::default() };
    let mut table = setting().options(options).dragon(NW, Dragon::Water).explorers(NW, "b1 b2 c1").set();
    table.power(3).says(NW, ["gather bamboo", "gather bamboo"]);
    assert_eq!((table.may_say("gather"), table.refused_by("gather rice")), ("bamboo rock".into(), "R5.1"));
    table.says(NW, ["gather rock"]);
    assert_eq!((table.tokens(NW), table.phase), ([4, 1, 0, 0], Phase::Turn));
}

#[test]
fn r6_6_or_as_an_option_x_tokens_of_choice() {
    let options = Options { water: Water::Tokens, ..Options::default() };
    let mut table = setting().options(options).dragon(NW, Dragon::Water).explorers(NW, "").set();
    table.power(3);
    assert_eq!(table.may_say("take"), Resource::NAMES.join(" "));
    table.says(NW, ["take rice", "take rice", "take rock"]);
    assert_eq!((table.tokens(NW), table.phase), ([0, 1, 2, 0], Phase::Turn));
}

#[test]
fn r6_7_dragons_may_be_called_from_the_agreed_round_on() {
    assert!(setting().set().may("power"), "by the rulebook from the first");
    let options = Options { dragons_from_round: 2, ..Options::default() };
    let table = setting().options(options.clone()).set();
    assert_eq!(table.refused_by("power"), "R6.7");
    assert!(setting().options(options).round(2).set().may("power"));
}

#[test]
fn r6_7_every_dragon_has_its_own_rule_on_the_page() {
    let rules = ["R6.3", "R6.4", "R6.5", "R6.6"];
    for (&dragon, rule) in Dragon::ALL.iter().zip(rules) {
        let mut table = setting().dragon(NW, dragon).explorers(NW, "b1 c1 a3").tokens(NE, [3, 3, 3, 3]).set();
        table.power(3);
        assert_eq!(table.game.view(Viewer::Seat(NW)).rule(), rule);
    }
}

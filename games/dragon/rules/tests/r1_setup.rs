//! R1: what everybody starts with, the event row, and the draft.

use crate::table::*;
use dragon::data::{Card, Happening, Person, Tile};
use dragon::{Dragon, Event, Phase, Reason, Told};
use kernel::prelude::*;
use kernel::{Dice, Piece, Seat, SetupError, Turn, Viewer};

fn start(players: u8) -> Match {
    Dragon::start(&Default::default(), players).expect("a number that can play").into()
}

/// The event row lies open, and this seat begins the draft.
fn draft(players: u8, first: u8) -> Match {
    let mut table = start(players);
    row_with(1, Happening::Peace).iter().for_each(|event| {
        table.nature(&format!("event {event}"));
    });
    table.nature(&format!("first {first}"));
    table
}

/// The row of months 3 to 12 that these draws make.
fn row(draws: &str) -> String {
    let mut table = start(2);
    for event in draws.split(' ') {
        table.nature(&format!("event {event}"));
    }
    let row: Vec<String> = table.events[2..].iter().flatten().map(ToString::to_string).collect();
    row.join(" ")
}

#[test]
fn r1_1_everyone_starts_alike() {
    for players in 2..=5 {
        let table = start(players);
        for seat in Seat::all(players) {
            let court = &table.courts[seat];
            assert_eq!((table.floors(seat), table.persons(seat)), (vec![2, 2], 0));
            assert_eq!([table.yuan(seat), table.rice(seat), table.fireworks(seat)], [6, 0, 0]);
            assert_eq!((court.privileges, court.dragon), ([0, 0], None));
            let hand = table.hands[seat];
            assert_eq!((court.cards(), hand.cards(), hand.persons.len(), hand.wild), (11, 11, 9, 2));
            assert_eq!((table.space(seat), table.score(seat)), (0, 0));
        }
    }
}

#[test]
fn r1_1_two_to_five_can_play() {
    for players in [0, 1, 6] {
        let error = Dragon::start(&Default::default(), players).unwrap_err();
        assert!(matches!(error, SetupError::Players { allowed, .. } if allowed == (2..=5)));
    }
}

#[test]
fn r1_2_track_values_and_symbols_are_as_printed() {
    let table = [
        ("craftsman", 2, 1),
        ("court-lady", 1, 1),
        ("tax-collector", 3, 3),
        ("young-pyrotechnist", 5, 1),
        ("old-pyrotechnist", 3, 2),
        ("young-warrior", 5, 1),
        ("old-warrior", 3, 2),
        ("young-monk", 6, 1),
        ("old-monk", 2, 2),
        ("young-healer", 4, 1),
        ("old-healer", 1, 2),
        ("young-farmer", 4, 1),
        ("old-farmer", 1, 2),
        ("young-scholar", 4, 2),
        ("old-scholar", 2, 3),
    ];
    assert_eq!(table.len(), Tile::ALL.len());
    for (name, value, symbols) in table {
        let tile: Tile = name.parse().unwrap();
        assert_eq!((tile.value(), tile.symbols()), (value, symbols), "{name}");
        assert_eq!(tile.is_young(), !name.starts_with("old"), "{name}");
        assert!(name.ends_with(tile.person().name()), "{name}");
    }
}

#[test]
fn r1_2_the_stock_depends_on_the_players() {
    for (players, young, old, undivided) in [(2, 3, 1, 4), (3, 4, 2, 6), (4, 5, 3, 8), (5, 6, 4, 10)] {
        let table = start(players);
        for tile in Tile::ALL {
            let expected = match tile.to_string() {
                name if name.starts_with("young") => young,
                name if name.starts_with("old") => old,
                _ => undivided,
            };
            assert_eq!(table.stock[*tile], expected, "{tile} with {players}");
        }
    }
}

#[test]
fn r1_3_the_year_begins_with_two_months_of_peace() {
    let table = start(3);
    assert_eq!(table.events[..3], [Some(Happening::Peace), Some(Happening::Peace), None]);
    let ten = ["drought", "contagion", "mongols", "tribute", "festival"].map(|e| (format!("event {e}"), 2));
    assert_eq!(table.chances(), ten);
}

#[test]
fn r1_3_a_tile_drawn_is_one_less_in_the_bag() {
    let mut table = start(3);
    table.nature("event tribute");
    assert!(table.chances().contains(&("event tribute".into(), 1)));
    table.nature("event tribute");
    assert_eq!(table.chances().len(), 4);
}

#[test]
fn r1_3_a_repeat_slides_one_space_and_the_next_tile_fills_the_gap() {
    assert_eq!(
        row("mongols festival drought drought tribute contagion mongols festival tribute contagion"),
        "mongols festival drought tribute drought contagion mongols festival tribute contagion",
    );
}

#[test]
fn r1_3_the_first_two_draws_may_be_equal_and_others_too() {
    // At the end the contagions would touch, so months 10 and 11 change places.
    assert_eq!(
        row("drought drought tribute tribute mongols mongols festival festival contagion contagion"),
        "drought tribute drought tribute mongols festival mongols contagion festival contagion",
    );
}

#[test]
fn r1_3_a_repeat_in_month_11_slides_to_month_12() {
    assert_eq!(
        row("drought tribute mongols drought tribute mongols festival contagion contagion festival"),
        "drought tribute mongols drought tribute mongols festival contagion festival contagion",
    );
}

#[test]
fn r1_3_a_repeat_in_month_12_swaps_months_10_and_11() {
    assert_eq!(
        row("drought contagion mongols tribute drought contagion mongols tribute festival festival"),
        "drought contagion mongols tribute drought contagion mongols festival tribute festival",
    );
}

#[test]
fn r1_3_every_row_is_complete_and_never_repeats() {
    for seed in 0..500 {
        let mut table = start(2);
        let mut dice = Dice::new(seed);
        while table.phase == Phase::EventRow {
            let chance = table.draw(&mut dice, &mut Vec::new());
            table.game.happen_unchecked(chance, &mut ());
        }
        let row: Vec<Happening> = table.events.iter().map(|event| event.unwrap()).collect();
        assert!(row[1..].windows(2).all(|pair| pair[0] != pair[1]), "seed {seed}: {row:?}");
        for event in Happening::ALL {
            assert_eq!(row.iter().filter(|&other| other == event).count(), 2, "seed {seed}: {row:?}");
        }
    }
}

#[test]
fn r1_4_the_first_player_is_drawn_and_the_draft_goes_clockwise() {
    let mut table = start(4);
    for event in row_with(1, Happening::Peace) {
        table.nature(&format!("event {event}"));
    }
    assert_eq!(table.chances(), [0, 1, 2, 3].map(|seat| (format!("first {seat}"), 1)));
    table.nature("first 2");
    let pairs = [("monk", "farmer"), ("monk", "healer"), ("monk", "scholar"), ("monk", "warrior")];
    for (seat, (first, second)) in [CLARA, DORA, ANNA, BEN].into_iter().zip(pairs) {
        table.says(seat, [&format!("take young-{first}"), "place 1", &format!("take young-{second}")]);
        table.says(seat, ["place 2"]);
    }
    assert_eq!((table.month, table.phase), (1, Phase::Deal));
}

#[test]
fn r1_4_the_draft_offers_the_nine_young_persons() {
    let table = draft(2, 0);
    let young: Vec<String> = Person::ALL.iter().map(|person| format!("take {}", person.tiles().0)).collect();
    assert_eq!(table.choices(), young);
    assert!(matches!(table.refusal("take old-monk"), Reason::Old { .. }));
    assert_eq!(table.refused_by("take old-monk"), "R1.4");
}

#[test]
fn r1_4_the_two_persons_differ() {
    let mut table = draft(2, 0);
    table.says(ANNA, ["take court-lady", "place 1"]);
    assert_eq!((table.refusal("take court-lady"), table.choices().len()), (Reason::Same, 8));
    assert_eq!(table.refused_by("take court-lady"), "R1.4");
}

#[test]
fn r1_4_a_pair_is_refused_in_either_order_but_one_of_it_is_not() {
    let mut table = draft(3, 0);
    table.says(ANNA, ["take young-monk", "place 1", "take craftsman", "place 1"]);
    table.says(BEN, ["take craftsman", "place 1"]);
    assert_eq!(table.refusal("take young-monk"), Reason::PairTaken);
    table.says(BEN, ["take court-lady", "place 1"]);
    table.says(CLARA, ["take young-monk", "place 2"]);
    assert_eq!(table.refused_by("take craftsman"), "R1.4");
    table.says(CLARA, ["take court-lady", "place 2"]);
    assert_eq!(table.month, 1);
}

#[test]
fn r1_4_both_may_live_in_one_palace_and_the_tiles_leave_the_stock() {
    let mut table = draft(2, 1);
    table.says(BEN, ["take young-healer", "place 2", "take tax-collector"]);
    assert_eq!(table.choices(), ["place 1", "place 2"]);
    table.says(BEN, ["place 2"]);
    assert_eq!(table.people(BEN, 2), "tax-collector young-healer");
    assert_eq!((table.left("young-healer"), table.left("tax-collector")), (2, 3));
    assert_eq!(table.space(BEN), 7);
}

#[test]
fn r1_4_no_card_is_spent_in_the_draft() {
    let mut table = draft(2, 0);
    table.says(ANNA, ["take young-monk", "place 1", "take craftsman", "place 1"]);
    assert_eq!(table.courts[ANNA].cards(), 11);
}

#[test]
fn r1_5_everyone_sees_everything() {
    let table = draft(3, 1);
    for viewer in Viewer::all(3) {
        let view = table.view(viewer);
        assert_eq!((view.table, view.hands), (table.game.table, table.hands.map(Some)));
    }
    assert!(!table.game.has_secrets());
}

#[test]
fn r1_5_closed_hands_are_seen_by_their_owners_alone() {
    let table = setting(3).option("hands", "closed").home(BEN, |home| home.hand("monk wild wild")).person();
    assert!(table.game.has_secrets());
    let seen = |viewer| table.view(viewer).hands.map(|hand| hand.is_some());
    assert_eq!(seen(Viewer::Seat(BEN))[..3], [false, true, false]);
    assert_eq!(seen(Viewer::Spectator)[..3], [false; 3]);
    assert_eq!(table.view(Viewer::Spectator).courts[BEN].cards(), 3, "how many they are all see");
    // Of eleven cards, two of them wild, any three are as likely.
    let (view, mut dice) = (table.view(Viewer::Seat(ANNA)), kernel::Dice::new(8));
    let (mut monks, mut wild) = (0, 0);
    for _ in 0..2000 {
        let hand = Dragon::imagine(&view, &mut dice).hands[BEN];
        assert_eq!(hand.cards(), 3);
        monks += u32::from(hand.holds(Card::Monk));
        wild += u32::from(hand.wild);
    }
    assert!((480..610).contains(&monks), "{monks} of 2000, 545 are fair");
    assert!((990..1190).contains(&wild), "{wild} of 4000, 1091 are fair");
}

#[test]
fn r1_5_a_card_from_a_closed_hand_reveals_something_and_nobody_plays_it_for_its_owner() {
    let wilds = |hands| setting(2).option("hands", hands).home(ANNA, |home| home.hand("wild wild")).person();
    for (hands, open) in [("open", true), ("closed", false)] {
        let mut table = wilds(hands);
        assert_eq!(table.choices(), ["play wild"]);
        assert_eq!(
            kernel::Offer::of(&table.game).only().is_some(),
            open,
            "{hands}: two wild cards are one choice"
        );
        table.say("play wild");
        assert_eq!(table.told.iter().any(kernel::Event::reveals), !open, "{hands}");
        // What has just been played is not in the hand any more.
        let (view, mut dice) = (table.view(Viewer::Seat(BEN)), kernel::Dice::new(9));
        assert!((0..500).all(|_| Dragon::imagine(&view, &mut dice).hands[ANNA].wild < 2));
    }
    let last = setting(2).option("hands", "closed").home(ANNA, |home| home.hand("monk")).person();
    assert!(kernel::Offer::of(&last.game).only().is_some(), "a single card tells nothing by being played");
}

#[test]
fn r1_5_only_person_tiles_run_out() {
    // The box holds 26 rice tiles, 14 fireworks and 5 small privileges.
    let mut table = setting(2)
        .home(ANNA, |home| home.rice(40).privileges(7, 4))
        .home(BEN, |home| home.fireworks(20))
        .action(["taxes+build+harvest+fireworks", "parade+research+privilege"]);
    let mut other = table.clone();
    table.says(ANNA, ["dragon 1", "do harvest"]).says(BEN, ["dragon 1", "do fireworks"]);
    assert_eq!((table.rice(ANNA), table.fireworks(BEN)), (41, 21));
    other.says(ANNA, ["dragon 2", "do privilege", "buy small"]);
    assert_eq!(other.courts[ANNA].privileges, [8, 4]);
}

#[test]
fn r1_5_chance_decides_only_the_set_up_and_the_groups() {
    let mut table = draft(2, 0);
    let mut dice = Dice::new(5);
    while table.turn() != Turn::Over {
        match table.whose() {
            Some(seat) => {
                let action = table.choose(seat, &mut dice, &mut Vec::new());
                table.game.play_unchecked(seat, action, &mut ());
            }
            None => {
                assert_eq!(table.phase, Phase::Deal);
                table.anything();
            }
        }
    }
}

#[test]
fn r1_3_the_log_tells_of_an_exchange_once() {
    let (mut game, mut log) = (Dragon::start(&Default::default(), 4).unwrap(), Vec::new());
    let drawn = "drought contagion mongols tribute drought contagion mongols tribute festival festival";
    for event in drawn.split(' ') {
        game.happen(format!("event {event}").parse().unwrap(), &mut log).unwrap();
    }
    let exchanges =
        log.iter().filter(|event| matches!(event, Event::Open(Told::Exchanged { month: 10 }))).count();
    let laid = log.iter().filter(|event| matches!(event, Event::Open(Told::Laid { .. }))).count();
    assert_eq!((exchanges, laid), (1, 10));
}

#[test]
fn r1_4_the_table_may_agree_who_begins() {
    trial::first::<dragon::Dragon>();
}

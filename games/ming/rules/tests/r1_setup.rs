//! R1: the board, the cards, the families, and what is hidden.

use crate::table::*;
use kernel::prelude::*;
use kernel::{Piece, SetupError, Turn, Viewer};
use ming::data::*;
use ming::{BoardRef, Event, Ming, Options, Phase, Told};

fn start(players: u8) -> Match {
    Ming::start(&Options::default(), players).expect("this number of players is allowed").into()
}

#[test]
fn r1_1_six_provinces_of_three_districts_and_a_symbol_on_every_border() {
    let board = BoardRef::usual();
    assert_eq!((board.provinces.len(), board.districts.len()), (6, 18));
    assert_eq!(board.borders.len(), 36);
    for border in &board.borders {
        let [one, other] = border.districts;
        for three in [false, true] {
            let symbol = border.symbols[usize::from(three)];
            assert_eq!(board.symbol(three, one, other), Some(symbol));
            for (from, to) in [(one, other), (other, one)] {
                let ways = board.ways(three, from);
                let leading: Vec<Card> =
                    Card::ALL.iter().copied().filter(|&card| ways[card] & to.bit() != 0).collect();
                assert_eq!(leading, [symbol, Card::Dragon], "from {from} to {to}");
            }
        }
    }
    assert_eq!(board.districts["white-3".parse::<District>().unwrap().index()].name, "Beiping");
    assert_eq!(board.symbol(false, District::at(0), District::at(17)), None);
}

#[test]
fn r1_1_another_board_is_played_from_its_text_and_its_record_replays() {
    let text = BoardRef::usual().text().replace("\"Beiping\"", "\"Kaifeng\"");
    let mut options = Options::default();
    options.set("board", &text).unwrap();
    let game = Ming::start(&options, 3).unwrap();
    assert_eq!(game.board.districts[2].name, "Kaifeng");
    let state = serde_json::to_string(&game).unwrap();
    assert_eq!(serde_json::from_str::<Ming>(&state).unwrap(), game);
    let seed = kernel::fair::Seed::of_game(1, 1);
    let record = kernel::Record::new::<Ming>(&options, 3, seed.commitment());
    let read: kernel::Record = record.to_text().parse().unwrap();
    assert_eq!(read.start::<Ming>().unwrap(), game);
    // What happens there is told with the name on that board.
    let mut table = setting(3).board(options.board).hand(GUIDO, "ox_cart").spaces(GUIDO, "white").set();
    table.says(GUIDO, ["go white-3 ox_cart"]);
    assert!(matches!(&table.told[0], Event::Open(Told::Moved { to, .. }) if to.name() == "Kaifeng"));
}

#[test]
fn r1_2_fifty_four_movement_cards_of_six_kinds_or_three_and_eighteen_dragons() {
    for (three, symbols, each) in [(false, Card::symbols(), 9), (true, Card::groups(), 18)] {
        let game = Ming::start(&Options { three, ..Options::default() }, 4).unwrap();
        for &card in Card::ALL {
            assert_eq!(game.pile[card], if symbols.contains(&card) { each } else { 0 }, "{card}");
        }
        assert_eq!(game.pile.iter().sum::<u8>(), MOVEMENT);
        assert_eq!(game.dragons + 4, DRAGONS);
    }
}

#[test]
fn r1_2_with_three_kinds_a_border_asks_for_its_family() {
    let mut table = setting(3).three().hand(GUIDO, "animal bearer water").set();
    assert_eq!(
        table.choices()[..3],
        ["go white-3 animal", "go orange-1 bearer", "go white-2 water"].map(String::from)
    );
    table.says(GUIDO, ["go white-3 animal"]);
    assert_eq!(table.refused_by("go pink-2 water"), "R4.2");
    assert!(table.may("go pink-2 bearer"));
}

#[test]
fn r1_3_thirty_members_and_a_prince_for_two_to_four_players() {
    for players in 2..=4 {
        let game = start(players);
        for seat in game.seats() {
            assert_eq!(game.families[seat].supply, 30);
            assert_eq!(game.families[seat].prince, None);
        }
    }
    for players in [1, 5] {
        let error = Ming::start(&Options::default(), players).unwrap_err();
        assert!(matches!(error, SetupError::Players { .. }), "{error}");
    }
    assert_eq!(RETURN_CARDS.iter().sum::<u8>(), 6, "the most members in a city");
}

#[test]
fn r1_4_six_open_cards_and_a_dragon_for_everyone() {
    let mut table = start(3);
    assert_eq!(table.chances().iter().map(|chance| chance.1).sum::<u32>(), 54);
    for card in ["horse", "horse", "junk", "barge", "palanquin", "rickshaw"] {
        assert_eq!(table.game.turn(), Turn::Nature);
        table.nature(&format!("card {card}"));
    }
    let row = table.row.map(|card| card.unwrap().name());
    assert_eq!(row, ["horse", "horse", "junk", "barge", "palanquin", "rickshaw"]);
    assert_eq!(table.pile[Card::Horse], 7);
    for seat in table.seats() {
        assert_eq!(table.hand(seat), "dragon");
    }
    assert_eq!(table.dragons, 15);
}

#[test]
fn r1_5_the_start_player_is_drawn_after_the_cards() {
    let mut table = start(4);
    for _ in 0..6 {
        assert!(table.chances()[0].0.starts_with("card"));
        let (card, _) = table.chances().swap_remove(0);
        table.nature(&card);
    }
    let seats = ["first 0", "first 1", "first 2", "first 3"].map(|text| (text.to_string(), 1));
    assert_eq!(table.chances(), seats);
    table.nature("first 2");
    assert_eq!((table.start, table.whose()), (SILVIO, Some(SILVIO)));
}

#[test]
fn r1_6_princes_enter_clockwise_each_into_a_free_district_and_bring_a_tile() {
    let mut table = start(3);
    for _ in 0..6 {
        let (card, _) = table.chances().swap_remove(0);
        table.nature(&card);
    }
    table.nature("first 1");
    assert_eq!(table.choices().len(), 18);
    table.says(MANUELA, ["prince white-1"]);
    assert_eq!(table.choices().len(), 17);
    assert_eq!(table.refused_by("prince white-1"), "R1.6");
    table.says(SILVIO, ["prince white-2"]).says(GUIDO, ["prince blue-3"]);
    assert_eq!(table.families[MANUELA].tiles, tiles("white"));
    assert_eq!(table.families[SILVIO].tiles, tiles("white"));
    assert_eq!(table.families[GUIDO].tiles, tiles("blue"));
    assert_eq!((table.game.phase, table.round, table.whose()), (Phase::Members, 1, Some(MANUELA)));
}

#[test]
fn r1_7_everything_is_open_but_return_cards_being_chosen() {
    let table = setting(3).hand(GUIDO, "horse dragon").spaces(GUIDO, "white").set();
    for viewer in Viewer::all(3) {
        let view = table.game.view(viewer);
        assert_eq!(view.table, table.game.table, "{viewer:?}");
        assert_eq!(view.own, None);
    }
    let text = serde_json::to_value(table.game.view(Viewer::Seat(GUIDO))).unwrap();
    let mut keys: Vec<&String> = text.as_object().unwrap().keys().collect();
    keys.sort();
    assert_eq!(keys, ["hands", "own", "table"], "a view has no field for what others chose");
    assert_eq!(table.game.view(Viewer::Spectator).hands, table.game.hands.map(Some));
}

#[test]
fn r1_7_hidden_hands_are_seen_by_their_owners_alone() {
    let mut table = setting(3)
        .option("hands", "hidden")
        .hand(GUIDO, "ox_cart dragon")
        .hand(MANUELA, "horse junk dragon")
        .hand(SILVIO, "barge barge")
        .set();
    let seen = |table: &Match, viewer| table.game.view(viewer).hands;
    let all = table.game.hands;
    assert_eq!(seen(&table, Viewer::Seat(GUIDO)), [Some(all[0]), None, None, Some(all[3])]);
    assert_eq!(seen(&table, Viewer::Spectator), [None, None, None, Some(all[3])]);
    let cards = |view: ming::View| view.families.map(|family| family.cards);
    assert_eq!(cards(table.game.view(Viewer::Spectator)), [2, 3, 2, 0]);
    // What all can count stays true in every imagined state; who holds what does not.
    let (view, mut dice) = (table.game.view(Viewer::Seat(GUIDO)), kernel::Dice::new(4));
    let mut dragons = [0; 3];
    for _ in 0..1000 {
        let hands = Ming::imagine(&view, &mut dice).hands;
        assert_eq!(hands[GUIDO], all[0]);
        let dragon = Card::Dragon as usize;
        assert_eq!(hands[MANUELA][dragon] + hands[SILVIO][dragon], 1);
        (0..3).for_each(|seat| dragons[seat] += u32::from(hands[seat][dragon]));
    }
    assert!((540..660).contains(&dragons[1]), "three of five hidden cards are hers: {dragons:?}");
    table.say("go white-3 ox_cart");
    assert!(table.told.iter().any(kernel::Event::reveals), "others have learnt what he had");
}

#[test]
fn r1_7_nobody_goes_on_for_a_hidden_hand() {
    // Manuela's prince is in white-3: Guido must go on, and only a horse leads on.
    let on_the_way = |hands: &str| {
        let table =
            setting(3).option("hands", hands).prince(MANUELA, "white-3").hand(GUIDO, "ox_cart horse horse");
        let mut table = table.hand(MANUELA, "horse").hand(SILVIO, "junk junk").set();
        table.say("go white-3 ox_cart");
        table
    };
    for (hands, plays) in [("open", true), ("hidden", false)] {
        let table = on_the_way(hands);
        assert_eq!(table.choices().len(), 1, "{:?}", table.choices());
        assert_eq!(kernel::Offer::of(&table.game).only().is_some(), plays, "{hands}");
    }
    // Whatever is imagined, he has a card to go on with.
    let (view, mut dice) = (on_the_way("hidden").game.view(Viewer::Seat(SILVIO)), kernel::Dice::new(5));
    for _ in 0..200 {
        assert!(!Ming::imagine(&view, &mut dice).legal(GUIDO).is_empty());
    }
}

#[test]
fn r1_5_the_table_may_agree_who_begins() {
    trial::first::<ming::Ming>();
}

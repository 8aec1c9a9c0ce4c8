//! R1: the board, the pieces, the deck, and what is hidden.

use crate::table::*;
use china::data::{Colour, EMISSARIES, PALACES, Region};
use china::{BoardRef, China, Event, Options, Phase, Side, Told};
use kernel::prelude::*;
use kernel::{Piece, SetupError, Turn, Viewer};

fn start(options: &Options, players: u8) -> Result<China, SetupError> {
    China::start(options, players)
}

#[test]
fn r1_1_nine_regions_in_four_pairs_of_a_colour_and_violet_chu() {
    for board in BoardRef::built_in() {
        for &colour in Colour::ALL {
            let expected = if colour == Colour::Violet { 1 } else { 2 };
            assert_eq!(board.regions_of(colour).len(), expected, "{colour}");
        }
        let colour = |region| board.colour(region);
        assert_eq!(colour(Region::Chu), Colour::Violet);
        assert_eq!([Region::Qi, Region::Chin].map(colour), [Colour::Yellow; 2]);
        assert_eq!([Region::Zhao, Region::Lu].map(colour), [Colour::Orange; 2]);
        assert_eq!((colour(Region::Wei), colour(Region::Han)), (Colour::Red, Colour::Green));
        assert_eq!((board.size(Region::Wei), board.size(Region::Qi), board.size(Region::Chu)), (7, 5, 8));
        assert_eq!(board.alliances.len(), 15);
        assert_eq!(board.alliances[2].regions, [Region::Wei, Region::Chin]);
        assert_eq!(board.alliances[3].regions, [Region::Chin, Region::Shu]);
    }
}

#[test]
fn r1_1_the_side_depends_on_the_number_of_players_and_four_may_choose() {
    let side = |game: &China| game.realm.board.id.clone();
    let usual = Options::default();
    let sides: Vec<String> = (3..=5).map(|players| side(&start(&usual, players).unwrap())).collect();
    assert_eq!(sides, ["china-3-4", "china-3-4", "china-4-5"]);
    let [small, large] = [3, 5].map(|players| usual.board_for(players).unwrap());
    let with = |board: &BoardRef| Options { board: Side::Chosen(board.clone()), ..usual };
    assert_eq!(side(&start(&with(&large), 4).unwrap()), "china-4-5");
    for (board, players) in [(large, 3), (small, 5)] {
        let error = start(&with(&board), players).unwrap_err();
        assert!(matches!(error, SetupError::Option { name: "board", .. }), "{error}");
    }
}

#[test]
fn r1_1_another_board_is_played_from_its_text_and_its_record_replays() {
    let text = BoardRef::usual().text().replace("id = \"china-3-4\"", "id = \"mine\"");
    let mut options = Options::default();
    options.set("board", &text).unwrap();
    let game = start(&options, 3).unwrap();
    assert_eq!(game.realm.board.id, "mine");
    let state = serde_json::to_string(&game).unwrap();
    assert_eq!(serde_json::from_str::<China>(&state).unwrap(), game);
    let seed = kernel::fair::Seed::of_game(1, 1);
    let record = kernel::Record::new::<China>(&options, 3, seed.commitment());
    let read: kernel::Record = record.to_text().parse().unwrap();
    assert_eq!(read.start::<China>().unwrap(), game);
}

#[test]
fn r1_2_twenty_palaces_eight_emissaries_and_a_fortress_in_the_variant() {
    for fortresses in [false, true] {
        let game = start(&Options { fortresses, ..Options::default() }, 5).unwrap();
        for seat in game.seats() {
            let prince = &game.princes[seat];
            assert_eq!((prince.palaces, prince.emissaries), (PALACES, EMISSARIES));
            assert_eq!((PALACES, EMISSARIES, prince.fortresses), (20, 8, u8::from(fortresses)));
        }
    }
    for players in [2, 6] {
        assert!(matches!(start(&Options::default(), players), Err(SetupError::Players { .. })));
    }
}

#[test]
fn r1_2_who_has_no_piece_of_a_kind_left_places_no_more_of_it() {
    let everywhere = "chu-1 chu-2 chu-3 chu-4 chu-5 chu-6 chu-7 wei-1 wei-2 wei-3 wei-4 wei-5 wei-6 \
                      zhao-1 zhao-2 zhao-3 zhao-4 lu-1 lu-2 lu-3";
    let mut table = setting(4)
        .palaces(GUIDO, everywhere)
        .emissaries(MANUELA, "chu chu chu chu wei wei wei wei")
        .hand(GUIDO, "violet violet red")
        .hand(MANUELA, "violet violet red")
        .set();
    table.says(GUIDO, ["region chu"]);
    assert_eq!(table.choices(), ["emissary chu"]);
    assert_eq!(table.refused_by("palace chu-8"), "R1.2");
    // Without palaces a seat cannot open a region at all.
    assert!(!setting(4).palaces(GUIDO, everywhere).hand(GUIDO, "green green red").set().may("region han"));
    table.says(GUIDO, ["emissary chu"]).draw_up();
    table.says(MANUELA, ["region chu"]);
    assert_eq!(table.refused_by("emissary chu"), "R1.2");
    assert_eq!(table.choices(), ["palace chu-8"]);
}

#[test]
fn r1_3_the_deck_has_57_cards_less_one_or_two_of_each_colour() {
    let decks = [[8, 9, 9, 10, 11], [9, 10, 10, 11, 12], [10, 11, 11, 12, 13]];
    for (players, deck) in (3..=5).zip(decks) {
        let game = start(&Options::default(), players).unwrap();
        assert_eq!(game.pile, deck, "{players} players");
    }
    assert_eq!(decks[2].iter().sum::<u8>(), 57);
}

#[test]
fn r1_4_three_cards_each_face_down_and_four_open() {
    let mut table = Match::from(start(&Options::default(), 3).unwrap());
    table.nature("first 1");
    let total: u32 = table.chances().iter().map(|chance| chance.1).sum();
    assert_eq!(total, 47, "any card of the pile is as likely");
    for card in ["red", "red", "violet"] {
        table.nature(&format!("card {card}"));
    }
    assert_eq!(table.hand(MANUELA), "violet red red", "the start player gets the first cards");
    for _ in 0..6 {
        table.nature("card green");
    }
    assert_eq!(
        (table.hand(SILVIO), table.hand(GUIDO)),
        ("green green green".into(), "green green green".into())
    );
    for card in ["yellow", "yellow", "red"] {
        table.nature(&format!("card {card}"));
        assert_eq!(table.game.turn(), Turn::Nature);
    }
    table.nature("card orange");
    assert_eq!(table.open_row(), "yellow yellow orange red");
    assert_eq!(table.whose(), Some(MANUELA));
    assert_eq!(table.piled, 47 - 9 - 4);
}

#[test]
fn r1_5_the_start_player_is_drawn_and_begins_every_round() {
    let mut table = Match::from(start(&Options::default(), 4).unwrap());
    assert_eq!(table.chances().len(), 4);
    table.nature("first 2").anything();
    assert_eq!(table.round, 1);
    for seat in [SILVIO, VALERIO, GUIDO, MANUELA] {
        assert_eq!((table.whose(), table.round), (Some(seat), 1));
        let swap = table.choices().pop().unwrap();
        table.say(&swap).draw_up();
    }
    assert_eq!((table.whose(), table.round), (Some(SILVIO), 2));
    let rounds = table.told.iter().filter(|event| matches!(event, Event::Open(Told::Round { .. }))).count();
    assert_eq!(rounds, 2);
}

#[test]
fn r1_6_a_card_from_the_pile_is_told_to_its_owner_alone() {
    let mut table = setting(3).hand(GUIDO, "red red green").row("violet violet yellow orange").set();
    table.says(GUIDO, ["swap red", "draw"]).nature("card orange");
    let to = |viewer| {
        table
            .told_to(viewer)
            .into_iter()
            .find(|told| matches!(told, Told::Drew { .. } | Told::DrewCard { .. }))
    };
    assert_eq!(to(Viewer::Seat(GUIDO)), Some(Told::DrewCard { seat: GUIDO, card: Colour::Orange }));
    for viewer in [Viewer::Seat(MANUELA), Viewer::Spectator] {
        assert_eq!(to(viewer), Some(Told::Drew { seat: GUIDO }));
    }
    assert_eq!(table.princes[GUIDO].known, [0; 5]);
}

#[test]
fn r1_6_a_card_from_the_row_is_known_until_it_is_played() {
    let mut table = setting(3).hand(GUIDO, "red red green").row("red red yellow orange").set();
    table.says(GUIDO, ["swap green", "take red"]).anything();
    assert_eq!(table.princes[GUIDO].known, cards("red"));
    assert_eq!(table.princes[GUIDO].hidden(), 2);
    for seat in [MANUELA, SILVIO] {
        assert_eq!(table.whose(), Some(seat));
        let swap = table.choices().pop().unwrap();
        table.say(&swap).draw_up();
    }
    // Of three red cards the known one goes first: nobody learns anything.
    table.says(GUIDO, ["region wei", "palace wei-1"]);
    assert_eq!((table.princes[GUIDO].known, table.princes[GUIDO].hidden()), ([0; 5], 2));
    assert!(!table.told.iter().any(|event| matches!(event, Event::Open(Told::Paid { fresh: true, .. }))));
}

#[test]
fn r1_6_showing_a_card_that_nobody_knew_reveals_something() {
    let mut table = setting(3).hand(GUIDO, "red green green").known(GUIDO, "green").set();
    table.says(GUIDO, ["region wei", "palace wei-1"]);
    let told = table.told.clone();
    assert!(told.is_empty(), "before it is paid nothing has happened for the others");
    table.says(GUIDO, ["pay green"]);
    assert!(table.told.iter().any(kernel::Event::reveals), "one of the green cards was not known");
    let teaches = |seat| table.told.iter().any(|event| kernel::Event::teaches(event, seat));
    assert!(!teaches(GUIDO) && teaches(MANUELA), "Guido himself learns nothing, and may take it back");
    assert_eq!((table.princes[GUIDO].known, table.princes[GUIDO].hidden()), ([0; 5], 1));
}

#[test]
fn r1_6_others_are_not_told_what_a_seat_has_begun() {
    let mut table = setting(3).palaces(MANUELA, "wei-1").hand(GUIDO, "red green green").set();
    let before = [Viewer::Seat(MANUELA), Viewer::Spectator].map(|viewer| table.game.view(viewer));
    table.says(GUIDO, ["region wei", "palace wei-2"]);
    assert_eq!([Viewer::Seat(MANUELA), Viewer::Spectator].map(|viewer| table.game.view(viewer)), before);
    // Whether Guido could pay for a second piece would reveal his cards.
    table.says(GUIDO, ["pay red"]);
    assert_eq!(table.game.view(Viewer::Seat(GUIDO)).ask, china::Ask::Second(Region::Wei));
    assert_eq!(table.game.view(Viewer::Spectator).ask, china::Ask::Draw);
}

#[test]
fn r1_6_a_view_has_no_field_for_the_hands_of_others() {
    let table = setting(4).hand(GUIDO, "violet violet violet").set();
    let seen = table.game.view(Viewer::Seat(MANUELA));
    assert_eq!(seen.own.unwrap().seat, MANUELA);
    assert_eq!(seen.phase, Phase::Turn);
    let text = serde_json::to_value(&seen).unwrap();
    let mut keys: Vec<&String> = text.as_object().unwrap().keys().collect();
    keys.sort();
    assert_eq!(keys, ["ask", "kept", "own", "table", "unseen"]);
    // Another hand of Guido's from the same unseen cards looks the same.
    let mut other = table.game.clone();
    other.hands.swap(0, 2);
    assert_ne!(other, table.game);
    assert_eq!(other.view(Viewer::Seat(MANUELA)), seen);
}

#[test]
fn r1_5_the_table_may_agree_who_begins() {
    trial::first::<china::China>();
}

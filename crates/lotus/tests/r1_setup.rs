//! R1: the map, the pieces, the first tiles, and what is secret.

mod table;

use kernel::{Dice, Game, Options as _, Piece, Seats, SetupError, Turn};
use lotus::data::*;
use lotus::{BoardRef, Event, Lotus, Options, Phase};
use table::*;

fn start(players: u8) -> Match {
    Lotus::start(&Options::default(), players).expect("allowed players").into()
}

#[test]
fn r1_1_39_regions_of_which_eight_dark_ones_are_for_six_players() {
    let board = BoardRef::usual();
    assert_eq!((board.lands.len(), board.dark().count_ones()), (39, 8));
    assert_eq!((board.lotus() & !board.dark()).count_ones(), 7);
    assert_eq!((board.lotus() & board.dark()).count_ones(), 1);
    assert_eq!((board.dragons().count_ones(), board.dragons() & board.dark()), (3, 0));
    for players in 3..=5 {
        assert_eq!(board.in_play(players).count_ones(), 31);
    }
    assert_eq!(board.in_play(6).count_ones(), 39);
    // A cube cannot go to a dark region with five players; with six it can, once it is within reach.
    let near = |players| setting(players).owns(BRUNO, "fort", "gongchang hanzhong").set();
    assert!(near(6).may("cube lanzhou"));
    let five = setting(5).owns(BRUNO, "fort", "hanzhong").set();
    assert_eq!(five.refused_by("cube gongchang"), "R1.1");
}

#[test]
fn r1_1_another_map_is_played_from_its_text_and_its_record_replays() {
    let text = BoardRef::usual().text().replace("id = \"lotus\"", "id = \"mine\"");
    let mut options = Options::default();
    options.set("board", &text).unwrap();
    let game = Lotus::start(&options, 3).unwrap();
    assert_eq!(game.realm.board.id, "mine");
    let state = serde_json::to_string(&game).unwrap();
    assert_eq!(serde_json::from_str::<Lotus>(&state).unwrap(), game);
    let record = kernel::Record::new::<Lotus>(&options, 3, kernel::fair::Seed::of_game(1, 1).commitment());
    let read: kernel::Record = record.to_text().parse().unwrap();
    assert_eq!(read.start::<Lotus>().unwrap(), game);
}

#[test]
fn r1_2_39_tiles_and_five_cubes_each() {
    assert_eq!((TILES, TILES.iter().sum::<u8>()), ([17, 5, 5, 6, 6], 39));
    assert_eq!(CUBES, 5);
    assert_eq!(start(3).bag, TILES);
    for players in [2, 7] {
        let refused = Lotus::start(&Options::default(), players);
        assert!(matches!(refused, Err(SetupError::Players { .. })), "{players}");
    }
}

#[test]
fn r1_3_everyone_starts_with_12_influence_and_3_army() {
    for players in 3..=6 {
        let table = first_round(players, &Options::default());
        assert_eq!(table.influence(), vec![12; usize::from(players)]);
        assert_eq!(table.army(), vec![3; usize::from(players)]);
        assert!(table.lords.iter().all(|lord| lord.victory == 0));
    }
}

#[test]
fn r1_4_any_seat_may_be_the_first_emperor_and_begins() {
    let mut table = start(5);
    let chances: Vec<_> = (0..5).map(|seat| (format!("emperor {seat}"), 1)).collect();
    assert_eq!(table.chances(), chances);
    table.nature("emperor 3").anything();
    assert_eq!((table.emperor, table.whose()), (DARIO, Some(DARIO)));
}

#[test]
fn r1_5_seven_tiles_are_shuffled_onto_the_lotus_regions() {
    let mut table = start(4);
    table.nature("emperor 0");
    let weights = |table: &Match| table.chances().iter().map(|chance| chance.1).collect::<Vec<_>>();
    assert_eq!(weights(&table), [3, 1, 1, 1, 1], "three villages, one of each other building");
    table.nature("tile village");
    assert_eq!(weights(&table), [2, 1, 1, 1, 1]);
    table.nature("tile temple");
    assert!(!table.chances().iter().any(|chance| chance.0 == "tile temple"), "there is only one");
    table.anything();
    let board = table.realm.board;
    assert_eq!(table.realm.built(), board.lotus() & !board.dark());
    assert_eq!(table.realm.built(), table.realm.neutral());
    for (place, building) in Building::ALL.iter().enumerate() {
        assert_eq!(table.realm.buildings[place].count_ones() as u8, FIRST_TILES[*building]);
    }
    assert_eq!((table.phase, table.round), (Phase::Cubes, 1));
}

#[test]
fn r1_5_with_six_players_one_more_village_lies_on_the_dark_lotus_region() {
    let mut table = start(6);
    table.nature("emperor 0");
    for _ in 0..7 {
        let (chance, _) = table.chances().pop().unwrap();
        table.nature(&chance);
    }
    assert_eq!(table.chances(), [("tile village".to_string(), 1)]);
    table.anything();
    assert_eq!(table.realm.building(Region::Lanzhou), Some(Building::Village));
    assert_eq!(table.realm.built().count_ones(), 8);
}

#[test]
fn r1_6_others_see_who_has_chosen_and_nothing_of_what() {
    let mut table = first_round(4, &Options::default());
    table.cubes(&["changsha", "changsha", "changsha", ""]);
    let before = table.seen(DARIO);
    assert_eq!(before.waiting, [ANNA, BRUNO, CARLA].into_iter().collect::<Seats>());
    table.told.clear();
    table.by(BRUNO, "against 0");
    for seat in [ANNA, CARLA, DARIO] {
        assert_eq!(table.seen(seat).table, before.table, "the first step does not show");
    }
    assert!(table.told.is_empty(), "and nobody is told of it");
    table.by(BRUNO, "influence 4");
    let mut after = table.seen(DARIO);
    assert_eq!(after.waiting, before.waiting.without(BRUNO));
    after.table.waiting = before.waiting;
    assert_eq!(after, before, "that he has voted is all that shows");
    let eye = kernel::Eye::Seat(DARIO);
    assert_eq!(table.told_to(eye), [Event::Entered { seat: BRUNO, secret: None }]);
    let own = table.seen(BRUNO).own.unwrap().secret;
    assert_eq!((own.against, own.points), (Some(ANNA), Some(4)));
}

#[test]
fn r1_7_four_rounds_of_cubes_control_point_rebellion_and_cards() {
    let mut table = first_round(3, &Options::default());
    for round in 1..=4 {
        assert_eq!((table.round, table.phase), (round, Phase::Cubes));
        table.cubes(&[]).anything();
        assert_eq!((table.phase, table.lords[ANNA].victory), (Phase::Muster, round + round - 1));
        // Nobody owns anything, so the Emperor, who wins alone, gets the point of who cannot take a region.
        table.muster(&[("", 0), ("rebel", 0), ("rebel", 0)]);
    }
    assert_eq!(table.turn(), Turn::Over);
}

#[test]
fn r1_8_points_in_hand_change_only_by_ones_own_votes_armies_and_income() {
    let mut dice = Dice::new(8);
    for players in 3..=6 {
        let (mut game, mut log) = (start(players).game, Vec::new());
        while game.turn() != Turn::Over {
            match game.turn().seats().first() {
                Some(seat) => {
                    let action = game.choose(seat, &mut dice, &mut Vec::new());
                    game.apply(seat, action, &mut log);
                }
                None => {
                    let chance = game.draw(&mut dice, &mut Vec::new());
                    game.happen(chance, &mut log);
                }
            }
        }
        let mut hands = [(i32::from(START_INFLUENCE), i32::from(START_ARMY)); MAX_PLAYERS];
        for event in log {
            match event {
                Event::Voted { seat, vote } => hands[seat].0 -= i32::from(vote.played()),
                Event::Left { seat, back } => hands[seat].0 += i32::from(back),
                Event::Sided { seat, choice } => hands[seat].1 -= i32::from(choice.played()),
                Event::Income { seat, influence, army } => {
                    hands[seat].0 += i32::from(influence);
                    hands[seat].1 += i32::from(army);
                }
                _ => {}
            }
        }
        let held = game.lords.map(|lord| (i32::from(lord.influence), i32::from(lord.army)));
        assert_eq!(held, hands, "{players} players: whoever listens knows everybody's points");
    }
}

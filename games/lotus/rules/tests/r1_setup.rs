//! R1: the map, the pieces, the first tiles, and what is secret.

use crate::table::*;
use kernel::prelude::*;
use kernel::{Dice, Piece, Seats, SetupError, Turn};
use lotus::data::*;
use lotus::{BoardRef, Cards, Event, Lotus, Options, Phase, Reason, Told};

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
    let board = &table.realm.board;
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
    assert_eq!(after, before, "only the fact of voting shows");
    let viewer = kernel::Viewer::Seat(DARIO);
    assert_eq!(table.told_to(viewer), [Told::Entered { seat: BRUNO }]);
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
        // Nobody owns anything, so the Emperor, who wins alone, gets the point for being unable to take a region.
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
                    game.play_unchecked(seat, action, &mut log);
                }
                None => {
                    let chance = game.draw(&mut dice, &mut Vec::new());
                    game.happen_unchecked(chance, &mut log);
                }
            }
        }
        let mut hands = [(i32::from(START_INFLUENCE), i32::from(START_ARMY)); MAX_PLAYERS];
        for event in log {
            match event {
                Event::Open(Told::Voted { seat, vote }) => hands[seat].0 -= i32::from(vote.played()),
                Event::Open(Told::Left { seat, back }) => hands[seat].0 += i32::from(back),
                Event::Open(Told::Sided { seat, choice }) => hands[seat].1 -= i32::from(choice.played()),
                Event::Open(Told::Income { seat, influence, army }) => {
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

#[test]
fn r1_4_the_table_may_agree_who_begins() {
    trial::first::<lotus::Lotus>();
}

#[test]
fn r1_3_changed_downwards_a_vote_is_at_most_the_two_highest_cards() {
    for ([ones, twos, threes], most) in
        [([2, 2, 2], 6), ([4, 0, 0], 2), ([0, 1, 1], 5), ([5, 0, 1], 4), ([0, 0, 1], 3), ([0, 3, 0], 4)]
    {
        let mut table = setting(3).owns(CARLA, "fort", "guilin").cards(ANNA, [ones, twos, threes]).set();
        table.cubes(&["kuizhou", "kuizhou", ""]).say("settle kuizhou");
        let all: Vec<String> = (0..=most).map(|points| format!("influence {points}")).collect();
        assert_eq!(table.choices_of(ANNA), all, "{ones} ones, {twos} twos, {threes} threes");
        let refused = table.refusal(&format!("influence {}", most + 1));
        let held = table.lords[ANNA].influence;
        let expected =
            if held > most || most == 6 { Reason::TwoCards { most } } else { Reason::Influence { held } };
        assert_eq!(refused, expected);
    }
}

#[test]
fn r1_3_a_vote_leaves_the_most_threes_and_then_the_most_twos() {
    // Anna has 1 1 2 2 3 3 and pays 4 with 2 + 2; Bruno, with two threes alone, with a three and a one.
    let mut table =
        setting(3).owns(CARLA, "fort", "guilin").cards(ANNA, [2, 2, 2]).cards(BRUNO, [0, 0, 2]).set();
    table.cubes(&["kuizhou", "kuizhou", ""]).say("settle kuizhou");
    assert_eq!(table.lords[ANNA].vote(4), [2, 2]);
    assert_eq!(table.lords[BRUNO].vote(4), [3, 1]);
    table.vote(&[(ANNA, BRUNO, 4), (BRUNO, ANNA, 5)]);
    assert_eq!(table.owner("kuizhou"), Some(BRUNO));
    // Anna takes 2 back in one card; Bruno keeps the one that is left of his second three.
    assert_eq!(table.lords[ANNA].cards, Some(Cards { ones: 2, twos: 1, threes: 2 }));
    assert_eq!(table.lords[BRUNO].cards, Some(Cards { ones: 1, twos: 0, threes: 0 }));
}

#[test]
fn r1_3_new_cards_are_one_sum_in_threes() {
    let mut table =
        setting(3).owns(ANNA, "palace", "dadu").owns(ANNA, "rice", "datong").cards(ANNA, [1, 0, 0]).set();
    table.to_rebellion().muster(&[("", 0), ("rebel", 0), ("emperor", 0)]);
    while table.phase == Phase::Capture {
        table.say("decline");
    }
    table.say("levy 0");
    // 10, 1 for the rice field and 2 for the palace are 13: four threes and a one.
    assert_eq!(table.lords[ANNA].cards, Some(Cards { ones: 2, twos: 0, threes: 4 }));
}

#[test]
fn r1_3_changed_both_ways_only_points_count() {
    let table = setting(3).option("change", "any").owns(CARLA, "fort", "guilin").influence(ANNA, 5);
    let mut table = table.set();
    table.cubes(&["kuizhou", "kuizhou", ""]).say("settle kuizhou");
    assert_eq!(table.lords[ANNA].cards, None);
    assert_eq!(table.choices_of(ANNA).len(), 6, "five points make a vote of five, whatever the cards");
}

#[test]
fn r1_3_records_of_the_first_version_change_cards_both_ways() {
    let text = include_str!("../../records/3-players.json");
    let record: kernel::Record = text.parse().unwrap();
    assert_eq!((record.rules, record.options.get("change")), (1, None));
    assert_eq!(record.start::<Lotus>().unwrap().lords[ANNA].cards, None);
    let renewed = kernel::Record { rules: 2, ..record };
    assert!(renewed.start::<Lotus>().unwrap().lords[ANNA].cards.is_some());
    let unknown = kernel::Record { rules: 3, ..renewed };
    assert!(matches!(unknown.start::<Lotus>(), Err(kernel::RecordError::Version { found: 3, .. })));
}

/// Anna has 16 chips, far from Kuizhou.
const SIXTEEN: &str = "dadu datong zhending taiyuan jinan yanan fengyuan pingliang henan bianliang xuzhou runing yangzhou \
     xiangyang hanzhong hangzhou";

#[test]
fn r1_2_whoever_wins_a_contest_without_a_chip_leaves_the_tile_neutral() {
    for (supply, owner) in [("limited", None), ("unlimited", Some(ANNA))] {
        let table =
            setting(4).option("supply", supply).tiles("temple", "kuizhou").owns(ANNA, "village", SIXTEEN);
        let mut table = table.set();
        table.cubes(&["kuizhou", "kuizhou"]).say("settle kuizhou");
        table.vote(&[(ANNA, BRUNO, 3), (BRUNO, ANNA, 0)]);
        assert_eq!(table.owner("kuizhou"), owner, "{supply}");
        assert_eq!(table.victor, Some(ANNA));
        assert_eq!(table.phase, Phase::Muster, "the region is settled for this round");
        let neutral = table.realm.neutral() & lotus::bit(Region::Kuizhou) != 0;
        assert_eq!(neutral, owner.is_none(), "and can be fought for again");
        let without = Told::NoChip { seat: ANNA, land: table.realm.land(Region::Kuizhou) };
        assert_eq!(table.told.contains(&Event::Open(without)), owner.is_none());
    }
}

#[test]
fn r1_2_single_cubes_become_chips_in_the_order_of_the_map_file() {
    let fifteen = SIXTEEN.rsplit_once(' ').unwrap().0;
    let table = setting(3).option("supply", "limited").owns(ANNA, "village", fifteen);
    let mut table = table.set();
    assert_eq!(table.chips_left(ANNA), Some(1));
    table.cubes(&["luzhou kuizhou chengdu"]);
    assert_eq!(["chengdu", "kuizhou", "luzhou"].map(|region| table.owner(region)), [Some(ANNA), None, None]);
    assert_eq!(table.chips_left(ANNA), Some(0));
    let board = BoardRef::usual();
    let (head, lands) = board.text().split_once("[[region]]").unwrap();
    assert!(head.contains("[tiles]"));
    let names = lands.split("\nid = \"").skip(1).map(|land| land.split('"').next().unwrap());
    assert_eq!(names.collect::<Vec<_>>(), Region::NAMES, "the order of the map file is that of the regions");
}

#[test]
fn r1_2_a_winner_of_the_rebellion_without_a_chip_takes_the_point() {
    for (supply, point) in [("limited", 1), ("unlimited", 0)] {
        let table =
            setting(3).option("supply", supply).owns(ANNA, "village", SIXTEEN).owns(BRUNO, "fort", "kuizhou");
        let mut table = table.emperor(BRUNO).set();
        table.to_rebellion().muster(&[("", 3), ("", 0), ("emperor", 0)]);
        assert_eq!(table.lords[ANNA].victory, point, "{supply}");
        assert_eq!(table.phase == Phase::Capture, point == 0);
    }
}

#[test]
fn r1_2_a_captured_chip_goes_back_to_its_owner() {
    let table =
        setting(3).option("supply", "limited").owns(ANNA, "village", SIXTEEN).owns(BRUNO, "fort", "kuizhou");
    let mut table = table.set();
    table.to_rebellion().muster(&[("", 0), ("", 3), ("rebel", 0)]);
    table.says(BRUNO, ["capture xiangyang"]);
    assert_eq!(table.chips_left(ANNA), Some(1));
    assert_eq!(table.chips_left(BRUNO), Some(14));
}

#[test]
fn r1_2_when_all_18_points_are_out_nobody_gets_one() {
    for (given, left) in [(16, 1), (17, 0)] {
        let mut table = setting(3).option("supply", "limited").victory(CARLA, given).set();
        table.to_rebellion();
        assert_eq!((table.lords[ANNA].victory, table.points_left()), (1, Some(left)));
        table.muster(&[("", 0), ("rebel", 0), ("rebel", 0)]);
        assert_eq!(table.lords[ANNA].victory, 1 + left, "Anna can take no region");
        assert_eq!(table.told.contains(&Event::Open(Told::NoPoint { seat: ANNA })), left == 0);
    }
}

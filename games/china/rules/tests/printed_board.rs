//! R1.1: every known fact of the printed board holds on both built-in sides. What is known is said in the boards' files.

use std::collections::BTreeSet;

use china::data::{Colour, Region};
use china::{Board, BoardRef, China, Land, Options, Side, Space};
use kernel::prelude::*;
use kernel::{Piece, Record};

fn sides() -> impl Iterator<Item = BoardRef> {
    BoardRef::built_in()
}

fn sizes(board: &Board) -> Vec<(Region, u8)> {
    Region::ALL.iter().map(|&region| (region, board.size(region))).collect()
}

/// Whether two regions share a piece of border: two corners that follow each other in both outlines.
fn touch(one: &Land, other: &Land) -> bool {
    let edges = |land: &Land| {
        let next = land.outline.iter().cycle().skip(1);
        land.outline.iter().zip(next).map(|(&from, &to)| (from.min(to), from.max(to))).collect::<Vec<_>>()
    };
    let others = edges(other);
    edges(one).iter().any(|edge| others.contains(edge))
}

/// All pairs of regions that touch.
fn borders(board: &Board) -> Vec<[Region; 2]> {
    let mut pairs = Vec::new();
    for (place, one) in Region::ALL.iter().enumerate() {
        for other in &Region::ALL[place + 1..] {
            if touch(&board.regions[one.index()], &board.regions[other.index()]) {
                pairs.push([*one, *other]);
            }
        }
    }
    pairs
}

#[test]
fn r1_1_there_are_nine_regions_by_their_names() {
    for board in sides() {
        let names: Vec<&str> = board.regions.iter().map(|land| land.name.as_str()).collect();
        assert_eq!(names.len(), 9);
        for name in ["Zhao", "Lu", "Qi", "Ch'in", "Wei", "Han", "Shu", "Chu"] {
            assert!(names.contains(&name), "{name} is missing in {names:?}");
        }
    }
}

#[test]
fn r1_1_four_pairs_of_a_colour_and_violet_alone() {
    for board in sides() {
        for &colour in Colour::ALL {
            let expected = if colour == Colour::Violet { 1 } else { 2 };
            assert_eq!(board.regions_of(colour).len(), expected, "{colour}");
        }
    }
}

#[test]
fn r1_1_known_colours() {
    for board in sides() {
        let colour = |region| board.colour(region);
        assert_eq!(colour(Region::Chu), Colour::Violet);
        assert_eq!([Region::Qi, Region::Chin].map(colour), [Colour::Yellow; 2], "example 1");
        assert_eq!(colour(Region::Wei), Colour::Red, "example 1");
        assert_eq!(colour(Region::Han), Colour::Green);
        assert_eq!([Region::Zhao, Region::Lu].map(colour), [Colour::Orange; 2]);
    }
}

#[test]
fn r1_1_regions_have_4_to_8_spaces() {
    for board in sides() {
        for (region, size) in sizes(&board) {
            assert!((4..=8).contains(&size), "{region} has {size} on {}", board.id);
        }
    }
}

#[test]
fn r1_1_violet_chu_is_the_largest() {
    for board in sides() {
        let chu = board.size(Region::Chu);
        assert!(
            sizes(&board).iter().all(|&(region, size)| region == Region::Chu || size < chu),
            "{}",
            board.id
        );
    }
}

#[test]
fn r1_1_wei_has_7_spaces() {
    // Example 4: four, two and one palaces fill it.
    assert!(sides().all(|board| board.size(Region::Wei) == 7));
}

#[test]
fn r1_1_qi_has_5_spaces() {
    // Example 5: two, two and one palaces fill it.
    assert!(sides().all(|board| board.size(Region::Qi) == 5));
}

#[test]
fn r1_1_chin_has_at_least_6_spaces() {
    // Example 3: two palaces beside four.
    assert!(sides().all(|board| board.size(Region::Chin) >= 6));
}

#[test]
fn r1_1_chin_and_shu_together_have_at_least_9_spaces() {
    // Examples 6 and 7.
    assert!(sides().all(|board| board.size(Region::Chin) + board.size(Region::Shu) >= 9));
}

#[test]
fn r1_1_equal_colours_never_touch() {
    for board in sides() {
        for [one, other] in borders(&board) {
            assert_ne!(board.colour(one), board.colour(other), "{one} and {other} on {}", board.id);
        }
    }
}

#[test]
fn r1_1_an_alliance_at_every_border_and_nowhere_else() {
    for board in sides() {
        let mut allied: Vec<[Region; 2]> = board
            .alliances
            .iter()
            .map(|alliance| {
                let [one, other] = alliance.regions;
                [one.min(other), one.max(other)]
            })
            .collect();
        allied.sort();
        assert_eq!(allied, borders(&board), "{}", board.id);
    }
}

#[test]
fn r1_1_fifteen_alliances_of_which_3_is_wei_and_chin_and_4_chin_and_shu() {
    for board in sides() {
        assert_eq!(board.alliances.len(), 15);
        let joins = |number: usize, regions: [Region; 2]| {
            regions.iter().all(|region| board.alliances[number - 1].regions.contains(region))
        };
        assert!(joins(3, [Region::Wei, Region::Chin]) && joins(4, [Region::Chin, Region::Shu]), "example 6");
    }
}

#[test]
fn r1_1_a_road_at_every_house() {
    for board in sides() {
        for place in 0..board.spaces.len() {
            let space = board.space_at(place);
            assert_ne!(board.roads(place as u32), 0, "no road leads to {space} on {}", board.id);
        }
    }
}

#[test]
fn r1_1_a_row_of_five_runs_through_chin_and_shu_with_a_branch_in_chin() {
    // Example 7: the branch ends in the lower left corner of Ch'in.
    for board in sides() {
        let place = |name: &str| {
            let space: Space = name.parse().unwrap();
            board.bit(space).trailing_zeros()
        };
        let road = |one: &str, other: &str| board.roads(place(one)) >> place(other) & 1 == 1;
        let row = ["chin-2", "chin-3", "chin-5", "shu-1", "shu-2"];
        assert!(row.windows(2).all(|pair| road(pair[0], pair[1])), "{}", board.id);
        assert!(road("chin-5", "chin-4"));
        let at = |name: &str| board.spaces[place(name) as usize];
        let houses = 1..=board.size(Region::Chin);
        let mut others = houses.filter(|&number| number != 4).map(|number| at(&format!("chin-{number}")));
        let [x, y] = at("chin-4");
        assert!(!others.any(|other| other[0] < x && other[1] > y), "{}", board.id);
    }
}

/// All roads, by the names of the spaces at their ends.
fn roads(board: &Board) -> BTreeSet<[Space; 2]> {
    let places = 0..board.spaces.len();
    let pairs = places.clone().flat_map(|from| places.clone().map(move |to| (from, to)));
    let roads = pairs.filter(|&(from, to)| from < to && board.roads(from as u32) >> to & 1 == 1);
    roads.map(|(from, to)| [from, to].map(|place| board.space_at(place))).collect()
}

#[test]
fn r1_1_the_road_nets_of_the_two_sides_differ() {
    let [one, other]: [BoardRef; 2] = sides().collect::<Vec<_>>().try_into().expect("two sides");
    // Also between spaces that both sides have: each joins some of them that the other does not.
    for [here, there] in [[&one, &other], [&other, &one]] {
        let on_both = |space: &Space| space.number() <= there.size(space.region());
        let only_here = &roads(here) - &roads(there);
        assert!(only_here.iter().any(|ends| ends.iter().all(on_both)), "{}", here.id);
    }
}

#[test]
fn r1_3_cards_10_11_11_12_13() {
    for board in sides() {
        let of = |colour: Colour| board.deck[colour];
        assert_eq!([Colour::Violet, Colour::Yellow, Colour::Orange].map(of), [10, 11, 11]);
        assert_eq!([Colour::Green, Colour::Red].map(of), [12, 13]);
        assert_eq!(board.deck.iter().sum::<u8>(), 57);
    }
}

#[test]
fn r1_1_one_side_is_for_3_and_4_players_and_one_for_4_and_5() {
    let players: Vec<Vec<u8>> = sides().map(|board| board.players.clone()).collect();
    assert_eq!(players, [[3, 4], [4, 5]]);
}

#[test]
fn r1_1_records_of_the_first_version_are_played_on_its_own_boards() {
    let text = include_str!("../../records/3-players.json");
    let record: Record = text.parse().unwrap();
    assert_eq!((record.rules, record.options["board"].as_str()), (1, "auto"));
    let chin = |record: &Record| record.start::<China>().unwrap().realm.board.size(Region::Chin);
    assert_eq!(chin(&record), 5);
    assert_eq!(chin(&Record { rules: 2, ..record.clone() }), 6);
    for (side, players) in [("china-3-4", 4), ("china-4-5", 4), ("auto", 5)] {
        let options = [("board".to_owned(), side.to_owned())].into();
        let old = Options::read_as_of(&options, 1).unwrap();
        let game = China::start(&old, players).unwrap();
        assert_eq!(game.realm.board.size(Region::Chin), 5, "{side}");
        // Written today, such a board is a board of its own.
        let again = Options::read(&old.write()).unwrap();
        let expected = if side == "auto" { Side::Auto } else { old.board };
        assert_eq!(again.board, expected);
    }
}

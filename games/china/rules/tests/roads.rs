//! R6.3 and R7.4: the best division of palaces into rows is exact. It is compared with trying everything.

use china::roads::{divide, worth};
use china::{Board, BoardRef};
use kernel::Dice;

/// The best division by brute force: which sets of palaces are rows, then the best way to take some apart.
fn brute_force(board: &Board, palaces: u64, forts: u64) -> u16 {
    let places: Vec<u32> = (0..64).filter(|place| palaces >> place & 1 == 1).collect();
    let whole = 1usize << places.len();
    let near: Vec<usize> = places
        .iter()
        .map(|&from| {
            let joined = |(_, to): &(usize, &u32)| board.roads(from) >> **to & 1 == 1;
            places.iter().enumerate().filter(joined).fold(0, |bits, (to, _)| bits | 1 << to)
        })
        .collect();
    // The palaces at which a row through exactly this set can end.
    let mut ends = vec![0usize; whole];
    let mut points = vec![0u16; whole];
    for set in 1..whole {
        for last in (0..places.len()).filter(|last| set >> last & 1 == 1) {
            let before = set & !(1 << last);
            if before == 0 || ends[before] & near[last] != 0 {
                ends[set] |= 1 << last;
            }
        }
        if ends[set] != 0 && set.count_ones() >= 4 {
            let row =
                (0..places.len()).filter(|n| set >> n & 1 == 1).fold(0, |bits, n| bits | 1u64 << places[n]);
            points[set] = worth(row, forts);
        }
    }
    let mut best = vec![0u16; whole];
    for set in 1..whole {
        // The lowest palace is in no row, or in one of the rows with it.
        let low = set & set.wrapping_neg();
        best[set] = best[set & !low];
        let mut part = set;
        while part != 0 {
            if part & low != 0 && points[part] > 0 {
                best[set] = best[set].max(points[part] + best[set & !part]);
            }
            part = (part - 1) & set;
        }
    }
    best[whole - 1]
}

/// A board with other roads: as many, each between two spaces that are near each other in number.
fn random_roads(dice: &mut Dice, roads: u32) -> Board {
    let board = BoardRef::usual();
    let text = board.text();
    let start = text.find("[roads]").expect("the board has roads");
    let end = text.find("[[alliance]]").expect("the board has alliances");
    let spaces = board.spaces.len() as u32;
    let mut joined = vec![0u64; spaces as usize];
    let mut pairs = Vec::new();
    while pairs.len() < roads as usize {
        let from = dice.below(spaces);
        let to = (from + 1 + dice.below(4)) % spaces;
        let degree = |place: u32| joined[place as usize].count_ones();
        if joined[from as usize] >> to & 1 == 0 && degree(from) < 5 && degree(to) < 5 {
            joined[from as usize] |= 1 << to;
            joined[to as usize] |= 1 << from;
            let name = |place: u32| board.space_at(place as usize);
            pairs.push(format!("[\"{}\", \"{}\"]", name(from), name(to)));
        }
    }
    let roads = format!("[roads]\npairs = [{}]\n\n", pairs.join(", "));
    Board::read(&format!("{}{roads}{}", &text[..start], &text[end..])).expect("a board").board
}

/// This number of palaces near each other.
fn cluster(dice: &mut Dice, board: &Board, count: u32) -> u64 {
    let spaces = board.spaces.len() as u32;
    let start = dice.below(spaces);
    let mut palaces = 0u64;
    while palaces.count_ones() < count {
        palaces |= 1 << ((start + dice.below(count + 5)) % spaces);
    }
    palaces
}

fn forts(dice: &mut Dice, palaces: u64) -> u64 {
    (0..64).filter(|_| dice.below(8) == 0).fold(0, |bits, place| bits | 1 << place) & palaces
}

#[test]
fn r6_3_the_division_is_as_good_as_any_on_both_boards() {
    let mut dice = Dice::new(11);
    for board in BoardRef::built_in() {
        for _ in 0..60 {
            let palaces = (0..10).fold(0u64, |bits, _| bits | 1 << dice.below(board.spaces.len() as u32));
            compare(&board, palaces, 0);
        }
    }
}

#[test]
fn r6_3_the_division_is_as_good_as_any_on_random_boards() {
    let mut dice = Dice::new(12);
    for trial in 0..60 {
        let board = random_roads(&mut dice, 45 + trial % 40);
        let palaces = cluster(&mut dice, &board, 10);
        compare(&board, palaces, 0);
    }
}

#[test]
fn r7_4_the_division_is_as_good_as_any_with_fortresses() {
    let mut dice = Dice::new(13);
    for trial in 0..60 {
        let board = random_roads(&mut dice, 45 + trial % 40);
        let palaces = cluster(&mut dice, &board, 10);
        let forts = forts(&mut dice, palaces);
        compare(&board, palaces, forts);
    }
}

fn compare(board: &Board, palaces: u64, forts: u64) {
    let division = divide(board, palaces, forts);
    assert_eq!(division.points, brute_force(board, palaces, forts), "{palaces:b} with {forts:b}");
    let rows = division.rows();
    assert_eq!(rows.iter().map(|&row| worth(row, forts)).sum::<u16>(), division.points);
    let apart = rows.iter().fold(0u64, |all, row| {
        assert_eq!(all & row, 0, "no palace is in two rows");
        all | row
    });
    assert_eq!(apart & !palaces, 0);
}

#[test]
fn r6_3_twenty_palaces_in_a_dense_net_are_divided_in_no_time() {
    let mut dice = Dice::new(14);
    let board = random_roads(&mut dice, 90);
    for _ in 0..20 {
        let palaces = cluster(&mut dice, &board, 20);
        assert!(divide(&board, palaces, 0).points <= 20);
        let forts = forts(&mut dice, palaces);
        assert!(divide(&board, palaces, forts).points <= 40);
    }
}

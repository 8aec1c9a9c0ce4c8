//! R1: every known fact of the printed board holds on the built-in one. What is known is said in the board's file.

use kernel::Piece;
use ming::data::*;
use ming::{Area, BoardRef, Point};

/// Whether a place lies inside a district.
fn is_inside(area: &Area, place: Point) -> bool {
    let [x, y] = place.map(f64::from);
    let corners = area.outline.iter().map(|corner| corner.map(f64::from));
    let sides = corners.clone().zip(corners.cycle().skip(1));
    let crossed = sides
        .filter(|([x1, y1], [x2, y2])| (*y1 > y) != (*y2 > y) && x < (x2 - x1) * (y - y1) / (y2 - y1) + x1);
    crossed.count() % 2 == 1
}

fn distance(one: Point, other: Point) -> u32 {
    (0..2).map(|axis| u32::from(one[axis].abs_diff(other[axis])).pow(2)).sum()
}

/// Whether two districts share a piece of border: two corners that follow each other in both outlines.
fn touch(one: &Area, other: &Area) -> bool {
    let sides = |area: &Area| {
        let next = area.outline.iter().cycle().skip(1);
        area.outline.iter().zip(next).map(|(&from, &to)| (from.min(to), from.max(to))).collect::<Vec<_>>()
    };
    let others = sides(other);
    sides(one).iter().any(|side| others.contains(side))
}

#[test]
fn r1_1_six_provinces_by_their_colours_with_three_districts_each() {
    let board = BoardRef::usual();
    assert_eq!(Province::NAMES, ["white", "orange", "green", "pink", "yellow", "blue"]);
    assert_eq!((board.provinces.len(), board.districts.len()), (6, 18));
    for &province in Province::ALL {
        assert_eq!(District::of(province).count(), 3);
    }
}

#[test]
fn r1_1_three_palaces_and_a_monastery_in_every_district() {
    for area in &BoardRef::usual().districts {
        let mut places = area.palaces.to_vec();
        places.extend([area.monastery, area.center]);
        assert!(places.iter().all(|&place| is_inside(area, place)), "{}", area.name);
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), 3 + 1 + 1, "{}: no two at one place", area.name);
    }
}

#[test]
fn r1_1_nine_palaces_are_the_city_in_the_middle_of_a_province() {
    let board = BoardRef::usual();
    for &province in Province::ALL {
        let palaces: Vec<Point> =
            District::of(province).flat_map(|district| board.districts[district.index()].palaces).collect();
        assert_eq!(palaces.len(), 9);
        for palace in palaces {
            let city = |&other: &Province| distance(palace, board.provinces[other.index()].city);
            assert_eq!(Province::ALL.iter().min_by_key(|other| city(other)), Some(&province));
        }
        // In the middle: all three districts meet there.
        for district in District::of(province) {
            let corners = &board.districts[district.index()].outline;
            assert!(corners.contains(&board.provinces[province.index()].city), "{district}");
        }
    }
}

#[test]
fn r1_1_one_means_of_transport_on_every_border_and_nowhere_else() {
    let board = BoardRef::usual();
    for one in District::all() {
        for other in District::all().filter(|&other| other > one) {
            let signs = board.borders.iter().filter(|border| border.districts.contains(&one));
            let signs = signs.filter(|border| border.districts.contains(&other)).count();
            let touch = touch(&board.districts[one.index()], &board.districts[other.index()]);
            assert_eq!(signs, usize::from(touch), "{one} and {other}");
        }
    }
    for border in &board.borders {
        assert!(Card::symbols().contains(&border.symbols[0]) && Card::groups().contains(&border.symbols[1]));
    }
}

#[test]
fn r1_1_province_spaces_lie_beside_the_map() {
    let board = BoardRef::usual();
    let [.., right, _] = board.map_box;
    assert!(board.provinces.iter().all(|land| land.space[0] > right));
}

#[test]
fn r1_2_54_movement_cards_and_18_dragons() {
    let board = BoardRef::usual();
    for three in [false, true] {
        let deck = board.deck(three);
        assert_eq!((deck.iter().sum::<u8>(), deck[Card::Dragon]), (54, 0));
    }
    assert_eq!(DRAGONS, 18);
}

#[test]
fn r1_3_members_return_cards_and_tiles() {
    // The 31st member marks the score.
    assert_eq!((MEMBERS, RETURN_CARDS.len(), TILES), (30, 4, 18));
}

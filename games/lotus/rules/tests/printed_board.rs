//! R1.1: every known fact of the printed map holds on the built-in one. What is known is said in the map's file.

use kernel::Piece;
use lotus::data::{Building, FIRST_TILES, Region, TILES};
use lotus::{BoardRef, Land, Point, bit, regions};

fn middle(set: u64) -> [f64; 2] {
    let board = BoardRef::usual();
    let count = f64::from(set.count_ones());
    [0, 1].map(|axis| {
        regions(set).map(|region| f64::from(board.land(region).center[axis])).sum::<f64>() / count
    })
}

/// The pieces of a region's border that no other region shares: coast, or the edge of the map.
fn open_sides(region: Region) -> Vec<[Point; 2]> {
    let edges = |land: &Land| -> Vec<[Point; 2]> {
        let next = land.outline.iter().cycle().skip(1);
        land.outline.iter().zip(next).map(|(&from, &to)| [from.min(to), from.max(to)]).collect()
    };
    let board = BoardRef::usual();
    let others: Vec<_> = board.lands.iter().filter(|land| land.region != region).flat_map(edges).collect();
    edges(board.land(region)).into_iter().filter(|edge| !others.contains(edge)).collect()
}

#[test]
fn r1_1_as_many_regions_as_tiles() {
    assert_eq!((BoardRef::usual().lands.len(), TILES.iter().sum::<u8>()), (39, 39));
}

#[test]
fn r1_1_eight_dark_regions_in_the_north_west() {
    let board = BoardRef::usual();
    assert_eq!(board.dark().count_ones(), 8);
    let ([x, y], [light_x, light_y]) = (middle(board.dark()), middle(board.in_play(5)));
    assert!(x < light_x && y < light_y);
}

#[test]
fn r1_1_seven_light_lotus_regions_inland_and_a_dark_one() {
    let board = BoardRef::usual();
    assert_eq!((board.lotus() & !board.dark()).count_ones(), 7);
    assert_eq!((board.lotus() & board.dark()).count_ones(), 1);
    // The sea is in the east, along the open sides there; in the west they are the edge of the map.
    let [x, _] = middle(board.in_play(6));
    for region in regions(board.lotus()) {
        let east = open_sides(region).into_iter().flatten().find(|corner| f64::from(corner[0]) > x);
        assert_eq!(east, None, "{region} lies by the sea");
        assert_eq!(board.near(region) & board.dragons(), 0, "{region} is next to a dragon by the sea");
    }
}

#[test]
fn r1_1_three_dragon_regions_in_the_south_east_by_the_sea() {
    let board = BoardRef::usual();
    assert_eq!(board.dragons().count_ones(), 3);
    let [x, y] = middle(board.in_play(6));
    for region in regions(board.dragons()) {
        let [east, south] = board.land(region).center.map(f64::from);
        assert!(east > x && south > y, "{region} lies in the south-east");
        assert!(open_sides(region).len() > 2, "{region} lies by the sea");
        assert_eq!(board.dark() & bit(region), 0);
    }
}

#[test]
fn r1_2_the_tiles_by_their_buildings() {
    let printed = [("village", 17, 3), ("palace", 5, 1), ("temple", 5, 1), ("fort", 6, 1), ("rice", 6, 1)];
    for (&building, (name, all, first)) in Building::ALL.iter().zip(printed) {
        assert_eq!((building.name(), TILES[building], FIRST_TILES[building]), (name, all, first));
    }
}

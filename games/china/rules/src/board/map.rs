//! The second half of a board's file: spaces, roads and alliances.

use std::collections::BTreeSet;

use boards::Reader;
use kernel::Piece;

use super::raw;
use super::read::region;
use super::{Alliance, Board, Land, Point};
use crate::action::Space;
use crate::data::*;

/// The most roads that meet on a space: rows are searched among all ways to go on.
const MOST_ROADS: u32 = 5;

/// The spaces in the order of regions, the place of each region's first one, and each region's bits.
pub fn spaces(
    reader: &mut Reader,
    raw: &[raw::Space],
    regions: &[Land],
) -> (Vec<Point>, [u8; REGIONS], [u64; REGIONS]) {
    let total: usize = regions.iter().map(|land| usize::from(land.size.min(MAX_SIZE))).sum();
    if total > MAX_SPACES {
        reader.lack(format!("a board has {MAX_SPACES} spaces at most, not {total}"));
    }
    let mut places = [[None; MAX_SIZE as usize]; REGIONS];
    for raw in raw {
        let Some(region) = region(reader, &raw.region, raw.region.get_ref()) else { continue };
        let id = raw.id.get_ref();
        match id.parse::<Space>() {
            Ok(space) if space.region() != region => {
                reader.fault(&raw.id, format!("space `{id}` does not belong to region `{region}`"));
            }
            Ok(space) if space.number() > regions[region.index()].size => {
                let size = regions[region.index()].size;
                reader.fault(&raw.id, format!("space `{id}` is one too many: `{region}` has size {size}"));
            }
            Ok(space) => {
                let place = reader.point(&raw.pos);
                let entry = &mut places[region][usize::from(space.number() - 1)];
                if entry.replace(place).is_some() {
                    reader.fault(&raw.id, format!("space `{id}` stands twice"));
                }
            }
            Err(_) => {
                let what = format!("a space is named like `{region}-1`, with 1 to {MAX_SIZE}, not `{id}`");
                reader.fault(&raw.id, what);
            }
        }
    }
    let (mut spaces, mut first, mut lands) = (Vec::new(), [0; REGIONS], [0; REGIONS]);
    for &region in Region::ALL {
        first[region] = spaces.len() as u8;
        for number in 1..=regions[region.index()].size.min(MAX_SIZE) {
            if places[region][usize::from(number - 1)].is_none() {
                reader.lack(format!("space `{region}-{number}` is missing"));
            }
            lands[region] |= 1u64.checked_shl(spaces.len() as u32).unwrap_or(0);
            spaces.push(places[region][usize::from(number - 1)].unwrap_or_default());
        }
    }
    (spaces, first, lands)
}

/// The roads, each between two spaces that exist.
pub fn roads(reader: &mut Reader, raw: &raw::Roads, board: &mut Board) {
    for pair in &raw.pairs {
        let mut ends = [0; 2];
        for (end, id) in ends.iter_mut().zip(pair.get_ref()) {
            *end = id.parse().map_or(0, |space| board.bit(space));
            if *end == 0 {
                reader.fault(pair, format!("a road ends at `{id}`, but there is no such space"));
            }
        }
        let [one, other] = ends;
        if one == 0 || other == 0 {
            continue;
        }
        let (from, to) = (one.trailing_zeros() as usize, other.trailing_zeros() as usize);
        if one == other {
            reader.fault(pair, format!("a road leads from `{}` to itself", pair.get_ref()[0]));
        } else if board.roads[from] & other != 0 {
            let [one, other] = pair.get_ref();
            reader.fault(pair, format!("the road from `{one}` to `{other}` stands twice"));
        } else {
            board.roads[from] |= other;
            board.roads[to] |= one;
            for (end, id) in [from, to].into_iter().zip(pair.get_ref()) {
                if board.roads[end].count_ones() > MOST_ROADS {
                    reader.fault(pair, format!("more than {MOST_ROADS} roads meet on `{id}`"));
                }
            }
        }
    }
}

/// R6.2: numbers 1 to 15, each between two regions that touch, no pair twice.
pub fn alliances(reader: &mut Reader, raw: &[raw::Alliance], lands: &[Land]) -> Vec<Alliance> {
    let mut found: [Option<Alliance>; ALLIANCES] = Default::default();
    for raw in reader.at_most(raw, "alliances", ALLIANCES) {
        let number = *raw.number.get_ref();
        let place = reader.point(&raw.pos);
        let [one, other] = raw.regions.get_ref();
        let (one, other) = (region(reader, &raw.regions, one), region(reader, &raw.regions, other));
        let (Some(one), Some(other)) = (one, other) else { continue };
        let same = |known: &Alliance| known.regions.contains(&one) && known.regions.contains(&other);
        if one == other || !touch(&lands[one.index()].outline, &lands[other.index()].outline) {
            let what = format!("alliance {number} joins `{one}` and `{other}`, which do not touch");
            reader.fault(&raw.regions, what);
        } else if found.iter().flatten().any(same) {
            reader.fault(&raw.regions, format!("`{one}` and `{other}` have two alliances"));
        }
        match found.get_mut(usize::from(number).wrapping_sub(1)) {
            None => reader.fault(&raw.number, format!("alliances have the numbers 1 to {ALLIANCES}")),
            Some(entry) => {
                if entry.replace(Alliance { regions: [one, other], place }).is_some() {
                    reader.fault(&raw.number, format!("alliance {number} stands twice"));
                }
            }
        }
    }
    for (place, alliance) in found.iter().enumerate() {
        if alliance.is_none() && raw.iter().all(|raw| usize::from(*raw.number.get_ref()) != place + 1) {
            reader.lack(format!("alliance {} is missing", place + 1));
        }
    }
    let nowhere = || Alliance { regions: [Region::Zhao; 2], place: [0; 2] };
    found.into_iter().map(|alliance| alliance.unwrap_or_else(nowhere)).collect()
}

/// Whether two outlines share a piece of border: two corners that follow each other in both.
fn touch(one: &[Point], other: &[Point]) -> bool {
    let edges = |outline: &[Point]| {
        let next = outline.iter().cycle().skip(1);
        outline.iter().zip(next).map(|(&from, &to)| if from < to { (from, to) } else { (to, from) }).collect()
    };
    let (one, other): (BTreeSet<(Point, Point)>, BTreeSet<_>) = (edges(one), edges(other));
    !one.is_disjoint(&other)
}

//! Smooth borders and coasts from the corners that a board's file gives.
//!
//! Regions that touch share corners. Every edge between two corners becomes one curve that depends on nothing
//! but the corners around it, so the two regions on its sides get the same curve and no gap opens.

use std::collections::{BTreeMap, BTreeSet};

use super::Point;

/// How far a coast and a border stray from the straight line, in hundredths of its length.
const STRAY: [i64; 2] = [7, 4];
/// Edges shorter than this do not stray, nor those shorter than this part of all edges together: a board may come from
/// anybody.
const SHORT: f64 = 36.0;
const PART: f64 = 1.0 / 2000.0;

/// The net of all edges.
pub struct Net {
    near: BTreeMap<Point, BTreeSet<Point>>,
    /// How many areas an edge belongs to: a coast to one, a border to two.
    sides: BTreeMap<[Point; 2], u8>,
    /// Edges shorter than this do not stray.
    short: f64,
}

impl Net {
    /// The borders of these areas.
    pub fn of<'a>(areas: impl Iterator<Item = &'a [Point]>) -> Net {
        let mut net = Net { near: BTreeMap::new(), sides: BTreeMap::new(), short: SHORT };
        let mut length = 0.0;
        for [from, to] in areas.flat_map(edges) {
            length += far(from, to);
            net.near.entry(from).or_default().insert(to);
            net.near.entry(to).or_default().insert(from);
            let sides = net.sides.entry(sorted(from, to)).or_default();
            *sides = sides.saturating_add(1);
        }
        net.short = SHORT.max(length * PART);
        net
    }

    fn is_coast(&self, from: Point, to: Point) -> bool {
        self.sides.get(&sorted(from, to)) == Some(&1)
    }

    /// The outline with corners in between, so that borders wander as rivers and ridges do.
    pub fn wander(&self, outline: &[Point]) -> Vec<Point> {
        let mut corners = Vec::new();
        for [from, to] in edges(outline) {
            let [one, other] = sorted(from, to);
            let mut between = bends(one, other, self.is_coast(from, to), self.short);
            if one != from {
                between.reverse();
            }
            corners.push(from);
            corners.extend(between);
        }
        corners
    }

    /// Where a line continues beyond a corner: nowhere if several meet there, but a coast stays a coast.
    fn beyond(&self, from: Point, at: Point) -> Point {
        let on = |coast: bool| {
            let near = self.near[&at].iter().copied();
            let mut near = near.filter(|&next| next != from && (!coast || self.is_coast(at, next)));
            near.next().filter(|_| near.next().is_none())
        };
        on(false).or_else(|| self.is_coast(from, at).then(|| on(true)).flatten()).unwrap_or(at)
    }

    /// The outline as the data of an SVG path.
    pub fn path(&self, outline: &[Point]) -> String {
        let mut path = String::new();
        for [from, to] in edges(outline) {
            let (before, after) = (self.beyond(to, from), self.beyond(from, to));
            if path.is_empty() {
                path += &format!("M{} {}", from[0], from[1]);
            }
            let first = leans(from, before, to);
            let second = leans(to, after, from);
            path += &format!("C{} {} {} {} {} {}", first[0], first[1], second[0], second[1], to[0], to[1]);
        }
        path + "z"
    }
}

/// A curve's handle at a corner: along the line from what lies before to what comes next.
fn leans(at: Point, before: Point, next: Point) -> [i64; 2] {
    let along = |axis: usize| {
        let reach = i64::from(next[axis]) - i64::from(before[axis]);
        i64::from(at[axis]) + if before == at { reach / 4 } else { reach / 6 }
    };
    [along(0), along(1)]
}

/// Corners between two others. The same for the same two, whichever area asks.
fn bends(one: Point, other: Point, coast: bool, short: f64) -> Vec<Point> {
    let (dx, dy) = (f64::from(other[0]) - f64::from(one[0]), f64::from(other[1]) - f64::from(one[1]));
    let count = match far(one, other) {
        length if length < short => 0,
        length if coast => (length / short) as i64,
        _ => 1,
    };
    let stray = STRAY[usize::from(!coast)] as f64 / 100.0;
    let seed = [one[0], one[1], other[0], other[1]].iter().fold(17u32, |seed, &n| seed * 31 + u32::from(n));
    (1..=count)
        .map(|place| {
            let part = place as f64 / (count + 1) as f64;
            // A few fixed turns of a wheel take the place of chance.
            let noise =
                f64::from((seed + place as u32 * 97).wrapping_mul(2_654_435_761) >> 16) / 32768.0 - 1.0;
            let aside = noise * stray;
            [
                (f64::from(one[0]) + dx * part - dy * aside).round() as u16,
                (f64::from(one[1]) + dy * part + dx * aside).round() as u16,
            ]
        })
        .collect()
}

/// The edges of an outline, in turn.
fn edges(outline: &[Point]) -> impl Iterator<Item = [Point; 2]> {
    outline.iter().zip(outline.iter().cycle().skip(1)).map(|(&from, &to)| [from, to])
}

fn far(one: Point, other: Point) -> f64 {
    let [dx, dy] = [0, 1].map(|axis| f64::from(other[axis]) - f64::from(one[axis]));
    dx.hypot(dy)
}

fn sorted(one: Point, other: Point) -> [Point; 2] {
    if one < other { [one, other] } else { [other, one] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coast_of_long_spikes_gets_few_corners_more() {
        let spikes: Vec<Point> = (0..4000).map(|x| [x, if x % 2 == 0 { 0 } else { 4000 }]).collect();
        let net = Net::of([&spikes[..]].into_iter());
        assert!(net.wander(&spikes).len() < 3 * spikes.len());
    }

    /// Two squares with a common side, seen in opposite directions.
    #[test]
    fn neighbours_share_their_border() {
        let squares = [[[0, 0], [90, 0], [90, 90], [0, 90]], [[90, 0], [180, 0], [180, 90], [90, 90]]];
        let net = Net::of(squares.iter().map(|square| &square[..]));
        let wandered = squares.map(|square| net.wander(&square));
        assert!(wandered[0].len() > 4);
        let (one, other): (BTreeSet<_>, BTreeSet<_>) =
            (wandered[0].iter().collect(), wandered[1].iter().collect());
        assert_eq!(one.intersection(&other).count(), 3, "two corners and a bend are common");
        let net = Net::of(wandered.iter().map(|area| &area[..]));
        assert!(net.path(&wandered[0]).starts_with("M0 0C"));
        // The coast runs on where the border ends; the border stops there.
        let corner = [90, 0];
        let mut ends = net.near[&corner].iter().filter(|&&end| !net.is_coast(end, corner));
        assert_eq!(ends.next().map(|&border| net.beyond(border, corner)), Some(corner));
        let coasts: Vec<Point> =
            net.near[&corner].iter().copied().filter(|&end| net.is_coast(end, corner)).collect();
        assert_eq!((net.beyond(coasts[0], corner), net.beyond(coasts[1], corner)), (coasts[1], coasts[0]));
    }
}

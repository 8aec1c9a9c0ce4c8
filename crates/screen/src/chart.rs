//! Maps of characters: small things at their places, with lines between them.

use anstyle::Style;

use crate::land::Point;
use crate::terminal::{FAINT, width};

/// A line counts for this many columns: characters are higher than wide.
const HIGH: usize = 3;
/// What is in the second cell of a wide letter.
const BEHIND: char = '\0';

/// A map that is being drawn.
pub struct Chart {
    columns: usize,
    /// The least and the greatest place on the board's drawing, across and down.
    frame: [[u16; 2]; 2],
    rows: Vec<Vec<Option<(char, Style)>>>,
}

/// Where something was written.
#[derive(Copy, Clone)]
pub struct Spot {
    row: usize,
    column: usize,
    width: usize,
}

impl Chart {
    /// An empty map of this size for everything that lies among these places.
    pub fn new(places: impl Iterator<Item = Point> + Clone, columns: usize, rows: usize) -> Chart {
        let span = |axis: usize| {
            let all = places.clone().map(|place| place[axis]);
            [all.clone().min().unwrap_or(0), all.max().unwrap_or(0)]
        };
        Chart { columns, frame: [span(0), span(1)], rows: vec![vec![None; columns]; rows] }
    }

    /// Writes something as near to its place as there is room, with a free column before and behind it. Where there is
    /// no room at all it is left out.
    pub fn write(&mut self, at: Point, parts: &[(String, Style)]) -> Option<Spot> {
        let mut text: Vec<(char, Style)> =
            parts.iter().flat_map(|(text, style)| cells(text).map(|cell| (cell, *style))).collect();
        text.truncate(self.columns);
        let width = text.len();
        let wanted =
            (self.scale(at, 1, self.rows.len()), self.scale(at, 0, self.columns).saturating_sub(width / 2));
        let spots = (0..self.rows.len()).flat_map(|row| {
            (0..=self.columns.saturating_sub(width)).map(move |column| Spot { row, column, width })
        });
        let far = |spot: &Spot| HIGH * spot.row.abs_diff(wanted.0) + spot.column.abs_diff(wanted.1);
        let spot = spots.filter(|spot| self.is_free(spot)).min_by_key(far)?;
        for (place, letter) in text.into_iter().enumerate() {
            self.rows[spot.row][spot.column + place] = Some(letter);
        }
        Some(spot)
    }

    /// Draws a line between two things, where nothing is written.
    pub fn join(&mut self, one: Spot, other: Spot) {
        let (from, to) = if one.middle() <= other.middle() { (one, other) } else { (other, one) };
        let ((x, y), (right, bottom)) = (from.middle(), to.middle());
        let (wide, high) = (right.abs_diff(x), bottom.abs_diff(y));
        let steps = wide.max(high);
        // The place after this number of steps, rounded.
        let part = |length: usize, step: usize| (2 * length * step + steps) / (2 * steps.max(1));
        let down = bottom >= y;
        let row = |step| if down { y + part(high, step) } else { y - part(high, step) };
        for step in 1..steps {
            let (column, line) = (x + part(wide, step), row(step));
            let (turns, runs) = (row(step - 1) != line, part(wide, step - 1) != part(wide, step));
            let sign = match (turns, runs) {
                (true, true) if down => '╲',
                (true, true) => '╱',
                (true, false) => '│',
                _ => '─',
            };
            self.rows[line][column].get_or_insert((sign, FAINT));
        }
    }

    /// The lines of the map.
    pub fn lines(&self) -> Vec<String> {
        let cell = |cell: &Option<(char, Style)>| match cell {
            None => " ".to_owned(),
            Some((BEHIND, _)) => String::new(),
            Some((letter, style)) => format!("{style}{letter}{style:#}"),
        };
        self.rows.iter().map(|row| row.iter().map(cell).collect()).collect()
    }

    /// Where a place lies among this many rows or columns.
    fn scale(&self, at: Point, axis: usize, count: usize) -> usize {
        let [least, most] = self.frame[axis];
        let span = usize::from(most - least).max(1);
        usize::from(at[axis].clamp(least, most) - least) * (count - 1) / span
    }

    fn is_free(&self, spot: &Spot) -> bool {
        let end = (spot.column + spot.width + 1).min(self.columns);
        self.rows[spot.row][spot.column.saturating_sub(1)..end].iter().all(Option::is_none)
    }
}

/// The letters of a text, each in as many cells as it is wide.
fn cells(text: &str) -> impl Iterator<Item = char> {
    text.chars().flat_map(|letter| {
        let wide = width(letter.encode_utf8(&mut [0; 4]));
        std::iter::once(letter).chain(std::iter::repeat(BEHIND)).take(wide)
    })
}

impl Spot {
    fn middle(self) -> (usize, usize) {
        (self.column + self.width / 2, self.row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(things: &[(Point, &str)], joined: &[(usize, usize)]) -> String {
        let mut chart = Chart::new(things.iter().map(|thing| thing.0), 20, 5);
        let write = |&(at, text): &(Point, &str)| chart.write(at, &[(text.to_owned(), Style::new())]);
        let spots: Vec<Spot> = things.iter().map(write).map(|spot| spot.expect("room")).collect();
        for &(one, other) in joined {
            chart.join(spots[one], spots[other]);
        }
        let faint = [FAINT.render().to_string(), FAINT.render_reset().to_string()];
        let lines = chart.lines().join("\n").replace(&faint[0], "").replace(&faint[1], "");
        lines.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn lines_lead_from_place_to_place() {
        let text = chart(
            &[([0, 0], "A"), ([90, 0], "B"), ([0, 40], "C"), ([90, 40], "D")],
            &[(0, 1), (0, 2), (0, 3)],
        );
        assert_eq!(text.lines().count(), 5, "{text}");
        assert_eq!(text.lines().next(), Some("A──────────────────B"), "{text}");
        assert!(text.lines().skip(1).take(3).all(|line| line.starts_with('│')), "{text}");
        assert_eq!(text.matches('╲').count(), 4, "{text}");
    }

    #[test]
    fn wide_letters_take_two_columns_and_nothing_leads_beyond_the_map() {
        let long = "long ".repeat(9);
        let text = chart(&[([0, 0], "天下"), ([9, 0], "B"), ([9, 9], long.as_str())], &[(0, 1)]);
        assert_eq!(text.lines().next(), Some("天下───────────────B"), "{text}");
        assert!(text.lines().all(|line| width(line) <= 20), "{text}");
    }

    #[test]
    fn what_lies_at_one_place_finds_room_nearby() {
        let text = chart(&[([0, 0], "one"), ([0, 0], "two"), ([0, 0], "six"), ([90, 90], "end")], &[]);
        assert!(text.starts_with("one six\ntwo"), "{text}");
        assert!(["one", "two", "six", "end"].iter().all(|word| text.contains(word)), "{text}");
    }
}

//! The table of all points: region by region, alliance by alliance, row by row.

use china::data::{MAX_PLAYERS, Region, Source};
use kernel::{Phrase, Piece as _, Seat, key};
use maud::{Markup, html};

use super::Scene;
use screen::symbols::{icon, marker};

/// The points of everyone from one thing.
type PointsBySeat = [u16; MAX_PLAYERS];

impl Scene<'_> {
    pub fn forecast(&self) -> Markup {
        let heading = if self.tally.over { "china-page-scoring" } else { "china-page-forecast" };
        html! {
            details id="forecast" class="forecast" {
                summary { (self.canvas.text(heading)) }
                div class="wide" {
                    table {
                        thead { tr { td {} @for seat in self.view.seats() { th scope="col" { (self.head(seat)) } } } }
                        @for &source in [Source::Palaces, Source::Alliances, Source::Roads].iter() {
                            (self.lines(source))
                        }
                        tfoot {
                            tr {
                                th scope="row" { (self.canvas.text("china-page-total")) }
                                @for seat in self.view.seats() { td { b { (self.tally.total(seat)) } } }
                            }
                        }
                    }
                }
            }
        }
    }

    fn head(&self, seat: Seat) -> Markup {
        html! { (marker(seat)) span class="name" { (self.canvas.name(seat)) } }
    }

    /// A source of points with all that is scored there.
    fn lines(&self, source: Source) -> Markup {
        let symbol = match source {
            Source::Palaces => "floor",
            Source::Alliances => "alliance",
            Source::Roads => "road",
        };
        html! {
            tbody {
                tr class="source" {
                    th scope="row" { (icon(symbol)) span class="name" { (self.canvas.text(key(source))) } }
                    @for seat in self.view.seats() { td { b { (self.tally.points[seat][source]) } } }
                }
                @for (name, points, scored) in self.details(source) {
                    tr class=[scored.then_some("scored")] {
                        th scope="row" { (name) }
                        @for seat in self.view.seats() { td { @if points[seat] > 0 { (points[seat]) } } }
                    }
                }
            }
        }
    }

    /// What scores, for whom, and whether it has been scored already.
    fn details(&self, source: Source) -> Vec<(String, PointsBySeat, bool)> {
        match source {
            Source::Palaces => {
                let settled =
                    Region::ALL.iter().filter(|&&region| self.tally.regions[region] != [0; MAX_PLAYERS]);
                settled.map(|&region| self.region_line(region)).collect()
            }
            Source::Alliances => {
                let held =
                    self.tally.alliances.iter().enumerate().filter(|(_, (_, seats))| !seats.is_empty());
                held.map(|(place, _)| self.alliance_line(place)).collect()
            }
            Source::Roads => self
                .tally
                .rows
                .iter()
                .map(|row| {
                    let mut line = [0; MAX_PLAYERS];
                    line[row.seat] = row.points;
                    let says = Phrase::new("china-page-row-of").with("palaces", row.spaces.count_ones());
                    (self.canvas.say(&says), line, self.tally.over)
                })
                .collect(),
        }
    }

    fn region_line(&self, region: Region) -> (String, PointsBySeat, bool) {
        let full = self.view.realm.is_full(region);
        let name = self.canvas.text(key(region));
        let name = if full { format!("{name} ✓") } else { name };
        (name, self.tally.regions[region], full || self.tally.over)
    }

    fn alliance_line(&self, place: usize) -> (String, PointsBySeat, bool) {
        let (points, seats) = self.tally.alliances[place];
        let mut line = [0; MAX_PLAYERS];
        for seat in seats.iter() {
            line[seat] = points;
        }
        let [one, other] =
            self.view.realm.board.alliances[place].regions.map(|region| self.canvas.text(key(region)));
        (format!("{} {one} – {other}", place + 1), line, self.tally.over)
    }
}

//! The map: sea and land, roads, rows of palaces, and everything that stands on it.

use china::data::Region;
use kernel::{Piece, Seat};
use maud::{Markup, html};

use super::tally::Row;
use super::{Scene, places, road};

/// What is drawn around the land, with its place in hundredths of the frame.
const AROUND: &[(&str, i32, i32)] = &[
    ("mountains", 11, 15),
    ("mountains", 16, 12),
    ("mountains", 22, 14),
    ("mountains", 9, 22),
    ("mountains", 29, 10),
    ("mountains", 8, 88),
    ("mountains", 12, 93),
    ("waves", 96, 13),
    ("waves", 97, 20),
    ("waves", 96, 55),
    ("waves", 94, 69),
    ("waves", 97, 73),
];

impl Scene<'_> {
    pub fn map(&self) -> Markup {
        let [x, y, width, height] = self.plan.frame;
        html! {
            section id="atlas" class="map" {
                svg id="map" class="atlas" viewBox={ (x) " " (y) " " (width) " " (height) } role="group"
                    aria-label=(self.canvas.text("china-page-map")) {
                    (self.outlines())
                    (self.ground())
                    (self.roads())
                    @for (number, row) in self.tally.rows.iter().enumerate() { (self.row(number, row)) }
                    (self.wall())
                    @for &region in Region::ALL { (self.region(region)) }
                    (self.alliances())
                    @if self.tally.over {
                        @for &region in Region::ALL { (self.region_points(region)) }
                        @for row in &self.tally.rows { (self.row_points(row)) }
                    }
                }
                (self.close_up())
            }
        }
    }

    /// The outlines, which are drawn more than once.
    fn outlines(&self) -> Markup {
        let plan = self.plan;
        html! {
            defs {
                linearGradient id="deep" x1="0" x2="1" y1="0" y2="0" {
                    stop class="inland" offset=".5" {}
                    stop class="water" offset=".95" {}
                }
                @for &region in Region::ALL {
                    path id={ "land-" (region) } d=(plan.lands[region.index()]) {}
                    clipPath id={ "within-" (region) } { use href={ "#land-" (region) } {} }
                }
                @for (number, outline) in plan.obstacles.iter().enumerate() {
                    path id={ "obstacle-" (number) } d=(outline) {}
                }
            }
        }
    }

    fn ground(&self) -> Markup {
        let [x, y, width, height] = self.plan.frame;
        let board = &self.view.realm.board;
        let all = html! {
            @for region in Region::ALL { use href={ "#land-" (region) } {} }
            @for number in 0..board.obstacles.len() { use href={ "#obstacle-" (number) } {} }
        };
        html! {
            g class="ground" aria-hidden="true" {
                rect class="sea" x=(x) y=(y) width=(width) height=(height) fill="url(#deep)" {}
                @for &(name, right, down) in AROUND {
                    use class={ "around " (name) } href={ "#s-" (name) } x=(x + width * right / 100 - 20)
                        y=(y + height * down / 100 - 20) width="40" height="40" {}
                }
                g class="stamp" transform={ "translate(" (x + width - 58) " " (y + height - 100) ")" } {
                    rect width="40" height="80" rx="5" {}
                    text x="20" y="34" { "中" }
                    text x="20" y="69" { "國" }
                }
                g class="shoal" { (all) }
                g class="shore" { (all) }
                @for &region in Region::ALL {
                    use class={ "land c-" (self.colour(region)) } href={ "#land-" (region) } {}
                }
                @for (number, obstacle) in board.obstacles.iter().enumerate() {
                    (obstacle_of(&obstacle.kind, number, &obstacle.outline))
                }
            }
        }
    }

    /// All roads, as a bed between two banks.
    pub fn roads(&self) -> Markup {
        let data: String = (0..self.view.realm.board.spaces.len())
            .flat_map(|from| {
                places(self.view.realm.board.roads(from as u32) >> from << from).map(move |to| (from, to))
            })
            .map(|(from, to)| self.road(from, to))
            .collect();
        html! { path class="bank" d=(data) {} path class="bed" d=(data) {} }
    }

    fn road(&self, from: usize, to: usize) -> String {
        let spaces = &self.view.realm.board.spaces;
        road::road(spaces[from], spaces[to])
    }

    /// The roads within a row of palaces.
    fn row(&self, number: usize, row: &Row) -> Markup {
        let data: String = self.steps(row).map(|(from, to)| self.road(from, to)).collect();
        html! {
            g id={ "row-of-" (row.seat) "-" (number) } class={ "row-of p" (row.seat) } {
                title { (self.row_says(row)) }
                path class="edge" d=(data) {}
                path class="line" d=(data) {}
            }
        }
    }

    fn steps(&self, row: &Row) -> impl Iterator<Item = (usize, usize)> {
        let (board, spaces) = (&self.view.realm.board, row.spaces);
        places(spaces).flat_map(move |from| {
            let on = board.roads(from as u32) & spaces;
            places(on).filter(move |&to| to > from).map(move |to| (from, to))
        })
    }

    /// What a row scored, on the road in its middle.
    fn row_points(&self, row: &Row) -> Markup {
        let steps: Vec<_> = self.steps(row).collect();
        let Some(&(from, to)) = steps.get(steps.len() / 2) else { return html! {} };
        let [one, other] = [from, to].map(|place| self.view.realm.board.spaces[place].map(i32::from));
        chip(row.seat, row.points, [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2], &self.row_says(row))
    }
}

/// Points on the shape of a player.
pub fn chip(seat: Seat, points: u16, [x, y]: [i32; 2], says: &str) -> Markup {
    html! {
        g class={ "chip p" (seat) } transform={ "translate(" (x) " " (y) ")" } {
            title { (says) }
            use href={ "#s-shape-" (seat) } x="-14" y="-14" width="28" height="28" {}
            text y=(if seat.number() == 2 { 9 } else { 6 }) { (points) }
        }
    }
}

/// A lake, mountains or a marsh; whatever else a board has looks like mountains.
fn obstacle_of(kind: &str, number: usize, outline: &[china::Point]) -> Markup {
    let (class, symbol) = match kind {
        "lake" => ("lake", "waves"),
        "marsh" => ("marsh", "marsh"),
        _ => ("hills", "mountains"),
    };
    let count = outline.len().max(1) as i32;
    let middle = [0, 1].map(|axis| outline.iter().map(|point| i32::from(point[axis])).sum::<i32>() / count);
    html! {
        use class={ "obstacle " (class) } href={ "#obstacle-" (number) } {}
        use class={ "sign " (class) } href={ "#s-" (symbol) } x=(middle[0] - 17) y=(middle[1] - 17)
            width="34" height="34" {}
    }
}

//! The realm: the lands of the players, the neutral cross, the wheel, and all cells with what stands on them.

use kernel::Piece;
use kernel::Seat;
use longwang::data::{Resource, SIDE, SQUARES};
use longwang::{Cell, Square, cells};
use maud::{Markup, html};

use super::Scene;

/// The side of a cell.
pub const CELL: i32 = 60;
/// Room for letters and numbers above and on the left, and for the edge.
const RULER: i32 = 26;
const EDGE: i32 = 12;

impl Scene<'_> {
    pub fn map(&self) -> Markup {
        html! {
            section id="atlas" class="map" {
                // On a small screen it is wider than the page; whoever has no finger pushes it by keys.
                div id="realm" class="window" role="group" tabindex="0"
                    aria-label=(self.canvas.text("longwang-page-realm")) {
                    svg class="realm" viewBox=(frame()) {
                        (shapes())
                        (self.ruler())
                        g id="lands" class="lands" {
                            @for seat in self.view.seats() { (self.land(seat)) }
                            (self.wheel())
                            @for place in 0..SQUARES {
                                @if self.view.board.squares[place] != Square::Wheel { (self.cell(Cell::at(place))) }
                            }
                            @for seat in self.view.seats() { (self.border(seat)) }
                        }
                    }
                }
            }
        }
    }

    /// The whole realm in small, for screens that show only a part of it.
    pub fn overview(&self) -> Markup {
        html! { svg class="overview" viewBox=(frame()) aria-hidden="true" { use href="#lands" {} } }
    }

    /// The letters of columns and the numbers of rows, wherever they are after the turn.
    fn ruler(&self) -> Markup {
        let [upright, across] = [Cell::new(0, 1), Cell::new(1, 0)].map(|cell| {
            let ([x, _], [x0, _]) = (self.place(cell), self.place(Cell::new(0, 0)));
            x != x0
        });
        let mark = |name: String, on_top: bool, [x, y]: [i32; 2]| {
            let (x, y) = if on_top { (x, -9) } else { (-14, y + 5) };
            html! { text x=(x) y=(y) { (name) } }
        };
        html! {
            g class="ruler" aria-hidden="true" {
                @for step in 0..SIDE {
                    (mark(char::from(b'a' + step).to_string(), upright, self.place(Cell::new(0, step))))
                    (mark((step + 1).to_string(), across, self.place(Cell::new(step, 0))))
                }
            }
        }
    }

    /// A player's land with their corner.
    fn ground_of(&self, seat: Seat) -> Vec<[i32; 2]> {
        let corner = (0..SQUARES).find(|&place| self.view.board.squares[place] == Square::Corner(seat));
        cells(self.view.board.region(seat)).chain(corner.map(Cell::at)).map(|cell| self.place(cell)).collect()
    }

    fn land(&self, seat: Seat) -> Markup {
        let half = CELL / 2;
        let squares: String = self
            .ground_of(seat)
            .iter()
            .map(|[x, y]| format!("M{} {}h{CELL}v{CELL}h-{CELL}z", x - half, y - half))
            .collect();
        html! { path class={ "own-land p" (seat) } d=(squares) {} }
    }

    /// The sides on which a land ends.
    fn border(&self, seat: Seat) -> Markup {
        let ground = self.ground_of(seat);
        let half = CELL / 2;
        let mut sides = String::new();
        for &[x, y] in &ground {
            let ends = |dx: i32, dy: i32| !ground.contains(&[x + dx * CELL, y + dy * CELL]);
            let mut side = |ends: bool, dx: i32, dy: i32, way: char| {
                if ends {
                    sides += &format!("M{} {}{way}{CELL}", x + dx * half, y + dy * half);
                }
            };
            side(ends(0, -1), -1, -1, 'h');
            side(ends(0, 1), -1, 1, 'h');
            side(ends(-1, 0), -1, -1, 'v');
            side(ends(1, 0), 1, -1, 'v');
        }
        html! { path class={ "border p" (seat) } d=(sides) {} }
    }
}

/// All that is seen of the drawing.
fn frame() -> String {
    let side = RULER + i32::from(SIDE) * CELL + EDGE;
    format!("-{RULER} -{RULER} {side} {side}")
}

/// What is drawn more than once: cells with their resource in the middle, or in the corner beside an explorer.
fn shapes() -> Markup {
    html! {
        defs {
            rect id="square" x="-27" y="-27" width="54" height="54" rx="7" stroke="#6e5a3a" stroke-width="1.2" {}
            rect id="ring" x="-26" y="-26" width="52" height="52" rx="8" {}
            @for &resource in Resource::ALL {
                g id={ "free-" (resource) } {
                    use href="#square" {}
                    use href={ "#s-" (resource) } x="-16" y="-16" width="32" height="32" {}
                }
                g id={ "held-" (resource) } {
                    use href="#square" {}
                    use href={ "#s-" (resource) } x="-25" y="-25" width="18" height="18" {}
                }
            }
        }
    }
}

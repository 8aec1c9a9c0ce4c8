//! The person track, and who is next.

use dragon::Ask;
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::Scene;
use screen::symbols::{icon, marker};

/// Spaces in a row of the track, which runs to and fro.
const ROW: u16 = 15;
/// Distance of two spaces, of two rows, and of two markers on one space.
const STEP: u16 = 24;
const LINE: u16 = 36;
const PILE: u16 = 7;
/// Where space 0 lies.
const START: (u16, u16) = (17, 22);

/// Where a space lies.
fn place(space: u16) -> (u16, u16) {
    let (row, column) = (space / ROW, space % ROW);
    let column = if row.is_multiple_of(2) { column } else { ROW - 1 - column };
    (START.0 + column * STEP, START.1 + row * LINE)
}

impl Scene<'_> {
    pub fn track(&self) -> Markup {
        html! {
            section id="track" class="track" {
                header { (self.canvas.heading("dragon-page-track")) }
                div class="way" { (self.way()) (self.line()) }
            }
        }
    }

    /// The spaces with the markers on them.
    fn way(&self) -> Markup {
        let farthest = self.view.seats().map(|seat| self.view.courts[seat].track).max().unwrap_or(0);
        let rows = (farthest / ROW + 1).max(2);
        let (width, height) = (2 * START.0 + (ROW - 1) * STEP, START.1 + (rows - 1) * LINE + 14);
        html! {
            svg class="spaces" viewBox={ "0 0 " (width) " " (height) } role="img"
                aria-label=(self.canvas.text("dragon-page-track")) {
                path class="bank" d=(course(rows)) {}
                path class="bed" d=(course(rows)) {}
                @for row in 0..rows {
                    path class="dots" d={ "M" (START.0) " " (place(row * ROW).1) "H" (width - START.0 + 1) } {}
                }
                @for space in (0..rows * ROW).step_by(5) {
                    text x=(place(space).0) y=(place(space).1 + 4) { (space) }
                }
                @for &seat in self.view.track_order().iter().rev() { (self.marker(seat)) }
            }
        }
    }

    /// A marker; of several on one space the foremost lies on top.
    fn marker(&self, seat: Seat) -> Markup {
        let space = self.view.courts[seat].track;
        let order = self.view.track_order();
        let below = order.iter().rev().take_while(|&&other| other != seat);
        let below = below.filter(|&&other| self.view.courts[other].track == space).count() as u16;
        let (x, y) = place(space);
        html! {
            g id={ "marker-" (seat) } class={ "walker p" (seat) }
                transform={ "translate(" (x) " " (i32::from(y) - i32::from(PILE * below)) ")" } {
                title { (self.place_says(seat)) }
                use href={ "#s-shape-" (seat) } x="-11" y="-11" width="22" height="22" {}
            }
        }
    }

    /// Where a player stands on the track, in words.
    pub fn place_says(&self, seat: Seat) -> String {
        let place = self.view.track_order().iter().position(|&other| other == seat).unwrap_or(0);
        let says = Phrase::new("dragon-page-place").with("seat", seat).with("place", place as u8 + 1);
        self.canvas.say(&says.with("space", self.view.courts[seat].track))
    }

    /// The players in the order in which they act, with places and points.
    fn line(&self) -> Markup {
        let order = match self.view.ask {
            Ask::Nothing => self.view.track_order(),
            _ => self.view.phase_order(),
        };
        let active = self.view.active().and_then(|seat| order.iter().position(|&other| other == seat));
        html! {
            ol class="line" {
                @for (place, &seat) in order.iter().enumerate() {
                    @let (state, says) = match active {
                        Some(now) if place == now => ("now", Some("dragon-page-acts")),
                        Some(now) if place < now => ("done", Some("dragon-page-acted")),
                        _ => ("", None),
                    };
                    li id={ "line-" (seat) } class={ "p" (seat) " " (state) }
                        title=[says.map(|says| self.canvas.text(says))] {
                        (marker(seat))
                        span class="name" { (self.canvas.name(seat)) }
                        span class="space" title=(self.place_says(seat)) {
                            (icon("steps")) (self.view.courts[seat].track)
                        }
                        span class="points" title=(self.points_say(seat)) {
                            (icon("star")) (self.view.courts[seat].total())
                        }
                    }
                }
            }
        }
    }
}

/// The bed of the track: to the right, down, to the left, down.
fn course(rows: u16) -> String {
    let end = START.0 + (ROW - 1) * STEP;
    let mut path = format!("M{} {}", START.0, START.1);
    for row in 0..rows {
        path += &format!("H{}", if row.is_multiple_of(2) { end } else { START.0 });
        if row + 1 < rows {
            path += &format!("v{LINE}");
        }
    }
    path
}

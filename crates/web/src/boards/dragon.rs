//! The board of In the Year of the Dragon.
//!
//! The common board comes first: the year, the actions of the month, the person track, the stock. Then the
//! courts, the reader's own in full size and nearest. Parts are boxes that the style sheet lays out; pieces
//! are drawn in SVG from the family of `symbols`.

mod court;
mod goods;
mod groups;
mod hand;
mod palace;
mod says;
mod spots;
mod stock;
mod track;
mod year;

use dragon::{Action, Dragon, Event, Reason, View};
use kernel::{Game, Reason as _, Seat};
use maud::{Markup, html};

use super::Drawn;
use crate::draw::{Canvas, Spot};

impl Drawn for Dragon {
    fn draw(view: &View, canvas: &Canvas, _: &mut dyn Iterator<Item = Event>) -> Markup {
        let scene = Scene { view, canvas };
        html! {
            div class="board year-of-the-dragon" {
                div class="mat" {
                    (scene.year())
                    (scene.groups())
                    (scene.track())
                    (scene.stock())
                    (scene.courts())
                }
            }
        }
    }

    fn spots(&self, seat: Seat, action: Action) -> Vec<String> {
        spots::of(self, seat, action)
    }
}

/// What is drawn, and for whom.
struct Scene<'a> {
    view: &'a View,
    canvas: &'a Canvas<'a>,
}

impl Scene<'_> {
    /// Why the reader, who is asked for something like this, may not do just this.
    fn why_not(&self, spot: &Spot, action: Action) -> Option<String> {
        let seat = self.canvas.me().filter(|&seat| self.view.active() == Some(seat) && !spot.is_open())?;
        let reason = self.view.reason(seat, action);
        (!matches!(reason, Reason::NotNow { .. })).then(|| self.canvas.say(&reason.tell()))
    }

    /// What a piece is and does, and on a line of its own why it cannot be used.
    fn title(&self, spot: &Spot, action: Action, says: String) -> String {
        match self.why_not(spot, action) {
            Some(reason) => format!("{says}\n{reason}"),
            None => says,
        }
    }
}

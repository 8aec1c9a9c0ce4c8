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
mod symbols;
mod terminal;
mod track;
mod year;

use dragon::{Action, Told, View};
use kernel::key;
use maud::{Markup, html};

use screen::{Canvas, Screen, Spot};

screen::board! { dragon::Dragon, "2-players-base"; "first", "storm", "contagion" }

impl Screen for Board {
    /// The two persons with whom everybody begins.
    const FAVOURITES: usize = 2;

    fn favourite(action: Action) -> Option<&'static str> {
        if let Action::Take(person) = action { Some(key(person)) } else { None }
    }

    fn draw(view: &View, canvas: &Canvas, _: &mut dyn Iterator<Item = Told>) -> Markup {
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
}

/// What is drawn, and for whom.
struct Scene<'a> {
    view: &'a View,
    canvas: &'a Canvas<'a>,
}

impl Scene<'_> {
    /// What a piece is, and on a line of its own why the reader, if they are asked, may not do this with it.
    fn title(&self, spot: &Spot, action: Action, says: String) -> String {
        let asked = self.canvas.me().filter(|&seat| self.view.active() == Some(seat));
        self.canvas.title(self.view, asked, spot, action, says)
    }
}

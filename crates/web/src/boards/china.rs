//! The board of China.
//!
//! The map comes first, drawn from the board's file; then the cards, the reader's hand before the row; then the
//! players, and a table of who would score what. On a small screen the region in which a piece is placed
//! is shown once more in a close-up.

mod alliances;
mod cards;
mod forecast;
mod map;
mod near;
mod plan;
mod players;
mod region;
mod road;
mod says;
mod spots;
mod tally;
mod wall;

use china::data::{Colour, Region};
use china::{Action, Ask, China, Event, Reason, View};
use kernel::{Dice, Game, Reason as _, Seat};
use maud::{Markup, html};

use self::plan::Plan;
use self::tally::Tally;
use super::Drawn;
use crate::draw::{Canvas, Spot};

impl Drawn for China {
    fn draw(view: &View, canvas: &Canvas, _: &mut dyn Iterator<Item = Event>) -> Markup {
        let scene = Scene::new(view, canvas);
        html! {
            div class="board china" {
                div class="mat" {
                    (scene.map())
                    (scene.cards())
                    (scene.players())
                    (scene.forecast())
                }
            }
        }
    }

    fn spots(&self, seat: Seat, action: Action) -> Vec<String> {
        spots::of(self, seat, action)
    }
}

/// The plant on the cards of each colour, in the order of [`Colour`].
const PLANTS: [&str; 5] = ["lotus", "chrysanthemum", "persimmon", "bamboo", "plum"];

/// What is drawn, and for whom.
struct Scene<'a> {
    view: &'a View,
    canvas: &'a Canvas<'a>,
    plan: &'static Plan,
    tally: Tally,
    /// A state that the reader, who is asked, cannot tell from the true one: it knows why he may not do something.
    asked: Option<(Seat, China)>,
}

impl<'a> Scene<'a> {
    fn new(view: &'a View, canvas: &'a Canvas<'a>) -> Scene<'a> {
        let me = view.own.map(|own| own.seat);
        let asked = me.filter(|&seat| view.ask != Ask::Nothing && view.active == seat);
        Scene {
            view,
            canvas,
            plan: Plan::of(view.realm.board),
            tally: Tally::of(view),
            asked: asked.map(|seat| (seat, China::imagine(view, &mut Dice::new(0)))),
        }
    }

    /// The region in which the reader is placing pieces.
    fn chosen(&self) -> Option<Region> {
        self.asked?;
        match self.view.ask {
            Ask::Piece(region) | Ask::Second(region) => Some(region),
            Ask::Pay(put) => Some(put.region()),
            _ => None,
        }
    }

    /// What a piece is, and on a line of its own why the reader, who is asked, may not do this with it.
    fn title(&self, spot: &Spot, action: Action, says: String) -> String {
        let Some((seat, game)) = self.asked.as_ref().filter(|_| !spot.is_open()) else { return says };
        match game.reason(*seat, action) {
            Reason::NotNow { .. } => says,
            reason => format!("{says}\n{}", self.canvas.say(&reason.tell())),
        }
    }

    fn colour(&self, region: Region) -> Colour {
        self.view.realm.board.colour(region)
    }
}

/// The numbers of the bits that are set.
fn places(bits: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |place| bits >> place & 1 == 1)
}

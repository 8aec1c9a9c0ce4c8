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
mod symbols;
mod tally;
mod terminal;
mod wall;

use china::data::{Colour, Region};
use china::{Action, Ask, Told, View};
use kernel::{Arg, Piece, Seat, Seats, key};
use maud::{Markup, html};

use self::plan::Plan;
use self::tally::Tally;
use screen::{Canvas, Screen, Spot};

screen::board! { china::China, "3-players-six-spaces"; "first", "alliance", "roads" }

impl Screen for Board {
    fn favourite(action: Action) -> Option<&'static str> {
        if let Action::Region(region) = action { Some(key(region)) } else { None }
    }

    fn plan(view: &View) {
        Plan::of(&view.realm.board);
    }

    fn draw(view: &View, canvas: &Canvas, _: &mut dyn Iterator<Item = Told>) -> Markup {
        let scene = Scene::new(view, canvas);
        html! {
            div class="board china" {
                div class="mat" {
                    (scene.map())
                    (scene.cards())
                    (scene.own())
                    (scene.rivals())
                    (scene.forecast())
                }
            }
        }
    }

    fn leaders(view: &View) -> Vec<(Arg, Seats)> {
        let most = |region: Region| {
            let counts = view.realm.counts(region);
            let most = counts.into_iter().max().unwrap_or(0).max(1);
            (key(region).into(), view.seats().filter(|&seat| counts[seat] == most).collect())
        };
        Region::ALL.iter().map(|&region| most(region)).collect()
    }
}

/// The plant on the cards of each colour, in the order of [`Colour`].
const PLANTS: [&str; 5] = ["lotus", "chrysanthemum", "persimmon", "bamboo", "plum"];

/// What is drawn, and for whom.
struct Scene<'a> {
    view: &'a View,
    canvas: &'a Canvas<'a>,
    plan: &'a Plan,
    tally: Tally,
    /// The reader's seat, if it is asked.
    asked: Option<Seat>,
}

impl<'a> Scene<'a> {
    fn new(view: &'a View, canvas: &'a Canvas<'a>) -> Scene<'a> {
        let me = view.own.map(|own| own.seat);
        let asked = me.filter(|&seat| view.ask != Ask::Nothing && view.active == seat);
        Scene { view, canvas, plan: Plan::of(&view.realm.board), tally: Tally::of(view), asked }
    }

    /// The region in which the reader is placing pieces.
    fn chosen(&self) -> Option<Region> {
        self.asked.as_ref()?;
        match self.view.ask {
            Ask::Piece(region) | Ask::Second(region) => Some(region),
            Ask::Pay(put) => Some(put.region()),
            _ => None,
        }
    }

    /// What a piece is, and on a line of its own why the reader, who is asked, may not do this with it.
    fn title(&self, spot: &Spot, action: Action, says: String) -> String {
        self.canvas.title(self.view, self.asked, spot, action, says)
    }

    fn colour(&self, region: Region) -> Colour {
        self.view.realm.board.colour(region)
    }
}

/// The numbers of the bits that are set.
fn places(bits: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |place| bits >> place & 1 == 1)
}

//! The board of White Lotus.
//!
//! First how far the game is, then the map, drawn from the board's file; then what is going on: a contest as a duel of
//! votes, the rebellion as two camps, or the new cards; then the players, the reader first. On a small screen the map
//! lies on its side, west on top, so that its regions are large enough for a finger.

mod arena;
mod camps;
mod duel;
mod income;
mod map;
mod plan;
mod players;
mod region;
mod says;
mod spots;
mod symbols;
mod terminal;
mod track;
mod worth;

use kernel::Seat;
use lotus::data::Building;
use lotus::{Action, Told, View};
use maud::{Markup, html};

use self::plan::Plan;
use screen::{Canvas, Screen, Spot};

screen::board! { lotus::Lotus, "3-players-down"; "first", "rebel", "votes" }

impl Screen for Board {
    const PHRASES: &'static [&'static str] = &[
        "lotus-say-peace",
        "lotus-say-turn",
        "lotus-say-side",
        "lotus-say-deal",
        "lotus-say-revenge",
        "lotus-say-army",
        "lotus-say-yes",
        "lotus-say-no",
    ];

    fn plan(view: &View) {
        Plan::of(&view.realm.board);
    }

    fn draw(view: &View, canvas: &Canvas, _: &mut dyn Iterator<Item = Told>) -> Markup {
        let scene = Scene::new(view, canvas);
        html! {
            div class="board lotus" {
                div class="mat" {
                    (scene.track())
                    (scene.map())
                    (scene.arena())
                    (scene.own())
                    (scene.rivals())
                    (scene.worth())
                    (scene.next_cards())
                }
            }
        }
    }
}

/// The symbol of each building, in the order of [`Building`].
const SIGNS: [&str; 5] = ["lotus-village", "lotus-palace", "lotus-temple", "lotus-fort", "lotus-rice"];
/// What points of influence, points of army and victory points look like.
const INFLUENCE: &str = "lotus-influence";
const ARMY: &str = "lotus-army";
const VICTORY: &str = "star";

/// What is drawn, and for whom.
struct Scene<'a> {
    view: &'a View,
    canvas: &'a Canvas<'a>,
    plan: &'a Plan,
    /// The reader's seat, if it is asked.
    asked: Option<Seat>,
}

impl<'a> Scene<'a> {
    fn new(view: &'a View, canvas: &'a Canvas<'a>) -> Scene<'a> {
        let asked = view.own.map(|own| own.seat).filter(|&seat| view.waiting.contains(seat));
        Scene { view, canvas, plan: Plan::of(&view.realm.board), asked }
    }

    /// What a piece is, and on a line of its own why the reader, who is asked, may not do this with it.
    fn title(&self, spot: &Spot, action: Action, says: String) -> String {
        self.canvas.title(self.view, self.asked, spot, action, says)
    }
}

/// The symbol of a building.
fn sign(building: Building) -> &'static str {
    SIGNS[building]
}

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
mod track;
mod worth;

use kernel::{Dice, Game, Reason as _, Seat};
use lotus::data::Building;
use lotus::{Action, Event, Lotus, Reason, View};
use maud::{Markup, html};

use self::plan::Plan;
use super::Drawn;
use crate::draw::{Canvas, Spot};

impl Drawn for Lotus {
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

    fn draw(view: &View, canvas: &Canvas, _: &mut dyn Iterator<Item = Event>) -> Markup {
        let scene = Scene::new(view, canvas);
        html! {
            div class="board lotus" {
                div class="mat" {
                    (scene.track())
                    (scene.map())
                    (scene.arena())
                    (scene.players())
                    (scene.worth())
                    (scene.next_cards())
                }
            }
        }
    }

    fn spots(&self, _: Seat, action: Action) -> Vec<String> {
        vec![spots::of(action)]
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
    plan: &'static Plan,
    /// A state that the reader, who is asked, cannot tell from the true one: it knows why he may not do something.
    asked: Option<(Seat, Lotus)>,
}

impl<'a> Scene<'a> {
    fn new(view: &'a View, canvas: &'a Canvas<'a>) -> Scene<'a> {
        let asked = view.own.map(|own| own.seat).filter(|&seat| view.waiting.contains(seat));
        Scene {
            view,
            canvas,
            plan: Plan::of(view.realm.board),
            asked: asked.map(|seat| (seat, Lotus::imagine(view, &mut Dice::new(0)))),
        }
    }

    /// What a piece is, and on a line of its own why the reader, who is asked, may not do this with it.
    fn title(&self, spot: &Spot, action: Action, says: String) -> String {
        let Some((seat, game)) = self.asked.as_ref().filter(|_| !spot.is_open()) else { return says };
        match game.reason(*seat, action) {
            Reason::NotNow { .. } => says,
            reason => format!("{says}\n{} ({})", self.canvas.say(&reason.tell()), reason.rule()),
        }
    }

    /// Something of the page that can be clicked, or explains why not: a card, a camp, a button.
    fn piece(&self, spot: &Spot, class: &str, says: &str, inside: Markup) -> Markup {
        html! {
            div id=(spot.id) class={ (class) " " (spot.class()) } data-choices=[spot.choices()] role=[spot.role()]
                tabindex=[spot.tabindex()] title=(says) {
                (spot.heard())
                (inside)
            }
        }
    }
}

/// The symbol of a building.
fn sign(building: Building) -> &'static str {
    SIGNS[building]
}

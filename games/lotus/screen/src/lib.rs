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
mod scored;
mod spots;
mod symbols;
mod terminal;
mod track;
mod worth;

use kernel::{Reason as _, Refuses, Seat};
use lotus::data::Building;
use lotus::{Action, Reason, Told, View};
use maud::{Markup, html};

use self::plan::Plan;
use screen::{Canvas, Paper, Screen, Spot};

/// The game on screen.
pub struct Board;

impl Screen for Board {
    type Game = lotus::Lotus;

    const RULES: [&'static str; 2] = [include_str!("../../RULES.md"), include_str!("../../RULES.it.md")];
    const EXAMPLE: Option<&'static str> = Some(include_str!("../../records/3-players-down.json"));
    const WORDS: [&'static str; 2] = [include_str!("../../words/en.ftl"), include_str!("../../words/it.ftl")];
    const STYLE: &'static str = include_str!("../style.css");
    const EMBLEM: &'static str = symbols::EMBLEM;
    const PICTURES: Option<[&'static [u8]; 2]> =
        Some([include_bytes!("../pictures/small.webp"), include_bytes!("../pictures/large.jpg")]);
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

    fn spots(_: &View, _: Seat, action: Action) -> Vec<String> {
        vec![spots::of(action)]
    }

    fn scored(view: &View, source: usize) -> Vec<String> {
        scored::of(view, source)
    }

    fn symbols() -> Markup {
        symbols::symbols()
    }

    fn about(view: &View, name: &str, paper: &Paper) -> Option<String> {
        terminal::Print { view, paper }.borders(name)
    }

    fn print(view: &View, paper: &Paper) -> String {
        terminal::Print { view, paper }.draw()
    }

    fn own_rows(view: &View, paper: &Paper) -> usize {
        paper.own_rows(|text, seat| terminal::Print { view, paper }.lord(text, seat))
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
        let Some(seat) = self.asked.filter(|_| !spot.is_open()) else { return says };
        match self.view.reason(seat, action) {
            Reason::NotNow { .. } => says,
            reason => format!("{says}\n{} ({})", self.canvas.say(&reason.tell()), reason.rule()),
        }
    }
}

/// The symbol of a building.
fn sign(building: Building) -> &'static str {
    SIGNS[building]
}

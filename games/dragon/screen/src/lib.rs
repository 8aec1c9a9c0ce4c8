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
mod scored;
mod spots;
mod stock;
mod symbols;
mod terminal;
mod track;
mod year;

use dragon::{Action, Reason, Told, View};
use kernel::{Reason as _, Refuses, Seat};
use maud::{Markup, html};

use screen::{Canvas, Paper, Screen, Spot};

/// The game on screen.
pub struct Board;

impl Screen for Board {
    type Game = dragon::Dragon;

    const RULES: [&'static str; 2] = [include_str!("../../RULES.md"), include_str!("../../RULES.it.md")];
    const EXAMPLE: Option<&'static str> = Some(include_str!("../../records/2-players-base.json"));
    const WORDS: [&'static str; 2] = [include_str!("../../words/en.ftl"), include_str!("../../words/it.ftl")];
    const STYLE: &'static str = include_str!("../style.css");
    const EMBLEM: &'static str = symbols::EMBLEM;
    const PICTURES: Option<[&'static [u8]; 2]> =
        Some([include_bytes!("../pictures/small.webp"), include_bytes!("../pictures/large.jpg")]);
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

    fn spots(view: &View, seat: Seat, action: Action) -> Vec<String> {
        spots::of(view, seat, action)
    }

    fn scored(view: &View, source: usize) -> Vec<String> {
        scored::of(view, source)
    }

    fn symbols() -> Markup {
        symbols::symbols()
    }

    fn print(view: &View, paper: &Paper) -> String {
        terminal::Print { view, paper }.draw()
    }

    fn own_rows(view: &View, paper: &Paper) -> usize {
        paper.own_rows(|text, seat| terminal::Print { view, paper }.court(text, seat))
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

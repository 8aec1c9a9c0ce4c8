//! The boards in the terminal, one file per game.

mod china;
mod dragon;
mod longwang;
mod lotus;
mod ming;

use std::any::Any;

use anstyle::{AnsiColor, Style};
use kernel::{Eye, Game, Seat};
use words::Words;

/// What lies on the table, for the eye of this view; what is yours comes last, nearest to the prompt. A game
/// without a drawing shows its view as JSON.
pub fn draw<G: Game>(view: &G::View, eye: Eye, words: &Words, names: &[String]) -> String
where
    G::View: 'static,
{
    let any = view as &dyn Any;
    if let Some(view) = any.downcast_ref::<::dragon::View>() {
        dragon::draw(view, eye, words, names)
    } else if let Some(view) = any.downcast_ref::<::china::View>() {
        china::draw(view, eye, words, names)
    } else if let Some(view) = any.downcast_ref::<::lotus::View>() {
        lotus::draw(view, eye, words, names)
    } else if let Some(view) = any.downcast_ref::<::ming::View>() {
        ming::draw(view, eye, words, names)
    } else if let Some(view) = any.downcast_ref::<::longwang::View>() {
        longwang::draw(view, eye, words, names)
    } else {
        serde_json::to_string_pretty(view).unwrap_or_default()
    }
}

/// The colour of a seat: always with its name, never alone.
fn colour(seat: Seat) -> Style {
    let colours = [
        AnsiColor::Red,
        AnsiColor::Blue,
        AnsiColor::Yellow,
        AnsiColor::Magenta,
        AnsiColor::Cyan,
        AnsiColor::Green,
    ];
    colours[usize::from(seat.number())].on_default().bold()
}

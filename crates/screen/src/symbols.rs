//! Our pieces as one family of SVG symbols: a grid of 48 × 48, one stroke, bold silhouettes.
//!
//! A symbol takes its ink from `currentColor`, a player's colour from the class `own`, and the few other
//! colours from classes of `board.css`, so that it looks right on any ground, in light and in dark.

mod mark;
mod sign;

pub use mark::BODIES;

use kernel::Seat;
use maud::{Markup, PreEscaped, html};

/// The name of a symbol and its drawing on the grid.
pub type Drawing = (&'static str, &'static str);

/// The pieces of a game.
pub trait Symbols {
    /// The game's picture in lists, drawn on the grid.
    const EMBLEM: &'static str;

    /// The game's own pieces, to stand once on a page.
    fn symbols() -> Markup {
        Markup::default()
    }
}

/// The symbols that several games use, to stand once on a page; pieces refer to them by `use href="#…"`.
pub fn common() -> Markup {
    html! { @for (name, drawing) in sign::SIGNS.iter().chain(mark::MARKS) { (symbol(name, drawing)) } }
}

/// Symbols that a page refers to.
pub fn sheet(symbols: &Markup) -> Markup {
    html! { svg class="sheet" width="0" height="0" aria-hidden="true" { (symbols) } }
}

/// One symbol on the grid.
pub fn symbol(name: &str, drawing: &str) -> Markup {
    html! {
        symbol id={ "s-" (name) } viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2.5"
            stroke-linecap="round" stroke-linejoin="round" { (PreEscaped(drawing)) }
    }
}

/// A symbol in running text. It has no name of its own: the text beside it says what it means.
pub fn icon(name: &str) -> Markup {
    html! { svg class="i" aria-hidden="true" { use href={ "#s-" (name) } {} } }
}

/// A player's shape in their colour.
pub fn marker(seat: Seat) -> Markup {
    html! {
        svg class={ "i mark p" (seat) } aria-hidden="true" { use href={ "#s-shape-" (seat) } {} }
    }
}

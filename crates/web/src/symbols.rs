//! Our pieces as one family of SVG symbols: a grid of 48 × 48, one stroke, bold silhouettes.
//!
//! A symbol takes its ink from `currentColor`, a player's colour from the class `own`, and the few other
//! colours from classes of `board.css`, so that it looks right on any ground, in light and in dark.

mod building;
mod china;
mod happening;
mod longwang;
mod lotus;
mod mark;
mod ming;
mod person;
mod sign;

pub(crate) use building::{STEPS, STOREY};
pub(crate) use person::{CARRIED, figure};

use kernel::Seat;
use maud::{Markup, PreEscaped, html};

/// The name of a symbol and its drawing on the grid.
pub(crate) type Drawing = (&'static str, &'static str);

/// All symbols, to stand once on a page; pieces refer to them by `use href="#…"`.
pub fn sheet() -> Markup {
    html! {
        svg class="sheet" width="0" height="0" aria-hidden="true" {
            @for (name, drawing) in sign::SIGNS.iter().chain(happening::HAPPENINGS).chain(mark::MARKS) {
                (symbol(name, drawing))
            }
            @for &(name, face) in person::FACES { (symbol(name, &[person::BUST, face].concat())) }
            defs { @for tile in person::tiles() { (tile) } }
            (building::parts())
            (china::symbols())
            (ming::symbols())
            (lotus::symbols())
            (longwang::symbols())
        }
    }
}

/// One symbol on the grid.
fn symbol(name: &str, drawing: &str) -> Markup {
    html! {
        symbol id={ "s-" (name) } viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2.5"
            stroke-linecap="round" stroke-linejoin="round" { (PreEscaped(drawing)) }
    }
}

/// A tile in the run of a page.
pub(crate) fn tile(tile: impl std::fmt::Display) -> Markup {
    html! { svg class="t" viewBox="0 0 64 48" aria-hidden="true" { use href={ "#s-tile-" (tile) } {} } }
}

/// A symbol in the run of a page. It says nothing: what it means stands beside it.
pub fn icon(name: &str) -> Markup {
    html! { svg class="i" aria-hidden="true" { use href={ "#s-" (name) } {} } }
}

/// A player's shape in his colour.
pub(crate) fn marker(seat: Seat) -> Markup {
    html! {
        svg class={ "i mark p" (seat) } aria-hidden="true" { use href={ "#s-shape-" (seat) } {} }
    }
}

//! What is on the board of In the Year of the Dragon: persons and their tiles, palaces, events.

mod building;
mod happening;
mod person;

use maud::{Markup, html};
use screen::symbols::{Symbols, symbol};

use super::Board;

pub use building::{STEPS, STOREY};
pub use person::{CARRIED, figure};

impl Symbols for Board {
    const EMBLEM: &'static str = r##"<use href="#s-dragon" width="48" height="48"/>"##;

    /// All of them.
    fn symbols() -> Markup {
        html! {
            @for (name, drawing) in happening::HAPPENINGS { (symbol(name, drawing)) }
            @for &(name, face) in person::FACES { (symbol(name, &[person::BUST, face].concat())) }
            defs { @for tile in person::tiles() { (tile) } }
            (building::parts())
        }
    }
}

/// A tile in the run of a page.
pub fn tile(tile: impl std::fmt::Display) -> Markup {
    html! { svg class="t" viewBox="0 0 64 48" aria-hidden="true" { use href={ "#s-tile-" (tile) } {} } }
}

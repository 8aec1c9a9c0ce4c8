//! What is on the board of China: region cards, palaces, emissaries, fortresses, and what the map shows.

use maud::{Markup, html};

use screen::symbols::{BODIES, Drawing, Symbols, symbol};

use super::Board;

/// Plants for the colours of the cards, so that no colour stands alone; then signs and landscape.
const SIGNS: &[Drawing] = &[
    (
        "fort",
        r#"<path class="s-stone" d="M1 46V16h3v4h3v-4h4v4h3v-4h3v14h14V16h3v4h3v-4h4v4h3v-4h3v30z"/><path class="s-faint" d="M1 37h46M6 27h6M36 27h6M11 46v-9M24 46v-9M37 46v-9"/>"#,
    ),
    (
        "alliance",
        r#"<circle cx="17" cy="24" r="12" stroke-width="5"/><circle cx="31" cy="24" r="12" stroke-width="5"/>"#,
    ),
];

/// The roof of a palace, and its window.
const ROOF: &str = r#"<path class="s-own" d="M24 0c2 5 10 10 23 11-1 5-5 8-9 8H10c-4 0-8-3-9-8C14 10 22 5 24 0z"/><circle class="s-white" stroke-width="2" cx="24" cy="32" r="6.500"/>"#;

/// The head of an emissary, with an official's hat.
const HEAD: &str = r#"<circle class="s-skin" cx="24" cy="15" r="8.500"/><path fill="currentColor" d="M15 11C15 4 18 1 24 1s9 3 9 10zM2 6h44v4H2z" stroke-width="1"/>"#;

impl Symbols for Board {
    const EMBLEM: &'static str = r#"<path fill="currentColor" stroke="none" d="M24 3l-3 6h6zM7 21c6-2 9-6 11-11h12c2 5 5 9 11 11v3H7zM13 25h22v6H13zM3 39c7-2 10-4 12-7h18c2 3 5 5 12 7v3H3zM10 43h7v-4h14v4h7v3H10z"/>"#;

    /// The signs, and the palaces and emissaries of all players.
    fn symbols() -> Markup {
        html! {
            @for (name, drawing) in SIGNS { (symbol(name, drawing)) }
            @for (seat, [palace, emissary]) in BODIES.iter().enumerate() {
                @for (name, body, top) in [("palace", palace, ROOF), ("emissary", emissary, HEAD)] {
                    (symbol(&format!("{name}-of-{seat}"), &format!(r#"<path class="s-own" d="{body}"/>{top}"#)))
                }
            }
        }
    }
}

//! What is on the board of China: region cards, palaces, emissaries, fortresses, and what the map shows.

use maud::{Markup, html};

use super::{Drawing, symbol};

/// Plants for the colours of the cards, so that no colour stands alone; then signs and landscape.
const SIGNS: &[Drawing] = &[
    (
        "lotus",
        r#"<g fill="currentColor" stroke="none"><path d="M24 3c7 8 9 16 9 22 0 7-4 12-9 16-5-4-9-9-9-16 0-6 2-14 9-22z"/><path d="M2 17c5-1 9 0 12 2-1 9 1 15 7 22C9 41 2 32 2 17zM46 17c-5-1-9 0-12 2 1 9-1 15-7 22 12 0 19-9 19-24z"/><path d="M8 41c10 5 22 5 32 0-4 6-10 7-16 7s-12-1-16-7z"/></g>"#,
    ),
    (
        "chrysanthemum",
        r#"<g stroke-width="6"><path d="M24 14V4M24 34v10M14 24H4M34 24h10M16.900 16.900 9.900 9.900M31.100 31.100l7 7M31.100 16.900l7-7M16.900 31.100l-7 7"/></g><path stroke-width="4" d="M20.200 14.800 16.300 5.500M27.800 14.800l3.900-9.300M20.200 33.200l-3.900 9.300M27.800 33.200l3.900 9.300M14.800 20.200l-9.300-3.900M14.800 27.800l-9.300 3.900M33.200 20.200l9.300-3.900M33.200 27.800l9.300 3.900"/><circle cx="24" cy="24" r="6" fill="currentColor" stroke="none"/>"#,
    ),
    (
        "persimmon",
        r#"<path fill="currentColor" stroke="none" d="M24 13c14-4 22 4 22 15 0 12-9 19-22 19S2 40 2 28C2 17 10 9 24 13z"/><path stroke-width="4" d="M24 13c0-5 1-8 4-11"/><path class="s-cut" stroke-width="2.600" d="M24 15c-4-1-8-1-13 2 5 1 8 2 10 5 0-1 1-2 3-3 2 1 3 2 3 3 2-3 5-4 10-5-5-3-9-3-13-2z"/>"#,
    ),
    (
        "bamboo",
        r#"<g stroke-width="6" stroke-linecap="butt"><path d="M17 47V34M17 31V18M17 15V3M31 47V38M31 35V24"/></g><g fill="currentColor" stroke="none"><path d="M20 19c3-9 12-15 24-15-3 10-13 16-24 15zM34 24c3-5 7-8 14-8-2 7-8 9-14 8zM14 22C12 14 8 10 0 9c1 8 6 13 14 13zM34 38c3-4 7-6 12-6-2 5-7 7-12 6z"/></g>"#,
    ),
    (
        "plum",
        r#"<g fill="currentColor" stroke="none"><circle cx="24" cy="12" r="9.500"/><circle cx="36.500" cy="21" r="9.500"/><circle cx="31.700" cy="35.500" r="9.500"/><circle cx="16.300" cy="35.500" r="9.500"/><circle cx="11.500" cy="21" r="9.500"/></g><circle class="s-hole" cx="24" cy="25" r="6"/><circle cx="24" cy="25" r="2.500" fill="currentColor" stroke="none"/>"#,
    ),
    (
        "fort",
        r#"<path class="s-stone" d="M1 46V16h3v4h3v-4h4v4h3v-4h3v14h14V16h3v4h3v-4h4v4h3v-4h3v30z"/><path class="s-faint" d="M1 37h46M6 27h6M36 27h6M11 46v-9M24 46v-9M37 46v-9"/>"#,
    ),
    (
        "emperor",
        r#"<path fill="currentColor" d="M3 8h42l-3 7H6z"/><path class="s-gold" d="M14 15h20v13c-6 3-14 3-20 0z"/><path class="s-skin" d="M14 27c6 3 14 3 20 0 0 11-3 17-10 17s-10-6-10-17z"/><path stroke-width="2" d="M6 15v13M10 15v10M42 15v13M38 15v10M19 33h2M27 33h2M20 39c3 2 5 2 8 0"/>"#,
    ),
    // The game's own picture in lists.
    (
        "china",
        r#"<path fill="currentColor" stroke="none" d="M24 3l-3 6h6zM7 21c6-2 9-6 11-11h12c2 5 5 9 11 11v3H7zM13 25h22v6H13zM3 39c7-2 10-4 12-7h18c2 3 5 5 12 7v3H3zM10 43h7v-4h14v4h7v3H10z"/>"#,
    ),
    (
        "eye",
        r#"<path class="s-white" d="M2 24c10-17 34-17 44 0-10 17-34 17-44 0z"/><circle cx="24" cy="24" r="8" fill="currentColor"/>"#,
    ),
    (
        "alliance",
        r#"<circle cx="17" cy="24" r="12" stroke-width="5"/><circle cx="31" cy="24" r="12" stroke-width="5"/>"#,
    ),
    (
        "road",
        r#"<path stroke-width="5" d="M8 40c14-2 4-14 16-16S26 10 40 8"/><g fill="currentColor"><circle cx="8" cy="40" r="6"/><circle cx="24" cy="24" r="6"/><circle cx="40" cy="8" r="6"/></g>"#,
    ),
    (
        "mountains",
        r#"<path class="s-stone" d="M3 42 17 10l7 12 6-9 15 29z"/><path d="M11 24l6 4 4-5M27 19l4 5 4-2M14 36l5-4M33 36l-5-5" stroke-width="2"/>"#,
    ),
    ("waves", r#"<path d="M3 18c5-6 9-6 14 0s9 6 14 0 9-6 14 0M3 32c5-6 9-6 14 0s9 6 14 0 9-6 14 0"/>"#),
    (
        "marsh",
        r#"<path d="M8 40h32M14 34h20M24 34V10M24 30 15 14M24 30l9-16M18 34 8 22M30 34l10-12"/><path fill="currentColor" d="M22 6h4v9h-4z"/>"#,
    ),
];

/// The shape of each player, as the body of his pieces: a circle, a square, a triangle, a diamond, a hexagon.
pub(super) const BODIES: [[&str; 2]; 5] = [
    ["M24 17a15 15 0 1 0 .01 0z", "M24 20a13.500 13.500 0 1 0 .01 0z"],
    ["M10 18h28v28H10z", "M11 21h26v26H11z"],
    ["M24 6 44 46H4z", "M24 12 43 47H5z"],
    ["M24 11 43 29.500 24 48 5 29.500z", "M24 14 41.500 31 24 48 6.500 31z"],
    ["M14 17h20l10 15-10 15H14L4 32z", "M15 20h18l9.500 13.500L33 47H15L5.500 33.500z"],
];

/// The roof of a palace, and its window.
const ROOF: &str = r#"<path class="s-own" d="M24 0c2 5 10 10 23 11-1 5-5 8-9 8H10c-4 0-8-3-9-8C14 10 22 5 24 0z"/><circle class="s-white" stroke-width="2" cx="24" cy="32" r="6.500"/>"#;

/// The head of an emissary, with an official's hat.
const HEAD: &str = r#"<circle class="s-skin" cx="24" cy="15" r="8.500"/><path fill="currentColor" d="M15 11C15 4 18 1 24 1s9 3 9 10zM2 6h44v4H2z" stroke-width="1"/>"#;

/// The signs, and the palaces and emissaries of all players.
pub fn symbols() -> Markup {
    html! {
        @for (name, drawing) in SIGNS { (symbol(name, drawing)) }
        @for (seat, [palace, emissary]) in BODIES.iter().enumerate() {
            @for (name, body, top) in [("palace", palace, ROOF), ("emissary", emissary, HEAD)] {
                (symbol(&format!("{name}-of-{seat}"), &format!(r#"<path class="s-own" d="{body}"/>{top}"#)))
            }
        }
    }
}

//! What is on the board of Ming Dynasty: means of transport, palaces and monasteries, members and princes.

use maud::{Markup, html};

use screen::symbols::{Drawing, Symbols, symbol};

use super::Board;

/// Means of transport, then buildings and signs.
const SIGNS: &[Drawing] = &[
    (
        "horse",
        r#"<path fill="currentColor" d="M15 46h25c1-13-1-23-9-30l-1-11-7 6C14 13 8 21 3 31l4 7 6-1 6-6c3 0 5-1 7-3-1 7-8 9-11 18z"/><circle class="s-hole" cx="21" cy="20" r="2.400"/><path class="s-cut" stroke-width="2" d="M33 20c4 6 5 13 5 21"/>"#,
    ),
    (
        "ox-cart",
        r#"<path fill="currentColor" d="M4 4c0 8 4 13 11 14 2-3 5-4 9-4s7 1 9 4c7-1 11-6 11-14 5 11 1 20-8 22 0 4-1 7-3 10l-2 10H17l-2-10c-2-3-3-6-3-10C3 24-1 15 4 4z"/><g class="s-hole"><circle cx="17.500" cy="26" r="2.500"/><circle cx="30.500" cy="26" r="2.500"/><circle cx="21" cy="40" r="1.800"/><circle cx="27" cy="40" r="1.800"/></g>"#,
    ),
    (
        "rickshaw",
        r#"<circle cx="31" cy="34" r="11.500" stroke-width="4"/><path stroke-width="2" d="M31 23v22M20 34h22M23 26l16 16M39 26 23 42"/><path fill="currentColor" d="M18 23c4-4 5-9 3-15C30 1 43 7 45 23z"/><path stroke-width="4" d="M30 26H18L3 34"/>"#,
    ),
    (
        "palanquin",
        r#"<path fill="currentColor" d="M7 16C15 14 20 9 24 2c4 7 9 12 17 14l-2 4H9zM11 20h26v22H11z"/><path class="s-hole" d="M16 24h6.500v9H16zM25.500 24H32v9h-6.500z"/><path stroke-width="4.500" d="M2 38h44"/><path stroke-width="4" d="M14 42v4M34 42v4"/>"#,
    ),
    (
        "junk",
        r#"<path fill="currentColor" d="M2 33h44c-1 6-4 10-8 13H11C6 43 3 39 2 33zM21 2C11 8 6 17 5 29h16zM25 6c10 4 16 12 17 23H25z"/><path class="s-cut" stroke-width="2" d="M9 19h12M14 11h7M25 14h10M25 22h15"/>"#,
    ),
    (
        "barge",
        r#"<path fill="currentColor" d="M0 29h48c-2 6-5 10-9 13H9c-4-3-7-7-9-13zM9 29c0-16 24-16 24 0z"/><path class="s-cut" stroke-width="2" d="M17 29V18M25 29V18M9 28.500h24"/><path stroke-width="3.500" d="M44 5 36 29"/><path stroke-width="3" d="M4 46c4-3 7-3 10 0s7 3 10 0 7-3 10 0 7 3 10 0"/>"#,
    ),
    (
        "orchid",
        r#"<g fill="currentColor" stroke="none"><path d="M24 1c7 7 7 14 0 21-7-7-7-14 0-21zM2 15c9-3 16 0 20 9-10 3-17 0-20-9zM46 15c-9-3-16 0-20 9 10 3 17 0 20-9zM24 26c6 4 7 9 4 14-2 3-6 3-8 0-3-5-2-10 4-14z"/></g><path stroke-width="4" d="M4 46c2-9 6-13 12-15M44 46c-2-9-6-13-12-15"/>"#,
    ),
    (
        "monastery",
        r#"<path class="s-red" d="M24 1c3 5 9 8 17 9l-4 6H11l-4-6c8-1 14-4 17-9z"/><path class="s-white" d="M14 16h20v8H14z"/><path class="s-red" d="M14 23h20c3 3 7 5 13 5l-5 7H6l-5-7c6 0 10-2 13-5z"/><path class="s-white" d="M8 35h32v11H8z"/><path fill="currentColor" d="M19 46v-5a5 4 0 0 1 10 0v5z"/>"#,
    ),
    (
        "yamen",
        r#"<path class="s-gold" d="M24 4c3 7 11 13 23 15-1 5-4 8-7 8H8c-3 0-6-3-7-8C13 17 21 11 24 4z"/><path class="s-white" d="M8 27h32v18H8z"/><path fill="currentColor" d="M18 33h12v12H18z"/>"#,
    ),
];

/// The shape of each player, and at last of the neutral colour, as the body of their pieces.
const BODIES: [(u8, &str); 5] = [
    (0, "M24 14a16.500 16.500 0 1 0 .01 0z"),
    (1, "M8 16h32v31H8z"),
    (2, "M24 7 47 47H1z"),
    (3, "M24 10 44 29 24 48 4 29z"),
    (5, "M24 12 43 26 36 47H12L5 26z"),
];

/// A head with a knot of hair.
const HEAD: &str = r#"<circle class="s-skin" stroke-width="2" cx="24" cy="9.500" r="6.500"/><path fill="currentColor" stroke="none" d="M16.500 9C17 0 31 0 31.500 9c-4-3-11-3-15 0z"/><circle fill="currentColor" stroke="none" cx="24" cy="2" r="2.400"/>"#;

/// A prince's head: a face under a crown with strings of beads.
const CROWNED: &str = r#"<path class="s-skin" d="M15.500 12h17v6c0 7-3 11-8.500 11s-8.500-4-8.500-11z"/><path class="s-gold" d="M15 5h18v8H15z"/><path fill="currentColor" d="M5 1h38l-2.500 4.500h-33z"/><path stroke-width="1.800" d="M8 6v9M12 6v7M40 6v9M36 6v7M21 19h.1M27 19h.1M21.500 24h5"/>"#;

/// What stands on borders and cards.
const SYMBOLS: [&str; 7] = ["horse", "ox-cart", "rickshaw", "palanquin", "junk", "barge", "dragon"];

/// The signs, then each means of transport on a border's bead and on a small card, then the members and princes of
impl Symbols for Board {
    const EMBLEM: &'static str = r#"<circle class="s-gold" stroke="none" cx="16" cy="24" r="8"/><path class="s-gold-line" stroke-width="3" d="M16 8v3M16 37v3M2.500 24h2.500M6 14l2 2M6 34l2-2"/><path fill="currentColor" stroke="none" d="M33 5c11 5 15 16 11 26-3 8-10 13-18 13 9-4 13-11 13-20 0-7-2-13-6-19z"/>"#;

    /// all players.
    fn symbols() -> Markup {
        html! {
            @for (name, drawing) in SIGNS { (symbol(name, drawing)) }
            (symbol("hall", r##"<use class="s-upright" href="#s-yamen" width="48" height="48"/>"##))
            @for name in SYMBOLS {
                (symbol(&format!("bead-{name}"), &format!(r##"<circle class="s-white" stroke-width="3.200" cx="24" cy="24" r="22"/><use class="s-upright" href="#s-{name}" x="8" y="8" width="32" height="32"/>"##)))
                (symbol(&format!("card-{name}"), &format!(r##"<rect class="s-white" x="4" y="2" width="40" height="44" rx="6"/><use href="#s-{name}" x="8" y="8" width="32" height="32"/>"##)))
            }
            @for (seat, body) in BODIES {
                @for (name, top) in [("member", HEAD), ("prince", CROWNED)] {
                    (symbol(&format!("{name}-of-{seat}"), &format!(r#"<path class="s-own" d="{body}"/>{top}"#)))
                }
            }
        }
    }
}

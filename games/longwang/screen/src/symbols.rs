//! What is on the board of Lóngwáng: resources, jade, dragons, action cards, explorers, the parts of a temple.

use maud::{Markup, html};

use screen::symbols::{BODIES, Drawing, Symbols, symbol};

use super::Board;

/// Resources, cards, and what the dice mean.
const SIGNS: &[Drawing] = &[
    (
        "rock",
        r#"<path fill="currentColor" stroke="none" d="M2 43 8 26l9-6 5-13 12 4 4 12 6 7 3 13z"/><path class="s-cut" stroke-width="2.600" d="M17 20l7 8-5 15M24 28l14-5M31 43l4-9"/>"#,
    ),
    (
        "rice",
        r#"<path stroke-width="3.500" d="M16 47c2-15 6-26 15-38"/><g fill="currentColor" stroke="none"><path d="M29 12c-1-6 2-10 8-12 2 6 0 11-8 12zM23 21c-5-4-5-9-2-14 6 3 7 8 2 14zM31 19c2-5 7-7 13-5-3 6-8 7-13 5zM19 30c-6-3-7-8-5-13 6 2 8 7 5 13zM26 29c3-5 8-6 13-3-4 5-9 6-13 3zM16 40c-6-2-8-7-7-12 6 1 9 6 7 12zM22 39c4-5 9-5 13-1-4 4-9 5-13 1z"/></g>"#,
    ),
    (
        "dragon_fruit",
        r#"<path fill="currentColor" stroke-width="1" d="M24 12 19 1l8 5 8-6-4 12 12-6-4 11 8 0-6 8 6 6-8 3 3 8-9-1c-2 4-6 6-9 6s-7-2-9-6l-9 1 3-8-8-3 6-6-6-8h8L3 6l13 6"/><path class="s-cut" stroke-width="2.600" d="M17 19c4 4 10 4 14 0M13 28c3 3 7 3 11 0 4 3 8 3 11 0M18 37c3 2 9 2 12 0"/>"#,
    ),
    ("earth", r#"<path fill="currentColor" stroke="none" d="M1 41 16 12l8 14 6-9 17 24z"/>"#),
    (
        "water",
        r#"<path stroke-width="6.500" d="M3 17c5-7 9-7 14 0s9 7 14 0 9-7 14 0M3 34c5-7 9-7 14 0s9 7 14 0 9-7 14 0"/>"#,
    ),
    (
        "fire",
        r#"<path fill="currentColor" stroke="none" d="M25 1c3 9 14 14 14 28 0 11-7 18-15 18S9 40 9 30c0-8 5-12 6-18 4 2 6 5 6 10 5-4 7-12 4-21z"/><path class="s-hole" d="M24 27c3 4 6 7 6 12 0 4-3 6-6 6s-6-2-6-6c0-5 4-7 6-12z"/>"#,
    ),
    (
        "air",
        r#"<path stroke-width="5.500" d="M3 20h27c9 0 9-13 1-13-4 0-6 3-6 6M3 31h36c8 0 8 12 1 12-4 0-5-3-5-5M3 41h20"/>"#,
    ),
    (
        "point",
        r#"<path class="s-red" d="M15 3h18l12 12v18L33 45H15L3 33V15z"/><path class="s-straw-line" stroke-width="5" d="M14 14l9 10-9 10M26 14l9 10-9 10"/>"#,
    ),
    (
        "thief",
        r#"<path fill="currentColor" d="M24 3C12 3 6 13 6 25c0 10 8 20 18 20s18-10 18-20C42 13 36 3 24 3zM38 38l9 5-4-11z"/><path class="s-skin" stroke="none" d="M9 19h30c0 7-3 10-8 10-4 0-5-2-7-2s-3 2-7 2c-5 0-8-3-8-10z"/><path stroke-width="4" d="M16.500 23.500h1M30.500 23.500h1"/>"#,
    ),
    (
        "mountain_god",
        r#"<path class="s-stone" stroke-width="2" d="M1 46 15 18 24 2l9 16 14 28z"/><path class="s-white" stroke-width="2" d="M13 31c3-4 19-4 22 0 0 8-5 12-11 16-6-4-11-8-11-16z"/><path stroke-width="3.500" d="M15 23l5 2M33 23l-5 2M20 37c3-2 5-2 8 0"/>"#,
    ),
    (
        "sea_goddess",
        r#"<path fill="currentColor" d="M24 2C13 2 9 10 9 18c0 8-2 14-6 18h42c-4-4-6-10-6-18 0-8-4-16-15-16z"/><path class="s-skin" stroke="none" d="M15 17c6 0 10-3 12-7 1 4 3 6 6 7 0 10-4 16-9 16s-9-6-9-16z"/><path stroke-width="3.500" d="M20 22h.5M28 22h.5"/><path class="s-blue" stroke-width="2" d="M1 38c4-6 8-6 12 0s7 5 11 0 8-6 12 0 7 5 11 0v9H1z"/>"#,
    ),
    (
        "jade_emperor",
        r##"<use href="#s-emperor" x="0" y="-3" width="48" height="48"/><circle class="s-jade" cx="38" cy="38" r="9"/><circle class="s-white" cx="38" cy="38" r="3" stroke-width="2"/>"##,
    ),
    (
        "play",
        r#"<path class="s-white" d="M8 17h32v29H8z"/><path fill="currentColor" stroke="none" d="M24 2 38 18h-9v17H19V18h-9z"/>"#,
    ),
    ("still", r#"<path stroke-width="7" d="M16 9v30M32 9v30"/>"#),
    (
        "clockwise",
        r#"<path stroke-width="6" d="M6 34a17 17 0 0 1 33-8"/><path fill="currentColor" d="M29 25h18L39 38z"/>"#,
    ),
    (
        "counter",
        r#"<path stroke-width="6" d="M42 34A17 17 0 0 0 9 26"/><path fill="currentColor" d="M19 25H1l8 13z"/>"#,
    ),
    (
        "swap",
        r#"<path stroke-width="6" d="M14 43V16M34 5v27"/><path fill="currentColor" d="M4 17 14 3l10 14zM24 31h20L34 45z"/>"#,
    ),
    (
        "temple-base",
        r#"<path class="s-stone" d="M3 41h42v5H3zM7 36h34v5H7z"/><path class="s-room" d="M10 24h28v12H10z"/><path class="s-post" d="M10 23h4v13h-4zM34 23h4v13h-4zM18 23h3.500v13H18zM26.500 23H30v13h-3.500z"/><path fill="currentColor" stroke="none" d="M21.500 28h5v8h-5z"/>"#,
    ),
    (
        "temple-roof",
        r#"<path class="s-red" stroke-width="1.500" d="M1 21c9-1 15-4 18-11h10c3 7 9 10 18 11-1 4-4 5-7 5H8c-3 0-6-1-7-5z"/><path class="s-ridge" stroke-width="1.200" d="M16 25l4-14M24 25V11M32 25l-4-14"/><path class="s-gold" stroke-width="1.500" d="M17 7.500h14v3.500H17z"/>"#,
    ),
    (
        "temple-jade",
        r#"<circle class="s-jade" cx="24" cy="3" r="5.500" stroke-width="1.500"/><circle class="s-white" cx="24" cy="3" r="1.800" stroke-width="1.200"/>"#,
    ),
    (
        "jade-back",
        r#"<circle class="s-jade" cx="24" cy="24" r="21.500"/><circle cx="24" cy="24" r="15.500" stroke-width="1.600" stroke-dasharray="4 3.500"/><circle class="s-hole" cx="24" cy="24" r="7.500"/><circle cx="24" cy="24" r="7.500"/>"#,
    ),
];

/// The elements, of the jade and of the dragons.
const ELEMENTS: [&str; 4] = ["earth", "water", "fire", "air"];

/// The head of an explorer, under a hat of straw.
const HEAD: &str = r#"<circle class="s-skin" cx="24" cy="15" r="9"/><path class="s-straw" d="M24 0 45 13c-12 5-30 5-42 0z"/>"#;

impl Symbols for Board {
    /// Four dragons chase one another: the wheel, and the game in lists.
    const EMBLEM: &'static str = r##"<g fill="currentColor" stroke="none"><path id="s-chaser" d="M23 23C14 22 9 14 13 7c3-6 11-8 17-4 4 2 9 3 14 0-2 7-8 9-13 7-5-1-9 5-8 13zm-3-15.500a2.600 2.600 0 1 0 .01 0z" fill-rule="evenodd"/><use href="#s-chaser" transform="rotate(90 24 24)"/><use href="#s-chaser" transform="rotate(180 24 24)"/><use href="#s-chaser" transform="rotate(270 24 24)"/></g>"##;

    /// The signs, the jade and the dragon of each element, and the explorers of all players.
    fn symbols() -> Markup {
        html! {
            @for (name, drawing) in SIGNS { (symbol(name, drawing)) }
            @for element in ELEMENTS {
                (symbol(&format!("jade-{element}"), &jade(element)))
                (symbol(&format!("dragon-{element}"), &dragon(element, element, "")))
                (symbol(&format!("jailed-{element}"), &dragon(element, "jail", BARS)))
            }
            @for (seat, [_, body]) in BODIES.iter().take(4).enumerate() {
                (symbol(&format!("explorer-of-{seat}"), &format!(r#"<path class="s-own" d="{body}"/>{HEAD}"#)))
            }
        }
    }
}

/// A disc of jade with its element on it.
fn jade(element: &str) -> String {
    format!(
        r##"<circle class="s-jade" cx="24" cy="24" r="21.500"/><circle class="s-white" cx="24" cy="24" r="15.500" stroke-width="1.600"/><use href="#s-{element}" x="13" y="13" width="22" height="22"/>"##
    )
}

/// What stands before a dragon in prison.
const BARS: &str =
    r#"<path class="s-bars" stroke-width="3" d="M10 7v34M19.500 2.500v43M29 2.500v43M38.500 7v34"/>"#;

/// A medal of some ground with a dragon, what stands before it, and its element on a smaller one.
fn dragon(element: &str, ground: &str, before: &str) -> String {
    format!(
        r##"<circle class="s-{ground}" cx="24" cy="24" r="22.500" stroke-width="2"/><use href="#s-dragon" x="6" y="6" width="29" height="29"/>{before}<circle class="s-white" cx="36" cy="35" r="11" stroke-width="2"/><use href="#s-{element}" x="29" y="28" width="14" height="14"/>"##
    )
}

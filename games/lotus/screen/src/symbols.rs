//! What is on the board of White Lotus: buildings, cubes, cards, the Rebel, and the marks of the map.

use maud::{Markup, html};

use screen::symbols::{Drawing, Symbols, symbol};

use super::Board;

/// The buildings, then what players hold, then marks.
const SIGNS: &[Drawing] = &[
    (
        "lotus-village",
        r#"<path class="s-white" d="M25 20h18v22H25z"/><path class="s-thatch" d="M20 22 34 6l13 16z"/><path class="s-white" d="M5 28h20v17H5z"/><path class="s-thatch" d="M1 30 15 13l14 17z"/><path fill="currentColor" stroke="none" d="M11 34h8v11h-8zM32 28h6v7h-6z"/><path d="M2 45h44"/>"#,
    ),
    (
        "lotus-palace",
        r#"<path class="s-gold" d="M13 15h22v10H13z"/><path class="s-red" d="M24 2c3 5 9 8 17 9-1 4-3 6-6 6H13c-3 0-5-2-6-6 8-1 14-4 17-9z"/><path class="s-gold" d="M6 32h36v11H6z"/><path class="s-red" d="M10 22h28c2 4 5 6 9 6-1 4-4 6-7 6H8c-3 0-6-2-7-6 4 0 7-2 9-6z"/><path fill="currentColor" stroke="none" d="M20 34h8v10h-8z"/><path d="M13 35v8M35 35v8" stroke-width="2"/><path fill="currentColor" d="M3 43h42v3H3z" stroke-width="1"/>"#,
    ),
    (
        "lotus-temple",
        r#"<path class="s-white" d="M18 11h12v34H18zM15 33h18v12H15z"/><path d="M24 1v6" stroke-width="3"/><g fill="currentColor" stroke-width="1.500"><path d="M24 5c2 3 6 5 11 6l-2 4H15l-2-4c5-1 9-3 11-6z"/><path d="M15 18h18c2 2 4 3 7 4l-3 4H11l-3-4c3-1 5-2 7-4zM13 29h22c2 2 5 4 9 4l-4 5H8l-4-5c4 0 7-2 9-4zM6 43h36v4H6z"/></g><path fill="currentColor" stroke="none" d="M21 38h6v6h-6z"/>"#,
    ),
    (
        "lotus-fort",
        r#"<path d="M24 14V2"/><path class="s-red" stroke-width="2" d="M24 2c5-1 7 2 12 0l-2 4 2 4c-5 2-7-1-12 0z"/><path class="s-stone-fill" d="M3 45V15h8v5h7v-6h12v6h7v-5h8v30z"/><path fill="currentColor" stroke="none" d="M18 45V34a6 6 0 0 1 12 0v11z"/><path stroke-width="1.800" d="M4 27h12M32 27h12M4 36h11M33 36h11M11 27v9M38 27v9"/>"#,
    ),
    (
        "lotus-rice",
        r#"<path class="s-paddy" d="M2 27h44v18H2z"/><path d="M5 37c4-3 8-3 12 0s8 3 12 0 8-3 13 0" stroke-width="1.800"/><g class="s-leaf" stroke-width="1.800"><path d="M11 32C5 27 3 20 4 12c5 4 8 11 7 20z"/><path d="M11 32c-1-10 1-18 5-24 3 8 1 17-5 24zM24 32c-6-5-8-13-7-22 5 5 8 13 7 22z"/><path d="M24 32c-1-11 1-20 5-27 3 9 1 19-5 27zM37 32c-6-5-8-12-7-20 5 4 8 11 7 20z"/><path d="M37 32c-1-10 2-18 6-24 3 8 0 17-6 24z"/></g>"#,
    ),
    (
        "lotus-mark",
        r#"<g class="s-petal" stroke-width="2.200"><path d="M24 5c7 7 9 15 9 21 0 7-4 12-9 16-5-4-9-9-9-16 0-6 2-14 9-21z"/><path d="M15 20C9 15 5 14 1 14c0 14 7 25 23 28-6-5-10-12-9-22zM33 20c6-5 10-6 14-6 0 14-7 25-23 28 6-5 10-12 9-22z"/></g><path d="M8 41c10 6 22 6 32 0" stroke-width="3"/>"#,
    ),
    (
        "lotus-influence",
        r#"<path class="s-white" d="M9 8h30v32H9z"/><path fill="currentColor" d="M4 4h40v6H4zM4 38h40v6H4z" stroke-width="1.500"/><path d="M16 17h10M16 23h7M16 29h10" stroke-width="2.500"/><path class="s-red" stroke-width="1.500" d="M28 24h8v10h-8z"/>"#,
    ),
    (
        "lotus-army",
        r#"<path d="M13 46 37 6M35 46 11 6" stroke-width="4"/><path class="s-stone-fill" stroke-width="2" d="M38 1c5 3 7 8 5 14-4-1-8-4-9-8zM10 1C5 4 3 9 5 15c4-1 8-4 9-8z"/><path class="s-red" stroke-width="2" d="M18 25h12v9c0 5-6 8-6 8s-6-3-6-8z"/>"#,
    ),
    (
        "lotus-rebel",
        r#"<path class="s-skin" d="M12 19h24c1 15-4 25-12 25S11 34 12 19z"/><path class="s-red" d="M10 21C9 9 15 2 24 2s15 7 14 19c-8-5-20-5-28 0z"/><path class="s-red" d="M37 13c4-3 8-3 10-1l-4 4 3 5c-4 1-8-1-9-4z"/><path class="s-cut" d="M12 13c8-4 17-4 25 1" stroke-width="2"/><path d="M15 23l6 3M33 23l-6 3" stroke-width="3"/><path d="M18 30h2M28 30h2" stroke-width="3"/><path fill="currentColor" d="M16 39c2-4 5-5 8-5s6 1 8 5c-3-2-5-2-8-2s-5 0-8 2z" stroke-width="1.500"/>"#,
    ),
    (
        "lotus-sealed",
        r#"<path class="s-back" d="M9 3h30v42H9z"/><path d="M13 7h22v34H13z" stroke-width="1.500"/><circle class="s-gold" cx="24" cy="24" r="8" stroke-width="2"/>"#,
    ),
    (
        "lotus-thinking",
        r#"<path d="M11 3h26M11 45h26" stroke-width="4"/><path class="s-white" d="M14 5h20v6c0 6-7 9-7 13s7 7 7 13v6H14v-6c0-6 7-9 7-13s-7-7-7-13z"/><path fill="currentColor" stroke="none" d="M18 12h12c-2 4-5 6-6 8-1-2-4-4-6-8zM17 41c1-4 4-5 7-7 3 2 6 3 7 7z"/>"#,
    ),
    (
        "lotus-north",
        r#"<path fill="currentColor" stroke-width="1.500" d="M24 2 34 44 24 36z"/><path class="s-white" stroke-width="1.500" d="M24 2 14 44l10-8z"/>"#,
    ),
];

/// The shape of each player, as the upper face of their cubes.
const FACES: [&str; 6] = [
    "M24 3a18 18 0 1 0 .01 0z",
    "M7 5h34v33H7z",
    "M24 3 43 38H5z",
    "M24 1 44 21 24 41 4 21z",
    "M14 4h20l10 17-10 17H14L4 21z",
    "M24 2l20 15-8 22H12L4 17z",
];

/// A player's chip without its building: a round face, and their shape.
fn chip(seat: usize) -> String {
    format!(
        r##"<circle class="s-own" cx="20.800" cy="26.400" r="20.300" stroke-width="1.800"/><circle class="s-white" cx="20.800" cy="26.400" r="16" stroke-width="1"/><use href="#s-shape-{seat}" x="28.500" y=".500" width="19" height="19"/>"##
    )
}

impl Symbols for Board {
    const EMBLEM: &'static str = r##"<use href="#s-lotus" width="48" height="48"/>"##;

    /// The signs, and the cubes and chips of all players.
    fn symbols() -> Markup {
        html! {
            @for (name, drawing) in SIGNS { (symbol(name, drawing)) }
            @for (seat, face) in FACES.iter().enumerate() {
                (symbol(&format!("cube-of-{seat}"), &format!(
                    r#"<path class="s-side" transform="translate(0 7)" d="{face}"/><path class="s-own" d="{face}"/>"#
                )))
                (symbol(&format!("chip-of-{seat}"), &chip(seat)))
            }
        }
    }
}

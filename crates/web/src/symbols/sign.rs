//! What persons carry, and what is won with it.

use super::Drawing;

/// Signs of persons, goods and action cards.
pub const SIGNS: &[Drawing] = &[
    (
        "hammer",
        r#"<g fill="currentColor" transform="rotate(40 24 24)"><path d="M21 17h6v26h-6z"/><path d="M11 6h20l7 5.500-7 5.500H11z"/></g>"#,
    ),
    (
        "fan",
        r#"<path class="s-orange" d="M24 42 3 19C13 4 35 4 45 19z"/><path d="M24 42 11.500 11.500M24 42 24 7.800M24 42 36.500 11.500"/><path d="M10 26c8-9 20-9 28 0"/><circle cx="24" cy="42" r="3" fill="currentColor"/>"#,
    ),
    (
        "coin",
        r#"<circle class="s-gold" cx="24" cy="24" r="20"/><circle cx="24" cy="24" r="14.500" stroke-width="1.500"/><path fill="currentColor" d="M19 19h10v10H19z"/>"#,
    ),
    (
        "rocket",
        r#"<path stroke-width="3.500" d="M20 28 5 43"/><g transform="rotate(45 24 24)"><path class="s-red" d="M17 10h14v20H17z"/><path fill="currentColor" d="M15 11 24-5l9 16z"/><path stroke-width="2" d="M17 17h14M17 24h14"/></g><path d="M26 38l2 6M34 34l6 3M12 27l-6-1"/>"#,
    ),
    (
        "helmet",
        r#"<path class="s-red" stroke-width="2" d="M24 12C22 5 27 2 33 3c-3 2-4 5-5 9z"/><path fill="currentColor" d="M9 28C9 17 15 11 24 11s15 6 15 17z"/><path fill="currentColor" d="M4 28h40v5H4zM9 33h8l-2 12c-5-2-7-6-6-12zM39 33h-8l2 12c5-2 7-6 6-12z"/>"#,
    ),
    (
        "buddha",
        r#"<circle class="s-gold" cx="24" cy="20" r="18" stroke-width="2"/><path fill="currentColor" d="M24 5a3.500 3.500 0 0 1 3 5.500 7 7 0 0 1-1 13c8 1 12 6 12 12l4 4c2 3 0 5-3 5H9c-3 0-5-2-3-5l4-4c0-6 4-11 12-12a7 7 0 0 1-1-13A3.500 3.500 0 0 1 24 5z"/><path class="s-cut" stroke-width="2" d="M13 38c7-4 15-4 22 0"/>"#,
    ),
    (
        "mortar",
        r#"<path stroke-width="5.500" d="M26 22 39 5"/><path fill="currentColor" d="M5 20h38v4h-3c0 9-4 13-9 16v4h3v1H14v-1h3v-4c-5-3-9-7-9-16H5z"/><path class="s-cut" stroke-width="2" d="M14 27c1 4 3 7 6 8"/>"#,
    ),
    (
        "sack",
        r#"<path class="s-straw" d="M17 14C7 22 4 32 6 40c1 4 35 4 36 0 2-8-1-18-11-26z"/><path fill="currentColor" d="M16 14h16l4-9-7 3-5-4-5 4-7-3z"/><path stroke-width="3" d="M24 38V25M24 31c-4 0-6-2-6-5 4 0 6 2 6 5zM24 36c4 0 6-2 6-5-4 0-6 2-6 5z"/>"#,
    ),
    (
        "book",
        r#"<path class="s-white" d="M24 13C18 8 10 7 3 8v30c7-1 15 0 21 5 6-5 14-6 21-5V8c-7-1-15 0-21 5z"/><path stroke-width="3.500" d="M24 13v30"/><path d="M9 16c3 0 6 .5 9 2M9 23c3 0 6 .5 9 2M9 30c3 0 6 .5 9 2M39 16c-3 0-6 .5-9 2M39 23c-3 0-6 .5-9 2M39 30c-3 0-6 .5-9 2"/>"#,
    ),
    (
        "floor",
        r#"<path fill="currentColor" d="M24 4c3 6 11 12 22 14-1 3-3 5-6 5H8c-3 0-5-2-6-5C13 16 21 10 24 4z"/><path class="s-white" d="M9 23h30v17H9z"/><path fill="currentColor" d="M20 29h8v11h-8zM5 40h38v4H5z"/><path d="M14 28v7M34 28v7"/>"#,
    ),
    (
        "banner",
        r#"<path stroke-width="3.500" d="M11 45V4"/><path class="s-red" d="M11 6c9-3 14 4 31 1l-7 8 7 8c-17 3-22-4-31-1z"/><path fill="currentColor" d="M6 42h10v4H6z"/><circle cx="22" cy="14.500" r="3.500" fill="currentColor" stroke="none"/>"#,
    ),
    (
        "wall",
        r#"<path class="s-stone" d="M2 20h6v-5h6v5h3V4h5v4h4V4h5v16h3v-5h6v5h6v24H2z"/><path fill="currentColor" d="M20 44V34a4 4 0 0 1 8 0v10z"/><path stroke-width="2" d="M2 28h44M2 36h16M30 36h16M10 28v-8M38 28v-8M14 36v-8M34 36v-8M8 44v-8M40 44v-8M17 20h14"/>"#,
    ),
    ("steps", r#"<path stroke-width="6" d="M8 9l13 15L8 39M25 9l13 15-13 15"/>"#),
    (
        "star",
        r#"<path class="s-gold" d="M24 3l6.300 13.600 14.900 1.700-11.100 10.100 3 14.600L24 35.600 10.900 43l3-14.600L2.800 18.300l14.900-1.700z"/>"#,
    ),
    (
        "wild",
        r#"<path fill="currentColor" d="M3 48c0-10 8-14 16-15h10c8 1 16 5 16 15z"/><circle class="s-white" cx="24" cy="18" r="15"/><path stroke-width="4" d="M18 14c0-9 13-9 13-1 0 5-7 5-7 10"/><circle cx="24" cy="29" r="1.500" fill="currentColor"/>"#,
    ),
    (
        "cards",
        r#"<path class="s-white" d="M6 15 24 5l14 25-18 10z"/><path class="s-white" d="M17 10h23v33H17z"/><circle cx="28.500" cy="22" r="4.500" fill="currentColor"/><path fill="currentColor" d="M20.500 36c0-11 16-11 16 0z"/>"#,
    ),
];

//! Signs that more than one game uses.

use super::Drawing;

/// Signs of persons, goods, cards and landscape.
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
    (
        "lotus",
        r#"<g fill="currentColor" stroke="none"><path d="M24 3c7 8 9 16 9 22 0 7-4 12-9 16-5-4-9-9-9-16 0-6 2-14 9-22z"/><path d="M2 17c5-1 9 0 12 2-1 9 1 15 7 22C9 41 2 32 2 17zM46 17c-5-1-9 0-12 2 1 9-1 15-7 22 12 0 19-9 19-24z"/><path d="M8 41c10 5 22 5 32 0-4 6-10 7-16 7s-12-1-16-7z"/></g>"#,
    ),
    (
        "emperor",
        r#"<path fill="currentColor" d="M3 8h42l-3 7H6z"/><path class="s-gold" d="M14 15h20v13c-6 3-14 3-20 0z"/><path class="s-skin" d="M14 27c6 3 14 3 20 0 0 11-3 17-10 17s-10-6-10-17z"/><path stroke-width="2" d="M6 15v13M10 15v10M42 15v13M38 15v10M19 33h2M27 33h2M20 39c3 2 5 2 8 0"/>"#,
    ),
    (
        "eye",
        r#"<path class="s-white" d="M2 24c10-17 34-17 44 0-10 17-34 17-44 0z"/><circle cx="24" cy="24" r="8" fill="currentColor"/>"#,
    ),
    (
        "road",
        r#"<path stroke-width="5" d="M8 40c14-2 4-14 16-16S26 10 40 8"/><g fill="currentColor"><circle cx="8" cy="40" r="6"/><circle cx="24" cy="24" r="6"/><circle cx="40" cy="8" r="6"/></g>"#,
    ),
    (
        "bamboo",
        r#"<g stroke-width="6" stroke-linecap="butt"><path d="M17 47V34M17 31V18M17 15V3M31 47V38M31 35V24"/></g><g fill="currentColor" stroke="none"><path d="M20 19c3-9 12-15 24-15-3 10-13 16-24 15zM34 24c3-5 7-8 14-8-2 7-8 9-14 8zM14 22C12 14 8 10 0 9c1 8 6 13 14 13zM34 38c3-4 7-6 12-6-2 5-7 7-12 6z"/></g>"#,
    ),
    ("waves", r#"<path d="M3 18c5-6 9-6 14 0s9 6 14 0 9-6 14 0M3 32c5-6 9-6 14 0s9 6 14 0 9-6 14 0"/>"#),
    (
        "mountains",
        r#"<path class="s-stone" d="M3 42 17 10l7 12 6-9 15 29z"/><path d="M11 24l6 4 4-5M27 19l4 5 4-2M14 36l5-4M33 36l-5-5" stroke-width="2"/>"#,
    ),
    (
        "marsh",
        r#"<path d="M8 40h32M14 34h20M24 34V10M24 30 15 14M24 30l9-16M18 34 8 22M30 34l10-12"/><path fill="currentColor" d="M22 6h4v9h-4z"/>"#,
    ),
    (
        "plum",
        r#"<g fill="currentColor" stroke="none"><circle cx="24" cy="12" r="9.500"/><circle cx="36.500" cy="21" r="9.500"/><circle cx="31.700" cy="35.500" r="9.500"/><circle cx="16.300" cy="35.500" r="9.500"/><circle cx="11.500" cy="21" r="9.500"/></g><circle class="s-hole" cx="24" cy="25" r="6"/><circle cx="24" cy="25" r="2.500" fill="currentColor" stroke="none"/>"#,
    ),
    (
        "chrysanthemum",
        r#"<g stroke-width="6"><path d="M24 14V4M24 34v10M14 24H4M34 24h10M16.900 16.900 9.900 9.900M31.100 31.100l7 7M31.100 16.900l7-7M16.900 31.100l-7 7"/></g><path stroke-width="4" d="M20.200 14.800 16.300 5.500M27.800 14.800l3.900-9.300M20.200 33.200l-3.900 9.300M27.800 33.200l3.900 9.300M14.800 20.200l-9.300-3.900M14.800 27.800l-9.300 3.900M33.200 20.200l9.300-3.900M33.200 27.800l9.300 3.900"/><circle cx="24" cy="24" r="6" fill="currentColor" stroke="none"/>"#,
    ),
    (
        "persimmon",
        r#"<path fill="currentColor" stroke="none" d="M24 13c14-4 22 4 22 15 0 12-9 19-22 19S2 40 2 28C2 17 10 9 24 13z"/><path stroke-width="4" d="M24 13c0-5 1-8 4-11"/><path class="s-cut" stroke-width="2.600" d="M24 15c-4-1-8-1-13 2 5 1 8 2 10 5 0-1 1-2 3-3 2 1 3 2 3 3 2-3 5-4 10-5-5-3-9-3-13-2z"/>"#,
    ),
];

//! Events and super events.

use screen::symbols::Drawing;

/// The months' events, then the super events.
pub const HAPPENINGS: &[Drawing] = &[
    (
        "peace",
        r#"<path class="s-white" d="M3 14c7 0 11 2 14 5 2-8 8-14 17-16-1 6-3 9-5 12 6-1 9 1 11 4l5 2-5 2c-1 10-8 17-19 17l-10 5 3-8c-6-3-9-8-9-13l5 2c-4-3-7-7-7-12z"/><path d="M17 19c0 6 3 10 9 11M13 24c2 6 6 9 11 10"/><circle fill="currentColor" stroke="none" cx="36.500" cy="18.800" r="1.800"/><path d="M42 26c0 5 0 9-3 13M40.500 34c3-1 5-3 5-6M40 38c-3-1-4-3-4-6"/>"#,
    ),
    (
        "drought",
        r#"<circle class="s-gold" cx="24" cy="16" r="8"/><path stroke-width="3" d="M24 2v1.500M24 28.500V30M38 16h-1.500M11.500 16H10M34 6l-1 1M15 25l-1 1M14 6l1 1M33 25l1 1"/><path class="s-straw" d="M2 36h44v10H2z"/><path d="M12 36l3 5-4 5M25 36l-3 4 4 3-1 3M37 36l-3 5 4 5"/>"#,
    ),
    (
        "contagion",
        r#"<path fill="currentColor" d="M24 3c12 0 20 8 20 18 0 6-3 10-7 13v5c0 2-1 3-3 3H14c-2 0-3-1-3-3v-5c-4-3-7-7-7-13C4 11 12 3 24 3z"/><g class="s-hole" stroke="none"><circle cx="15.500" cy="22" r="5.500"/><circle cx="32.500" cy="22" r="5.500"/><path d="M24 27l4 7h-8z"/></g><path class="s-cut" stroke-width="2.500" d="M19 42v-5M24 42v-5M29 42v-5"/>"#,
    ),
    (
        "mongols",
        r#"<path stroke-width="4.500" d="M12 3c5 1 5 5 8 8 9 5 11 21 0 26-3 3-3 7-8 8"/><path stroke-width="1.800" d="M12 3v42"/><path stroke-width="3.500" d="M4 24h33"/><path class="s-red" d="M35 16l11 8-11 8z"/><path d="M2 19l5 5-5 5M8 19l5 5-5 5"/>"#,
    ),
    (
        "tribute",
        r#"<path class="s-gold" d="M2 9c4 5 9 6 14 6 1-8 15-8 16 0 5 0 10-1 14-6 1 14-8 21-22 21S1 23 2 9z"/><path d="M16 15c4 4 12 4 16 0"/><g class="s-gold" stroke-width="2"><circle cx="7" cy="40" r="5"/><circle cx="18.300" cy="40" r="5"/><circle cx="29.700" cy="40" r="5"/><circle cx="41" cy="40" r="5"/></g><path stroke-width="3" d="M7 40h.1M18.300 40h.1M29.700 40h.1M41 40h.1"/>"#,
    ),
    (
        "festival",
        r#"<g stroke-width="3"><path d="M24 18V9M24 30v9M18 24H9M30 24h9M19.500 19.500 13 13M28.500 28.500 35 35M28.500 19.500 35 13M19.500 28.500 13 35"/></g><g class="s-red"><circle cx="24" cy="4.500" r="3"/><circle cx="24" cy="43.500" r="3"/><circle cx="4.500" cy="24" r="3"/><circle cx="43.500" cy="24" r="3"/></g><g class="s-gold"><circle cx="9.500" cy="9.500" r="3"/><circle cx="38.500" cy="38.500" r="3"/><circle cx="38.500" cy="9.500" r="3"/><circle cx="9.500" cy="38.500" r="3"/><circle cx="24" cy="24" r="4.500"/></g>"#,
    ),
    (
        "lantern-festival",
        r#"<path d="M24 2v5"/><path class="s-red" d="M15 10c-11 4-11 20 0 24h18c11-4 11-20 0-24z"/><path stroke-width="2" d="M19 10c-5 6-5 18 0 24M29 10c5 6 5 18 0 24"/><path fill="currentColor" d="M15 6h18v4H15zM15 34h18v4H15z"/><path d="M20 38v7M24 38v8M28 38v7"/>"#,
    ),
    (
        "earthquake",
        r#"<path fill="currentColor" d="M4 22 16 9l6 6-3 7z"/><path class="s-white" d="M7 22h13l-3 7 4 5H7z"/><g transform="rotate(14 36 22)"><path fill="currentColor" d="M27 17l7-9 11 12H26z"/><path class="s-white" d="M27 20h15v13H25l4-6z"/></g><path stroke-width="3" d="M2 37h16l4 8 4-12 5 8 3-4h12"/>"#,
    ),
    (
        "flood",
        r#"<path fill="currentColor" d="M24 3c3 5 9 9 18 11-1 3-2 4-5 4H11c-3 0-4-1-5-4C15 12 21 8 24 3z"/><path class="s-white" d="M12 18h24v9H12z"/><g class="s-blue-line" stroke-width="4"><path d="M3 29c4-4 7-4 10.500 0s7 4 10.500 0 7-4 10.500 0 7 4 10.500 0M3 37c4-4 7-4 10.500 0s7 4 10.500 0 7-4 10.500 0 7 4 10.500 0M3 45c4-4 7-4 10.500 0s7 4 10.500 0 7-4 10.500 0 7 4 10.500 0"/></g>"#,
    ),
    (
        "solar-eclipse",
        r#"<path stroke-width="3" d="M24 2v4M24 42v4M2 24h4M42 24h4M8.500 8.500l3 3M36.500 36.500l3 3M39.500 8.500l-3 3M11.500 36.500l-3 3"/><circle class="s-gold" cx="24" cy="24" r="14"/><circle cx="27" cy="22" r="12" fill="currentColor"/>"#,
    ),
    (
        "volcanic-eruption",
        r#"<path fill="currentColor" d="M2 45 17 22h14l15 23z"/><path class="s-red" d="M17 22h14l3 5-4 6-3-4-4 8-3-7-6-1z"/><path class="s-red" stroke-width="4" d="M24 18V6M19 18c-1-6-4-8-8-8M29 18c1-6 4-8 8-8"/><circle cx="9" cy="17" r="2" fill="currentColor"/><circle cx="39" cy="17" r="2" fill="currentColor"/><circle cx="31" cy="4" r="2" fill="currentColor"/>"#,
    ),
    (
        "tornado",
        r#"<path stroke-width="4.500" d="M5 6h38M9 14h32M14 22h22M19 30h14M21 37h8M24 44h2"/><path d="M3 20l4 1M42 30l4-2M10 38l5-1"/>"#,
    ),
    (
        "sunrise",
        r#"<path class="s-gold" d="M11 34a13 13 0 0 1 26 0z"/><path stroke-width="3" d="M24 6v8M5 18l6 4M43 18l-6 4M13 9l3 7M35 9l-3 7"/><path stroke-width="3.500" d="M2 34h44M10 40h28M17 45.500h14"/>"#,
    ),
    (
        "assassination",
        r#"<g transform="translate(2 2) rotate(45 22 26) scale(.88)"><path class="s-white" d="M19 19h10v18l-5 11-5-11z"/><path stroke-width="2" d="M24 23v18"/><path fill="currentColor" d="M12 13h24v6H12zM21 0h6v13h-6z"/><circle cx="24" cy="-2" r="3.500" fill="currentColor"/></g><path class="s-red" d="M38 28c4 6 6 8 6 11a6 6 0 0 1-12 0c0-3 2-5 6-11z"/>"#,
    ),
    (
        "charter",
        r#"<path class="s-white" d="M11 8h26v28H11z"/><path class="s-straw" d="M7 3h34v7H7zM7 36h34v7H7z"/><path d="M16 16h10M16 22h16M16 28h7"/><path class="s-red" d="M27 26h8v8h-8z"/>"#,
    ),
];

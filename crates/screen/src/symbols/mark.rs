//! The players' shapes, dragons and privileges.

use super::Drawing;

/// One shape per player colour, then what dragons lie on.
pub const MARKS: &[Drawing] = &[
    ("shape-0", r#"<circle class="s-own" cx="24" cy="24" r="21"/>"#),
    ("shape-1", r#"<path class="s-own" d="M5 5h38v38H5z"/>"#),
    ("shape-2", r#"<path class="s-own" d="M24 3 46 43H2z"/>"#),
    ("shape-3", r#"<path class="s-own" d="M24 1 47 24 24 47 1 24z"/>"#),
    ("shape-4", r#"<path class="s-own" d="M13 4h22l12 20-12 20H13L1 24z"/>"#),
    ("shape-5", r#"<path class="s-own" d="M24 2l22 16-8.500 26h-27L2 18z"/>"#),
    (
        "dragon",
        r#"<path stroke-width="7" d="M7 41c9 4 20 1 20-7 0-9-14-7-14-16 0-6 5-9 10-9"/><path fill="currentColor" d="M20 4c6-3 12-1 15 3l10 4-3 4-9-1 7 5-3 3-9-3c-4 0-8-1-9-5z"/><path d="M24 4C22 1 19 1 16 2M31 4c0-2-1-3-3-4"/><path fill="currentColor" stroke-width="1.500" d="M9 18l-6-2 5 7zM17 28l-6 1 7 5zM30 31l6-3-4 9zM25 42l5 4-9 0zM9 38l-7-2 3 9z"/><circle class="s-hole" cx="31" cy="8.500" r="1.600"/>"#,
    ),
    (
        "dragon-of-0",
        r##"<use href="#s-shape-0"/><circle class="s-white" stroke="none" cx="24" cy="24" r="14"/><use href="#s-dragon" x="13" y="13" width="22" height="22"/>"##,
    ),
    (
        "dragon-of-1",
        r##"<use href="#s-shape-1"/><circle class="s-white" stroke="none" cx="24" cy="24" r="14"/><use href="#s-dragon" x="13" y="13" width="22" height="22"/>"##,
    ),
    (
        "dragon-of-2",
        r##"<use href="#s-shape-2"/><circle class="s-white" stroke="none" cx="24" cy="29" r="11.5"/><use href="#s-dragon" x="15" y="20" width="18" height="18"/>"##,
    ),
    (
        "dragon-of-3",
        r##"<use href="#s-shape-3"/><circle class="s-white" stroke="none" cx="24" cy="24" r="13"/><use href="#s-dragon" x="14" y="14" width="20" height="20"/>"##,
    ),
    (
        "dragon-of-4",
        r##"<use href="#s-shape-4"/><circle class="s-white" stroke="none" cx="24" cy="24" r="14"/><use href="#s-dragon" x="13" y="13" width="22" height="22"/>"##,
    ),
    (
        "dragon-of-5",
        r##"<use href="#s-shape-5"/><circle class="s-white" stroke="none" cx="24" cy="25" r="13"/><use href="#s-dragon" x="14" y="15" width="20" height="20"/>"##,
    ),
    (
        "small-privilege",
        r##"<circle class="s-gold" cx="24" cy="24" r="22"/><circle cx="24" cy="24" r="18.500" stroke-width="1.300"/><use href="#s-dragon" x="10" y="10" width="28" height="28"/>"##,
    ),
    (
        "large-privilege",
        r##"<path class="s-gold" d="M10 3h28l8 8v26l-8 8H10l-8-8V11z"/><path stroke-width="1.300" d="M11.500 6.500h25l6 6v23l-6 6h-25l-6-6v-23z"/><use href="#s-dragon" x="3" y="14" width="20" height="20"/><use href="#s-dragon" x="24" y="14" width="20" height="20"/>"##,
    ),
];

/// The shape of each player, as the body of their pieces: a circle, a square, a triangle, a diamond, a hexagon.
pub const BODIES: [[&str; 2]; 5] = [
    ["M24 17a15 15 0 1 0 .01 0z", "M24 20a13.500 13.500 0 1 0 .01 0z"],
    ["M10 18h28v28H10z", "M11 21h26v26H11z"],
    ["M24 6 44 46H4z", "M24 12 43 47H5z"],
    ["M24 11 43 29.500 24 48 5 29.500z", "M24 14 41.500 31 24 48 6.500 31z"],
    ["M14 17h20l10 15-10 15H14L4 32z", "M15 20h18l9.500 13.500L33 47H15L5.500 33.500z"],
];

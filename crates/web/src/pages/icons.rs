//! The site's own signs, of one family with the pieces of the games.

use maud::{Markup, html};
use screen::symbols::{Drawing, icon, symbol};

const SIGNS: &[Drawing] = &[
    (
        "site-players",
        r#"<circle cx="17" cy="15" r="7.500"/><path d="M4 41c0-10 5-15 13-15s13 5 13 15z"/><circle cx="35" cy="19" r="5.500"/><path d="M35 29c6 0 9 4 9 11h-8"/>"#,
    ),
    (
        "site-time",
        r#"<path d="M11 5h26M11 43h26M15 5v7c0 6 6 9 9 12 3-3 9-6 9-12V5M15 43v-7c0-6 6-9 9-12 3 3 9 6 9 12v7"/><path d="M20 38h8" stroke-width="5"/>"#,
    ),
    (
        "site-weight",
        r#"<path d="M24 5v37M14 42h20M8 13h32"/><path d="M8 13 2.500 28h11zM40 13l-5.500 15h11z" fill="currentColor"/>"#,
    ),
    (
        "site-sound",
        r#"<path d="M5 18h8l11-9v30l-11-9H5z" fill="currentColor"/><path d="M31 17c4 4 4 10 0 14M37 11c8 8 8 18 0 26"/>"#,
    ),
    (
        "site-silence",
        r#"<path d="M5 18h8l11-9v30l-11-9H5z" fill="currentColor"/><path d="m32 18 12 12M44 18 32 30"/>"#,
    ),
    (
        "site-copy",
        r#"<rect x="15" y="13" width="26" height="30" rx="3"/><path d="M33 13V8a3 3 0 0 0-3-3H10a3 3 0 0 0-3 3v24a3 3 0 0 0 3 3h5"/>"#,
    ),
    (
        "site-share",
        r#"<path d="M15 21 33 11M15 27l18 10"/><g fill="currentColor"><circle cx="11" cy="24" r="5.500"/><circle cx="37" cy="9" r="5.500"/><circle cx="37" cy="39" r="5.500"/></g>"#,
    ),
    ("site-replay", r#"<path d="M14 7v34l28-17z" fill="currentColor"/>"#),
    ("site-chart", r#"<path d="M6 6v36h36"/><path d="m12 34 9-12 8 6 12-17" stroke-width="4"/>"#),
    ("site-keep", r#"<path d="M13 5h22v38L24 33 13 43z"/>"#),
    ("site-new", r#"<path d="M24 8v32M8 24h32" stroke-width="5"/>"#),
    (
        "site-rules",
        r#"<path d="M24 11C19 7 11 7 5 8v30c6-1 14-1 19 3 5-4 13-4 19-3V8c-6-1-14-1-19 3zM24 11v30"/>"#,
    ),
    ("site-puzzle", r#"<path d="M6 15h11c-3-9 11-9 8 0h11v11c9-3 9 11 0 8v9H6z"/>"#),
    (
        "site-learn",
        r#"<path d="M24 9 3 19l21 10 21-10z" fill="currentColor"/><path d="M11 24v10c7 7 19 7 26 0V24M45 19v14"/>"#,
    ),
];

/// The signs, to stand once on a page.
pub fn sheet() -> Markup {
    html! { @for (name, drawing) in SIGNS { (symbol(name, drawing)) } }
}

/// A sign before a word.
pub fn sign(name: &str) -> Markup {
    icon(&format!("site-{name}"))
}

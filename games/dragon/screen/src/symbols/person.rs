//! The nine persons and the fifteen tiles they stand on.

use dragon::data::{Person, Tile};
use kernel::Piece;
use maud::{Markup, html};

use screen::symbols::Drawing;

/// Shoulders, neck and face, the same for everybody.
pub const BUST: &str = r#"<path fill="currentColor" d="M3 48c0-10 8-14 16-15h10c8 1 16 5 16 15z"/><path class="s-skin" stroke-width="2" d="M19 29h10v5c-2 3-8 3-10 0z"/><path class="s-skin" d="M14 18c0 9 4 15 10 15s10-6 10-15-4-11-10-11-10 2-10 11z"/><path stroke-width="2.200" d="M19 21.500h2.500M26.500 21.500H29"/>"#;

/// What tells them apart: what they wear.
pub const FACES: &[Drawing] = &[
    (
        "craftsman",
        r#"<path class="s-straw" d="M12 17C12 8 17 4 24 4s12 4 12 13c-8-3-16-3-24 0z"/><path stroke-width="2" d="M13 12c7-3 15-3 22 0"/><path fill="currentColor" d="M35 14l8-5-2 6 5 3-9 0z"/><path class="s-straw-line" stroke-width="4" d="M15 36l9 11 9-11"/>"#,
    ),
    (
        "lady",
        r#"<circle cx="14" cy="7" r="6" fill="currentColor"/><circle cx="34" cy="7" r="6" fill="currentColor"/><path fill="currentColor" d="M12 25C10 12 15 5 24 5s14 7 12 20c-1-6-4-10-12-13-8 3-11 7-12 13z"/><path class="s-red" stroke-width="1.500" d="M24 2l4 4-4 4-4-4z"/><path class="s-red-line" stroke-width="2.500" d="M22.500 28h3"/><path class="s-orange-line" stroke-width="3.500" d="M16 35l8 9 8-9"/>"#,
    ),
    (
        "collector",
        r#"<path fill="currentColor" d="M13 17C12 10 15 8 16 8c0-5 4-7 8-7s8 2 8 7c1 0 4 2 3 9-7-3-15-3-22 0z"/><path fill="currentColor" d="M13 14C9 10 5 10 2 12c3 4 7 5 11 4zM35 14c4-4 8-4 11-2-3 4-7 5-11 4z"/><circle class="s-gold" stroke-width="1.500" cx="24" cy="10.500" r="3"/><path class="s-gold-line" stroke-width="3" d="M17 35l7 7 7-7M24 42v6"/>"#,
    ),
    (
        "pyrotechnist",
        r#"<path fill="currentColor" d="M13 17C13 9 17 6 24 6s11 3 11 11c-7-2-15-2-22 0z"/><circle cx="24" cy="4" r="3" class="s-red" stroke-width="2"/><path stroke-width="2" d="M17 28c2-2 4-2 7-1 3-1 5-1 7 1"/><path class="s-red-line" stroke-width="3" d="M17 36l14 11M31 36 17 47"/>"#,
    ),
    (
        "warrior",
        r#"<path class="s-red" stroke-width="2" d="M22 8C20 2 27 0 35 2c-5 1-8 3-9 6z"/><path fill="currentColor" d="M11 20C11 11 16 7 24 7s13 4 13 13l-13-3z"/><path fill="currentColor" d="M11 18l5 0-1 8 3 7-7-3zM37 18l-5 0 1 8-3 7 7-3z"/><path class="s-cut" stroke-width="2" d="M24 8v6"/><path class="s-cut" stroke-width="2" d="M10 41h28M7 46h34"/>"#,
    ),
    (
        "monk",
        r#"<g fill="currentColor" stroke="none"><circle cx="20" cy="12" r="1.400"/><circle cx="24" cy="11" r="1.400"/><circle cx="28" cy="12" r="1.400"/></g><path stroke-width="2" d="M21 27.500c2 1.500 4 1.500 6 0"/><g class="s-straw" stroke-width="1.500"><circle cx="15" cy="37" r="2.600"/><circle cx="18" cy="42" r="2.600"/><circle cx="24" cy="44.500" r="2.600"/><circle cx="30" cy="42" r="2.600"/><circle cx="33" cy="37" r="2.600"/></g>"#,
    ),
    (
        "healer",
        r#"<path class="s-white" d="M9 36C7 14 12 4 24 4s17 10 15 32l-6 1c2-10 2-16 0-20-6-3-12-3-18 0-2 4-2 10 0 20z"/><path stroke-width="2" d="M13 13c7-3 15-3 22 0"/><circle class="s-blue" stroke-width="1.500" cx="24" cy="9.500" r="2.600"/>"#,
    ),
    (
        "farmer",
        r#"<path class="s-straw" d="M1 20C9 14 17 9 24 1c7 8 15 13 23 19-15-4-31-4-46 0z"/><path stroke-width="2" d="M24 3v13M17 9l-5 7M31 9l5 7"/><path stroke-width="1.800" d="M14 19l6 13M34 19l-6 13"/>"#,
    ),
    (
        "scholar",
        r#"<path fill="currentColor" d="M14 17 12 1h24l-2 16c-6-2-14-2-20 0z"/><path class="s-cut" stroke-width="2" d="M18 3v10M30 3v10"/><path fill="currentColor" d="M13 16l-4 14-3-2 4-13zM35 16l4 14 3-2-4-13z"/><path class="s-cut" stroke-width="3" d="M17 36l7 8 7-8"/>"#,
    ),
];

/// The beard of the old.
const BEARD: &str = r#"M14 23c1 3 3 4 6 4 2-1 6-1 8 0 3 0 5-1 6-4 2 9-3 17-10 21-7-4-12-12-10-21z"#;

/// What each type carries, in the order of [`Person`].
pub const CARRIED: [&str; 9] =
    ["hammer", "fan", "coin", "rocket", "helmet", "buddha", "mortar", "sack", "book"];

/// The name of a type's figure.
pub fn figure(person: Person) -> &'static str {
    FACES[person.index()].0
}

/// A tile of 64 × 48: the figure on its colour, and as many signs as it has.
pub fn tiles() -> impl Iterator<Item = Markup> {
    Tile::ALL.iter().map(|&tile| {
        let person = tile.person();
        let count = tile.symbols();
        let size = if count == 3 { 14 } else { 19 };
        html! {
            g id={ "s-tile-" (tile) } class="s-tile" {
                rect class={ "s-k" (person.index()) } x="1" y="1" width="62" height="46" rx="5" {}
                svg x="1" y="2" width="43" height="45" viewBox="0 0 46 48" {
                    use href={ "#s-" (figure(person)) } width="46" height="48" {}
                    @if !tile.is_young() { path class="s-beard" d=(BEARD) {} }
                }
                @for place in 0..count {
                    use href={ "#s-" (CARRIED[person]) } width=(size) height=(size) x=(53 - size / 2)
                        y=(24 - count * (size + 1) / 2 + place * (size + 1)) {}
                }
            }
        }
    })
}

//! Our pieces as one family of SVG symbols: same grid, same stroke.

use maud::{Markup, html};

/// All symbols, to stand once on a page; pieces refer to them by `use href="#…"`.
pub fn sheet() -> Markup {
    html! { svg class="sheet" width="0" height="0" aria-hidden="true" {} }
}

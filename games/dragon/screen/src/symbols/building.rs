//! Parts of pagodas, the gate, and the wall.
//!
//! A palace stands on the line y = 0 and is 96 wide; a storey is 66 high, its roof included.

use maud::{Markup, PreEscaped, html};

/// How high a storey with its roof is.
pub const STOREY: i32 = 66;
/// How high the steps are on which a palace stands.
pub const STEPS: i32 = 10;

const PARTS: &str = r##"
<g id="s-storey" class="s-stands">
<path class="s-room" d="M13 15h70v51H13z"/><path class="s-post" d="M11 15h5v51h-5zM80 15h5v51h-5z"/>
<path class="s-own" d="M-1 9c7 1 12-1 16-8h66c4 7 9 9 16 8-1 6-6 9-11 9H10C5 18 0 15-1 9z"/>
<path class="s-ridge" d="M15 1h66M25 3l-5 13M36 3l-3 13M48 3v13M60 3l3 13M71 3l5 13"/></g>
<g id="s-finial"><path class="s-stone" d="M43 12c1-4 2-6 5-11 3 5 4 7 5 11z"/>
<path class="s-stone" d="M16 12c0-4-2-6-5-7 5 0 9 2 10 7zM80 12c0-4 2-6 5-7-5 0-9 2-10 7z"/></g>
<g id="s-steps-of-stone"><path class="s-stone" d="M7 1h82v4H7zM2 5h92v4H2z"/></g>
<g id="s-lattice"><path class="s-faint" d="M20 47V8h24v39M32 8v39M23 12h6v12h-6zM35 12h6v12h-6zM23 28h6v16h-6zM35 28h6v16h-6zM4 14h10v18H4zM50 14h10v18H50zM9 14v18M55 14v18M4 23h10M50 23h10"/></g>
<g id="s-gate" class="s-stands"><path class="s-post" d="M9 16h6v68H9zM81 16h6v68h-6zM6 80h12v4H6zM78 80h12v4H78z"/>
<path class="s-room" d="M9 20h78v8H9z"/><path class="s-own" d="M-1 11c8 0 13-2 17-9h64c4 7 9 9 17 9-1 5-5 8-10 8H9c-5 0-9-3-10-8z"/>
<path class="s-ridge" d="M16 2h64M28 4l-4 13M41 4l-2 13M55 4l2 13M68 4l4 13"/></g>
<g id="s-brick"><path class="s-stone" d="M1 29V6h7V1h10v5h8V1h12v5h8V1h10v5h7v23z"/></g>
"##;

/// All parts.
pub fn parts() -> Markup {
    html! { defs { (PreEscaped(PARTS)) } }
}

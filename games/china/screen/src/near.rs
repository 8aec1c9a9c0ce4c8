//! The close-up of the region in which the reader places pieces: on a small screen the map's spaces are too
//! small for a finger.

use china::Ask;
use kernel::Piece;
use maud::{Markup, html};

use super::Scene;

/// Room around the region.
const ROOM: i32 = 16;

impl Scene<'_> {
    pub fn close_up(&self) -> Markup {
        let Some(region) = self.chosen().filter(|_| !matches!(self.view.ask, Ask::Pay(_))) else {
            return html! {};
        };
        let outline = &self.view.realm.board.regions[region.index()].outline;
        let bound = |axis: usize, least: bool| {
            let values = outline.iter().map(|point| i32::from(point[axis]));
            if least { values.min() } else { values.max() }.unwrap_or(0)
        };
        let (x, y) = (bound(0, true) - ROOM, bound(1, true) - ROOM);
        let (width, height) = (bound(0, false) + ROOM - x, bound(1, false) + ROOM - y);
        html! {
            svg id="near" class={ "near c-" (self.colour(region)) } viewBox={ (x) " " (y) " " (width) " " (height) }
                role="group" aria-label=(self.canvas.text(kernel::key(region))) {
                use class="land" href={ "#land-" (region) } {}
                g clip-path={ "url(#within-" (region) ")" } { (self.roads()) }
                @for space in self.spaces(region) { (self.space(space, true)) }
                (self.court(region, true))
            }
        }
    }
}

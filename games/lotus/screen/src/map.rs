//! The map: sea and land, whose the land is, and what lies on it.

use kernel::Piece;
use lotus::data::Region;
use lotus::{bit, regions};
use maud::{Markup, html};

use super::Scene;

/// What is drawn around the land, with its place in hundredths of the frame.
const AROUND: &[(&str, i32, i32)] =
    &[("waves", 95, 11), ("waves", 88, 4), ("waves", 97, 66), ("waves", 92, 79), ("waves", 84, 90)];

impl Scene<'_> {
    pub fn map(&self) -> Markup {
        let [x, y, width, height] = self.plan.frame(self.view.players());
        html! {
            section id="atlas" class="map" {
                // A small screen shows the map lying on its side, in the room that this sheet takes.
                svg class="room" viewBox={ "0 0 " (height) " " (width) } aria-hidden="true" {}
                div class="pane" {
                    svg id="map" class="atlas" viewBox={ (x) " " (y) " " (width) " " (height) } role="group"
                        aria-label=(self.canvas.text("lotus-page-map")) {
                        (self.outlines())
                        (self.ground())
                        @for region in self.shown() { (self.region(region)) }
                        g id="names" aria-hidden="true" { @for region in self.shown() { (self.printed(region)) } }
                        g id="cubes" aria-hidden="true" { @for region in self.shown() { (self.cubes(region)) } }
                    }
                }
            }
        }
    }

    /// The regions in play.
    pub fn shown(&self) -> impl Iterator<Item = Region> + use<> {
        regions(self.view.realm.board.in_play(self.view.players()))
    }

    /// The outlines, which are drawn more than once.
    fn outlines(&self) -> Markup {
        html! {
            defs id="outlines" {
                linearGradient id="deep" x1="0" x2="1" y1="0" y2="0" {
                    stop class="inland" offset=".55" {}
                    stop class="water" offset=".95" {}
                }
                @for &region in Region::ALL {
                    path id={ "land-" (region) } d=(self.plan.lands[region.index()]) {}
                }
                g id="coast" { @for region in Region::ALL { use href={ "#land-" (region) } {} } }
            }
        }
    }

    fn ground(&self) -> Markup {
        let [x, y, width, height] = self.plan.frame(self.view.players());
        let folded = Region::ALL.iter().filter(|&&region| !self.shown().any(|shown| shown == region));
        html! {
            g id="sea" aria-hidden="true" {
                rect x=(x) y=(y) width=(width) height=(height) fill="url(#deep)" {}
                @for &(name, right, down) in AROUND {
                    use class=(name) href={ "#s-" (name) } x=(x + width * right / 100 - 18)
                        y=(y + height * down / 100 - 18) width="36" height="36" {}
                }
                g class="north" transform={ "translate(" (x + width - 46) " " (y + height - 60) ")" } {
                    use href="#s-lotus-north" x="-20" y="-20" width="40" height="40" {}
                    g transform="translate(0 -30)" { text class="up" y="6" { (self.canvas.text("lotus-page-north")) } }
                }
                use class="shoal" href="#coast" {}
                use class="shore" href="#coast" {}
                g class="folded" { @for region in folded { use href={ "#land-" (region) } {} } }
            }
            g id="soil" aria-hidden="true" {
                @for region in self.shown() {
                    @let dark = self.view.realm.board.dark() & bit(region) != 0;
                    use id={ "soil-" (region) } href={ "#land-" (region) }
                        class={ "land" @if dark { " dark" } @if let Some(seat) = self.view.realm.owner(region) { " p" (seat) " owned" } } {}
                }
            }
        }
    }
}

//! A monastery and the member in it.

use maud::{Markup, html};
use ming::Action;
use ming::data::District;

use super::{Scene, spots};

impl Scene<'_> {
    pub fn monastery(&self, district: District) -> Markup {
        let spot = self.canvas.spot(spots::monastery(district));
        let [x, y] = self.view.board.districts[district.index()].monastery;
        let here = self.asked.and_then(|seat| self.view.families[seat].prince);
        let says = self.monastery_says(district);
        let says = match here == Some(district) {
            true => self.title(&spot, Action::Deploy(0, true), says),
            false => says,
        };
        html! {
            g id=(spot.id) class={ "monastery " (spot.class()) } transform={ "translate(" (x) " " (y) ")" }
                data-choices=[spot.choices()] role=[spot.role()] tabindex=[spot.tabindex()] {
                (spot.title(&says))
                @if spot.is_open() { circle class="reach" r="37" {} circle class="halo" r="25" {} }
                g class="up" {
                    use class="temple" href="#s-monastery" x="-19" y="-21" width="38" height="38" {}
                    @if let Some(monk) = self.view.monks[district] {
                        @let look = self.look(monk);
                        use class={ "monk p" (look) } href={ "#s-member-of-" (look) } x="-13" y="-5" width="27" height="27" {}
                    }
                }
            }
        }
    }
}

//! Money, rice, fireworks and privileges of a court.

use dragon::Action;
use dragon::data::{Deed, Good, Privilege};
use kernel::{Phrase, Piece, Seat, key};
use maud::{Markup, html};

use super::{Scene, spots};
use screen::symbols::icon;

/// How each good is drawn and explained.
const GOODS: [(&str, &str); 3] =
    [("coin", "dragon-page-yuan"), ("sack", "dragon-page-rice"), ("rocket", "dragon-page-firework")];

/// The action that brings each good.
const EARNED: [Deed; 3] = [Deed::Taxes, Deed::Harvest, Deed::Fireworks];

impl Scene<'_> {
    pub fn goods(&self, seat: Seat) -> Markup {
        let court = &self.view.courts[seat];
        html! {
            @for &good in Good::ALL {
                @let spot = self.canvas.spot(spots::good(seat, good));
                @let (face, text) = GOODS[good];
                @let have = court.goods[good];
                @let says = Phrase::new(text).with("have", have);
                @let says = if good == Good::Rice { says.with("need", court.inhabited()) } else { says };
                div id=(spot.id) class={ "good " @if have == 0 { "none " } (spot.class()) }
                    data-count=(have) data-from=(spots::deed(EARNED[good]))
                    data-choices=[spot.choices()] role=[spot.role()] tabindex=[spot.tabindex()]
                    title=(self.canvas.say(&says)) {
                    (spot.heard()) (icon(face)) b aria-hidden=[spot.unread()] { (have) }
                }
            }
        }
    }

    pub fn privileges(&self, seat: Seat) -> Markup {
        html! {
            @for &privilege in Privilege::ALL {
                @let spot = self.canvas.spot(spots::privilege(seat, privilege));
                @let have = self.view.courts[seat].privileges[privilege];
                @let says = Phrase::new("dragon-page-privilege")
                    .with("privilege", key(privilege))
                    .with("have", have)
                    .with("dragons", privilege.dragons())
                    .with("price", self.view.price(privilege));
                @let says = self.canvas.say(&says);
                @let mine = self.canvas.is_mine(seat);
                div id=(spot.id) class={ "privilege " @if have == 0 { "none " } (spot.class()) }
                    data-choices=[spot.choices()] role=[spot.role()] tabindex=[spot.tabindex()]
                    title=(if mine { self.title(&spot, Action::Buy(privilege), says) } else { says }) {
                    (spot.heard()) (icon(key(privilege).trim_start_matches("dragon-"))) b aria-hidden=[spot.unread()] { (have) }
                }
            }
        }
    }
}

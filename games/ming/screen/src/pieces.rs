//! Pieces that are drawn in several places: members with their number, cards, tiles.

use kernel::{Piece, Seat, key};
use maud::{Markup, html};
use ming::data::{Card, Cards, Province};

use super::{CARDS, PLANTS, Scene, ink};
use screen::symbols::icon;

impl Scene<'_> {
    /// Members of a colour on a map, with their number if there are several.
    pub fn members(&self, colour: Seat, count: u8, [x, y]: [i32; 2], size: i32) -> Markup {
        let look = self.look(colour);
        let down = if look == 2 { size * 42 / 100 } else { size * 36 / 100 };
        html! {
            g class={ "members p" (look) } transform={ "translate(" (x) " " (y) ")" } {
                use href={ "#s-member-of-" (look) } x=(-size / 2) y=(-size / 2) width=(size) height=(size) {}
                text y=(down) font-size=(size * 53 / 100) { (count) }
            }
        }
    }

    /// Members of a colour in the run of a page.
    pub fn member_icon(&self, colour: Seat) -> Markup {
        let look = self.look(colour);
        html! { svg class={ "i mark p" (look) } aria-hidden="true" { use href={ "#s-member-of-" (look) } {} } }
    }

    /// A small card in the run of a page.
    pub fn small_card(&self, id: Option<String>, card: Card) -> Markup {
        html! {
            li id=[id] class={ "mini " (ink(card)) } title=(self.card_says(card)) { (icon(CARDS[card])) }
        }
    }

    /// The plant of a province on its colour.
    pub fn tile(&self, province: Province) -> Markup {
        html! { span class={ "tile c-" (province) } title=(self.canvas.text(key(province))) { (icon(PLANTS[province])) } }
    }
}

/// Each card, with the number of those of its sort before it.
pub fn each(cards: &Cards) -> impl Iterator<Item = (Card, u8)> + use<> {
    let cards = *cards;
    Card::ALL.iter().flat_map(move |&card| (0..cards[card]).map(move |twin| (card, twin)))
}

//! The province spaces at the side of the map, each with its card; below them the dragons, the pile, the discards.

use kernel::{Phrase, Piece, key};
use maud::{Markup, html};
use ming::data::{Card, Province};
use ming::{Action, Phase};

use super::pieces::each;
use super::{CARDS, Scene, ink, spots};
use screen::symbols::icon;

impl Scene<'_> {
    pub fn spaces(&self) -> Markup {
        // In the order in which the board draws them.
        let mut order = Province::ALL.to_vec();
        order.sort_by_key(|province| {
            let [x, y] = self.view.board.provinces[province.index()].space;
            (y, x)
        });
        html! {
            section id="spaces" class="spaces" {
                header { (self.canvas.heading("ming-page-spaces")) }
                div class="rows" { @for province in order { (self.row(province)) } }
                div class="stacks" { (self.dragons()) (self.pile()) (self.discards()) }
            }
        }
    }

    fn row(&self, province: Province) -> Markup {
        html! {
            div class={ "row-of c-" (province) } { (self.space(province)) (self.open_card(province)) }
        }
    }

    /// A province space with everybody's members.
    fn space(&self, province: Province) -> Markup {
        let spot = self.canvas.spot(spots::space(province));
        let here = self.view.seats().filter(|&seat| self.view.families[seat].spaces[province] > 0);
        let says = self.title(&spot, Action::Dragon(province), self.space_says(province));
        html! {
            div id=(spot.id) class={ "space " (spot.class()) } data-choices=[spot.choices()] role=[spot.role()]
                tabindex=[spot.tabindex()] title=(says) {
                (spot.heard())
                span class="title" aria-hidden=[spot.unread()] {
                    (self.tile(province)) span class="name" { (self.canvas.text(key(province))) }
                }
                ul class="crowd" aria-hidden=[spot.unread()] {
                    @for seat in here {
                        li { (self.member_icon(seat)) b { (self.view.families[seat].spaces[province]) } }
                    }
                }
            }
        }
    }

    /// The card beside a province space.
    fn open_card(&self, province: Province) -> Markup {
        let spot = self.canvas.spot(spots::card(province));
        match self.view.row[province] {
            None => html! {
                div id=(spot.id) class="movement gap" title=(self.canvas.text("ming-page-gap")) {}
            },
            Some(card) => {
                let says = self.title(&spot, Action::Take(province), self.card_says(card));
                html! {
                    div id=(spot.id) class={ "movement " (ink(card)) " " (spot.class()) }
                        data-choices=[spot.choices()] role=[spot.role()] tabindex=[spot.tabindex()] title=(says) {
                        (spot.heard()) (icon(CARDS[card]))
                        span class="name" aria-hidden=[spot.unread()] { (self.canvas.text(key(card))) }
                    }
                }
            }
        }
    }

    fn dragons(&self) -> Markup {
        let spot = self.canvas.spot(spots::DRAGONS);
        let left = self.view.dragons;
        let says = self.canvas.say(&Phrase::new("ming-page-dragons").with("left", left));
        let says = match self.view.phase == Phase::Cards && left == 0 {
            true => self.title(&spot, Action::Dragon(Province::White), says),
            false => says,
        };
        html! {
            div id=(spot.id) class={ "movement stack k-dragon " @if left == 0 { "gap " } (spot.class()) }
                data-choices=[spot.choices()] role=[spot.role()] tabindex=[spot.tabindex()] title=(says) {
                (spot.heard()) (icon("dragon"))
                b aria-hidden=[spot.unread()] { (left) }
                span class="name" aria-hidden=[spot.unread()] { (self.canvas.text("ming-page-dragon-stack")) }
            }
        }
    }

    fn pile(&self) -> Markup {
        let left: u8 = self.view.pile.iter().sum();
        let says = Phrase::new("ming-page-pile-about").with("left", left);
        html! {
            div id="pile" class="movement stack back" title=(self.canvas.say(&says)) {
                (icon("emblem-ming")) b { (left) } span class="name" { (self.canvas.text("ming-page-pile")) }
            }
        }
    }

    /// The discards: known to all, and the next pile.
    fn discards(&self) -> Markup {
        let discard = &self.view.discard;
        let count: u8 = discard.iter().sum();
        let list: Vec<String> = Card::ALL
            .iter()
            .filter(|&&card| discard[card] > 0)
            .map(|&card| format!("{}: {}", self.canvas.text(key(card)), discard[card]))
            .collect();
        let says = self.canvas.say(&Phrase::new("ming-page-discards-about").with("count", count));
        let last = each(discard).count() == 0;
        html! {
            div id="discards" class={ "movement stack thrown" @if last { " gap" } } title={ (says) "\n" (list.join(", ")) } {
                (icon("cards")) b { (count) } span class="name" { (self.canvas.text("ming-page-discards")) }
            }
        }
    }
}

//! Person cards and wall tiles that a player still has.

use dragon::Action;
use dragon::data::{Card, Reward};
use kernel::{Phrase, Piece, Seat, key};
use maud::{Markup, html};

use super::{Scene, spots};
use screen::symbols::icon;

use crate::symbols::{CARRIED, figure};

impl Scene<'_> {
    pub fn hand(&self, seat: Seat) -> Markup {
        let court = &self.view.courts[seat];
        let says = Phrase::new("dragon-page-hand").with("count", court.cards());
        html! {
            div class="hand" {
                h3 title=(self.canvas.say(&says)) { (icon("cards")) b { (court.cards()) } }
                div class="cards" {
                    @match self.view.hands[seat] {
                        Some(hand) => @for card in hand.kinds().iter() { (self.card(seat, card, hand.wild)) },
                        None => @for _ in 0..court.cards() { div class="hire back" { (icon("cards")) } },
                    }
                }
            }
        }
    }

    /// A card: the figure in the own court, the sign alone elsewhere.
    fn card(&self, seat: Seat, card: Card, wild: u8) -> Markup {
        let spot = self.canvas.spot(spots::card(seat, card));
        let mine = self.canvas.is_mine(seat);
        let face = match card.person() {
            None => "wild",
            Some(person) if mine => figure(person),
            Some(person) => CARRIED[person],
        };
        html! {
            div id=(spot.id)
                class={ "hire k" (card.index()) @if self.sold_out(card) { " out" } " " (spot.class()) } data-to="stock"
                data-choices=[spot.choices()] role=[spot.role()] tabindex=[spot.tabindex()]
                title=(self.card_says(card, wild)) {
                (spot.heard()) (icon(face))
                @if mine { span class="name" aria-hidden=[spot.unread()] { (self.canvas.text(key(card))) } }
                @if card == Card::Wild { b aria-hidden=[spot.unread()] { "×" (wild) } }
            }
        }
    }

    fn card_says(&self, card: Card, wild: u8) -> String {
        let says = match card.person() {
            None => Phrase::new("dragon-page-card-wild").with("count", wild),
            Some(person) => {
                let (young, old) = person.tiles();
                let left = self.view.stock[young] + old.map_or(0, |old| self.view.stock[old]);
                Phrase::new("dragon-page-card").with("card", key(card)).with("left", left)
            }
        };
        self.canvas.say(&says)
    }

    fn sold_out(&self, card: Card) -> bool {
        card.person().is_some_and(|person| person.both().iter().all(|tile| self.view.stock[tile] == 0))
    }

    /// The tiles of the Great Wall that are not built yet.
    pub fn wall_tiles(&self, seat: Seat) -> Markup {
        if !self.view.options.great_wall {
            return html! {};
        }
        let walled = self.view.courts[seat].walled;
        html! {
            div class="own-wall" {
                @for &reward in Reward::ALL {
                    @if !walled.contains(reward) { (self.wall_tile(seat, reward)) }
                }
            }
        }
    }

    fn wall_tile(&self, seat: Seat, reward: Reward) -> Markup {
        let spot = self.canvas.spot(spots::wall_tile(seat, reward));
        let says = Phrase::new("dragon-do-wall").with("reward", key(reward));
        html! {
            div id=(spot.id) class={ "wall-tile " (spot.class()) } data-choices=[spot.choices()]
                role=[spot.role()] tabindex=[spot.tabindex()]
                title=(self.title(&spot, Action::Wall(reward), self.canvas.say(&says))) {
                (spot.heard())
                svg class={ "brick p" (seat) } viewBox="0 0 64 30" aria-hidden="true" {
                    use href="#s-brick" {}
                    text x="20" y="23" { (reward.amount()) }
                    use href={ "#s-" (GAINS[reward]) } x="33" y="8" width="19" height="19" {}
                }
            }
        }
    }
}

/// How each reward is drawn.
const GAINS: [&str; 6] = ["sack", "rocket", "floor", "coin", "steps", "star"];

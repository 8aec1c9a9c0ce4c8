//! Tokens: the reader's resource board, and what the others have.

use kernel::{Phrase, Piece, Seat, key};
use longwang::data::{Dragon, Resource, Water};
use longwang::{Action, Phase};
use maud::{Markup, html};

use super::{Scene, spots};
use screen::symbols::icon;

impl Scene<'_> {
    /// Everything a player has of the four resources.
    pub fn goods(&self, seat: Seat) -> Markup {
        html! {
            div class="goods" { @for &resource in Resource::ALL { (self.good(seat, resource)) } }
        }
    }

    fn good(&self, seat: Seat, resource: Resource) -> Markup {
        let spot = self.canvas.spot(spots::tokens(seat, resource));
        let mine = self.canvas.is_mine(seat);
        let (count, brings) = (self.view.builders[seat].tokens[resource], self.view.harvest(seat, resource));
        let says = Phrase::new(if mine { "longwang-page-my-tokens" } else { "longwang-page-tokens" })
            .with("resource", key(resource))
            .with("seat", seat)
            .with("count", count)
            .with("brings", brings);
        let mut says = self.canvas.say(&says);
        if mine || self.view.power.rival == Some(seat) {
            says =
                self.title(&spot, if mine { Action::Gather(resource) } else { Action::Take(resource) }, says);
        }
        html! {
            div id=(spot.id) class={ "good " (resource) " " @if count == 0 { "none " } (spot.class()) } data-count=(count) data-from="realm"
                data-choices=[spot.choices()] role=[spot.role()] tabindex=[spot.tabindex()] title=(says) {
                (spot.heard())
                (icon(resource.name()))
                b aria-hidden=[spot.unread()] { (count) }
                @if mine { (self.harvest(spot.is_open(), resource, brings)) }
            }
        }
    }

    /// What a gather would bring the reader, and its price while it is offered.
    fn harvest(&self, open: bool, resource: Resource, brings: u16) -> Markup {
        let view = self.view;
        let free = view.phase == Phase::Power && view.wheel[view.active] == Dragon::Water;
        let brings = if free && view.water == Water::Tokens { 1 } else { brings };
        html! {
            span class="brings" aria-hidden=[open.then_some("true")] {
                span class="name" { (self.canvas.text(key(resource))) }
                span class="plus" {
                    "+" (brings)
                    @if open {
                        span class="cost" { (if free { 0 } else { view.board.prices.gather }) (icon("point")) }
                    }
                }
            }
        }
    }
}

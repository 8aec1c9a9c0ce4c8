//! The stock of person tiles: nine types, young and old.

use dragon::Action;
use dragon::data::{Person, Tile};
use kernel::{Phrase, Piece, key};
use maud::{Markup, html};

use super::{Scene, spots};
use screen::symbols::icon;

use crate::symbols::tile as drawing;

impl Scene<'_> {
    pub fn stock(&self) -> Markup {
        html! {
            section id="stock" class="stock" {
                header { (self.canvas.heading("dragon-page-stock")) }
                div class="types" { @for &person in Person::ALL { (self.kind(person)) } }
            }
        }
    }

    fn kind(&self, person: Person) -> Markup {
        let (young, old) = person.tiles();
        html! {
            div class="type" {
                span class="name" { (self.canvas.text(key(person))) }
                div class="tiles" { (self.pile(young)) @if let Some(old) = old { (self.pile(old)) } }
            }
        }
    }

    fn pile(&self, tile: Tile) -> Markup {
        let spot = self.canvas.spot(spots::stock(tile));
        let left = self.view.stock[tile];
        let says = Phrase::new("dragon-page-pile")
            .with("gives", dragon::gives(tile, 0))
            .with("steps", tile.value())
            .with("left", left);
        html! {
            div id=(spot.id) class={ "pile " @if left == 0 { "out " } (spot.class()) }
                data-choices=[spot.choices()] role=[spot.role()] tabindex=[spot.tabindex()]
                title=(self.title(&spot, Action::Take(tile), self.canvas.say(&says))) {
                (spot.heard()) (drawing(tile))
                span class="printed" aria-hidden=[spot.unread()] {
                    span { (icon("steps")) (tile.value()) }
                    span class="left" { "×" (left) }
                }
            }
        }
    }
}

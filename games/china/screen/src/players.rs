//! The players: points, pieces left, and what everybody knows of their hands.

use china::Phase;
use china::data::Kind;
use kernel::{Phrase, Seat, key};
use maud::{Markup, html};

use super::cards::each;
use super::{PLANTS, Scene};
use screen::symbols::{icon, marker};

impl Scene<'_> {
    /// The reader, in full size.
    pub fn own(&self) -> Markup {
        html! { @if let Some(seat) = self.canvas.me() { (self.player(seat)) } }
    }

    /// The others clockwise from the reader; for whoever only looks on, all.
    pub fn rivals(&self) -> Markup {
        let rivals = self.canvas.rivals(self.view.start);
        html! { div id="rivals" class={ "players n" (rivals.len()) } { @for seat in rivals { (self.player(seat)) } } }
    }

    fn player(&self, seat: Seat) -> Markup {
        let mine = self.canvas.me() == Some(seat);
        let now = if self.view.phase != Phase::Over && self.view.active == seat { " now" } else { "" };
        html! {
            section id={ "player-" (seat) } class={ "player p" (seat) (now) @if mine { " mine" } } {
                header {
                    (marker(seat))
                    h2 { (self.canvas.name(seat)) }
                    @if mine { span class="you" { (self.canvas.text("china-page-you")) } }
                    @if self.view.start == seat && self.view.round > 0 {
                        span class="first" title=(self.canvas.say(&Phrase::new("china-page-first").with("seat", seat))) {
                            (icon("emperor"))
                        }
                    }
                    (self.points(seat))
                }
                div class="holds" {
                    (self.stock(seat))
                    @if !mine { (self.rival_hand(seat)) }
                }
            }
        }
    }

    /// Points now, and if the game ended now.
    fn points(&self, seat: Seat) -> Markup {
        let (now, then) = (self.view.princes[seat].total(), self.tally.total(seat));
        html! {
            span id={ "points-" (seat) } class="standing" title=(self.points_say(seat)) {
                (icon("star")) b { (now) }
                @if !self.tally.over { span class="then" { "→ " (then) } }
            }
        }
    }

    /// Pieces that are left.
    fn stock(&self, seat: Seat) -> Markup {
        let prince = &self.view.princes[seat];
        let kinds =
            [(Kind::Palace, Some("palace")), (Kind::Emissary, Some("emissary")), (Kind::Fortress, None)];
        html! {
            ul class="stock" {
                @for (kind, piece) in kinds {
                    @if kind != Kind::Fortress || self.view.fortresses {
                        @let left = prince.left(kind);
                        @let says = Phrase::new("china-page-left").with("piece", key(kind)).with("left", left);
                        li class=[(left == 0).then_some("none")] title=(self.canvas.say(&says)) {
                            @match piece {
                                Some(piece) => (icon(&format!("{piece}-of-{seat}"))),
                                None => (icon("fort")),
                            }
                            b { (left) }
                        }
                    }
                }
            }
        }
    }

    /// The cards that everybody saw being taken, and the backs of the others.
    fn rival_hand(&self, seat: Seat) -> Markup {
        let prince = &self.view.princes[seat];
        let says = Phrase::new("china-page-rival-hand")
            .with("seat", seat)
            .with("cards", prince.cards)
            .with("hidden", prince.hidden());
        html! {
            ul class="known" title=(self.canvas.say(&says)) {
                @for (colour, twin) in each(&prince.known) {
                    li id={ "known-" (seat) "-" (colour) "-" (twin) } class={ "card c-" (colour) }
                        title=(self.canvas.text(key(colour))) { (icon(PLANTS[colour])) }
                }
                @for number in 0..prince.hidden() {
                    li id={ "hidden-" (seat) "-" (number) } class="card back"
                        title=(self.canvas.text("china-page-hidden")) { (icon("dragon")) }
                }
            }
        }
    }
}

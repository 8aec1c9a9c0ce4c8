//! The families: points, cards, tiles, members; the reader's own in full size.

use kernel::{Phrase, Piece, Seat, key};
use maud::{Markup, html};
use ming::data::{Card, HAND, Province};
use ming::{Action, Phase};

use super::pieces::each;
use super::{CARDS, Scene, ink, spots};
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
        let now = if self.view.acts(seat) { " now" } else { "" };
        html! {
            section id={ "player-" (seat) } class={ "player p" (seat) (now) @if mine { " mine" } } {
                header {
                    (marker(seat))
                    h2 { (self.canvas.name(seat)) }
                    @if mine { span class="you" { (self.canvas.text("ming-page-you")) } }
                    (self.order(seat))
                    (self.points(seat))
                }
                div class="holds" {
                    @if mine { (self.own_hand(seat)) } @else { (self.hand(seat)) }
                    (self.tiles(seat))
                    (self.people(seat))
                }
            }
        }
    }

    fn has_passed(&self, seat: Seat) -> bool {
        matches!(self.view.phase, Phase::Move | Phase::Way | Phase::Deploy) && self.view.passed.contains(seat)
    }

    /// The place in the order of this round; where somebody names the next start player, each can be named here.
    fn order(&self, seat: Seat) -> Markup {
        let spot = self.canvas.spot(spots::start(seat));
        if self.view.round == 0 && self.view.phase != Phase::Prince && self.view.phase != Phase::Neutral {
            return html! {};
        }
        let place = self.view.start.clockwise(self.view.players()).position(|other| other == seat);
        let place = place.map_or(0, |place| place as u8 + 1);
        let says = if place == 1 { "ming-page-first" } else { "ming-page-order" };
        let says = self.canvas.say(&Phrase::new(says).with("seat", seat).with("place", place));
        html! {
            span id=(spot.id) class={ "order " @if place == 1 { "first " } (spot.class()) }
                data-choices=[spot.choices()] role=[spot.role()] tabindex=[spot.tabindex()] title=(says) {
                (spot.heard())
                @if place == 1 || spot.is_open() { (icon("banner")) }
                @if !spot.is_open() { span { (place) } }
            }
        }
    }

    /// Points now, and what the next scoring would bring.
    fn points(&self, seat: Seat) -> Markup {
        let more = self.tally.total(seat);
        html! {
            span id={ "points-" (seat) } class="standing" title=(self.points_say(seat)) {
                (icon("star")) b { (self.view.families[seat].total()) }
                @if !self.tally.over && more > 0 { span class="then" { "+" (more) } }
            }
        }
    }

    /// The reader's hand: places for five cards, and where they pass.
    fn own_hand(&self, seat: Seat) -> Markup {
        let family = &self.view.families[seat];
        let pass = self.canvas.spot(spots::PASS);
        html! {
            div class="hand" {
                @if let Some(hand) = &self.view.hands[seat] {
                    @for (card, twin) in each(hand) { (self.own_card(seat, card, twin)) }
                }
                @for place in family.cards..HAND {
                    div id={ "room-" (place) } class="movement gap" title=(self.canvas.text("ming-page-room")) {}
                }
                @if pass.is_open() {
                    div id=(pass.id) class={ "pass " (pass.class()) } data-choices=[pass.choices()] role=[pass.role()]
                        tabindex=[pass.tabindex()] title=(self.canvas.text("ming-page-pass-about")) {
                        (pass.heard()) span aria-hidden="true" { (self.canvas.text("ming-page-pass")) }
                    }
                }
            }
        }
    }

    fn own_card(&self, seat: Seat, card: Card, twin: u8) -> Markup {
        let spot = self.canvas.spot(spots::hand(seat, card, twin));
        let says = self.title(&spot, Action::Stay(card), self.card_says(card));
        html! {
            div id=(spot.id) class={ "movement " (ink(card)) " " (spot.class()) } data-from="spaces" data-to="discards" data-choices=[spot.choices()]
                role=[spot.role()] tabindex=[spot.tabindex()] title=(says) {
                (spot.heard()) (icon(CARDS[card]))
                span class="name" aria-hidden=[spot.unread()] { (self.canvas.text(key(card))) }
            }
        }
    }

    /// Another player's hand: the cards, or their backs if they are hidden.
    fn hand(&self, seat: Seat) -> Markup {
        let family = &self.view.families[seat];
        let says = Phrase::new("ming-page-hand").with("seat", seat).with("cards", family.cards);
        html! {
            ul class="cards" title=(self.canvas.say(&says)) {
                @match &self.view.hands[seat] {
                    Some(hand) => @for (card, twin) in each(hand) {
                        (self.small_card(Some(format!("held-{seat}-{card}-{twin}")), card))
                    },
                    None => @for _ in 0..family.cards { li class="mini back" { (icon("emblem-ming")) } },
                }
                @for _ in family.cards..HAND { li class="mini gap" {} }
            }
        }
    }

    /// The tiles of each province; six different ones are a set.
    fn tiles(&self, seat: Seat) -> Markup {
        let tiles = &self.view.families[seat].tiles;
        let lacking = tiles.iter().filter(|&&count| count == 0).count() as u8;
        let says = Phrase::new("ming-page-tiles").with("seat", seat).with("lacking", lacking);
        html! {
            ul id={ "tiles-" (seat) } class="tiles" title=(self.canvas.say(&says)) {
                @for &province in Province::ALL {
                    @let count = tiles[province];
                    @let says = Phrase::new("ming-page-tile").with("province", key(province)).with("count", count);
                    li class={ "c-" (province) @if count == 0 { " none" } } title=(self.canvas.say(&says)) {
                        (icon(super::PLANTS[province])) b { (count) }
                    }
                }
            }
        }
    }

    /// Members in the supply, on province spaces, in monasteries.
    fn people(&self, seat: Seat) -> Markup {
        let family = &self.view.families[seat];
        let placed: u8 = family.spaces.iter().sum();
        let monks = self.view.monks_of(seat);
        let say = |text: &'static str, count: u8| {
            self.canvas.say(&Phrase::new(text).with("seat", seat).with("count", count))
        };
        html! {
            ul id={ "people-" (seat) } class="people-of" {
                li title=(say("ming-page-supply", family.supply)) { (self.member_icon(seat)) b { (family.supply) } }
                li title=(say("ming-page-placed", placed)) { (icon("road")) b { (placed) } }
                li class=[(monks == 0).then_some("none")] title=(say("ming-page-monks", monks)) { (icon("monastery")) b { (monks) } }
                @if self.has_passed(seat) { li class="passed" { (self.canvas.text("ming-page-passed")) } }
            }
        }
    }
}

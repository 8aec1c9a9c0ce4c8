//! The rivals at a glance, and the reader's own desk.

use kernel::{Phrase, Seat};
use longwang::Phase;
use longwang::data::PARTS;
use maud::{Markup, html};

use super::{Scene, spots};
use screen::symbols::{icon, marker};

impl Scene<'_> {
    /// The others clockwise from the reader; for whoever only looks on, all.
    pub fn rivals(&self) -> Markup {
        let rivals = self.canvas.rivals(self.view.first);
        html! { div id="rivals" class={ "rivals n" (rivals.len()) } { @for seat in rivals { (self.rival(seat)) } } }
    }

    fn rival(&self, seat: Seat) -> Markup {
        let spot = self.canvas.spot(spots::player(seat));
        html! {
            section id=(spot.id) class={ "player p" (seat) " " (self.state(seat)) (spot.class()) }
                data-choices=[spot.choices()] role=[spot.role()] tabindex=[spot.tabindex()] {
                (spot.heard())
                div aria-hidden=[spot.unread()] { (self.head(seat)) }
                div class="court" aria-hidden=[spot.unread()] {
                    (self.temple(seat))
                    div class="estate" {
                        (self.goods(seat))
                        div class="things" { (self.bag(seat)) (self.rival_hand(seat)) (self.rival_tiles(seat)) }
                        (self.paid(seat))
                    }
                }
            }
        }
    }

    /// Whether it is their turn, whether a dragon acts against them, or whether they have won.
    fn state(&self, seat: Seat) -> &'static str {
        if usize::from(self.view.builders[seat].parts) == PARTS {
            "won "
        } else if self.is_running() && self.view.power.rival == Some(seat) {
            "prey "
        } else if !self.is_over() && self.view.active == seat {
            "now "
        } else {
            ""
        }
    }

    /// A name, the dragon that serves them, and how many parts stand.
    fn head(&self, seat: Seat) -> Markup {
        let (dragon, parts) = (self.view.wheel[seat], self.view.builders[seat].parts);
        let jailed = self.view.imprisoned.contains(dragon);
        let says = Phrase::new("longwang-page-parts").with("parts", parts).with("all", PARTS as u8);
        html! {
            header {
                (marker(seat))
                h2 { (self.canvas.name(seat)) }
                @if self.canvas.me() == Some(seat) { span class="you" { (self.canvas.text("longwang-page-you")) } }
                span id={ "serves-" (seat) } class="serves" title=(self.dragon_says(dragon)) {
                    (icon(&format!("{}-{dragon}", if jailed { "jailed" } else { "dragon" })))
                }
                (self.answer(seat))
                span id={ "parts-" (seat) } class="standing" title=(self.canvas.say(&says)) {
                    (icon("floor")) b { (parts) } "/" (PARTS)
                }
            }
        }
    }

    /// While rivals answer an announced power: who has, and who is still thinking.
    fn answer(&self, seat: Seat) -> Markup {
        if self.view.phase != Phase::Answers || seat == self.view.active {
            return html! {};
        }
        let (mark, text) = match self.view.answered.contains(seat) {
            true => ("✓", "longwang-page-answered"),
            false => ("…", "longwang-page-thinks"),
        };
        let says = self.canvas.say(&Phrase::new(text).with("seat", seat));
        html! { span id={ "answer-" (seat) } class="answer" title=(says) { (mark) } }
    }

    fn bag(&self, seat: Seat) -> Markup {
        let (bag, all) = (self.view.bag(seat), self.view.board.prices.explorers);
        let says = Phrase::new("longwang-page-bag").with("seat", seat).with("bag", bag).with("all", all);
        html! {
            span id={ "bag-" (seat) } class={ "bag p" (seat) @if bag == 0 { " none" } } title=(self.canvas.say(&says)) {
                (icon(&format!("explorer-of-{seat}"))) b { (bag) }
            }
        }
    }

    fn rival_tiles(&self, seat: Seat) -> Markup {
        let spot = self.canvas.spot(spots::tiles(seat));
        let count = self.view.tiles_of(seat).count() as u8;
        let says = Phrase::new("longwang-page-tiles-of").with("seat", seat).with("tiles", count);
        html! {
            div id=(spot.id) class={ "stones " @if count == 0 { "none " } (spot.class()) } data-choices=[spot.choices()]
                role=[spot.role()] tabindex=[spot.tabindex()] title=(self.canvas.say(&says)) {
                (spot.heard())
                @if count == 0 { (icon("jade-back")) b { "0" } }
                (self.tiles(seat))
            }
        }
    }

    /// The reader's resource board, explorers and jade.
    pub fn own(&self) -> Markup {
        let Some(seat) = self.canvas.me() else { return html! {} };
        html! {
            section id=(spots::player(seat)) class={ "player mine p" (seat) " " (self.state(seat)) } {
                (self.head(seat))
                (self.goods(seat))
                div class="things" { (self.bag(seat)) (self.own_tiles(seat)) }
                (self.buttons())
            }
        }
    }

    /// The reader's objective card with their temple, and the action cards.
    pub fn desk(&self) -> Markup {
        html! {
            div class="desk" {
                @if let Some(seat) = self.canvas.me() { (self.objective(seat)) }
                (self.cards())
            }
        }
    }

    fn own_tiles(&self, seat: Seat) -> Markup {
        let none = self.view.tiles_of(seat).next().is_none();
        html! {
            div id={ "tiles-of-" (seat) } class={ "stones" @if none { " none" } } {
                span class="name" { (self.canvas.text("longwang-page-jade")) }
                @if none { span class="empty" { (self.canvas.text("longwang-page-no-jade")) } }
                (self.tiles(seat))
            }
        }
    }
}

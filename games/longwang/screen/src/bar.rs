//! The bar: how far the game is, whose turn it is and who comes next, and what is left of the turn.

use kernel::{Phrase, Seat};
use longwang::Phase;
use maud::{Markup, html};

use super::{Scene, spots};
use screen::symbols::{icon, marker};

impl Scene<'_> {
    pub fn bar(&self) -> Markup {
        html! {
            section id="bar" class="bar" {
                div class="when" { (self.round()) (self.order()) }
                @if self.view.round > 0 && !self.is_over() { (self.budget()) }
                (self.dice())
                (self.overview())
            }
        }
    }

    fn round(&self) -> Markup {
        let (round, limit) = (self.view.round, self.view.round_limit);
        html! {
            span id="round" class="round" {
                @if round == 0 { (self.canvas.text("longwang-phase-setup")) }
                @else { (self.canvas.say(&Phrase::new("longwang-page-round").with("round", round).with("limit", limit))) }
            }
        }
    }

    /// The players in the order of this round; then the wheel is turned.
    fn order(&self) -> Markup {
        let view = self.view;
        let place = |seat: Seat| (seat.number() + 4 - view.first.number()) % 4;
        html! {
            ol id="order" class="order" {
                @for seat in view.first.clockwise(4) {
                    @let (state, says) = match place(seat).cmp(&place(view.active)) {
                        _ if self.is_over() => ("", "longwang-page-takes-part"),
                        std::cmp::Ordering::Less => ("done", "longwang-page-acted"),
                        std::cmp::Ordering::Equal => ("now", "longwang-page-acts"),
                        std::cmp::Ordering::Greater => ("", "longwang-page-waits"),
                    };
                    li class=(state) title=(self.canvas.say(&Phrase::new(says).with("seat", seat))) {
                        (marker(seat)) span class="name" { (self.canvas.name(seat)) }
                    }
                }
                @if view.round > 0 && !self.is_over() {
                    li class="then" title=(self.canvas.text("longwang-page-wheel-next")) { (icon("emblem-longwang")) }
                }
            }
        }
    }

    /// Action points as tokens, then what may be done only a limited number of times.
    fn budget(&self) -> Markup {
        let (turn, prices, power) = (&self.view.turn, &self.view.board.prices, &self.view.power);
        let says = Phrase::new("longwang-page-points")
            .with("left", turn.points)
            .with("seat", self.view.active)
            .with("place", prices.place)
            .with("gather", prices.gather)
            .with("draw", prices.draw);
        let limit = |text, used: u8, most: u8| {
            self.canvas.say(&Phrase::new(text).with("used", used).with("most", most))
        };
        let called = if turn.power { "longwang-page-power-used" } else { "longwang-page-power-free" };
        html! {
            div id="budget" class="budget" {
                div id="points" class="tokens" title=(self.canvas.say(&says)) {
                    b { (turn.points) }
                    @for number in 0..turn.points.max(prices.points) {
                        span class=[(number >= turn.points).then_some("spent")] { (icon("point")) }
                    }
                }
                ul id="limits" class="limits" {
                    (tally("cards", turn.draws, prices.draws, &limit("longwang-page-draws", turn.draws, prices.draws)))
                    (tally("play", turn.plays, prices.plays, &limit("longwang-page-plays", turn.plays, prices.plays)))
                    (tally("dragon", turn.power.into(), 1, &self.canvas.text(called)))
                }
                @if self.view.phase == Phase::Power {
                    span id="left" class="left" title=(self.canvas.say(&Phrase::new("longwang-page-left").with("left", power.left).with("shown", power.shown))) {
                        (icon(&format!("dragon-{}", self.view.wheel[self.view.active])))
                        b { (power.left) } " / " (power.shown)
                    }
                }
            }
        }
    }

    /// What needs no piece: to end, to stop, to answer.
    pub fn buttons(&self) -> Markup {
        let open = [spots::CANCEL, spots::PASS, spots::STOP, spots::END].map(|id| self.canvas.spot(id));
        html! {
            div class="ends" {
                @for spot in open.iter().filter(|spot| spot.is_open()) {
                    @let choice = self.canvas.choices_at(&spot.id).next().map(|(_, choice)| choice);
                    div id=(spot.id) class={ "end " (spot.class()) } data-choices=[spot.choices()]
                        role=[spot.role()] tabindex=[spot.tabindex()] {
                        @if let Some(choice) = choice { (choice.label) }
                    }
                }
            }
        }
    }
}

/// A sign, and a dot for each time it may be done: full while it is free.
fn tally(sign: &str, used: u8, most: u8, says: &str) -> Markup {
    html! {
        li title=(says) {
            (icon(sign))
            @for number in 0..most { i class=[(number + used >= most).then_some("spent")] {} }
        }
    }
}

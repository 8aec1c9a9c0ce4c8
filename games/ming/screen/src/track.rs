//! How far the game is: the six rounds with their scorings, and the steps of the present one.

use kernel::Phrase;
use maud::{Markup, html};
use ming::Phase;
use ming::data::{MEMBER_POINTS, ROUNDS, SET_POINTS};

use super::Scene;
use screen::symbols::icon;

/// The steps of a round, each with its picture.
const STEPS: [(&str, &str); 4] = [
    ("ming-page-step-members", "member-of-5"),
    ("ming-page-step-cards", "cards"),
    ("ming-page-step-princes", "prince-of-5"),
    ("ming-page-step-scoring", "star"),
];

impl Scene<'_> {
    pub fn track(&self) -> Markup {
        let present = self.view.round;
        html! {
            header class="track" {
                ol id="rounds" class="rounds" aria-label=(self.canvas.text("ming-page-rounds")) {
                    @for round in 1..=ROUNDS {
                        @let state = if round == present { "now" } else if round < present { "past" } else { "" };
                        li class={ "round " (state) } title=(self.round_says(round)) {
                            b { (round) }
                            @if let Some(scoring) = scoring_of(round) {
                                span class="scoring" {
                                    (icon("star")) span { (SET_POINTS[scoring]) " · " (MEMBER_POINTS[scoring]) }
                                }
                            }
                        }
                    }
                }
                @if let Some(step) = self.step() {
                    ol id="steps" class="steps" aria-label=(self.canvas.text("ming-page-steps")) {
                        @for (number, (text, picture)) in STEPS.into_iter().enumerate() {
                            @if number < 3 || scoring_of(present).is_some() {
                                li class={ "p5 " @if number == step { "now" } @else if number < step { "past" } } title=(self.canvas.text(text)) {
                                    (icon(picture)) span class="name" { (self.canvas.text(text)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Which step of the round goes on.
    fn step(&self) -> Option<usize> {
        match self.view.phase {
            Phase::Members => Some(0),
            Phase::Cards | Phase::Refill if self.view.round > 0 => Some(1),
            Phase::Move | Phase::Way | Phase::Deploy => Some(2),
            Phase::Spare | Phase::Return | Phase::Recall => Some(3),
            _ => None,
        }
    }

    /// A round, and what its scoring gives.
    fn round_says(&self, round: u8) -> String {
        let says = match scoring_of(round) {
            None => Phrase::new("ming-page-round"),
            Some(scoring) => Phrase::new("ming-page-round-scored")
                .with("set", SET_POINTS[scoring])
                .with("member", MEMBER_POINTS[scoring]),
        };
        self.canvas.say(&says.with("round", round))
    }
}

/// Which of the three scorings comes after a round, from 0: every second one is scored (R5.1).
fn scoring_of(round: u8) -> Option<usize> {
    usize::from(round / 2).checked_sub(1).filter(|_| round.is_multiple_of(2))
}

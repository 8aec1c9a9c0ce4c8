//! How far the game is: rounds, phases, and in which order the players come.

use kernel::Phrase;
use lotus::Phase;
use lotus::data::ROUNDS;
use maud::{Markup, html};

use super::{INFLUENCE, Scene, VICTORY};
use screen::symbols::{icon, marker};

/// The phases of a round, by the text that names them and their symbol.
const PHASES: [(&str, &str); 5] = [
    ("lotus-page-phase-cubes", "shape-1"),
    ("lotus-page-phase-control", INFLUENCE),
    ("lotus-page-phase-point", VICTORY),
    ("lotus-page-phase-rebellion", "lotus-rebel"),
    ("lotus-page-phase-cards", "cards"),
];

impl Scene<'_> {
    pub fn track(&self) -> Markup {
        let phase = self.phase();
        let round = Phrase::new("lotus-page-round").with("round", self.view.round).with("rounds", ROUNDS);
        html! {
            section id="track" class="track" {
                div id="rounds" class="rounds" title=(self.canvas.text("lotus-page-rounds-about")) {
                    span class="name" { (self.canvas.say(&round)) }
                    ol { @for round in 1..=ROUNDS { li class=(state(round, self.view.round)) { (round) } } }
                }
                ol id="phases" class="phases" {
                    @for (number, (name, symbol)) in (1..).zip(PHASES) {
                        @let about = self.canvas.text(&format!("{name}-about"));
                        li class=(state(number, phase)) title=(about) aria-current=[(number == phase).then_some("step")] {
                            (icon(symbol))
                            span class="name" { (number) " " (self.canvas.text(name)) }
                        }
                    }
                }
                (self.order())
            }
        }
    }

    /// The number of the present phase of a round.
    fn phase(&self) -> u8 {
        match self.view.phase {
            Phase::Crown | Phase::Lotus => 0,
            Phase::Cubes => 1,
            Phase::Name | Phase::Vote | Phase::Expel | Phase::Tiles => 2,
            Phase::Muster | Phase::Capture => 4,
            Phase::Income => 5,
            Phase::Over => 6,
        }
    }

    /// The players from the Emperor clockwise.
    fn order(&self) -> Markup {
        let order = self.view.emperor.clockwise(self.view.players());
        html! {
            div id="order" class="order" title=(self.canvas.text("lotus-page-order-about")) {
                (icon("emperor"))
                ol {
                    @for seat in order {
                        li class=[self.view.waiting.contains(seat).then_some("now")] title=(self.canvas.name(seat)) {
                            (marker(seat))
                            span class="unseen" { (self.canvas.name(seat)) }
                        }
                    }
                }
            }
        }
    }
}

fn state(number: u8, now: u8) -> &'static str {
    match number.cmp(&now) {
        std::cmp::Ordering::Less => "past",
        std::cmp::Ordering::Equal => "now",
        std::cmp::Ordering::Greater => "next",
    }
}

//! A hint on the page of a table: the way to ask for it, and what is advised.

use kernel::{Phrase, Seat, Seats, Viewer};
use maud::{Markup, html};
use screen::Choice;
use shelf::Advice;

use super::TablePage;
use crate::hints::{self, Hint};

impl TablePage<'_> {
    /// The seat for which the reader may ask now.
    fn hinted(&self) -> Option<Seat> {
        let Viewer::Seat(seat) = self.viewer else { return None };
        let may = self.goes_on() && self.study.is_none() && hints::may_ask(self.inner, self.browser, seat);
        may.then_some(seat)
    }

    /// The button that asks.
    pub(super) fn hint_button(&self) -> Markup {
        let Some(seat) = self.hinted() else { return html! {} };
        html! {
            form.ask-hint id="ask-hint" method="post" action={ "/t/" (self.desk.id) "/hint" } data-live {
                input type="hidden" name="seat" value=(seat);
                button.quiet title=(self.locale.t("hint-about")) aria-keyshortcuts="Shift+H" { (self.locale.t("hint-ask")) }
            }
        }
    }

    /// What is advised. The place for it is there as long as the reader may ask, so that it is read out when it comes.
    pub(super) fn hint(&self, choices: &[Choice]) -> Markup {
        let Some(seat) = self.hinted() else { return html! {} };
        let given = self.desk.hints.of(seat, self.inner.version_for(Seats::only(seat)));
        let advice = match &given {
            Some(Hint::Given(advice)) => &advice[..],
            _ => &[],
        };
        let best = advice.first().and_then(|best| choices.get(best.choice));
        let points = best.map(|choice| choice.spots.join(" "));
        html! {
            section.advice id="hint" aria-live="polite" aria-label=(self.locale.t("hint-title")) data-points=[points] {
                @match &given {
                    None => {}
                    Some(Hint::Thinking) => p { (self.locale.t("hint-thinking")) },
                    Some(Hint::Given(_)) => {
                        ol { @for advice in advice { li { (self.advice(advice, choices)) } } }
                        (self.reasons(advice))
                    }
                }
            }
        }
    }

    /// One choice, which can be made here too.
    fn advice(&self, advice: &Advice, choices: &[Choice]) -> Markup {
        html! {
            button type="button" data-choices=(advice.choice) { (choices.get(advice.choice).map_or("", |choice| &choice.label)) }
            " " span.expects { (self.expects(advice)) }
        }
    }

    /// The chance of winning with a choice, and the points.
    pub(super) fn expects(&self, advice: &Advice) -> String {
        let expects = Phrase::new("hint-expects")
            .with("win", (100.0 * advice.win).round() as i32)
            .with("points", self.locale.tenths((10.0 * advice.points).round() as i32, false));
        self.locale.say(&expects)
    }

    /// By how much a choice brings more than another, from each source of points; none if they bring the same.
    pub(super) fn differences(&self, better: &Advice, worse: &Advice) -> Option<String> {
        let game = shelf::of(&*self.inner.table);
        let reason = |(source, difference): (Option<usize>, i32)| {
            let key = source.map_or("hint-other".to_owned(), |place| {
                format!("{}-source-{}", game.id, game.sources[place])
            });
            format!("{} {}", self.locale.tenths(difference, true), self.locale.t(&key).to_lowercase())
        };
        let why: Vec<String> = better.against(worse).into_iter().map(reason).collect();
        (!why.is_empty()).then(|| why.join(", "))
    }

    /// Why the best is better than the next, and what is expected to follow.
    fn reasons(&self, advice: &[Advice]) -> Markup {
        let Some(best) = advice.first() else { return html! {} };
        let why = advice.get(1).and_then(|next| self.differences(best, next));
        let line: Vec<String> = best.line.iter().map(|act| self.locale.say_of(act, &self.names)).collect();
        html! {
            @if let Some(why) = why { p.why { (self.locale.t("hint-why")) " " (why) } }
            @if !line.is_empty() { p.line { (self.locale.t("hint-line")) " " (line.join(" → ")) } }
        }
    }
}

//! The companion: it explains what somebody is asked, and what has happened, when it comes for the first time.
//!
//! What it says are texts of the game, each named like the phrase it explains with `-tip` after it.

use kernel::{Phrase, Viewer};
use maud::{Markup, html};

use super::TablePage;

impl TablePage<'_> {
    /// What the reader has not been told yet: of these events, and of the question. The page's script remembers what they were told
    /// since it was loaded.
    pub(super) fn companion(&self, events: &[&Phrase]) -> Markup {
        let (locale, game) = (self.locale, self.shown.game());
        let names = self.untold(events);
        html! {
            section.companion id="companion" role="status" aria-label=(locale.t("site-companion")) data-game=(game) hidden[names.is_empty()] {
                @for name in &names { p id={ "tip-" (name) } data-tip=(name) { (locale.t(&words::tip(name))) } }
                @if !names.is_empty() {
                    form.row id="companion-ends" method="post" action={ "/learn/" (game) "/known" } data-live {
                        input type="hidden" name="back" value=(self.moments().now());
                        button.quiet name="what" value=(names.join(".")) { (locale.t("site-companion-told")) }
                        button.quiet { (locale.t("site-companion-enough")) }
                    }
                }
            }
        }
    }

    fn untold(&self, events: &[&Phrase]) -> Vec<&'static str> {
        let Viewer::Seat(seat) = self.viewer else { return Vec::new() };
        if self.study.is_some()
            || !self.goes_on()
            || !self.inner.setup.is_complete()
            || !self.mine.contains(seat)
        {
            return Vec::new();
        }
        let asked = self.shown.turn().asks(seat).then(|| self.shown.prompt(seat, self.viewer)).flatten();
        let mut names = Vec::new();
        for phrase in events.iter().copied().chain(&asked) {
            for name in self.locale.0.explained(phrase) {
                if !self.told.has(self.shown.game(), name) && !names.contains(&name) {
                    names.push(name);
                }
            }
        }
        names
    }

    /// For whoever wants to be told everything again.
    pub(super) fn told_again(&self) -> Markup {
        let game = self.shown.game();
        if self.mine.is_empty() || !self.told.knows_of(game) {
            return html! {};
        }
        html! {
            form method="post" action={ "/learn/" (game) "/known" } {
                input type="hidden" name="back" value=(self.moments().now());
                button name="what" value="" { (self.locale.t("site-companion-again")) }
            }
        }
    }
}

//! A hint, as on the site: the best choices with what they bring, why the first is better than the next, and what may follow.

use coach::{Advice, Everybody};
use kernel::{Phrase, Rules, Scored, Viewer};
use screen::Screen;
use table::Choice;

use super::{Match, console};

impl<S: Screen> Match<S> {
    /// What is advised, in lines; or that there is nothing to advise on.
    pub(super) fn hint_lines(&self, offered: &[Choice]) -> Vec<String> {
        let advice = self.advice();
        let Some(best) = advice.first() else { return vec![self.words.text("play-hint-none")] };
        let line = |advice: &Advice| {
            let choice = &offered[advice.choice];
            let expects = Phrase::new("hint-expects")
                .with("win", (100.0 * advice.win).round() as i32)
                .with("points", self.words.tenths((10.0 * advice.points).round() as i32, false));
            let text = format!("{}  {}", self.in_words(&expects), self.in_words(&choice.label));
            console::hint(choice.number, &text, advice == best)
        };
        let mut lines = vec![self.words.text("hint-about")];
        lines.extend(advice.iter().map(line));
        let more = |key: &str, text: String| console::more(&format!("{} {text}", self.words.text(key)));
        let why = advice.get(1).map_or_else(Vec::new, |next| self.differences(best, next));
        if !why.is_empty() {
            lines.push(more("hint-why", why.join(", ")));
        }
        if !best.line.is_empty() {
            let acts: Vec<String> = best.line.iter().map(|act| self.in_words(act)).collect();
            lines.push(more("hint-line", acts.join(" → ")));
        }
        lines
    }

    /// The best choices, the best first: from what the player sees and nothing else. None if there is only one choice, or if the
    /// game has no net.
    fn advice(&self) -> Vec<Advice> {
        let mut choices = Vec::new();
        self.table.state().choices(self.you, &mut choices);
        let view = self.table.view(Viewer::Seat(self.you));
        let everybody = Everybody::<S::Game>::new();
        everybody.map_or_else(
            |_| Vec::new(),
            |mut everybody| coach::hint(&mut everybody, &view, self.you, &choices, coach::HINT),
        )
    }

    /// By how much a choice brings more than another, from each source of points.
    fn differences(&self, better: &Advice, worse: &Advice) -> Vec<String> {
        let sources = <S::Game as Scored>::SOURCES;
        let reason = |(source, difference): (Option<usize>, i32)| {
            let key = source.map_or("hint-other".to_owned(), |place| {
                format!("{}-source-{}", <S::Game as kernel::Setup>::ID, sources[place])
            });
            format!("{} {}", self.words.tenths(difference, true), self.words.text(&key).to_lowercase())
        };
        better.against(worse).into_iter().map(reason).collect()
    }
}

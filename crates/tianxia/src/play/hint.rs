//! What the search would do, and what it expects of each choice.

use std::time::Duration;

use bots::{Bot, Budget, Search, Settings};
use kernel::{Phrase, Rules, Viewer};
use screen::Screen;
use table::Choice;

use super::{Match, console};

/// How long a hint may take.
const THINKING: Duration = Duration::from_millis(1000);

impl<S: Screen> Match<S> {
    /// What is expected of each of these choices, the best first.
    pub(super) fn hint_lines(&self, offered: &[Choice]) -> Vec<String> {
        let mut choices = Vec::new();
        self.table.state().choices(self.you, &mut choices);
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let settings = Settings::of::<S::Game>(Budget::Time(THINKING), threads);
        let mut search = Search::<S::Game>::new([1; 32], settings);
        let thought = search.think(&self.table.view(Viewer::Seat(self.you)), self.you, &choices);
        let mut best: Vec<usize> = (0..thought.prospects.len()).collect();
        best.sort_by(|&a, &b| thought.prospects[b].visits.cmp(&thought.prospects[a].visits));
        let line = |place: usize| {
            let (prospect, choice) = (&thought.prospects[place], &offered[place]);
            let expects = match prospect.points {
                Some(points) => Phrase::new("play-hint-line").with("points", format!("{points:.1}")),
                None => Phrase::new("play-hint-unseen"),
            };
            let (label, expects) = (self.in_words(&choice.label), self.in_words(&expects));
            console::hint(choice.number, &label, &expects, prospect.action == thought.action)
        };
        std::iter::once(self.words.text("play-hint")).chain(best.into_iter().map(line)).collect()
    }
}

//! What the search would do, and what it expects of each choice.

use std::time::Duration;

use bots::{Bot, Budget, Search, Settings};
use kernel::{Estimate, Eye, Game, Phrase};

use super::Match;

/// How long a hint may take.
const THINKING: Duration = Duration::from_millis(1000);

impl<G: Game + Estimate> Match<G> {
    pub(super) fn hint(&mut self, labels: &[String]) -> anyhow::Result<()> {
        let mut choices = Vec::new();
        self.table.state().choices(self.you, &mut choices);
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let settings = Settings { budget: Budget::Time(THINKING), threads, ..Settings::default() };
        let mut search = Search::<G>::new([1; 32], settings);
        let thought = search.think(&self.table.view(Eye::Seat(self.you)), self.you, &choices);
        self.console.say(&self.words.text("play-hint"))?;
        let mut best: Vec<usize> = (0..thought.prospects.len()).collect();
        best.sort_by(|&a, &b| thought.prospects[b].visits.cmp(&thought.prospects[a].visits));
        for place in best {
            let prospect = &thought.prospects[place];
            let expects = match prospect.points {
                Some(points) => Phrase::new("play-hint-line")
                    .with("points", format!("{points:.1}"))
                    .with("value", format!("{:.0}", prospect.value * 100.0)),
                None => Phrase::new("play-hint-unseen"),
            };
            let expects = self.in_words(&expects);
            self.console.hint(place + 1, &labels[place], &expects, prospect.action == thought.action)?;
        }
        Ok(())
    }
}

//! What everybody sees happen. A seat's clicks that change nothing for others – a region that is about to be built in, a
//! second piece that is declined – must not be counted by them: their number would tell what the seat could have done.

use kernel::{Event, Game, Turn, Viewer};

use crate::log::Entry;

/// Somebody who only looks, and so sees what everybody sees.
pub(crate) struct Spectator<G: Game>((G::View, Turn));

impl<G: Game> Spectator<G> {
    /// Begins to look.
    pub fn of(state: &G) -> Spectator<G> {
        Spectator((state.view(Viewer::Spectator), state.turn()))
    }

    /// Whether the step that led to this state, with these events, could be seen.
    pub fn sees(&mut self, state: &G, events: &[Entry<G::Event>]) -> bool {
        // Nature acts at once: nobody sees the game wait for it, so nobody can count how often it did.
        let turn = if state.turn() == Turn::Nature { self.0.1 } else { state.turn() };
        let now = (state.view(Viewer::Spectator), turn);
        let told = events.iter().any(|entry| entry.event.told(Viewer::Spectator).is_some());
        let before = std::mem::replace(&mut self.0, now);
        told || before != self.0
    }
}

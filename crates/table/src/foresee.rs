//! What a choice would lead to, as far as its seat can know.

use kernel::{Dice, Event, Game, Offer, Seat, Told, Turn, Viewer};

use crate::Table;

/// In how many worlds a choice is tried. What differs between two of them is not known.
const WORLDS: u64 = 4;

/// A world in which a seat may be, before and after a choice of its own.
pub struct Foreseen<G: Game> {
    /// Before it.
    pub before: G,
    /// After it, and after what the seat then has to do without an alternative. Nature has not acted yet.
    pub after: G,
    /// What the seat would be told meanwhile.
    pub told: Vec<kernel::Phrase>,
}

impl<G: Game> Table<G> {
    /// What an action would lead to in some worlds that its seat cannot tell from the true one; nothing if it is not
    /// possible. The true state has no part in it, so it can tell nothing hidden.
    pub fn foresee(&self, seat: Seat, action: G::Action) -> Vec<Foreseen<G>> {
        if self.seed.is_none() || !self.legal(seat).contains(&action) {
            return Vec::new();
        }
        let view = self.view(Viewer::Seat(seat));
        let worlds = (0..WORLDS).map(|world| G::imagine(&view, &mut Dice::stream(17, world)));
        worlds.filter_map(|before| follow(before, seat, action)).collect()
    }
}

fn follow<G: Game>(before: G, seat: Seat, action: G::Action) -> Option<Foreseen<G>> {
    let mut after = before.clone();
    let mut events: Vec<G::Event> = Vec::new();
    let mut next = Some(action);
    while let Some(action) = next {
        let offer = Offer::of(&after);
        after.play_offered(&offer, seat, action, &mut events).ok()?;
        let asked = matches!(after.turn(), Turn::Seats(seats) if seats.contains(seat));
        next = asked.then(|| Offer::of(&after)).and_then(|offer| offer.only()).map(|(_, action)| action);
    }
    // What comes to light is nobody's to foresee.
    let plain = events.iter().take_while(|event| !event.teaches(seat));
    let told = plain.filter_map(|event| event.told(Viewer::Seat(seat))).map(|told| told.tell()).collect();
    Some(Foreseen { before, after, told })
}

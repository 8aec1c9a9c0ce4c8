//! Games of Lóngwáng that look alike to one viewer, though the others hide other things.
//!
//! They have the same script and another seed. A seed is tried after the other until one shows the viewer the same at
//! every step.

use kernel::fair::{Nature, Seed};
use kernel::prelude::*;
use kernel::{Record, Seat, Turn, Viewer};
use longwang::{Action, Longwang, View};
use table::{AnyTable, Table};

/// What the players do, in the order in which they are asked when the north-west begins both rounds. In the end the
/// north-west and the south-east have taken a jade tile each, and the south-east is still asked.
const SCRIPT: &str = "place a2, place b2, place j1, place j2, place k10, place j10, place b11, place b10, \
    place c2, place d2, end, end, place i10, place h10, end, end, \
    place e2, place f2, end, end, place g10, place f10";

/// A game to compare others with.
pub struct Model {
    /// Its seed.
    pub seed: Seed,
    /// Its state after each step.
    states: Vec<Longwang>,
}

impl Model {
    /// The first game in which the script can be played.
    pub fn new() -> Model {
        let game = |number| {
            let (seed, mut states) = (Seed::of_game(7, number), Vec::new());
            let whole = played(&seed, |state| {
                states.push(state.clone());
                true
            });
            whole.then_some(Model { seed, states })
        };
        (0..).find_map(game).expect("a seed")
    }

    /// The seed of another game that shows this viewer the same at every step.
    pub fn twin(&self, viewer: Viewer) -> Seed {
        let views: Vec<View> = self.states.iter().map(|state| state.view(viewer)).collect();
        let is_twin = |seed: &Seed| {
            let (mut step, mut last) = (0, None);
            let alike = played(seed, |state| {
                let alike = state.view(viewer) == views[step];
                (step, last) = (step + 1, Some(state.clone()));
                alike
            });
            alike && last.is_some_and(|last| self.hides_other_things(&last, viewer))
        };
        (0..1 << 24).map(|number| Seed::of_game(8, number)).find(is_twin).expect("a seed")
    }

    /// Whether whoever else has taken a tile has another objective, other cards and other jade there.
    fn hides_other_things(&self, other: &Longwang, viewer: Viewer) -> bool {
        let (here, there) = (&self.states[self.states.len() - 1].hidden, &other.hidden);
        let mut rivals = [0, 2].map(Seat::new).into_iter().filter(|&seat| viewer.seat() != Some(seat));
        rivals.all(|seat| {
            here.objectives[seat] != there.objectives[seat] && here.hands[seat] != there.hands[seat]
        }) && here.jade != there.jade
    }
}

/// The record of the script with Nature of this seed.
pub fn record(seed: Seed) -> Record {
    let mut table = Table::<Longwang>::new(&Default::default(), 4, seed).expect("a game for four");
    table.begin();
    for action in SCRIPT.split(", ") {
        let seat = table.turn().seats().first().expect("somebody is asked");
        table.play(seat, action).expect("the script can be played");
    }
    table.record().clone()
}

/// Plays the script with Nature of this seed as long as each step is liked. Answers whether it came to the end.
fn played(seed: &Seed, mut likes: impl FnMut(&Longwang) -> bool) -> bool {
    let mut state = Longwang::start(&Default::default(), 4).expect("a game for four");
    let mut nature = Nature::new(seed, &[const { String::new() }; 4]);
    let mut script = SCRIPT.split(", ").map(|text| text.parse::<Action>().expect("an action"));
    let mut chances = Vec::new();
    loop {
        let done = match state.turn() {
            Turn::Over => return false,
            Turn::Nature => {
                chances.clear();
                state.chances(&mut chances);
                state.happen_unchecked(chances[nature.pick(&chances)].0, &mut ());
                true
            }
            Turn::Seats(seats) => {
                let Some(action) = script.next() else { return true };
                state.play(seats.first().expect("somebody is asked"), action, &mut ()).is_ok()
            }
        };
        if !done || !likes(&state) {
            return false;
        }
    }
}

//! The worlds in which choices are tried.

use std::marker::PhantomData;

use kernel::{Dice, Game, Seat, Viewer};

/// The worlds that a seat may be in, each with its own luck. The same number is the same world with the same luck.
pub(crate) struct Worlds<'a, G: Game> {
    view: &'a G::View,
    /// Whose they are.
    pub seat: Seat,
    key: u64,
    game: PhantomData<fn() -> G>,
}

impl<'a, G: Game> Worlds<'a, G> {
    /// Those of a seat with this view, numbered from a key.
    pub fn new(view: &'a G::View, seat: Seat, key: u64) -> Worlds<'a, G> {
        Worlds { view, seat, key, game: PhantomData }
    }

    /// A world, and the dice for what comes.
    pub fn world(&self, number: u64) -> (G, Dice) {
        (G::imagine(self.view, &mut Dice::stream(self.key, 2 * number)), luck(self.key, number))
    }

    /// The world after a choice of the seat.
    pub fn after(&self, number: u64, action: G::Action) -> (G, Dice) {
        let (mut world, dice) = self.world(number);
        world.play_unchecked(self.seat, action, &mut ());
        (world, dice)
    }
}

/// The dice of a world of this number.
pub(crate) fn luck(key: u64, number: u64) -> Dice {
    Dice::stream(key, 2 * number + 1)
}

/// What a viewer sees of a state.
pub(crate) fn view_of<G: Game>(state: &G, seat: Seat) -> G::View {
    state.view(Viewer::Seat(seat))
}

/// The mean of some numbers; 0 of none.
pub(crate) fn mean(numbers: impl ExactSizeIterator<Item = f32>) -> f32 {
    let count = numbers.len().max(1) as f32;
    numbers.sum::<f32>() / count
}

//! What the features of every game owe, checked at every step of random games:
//!
//! 1. The groups are the same in every position, whoever looks and however many play.
//! 2. A seat that cannot tell two worlds apart is told the same numbers of both.
//! 3. At most [`MOST_ON`] inputs are on.
//! 4. After the end [`Features::points_of`] are the points.
//! 5. A seat that forgets what others have chosen at once may choose as before.

use kernel::{Dice, Options, Seat, Turn, Viewer};

use crate::{Declaration, Features, Inputs};

/// The most inputs that may be on.
pub const MOST_ON: usize = 256;

/// Plays a random game for each number of players and all pairs of options.
///
/// # Panics
/// If a law is broken.
pub fn check_features<G: Features>() {
    let declared = Declaration::of::<G>();
    let mut dice = Dice::new(5);
    for options in G::Options::pairs() {
        for players in G::PLAYERS {
            // Not every option goes with every number of players.
            if let Ok(state) = G::start(&options, players) {
                check_game(state, declared, &mut dice);
            }
        }
    }
}

fn check_game<G: Features>(mut state: G, declared: Declaration, dice: &mut Dice) {
    loop {
        assert_eq!(Declaration::at(&state), declared, "groups differ in {state:?}");
        match state.turn() {
            Turn::Over => break,
            Turn::Nature => {
                let chance = state.draw(dice, &mut Vec::new());
                state.happen_unchecked(chance, &mut ());
            }
            Turn::Seats(asked) => {
                let seat = asked.first().expect("somebody is asked");
                check_seat(&state, seat, dice);
                let other = Seat::new(dice.below(state.players().into()) as u8);
                check_secrecy(&state, other, dice);
                let action = state.choose(seat, dice, &mut Vec::new());
                state.play_unchecked(seat, action, &mut ());
            }
        }
    }
    let standing = state.standing();
    for (seat, &points) in Seat::all(state.players()).zip(standing.points()) {
        assert_eq!(state.points_of(seat), points, "the points of {seat:?} at the end");
    }
}

fn check_secrecy<G: Features>(state: &G, seat: Seat, dice: &mut Dice) {
    let twin = G::imagine(&state.view(Viewer::Seat(seat)), dice);
    let (mut one, mut other) = (Inputs::default(), Inputs::default());
    one.fill(state, seat);
    assert_eq!(one.on(), other.fill(&twin, seat), "{seat:?} is told a secret of {state:?}");
    assert_eq!(state.points_of(seat), twin.points_of(seat), "the points of {seat:?} tell a secret");
    assert!(one.on().len() <= MOST_ON, "{} inputs are on", one.on().len());
}

fn check_seat<G: Features>(state: &G, seat: Seat, dice: &mut Dice) {
    check_secrecy(state, seat, dice);
    let mut seen = state.clone();
    seen.forget_others(seat);
    let (mut before, mut after) = (Vec::new(), Vec::new());
    state.choices(seat, &mut before);
    seen.choices(seat, &mut after);
    assert!(seen.turn().asks(seat) && before == after, "{seat:?} forgets too much of {state:?}");
}

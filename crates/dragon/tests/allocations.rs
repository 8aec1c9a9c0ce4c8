//! No step of a random game allocates, once the scratch space has grown.

use dragon::{Dragon, Options};
use kernel::{Dice, Game, Options as _, Scratch, playout};

#[test]
fn a_playout_allocates_nothing_after_warm_up() {
    let (mut dice, mut scratch) = (Dice::new(5), Scratch::default());
    let mut play = |options: &Options, players: u8| {
        let mut game = Dragon::start(options, players).unwrap();
        playout(&mut game, &mut dice, &mut scratch);
    };
    let settings: Vec<Options> = Options::every();
    for options in &settings {
        play(options, 5);
    }
    let counted = allocation_counter::measure(|| {
        for options in &settings {
            for players in Dragon::PLAYERS {
                play(options, players);
            }
        }
    });
    assert_eq!(counted.count_total, 0, "allocations in {} playouts", settings.len() * 4);
}

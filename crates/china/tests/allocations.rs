//! No step of a random game allocates, once the scratch space has grown.

use china::{China, Options};
use kernel::{Dice, Game, Options as _, Scratch, playout};

#[test]
fn a_playout_allocates_nothing_after_warm_up() {
    let (mut dice, mut scratch) = (Dice::new(5), Scratch::default());
    let settings: Vec<China> = China::PLAYERS
        .flat_map(|players| Options::every().into_iter().map(move |options| (options, players)))
        .filter_map(|(options, players)| China::start(&options, players).ok())
        .collect();
    let mut play_all = || {
        for start in &settings {
            playout(&mut start.clone(), &mut dice, &mut scratch);
        }
    };
    for _ in 0..20 {
        play_all();
    }
    let counted = allocation_counter::measure(|| {
        for _ in 0..20 {
            play_all();
        }
    });
    assert_eq!(counted.count_total, 0, "allocations in {} playouts", 20 * settings.len());
}

use kernel::{Dice, Game, Options, Scratch, SetupError, playout};

/// No step of a random game allocates, once the scratch space has grown; for all players and options.
///
/// # Panics
/// If one does.
pub fn allocations<G: Game>() {
    let (mut dice, mut scratch) = (Dice::new(5), Scratch::default());
    let start = |options: &G::Options, players| match G::start(options, players) {
        Err(SetupError::Option { .. }) => None,
        started => Some(started.expect("an allowed number of players")),
    };
    let every = G::Options::pairs();
    let starts: Vec<G> = G::PLAYERS
        .flat_map(|players| every.iter().filter_map(move |options| start(options, players)))
        .collect();
    let rounds = 400_usize.div_ceil(starts.len());
    let mut play_all = || {
        for start in starts.iter().cycle().take(starts.len() * rounds) {
            playout(&mut start.clone(), &mut dice, &mut scratch);
        }
    };
    play_all();
    let counted = allocation_counter::measure(play_all);
    assert_eq!(counted.count_total, 0, "allocations in {} playouts", starts.len() * rounds);
}

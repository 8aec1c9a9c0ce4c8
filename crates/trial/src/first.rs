use kernel::{Dice, First, Game, Options, Seat, SetupError, Turn};

/// The seat that the table agrees on is asked first, whatever Nature does before; a seat at which nobody plays is refused
/// with a sentence; and without an agreement anybody may begin.
///
/// # Panics
/// If not.
pub fn first<G: Game>() {
    let with = |value: String| {
        let mut options = G::Options::default();
        options.set(First::NAME, &value).expect("a value of the option");
        options
    };
    for players in G::PLAYERS {
        for seat in Seat::all(*G::PLAYERS.end()) {
            let number = seat.number() + 1;
            match G::start(&with(number.to_string()), players) {
                Ok(game) => (0..8).for_each(|seed| assert_eq!(asked_first(game.clone(), seed), seat)),
                Err(SetupError::Option { name, value, .. }) => {
                    assert!(number > players && name == First::NAME && value == number.to_string());
                }
                Err(other) => panic!("{other}"),
            }
        }
        let drawn = G::start(&with("random".into()), players).expect("an allowed number of players");
        let anybody = |seat: Seat| (0..200).any(|seed| asked_first(drawn.clone(), seed) == seat);
        assert!(Seat::all(players).all(anybody), "everybody may be drawn among {players}");
    }
}

fn asked_first<G: Game>(mut game: G, seed: u64) -> Seat {
    let mut dice = Dice::new(seed);
    while game.turn() == Turn::Nature {
        let chance = game.draw(&mut dice, &mut Vec::new());
        game.happen(chance, &mut ()).expect("what was drawn can happen");
    }
    game.turn().seats().first().expect("somebody is asked")
}

use kernel::{Dice, Game, Spoken, Turn, Viewer};

/// Where the question is how much, the answer is an amount, which people choose by typing it: in random games for three the
/// actions with these verbs are amounts, each by the number after its verb, and no other action is.
///
/// # Panics
/// At an action of which that is not true.
pub fn amounts<G: Game>(options: &G::Options, verbs: &str) {
    let (mut dice, mut amounts, mut others) = (Dice::new(5), 0, 0);
    for _ in 0..20 {
        let mut game = G::start(options, 3).expect("the options go with three");
        while game.turn() != Turn::Over {
            let Some(seat) = game.turn().seats().first() else {
                let chance = game.draw(&mut dice, &mut Vec::new());
                game.happen_unchecked(chance, &mut ());
                continue;
            };
            let (view, choices) = (game.view(Viewer::Seat(seat)), game.legal(seat));
            for &action in &choices {
                let text = action.to_string();
                let (verb, number) = text.split_once(' ').unwrap_or((&text, ""));
                let is_amount = verbs.split(' ').any(|one| one == verb);
                let expected = is_amount.then(|| number.split(' ').next().and_then(|word| word.parse().ok()));
                assert_eq!(view.amount(action), expected.flatten(), "{text} in {}", G::ID);
                *(if is_amount { &mut amounts } else { &mut others }) += 1;
            }
            game.play_unchecked(seat, dice.pick(&choices), &mut ());
        }
    }
    assert!(amounts > 50 && others > 50, "{}: {amounts} amounts, {others} others", G::ID);
}

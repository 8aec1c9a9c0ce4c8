//! A game to look at, and who looks.

use kernel::{Dice, Eye, Game, Options, Seat, Turn};
use web::boards::Drawn;
use web::draw::{Canvas, Choice};
use words::Lang;

pub struct Look<'a, G> {
    pub game: &'a G,
    pub eye: Eye,
    pub lang: Lang,
}

impl<G: Drawn> Look<'_, G> {
    /// What this eye may do.
    pub fn choices(&self) -> Vec<Choice> {
        let Eye::Seat(seat) = self.eye else { return Vec::new() };
        let mut list = Vec::new();
        if self.game.turn().asks(seat) {
            self.game.choices(seat, &mut list);
        }
        let choice = |action: G::Action| Choice {
            notation: action.to_string(),
            label: shelf::words(self.lang).say(&self.game.label(seat, action), &name),
            spots: self.game.spots(seat, action),
        };
        list.into_iter().map(choice).collect()
    }

    /// The drawing with these choices on it.
    pub fn draw(&self, choices: &[Choice]) -> String {
        self.draw_after(&[], choices)
    }

    /// The same after all this has happened.
    pub fn draw_after(&self, told: &[G::Event], choices: &[Choice]) -> String {
        let names: Vec<String> = Seat::all(6).map(name).collect();
        let canvas = Canvas { words: shelf::words(self.lang), names: &names, eye: self.eye, choices };
        <G as Drawn>::draw(&self.game.view(self.eye), &canvas, &mut told.iter().rev().copied()).into_string()
    }
}

fn name(seat: Seat) -> String {
    ["Anna", "Ben", "Clara", "Dora", "Emil", "Fiona"][usize::from(seat.number())].into()
}

/// Calls for one in so many states of random games of all numbers of players and all options, and for the end of
/// each. `seat` is one that is asked.
pub fn random_games<G: Game>(one_in: u32, mut visit: impl FnMut(&G, Option<Seat>)) {
    let every = G::Options::every();
    let games = every.iter().flat_map(|options| G::PLAYERS.map(move |players| (options, players)));
    // With many options each gets some number of players.
    let stride = every.len().div_ceil(24);
    for (number, (options, players)) in games.enumerate().step_by(stride) {
        let Ok(mut game) = G::start(options, players) else { continue };
        random_game(&mut game, number as u64, one_in, &mut visit);
    }
}

/// The same for one game.
pub fn random_game<G: Game>(game: &mut G, seed: u64, one_in: u32, visit: &mut impl FnMut(&G, Option<Seat>)) {
    let mut dice = Dice::new(seed);
    loop {
        let turn = game.turn();
        let seat = turn.seats().iter().last();
        if turn == Turn::Over || dice.below(one_in) == 0 {
            visit(game, seat);
        }
        match (turn, seat) {
            (Turn::Over, _) => break,
            (_, None) => {
                let chance = game.draw(&mut dice, &mut Vec::new());
                game.happen(chance, &mut ());
            }
            (_, Some(seat)) => {
                let action = game.choose(seat, &mut dice, &mut Vec::new());
                game.apply(seat, action, &mut ());
            }
        }
    }
}

/// The elements that have an id, with the rest of their opening tags.
pub fn elements(page: &str) -> Vec<(&str, &str)> {
    let tags = page.split('<').filter_map(|tag| tag.split_once('>').map(|(tag, _)| tag));
    tags.filter_map(|tag| Some((attribute(tag, "id")?, tag))).collect()
}

/// An attribute in an opening tag.
pub fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

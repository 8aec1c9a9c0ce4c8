//! The board of a game to look at, and its viewer.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use kernel::prelude::*;
use kernel::{Dice, Game, Options, Rules, Seat, Turn, Viewer};
use screen::{Action, Canvas, Choice, Paper, Screen};
use words::{Lang, Words};

/// A game to look at, its viewer, and their language.
pub struct Look<'a, S: Screen> {
    /// The game.
    pub game: &'a S::Game,
    /// The viewer.
    pub viewer: Viewer,
    /// Their language.
    pub lang: Lang,
}

impl<S: Screen> Look<'_, S> {
    /// What this viewer may do.
    pub fn choices(&self) -> Vec<Choice> {
        let Viewer::Seat(seat) = self.viewer else { return Vec::new() };
        let mut list = Vec::new();
        if self.game.turn().asks(seat) {
            self.game.choices(seat, &mut list);
        }
        let view = self.game.view(self.viewer);
        let words = words::<S>(self.lang);
        let choice = |action: Action<S>| Choice {
            notation: action.to_string(),
            label: words.say(&view.label(seat, action), &name),
            // Drawings show no numbers.
            number: 0,
            spots: S::spots(&view, seat, action),
        };
        list.into_iter().map(choice).collect()
    }

    /// The drawing with these choices on it.
    pub fn draw(&self, choices: &[Choice]) -> String {
        self.draw_after(&[], choices)
    }

    /// The same after all this has happened.
    pub fn draw_after(&self, told: &[<S::Game as Rules>::Event], choices: &[Choice]) -> String {
        let names: Vec<String> = Seat::all(self.game.players()).map(name).collect();
        let words = words::<S>(self.lang);
        let canvas = Canvas::new(&words, &names, self.viewer, choices);
        S::draw(
            &self.game.view(self.viewer),
            &canvas,
            &mut told.iter().rev().filter_map(|event| event.told(self.viewer)),
        )
        .into_string()
    }

    /// The board in the terminal.
    pub fn print(&self) -> String {
        let names: Vec<String> = Seat::all(self.game.players()).map(name).collect();
        let words = words::<S>(self.lang);
        let paper = Paper { viewer: self.viewer, words: &words, names: &names, tight: false };
        S::print(&self.game.view(self.viewer), &paper)
    }
}

/// The texts of a game, read once.
fn words<S: Screen>(lang: Lang) -> Arc<Words> {
    static READ: Mutex<BTreeMap<(&str, &str), Arc<Words>>> = Mutex::new(BTreeMap::new());
    let mut read = READ.lock().expect("no panic while it is held");
    let words = || Arc::new(Words::new(lang, &[S::WORDS[lang as usize]]));
    Arc::clone(read.entry((screen::id::<S>(), lang.code())).or_insert_with(words))
}

fn name(seat: Seat) -> String {
    ["Anna", "Ben", "Clara", "Dora", "Emil", "Fiona"][usize::from(seat.number())].into()
}

/// Calls for one in `one_in` states of random games of all numbers of players and all options, and for the end of
/// each. `seat` is one that is asked.
pub fn random_games<G: Game>(one_in: u32, mut visit: impl FnMut(&G, Option<Seat>)) {
    let every = G::Options::pairs();
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
                game.happen_unchecked(chance, &mut ());
            }
            (_, Some(seat)) => {
                let action = game.choose(seat, &mut dice, &mut Vec::new());
                game.play_unchecked(seat, action, &mut ());
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

//! What the terminal boards of all games promise alike.

use kernel::prelude::*;
use kernel::{Dice, Seat, Turn, Viewer};
use screen::Screen;
use screen::terminal::{COLUMNS, width};
use words::Lang;

use crate::look::{Look, random_game, random_games};

/// The height of a board, so that a terminal of 24 lines shows all of it with the question below.
const LINES: usize = 22;
/// Later, when more lies on the table. In the end nothing is asked, and all may be shown.
const MOST_LINES: usize = 26;

/// No line is wider than the usual terminal, and the board leaves room for the question: at the first decision of the
/// smallest and the largest table, and to the end.
pub fn the_board_fits<S: Screen>() {
    for (game, lang) in first_decisions::<S>().iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang))) {
        let seat = game.turn().seats().first().expect("somebody decides");
        let text = Look::<S> { game, viewer: Viewer::Seat(seat), lang }.print();
        assert!(text.lines().count() <= LINES, "{} lines:\n{text}", text.lines().count());
    }
    let mut looks = 0;
    random_games::<S::Game>(8, |game, seat| {
        looks += 1;
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let text = Look::<S> { game, viewer, lang: Lang::ALL[looks % 2] }.print();
        let widest = text.lines().map(width).max().unwrap_or_default();
        assert!(widest <= COLUMNS, "{widest} columns:\n{text}");
        let fits = seat.is_none() || text.lines().count() <= MOST_LINES;
        assert!(fits, "{} lines:\n{text}", text.lines().count());
        let name = format!("{}-", screen::id::<S>());
        assert!(!text.contains(&name), "a text is missing:\n{text}");
    });
}

/// A viewer who cannot tell two states apart gets the same text for both.
pub fn nothing_hidden_is_printed<S: Screen>() {
    let mut dice = Dice::new(5);
    random_games::<S::Game>(40, |game, _| {
        for viewer in Seat::all(game.players()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let other = S::Game::imagine(&game.view(viewer), &mut dice);
            let [one, other] = [game, &other].map(|game| Look::<S> { game, viewer, lang: Lang::En }.print());
            assert_eq!(one, other, "to {viewer:?}");
        }
    });
}

/// Compares the terminal board of a game with its snapshot, as a test.
#[macro_export]
macro_rules! album {
    ($screen:ty) => {
        #[test]
        fn the_board_in_a_terminal_looks_as_it_did() {
            $crate::insta::assert_snapshot!("terminal", $crate::terminal::album::<$screen>());
        }
    };
}

/// The first decisions of the smallest and the largest table, and one in the middle of a game, in both languages.
pub fn album<S: Screen>() -> String {
    let games = first_decisions::<S>().into_iter().chain([midway::<S>()]).collect::<Vec<_>>();
    let looks = games.iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang)));
    let text = looks.map(|(game, lang)| {
        let seat = game.turn().seats().first().expect("somebody decides");
        Look::<S> { game, viewer: Viewer::Seat(seat), lang }.print()
    });
    let pages: Vec<String> = text.map(|text| plain(&text)).collect();
    pages.join("\n----\n")
}

/// The decision in the middle of a random game at the largest table.
fn midway<S: Screen>() -> S::Game {
    let mut game = S::Game::start(&Default::default(), *S::Game::PLAYERS.end()).expect("a usual table");
    let mut decisions = Vec::new();
    random_game(&mut game, 7, 1, &mut |game, seat| decisions.extend(seat.map(|_| game.clone())));
    decisions.swap_remove(decisions.len() / 2)
}

/// What is left when the colours are gone.
pub fn plain(text: &str) -> String {
    let mut parts = text.split('\x1b');
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = parts.map(|part| part.split_once('m').map_or(part, |(_, rest)| rest));
    let text = first + &rest.collect::<String>();
    text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

fn first_decisions<S: Screen>() -> Vec<S::Game> {
    let players = S::Game::PLAYERS;
    let first = |players: u8| {
        let mut game = S::Game::start(&Default::default(), players).expect("a usual table");
        let mut dice = Dice::new(1);
        while game.turn() == Turn::Nature {
            let chance = game.draw(&mut dice, &mut Vec::new());
            game.happen_unchecked(chance, &mut ());
        }
        game
    };
    [*players.start(), *players.end()].map(first).into()
}

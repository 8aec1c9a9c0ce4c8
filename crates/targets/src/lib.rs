//! What anybody may send: one function for each way in. Any bytes will do; a target panics if something that must hold
//! for all of them does not.
//!
//! The fuzzers in `fuzz/` call these with whatever leads to new code (`cargo xtask fuzz`, on nightly); the test of
//! this crate calls them with the kept corpus in `fuzz/corpus` and damaged copies of it, on stable.

mod site;

use games::Visitor;
use screen::Screen;

pub use site::site;

/// A target with its name, which is also that of its corpus.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const ALL: [Target; 4] = [("record", record), ("board", board), ("notation", notation), ("site", site)];

/// A record of the game that it names.
pub fn record(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    games::shelve();
    for game in shelf::games().iter().filter(|game| text.contains(game.id)) {
        let _ = games::visit(game.id, Reader { text, check: Check::Record });
    }
}

/// A board's file: the game in the first line, the file below.
pub fn board(bytes: &[u8]) {
    of_game(bytes, Check::Board);
}

/// An action or a chance: the game in the first line, the notation below.
pub fn notation(bytes: &[u8]) {
    of_game(bytes, Check::Notation);
}

fn of_game(bytes: &[u8], check: Check) {
    if let Some((game, text)) = str::from_utf8(bytes).ok().and_then(|text| text.split_once('\n')) {
        let _ = games::visit(game, Reader { text, check });
    }
}

struct Reader<'a> {
    text: &'a str,
    check: Check,
}

enum Check {
    Record,
    Board,
    Notation,
}

impl Visitor for Reader<'_> {
    type Out = ();

    fn visit<S: Screen>(self) {
        match self.check {
            Check::Record => trial::any_record::<S::Game>(self.text),
            Check::Board => trial::any_board::<S::Game>(self.text),
            Check::Notation => trial::any_notation::<S::Game>(self.text),
        }
    }
}

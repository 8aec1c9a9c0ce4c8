use std::marker::PhantomData;

use boards::{Board, Kept};
use kernel::{Game, laws};

use crate::damaged_boards;

/// The file of a game's usual board, in which a test changes one text for another.
///
/// Its functions panic where a test expected something else.
pub struct BoardFile<B>(PhantomData<B>);

#[allow(clippy::missing_panics_doc, reason = "said once, above")]
impl<B: Board> BoardFile<B> {
    /// The faults after the change.
    pub fn faults(from: &str, to: &str) -> Vec<String> {
        let usual = Kept::<B>::usual();
        let text = usual.text();
        assert!(text.contains(from), "the board contains {from}");
        let changed = text.replacen(from, to, 1);
        let taken = Kept::<B>::load(&changed).and_then(|board| board.fits());
        taken.expect_err(to).to_string().lines().map(String::from).collect()
    }

    /// The usual board is without faults, and says in these words that it is our own proposal.
    pub fn is_proposed(words: &str) {
        assert!(Kept::<B>::usual().text().contains(words), "the board says `{words}`");
    }

    /// How many faults are named after several changes. They are named in the order of their lines.
    pub fn all_faults(changes: &[(&str, &str)]) -> usize {
        let usual = Kept::<B>::usual().text().to_owned();
        let text = changes.iter().fold(usual, |text, (from, to)| text.replacen(from, to, 1));
        let faults = Kept::<B>::load(&text).expect_err("it has faults").0;
        assert!(faults.is_sorted_by_key(|fault| fault.line), "in the order of lines: {faults:#?}");
        faults.len()
    }

    /// No file is read that is longer than a board may be.
    pub fn is_bounded() {
        let huge = format!("# {}", "x".repeat(1 << 16));
        let fault = Kept::<B>::load(&huge).expect_err("it is too long").to_string();
        assert!(fault.contains("longer than 65536 bytes"), "{fault}");
    }

    /// A board whose file is damaged is refused, or else all laws hold on it.
    pub fn may_be_damaged<G: Game>() {
        for options in damaged_boards(Kept::<B>::usual().text(), 100) {
            laws::check_with::<G>(&options, 1);
        }
    }

    /// The line in which this text first appears.
    pub fn line_of(text: &str) -> usize {
        let usual = Kept::<B>::usual();
        let whole = usual.text();
        whole[..whole.find(text).expect("it stands there")].matches('\n').count() + 1
    }

    /// The first fault after the change is in its line and begins with these words.
    pub fn begins(from: &str, to: &str, words: &str) {
        let found = Self::faults(from, to);
        let expected = format!("line {}: {words}", Self::line_of(from));
        assert!(found[0].starts_with(&expected), "{expected}\ndoes not begin\n{found:#?}");
    }

    /// The change makes this fault, in its own line.
    pub fn names(from: &str, to: &str, fault: &str) {
        Self::has(from, to, &format!("line {}: {fault}", Self::line_of(from)));
    }

    /// The change makes exactly this fault: what is missing has no line.
    pub fn has(from: &str, to: &str, fault: &str) {
        let found = Self::faults(from, to);
        assert!(found.iter().any(|found| found == fault), "{fault}\nis not in\n{found:#?}");
    }
}

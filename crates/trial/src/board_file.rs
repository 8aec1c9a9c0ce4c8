use std::marker::PhantomData;

use boards::{Board, Kept};

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

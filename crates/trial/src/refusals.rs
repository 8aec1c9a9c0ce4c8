use kernel::{Game, Reason};

use crate::Match;

/// A table, what is said first, what is then refused, and the rule that refuses it.
pub type Refusal<G> = (Match<G>, &'static [&'static str], &'static str, &'static str);

/// Each of these is refused and cites its rule, and together they reach every reason there is; `place` is the
/// place of a reason in a list of this length.
///
/// # Panics
/// With what was not refused, or refused by another rule, or with the places of the reasons not reached.
pub fn refusals<G: Game>(
    refusals: impl IntoIterator<Item = Refusal<G>>,
    place: fn(G::Reason) -> usize,
    reasons: usize,
) {
    let mut reached = vec![false; reasons];
    for (mut table, first, refused, rule) in refusals {
        for words in first {
            table.say(words);
        }
        let reason = table.refusal(refused);
        assert_eq!(reason.rule(), rule, "`{refused}` after {first:?}: {reason:?}");
        reached[place(reason)] = true;
    }
    let missing: Vec<usize> = (0..reasons).filter(|&place| !reached[place]).collect();
    assert!(missing.is_empty(), "the places of reasons not reached: {missing:?}");
}

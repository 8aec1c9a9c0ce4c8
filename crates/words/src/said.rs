//! A cache of sentences. A board and its log say the same few hundred things again and again. Making a sentence takes a
//! microsecond or two; looking one up takes a tenth of that.

use std::collections::HashMap;
use std::mem;
use std::sync::{PoisonError, RwLock};

use kernel::Phrase;
use rustc_hash::FxBuildHasher;

/// How many sentences are made before the oldest are forgotten: more than all games have that name no player, plus the
/// logs of a hundred tables. At most twice this number is kept.
const MANY: usize = 1 << 14;

type Phrases = HashMap<Phrase, String, FxBuildHasher>;

/// Phrases with their words. Players are in them by name.
#[derive(Default)]
pub struct Said(RwLock<Lately>);

/// Recent sentences, and those before them.
#[derive(Default)]
struct Lately {
    now: Phrases,
    before: Phrases,
}

impl Said {
    /// The words of a phrase, which are made if they are not known yet.
    pub fn get_or(&self, phrase: &Phrase, make: impl FnOnce() -> String) -> String {
        let lately = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = lately.now.get(phrase).or_else(|| lately.before.get(phrase)) {
            return known.clone();
        }
        drop(lately);
        let words = make();
        let mut lately = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if lately.now.len() >= MANY {
            lately.before = mem::take(&mut lately.now);
        }
        lately.now.insert(phrase.clone(), words.clone());
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_said_lately_is_known_and_the_rest_is_forgotten() {
        let said = Said::default();
        let coins = |count: usize| Phrase::new("coins").with("count", count as i64);
        let say = |count: usize| said.get_or(&coins(count), || format!("{count} coins"));
        (0..5 * MANY).for_each(|count| assert_eq!(say(count), format!("{count} coins")));
        let lately = said.0.read().expect("no panic while it is held");
        assert!(lately.now.len() <= MANY && lately.before.len() <= MANY);
        drop(lately);
        assert_eq!(
            said.get_or(&coins(5 * MANY - 1), || unreachable!("it was said just now")),
            say(5 * MANY - 1)
        );
        assert_eq!(said.get_or(&coins(0), || "forgotten".into()), "forgotten");
    }
}

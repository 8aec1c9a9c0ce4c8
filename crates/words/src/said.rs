//! What was said before. A board says the same few hundred things again and again, each in about a microsecond;
//! looking one up takes a tenth of that.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use kernel::{Arg, Phrase};

/// More than all games say in common play.
const MOST: usize = 1 << 14;

/// Phrases with their words.
#[derive(Default)]
pub struct Said(RwLock<HashMap<Phrase, String>>);

impl Said {
    /// The words of a phrase, made if they are not known. What names a player or quotes a text is not kept.
    pub fn get_or(&self, phrase: &Phrase, make: impl FnOnce() -> String) -> String {
        if let Some(known) = self.0.read().unwrap_or_else(PoisonError::into_inner).get(phrase) {
            return known.clone();
        }
        let words = make();
        if is_common(phrase) {
            let mut said = self.0.write().unwrap_or_else(PoisonError::into_inner);
            if said.len() < MOST {
                said.insert(phrase.clone(), words.clone());
            }
        }
        words
    }
}

fn is_common(phrase: &Phrase) -> bool {
    fn arg_is(arg: &Arg) -> bool {
        match arg {
            Arg::Number(_) => true,
            Arg::Seat(_) | Arg::Text(_) => false,
            Arg::Phrase(phrase) => is_common(phrase),
            Arg::List(list) => list.iter().all(arg_is),
        }
    }
    phrase.args.iter().all(|(_, arg)| arg_is(arg))
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;

    #[test]
    fn what_names_nobody_is_said_once() {
        let said = Said::default();
        let phrase = Phrase::new("coins").with("count", 3);
        assert_eq!(said.get_or(&phrase, || "three coins".into()), "three coins");
        assert_eq!(said.get_or(&phrase, || unreachable!("it is known")), "three coins");
    }

    #[test]
    fn names_are_never_kept() {
        let said = Said::default();
        let phrase = Phrase::new("acts").with("what", Phrase::new("turn").with("seat", Seat::new(1)));
        assert_eq!(said.get_or(&phrase, || "Anna acts".into()), "Anna acts");
        assert_eq!(said.get_or(&phrase, || "Ben acts".into()), "Ben acts");
    }
}

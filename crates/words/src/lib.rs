//! The catalogue of texts, in English and Italian.
//!
//! Rules speak in [`Phrase`]s, which know no language. [`Words`] has the texts of one language, written in
//! [Fluent](https://projectfluent.org), and turns a phrase into a sentence. What every game needs (lists,
//! turns, undo) is always in it; each game brings its own texts.
//!
//! ```
//! use kernel::{Phrase, Seat};
//! use words::{Lang, Words};
//!
//! let source = "
//! earns = { $who } earns { $yuan ->
//!     [one] one yuan
//!    *[other] { $yuan } yuan
//! }.";
//! let words = Words::new(Lang::En, &[source]);
//! assert!(words.faults().is_empty());
//! let earns = Phrase::new("earns").with("who", Seat::new(1)).with("yuan", 3);
//! assert_eq!(words.say(&earns, &|_| "Anna".into()), "Anna earns 3 yuan.");
//! ```

mod compare;
mod lang;
mod said;

pub use compare::compare;
pub use lang::{Lang, LangError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use kernel::{Arg, Phrase, Seat};
use thiserror::Error;

use crate::said::Said;

/// The texts of one language. It can be shared between threads.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    faults: Vec<String>,
    said: Said,
}

/// A text that is not there, or one with a gap that nothing fills.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Missing {
    /// The catalogue has no such text.
    #[error("there is no text `{key}` in `{lang}`")]
    Text {
        /// The language.
        lang: Lang,
        /// The text's name.
        key: String,
    },
    /// The text needs something that the phrase does not have.
    #[error("the text `{key}` in `{lang}` cannot be filled: {fault}")]
    Gap {
        /// The language.
        lang: Lang,
        /// The text's name.
        key: String,
        /// What is wrong, in Fluent's words.
        fault: String,
    },
}

/// How the name of a player is found.
pub type Names<'a> = &'a dyn Fn(Seat) -> String;

/// The name of the text that explains a phrase to somebody who meets it for the first time.
pub fn tip(name: &str) -> String {
    format!("{name}-tip")
}

impl Words {
    /// The common texts of a language together with these Fluent sources.
    ///
    /// A fault in a source costs the text it is in, not the program; [`faults`](Words::faults) lists it.
    pub fn new(lang: Lang, sources: &[&'static str]) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
        // Isolating marks would show as odd characters in a terminal, and both languages run from left to right.
        bundle.set_use_isolating(false);
        let mut words = Words { lang, bundle, faults: Vec::new(), said: Said::default() };
        for source in lang.common().iter().chain(sources) {
            words.add(source);
        }
        words
    }

    fn add(&mut self, source: &'static str) {
        let (resource, broken) = match FluentResource::try_new(source.to_owned()) {
            Ok(resource) => (resource, Vec::new()),
            Err(partly) => partly,
        };
        self.faults.extend(broken.iter().map(|error| compare::locate(self.lang, source, error)));
        let twice = self.bundle.add_resource(resource).err().unwrap_or_default();
        self.faults.extend(twice.iter().map(|error| match error {
            FluentError::Overriding { kind, id } => format!("{}: the {kind} `{id}` stands twice", self.lang),
            other => format!("{}: {other}", self.lang),
        }));
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// What is wrong with the sources: broken lines, and texts of the same name, of which the first counts.
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// A number of tenths as it is written in this language, with a sign if it is a difference.
    pub fn tenths(&self, tenths: i32, signed: bool) -> String {
        let sign = match (tenths < 0, signed) {
            (true, _) => "−",
            (false, true) => "+",
            (false, false) => "",
        };
        format!("{sign}{}{}{}", tenths.abs() / 10, self.text("decimal-point"), tenths.abs() % 10)
    }

    /// Whether there is a text of this name.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// What is explained of a phrase and of the phrases in it: the names of those with a [`tip`].
    pub fn explained(&self, phrase: &Phrase) -> Vec<&'static str> {
        let inner = phrase.args.iter().filter_map(|(_, arg)| match arg {
            Arg::Phrase(inner) => Some(self.explained(inner)),
            _ => None,
        });
        let own = self.has(&tip(phrase.key)).then_some(phrase.key);
        own.into_iter().chain(inner.flatten()).collect()
    }

    /// The phrase in words. A text that is missing or cannot be filled is shown by its name.
    pub fn say(&self, phrase: &Phrase, names: Names<'_>) -> String {
        if names_nobody(phrase) {
            return self.said.get_or(phrase, || self.render(phrase, names, &mut Vec::new()));
        }
        let named = with_names(phrase, names);
        self.said.get_or(&named, || self.render(&named, names, &mut Vec::new()))
    }

    /// The phrase in words, or the first thing that is missing in it: for tests of catalogues.
    pub fn try_say(&self, phrase: &Phrase, names: Names<'_>) -> Result<String, Missing> {
        let mut missing = Vec::new();
        let said = self.render(phrase, names, &mut missing);
        match missing.into_iter().next() {
            Some(first) => Err(first),
            None => Ok(said),
        }
    }

    /// A text without gaps.
    pub fn text(&self, key: &str) -> String {
        self.fill(key, &FluentArgs::new(), &mut Vec::new())
    }

    /// What a player without a name is called.
    pub fn seat_name(&self, seat: Seat) -> String {
        let mut args = FluentArgs::new();
        args.set("number", i64::from(seat.number()) + 1);
        self.fill("seat-name", &args, &mut Vec::new())
    }

    fn render(&self, phrase: &Phrase, names: Names<'_>, missing: &mut Vec<Missing>) -> String {
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (name, arg) in &phrase.args {
            match arg {
                Arg::Number(number) => args.set(*name, FluentValue::from(*number)),
                other => args.set(*name, self.render_arg(other, names, missing)),
            }
        }
        self.fill(phrase.key, &args, missing)
    }

    fn render_arg(&self, arg: &Arg, names: Names<'_>, missing: &mut Vec<Missing>) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => names(*seat),
            Arg::Text(text) => text.clone(),
            Arg::Phrase(phrase) => self.render(phrase, names, missing),
            Arg::List(list) => {
                let said = list.iter().map(|arg| self.render_arg(arg, names, missing)).collect();
                self.join(said, missing)
            }
        }
    }

    /// "a", "a and b", "a, b and c".
    fn join(&self, parts: Vec<String>, missing: &mut Vec<Missing>) -> String {
        let end = parts.len().saturating_sub(1);
        let joined = parts.into_iter().enumerate().reduce(|(_, list), (place, part)| {
            let (key, gap) = if place == end { ("list-and", "last") } else { ("list-comma", "next") };
            let mut args = FluentArgs::with_capacity(2);
            args.set("list", list);
            args.set(gap, part);
            (place, self.fill(key, &args, missing))
        });
        match joined {
            Some((_, list)) => list,
            None => self.fill("list-none", &FluentArgs::new(), missing),
        }
    }

    /// The text of this name with its gaps filled; its name if that cannot be done.
    fn fill(&self, key: &str, args: &FluentArgs<'_>, missing: &mut Vec<Missing>) -> String {
        let message = self.bundle.get_message(key);
        let Some(pattern) = message.as_ref().and_then(|message| message.value()) else {
            missing.push(Missing::Text { lang: self.lang, key: key.to_owned() });
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        let Some(error) = errors.first() else {
            return text.into_owned();
        };
        missing.push(Missing::Gap { lang: self.lang, key: key.to_owned(), fault: error.to_string() });
        key.to_owned()
    }
}

fn names_nobody(phrase: &Phrase) -> bool {
    fn arg(value: &Arg) -> bool {
        match value {
            Arg::Number(_) | Arg::Text(_) => true,
            Arg::Seat(_) => false,
            Arg::Phrase(phrase) => names_nobody(phrase),
            Arg::List(list) => list.iter().all(arg),
        }
    }
    phrase.args.iter().all(|(_, value)| arg(value))
}

/// The phrase with the players' names in the place of their seats: so it says the same at every table.
fn with_names(phrase: &Phrase, names: Names<'_>) -> Phrase {
    fn arg(value: &Arg, names: Names<'_>) -> Arg {
        match value {
            Arg::Seat(seat) => Arg::Text(names(*seat)),
            Arg::Phrase(phrase) => Arg::Phrase(with_names(phrase, names)),
            Arg::List(list) => Arg::List(list.iter().map(|value| arg(value, names)).collect()),
            other => other.clone(),
        }
    }
    let args = phrase.args.iter().map(|(gap, value)| (*gap, arg(value, names)));
    Phrase { key: phrase.key, args: args.collect() }
}

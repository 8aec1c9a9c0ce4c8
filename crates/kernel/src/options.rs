//! What a table agrees on before it starts.

mod covering;
mod declare;
mod value;

use std::collections::BTreeMap;
use std::fmt::Debug;

use thiserror::Error;

use covering::covering;
pub use value::OptionValue;

/// The version of the rules that is not old: whatever a game's version is, options are set as of today.
pub const TODAY: u32 = u32::MAX;

/// An option of a game: its name, the values it may have, and the one it has if nobody says anything.
#[derive(Copy, Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct OptionSpec {
    /// Its name, as in `--option great_wall=on`.
    pub name: &'static str,
    /// What it may be.
    pub values: &'static [&'static str],
    /// What it is by default.
    pub default: &'static str,
    /// What it was by default before a version of the rules, the latest version first.
    #[serde(skip)]
    pub earlier: &'static [(u32, &'static str)],
    /// Whether it also takes a whole text of several lines: a board's file, say.
    #[serde(skip)]
    pub takes_text: bool,
}

impl OptionSpec {
    /// The place of this value among the option's values.
    pub fn place_of(&self, value: &str) -> Option<usize> {
        self.values.iter().position(|&known| known == value)
    }

    /// The place of the default under this version of the rules.
    ///
    /// # Panics
    /// If the default is none of the option's values.
    pub fn usual_place(&self, version: u32) -> usize {
        let old = self.earlier.iter().rfind(|(since, _)| version < *since);
        let default = old.map_or(self.default, |(_, default)| default);
        self.place_of(default).expect("the default of an option is one of its values")
    }
}

/// A wrong name or value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OptionError {
    /// The game has no such option.
    #[error("there is no option `{name}`; {}", list_names(.known))]
    Name {
        /// The name given.
        name: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    #[error("option `{name}` cannot be `{value}`; it is one of: {}", .allowed.join(", "))]
    Value {
        /// The option.
        name: &'static str,
        /// The value given.
        value: String,
        /// The values there are.
        allowed: &'static [&'static str],
    },
    /// The option takes a whole text, but not this one.
    #[error("option `{name}` is given a text with faults: {fault}")]
    Text {
        /// The option.
        name: &'static str,
        /// What is wrong, and where.
        fault: String,
    },
}

fn list_names(names: &[&str]) -> String {
    if names.is_empty() { "this game has none".into() } else { format!("there are: {}", names.join(", ")) }
}

/// The options of a game, each settable by name. [`options!`](crate::options!) implements it.
pub trait Options: Clone + Eq + Debug + Default + Send + Sync + 'static {
    /// Every option there is.
    const SPECS: &'static [OptionSpec];

    /// What a table had agreed on by default under this version of the rules. A version that changes a default, or what
    /// a value stands for, keeps the old one: records of all versions replay.
    fn as_of(version: u32) -> Self;

    /// Sets the option at this place of [`Self::SPECS`] to the value at that place of its values, with the meaning that the
    /// value had under this version of the rules.
    fn set_at(&mut self, option: usize, value: usize, version: u32);

    /// The place of the present value of the option at this place of [`Self::SPECS`].
    fn get_at(&self, option: usize) -> usize;

    /// Sets the option at this place of [`Self::SPECS`], which takes a text, to a whole text, or says what is wrong with it.
    fn set_text(&mut self, option: usize, text: &str) -> Result<(), String>;

    /// The whole text an option was set to, if it was.
    fn text_at(&self, option: usize) -> Option<&str>;

    /// Whether a new table may have these options, or what of a text is too large for it. Records and old tables are
    /// read without asking.
    fn fits(&self) -> Result<(), String>;

    /// Sets an option by name.
    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        self.set_as_of(name, value, TODAY)
    }

    /// Sets an option by name, as a record of this version of the rules means it.
    fn set_as_of(&mut self, name: &str, value: &str, version: u32) -> Result<(), OptionError> {
        let Some(option) = Self::SPECS.iter().position(|spec| spec.name == name) else {
            let known = Self::SPECS.iter().map(|spec| spec.name).collect();
            return Err(OptionError::Name { name: name.into(), known });
        };
        let spec = &Self::SPECS[option];
        // Values are single words, so whatever has several lines is meant as a text.
        if spec.takes_text && value.contains('\n') {
            let named = |fault| OptionError::Text { name: spec.name, fault };
            return self.set_text(option, value).map_err(named);
        }
        let Some(place) = spec.place_of(value) else {
            return Err(OptionError::Value { name: spec.name, value: value.into(), allowed: spec.values });
        };
        self.set_at(option, place, version);
        Ok(())
    }

    /// The options given by name, the others as by default.
    fn read(map: &BTreeMap<String, String>) -> Result<Self, OptionError> {
        Self::read_as_of(map, TODAY)
    }

    /// The options given by name in a record of this version of the rules, the others as they were by default then.
    fn read_as_of(map: &BTreeMap<String, String>, version: u32) -> Result<Self, OptionError> {
        let mut options = Self::as_of(version);
        for (name, value) in map {
            options.set_as_of(name, value, version)?;
        }
        Ok(options)
    }

    /// All options by name.
    fn write(&self) -> BTreeMap<String, String> {
        let value = |(place, spec): (usize, &OptionSpec)| {
            let value = self.text_at(place).unwrap_or_else(|| spec.values[self.get_at(place)]);
            (spec.name.to_owned(), value.to_owned())
        };
        Self::SPECS.iter().enumerate().map(value).collect()
    }

    /// Every combination of values. There are soon thousands of them; see [`Self::pairs`].
    fn every() -> Vec<Self> {
        let mut all = vec![Self::default()];
        for (place, spec) in Self::SPECS.iter().enumerate() {
            let each = |options: Self| {
                (0..spec.values.len()).map(move |value| {
                    let mut options = options.clone();
                    options.set_at(place, value, TODAY);
                    options
                })
            };
            all = all.into_iter().flat_map(each).collect();
        }
        all
    }

    /// The defaults, and sets of options in which any two values of two options meet: what the laws are tested with.
    /// An error that depends on options seldom needs three of them.
    fn pairs() -> Vec<Self> {
        let counts: Vec<usize> = Self::SPECS.iter().map(|spec| spec.values.len()).collect();
        let defaults = Self::default();
        let first = (0..counts.len()).map(|place| defaults.get_at(place)).collect();
        let set = |values: Vec<usize>| {
            let mut options = Self::default();
            values.into_iter().enumerate().for_each(|(place, value)| options.set_at(place, value, TODAY));
            options
        };
        covering(&counts, first).into_iter().map(set).collect()
    }
}

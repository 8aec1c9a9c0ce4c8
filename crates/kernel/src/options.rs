//! What a table agrees on before it starts.

use std::collections::BTreeMap;
use std::fmt::Debug;

use thiserror::Error;

/// An option of a game: its name, the values it may have, and the one it has if nobody says anything.
#[derive(Copy, Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct OptionSpec {
    /// Its name, as in `--option great_wall=on`.
    pub name: &'static str,
    /// What it may be.
    pub values: &'static [&'static str],
    /// What it is by default.
    pub default: &'static str,
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

/// The options of a game, each settable by name.
pub trait Options: Clone + Eq + Debug + Default + Send + Sync + 'static {
    /// Every option there is.
    const SPECS: &'static [OptionSpec];

    /// The names of those that also take a whole text of several lines: a board's file, say.
    const TEXTS: &'static [&'static str] = &[];

    /// Sets the option at this place of [`Self::SPECS`] to the value at that place of its values.
    fn set_at(&mut self, option: usize, value: usize);

    /// The place of the present value of the option at this place of [`Self::SPECS`].
    fn get_at(&self, option: usize) -> usize;

    /// Sets the option at this place of [`Self::SPECS`], one of [`Self::TEXTS`], to a whole text, or says what
    /// is wrong with it.
    fn set_text(&mut self, _option: usize, _text: &str) -> Result<(), String> {
        Err("no text is expected here".into())
    }

    /// The whole text an option was set to, if it was.
    fn text_at(&self, _option: usize) -> Option<&str> {
        None
    }

    /// Sets an option by name.
    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let Some(option) = Self::SPECS.iter().position(|spec| spec.name == name) else {
            let known = Self::SPECS.iter().map(|spec| spec.name).collect();
            return Err(OptionError::Name { name: name.into(), known });
        };
        let spec = &Self::SPECS[option];
        // Values are single words, so whatever has several lines is meant as a text.
        if Self::TEXTS.contains(&name) && value.contains('\n') {
            let named = |fault| OptionError::Text { name: spec.name, fault };
            return self.set_text(option, value).map_err(named);
        }
        let Some(value) = spec.values.iter().position(|&allowed| allowed == value) else {
            return Err(OptionError::Value { name: spec.name, value: value.into(), allowed: spec.values });
        };
        self.set_at(option, value);
        Ok(())
    }

    /// The options given by name, the others as by default.
    fn read(map: &BTreeMap<String, String>) -> Result<Self, OptionError> {
        let mut options = Self::default();
        for (name, value) in map {
            options.set(name, value)?;
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

    /// Every combination of values: what the laws are tested with.
    fn every() -> Vec<Self> {
        let mut all = vec![Self::default()];
        for (place, spec) in Self::SPECS.iter().enumerate() {
            let each = |options: Self| {
                (0..spec.values.len()).map(move |value| {
                    let mut options = options.clone();
                    options.set_at(place, value);
                    options
                })
            };
            all = all.into_iter().flat_map(each).collect();
        }
        all
    }
}

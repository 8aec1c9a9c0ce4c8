//! The languages there are.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

/// A language that all texts are written in.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
}

/// A text that names none of our languages.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no language `{0}` here; it is one of: en, it")]
pub struct LangError(pub String);

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::It];

    /// Its two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::It => "it",
        }
    }

    /// The texts that every game needs, those of the site and those of the coach, as Fluent sources.
    pub const fn common(self) -> [&'static str; 3] {
        match self {
            Lang::En => {
                let site = include_str!("../text/site.en.ftl");
                [include_str!("../text/en.ftl"), site, include_str!("../text/coach.en.ftl")]
            }
            Lang::It => {
                let site = include_str!("../text/site.it.ftl");
                [include_str!("../text/it.ftl"), site, include_str!("../text/coach.it.ftl")]
            }
        }
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        self.code().parse().expect("two letters are a language identifier")
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Lang {
    type Err = LangError;

    fn from_str(text: &str) -> Result<Lang, LangError> {
        Lang::ALL.into_iter().find(|lang| lang.code() == text).ok_or_else(|| LangError(text.into()))
    }
}

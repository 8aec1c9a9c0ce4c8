//! The list of games: the one place that knows them all.
//!
//! Whoever needs a game by its name asks here, either for its facts ([`Shelved`]) or, as a [`Visitor`], for
//! its type, so that what is done with it compiles to code for just that game.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use kernel::{Estimate, Game, OptionSpec, Options};
use thiserror::Error;
use words::{Lang, Words};

/// What there is to know about a game without playing it.
#[derive(Clone, Debug)]
pub struct Shelved {
    /// Its name in commands, addresses and records.
    pub id: &'static str,
    /// The version of its rules.
    pub version: u32,
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// What a table can agree on.
    pub options: &'static [OptionSpec],
    /// Where points come from.
    pub sources: &'static [&'static str],
    /// The rules page and the texts, in the order of [`Lang::ALL`].
    rules: [&'static str; 2],
    texts: [&'static str; 2],
}

impl Shelved {
    fn new<G: Game>(rules: [&'static str; 2], texts: [&'static str; 2]) -> Shelved {
        Shelved {
            id: G::ID,
            version: G::VERSION,
            players: G::PLAYERS,
            options: G::Options::SPECS,
            sources: G::SOURCES,
            rules,
            texts,
        }
    }

    /// The rules to read, in Markdown.
    pub fn rules(&self, lang: Lang) -> &'static str {
        self.rules[lang as usize]
    }
}

/// Something that can be done with any game.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it with this game.
    fn visit<G: Game + Estimate>(self) -> Self::Out;
}

/// A game that is not on the shelf.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no game `{0}`; the shelf has: {ids}", ids = ids().join(", "))]
pub struct UnknownGame(pub String);

macro_rules! shelf {
    ($($game:ty, $folder:literal;)*) => {
        static SHELF: LazyLock<Vec<Shelved>> = LazyLock::new(|| vec![$(
            Shelved::new::<$game>(
                [include_str!(concat!($folder, "/RULES.md")), include_str!(concat!($folder, "/RULES.it.md"))],
                [include_str!(concat!($folder, "/words/en.ftl")), include_str!(concat!($folder, "/words/it.ftl"))],
            ),
        )*]);

        /// Does something with the game of this name.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            match id {
                $(<$game as Game>::ID => Ok(visitor.visit::<$game>()),)*
                _ => Err(UnknownGame(id.into())),
            }
        }
    };
}

shelf! {
    dragon::Dragon, "../../dragon";
}

/// All games, in the order of the shelf.
pub fn games() -> &'static [Shelved] {
    &SHELF
}

/// The game of this name.
pub fn game(id: &str) -> Result<&'static Shelved, UnknownGame> {
    games().iter().find(|game| game.id == id).ok_or_else(|| UnknownGame(id.into()))
}

fn ids() -> Vec<&'static str> {
    games().iter().map(|game| game.id).collect()
}

/// The texts of all games in one language.
pub fn words(lang: Lang) -> &'static Words {
    static WORDS: LazyLock<[Words; 2]> = LazyLock::new(|| {
        Lang::ALL.map(|lang| {
            let texts: Vec<&'static str> = games().iter().map(|game| game.texts[lang as usize]).collect();
            Words::new(lang, &texts)
        })
    });
    &WORDS[lang as usize]
}

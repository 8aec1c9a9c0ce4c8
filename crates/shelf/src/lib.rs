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
    /// The names of the options that also take a whole text: a board's file.
    pub written: &'static [&'static str],
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
            written: G::Options::TEXTS,
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
    china::China, "../../china";
    ming::Ming, "../../ming";
    lotus::Lotus, "../../lotus";
    longwang::Longwang, "../../longwang";
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

#[cfg(test)]
mod tests {
    use kernel::{Dice, Event, Phrase, Reason, Seat, Turn};

    use super::*;

    #[test]
    fn catalogues_have_the_same_texts_in_both_languages() {
        for game in games() {
            let differences = words::compare(game.texts[0], game.texts[1]);
            assert!(differences.is_empty(), "{}: {differences:#?}", game.id);
        }
        for lang in Lang::ALL {
            assert_eq!(words(lang).faults(), [""; 0]);
        }
    }

    #[test]
    fn every_option_value_and_source_has_a_name() {
        for (game, lang) in games().iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang))) {
            let has = |key: String| assert!(words(lang).has(&key), "{lang}: {key} is missing");
            has(format!("{}-title", game.id));
            has(format!("{}-about", game.id));
            for option in game.options {
                has(format!("{}-option-{}", game.id, option.name));
                has(format!("{}-option-{}-about", game.id, option.name));
                for value in option.values {
                    has(format!("{}-value-{}-{value}", game.id, option.name));
                }
            }
            for source in game.sources {
                has(format!("{}-source-{source}", game.id));
            }
        }
    }

    #[test]
    fn whatever_a_game_says_can_be_said_in_both_languages() {
        for game in games() {
            visit(game.id, Listen).unwrap();
        }
    }

    /// Plays random games of all options and listens to every phrase.
    struct Listen;

    impl Visitor for Listen {
        type Out = ();

        fn visit<G: Game + Estimate>(self) {
            let mut known = Vec::new();
            for (players, options) in G::PLAYERS
                .flat_map(|players| G::Options::every().into_iter().map(move |options| (players, options)))
            {
                // Not every option goes with every number of players.
                if let Ok(game) = G::start(&options, players) {
                    listen(game, &mut known);
                }
            }
        }
    }

    fn listen<G: Game>(mut game: G, known: &mut Vec<G::Action>) {
        let mut dice = Dice::new(3);
        while game.turn() != Turn::Over {
            say(&game.phase());
            let mut log = Vec::new();
            if game.turn() == Turn::Nature {
                let chance = game.draw(&mut dice, &mut Vec::new());
                game.happen(chance, &mut log);
            } else {
                let seat = game.turn().seats().first().unwrap();
                let mut list = Vec::new();
                game.choices(seat, &mut list);
                say(&game.prompt(seat));
                list.iter().for_each(|&action| say(&game.label(seat, action)));
                if let Some(&illegal) = known.iter().find(|action| !list.contains(action)) {
                    say(&game.reason(seat, illegal).tell());
                }
                let action = dice.pick(&list);
                game.apply(seat, action, &mut log);
                // A changing handful of actions, most of them illegal at any moment.
                known.insert(0, action);
                known.truncate(40);
                known.reverse();
            }
            log.iter().for_each(|event| say(&event.tell()));
        }
        say(&game.phase());
    }

    fn say(phrase: &Phrase) {
        for lang in Lang::ALL {
            let said = words(lang).try_say(phrase, &|seat: Seat| format!("Anna {seat}"));
            assert!(said.is_ok(), "{said:?}");
        }
    }
}

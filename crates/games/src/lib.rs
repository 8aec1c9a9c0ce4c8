//! The list of games: the one place that names them all, by its dependencies.
//!
//! Code that needs a game's type by its name comes here as a [`Visitor`], so that it is compiled for just that game. Code
//! that can do without the type asks the [`shelf`].

use screen::Screen;
use shelf::{Game, UnknownGame};

/// Something that can be done with any game.
pub trait Visitor {
    /// The result.
    type Out;

    /// Does it with this game.
    fn visit<S: Screen>(self) -> Self::Out;
}

macro_rules! games {
    ($($screen:ty),*) => {
        /// Puts the games on the shelf.
        pub fn shelve() {
            shelf::fill(|| vec![$(Game::new::<$screen>()),*]);
        }

        /// Does something with the game of this name.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            shelve();
            match id {
                $(id if id == screen::id::<$screen>() => Ok(visitor.visit::<$screen>()),)*
                _ => Err(UnknownGame(id.into())),
            }
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/list.rs"));

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kernel::{
        Dice, Event, First, Game, Mark, Options, Phrase, Reason, Record, Refuses, Rules, Seat, Setup, Spoken,
        Told, Turn, Viewer,
    };
    use words::Lang;

    use super::*;

    fn games() -> &'static [shelf::Game] {
        shelve();
        shelf::games()
    }

    #[test]
    fn the_names_for_macros_are_those_of_the_shelf() {
        macro_rules! names {
            ($($name:ident),*) => { [$(stringify!($name)),*] };
        }
        let shelf: Vec<&str> = games().iter().map(|game| game.id).collect();
        assert_eq!(shelf, each!(names));
    }

    #[test]
    fn catalogues_have_the_same_texts_in_both_languages() {
        for game in games() {
            let differences = words::compare(game.texts(Lang::En), game.texts(Lang::It));
            assert!(differences.is_empty(), "{}: {differences:#?}", game.id);
        }
        for lang in Lang::ALL {
            assert_eq!(shelf::words(lang).faults(), [""; 0]);
        }
    }

    #[test]
    fn every_option_value_and_source_has_a_name() {
        for (game, lang) in games().iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang))) {
            let has = |key: String| assert!(shelf::words(lang).has(&key), "{lang}: {key} is missing");
            has(format!("{}-title", game.id));
            has(format!("{}-about", game.id));
            for option in game.options {
                has(game.option_key(option.name));
                has(game.option_key(option.name) + "-about");
                for value in option.values {
                    has(game.value_key(option.name, value));
                }
            }
            for source in game.sources {
                has(format!("{}-source-{source}", game.id));
            }
        }
    }

    /// Somebody who reads only this page can read every record.
    #[test]
    fn every_option_and_every_kind_of_step_is_documented() {
        let page = include_str!("../../../docs/records.md");
        let mut documented = 0;
        for game in games() {
            // A game that has just been made has no part on the page yet.
            let Some(here) = page.split(&format!("\n## {} –", game.id)).nth(1) else { continue };
            let here = here.split("\n## ").next().unwrap();
            documented += 1;
            let version = format!("(rules version {})", game.version);
            assert!(here.lines().next().unwrap().ends_with(&version), "{}: {version}", game.id);
            for option in game.options {
                let row = here.lines().find(|line| line.starts_with(&format!("| `{}` |", option.name)));
                let row = row.unwrap_or_else(|| panic!("{}: {} is missing", game.id, option.name));
                let named = |value: &str| row.contains(&format!("`{value}`"));
                let missing = option.values.iter().find(|value| option.name != First::NAME && !named(value));
                assert_eq!(missing, None, "{} {}", game.id, option.name);
                let default = row.split("| `").nth(2).and_then(|cell| cell.split('`').next());
                let first = option.name == First::NAME || default == Some(option.default);
                assert!(first, "{} {}: {default:?} comes first", game.id, option.name);
            }
            let (_, tables) = here.split_once("\n| a seat |").expect("a table of actions");
            let place = |verb: &str| {
                let marks = [format!("`{verb} "), format!("`{verb}`")];
                marks.iter().filter_map(|mark| tables.find(mark)).min()
            };
            for verb in verbs(game.id) {
                assert!(place(&verb).is_some(), "{}: `{verb}` is not explained", game.id);
            }
            for (verb, next) in visit(game.id, InOrder).unwrap() {
                assert!(place(&verb) < place(&next), "{}: `{verb}` comes before `{next}`", game.id);
            }
            let (_, sources) = here.split_once("Sources of points: ").expect("sources are named");
            let sources: Vec<&str> = sources.split('`').skip(1).step_by(2).collect();
            assert_eq!(sources, game.sources, "{}", game.id);
        }
        assert!(documented >= 5, "only {documented} games are on the page");
    }

    /// The first words of all actions and chances of a game, as its notation lists them, in whichever file.
    fn verbs(game: &str) -> BTreeSet<String> {
        let folder = format!("{}/../../games/{game}/rules/src", env!("CARGO_MANIFEST_DIR"));
        let files = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
        let texts = files.filter_map(|file| std::fs::read_to_string(file.unwrap().path()).ok());
        let notations: Vec<String> = texts
            .flat_map(|text| text.split("notation! {").skip(1).map(str::to_owned).collect::<Vec<_>>())
            .filter_map(|rest| rest.split_once("\n}").map(|notation| notation.0.to_owned()))
            .collect();
        assert_eq!(notations.len(), 2, "{folder}: one notation of actions and one of chances");
        let verb = |line: &str| Some(line.strip_prefix("    [\"")?.split_once('"')?.0.to_owned());
        let verbs = |notation: &String| notation.lines().filter_map(verb).collect::<Vec<_>>();
        assert!(notations.iter().all(|notation| !verbs(notation).is_empty()), "{folder}");
        notations.iter().flat_map(verbs).collect()
    }

    /// The first words that follow each other in the choices of random games.
    struct InOrder;

    impl Visitor for InOrder {
        type Out = BTreeSet<(String, String)>;

        fn visit<S: Screen>(self) -> Self::Out {
            let (mut pairs, mut dice) = (BTreeSet::new(), Dice::new(11));
            let mut note = |list: &[String]| {
                let verbs: Vec<&str> = list.iter().filter_map(|text| text.split(' ').next()).collect();
                let other = verbs.windows(2).filter(|two| two[0] != two[1]);
                pairs.extend(other.map(|two| (two[0].to_owned(), two[1].to_owned())));
            };
            for options in <S::Game as Setup>::Options::pairs() {
                let Ok(mut game) = S::Game::start(&options, *S::Game::PLAYERS.end()) else { continue };
                while game.turn() != Turn::Over {
                    match game.turn().seats().first() {
                        None => {
                            let chance = game.draw(&mut dice, &mut Vec::new());
                            game.happen_unchecked(chance, &mut ());
                        }
                        Some(seat) => {
                            let choices = game.legal(seat);
                            note(&choices.iter().map(ToString::to_string).collect::<Vec<_>>());
                            game.play_unchecked(seat, dice.pick(&choices), &mut ());
                        }
                    }
                }
            }
            pairs
        }
    }

    #[test]
    fn rules_are_illustrated_with_a_game_of_todays_rules() {
        let mut examples = 0;
        for game in games() {
            let Some(example) = game.example else { continue };
            let record: Record = example.parse().unwrap_or_else(|error| panic!("{}: {error}", game.id));
            assert_eq!(record.rules, game.version, "{}", game.id);
            for option in game.options {
                let value = record.options.get(option.name).map_or(option.default, String::as_str);
                assert_eq!(value, option.default, "{} {}", game.id, option.name);
            }
            examples += 1;
        }
        assert!(examples >= 5, "only {examples} games have an example");
    }

    #[test]
    fn rules_call_options_by_the_names_that_the_settings_show() {
        for (game, lang) in games().iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang))) {
            for option in game.options {
                for id in [format!("{}=", option.name), format!("`{}`", option.name)] {
                    assert!(!game.rules(lang).contains(&id), "{} ({lang}) says {id}", game.id);
                }
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

        fn visit<S: Screen>(self) {
            let mut known = Vec::new();
            let every = <S::Game as Setup>::Options::pairs();
            for (players, options) in
                S::Game::PLAYERS.flat_map(|players| every.iter().map(move |options| (players, options)))
            {
                // Not every option goes with every number of players.
                if let Ok(game) = S::Game::start(options, players) {
                    listen(game, &mut known);
                }
            }
        }
    }

    fn listen<G: Game>(mut game: G, known: &mut Vec<G::Action>) {
        let mut dice = Dice::new(3);
        while game.turn() != Turn::Over {
            say(&game.view(Viewer::Spectator).phase());
            let mut log = Vec::new();
            if game.turn() == Turn::Nature {
                let chance = game.draw(&mut dice, &mut Vec::new());
                game.happen_unchecked(chance, &mut log);
            } else {
                let seat = game.turn().seats().first().unwrap();
                let mut list = Vec::new();
                game.choices(seat, &mut list);
                let view = game.view(Viewer::Seat(seat));
                say(&view.prompt(seat));
                explain(&view.prompt(seat));
                say(&game.view(Viewer::Spectator).prompt(seat));
                list.iter().for_each(|&action| say(&view.label(seat, action)));
                if let Some(&illegal) = known.iter().find(|action| !list.contains(action)) {
                    say(&view.reason(seat, illegal).tell());
                }
                let action = dice.pick(&list);
                game.play_unchecked(seat, action, &mut log);
                // A changing handful of actions, most of them illegal at any moment.
                known.insert(0, action);
                known.truncate(40);
                known.reverse();
            }
            for viewer in Viewer::all(game.players()) {
                log.iter().filter_map(|event| event.told(viewer)).for_each(|told| say(&told.tell()));
            }
            // After the end the result explains itself.
            let told = log.iter().filter_map(|event| event.told(Viewer::Spectator));
            let told = told.filter(|told| matches!(told.mark(), Some(Mark::Event | Mark::Scoring)));
            told.filter(|_| game.turn() != Turn::Over).for_each(|told| explain(&told.tell()));
        }
        say(&game.view(Viewer::Spectator).phase());
    }

    /// Whatever somebody is asked, and every event and scoring, is explained when it comes for the first time, in few words.
    fn explain(phrase: &Phrase) {
        for lang in Lang::ALL {
            let words = shelf::words(lang);
            let names = words.explained(phrase);
            assert!(!names.is_empty(), "{lang}: {} is missing", words::tip(phrase.key));
            for text in names.into_iter().map(|name| words.text(&words::tip(name))) {
                assert!(text.chars().count() <= 220, "{lang}: too long to be read in passing: {text}");
            }
        }
    }

    #[test]
    fn what_is_explained_is_something_that_is_said() {
        let mut explained = 0;
        for game in games() {
            for line in game.texts(Lang::En).lines() {
                let Some((name, _)) = line.split_once("-tip = ") else { continue };
                assert!(shelf::words(Lang::En).has(name), "there is no {name} to explain");
                explained += 1;
            }
        }
        assert!(explained >= 75, "only {explained} texts");
    }

    fn say(phrase: &Phrase) {
        for lang in Lang::ALL {
            let said = shelf::words(lang).try_say(phrase, &|seat: Seat| format!("Anna {seat}"));
            assert!(said.is_ok(), "{said:?}");
        }
    }
}

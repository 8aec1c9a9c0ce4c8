use std::any::Any;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use bots::{Bot, BotSpec, Level};
use coach::Decision;
use estimate::Features;
use kernel::fair::Seed;
use kernel::prelude::*;
use kernel::record::RecordError;
use kernel::{Event, First, OptionSpec, Phrase, Record, Seat, Setup, VerifyError, Viewer};
use maud::Markup;
use screen::{Canvas, Screen};
use table::{AnyTable, Table};
use words::Lang;

use crate::coaching::{self, Hinting, Reviewer, Told};
use crate::foresight::Foresight;
use crate::lesson::Lesson;
use crate::levels::{self, Measured};
use crate::puzzle::{self, Puzzle};

/// A bot's thinking, to be done elsewhere, by the bot that made the seat's last decision if it is still there. The result is
/// the notation of an action, and the bot for the next time.
pub type Thinking = Box<dyn FnOnce(Option<Box<dyn Mind>>) -> (String, Box<dyn Mind>) + Send>;

/// A bot without the type of its game, between two decisions.
pub trait Mind: Any + Send {
    /// Others decide next: whatever is only useful if this seat decides again at once can be dropped.
    fn rest(&mut self);

    /// About how many bytes it keeps.
    fn weight(&self) -> usize;
}

impl<G: kernel::Game> Mind for Box<dyn Bot<G>> {
    fn rest(&mut self) {
        (**self).rest();
    }

    fn weight(&self) -> usize {
        (**self).weight()
    }
}

/// A game without its type.
pub struct Game {
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
    /// The style sheet of its board.
    pub style: &'static str,
    /// Its picture in lists, drawn on the grid of the symbols.
    pub emblem: &'static str,
    /// Its board in the middle of a game: a small WebP and a large JPEG.
    pub pictures: Option<[&'static [u8]; 2]>,
    /// Its quick phrases, by their texts.
    pub phrases: &'static [&'static str],
    /// The answer that a player may give for a whole round or game, by its notation.
    pub waive: Option<&'static str>,
    /// The record of a match, some moments of which the rules page shows.
    pub example: Option<&'static str>,
    /// Its lessons, the first one first.
    pub lessons: Vec<Lesson>,
    /// Its puzzles.
    pub puzzles: Vec<Puzzle>,
    /// Whether there are hints and reviews: a net is needed for them.
    pub coaches: bool,
    /// How strong the levels of bots are, as far as that was measured.
    pub levels: BTreeMap<Level, Measured>,
    /// The rules page and the texts, in the order of [`Lang::ALL`].
    rules: [&'static str; 2],
    texts: [&'static str; 2],
    /// Whatever needs the type.
    typed: Box<dyn Typed>,
}

impl Game {
    /// The game with this screen.
    ///
    /// # Panics
    /// If a lesson, the puzzles or the levels in its folder cannot be read: they are in the program, and tests read them all.
    pub fn new<S: Screen>() -> Game {
        Game {
            id: S::Game::ID,
            version: S::Game::VERSION,
            players: S::Game::PLAYERS,
            options: <S::Game as Setup>::Options::SPECS,
            sources: S::Game::SOURCES,
            style: S::STYLE,
            emblem: S::EMBLEM,
            pictures: S::PICTURES,
            phrases: S::PHRASES,
            waive: S::WAIVE,
            example: S::EXAMPLE,
            lessons: lessons(S::LESSONS),
            puzzles: puzzle::read(S::PUZZLES),
            coaches: !<S::Game as Features>::NET.is_empty(),
            levels: levels::read(S::LEVELS),
            rules: S::RULES,
            texts: S::WORDS,
            typed: Box::new(Of::<S>(PhantomData)),
        }
    }

    /// The key of the text that names an option; with `-about` after it, of the sentence that explains it.
    pub fn option_key(&self, option: &str) -> String {
        self.of_its_own(option, format!("option-{option}"))
    }

    /// The key of the text that names a value of an option.
    pub fn value_key(&self, option: &str, value: &str) -> String {
        self.of_its_own(option, format!("value-{option}-{value}"))
    }

    /// Who begins is the same question in all games; every other option is a game's own.
    fn of_its_own(&self, option: &str, key: String) -> String {
        if option == First::NAME { key } else { format!("{}-{key}", self.id) }
    }

    /// What the actions of a player in a whole game tell about how they like to play it, by the texts.
    pub fn favourites<'a>(&self, actions: impl Iterator<Item = &'a str>) -> Vec<&'static str> {
        self.typed.favourites(&mut { actions })
    }

    /// The rules to read, in Markdown.
    pub fn rules(&self, lang: Lang) -> &'static str {
        self.rules[lang as usize]
    }

    /// The texts, in Fluent.
    pub fn texts(&self, lang: Lang) -> &'static str {
        self.texts[lang as usize]
    }

    /// Its own pieces, to stand once on a page.
    pub fn symbols(&self) -> Markup {
        self.typed.symbols()
    }

    /// Whether a new match may have these options, or what is wrong with them. Options of stored matches are read without
    /// this check.
    pub fn fits(&self, options: &BTreeMap<String, String>) -> Result<(), String> {
        self.typed.fits(options)
    }

    /// The record of a new match, or what is wrong with its options.
    pub fn record(
        &self,
        options: &BTreeMap<String, String>,
        players: u8,
        seed: &Seed,
    ) -> Result<Record, String> {
        self.typed.record(options, players, seed)
    }

    /// The match of a record.
    pub fn resume(&self, record: Record, seed: Seed) -> Result<Box<dyn AnyTable>, VerifyError> {
        self.typed.resume(record, seed)
    }

    /// Works out what all drawings of a table share, which may take long.
    pub fn plan(&self, table: &dyn AnyTable) {
        self.typed.plan(table);
    }

    /// A table of this game as a viewer sees it.
    pub fn draw(&self, table: &dyn AnyTable, canvas: &Canvas) -> Markup {
        self.typed.draw(table, canvas)
    }

    /// For each choice of a seat, in order, the elements it belongs to.
    pub fn spots(&self, table: &dyn AnyTable, seat: Seat) -> Vec<Vec<String>> {
        self.typed.spots(table, seat)
    }

    /// The elements from which each source of points has given some, as a viewer sees them.
    pub fn scored(&self, table: &dyn AnyTable, viewer: Viewer) -> Vec<Vec<String>> {
        self.typed.scored(table, viewer)
    }

    /// What a choice of a seat would lead to, as far as the seat can know; none if it is not possible.
    pub fn foresee(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        notation: &str,
        canvas: &Canvas,
    ) -> Option<Foresight> {
        self.typed.foresee(table, seat, notation, canvas)
    }

    /// What a bot does to decide for a seat. It gets the view of that seat and nothing else of the table.
    pub fn thought(&self, table: &dyn AnyTable, seat: Seat, bot: BotSpec, key: [u8; 32]) -> Thinking {
        self.typed.thought(table, seat, bot, key)
    }

    /// What is found out to advise a seat on its choices. It gets the view of that seat and nothing else of the table.
    pub fn hint(&self, table: &dyn AnyTable, seat: Seat) -> Hinting {
        self.typed.hint(table, seat)
    }

    /// What a seat is expected to do after a choice, in words, as far as it can know; nothing if it has no such choice.
    pub fn line(&self, table: &dyn AnyTable, seat: Seat, notation: &str) -> Vec<Phrase> {
        self.typed.line(table, seat, notation)
    }

    /// A finished game to be reviewed by judging this many positions, or why its record does not hold.
    pub fn reviewer(&self, record: &Record, budget: u64) -> Result<Box<dyn Reviewer>, RecordError> {
        self.typed.reviewer(record, budget)
    }

    /// Decisions of a record in words.
    pub fn tell(&self, record: &Record, decisions: &[Decision]) -> Vec<Told> {
        self.typed.tell(record, decisions)
    }
}

fn lessons(files: &[(&'static str, &str)]) -> Vec<Lesson> {
    let read = |&(name, text): &(&'static str, &str)| Lesson::read(name, text);
    files.iter().map(read).collect::<Result<_, _>>().expect("a lesson of ours can be read")
}

/// The one place where a game's type is erased and recovered.
trait Typed: Send + Sync {
    fn symbols(&self) -> Markup;
    fn fits(&self, options: &BTreeMap<String, String>) -> Result<(), String>;
    fn record(&self, options: &BTreeMap<String, String>, players: u8, seed: &Seed) -> Result<Record, String>;
    fn resume(&self, record: Record, seed: Seed) -> Result<Box<dyn AnyTable>, VerifyError>;
    fn favourites(&self, actions: &mut dyn Iterator<Item = &str>) -> Vec<&'static str>;
    fn plan(&self, table: &dyn AnyTable);
    fn draw(&self, table: &dyn AnyTable, canvas: &Canvas) -> Markup;
    fn spots(&self, table: &dyn AnyTable, seat: Seat) -> Vec<Vec<String>>;
    fn scored(&self, table: &dyn AnyTable, viewer: Viewer) -> Vec<Vec<String>>;
    fn foresee(&self, table: &dyn AnyTable, seat: Seat, notation: &str, canvas: &Canvas)
    -> Option<Foresight>;
    fn thought(&self, table: &dyn AnyTable, seat: Seat, bot: BotSpec, key: [u8; 32]) -> Thinking;
    fn hint(&self, table: &dyn AnyTable, seat: Seat) -> Hinting;
    fn line(&self, table: &dyn AnyTable, seat: Seat, notation: &str) -> Vec<Phrase>;
    fn reviewer(&self, record: &Record, budget: u64) -> Result<Box<dyn Reviewer>, RecordError>;
    fn tell(&self, record: &Record, decisions: &[Decision]) -> Vec<Told>;
}

struct Of<S>(PhantomData<fn() -> S>);

impl<S: Screen> Of<S> {
    fn table(table: &dyn AnyTable) -> &Table<S::Game> {
        table.as_any().downcast_ref().expect("a table is drawn and played by its own game")
    }
}

impl<S: Screen> Typed for Of<S> {
    fn symbols(&self) -> Markup {
        S::symbols()
    }

    fn fits(&self, options: &BTreeMap<String, String>) -> Result<(), String> {
        let options = <S::Game as Setup>::Options::read(options).map_err(|error| error.to_string())?;
        options.fits()
    }

    fn record(&self, options: &BTreeMap<String, String>, players: u8, seed: &Seed) -> Result<Record, String> {
        let options = <S::Game as Setup>::Options::read(options).map_err(|error| error.to_string())?;
        S::Game::start(&options, players).map_err(|error| error.to_string())?;
        Ok(Record::new::<S::Game>(&options, players, seed.commitment()))
    }

    fn favourites(&self, actions: &mut dyn Iterator<Item = &str>) -> Vec<&'static str> {
        actions.filter_map(|action| S::favourite(action.parse().ok()?)).take(S::FAVOURITES).collect()
    }

    fn resume(&self, record: Record, seed: Seed) -> Result<Box<dyn AnyTable>, VerifyError> {
        Ok(Box::new(Table::<S::Game>::resume(record, seed)?))
    }

    fn plan(&self, table: &dyn AnyTable) {
        S::plan(&Self::table(table).view(Viewer::Spectator));
    }

    fn draw(&self, table: &dyn AnyTable, canvas: &Canvas) -> Markup {
        let table = Self::table(table);
        let mut told = table.entries().iter().rev().filter_map(|entry| entry.event.told(canvas.viewer));
        S::draw(&table.view(canvas.viewer), canvas, &mut told)
    }

    fn spots(&self, table: &dyn AnyTable, seat: Seat) -> Vec<Vec<String>> {
        let table = Self::table(table);
        let view = table.view(Viewer::Seat(seat));
        table.legal(seat).iter().map(|&action| S::spots(&view, seat, action)).collect()
    }

    fn scored(&self, table: &dyn AnyTable, viewer: Viewer) -> Vec<Vec<String>> {
        let view = Self::table(table).view(viewer);
        (0..S::Game::SOURCES.len()).map(|source| S::scored(&view, source)).collect()
    }

    fn foresee(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        notation: &str,
        canvas: &Canvas,
    ) -> Option<Foresight> {
        let table = Self::table(table);
        let worlds = table.foresee(seat, notation.parse().ok()?);
        let draw = |state: &S::Game| {
            let mut told = table.entries().iter().rev().filter_map(|entry| entry.event.told(canvas.viewer));
            S::draw(&state.view(Viewer::Seat(seat)), canvas, &mut told)
        };
        let leaders = |state: &S::Game| S::leaders(&state.view(Viewer::Seat(seat)));
        Foresight::of(&worlds, seat, draw, leaders)
    }

    fn thought(&self, table: &dyn AnyTable, seat: Seat, bot: BotSpec, key: [u8; 32]) -> Thinking {
        let table = Self::table(table);
        let view = table.view(Viewer::Seat(seat));
        let choices = table.legal(seat).to_vec();
        Box::new(move |mind| {
            let known = mind.and_then(|mind| (mind as Box<dyn Any>).downcast::<Box<dyn Bot<S::Game>>>().ok());
            let mut bot = known.map_or_else(|| bot.build(key, 1), |known| *known);
            let notation = bot.choose(&view, seat, &choices).to_string();
            (notation, Box::new(bot))
        })
    }

    fn hint(&self, table: &dyn AnyTable, seat: Seat) -> Hinting {
        let table = Self::table(table);
        coaching::hinting::<S::Game>(table.view(Viewer::Seat(seat)), seat, table.legal(seat).to_vec())
    }

    fn line(&self, table: &dyn AnyTable, seat: Seat, notation: &str) -> Vec<Phrase> {
        let table = Self::table(table);
        let chosen = table.legal(seat).iter().find(|action| action.to_string() == notation);
        chosen.map_or_else(Vec::new, |&action| {
            coaching::line::<S::Game>(&table.view(Viewer::Seat(seat)), seat, action)
        })
    }

    fn reviewer(&self, record: &Record, budget: u64) -> Result<Box<dyn Reviewer>, RecordError> {
        coaching::reviewer::<S::Game>(record, budget)
    }

    fn tell(&self, record: &Record, decisions: &[Decision]) -> Vec<Told> {
        coaching::tell::<S::Game>(record, decisions)
    }
}

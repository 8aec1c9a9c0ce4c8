//! What a reader is sent tells nothing they may not know: in two worlds that they cannot tell apart, every byte of the
//! page is the same. The first world is the true one, the second is imagined from what the reader sees.

use axum::extract::FromRequestParts;
use axum::http::Request;
use kernel::fair::Seed;
use kernel::{Dice, Game, Options, Phrase, Seat, Seats, Viewer};
use screen::Screen;
use shelf::Puzzle;
use store::Kept;
use table::{AnyTable, Choice, Table};

use super::{Looking, Posed, Study, draw, draw_study, preview};
use crate::days::Day;
use crate::desk::{Desk, Inner};
use crate::hints::Hint;
use crate::setup::{Pace, Place, Setup};
use crate::site::{self, Config, Site};
use crate::who::Who;

/// Of how many positions the whole page is drawn, one by chance.
const PAGES: u32 = 120;

#[tokio::test]
async fn nothing_that_is_sent_differs_between_worlds_that_look_alike() {
    let (_folder, site) = site::for_test(Config::default()).await;
    let (mut parts, ()) = Request::new(()).into_parts();
    let Ok(reader) = Who::from_request_parts(&mut parts, &site).await;
    let (mut tables, mut all_positions, mut all_pages) = (0, 0, 0);
    for game in shelf::games() {
        for players in game.players.clone() {
            let company = Company { site: &site, reader: reader.clone(), players };
            let (positions, pages) = games::visit(game.id, company).expect("it is on the shelf");
            println!("{} of {players}: {positions} positions, {pages} pages", game.id);
            assert!(pages > u32::from(players), "{} of {players}: everybody's first page", game.id);
            (tables, all_positions, all_pages) = (tables + 1, all_positions + positions, all_pages + pages);
        }
    }
    // A small game has few positions of its own.
    assert!(all_positions > 100 * tables && all_pages > 5 * tables, "of {tables} tables");
}

/// A table of people, each in a browser of their own, and spectators.
struct Company<'a> {
    site: &'a Site,
    reader: Who,
    players: u8,
}

impl games::Visitor for Company<'_> {
    /// How many positions and pages were compared.
    type Out = (u32, u32);

    fn visit<S: Screen>(self) -> (u32, u32) {
        self.compare::<S::Game>()
    }
}

impl Company<'_> {
    fn compare<G: Game>(mut self) -> (u32, u32) {
        let seed = Seed::of_game(14, u64::from(self.players));
        let options = G::Options::read(&Default::default()).expect("the usual game");
        let mut table =
            Table::<G>::new(&options, self.players, seed).expect("this number of players is allowed");
        table.begin();
        let desk = self.desk(&table, seed);
        let mut dice = Dice::new(7 + u64::from(self.players));
        let (mut positions, mut pages) = (0, 0);
        while !table.is_over() {
            for viewer in Viewer::all(self.players) {
                let other = table.in_another_world(viewer, &mut dice);
                same_words(&table, &other, viewer);
                if positions < 1 || dice.below(PAGES) == 0 {
                    let [one, two] = [&table, &other].map(|table| self.page(&desk, table, viewer));
                    assert_eq!(one, two, "{} of {}: the page of {viewer:?}", G::ID, self.players);
                    let [one, two] = [&table, &other].map(|table| self.foreseen(&desk, table, viewer));
                    assert_eq!(one, two, "{} of {}: what {viewer:?} foresees", G::ID, self.players);
                    pages += 1;
                }
            }
            positions += 1;
            let asked: Vec<Seat> = table.turn().seats().iter().collect();
            let seat = asked[dice.below(asked.len() as u32) as usize];
            let action = table.state().choose(seat, &mut dice, &mut Vec::new());
            table.act(seat, action).expect("it was offered");
        }
        (positions, pages)
    }

    fn desk<G: Game>(&self, table: &Table<G>, seed: Seed) -> Desk {
        let place = |seat: Seat| Place { name: name(seat), owner: Some(name(seat)), ..Place::default() };
        let setup = Setup::new(Seat::all(self.players).map(place).collect(), Pace::Live, false, "nobody");
        let mut record = table.record().clone();
        record.truncate(0);
        let (version, private, setup_version, created, changed) = (1, Vec::new(), 1, 0, 0);
        let setup = setup.to_store();
        let kept = Kept { record, seed, version, private, setup, setup_version, created, changed };
        Desk::open("twins", kept, Vec::new()).expect("a table")
    }

    /// What each choice of a viewer would lead to, as they are told.
    fn foreseen<G: Game>(&mut self, desk: &Desk, table: &Table<G>, viewer: Viewer) -> Vec<Option<String>> {
        desk.inner.try_write().expect("nobody else is here").table = Box::new(table.clone());
        let Viewer::Seat(seat) = viewer else { return Vec::new() };
        self.reader.id = name(seat);
        let inner = desk.inner.try_read().expect("nobody else is here");
        let choices = table.choices(seat).into_iter().take(6);
        let line = |choice: Choice| preview(self.site, desk, &inner, &self.reader, seat, &choice.notation);
        choices.map(|choice| line(choice).map(|line| line.into_string())).collect()
    }

    fn page<G: Game>(&mut self, desk: &Desk, table: &Table<G>, viewer: Viewer) -> String {
        desk.inner.try_write().expect("nobody else is here").table = Box::new(table.clone());
        self.reader.id = viewer.seat().map_or_else(|| "spectator".to_owned(), name);
        let inner = desk.inner.try_read().expect("nobody else is here");
        let page = draw(self.site, desk, &inner, &self.reader, &Looking::default());
        page.expect("the present").into_string()
    }
}

/// The pages of every puzzle, before and after an answer, and of a table that lies like this with a hint.
#[tokio::test]
async fn no_puzzle_and_no_hint_tells_worlds_apart() {
    let (_folder, site) = site::for_test(Config::default()).await;
    let (mut parts, ()) = Request::new(()).into_parts();
    let Ok(reader) = Who::from_request_parts(&mut parts, &site).await;
    for game in shelf::games() {
        games::visit(game.id, Solver { site: &site, reader: &reader }).expect("it is on the shelf");
    }
}

/// Somebody who looks at the puzzles of a game.
struct Solver<'a> {
    site: &'a Site,
    reader: &'a Who,
}

impl games::Visitor for Solver<'_> {
    type Out = ();

    fn visit<S: Screen>(self) {
        let game = shelf::with::<S>().expect("it is on the shelf");
        for (number, puzzle) in game.puzzles.iter().enumerate() {
            let table = puzzle.table(game).expect("it can be posed");
            let table = table.as_any().downcast_ref::<Table<S::Game>>().expect("a table of this game");
            let other = table.in_another_world(Viewer::Seat(puzzle.seat()), &mut Dice::new(3));
            let pages = |table| {
                let desk = self.desk(table, puzzle.seat());
                let mut pages = self.pages(&desk, game, puzzle);
                if number == 0 {
                    pages.push(self.hinted(&desk, game, puzzle.seat()));
                }
                pages
            };
            let [one, two] = [table, &other].map(pages);
            assert!(one == two, "{} {}: a page tells worlds apart", game.id, puzzle.name());
        }
    }
}

impl Solver<'_> {
    fn desk<G: Game>(&self, table: &Table<G>, solver: Seat) -> Desk {
        let place = |seat: Seat| {
            let owner = (seat == solver).then(|| self.reader.id.clone());
            let bot = (seat != solver).then(Default::default);
            Place { name: name(seat), owner, bot, ..Place::default() }
        };
        let places = Seat::all(table.players()).map(place).collect();
        let setup = Setup::new(places, Pace::Live, false, &self.reader.id);
        Desk::with("", Inner::new(Box::new(table.clone()), setup, 0), Vec::new())
    }

    fn pages(&self, desk: &Desk, game: &'static shelf::Game, puzzle: &'static Puzzle) -> Vec<String> {
        let inner = desk.inner.try_read().expect("nobody else is here");
        let states = [(None, false), (Some(1), false), (Some(0), false), (None, true)];
        let draw = |(tried, shown)| {
            let posed = Posed { game, puzzle, tried, shown, today: Day(0), solved: false, streak: 0 };
            draw_study(self.site, desk, &inner, self.reader, Study::Puzzle(posed)).into_string()
        };
        states.map(draw).to_vec()
    }

    fn hinted(&self, desk: &Desk, game: &shelf::Game, seat: Seat) -> String {
        let inner = desk.inner.try_read().expect("nobody else is here");
        let advice = game.hint(&*inner.table, seat)(1);
        desk.hints.put(seat, inner.version_for(Seats::only(seat)), Hint::Given(advice.into()));
        let page = draw(self.site, desk, &inner, self.reader, &Looking::default());
        let page = page.expect("the present").into_string();
        assert!(page.contains("id=\"hint\"") && page.contains("% to win"), "{}: there is a hint", game.id);
        page
    }
}

fn name(seat: Seat) -> String {
    format!("Player {seat}")
}

/// Everything that is said to a viewer about a position, without the board.
fn words<G: Game>(
    table: &Table<G>,
    viewer: Viewer,
) -> (Phrase, &'static str, Vec<Option<Phrase>>, Vec<Choice>) {
    let prompts = Seat::all(table.players()).map(|seat| table.prompt(seat, viewer)).collect();
    let choices = viewer.seat().map(|seat| table.choices(seat)).unwrap_or_default();
    (table.phase(viewer), table.rule(viewer), prompts, choices)
}

fn same_words<G: Game>(table: &Table<G>, other: &Table<G>, viewer: Viewer) {
    assert_eq!(words(table, viewer), words(other, viewer), "{}: what {viewer:?} is told", G::ID);
    assert_eq!(table.turn(), other.turn(), "{}: {viewer:?}", G::ID);
    // What the table plays by itself comes at once. That must not tell what a rival holds.
    for seat in table.turn().seats().iter().filter(|&seat| viewer != Viewer::Seat(seat)) {
        let [one, two] = [table, other].map(|table| table.prompt(seat, Viewer::Seat(seat)));
        let [forced, elsewhere] = [table, other].map(|table| table.choices(seat).len() == 1);
        let at_once = !table.is_discreet() && one == two;
        assert!(!at_once || forced == elsewhere, "{}: {viewer:?} sees that seat {seat} has no choice", G::ID);
    }
}

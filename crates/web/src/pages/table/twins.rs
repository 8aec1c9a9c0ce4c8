//! What a reader is sent tells nothing they may not know: in two worlds that they cannot tell apart, every byte of the
//! page is the same. The first world is the true one, the second is imagined from what the reader sees.

use axum::extract::FromRequestParts;
use axum::http::Request;
use kernel::fair::Seed;
use kernel::{Dice, Game, Options, Phrase, Seat, Viewer};
use screen::Screen;
use store::Kept;
use table::{AnyTable, Choice, Table};

use super::{Looking, draw, preview};
use crate::desk::Desk;
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

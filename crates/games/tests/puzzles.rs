//! Every puzzle can be posed, its best choice is there, and it shows nothing that its seat may not know.

use std::collections::HashSet;

use coach::{Everybody, Puzzles};
use kernel::{Dice, Spoken, Viewer};
use screen::{Canvas, Screen};
use shelf::{Game, Puzzle};
use table::Table;
use words::Lang;

/// Calls with every puzzle of every game, and the table as it lies there.
trait Look: Copy + Send + Sync {
    fn look<S: Screen>(self, game: &Game, puzzle: &Puzzle, table: &Table<S::Game>);
}

#[derive(Copy, Clone)]
struct Each<L>(L);

impl<L: Look> games::Visitor for Each<L> {
    type Out = ();

    fn visit<S: Screen>(self) {
        let game = shelf::with::<S>().expect("it is on the shelf");
        for puzzle in &game.puzzles {
            let table = puzzle.table(game).unwrap_or_else(|error| panic!("{}: {error}", game.id));
            let table = table.as_any().downcast_ref().expect("a table of this game");
            self.0.look::<S>(game, puzzle, table);
        }
    }
}

fn each(look: impl Look) {
    games::shelve();
    std::thread::scope(|scope| {
        for game in shelf::games() {
            scope.spawn(|| games::visit(game.id, Each(look)).expect("it is on the shelf"));
        }
    });
}

fn file(game: &str) -> Puzzles {
    let path = format!("{}/../../games/{game}/puzzles.toml", env!("CARGO_MANIFEST_DIR"));
    toml::from_str(&std::fs::read_to_string(path).expect("a file")).expect("puzzles")
}

/// The board of a table as a seat sees it, and its question.
fn seen<S: Screen>(game: &Game, puzzle: &Puzzle, table: &Table<S::Game>) -> String {
    let names: Vec<String> = (0..puzzle.players()).map(|seat| format!("Anna {seat}")).collect();
    let viewer = Viewer::Seat(puzzle.seat());
    let canvas = Canvas::new(shelf::words(Lang::En), &names, viewer, &[]);
    let prompt = table.view(viewer).prompt(puzzle.seat());
    format!("{prompt:?} {}", game.draw(table, &canvas).into_string())
}

#[derive(Copy, Clone)]
struct Secrets;

impl Look for Secrets {
    fn look<S: Screen>(self, game: &Game, puzzle: &Puzzle, table: &Table<S::Game>) {
        let other = table.in_another_world(Viewer::Seat(puzzle.seat()), &mut Dice::new(7));
        let [one, other] = [table, &other].map(|table| seen::<S>(game, puzzle, table));
        assert!(one == other, "{} {}: the board tells worlds apart", game.id, puzzle.name());
    }
}

#[test]
fn a_puzzle_shows_what_its_seat_knows_and_no_more() {
    each(Secrets);
}

/// How many positions are judged to look at a verdict again, and how far a chance of winning may be off after so few.
const BRIEFLY: u64 = 30_000;
const OFF: f32 = 0.03;

#[derive(Copy, Clone)]
struct Verdicts;

impl Look for Verdicts {
    fn look<S: Screen>(self, game: &Game, puzzle: &Puzzle, table: &Table<S::Game>) {
        let (seat, choices) = (puzzle.seat(), table.legal(puzzle.seat()));
        let mut everybody = Everybody::<S::Game>::new().expect("a net");
        let advice = coach::hint(&mut everybody, &table.view(Viewer::Seat(seat)), seat, choices, BRIEFLY);
        let best = advice.iter().find(|one| choices[one.choice].to_string() == puzzle.best());
        let most = advice.iter().map(|one| one.win).fold(0.0, f32::max);
        let is_best = best.is_some_and(|best| best.win >= most - OFF);
        assert!(is_best, "{} {}: {} is not the best of {advice:#?}", game.id, puzzle.name(), puzzle.best());
    }
}

/// Nets and features change; what they call best today may be another choice.
#[test]
fn the_best_choice_is_still_the_best() {
    each(Verdicts);
}

#[test]
fn every_game_has_six_puzzles_of_several_kinds_with_one_clear_answer() {
    games::shelve();
    for game in shelf::games().iter().filter(|game| game.coaches) {
        let Puzzles { by, puzzles } = file(game.id);
        assert!(by.starts_with(&format!("tianxia puzzles {} ", game.id)), "{by}");
        assert!(puzzles.len() >= 6, "{}: {} puzzles", game.id, puzzles.len());
        let games: HashSet<u64> = puzzles.iter().map(|puzzle| puzzle.game).collect();
        assert_eq!(games.len(), puzzles.len(), "{}: one of each game", game.id);
        let mut prompts = HashSet::new();
        for (data, puzzle) in puzzles.iter().zip(&game.puzzles) {
            let at = format!("{} {}", game.id, data.name);
            let [best, next, ..] = &data.choices[..] else { panic!("{at}: nothing to choose") };
            assert!(
                best.win.0 >= next.win.0 + 500 && best.points() >= next.points(),
                "{at}: {best:?} {next:?}"
            );
            assert!(data.choices.is_sorted_by_key(|choice| -choice.win.0), "{at}: the best comes first");
            assert!(
                data.missed != best.play && data.choices.iter().any(|one| one.play == data.missed),
                "{at}"
            );
            assert!(data.choices.iter().all(|choice| choice.sources.len() == game.sources.len()), "{at}");
            let table = puzzle.table(game).unwrap_or_else(|error| panic!("{at}: {error}"));
            prompts.insert(table.prompt(puzzle.seat(), Viewer::Seat(puzzle.seat())).expect("a question").key);
        }
        assert!(prompts.len() >= 2, "{}: always the same question: {prompts:?}", game.id);
    }
}

/// Whatever a change of the rules may do to a puzzle: a step that is no longer possible, or other choices than there were.
#[test]
fn a_puzzle_that_no_longer_fits_the_rules_says_so() {
    games::shelve();
    for game in shelf::games().iter().filter(|game| game.coaches) {
        let found = file(game.id).puzzles.swap_remove(0);
        let refused = |found: coach::Puzzle| {
            Puzzle::new(found).table(game).err().expect("it no longer fits").to_string()
        };
        let mut shorter = found.clone();
        shorter.before.pop();
        assert!(refused(shorter).contains(&found.name), "{}", game.id);
        let mut longer = found.clone();
        longer.before.insert(1, format!("{} nonsense", found.seat));
        assert!(refused(longer).contains("`"), "{}", game.id);
        let mut fewer = found.clone();
        fewer.choices.pop();
        assert!(refused(fewer).contains("the choices are"), "{}", game.id);
    }
}

//! Board, question and choices stand on a terminal of 80 columns and 24 rows together, in every game.

use kernel::fair::Seed;
use kernel::{Dice, Rules, Seat, Seats, Setup};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use screen::Screen;
use table::{AnyTable, Table, UndoRefusal};
use words::Lang;

use super::{Contents, Desk, Match, Wish, ansi};
use crate::play::console::{Console, Order};

/// What a terminal of the usual size shows, row by row.
fn rows(contents: &Contents) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a terminal");
    terminal.draw(|frame| contents.draw(frame)).expect("it is drawn");
    let buffer = terminal.backend().buffer();
    let row = |y: u16| (0..80).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..24).map(row).collect()
}

/// A table at which seat 0 is the person.
fn game<S: Screen>(players: u8, lang: Lang) -> Match<S> {
    let seed = Seed::of_game(16, players.into());
    let mut table = Table::<S::Game>::new(&Default::default(), players, seed).expect("a table");
    table.begin();
    let words = shelf::words(lang);
    let rivals = Seat::all(players).skip(1).map(|seat| words.seat_name(seat));
    let names = std::iter::once("Anna".into()).chain(rivals).collect();
    Match::<S> { table, bots: Vec::new(), you: Seat::new(0), names, words, console: Console::new(), told: 0 }
}

/// Somebody who is asked chooses at random.
fn step<S: Screen>(game: &mut Match<S>, dice: &mut Dice) {
    let seat = game.table.turn().seats().first().expect("somebody is asked");
    let action = game.table.state().choose(seat, dice, &mut Vec::new());
    game.table.act(seat, action).expect("it was offered");
}

/// Plays a game of this number of players at random, and looks at half of the questions to the first seat: the other
/// language has the other half.
struct Looks(u8, Lang);

impl games::Visitor for Looks {
    /// How many questions were looked at, and on how many screens a part of the board has to be scrolled to.
    type Out = (u32, u32);

    fn visit<S: Screen>(self) -> (u32, u32) {
        let mut game = game::<S>(self.0, self.1);
        let (mut dice, mut asked) = (Dice::new(self.0.into()), 0);
        let (mut looks, mut scrolled) = (0, 0);
        while !game.table.is_over() {
            if game.table.turn().seats().first() == Some(game.you) {
                asked += 1;
                if asked % 2 == self.1 as u32 {
                    looks += 1;
                    scrolled += u32::from(!look(&game));
                }
            }
            step(&mut game, &mut dice);
        }
        (looks, scrolled)
    }
}

/// Checks one screen; answers whether the whole board is on it.
fn look<S: Screen>(game: &Match<S>) -> bool {
    let mut contents = game.contents(&Desk::default(), &game.table.choices(game.you));
    // Wide signs take two cells, the second of which is empty; a long text goes on in the next row.
    let plain = |text: &str| text.split_whitespace().collect::<String>();
    let id = S::Game::ID;
    let mut shows = |place: usize| {
        contents.chosen = place;
        let rows = rows(&contents);
        let (all, (number, label)) = (rows.join("\n"), &contents.choices[place]);
        assert!(plain(&all).contains(&plain(&format!("{number}{label}"))), "{id}: `{label}`\n{all}");
        rows
    };
    let last = game.table.choices(game.you).len() - 1;
    shows(last);
    let rows = shows(0);
    let all = rows.join("\n");
    let shown: Vec<String> = rows.iter().map(|row| plain(row)).collect();
    let whole = shown.concat();
    assert!(whole.contains(&plain(&contents.phase)), "{id}: the phase\n{all}");
    assert!(whole.contains(&plain(&contents.question)), "{id}: the question `{}`\n{all}", contents.question);
    assert!(rows[23].starts_with("> "), "{id}: where to type\n{all}");
    let board: Vec<String> =
        ansi::text(&contents.board).lines.iter().map(|line| plain(&line.to_string())).collect();
    assert_eq!(shown[0], board[0], "{id}: the board\n{all}");
    let own = &board[board.len() - usize::from(contents.own)..];
    assert!(
        own[0].contains(&plain(&game.names[0])),
        "{id}: the own rows begin with the name: {own:?}\n{all}"
    );
    assert!(shown.windows(own.len()).any(|rows| rows == own), "{id}: {own:?} in one's own rows\n{all}");
    board.iter().all(|line| shown.contains(line))
}

#[test]
fn board_question_and_choices_stand_on_a_usual_terminal_together() {
    games::shelve();
    let (mut tables, mut all) = (0, 0);
    for game in shelf::games() {
        for players in game.players.clone() {
            for lang in Lang::ALL {
                let (looks, scrolled) =
                    games::visit(game.id, Looks(players, lang)).expect("it is on the shelf");
                println!("{} of {players} in {lang}: {scrolled} of {looks} boards are scrolled", game.id);
                (tables, all) = (tables + 1, all + looks);
                // At larger tables the rows of rivals are often scrolled to; the own rows never are.
                let small = players == *game.players.start() && players < *game.players.end();
                let most = if small { looks / 4 } else { looks };
                assert!(scrolled <= most, "{} of {players}: {scrolled} of {looks}", game.id);
            }
        }
    }
    // A small game asks the first seat only a few times.
    assert!(all > 10 * tables, "{all} questions at {tables} tables");
}

/// Asks for a hint on the full screen: what comes of it is in the board's place, and goes away again.
struct Asks(Lang);

impl games::Visitor for Asks {
    type Out = ();

    fn visit<S: Screen>(self) {
        let (mut game, mut dice) = (game::<S>(3, self.0), Dice::new(16));
        while !game.table.turn().asks(game.you) || game.table.choices(game.you).len() < 2 {
            step(&mut game, &mut dice);
        }
        let (mut desk, choices) = (Desk::default(), game.table.choices(game.you));
        for key in [KeyCode::Char('h'), KeyCode::Enter] {
            if let Wish::Order(order) = desk.press(KeyEvent::from(key), &choices) {
                game.obey(order, &mut desk, &choices).expect("nothing is written");
            }
        }
        let (id, steps) = (S::Game::ID, game.table.steps());
        let rows = rows(&game.contents(&desk, &choices));
        let all = rows.join("\n");
        assert!(rows[0].starts_with(&game.words.text("hint-about")), "{id}: {all}");
        let line = &rows[1];
        assert!(line.starts_with('→') && line.contains(" % "), "{id}: {all}");
        let label = |number: &str| choices.iter().find(|choice| choice.number.to_string() == number);
        let best = line.split_whitespace().nth(1).and_then(label).expect("a number of the list");
        let squeezed = |text: &str| text.split_whitespace().collect::<String>();
        assert!(squeezed(&all).contains(&squeezed(&game.in_words(&best.label))), "{id}: {all}");
        let next = game.words.text("hint-line");
        assert!(rows.iter().any(|row| row.starts_with(&next)), "{id}: {all}");
        desk.press(KeyEvent::from(KeyCode::Enter), &choices);
        assert_eq!((desk.instead, game.table.steps()), (None, steps), "{id}: it was only read");
    }
}

#[test]
fn a_hint_stands_in_the_place_of_the_board() {
    games::shelve();
    for (game, lang) in [("dragon", Lang::It), ("lotus", Lang::En)] {
        games::visit(game, Asks(lang)).expect("it is on the shelf");
    }
}

/// Takes a decision back on the full screen to which a bot has replied.
struct TakesBack;

impl games::Visitor for TakesBack {
    type Out = ();

    fn visit<S: Screen>(self) {
        let (mut game, mut dice) = (game::<S>(2, Lang::En), Dice::new(16));
        while game.table.may_undo(game.you) != Err(UndoRefusal::Other(Seat::new(1))) {
            step(&mut game, &mut dice);
        }
        let mut desk = Desk::default();
        let bots = Seats::only(Seat::new(1));
        let point = game.table.may_undo_among(game.you, bots).expect("only a bot has acted since");
        game.obey(Order::Undo, &mut desk, &[]).expect("nothing is written");
        assert_eq!((desk.message, game.table.steps()), (None, point));
    }
}

#[test]
fn a_decision_can_be_taken_back_although_bots_have_replied() {
    games::shelve();
    games::visit("dragon", TakesBack).expect("it is on the shelf");
}

//! Board, question and choices stand on a terminal of 80 columns and 24 rows together, in every game.

use bots::Bot;
use kernel::fair::Seed;
use kernel::{Dice, Rules, Seat, Setup};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use screen::Screen;
use screen::terminal::width;
use table::{AnyTable, Table};
use words::Lang;

use super::{Desk, Match, ansi};
use crate::play::console::Console;

/// What a terminal of the usual size shows, row by row.
fn rows<S: Screen>(game: &Match<S>) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a terminal");
    let contents = game.contents(&Desk::default(), &game.table.choices(game.you));
    terminal.draw(|frame| contents.draw(frame)).expect("it is drawn");
    let buffer = terminal.backend().buffer();
    let row = |y: u16| (0..80).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..24).map(row).collect()
}

/// Plays a game of this number of players at random, and looks at every question to the first seat.
struct Looks(u8, Lang);

impl games::Visitor for Looks {
    /// How many questions were looked at, and on how many screens a part of the board has to be scrolled to.
    type Out = (u32, u32);

    fn visit<S: Screen>(self) -> (u32, u32) {
        let Looks(players, lang) = self;
        let mut table =
            Table::<S::Game>::new(&Default::default(), players, Seed::of_game(16, players.into()))
                .expect("a table");
        table.begin();
        let words = shelf::words(lang);
        let you = Seat::new(0);
        let names = Seat::all(players).map(|seat| words.seat_name(seat)).collect();
        let bots: Vec<Option<Box<dyn Bot<S::Game>>>> = Vec::new();
        let mut game = Match::<S> { table, bots, you, names, words, console: Console::new(), told: 0 };
        let (mut dice, mut looks, mut scrolled) = (Dice::new(players.into()), 0, 0);
        while !game.table.is_over() {
            let seat = game.table.turn().seats().first().expect("somebody is asked");
            if seat == you && dice.below(4) == 0 {
                looks += 1;
                scrolled += u32::from(!look(&game));
            }
            let action = game.table.state().choose(seat, &mut dice, &mut Vec::new());
            game.table.act(seat, action).expect("it was offered");
        }
        (looks, scrolled)
    }
}

/// Checks one screen; answers whether the whole board is on it.
fn look<S: Screen>(game: &Match<S>) -> bool {
    let (rows, choices) = (rows(game), game.table.choices(game.you));
    let contents = game.contents(&Desk::default(), &choices);
    let all = rows.join("\n");
    let id = S::Game::ID;
    let cut = |text: &str| text.chars().take(20).collect::<String>();
    assert!(all.contains(&cut(&contents.phase)), "{id}: the phase\n{all}");
    assert!(
        all.contains(&cut(&contents.question)) || width(&contents.phase) > 60,
        "{id}: the question\n{all}"
    );
    assert!(
        all.contains(&format!("{:>3} {}", contents.choices[0].0, cut(&contents.choices[0].1))),
        "{id}: a choice\n{all}"
    );
    assert!(rows.iter().any(|row| row.starts_with("> ")), "{id}: where to type\n{all}");
    let board = ansi::text(&contents.board);
    let line = |line: &ratatui::text::Line| line.to_string().trim_end().to_owned();
    // Wide signs take two cells, the second of which is empty.
    let plain = |text: &str| text.split_whitespace().collect::<String>();
    assert_eq!(plain(&rows[0]), plain(&line(&board.lines[0])), "{id}: the board\n{all}");
    let last = plain(&line(&board.lines[board.lines.len() - 1]));
    rows.iter().any(|row| plain(row) == last)
}

#[test]
fn board_question_and_choices_stand_on_a_usual_terminal_together() {
    games::shelve();
    let (mut tables, mut all) = (0, 0);
    for game in shelf::games() {
        for players in [*game.players.start(), *game.players.end()] {
            for lang in Lang::ALL {
                let (looks, scrolled) =
                    games::visit(game.id, Looks(players, lang)).expect("it is on the shelf");
                println!("{} of {players} in {lang}: {scrolled} of {looks} boards are scrolled", game.id);
                (tables, all) = (tables + 1, all + looks);
                // At the largest tables of China, Ming Dynasty and White Lotus the board is often taller than what is left.
                let small = players == *game.players.start() && players < *game.players.end();
                let most = if small { looks / 4 } else { looks };
                assert!(scrolled <= most, "{} of {players}: {scrolled} of {looks}", game.id);
            }
        }
    }
    // A small game asks the first seat only a few times.
    assert!(all > 10 * tables, "{all} questions at {tables} tables");
}

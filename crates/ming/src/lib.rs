//! Ming Dynasty, by Robert F. Watson, with the neutral colour of two players.
//!
//! Two to four princes of the young dynasty send the members of their families through six provinces of China,
//! into districts, cities and monasteries. The rules stand in `RULES.md`; the code cites their numbers (R4.2).
//! Everything lies open but the return cards while they are being chosen, so a [`View`] is the open [`Table`] with
//! one's own choice. The map is data ([`Board`]), and another can be read from a file.
//!
//! ```
//! use kernel::{Dice, Game, Seat, Turn};
//! use ming::Ming;
//!
//! let mut game = Ming::start(&Default::default(), 3)?;
//! for chance in ["card horse", "card junk", "card horse", "card barge", "card barge", "card horse", "first 1"] {
//!     game.befall(chance.parse()?, &mut ())?;
//! }
//! let mut play = |number, choice: &str| game.play(Seat::new(number), choice.parse().unwrap(), &mut ());
//! play(1, "prince white-1").unwrap();
//! assert!(play(2, "prince white-1").is_err(), "there is a prince in that district");
//! play(2, "prince white-2").unwrap();
//! play(0, "prince blue-3").unwrap();
//! // Now members come to the province spaces, one at a time.
//! play(1, "member white").unwrap();
//! assert_eq!(game.families[Seat::new(1)].spaces, [1, 0, 0, 0, 0, 0]);
//! assert_eq!(game.turn(), Turn::of(Seat::new(2)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod audit;
mod board;
pub mod data;
mod estimate;
mod event;
mod label;
mod options;
mod reason;
mod rules;
mod score;
mod state;
mod text;
mod turn;
mod view;

use std::ops::RangeInclusive;

use kernel::{Dice, Eye, Game, Log, Phrase, Seat, Seats, SetupError, Standing, Turn};

pub use action::{Action, Chance};
pub use board::{Area, Board, BoardError, BoardRef, Border, Fault, Land, Point};
pub use event::{Event, Place};
pub use options::Options;
pub use reason::Reason;
pub use score::{city_shares, majority, tile_points};
pub use state::{Colours, Family, Ming, Table};
pub use turn::Phase;
pub use view::{Own, View};

use data::*;

impl Game for Ming {
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Reason = Reason;
    type View = View;

    const ID: &'static str = "ming";
    const VERSION: u32 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;
    const SOURCES: &'static [&'static str] = data::Source::NAMES;
    const LONGEST: u32 = 1200;

    fn start(options: &Options, players: u8) -> Result<Ming, SetupError> {
        SetupError::check_players::<Ming>(players)?;
        let first = Seat::new(0);
        let family = |seat: usize| Family::new(seat < usize::from(players));
        let table = Table {
            board: options.board,
            three: options.three,
            phase: Phase::Lay,
            round: 0,
            start: first,
            active: first,
            left: 0,
            passed: Seats::NONE,
            gap: Province::White,
            city: 0,
            waiting: Seats::NONE,
            back: [0; MAX_PLAYERS],
            families: std::array::from_fn(family),
            open: [[0; MAX_PLAYERS]; DISTRICTS],
            palaces: [[0; MAX_PLAYERS]; DISTRICTS],
            monks: [None; DISTRICTS],
            row: [None; PROVINCES],
            pile: options.board.deck(options.three),
            discard: [0; CARDS],
            dragons: DRAGONS - players,
            players,
        };
        Ok(Ming { table, chosen: [0; MAX_PLAYERS] })
    }

    fn players(&self) -> u8 {
        self.table.players
    }

    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    fn at_once(&self) -> bool {
        self.phase == Phase::Return && rules::city::concerned(self).len() > 1
    }

    fn choices(&self, seat: Seat, list: &mut Vec<Action>) {
        self.list_choices(seat, list);
    }

    fn chances(&self, list: &mut Vec<(Chance, u32)>) {
        rules::setup::chances(self, list);
    }

    /// All frequent questions have bits for an answer: no list is needed to pick from them.
    fn choose(&self, seat: Seat, dice: &mut Dice, list: &mut Vec<Action>) -> Action {
        self.any_choice(seat, dice).unwrap_or_else(|| self.choose_listed(seat, dice, list))
    }

    fn draw(&self, dice: &mut Dice, list: &mut Vec<(Chance, u32)>) -> Chance {
        if self.phase != Phase::First {
            return rules::cards::any_card(self, dice);
        }
        self.draw_listed(dice, list)
    }

    fn apply(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        self.act(seat, action, log);
    }

    fn happen(&mut self, chance: Chance, log: &mut impl Log<Event>) {
        self.befalls(chance, log);
    }

    fn reason(&self, seat: Seat, action: Action) -> Reason {
        self.why_not(seat, action)
    }

    fn view(&self, eye: Eye) -> View {
        self.seen_by(eye)
    }

    fn imagine(view: &View, dice: &mut Dice) -> Ming {
        Ming::imagined(view, dice)
    }

    fn standing(&self) -> Standing {
        self.ranking()
    }

    fn scored(&self, seat: Seat, source: usize) -> i32 {
        self.families[seat].points[source].into()
    }

    fn audit(&self) -> Result<(), String> {
        self.inspect()
    }

    fn phase(&self) -> Phrase {
        self.where_we_are()
    }

    fn prompt(&self, seat: Seat) -> Phrase {
        self.what_is_wanted(seat)
    }

    fn rule(&self) -> &'static str {
        self.rule_of_phase()
    }

    fn label(&self, seat: Seat, action: Action) -> Phrase {
        self.in_words(seat, action)
    }
}

//! China, by Michael Schacht, with both sides of its board and the fortresses.
//!
//! Three to five families of ancient China build palaces in nine regions and send emissaries to their courts.
//! The rules stand in `RULES.md`; the code cites their numbers (R2.6). Hands are hidden: a [`View`] is the open
//! [`Table`] with one's own hand. The map is data ([`Board`]), and another can be read from a file.
//!
//! ```
//! use china::{Action, China};
//! use kernel::{Dice, Eye, Game, Turn};
//!
//! let mut game = China::start(&Default::default(), 4)?;
//! for chance in ["first 0", "card red", "card red", "card violet"] {
//!     game.befall(chance.parse()?, &mut ())?;
//! }
//! let mut dice = Dice::new(7);
//! while let Turn::Nature = game.turn() {
//!     let chance = game.draw(&mut dice, &mut Vec::new());
//!     game.happen(chance, &mut ());
//! }
//! // The start player has two red cards: he may build in Wei, which is red and empty, but only one palace.
//! let seat = game.turn().seats().first().unwrap();
//! for choice in ["region wei", "palace wei-1"] {
//!     game.play(seat, choice.parse()?, &mut ()).unwrap();
//! }
//! assert!(game.play(seat, "palace wei-2".parse()?, &mut ()).is_err());
//! // Now he draws. The others know only how many cards he has.
//! assert_eq!(game.view(Eye::Table).princes[seat].cards, 2);
//! assert!(game.view(Eye::Table).own.is_none());
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
mod realm;
mod reason;
pub mod roads;
mod rules;
mod score;
mod state;
mod text;
mod turn;
mod view;

use std::ops::RangeInclusive;

use kernel::{Dice, Eye, Game, Log, Phrase, Seat, SetupError, Standing, Turn};

pub use action::{Action, Chance, Put, Space};
pub use board::{Alliance, Board, BoardError, BoardRef, Fault, Land, Obstacle, Point};
pub use event::Event;
pub use options::Options;
pub use realm::Realm;
pub use reason::Reason;
pub use state::{China, Hand, Prince, Table};
pub use turn::{Ask, Phase};
pub use view::{Own, View};

use data::{COLOURS, MAX_PLAYERS};

impl Game for China {
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Reason = Reason;
    type View = View;

    const ID: &'static str = "china";
    const VERSION: u32 = 1;
    const PLAYERS: RangeInclusive<u8> = 3..=MAX_PLAYERS as u8;
    const SOURCES: &'static [&'static str] = data::Source::NAMES;
    const LONGEST: u32 = 3000;

    fn start(options: &Options, players: u8) -> Result<China, SetupError> {
        SetupError::check_players::<China>(players)?;
        let board = options.board_for(players)?;
        let pile = board.cards(players);
        let first = Seat::new(0);
        let table = Table {
            realm: Realm::new(board),
            fortresses: options.fortresses,
            phase: Phase::First,
            ask: Ask::Nothing,
            round: 0,
            start: first,
            active: first,
            princes: [Prince::new(options.fortresses); MAX_PLAYERS],
            row: [0; COLOURS],
            discard: [0; COLOURS],
            exhausted: 0,
            piled: pile.iter().sum(),
            open: 0,
            players,
        };
        Ok(China { table, hands: Default::default(), pile })
    }

    fn players(&self) -> u8 {
        self.table.players
    }

    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    fn choices(&self, seat: Seat, list: &mut Vec<Action>) {
        self.list_choices(seat, list);
    }

    fn chances(&self, list: &mut Vec<(Chance, u32)>) {
        rules::setup::chances(self, list);
    }

    /// All questions but the rarest have bits for an answer: no list is needed to pick from them.
    fn choose(&self, seat: Seat, dice: &mut Dice, list: &mut Vec<Action>) -> Action {
        self.any_choice(seat, dice).unwrap_or_else(|| self.choose_listed(seat, dice, list))
    }

    fn draw(&self, dice: &mut Dice, list: &mut Vec<(Chance, u32)>) -> Chance {
        if self.phase != Phase::First {
            return rules::draw::any_card(self, dice);
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

    fn imagine(view: &View, dice: &mut Dice) -> China {
        China::imagined(view, dice)
    }

    fn standing(&self) -> Standing {
        self.ranking()
    }

    fn scored(&self, seat: Seat, source: usize) -> i32 {
        self.princes[seat].points[source].into()
    }

    fn audit(&self) -> Result<(), String> {
        self.inspect()
    }

    fn phase(&self) -> Phrase {
        self.where_we_are()
    }

    fn prompt(&self, _: Seat) -> Phrase {
        self.what_is_wanted()
    }

    fn rule(&self) -> &'static str {
        self.rule_of_ask()
    }

    fn label(&self, seat: Seat, action: Action) -> Phrase {
        self.in_words(seat, action)
    }
}

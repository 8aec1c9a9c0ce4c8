//! Lóngwáng – The Realm of Dragons.
//!
//! Four players explore the realm round the dragon wheel, gather what their secret objective cards ask for, and
//! race to build a temple of base, roof and jade. The rules stand in `RULES.md`; the code cites their numbers
//! (R6.1). Objective cards, hands and jade tiles are hidden: a [`View`] is the open [`Table`] with what an eye has
//! seen. The board with its dice and cards is data ([`Board`]), and another can be read from a file.
//!
//! ```
//! use kernel::{Dice, Eye, Game, Turn};
//! use longwang::Longwang;
//!
//! let mut game = Longwang::start(&Default::default(), 4)?;
//! for chance in ["dragon air", "dragon earth", "dragon fire", "dragon water", "objective 5"] {
//!     game.befall(chance.parse()?, &mut ())?;
//! }
//! let mut dice = Dice::new(7);
//! while let Turn::Nature = game.turn() {
//!     let chance = game.draw(&mut dice, &mut Vec::new());
//!     game.happen(chance, &mut ());
//! }
//! // The air dragon is in the north-west, so its player settles first: beside his corner.
//! let seat = game.turn().seats().first().unwrap();
//! assert!(game.play(seat, "place e5".parse()?, &mut ()).is_err());
//! for choice in ["place b1", "place b2"] {
//!     game.play(seat, choice.parse()?, &mut ()).unwrap();
//! }
//! // Only he knows his objective.
//! assert_eq!(game.view(Eye::Seat(seat)).objectives[seat], Some(5));
//! assert_eq!(game.view(Eye::Table).objectives[seat], None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod audit;
mod board;
mod cells;
pub mod data;
mod estimate;
mod event;
mod hand;
mod label;
mod menu;
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

pub use action::{Action, Cell, Chance, Tile, cells};
pub use board::{Board, BoardError, BoardRef, Cost, Face, Fault, Objective, Prices, Square};
pub use event::Event;
pub use hand::{Back, Backs, Faces};
pub use options::Options;
pub use reason::Reason;
pub use state::{Budget, Builder, Hidden, Longwang, Lying, Place, Power, Table};
pub use turn::Phase;
pub use view::{Unseen, View};

use data::*;

impl Game for Longwang {
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Reason = Reason;
    type View = View;

    const ID: &'static str = "longwang";
    const VERSION: u32 = 1;
    const PLAYERS: RangeInclusive<u8> = PLAYERS as u8..=PLAYERS as u8;
    const SOURCES: &'static [&'static str] = Part::NAMES;
    const LONGEST: u32 = 12_000;

    fn start(options: &Options, players: u8) -> Result<Longwang, SetupError> {
        SetupError::check_players::<Longwang>(players)?;
        let deck = options.board.deck;
        let table = Table {
            explorers: [0; PLAYERS],
            board: options.board,
            dragons_from: options.dragons_from_round,
            water: options.water,
            round_limit: options.round_limit,
            phase: Phase::Dragons(0),
            round: 0,
            first: Seat::new(0),
            active: Seat::new(0),
            wheel: [Dragon::Earth, Dragon::Fire, Dragon::Air, Dragon::Water],
            imprisoned: Default::default(),
            turn: Budget::default(),
            power: Power::default(),
            dragon_die: 0,
            wheel_die: 0,
            answered: Seats::NONE,
            builders: Default::default(),
            tiles: [Lying { place: Place::Board, seen: Seats::NONE }; TILES],
            backs: Backs::default(),
            discard: [0; CARDS],
            deck: deck.iter().sum(),
            shuffles: 0,
        };
        let hidden = Hidden {
            objectives: [None; PLAYERS],
            hands: [[0; CARDS]; PLAYERS],
            faces: Faces::NONE,
            jade: [None; TILES],
            deck,
            objections: Seats::NONE,
        };
        Ok(Longwang { table, hidden })
    }

    fn players(&self) -> u8 {
        PLAYERS as u8
    }

    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    /// R6.1: the rivals answer an announced power at once.
    fn at_once(&self) -> bool {
        self.phase == Phase::Answers
    }

    /// R6.1: who can only pass, or end his turn, would show that he has no card to play.
    fn is_discreet(&self) -> bool {
        matches!(self.phase, Phase::Turn | Phase::Answers)
    }

    fn choices(&self, seat: Seat, list: &mut Vec<Action>) {
        self.menu(seat).list(list);
    }

    fn chances(&self, list: &mut Vec<(Chance, u32)>) {
        self.list_chances(list);
    }

    /// All questions have bits for an answer: no list is needed to pick from them.
    fn choose(&self, seat: Seat, dice: &mut Dice, _: &mut Vec<Action>) -> Action {
        self.menu(seat).pick(dice)
    }

    fn draw(&self, dice: &mut Dice, list: &mut Vec<(Chance, u32)>) -> Chance {
        self.any_chance(dice).unwrap_or_else(|| self.draw_listed(dice, list))
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

    fn imagine(view: &View, dice: &mut Dice) -> Longwang {
        Longwang::imagined(view, dice)
    }

    fn standing(&self) -> Standing {
        self.ranking()
    }

    fn scored(&self, seat: Seat, source: usize) -> i32 {
        i32::from(usize::from(self.builders[seat].parts) > source)
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

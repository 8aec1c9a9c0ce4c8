//! White Lotus, by Martin Wallace, in its version of five cubes and four rounds.
//!
//! Three to six lords put cubes on the regions of an empire, vote each other out of them in secret, and take
//! sides when a Rebel rises against the Emperor. The rules stand in `RULES.md`; the code cites their numbers
//! (R3.4). Votes, sides and armies are secret until the last of them is in: a [`View`] is the open [`Table`]
//! with one's own choice. The map is data ([`Board`]), and another can be read from a file.
//!
//! ```
//! use kernel::{Eye, Game, Seat};
//! use lotus::Lotus;
//!
//! let mut game = Lotus::start(&Default::default(), 3)?;
//! game.befall("emperor 0".parse()?, &mut ())?;
//! // The light lotus regions get their tiles in order; Changsha, the first of them, gets the palace.
//! for tile in ["palace", "village", "village", "village", "temple", "fort", "rice"] {
//!     game.befall(format!("tile {tile}").parse()?, &mut ())?;
//! }
//! // Two want the palace, and nobody else does anything.
//! let [anna, bruno, carla] = [0, 1, 2].map(Seat::new);
//! game.play(anna, "cube changsha".parse()?, &mut ()).unwrap();
//! game.play(bruno, "cube changsha".parse()?, &mut ()).unwrap();
//! for turn in 2..15 {
//!     game.play(Seat::new(turn % 3), "waive".parse()?, &mut ()).unwrap();
//! }
//! // They vote at once. Carla sees that Bruno has voted, but not how.
//! let before = game.view(Eye::Seat(carla));
//! game.play(bruno, "influence 3".parse()?, &mut ()).unwrap();
//! assert_eq!(game.view(Eye::Seat(carla)).waiting, before.waiting.without(bruno));
//! game.play(anna, "influence 2".parse()?, &mut ()).unwrap();
//! // Bruno paid three points for the palace and the title; Anna gets one of her two back.
//! assert_eq!((game.emperor, game.palaces(bruno)), (bruno, 1));
//! assert_eq!((game.lords[bruno].influence, game.lords[anna].influence), (9, 11));
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
mod rules;
mod score;
mod state;
mod text;
mod turn;
mod view;

use std::ops::RangeInclusive;

use kernel::bits::places;
use kernel::{Dice, Eye, Game, Log, Phrase, Piece, Seat, Seats, SetupError, Standing, Turn};

pub use action::{Action, Chance};
pub use board::{Board, BoardError, BoardRef, Fault, Land, Point, bit, regions};
pub use event::{Event, name};
pub use options::Options;
pub use realm::Realm;
pub use reason::Reason;
pub use state::{Lord, Lotus, Secret, Table};
pub use turn::Phase;
pub use view::{Own, View};

use data::{MAX_PLAYERS, Source, TILES};

impl Game for Lotus {
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Reason = Reason;
    type View = View;

    const ID: &'static str = "lotus";
    const VERSION: u32 = 1;
    const PLAYERS: RangeInclusive<u8> = 3..=MAX_PLAYERS as u8;
    const SOURCES: &'static [&'static str] = Source::NAMES;
    const LONGEST: u32 = 2000;

    fn start(options: &Options, players: u8) -> Result<Lotus, SetupError> {
        SetupError::check_players::<Lotus>(players)?;
        let first = Seat::new(0);
        let table = Table {
            realm: Realm::new(options.board),
            strict: options.strict,
            whole: options.whole,
            phase: Phase::Crown,
            round: 0,
            waiting: Seats::NONE,
            emperor: first,
            rebel: None,
            lords: [Lord::START; MAX_PLAYERS],
            done: 0,
            region: None,
            disputed: None,
            contenders: Seats::NONE,
            tied: Seats::NONE,
            shown: Default::default(),
            winner: None,
            strengths: [0; 2],
            leader: first,
            beaten: first,
            pending: Seats::NONE,
            lost: [0; MAX_PLAYERS],
            bag: TILES,
            players,
        };
        Ok(Lotus { table, secrets: Default::default() })
    }

    fn players(&self) -> u8 {
        self.table.players
    }

    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    fn at_once(&self) -> bool {
        self.is_secret()
    }

    fn choices(&self, seat: Seat, list: &mut Vec<Action>) {
        list.extend(places(self.open(seat)).map(|bit| self.choice(seat, bit as u32)));
    }

    fn chances(&self, list: &mut Vec<(Chance, u32)>) {
        rules::setup::chances(self, list);
    }

    /// Choices are bits: no list is needed to pick one of them.
    fn choose(&self, seat: Seat, dice: &mut Dice, _: &mut Vec<Action>) -> Action {
        self.choice(seat, dice.bit(self.open(seat)) as u32)
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

    fn imagine(view: &View, dice: &mut Dice) -> Lotus {
        Lotus::imagined(view, dice)
    }

    fn standing(&self) -> Standing {
        self.ranking()
    }

    fn scored(&self, seat: Seat, source: usize) -> i32 {
        self.points(seat, Source::ALL[source]).into()
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

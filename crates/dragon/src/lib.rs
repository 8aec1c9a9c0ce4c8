//! In the Year of the Dragon, by Stefan Feld, with the Great Wall and the Super Events.
//!
//! Two to five princes bring their courts through the twelve months of a bad year. The rules stand in
//! `RULES.md`; the code cites their numbers (R3.3). Nothing is hidden: the only chances are the row of
//! events, the first player of the draft, and the groups of action cards.
//!
//! ```
//! use dragon::{Action, Dragon};
//! use kernel::{Dice, Game, Turn};
//!
//! let mut game = Dragon::start(&Default::default(), 3)?;
//! let mut dice = Dice::new(7);
//! while let Turn::Nature = game.turn() {
//!     let chance = game.draw(&mut dice, &mut Vec::new());
//!     game.happen(chance, &mut ());
//! }
//! // The row of events lies open; the first player of the draft takes a young monk.
//! let seat = game.turn().seats().first().unwrap();
//! game.play(seat, "take young-monk".parse()?, &mut ()).unwrap();
//! // In his first palace there is room for two; there is no third palace.
//! assert!(game.play(seat, "place 3".parse()?, &mut ()).is_err());
//! game.play(seat, "place 1".parse()?, &mut ()).unwrap();
//! assert_eq!(game.courts[seat].track, 6);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod audit;
pub mod data;
mod estimate;
mod event;
mod label;
mod options;
mod palace;
mod reason;
mod rules;
mod score;
mod state;
mod text;
mod turn;
mod view;

use std::ops::RangeInclusive;

use kernel::{Dice, Eye, Game, Log, Phrase, Seat, SetupError, Standing, Turn};

pub use action::{Action, Chance};
pub use event::Event;
pub use options::{Options, SuperChoice};
pub use palace::{Palace, Palaces, Slot};
pub use reason::Reason;
pub use state::{Court, Dragon};
pub use turn::{Ask, Phase};
pub use view::View;

use data::{Happening, MAX_PLAYERS, MONTHS, TILES, Tile};

impl Game for Dragon {
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Reason = Reason;
    type View = View;

    const ID: &'static str = "dragon";
    const VERSION: u32 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;
    const SOURCES: &'static [&'static str] = data::Source::NAMES;
    const LONGEST: u32 = 2000;
    const SECRETS: bool = false;

    fn start(options: &Options, players: u8) -> Result<Dragon, SetupError> {
        SetupError::check_players::<Dragon>(players)?;
        let mut events = [None; MONTHS as usize];
        events[..usize::from(data::EVENT_COPIES)].fill(Some(Happening::Peace));
        let mut stock = [0; TILES];
        for &tile in <Tile as kernel::Piece>::ALL {
            stock[tile] = tile.count(players);
        }
        let order = [0, 1, 2, 3, 4].map(Seat::new);
        Ok(Dragon {
            options: *options,
            month: 0,
            phase: Phase::EventRow,
            ask: Ask::Nothing,
            events,
            super_event: None,
            stock,
            groups: Default::default(),
            wall: [None; MONTHS as usize],
            order,
            courts: [Court::new(); MAX_PLAYERS],
            players,
            taken: 0,
            queue: order,
            turns: 0,
            due: [0; MAX_PLAYERS],
            starved: 0,
            drafted: Default::default(),
            risen: Default::default(),
            super_done: false,
        })
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    fn choices(&self, seat: Seat, list: &mut Vec<Action>) {
        self.list_choices(seat, list);
    }

    fn chances(&self, list: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Deal => rules::action::chances(self, list),
            _ => rules::setup::chances(self, list),
        }
    }

    /// The most frequent questions have a set for an answer: no list is needed to pick from it.
    fn choose(&self, seat: Seat, dice: &mut Dice, list: &mut Vec<Action>) -> Action {
        match self.ask {
            Ask::Deed => Action::Do(rules::action::open_deeds(self, seat).pick(dice)),
            Ask::Card => Action::Play(self.courts[seat].hand().pick(dice)),
            Ask::Tile(card) => Action::Take(rules::person::takeable(self, card).pick(dice)),
            _ => self.choose_listed(seat, dice, list),
        }
    }

    fn draw(&self, dice: &mut Dice, list: &mut Vec<(Chance, u32)>) -> Chance {
        if self.phase == Phase::Deal {
            return rules::action::draw(self, dice);
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

    fn view(&self, _: Eye) -> View {
        *self
    }

    fn imagine(view: &View, _: &mut Dice) -> Dragon {
        *view
    }

    fn standing(&self) -> Standing {
        self.ranking()
    }

    fn scored(&self, seat: Seat, source: usize) -> i32 {
        self.courts[seat].points[source].into()
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

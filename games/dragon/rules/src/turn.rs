//! The phases, and which rules file decides and acts in each.

use kernel::{Dice, Log, Piece, Rules, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Chance};
use crate::data::{Card, Happening, MONTHS, SUPER_MONTH, SuperEvent, Tile};
use crate::event::{Event, Told};
use crate::rules::{action, build, event, person, release, setup, super_event, wall};
use crate::state::Dragon;

/// Where in a game we are.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nature lays the event row (R1.3).
    EventRow,
    /// Nature draws the super event (R9.1).
    SuperDraw,
    /// Nature draws the first player of the draft (R1.4).
    FirstPlayer,
    /// The first player picks the super event (R9.1).
    SuperPick,
    /// Everyone takes two young persons (R1.4).
    Draft,
    /// Nature deals the action cards (R3.1).
    Deal,
    /// Everyone does an action (R3).
    Action,
    /// Nature draws a tile of the wall for the seat whose turn it is (R8.2).
    WallDraw,
    /// Everyone plays a person card (R4).
    Person,
    /// The month's event (R5).
    Event,
    /// The wall is looked at after the Mongols (R8.4).
    Wall,
    /// The super event (R9).
    Super,
    /// The wall is looked at once more (R8.5).
    FinalWall,
    /// The end (R7).
    Over,
}

/// What the seat whose turn it is must decide.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Nothing: Nature's turn, or the end.
    Nothing,
    /// Which super event the year has.
    Super,
    /// Which young person to take, in the draft or at sunrise.
    Young,
    /// Where the newcomer goes.
    Place(Tile),
    /// Which group, or pass.
    Group,
    /// Which action of the group.
    Deed,
    /// Where the next of this number of floors goes.
    Build(u8),
    /// Which privilege.
    Privilege,
    /// Which tile of the wall.
    WallTile,
    /// Which card to play.
    Card,
    /// Which tile the played card takes.
    Tile(Card),
    /// Whom to release: this number still have to go.
    Release(u8),
    /// From which palace to release somebody: this number are still unfed.
    Starve(u8),
    /// Which floor falls: this number still have to fall.
    Raze(u8),
    /// Whom to release from a palace that has become too small.
    Vacate,
    /// How much rice the flood takes, out of this number of goods in all.
    FloodRice(u16),
    /// How many fireworks the flood takes, out of this number of remaining goods.
    FloodFireworks(u16),
    /// Which card to throw away: this number still have to go.
    Discard(u8),
    /// Which type of person works for the charter.
    Charter,
}

impl Rules for Dragon {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over,
            Phase::EventRow | Phase::SuperDraw | Phase::FirstPlayer | Phase::Deal | Phase::WallDraw => {
                Turn::Nature
            }
            _ => Turn::of(self.queue[usize::from(self.turns)]),
        }
    }

    fn choices(&self, seat: Seat, list: &mut Vec<Action>) {
        match self.ask {
            Ask::Nothing => {}
            Ask::Super => list.extend(SuperEvent::ALL.iter().map(|&event| Action::Super(event))),
            Ask::Young => setup::young(self, seat, list),
            Ask::Place(_) => person::places(self, seat, list),
            Ask::Group => action::groups(self, seat, list),
            Ask::Deed => action::deeds(self, seat, list),
            Ask::Build(_) => build::sites(self, seat, list),
            Ask::Privilege => action::privileges(self, seat, list),
            Ask::WallTile => wall::tiles(self, seat, list),
            Ask::Card => person::cards(self, seat, list),
            Ask::Tile(card) => person::tiles(self, card, list),
            Ask::Release(_) => release::anyone(self, seat, list),
            Ask::Starve(_) => release::from_unfed(self, seat, list),
            Ask::Raze(_) => super_event::floors(self, seat, list),
            Ask::Vacate => release::from_overfull(self, seat, list),
            Ask::FloodRice(left) => super_event::rice(self, seat, left, list),
            Ask::FloodFireworks(left) => super_event::fireworks(self, seat, left, list),
            Ask::Discard(_) => super_event::discards(self, seat, list),
            Ask::Charter => super_event::workers(self, seat, list),
        }
    }

    fn chances(&self, list: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Deal => action::chances(self, list),
            Phase::WallDraw => wall::chances(self, list),
            _ => setup::chances(self, list),
        }
    }

    fn draw(&self, dice: &mut Dice, list: &mut Vec<(Chance, u32)>) -> Chance {
        if self.phase == Phase::Deal {
            return action::draw(self, dice);
        }
        self.draw_listed(dice, list)
    }

    fn play_unchecked(&mut self, seat: Seat, choice: Action, log: &mut impl Log<Event>) {
        match choice {
            Action::Take(tile) => person::take(self, seat, tile, log),
            Action::Place(slot) => person::place(self, seat, slot, log),
            Action::Replace(slot, tile) => person::replace(self, seat, slot, tile, log),
            Action::Dismiss => person::dismiss(self, seat, log),
            Action::Dragon(group) => action::choose(self, seat, group, log),
            Action::Pass => action::pass(self, seat, log),
            Action::Do(deed) => action::perform(self, seat, deed, log),
            Action::Raise(slot) => build::raise(self, seat, slot, log),
            Action::Found => build::found(self, seat, log),
            Action::Buy(privilege) => action::buy(self, seat, privilege, log),
            Action::Wall(reward) => wall::extend(self, seat, reward, log),
            Action::Play(card) => person::play(self, seat, card, log),
            Action::Release(slot, tile) => release::go(self, seat, slot, tile, log),
            Action::Raze(slot) => super_event::raze(self, seat, slot, log),
            Action::Return(good, amount) => super_event::give(self, seat, good, amount, log),
            Action::Discard(card) => super_event::discard(self, seat, card, log),
            Action::Charter(person) => super_event::charter(self, seat, person, log),
            Action::Super(event) => setup::pick_super(self, seat, event, log),
        }
    }

    fn happen_unchecked(&mut self, chance: Chance, log: &mut impl Log<Event>) {
        match chance {
            Chance::Event(event) => setup::lay_event(self, event, log),
            Chance::Super(event) => setup::super_drawn(self, event, log),
            Chance::First(seat) => setup::first(self, seat, log),
            Chance::Deal(deeds) => action::deal(self, deeds, log),
            Chance::Wall(reward) => wall::drawn(self, reward, log),
        }
    }
}

impl Dragon {
    /// Begins a phase in which everybody has a turn, in the order of the person track.
    pub(crate) fn begin(&mut self, phase: Phase, log: &mut impl Log<Event>) {
        self.phase = phase;
        self.queue = self.order;
        self.turns = 0;
        self.ask_next(log);
    }

    /// The seat whose turn it is has decided everything: the next one is asked.
    pub(crate) fn end_turn(&mut self, log: &mut impl Log<Event>) {
        self.turns += 1;
        self.ask_next(log);
    }

    /// Asks the next seat that has something to decide; after the last one the phase ends.
    fn ask_next(&mut self, log: &mut impl Log<Event>) {
        while self.turns < self.players {
            let seat = self.queue[usize::from(self.turns)];
            self.ask = self.first_question(seat, log);
            if self.ask != Ask::Nothing {
                return;
            }
            self.turns += 1;
        }
        self.ask = Ask::Nothing;
        self.end_phase(log);
    }

    /// What a seat must decide as its turn in the phase begins.
    fn first_question(&mut self, seat: Seat, log: &mut impl Log<Event>) -> Ask {
        match self.phase {
            Phase::Draft => Ask::Young,
            Phase::Action => Ask::Group,
            Phase::Person => person::first_question(self, seat),
            Phase::Event | Phase::Wall | Phase::FinalWall => release::first_question(self, seat, log),
            Phase::Super => super_event::first_question(self, seat),
            Phase::SuperPick => Ask::Super,
            Phase::EventRow
            | Phase::SuperDraw
            | Phase::FirstPlayer
            | Phase::Deal
            | Phase::WallDraw
            | Phase::Over => Ask::Nothing,
        }
    }

    fn end_phase(&mut self, log: &mut impl Log<Event>) {
        match self.phase {
            Phase::Draft => self.begin_month(1, log),
            Phase::Action => {
                action::take_dragons_back(self);
                self.begin(Phase::Person, log);
            }
            Phase::Person => event::begin(self, log),
            Phase::Event if self.event() == Some(Happening::Mongols) && self.options.great_wall => {
                wall::check(self, Phase::Wall, self.month, log);
            }
            Phase::Event | Phase::Wall => self.after_event(log),
            Phase::Super => self.end_month(log),
            Phase::FinalWall => self.finish(log),
            Phase::EventRow
            | Phase::SuperDraw
            | Phase::FirstPlayer
            | Phase::SuperPick
            | Phase::Deal
            | Phase::WallDraw
            | Phase::Over => {
                unreachable!("nobody ends a turn in {:?}", self.phase)
            }
        }
    }

    pub(crate) fn begin_month(&mut self, month: u8, log: &mut impl Log<Event>) {
        let hidden = self.hides_super_event();
        self.month = month;
        self.phase = Phase::Deal;
        self.groups = Default::default();
        log.note(Told::Month { month });
        // R9.1: a super event that lay face down is turned over as its month begins.
        if let Some(event) = self.super_event.filter(|_| hidden && month == SUPER_MONTH) {
            log.note(Event::Shown(Told::SuperLaid { event }));
        }
    }

    /// R9.2: in month 7 the super event comes after the event and the wall, before the decay.
    fn after_event(&mut self, log: &mut impl Log<Event>) {
        match self.super_event {
            Some(event) if self.month == SUPER_MONTH && !self.super_done => {
                self.super_done = true;
                super_event::begin(self, event, log);
            }
            _ => self.end_month(log),
        }
    }

    fn end_month(&mut self, log: &mut impl Log<Event>) {
        event::decay(self, log);
        self.score_month(log);
        if self.month < MONTHS {
            self.begin_month(self.month + 1, log);
        } else if self.options.great_wall {
            wall::check(self, Phase::FinalWall, MONTHS, log);
        } else {
            self.finish(log);
        }
    }

    fn finish(&mut self, log: &mut impl Log<Event>) {
        self.score_end(log);
        self.phase = Phase::Over;
        log.note(Told::Over);
    }
}

//! The phases, and which rules file decides and acts in each.

use kernel::bits::places;
use kernel::{Dice, Log, Piece, Rules, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Chance};
use crate::data::{Region, Side};
use crate::event::{Event, Told};
use crate::rules::{control, cubes, income, rebellion, setup, vote};
use crate::state::Lotus;

/// Where in a game we are.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nature draws the first Emperor (R1.4).
    Crown,
    /// Nature lays tiles on the lotus regions (R1.5).
    Lotus,
    /// A seat puts a cube (R2).
    Cubes,
    /// The Emperor names the next region (R3.3).
    Name,
    /// The contenders vote in secret (R3.4).
    Vote,
    /// The Emperor decides a tie (R3.6).
    Expel,
    /// Nature lays the other tiles (R3.10).
    Tiles,
    /// Everyone takes a side and sends army, in secret (R5.2).
    Muster,
    /// A winner takes a region (R5.6).
    Capture,
    /// A seat takes its new cards (R6).
    Income,
    /// The end (R7).
    Over,
}

/// The bit of the choice to do nothing, after those of regions.
pub(crate) const NOTHING: u64 = 1 << 63;

impl Rules for Lotus {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;

    #[inline]
    fn turn(&self) -> Turn {
        if !self.waiting.is_empty() {
            Turn::Seats(self.waiting)
        } else if self.phase == Phase::Over {
            Turn::Over
        } else {
            Turn::Nature
        }
    }

    fn at_once(&self) -> bool {
        self.is_secret()
    }

    fn choices(&self, seat: Seat, list: &mut Vec<Action>) {
        list.extend(places(self.open(seat)).map(|bit| self.choice(seat, bit as u32)));
    }

    fn chances(&self, list: &mut Vec<(Chance, u32)>) {
        setup::chances(self, list);
    }

    /// Choices are bits: no list is needed to pick one of them.
    fn choose(&self, seat: Seat, dice: &mut Dice, _: &mut Vec<Action>) -> Action {
        self.choice(seat, dice.bit(self.open(seat)) as u32)
    }

    fn play_unchecked(&mut self, seat: Seat, choice: Action, log: &mut impl Log<Event>) {
        match choice {
            Action::Cube(region) => cubes::put(self, seat, region, log),
            Action::Waive => cubes::waive(self, seat, log),
            Action::Settle(region) => control::name(self, seat, region, log),
            Action::Against(rival) => self.secrets[seat].against = Some(rival),
            Action::Influence(points) => self.enter(seat, points, log),
            Action::Expel(loser) => vote::expel(self, seat, loser, log),
            Action::Side(side) => self.secrets[seat].side = Some(side),
            Action::Army(points) => self.enter(seat, points, log),
            Action::Capture(region) => rebellion::capture(self, seat, region, log),
            Action::Decline => rebellion::decline(self, seat, log),
            Action::Levy(palaces) => income::levy(self, seat, palaces, log),
        }
    }

    fn happen_unchecked(&mut self, chance: Chance, log: &mut impl Log<Event>) {
        match chance {
            Chance::Emperor(seat) => setup::crown(self, seat, log),
            Chance::Tile(building) => setup::lay(self, building, log),
        }
    }
}

impl Lotus {
    /// All choices of a seat that is asked, as bits: regions, seats or numbers, and to do nothing.
    #[inline]
    pub(crate) fn open(&self, seat: Seat) -> u64 {
        match self.phase {
            Phase::Cubes => cubes::sites(self, seat) | NOTHING,
            Phase::Name => self.realm.cubed().0,
            Phase::Vote => vote::open(self, seat),
            Phase::Expel => self.tied.bits().into(),
            Phase::Muster => rebellion::open(self, seat),
            Phase::Capture => rebellion::prey(self, seat) | NOTHING,
            Phase::Income => up_to(self.palaces(seat)),
            Phase::Crown | Phase::Lotus | Phase::Tiles | Phase::Over => 0,
        }
    }

    /// The choice of a seat that this bit of [`Self::open`] stands for.
    #[inline]
    pub(crate) fn choice(&self, seat: Seat, bit: u32) -> Action {
        let secret = &self.secrets[seat];
        // The place of a bit is that of a region only where regions are open.
        let region = || Region::ALL[bit as usize];
        let (number, nothing) = (bit as u8, 1 << bit == NOTHING);
        match self.phase {
            Phase::Cubes if nothing => Action::Waive,
            Phase::Cubes => Action::Cube(region()),
            Phase::Name => Action::Settle(region()),
            Phase::Vote if secret.against.is_none() => Action::Against(Seat::new(number)),
            Phase::Vote => Action::Influence(number),
            Phase::Expel => Action::Expel(Seat::new(number)),
            Phase::Muster if secret.side.is_none() => Action::Side(Side::ALL[bit as usize]),
            Phase::Muster => Action::Army(number),
            Phase::Capture if !nothing => Action::Capture(region()),
            Phase::Income => Action::Levy(number),
            _ => Action::Decline,
        }
    }

    /// These seats choose in secret, at the same time.
    pub(crate) fn ask_in_secret(&mut self, seats: Seats) {
        self.waiting = seats;
        for seat in seats.iter() {
            self.secrets[seat] = self.blank(seat);
        }
    }

    /// A secret choice is complete. When the last one is in, all are revealed (R3.5, R5.3).
    fn enter(&mut self, seat: Seat, points: u8, log: &mut impl Log<Event>) {
        self.secrets[seat].points = Some(points);
        self.waiting = self.waiting.without(seat);
        let secret = self.secrets[seat];
        log.note(Event::secret(seat, Told::EnteredSecret { seat, secret }, Told::Entered { seat }));
        if self.waiting.is_empty() {
            self.table.shown = std::mem::take(&mut self.secrets);
            match self.phase {
                Phase::Vote => vote::reveal(self, log),
                _ => rebellion::reveal(self, log),
            }
        }
    }
}

/// Numbers from 0 up to this one, as bits.
#[inline]
pub(crate) fn up_to(most: u8) -> u64 {
    (2 << most) - 1
}

//! A small game with everything that In the Year of the Dragon lacks: hidden cards, and bids made in secret at once.
//!
//! Each round everybody is dealt a card that only they see, then all bid from their purse at once. The highest
//! bid takes the sum of all cards as points, a tie takes nothing, and all bids are gone.

use std::fmt;
use std::str::FromStr;

use estimate::{Estimate, Features};
use kernel::{
    Audited, Dice, Event, Hidden, Log, MAX_SEATS, NotationError, Phrase, Reason, Refuses, Rules, Scored,
    Seat, Seats, Setup, SetupError, Spoken, Standing, Told, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

pub const ROUNDS: u8 = 3;
const PURSE: u8 = 6;
const CARDS: u8 = 5;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Toy {
    players: u8,
    round: u8,
    cards: [Option<u8>; 3],
    bids: [Option<u8>; 3],
    purses: [u8; 3],
    points: [i32; 3],
}

/// The state with the cards and bids of others blotted out, and who has bid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    viewer: Option<Seat>,
    known: Toy,
    have_bid: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Number(pub u8);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Number {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Number, NotationError> {
        text.parse().map(Number).map_err(|_| NotationError(text.into()))
    }
}

kernel::options! {
    pub struct NoOptions {}
}

#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Nothing;

impl Event for Nothing {
    type Told = Nothing;
    fn told(&self, _: Viewer) -> Option<Nothing> {
        None
    }
    fn reveals(&self) -> bool {
        false
    }
}

impl Told for Nothing {
    fn opens_round(&self) -> bool {
        false
    }
    fn tell(&self) -> Phrase {
        Phrase::new("nothing")
    }
}

impl Reason for Nothing {
    fn tell(&self) -> Phrase {
        Phrase::new("nothing")
    }
    fn rule(&self) -> &'static str {
        "R1"
    }
}

impl Toy {
    fn reveal(&mut self) {
        let bids = self.bids.map(|bid| bid.unwrap_or(0));
        let prize: u8 = self.cards.iter().flatten().sum();
        let most = *bids.iter().max().expect("there are players");
        let winners: Vec<usize> = (0..usize::from(self.players)).filter(|&seat| bids[seat] == most).collect();
        if let [winner] = winners[..] {
            self.points[winner] += i32::from(prize);
        }
        for (purse, bid) in self.purses.iter_mut().zip(bids) {
            *purse -= bid;
        }
        (self.cards, self.bids, self.round) = ([None; 3], [None; 3], self.round + 1);
    }

    fn next_to_deal(&self) -> Option<usize> {
        (0..usize::from(self.players)).find(|&seat| self.cards[seat].is_none())
    }
}

impl Setup for Toy {
    type Options = NoOptions;
    const ID: &'static str = "toy";
    const VERSION: u32 = 1;
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=3;
    const LONGEST: u32 = 100;

    fn start(_: &NoOptions, players: u8) -> Result<Toy, SetupError> {
        SetupError::check_players::<Toy>(players)?;
        let (cards, bids, points) = ([None; 3], [None; 3], [0; 3]);
        Ok(Toy { players, round: 0, cards, bids, purses: [PURSE; 3], points })
    }

    fn players(&self) -> u8 {
        self.players
    }
}

impl Rules for Toy {
    type Action = Number;
    type Chance = Number;
    type Event = Nothing;

    fn turn(&self) -> Turn {
        if self.round == ROUNDS {
            return Turn::Over;
        }
        match self.next_to_deal() {
            Some(_) => Turn::Nature,
            None => {
                let waits = |seat: &Seat| self.bids[*seat].is_none();
                Turn::Seats(Seat::all(self.players).filter(waits).collect())
            }
        }
    }

    /// All bids are made at once, also while only one is missing.
    fn at_once(&self) -> bool {
        matches!(self.turn(), Turn::Seats(_))
    }

    fn choices(&self, seat: Seat, list: &mut Vec<Number>) {
        list.extend((0..=self.purses[seat]).map(Number));
    }

    fn chances(&self, list: &mut Vec<(Number, u32)>) {
        list.extend((1..=CARDS).map(|card| (Number(card), 1)));
    }

    fn play_unchecked(&mut self, seat: Seat, action: Number, _: &mut impl Log<Nothing>) {
        self.bids[seat] = Some(action.0);
        if self.bids[..usize::from(self.players)].iter().all(Option::is_some) {
            self.reveal();
        }
    }

    fn happen_unchecked(&mut self, chance: Number, _: &mut impl Log<Nothing>) {
        let seat = self.next_to_deal().expect("a card is to be dealt");
        self.cards[seat] = Some(chance.0);
    }
}

impl Scored for Toy {
    const SOURCES: &'static [&'static str] = &["bids"];

    fn ending(&self) -> Standing {
        Standing::new(self.players, |seat| (self.points[seat], 0))
    }

    fn scored(&self, seat: Seat, _: usize) -> i32 {
        self.points[seat]
    }
}

impl Audited for Toy {
    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

impl Hidden for Toy {
    type Reason = Nothing;
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let mut known = self.clone();
        let mut have_bid = 0;
        for seat in Seat::all(self.players) {
            have_bid |= u8::from(self.bids[seat].is_some()) << seat.number();
            if viewer != Viewer::Seat(seat) {
                // Whether a card is dealt is known; which one is not.
                known.cards[seat] = self.cards[seat].map(|_| 0);
                known.bids[seat] = None;
            }
        }
        View { viewer: if let Viewer::Seat(seat) = viewer { Some(seat) } else { None }, known, have_bid }
    }

    fn imagine(view: &View, dice: &mut Dice) -> Toy {
        let mut state = view.known.clone();
        for seat in Seat::all(state.players).filter(|&seat| Some(seat) != view.viewer) {
            state.cards[seat] = state.cards[seat].map(|_| 1 + dice.below(CARDS.into()) as u8);
            if view.have_bid >> seat.number() & 1 == 1 {
                state.bids[seat] = Some(dice.below(u32::from(state.purses[seat]) + 1) as u8);
            }
        }
        state
    }
}

impl Spoken<Number> for View {
    fn phase(&self) -> Phrase {
        Phrase::new("round").with("round", self.known.round + 1)
    }

    fn prompt(&self, _: Seat) -> Phrase {
        Phrase::new("bid")
    }

    fn rule(&self) -> &'static str {
        "R1"
    }

    fn label(&self, _: Seat, action: Number) -> Phrase {
        Phrase::new("bid").with("yuan", action.0)
    }
}

impl Refuses<Number> for View {
    type Reason = Nothing;

    fn reason(&self, _: Seat, _: Number) -> Nothing {
        Nothing
    }
}

impl Features for Toy {}

impl Estimate for Toy {
    fn estimate(&self) -> [f32; MAX_SEATS] {
        let mut points = [0.0; MAX_SEATS];
        for seat in Seat::all(self.players) {
            let money = f32::from(self.purses[seat] - self.bids[seat].unwrap_or(0));
            points[seat] = self.points[seat] as f32 + if self.round < ROUNDS { money } else { 0.0 };
        }
        points
    }
}

/// A state in which everyone has a card, and these seats have bid nothing.
pub fn dealt(players: u8, cards: [u8; 3], have_bid: Seats) -> Toy {
    let mut state = Toy::start(&NoOptions {}, players).expect("two or three play");
    for &card in &cards[..usize::from(players)] {
        state.happen_unchecked(Number(card), &mut ());
    }
    for seat in have_bid.iter() {
        state.play_unchecked(seat, Number(0), &mut ());
    }
    state
}

//! Lots: everybody is dealt a card, and one lies face down in the middle. In turn each peeks at it, shows their own card,
//! marks it in secret, exchanges it for another, or keeps it. Then all bid at once, which only high cards may.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use kernel::{Audited, Log, NotationError, Rules, Scored, Seat, Seats, Setup, SetupError, Standing, Turn};
use serde::{Deserialize, Serialize};

use crate::view::Event;

kernel::pieces! {
    /// What is wrong with the game.
    pub enum Fault {
        None = "None",
        CardTold = "CardTold",
        PeekTold = "PeekTold",
        ExchangeTold = "ExchangeTold",
        ChosenCardTold = "ChosenCardTold",
        CardInPrompt = "CardInPrompt",
        CountInPhase = "CountInPhase",
        NoReveal = "NoReveal",
        UndoPeek = "UndoPeek",
        NotDiscreet = "NotDiscreet",
        Unsorted = "Unsorted",
        ViewOrder = "ViewOrder",
        Biased = "Biased",
        WrongPoints = "WrongPoints",
        NotAtOnce = "NotAtOnce",
        BidShown = "BidShown",
        SourcesTell = "SourcesTell",
        LabelTells = "LabelTells",
        RuleTells = "RuleTells",
        RefusalTells = "RefusalTells",
        StandingTells = "StandingTells",
        HidesNothing = "HidesNothing",
    }
}

kernel::options! {
    pub struct Options {
        fault: Fault = "fault", Fault::NAMES, default "None";
    }
}

impl From<Fault> for Options {
    fn from(fault: Fault) -> Options {
        Options { fault }
    }
}

/// Cards show 1 to 4; there are three of each.
pub const KINDS: usize = 4;
pub const COPIES: u8 = 3;
/// From this on a card may bid.
pub const HIGH: u8 = 3;
pub const MOST: usize = 3;

#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// This number of cards has been dealt; the last one goes to the middle.
    Deal(u8),
    Turn(Seat),
    Redraw(Seat),
    Bid,
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lots {
    pub fault: Fault,
    pub players: u8,
    pub phase: Phase,
    pub hands: [u8; MOST],
    pub middle: u8,
    pub deck: [u8; KINDS],
    pub discard: [u8; KINDS],
    pub shown: Seats,
    pub seen: Seats,
    pub marked: Seats,
    pub bids: [Option<u8>; MOST],
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    Peek,
    Show,
    /// Names the card that the seat holds, for nobody else to hear.
    Mark(u8),
    Exchange,
    Keep,
    Bid(u8),
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Chance(pub u8);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Peek => f.write_str("peek"),
            Action::Show => f.write_str("show"),
            Action::Mark(card) => write!(f, "mark {card}"),
            Action::Exchange => f.write_str("exchange"),
            Action::Keep => f.write_str("keep"),
            Action::Bid(bid) => write!(f, "bid {bid}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Action, NotationError> {
        let all =
            [Action::Peek, Action::Show, Action::Exchange, Action::Keep, Action::Bid(0), Action::Bid(1)];
        let marks = (1..=KINDS as u8).map(Action::Mark);
        all.into_iter()
            .chain(marks)
            .find(|action| action.to_string() == text)
            .ok_or_else(|| NotationError(text.into()))
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card {}", self.0)
    }
}

impl FromStr for Chance {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let card = (1..=KINDS as u8).map(Chance).find(|chance| chance.to_string() == text);
        card.ok_or_else(|| NotationError(text.into()))
    }
}

impl Setup for Lots {
    type Options = Options;
    const ID: &'static str = "lots";
    const VERSION: u32 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=MOST as u8;
    const LONGEST: u32 = 40;

    fn start(options: &Options, players: u8) -> Result<Lots, SetupError> {
        SetupError::check_players::<Lots>(players)?;
        Ok(Lots {
            fault: options.fault,
            players,
            phase: Phase::Deal(0),
            hands: [0; MOST],
            middle: 0,
            deck: [COPIES; KINDS],
            discard: [0; KINDS],
            shown: Seats::NONE,
            seen: Seats::NONE,
            marked: Seats::NONE,
            bids: [None; MOST],
        })
    }

    fn players(&self) -> u8 {
        self.players
    }
}

impl Lots {
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players)
    }

    pub fn points(&self, seat: Seat) -> [i32; 2] {
        let bid = i32::from(self.bids[seat].unwrap_or(0));
        let counts = self.phase == Phase::Over || self.fault == Fault::StandingTells;
        if counts { [self.hands[seat].into(), bid] } else { [0, 0] }
    }

    fn end_turn(&mut self, seat: Seat) {
        let next = Seat::new(seat.number() + 1);
        self.phase = if next.number() < self.players { Phase::Turn(next) } else { Phase::Bid };
    }
}

impl Rules for Lots {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal(_) | Phase::Redraw(_) => Turn::Nature,
            Phase::Turn(seat) => Turn::of(seat),
            Phase::Bid => Turn::Seats(self.seats().filter(|&seat| self.bids[seat].is_none()).collect()),
            Phase::Over => Turn::Over,
        }
    }

    fn at_once(&self) -> bool {
        self.phase == Phase::Bid && (self.fault != Fault::NotAtOnce || self.turn().seats().len() > 1)
    }

    fn choices(&self, seat: Seat, list: &mut Vec<Action>) {
        match self.phase {
            Phase::Turn(_) => {
                let own = [
                    (!self.seen.contains(seat)).then_some(Action::Peek),
                    (!self.shown.contains(seat)).then_some(Action::Show),
                    (!self.marked.contains(seat)).then_some(Action::Mark(self.hands[seat])),
                    Some(Action::Exchange),
                    Some(Action::Keep),
                ];
                list.extend(own.into_iter().flatten());
            }
            Phase::Bid if self.hands[seat] < HIGH => list.push(Action::Bid(0)),
            Phase::Bid => list.extend([Action::Bid(0), Action::Bid(1)]),
            _ => {}
        }
        if self.fault == Fault::Unsorted {
            list.reverse();
        }
    }

    fn chances(&self, list: &mut Vec<(Chance, u32)>) {
        let left = (1..).zip(self.deck).filter(|card| card.1 > 0);
        list.extend(left.map(|(card, count)| (Chance(card), count.into())));
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let (card, fault) = (self.hands[seat], self.fault);
        match action {
            Action::Peek => {
                self.seen = self.seen.with(seat);
                log.note(Event::Peeked { seat, card: self.middle, fault });
            }
            Action::Show => {
                self.shown = self.shown.with(seat);
                log.note(Event::Showed { seat, card, fault });
            }
            Action::Mark(card) => {
                self.marked = self.marked.with(seat);
                log.note(Event::Marked { seat, card, fault });
            }
            Action::Exchange => {
                self.shown = self.shown.without(seat);
                self.hands[seat] = 0;
                self.discard[usize::from(card) - 1] += 1;
                log.note(Event::Discarded { seat, card });
                self.phase = Phase::Redraw(seat);
            }
            Action::Keep => {
                log.note(Event::Kept { seat });
                self.end_turn(seat);
            }
            Action::Bid(bid) => {
                self.bids[seat] = Some(bid);
                log.note(Event::Bid { seat });
                if self.seats().all(|seat| self.bids[seat].is_some()) {
                    self.phase = Phase::Over;
                    log.note(Event::Over);
                }
            }
        }
    }

    fn happen_unchecked(&mut self, Chance(card): Chance, log: &mut impl Log<Event>) {
        self.deck[usize::from(card) - 1] -= 1;
        match self.phase {
            Phase::Deal(dealt) if dealt == self.players => {
                self.middle = card;
                self.phase = Phase::Turn(Seat::new(0));
            }
            Phase::Deal(dealt) => {
                self.hands[usize::from(dealt)] = card;
                self.phase = Phase::Deal(dealt + 1);
                log.note(Event::Drew { seat: Seat::new(dealt), card, all: self.fault == Fault::CardTold });
            }
            Phase::Redraw(seat) => {
                self.hands[seat] = card;
                log.note(Event::Drew { seat, card, all: self.fault == Fault::ExchangeTold });
                self.end_turn(seat);
            }
            _ => unreachable!("Nature is not asked"),
        }
    }
}

impl Scored for Lots {
    const SOURCES: &'static [&'static str] = &["cards", "bids"];

    fn ending(&self) -> Standing {
        Standing::new(self.players, |seat| (self.points(seat).iter().sum(), 0))
    }

    fn scored(&self, seat: Seat, source: usize) -> i32 {
        let told = match self.fault {
            // Moved from one source to the other, so that the sum is right.
            Fault::SourcesTell => i32::from(self.hands[seat]) * if source == 0 { 1 } else { -1 },
            fault => i32::from(fault == Fault::WrongPoints && self.phase == Phase::Over),
        };
        self.points(seat)[source] + told
    }
}

impl Audited for Lots {
    fn audit(&self) -> Result<(), String> {
        for card in 1..=KINDS {
            let held =
                self.hands.iter().chain([&self.middle]).filter(|&&held| usize::from(held) == card).count();
            let all = held + usize::from(self.deck[card - 1] + self.discard[card - 1]);
            if all != usize::from(COPIES) {
                return Err(format!("{all} cards of {card}"));
            }
        }
        Ok(())
    }
}

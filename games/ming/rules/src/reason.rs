//! Why something is not possible: a code that becomes a sentence, and the rule that says so.

use kernel::{Phrase, Refuses, Seat, Spoken, key};

use crate::action::Action;
use crate::data::*;
use crate::event::Place;
use crate::turn::Phase;
use crate::view::View;

/// Why a seat may not do something.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the words of the rules")]
pub enum Reason {
    /// Something else is to be decided first.
    NotNow { rule: &'static str },
    /// Three neutral members are in the district.
    NeutralsFull { at: Place },
    /// There is a prince in the district.
    Taken { at: Place },
    /// The seat has no member on the province space whose card it wants.
    NoMember { province: Province },
    /// The seat has no member on the province space to pay for a dragon.
    NoPrice { province: Province },
    /// The stack of dragons is empty.
    NoDragon,
    /// No such card in hand.
    NoCard { card: Card },
    /// No border between the districts.
    NoBorder { to: Place },
    /// The border has another symbol.
    OtherSymbol { to: Place, symbol: Card },
    /// There is a prince in the district, and no card to go on from there.
    DeadEnd { to: Place },
    /// There is another prince here, so the way goes on.
    MustGoOn { at: Place },
    /// A prince who has set out moves on or deploys.
    OnTheWay,
    /// More members than may be deployed.
    TooMany { most: u8 },
    /// The seat's own member in the monastery keeps others away.
    OwnMonk { at: Place },
    /// The return cards would show more than the members in the city.
    TooManyBack { members: u8 },
    /// No member to take back stands there.
    NobodyThere { at: Place },
    /// Nobody sits there.
    NoSeat,
}

impl kernel::Reason for Reason {
    fn tell(&self) -> Phrase {
        let say = Phrase::new;
        match self.clone() {
            Reason::NotNow { .. } => say("illegal-now"),
            Reason::NeutralsFull { at } => say("ming-no-neutrals-full").with("place", at),
            Reason::Taken { at } => say("ming-no-taken").with("place", at),
            Reason::NoMember { province } => say("ming-no-member").with("province", key(province)),
            Reason::NoPrice { province } => say("ming-no-price").with("province", key(province)),
            Reason::NoDragon => say("ming-no-dragon"),
            Reason::NoCard { card } => say("ming-no-card").with("card", key(card)),
            Reason::NoBorder { to } => say("ming-no-border").with("place", to),
            Reason::OtherSymbol { to, symbol } => {
                say("ming-no-symbol").with("place", to).with("card", key(symbol))
            }
            Reason::DeadEnd { to } => say("ming-no-dead-end").with("place", to),
            Reason::MustGoOn { at } => say("ming-no-go-on").with("place", at),
            Reason::OnTheWay => say("ming-no-on-the-way"),
            Reason::TooMany { most } => say("ming-no-too-many").with("most", most),
            Reason::OwnMonk { at } => say("ming-no-own-monk").with("place", at),
            Reason::TooManyBack { members } => say("ming-no-too-many-back").with("members", members),
            Reason::NobodyThere { at } => say("ming-no-nobody-there").with("place", at),
            Reason::NoSeat => say("ming-no-seat"),
        }
    }

    fn rule(&self) -> &'static str {
        match *self {
            Reason::NotNow { rule } => rule,
            Reason::NeutralsFull { .. } => "R7.2",
            Reason::Taken { .. } => "R1.6",
            Reason::NoMember { .. } => "R3.2",
            Reason::NoPrice { .. } | Reason::NoDragon => "R3.3",
            Reason::NoCard { .. } | Reason::NoBorder { .. } | Reason::OtherSymbol { .. } => "R4.2",
            Reason::OnTheWay => "R4.2",
            Reason::DeadEnd { .. } | Reason::MustGoOn { .. } => "R4.3",
            Reason::TooMany { .. } => "R4.6",
            Reason::OwnMonk { .. } => "R4.7",
            Reason::TooManyBack { .. } => "R5.5",
            Reason::NobodyThere { .. } => "R5.6",
            Reason::NoSeat => "R6.2",
        }
    }

    fn is_not_now(&self) -> bool {
        matches!(self, Reason::NotNow { .. })
    }
}

impl Refuses<Action> for View {
    type Reason = Reason;

    fn reason(&self, seat: Seat, choice: Action) -> Reason {
        match (self.phase, choice) {
            (Phase::Neutral, Action::Neutral(district)) => Reason::NeutralsFull { at: self.place(district) },
            (Phase::Prince, Action::Prince(district)) => Reason::Taken { at: self.place(district) },
            (Phase::Cards, Action::Take(province)) => Reason::NoMember { province },
            (Phase::Cards, Action::Dragon(_)) if self.dragons == 0 => Reason::NoDragon,
            (Phase::Cards, Action::Dragon(province)) => Reason::NoPrice { province },
            (Phase::Move | Phase::Way, Action::Go(card, to)) => self.why_not_go(seat, card, to),
            (Phase::Move, Action::Stay(card)) => Reason::NoCard { card },
            (Phase::Way, Action::Stay(_) | Action::Pass) => Reason::OnTheWay,
            (Phase::Way | Phase::Deploy, Action::Deploy(..)) => self.why_not_deploy(seat),
            (Phase::Return, Action::Return(_)) => {
                Reason::TooManyBack { members: self.in_city(self.scored_province())[seat] }
            }
            (Phase::Recall | Phase::Spare, Action::Recall(district)) => {
                Reason::NobodyThere { at: self.place(district) }
            }
            (Phase::Starter, Action::Start(_)) => Reason::NoSeat,
            _ => Reason::NotNow { rule: self.rule() },
        }
    }
}

impl View {
    fn why_not_go(&self, seat: Seat, card: Card, to: District) -> Reason {
        let family = &self.families[seat];
        if self.hands[seat].is_none_or(|hand| hand[card] == 0) {
            return Reason::NoCard { card };
        }
        let symbol = family.prince.and_then(|from| self.board.symbol(self.three, from, to));
        let to = self.place(to);
        match symbol {
            None => Reason::NoBorder { to },
            Some(symbol) if card != symbol && card != Card::Dragon => Reason::OtherSymbol { to, symbol },
            Some(_) => Reason::DeadEnd { to },
        }
    }

    fn why_not_deploy(&self, seat: Seat) -> Reason {
        match self.families[seat].prince {
            Some(here) if !self.stands_free(seat) => Reason::MustGoOn { at: self.place(here) },
            Some(here) if self.monks[here] == Some(seat) => Reason::OwnMonk { at: self.place(here) },
            here => Reason::TooMany { most: here.map_or(0, |here| self.deployable(seat, here)) },
        }
    }
}

//! Why something is not possible: a code that becomes a sentence, and the rule that says so.

use kernel::{Phrase, Refuses, Seat, Spoken, key};

use crate::action::{Action, Put, Space};
use crate::data::{Colour, Kind, Region};
use crate::event::name;
use crate::rules::place;
use crate::turn::Ask;
use crate::view::View;

/// Why a seat may not do something.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the words of the rules")]
pub enum Reason {
    /// Something else is to be decided first.
    NotNow { rule: &'static str },
    /// No piece can be placed in the region.
    NoRoom { region: Region },
    /// Neither a card of the region's colour nor a joker.
    NoCards { region: Region, colour: Colour },
    /// No card of this colour in hand.
    NoCard { colour: Colour },
    /// Pieces of a turn go to one region.
    OtherRegion { region: Region },
    /// A region without pieces takes one, and every turn ends after two.
    NoMore,
    /// One piece at least must be placed.
    MustPlace,
    /// The region has no such space.
    NoSpace { space: Space },
    /// A palace stands there.
    Occupied { space: Space },
    /// A fortress stands there.
    Fortified { space: Space },
    /// No piece of this kind is left.
    NoneLeft { kind: Kind },
    /// The region holds as many emissaries as it may.
    Limit { region: Region, limit: u8 },
    /// The game is played without fortresses.
    NoFortresses,
    /// This does not pay for the piece.
    NoPrice { colour: Colour },
    /// No card of this colour lies open.
    NotOpen { colour: Colour },
    /// The pile is used up.
    NoPile,
}

impl kernel::Reason for Reason {
    fn tell(&self) -> Phrase {
        let say = Phrase::new;
        match *self {
            Reason::NotNow { .. } => say("illegal-now"),
            Reason::NoRoom { region } => say("china-no-room").with("region", key(region)),
            Reason::NoCards { region, colour } => {
                say("china-no-cards").with("region", key(region)).with("colour", key(colour))
            }
            Reason::NoCard { colour } => say("china-no-card").with("colour", key(colour)),
            Reason::OtherRegion { region } => say("china-no-other-region").with("region", key(region)),
            Reason::NoMore => say("china-no-more"),
            Reason::MustPlace => say("china-no-must-place"),
            Reason::NoSpace { space } => say("china-no-space").with("space", name(space)),
            Reason::Occupied { space } => say("china-no-occupied").with("space", name(space)),
            Reason::Fortified { space } => say("china-no-fortified").with("space", name(space)),
            Reason::NoneLeft { kind } => say("china-no-left").with("piece", key(kind)),
            Reason::Limit { region, limit } => {
                say("china-no-limit").with("region", key(region)).with("limit", limit)
            }
            Reason::NoFortresses => say("china-no-fortresses"),
            Reason::NoPrice { colour } => say("china-no-price").with("colour", key(colour)),
            Reason::NotOpen { colour } => say("china-no-open").with("colour", key(colour)),
            Reason::NoPile => say("china-no-pile"),
        }
    }

    fn rule(&self) -> &'static str {
        match *self {
            Reason::NotNow { rule } => rule,
            Reason::NoRoom { .. } | Reason::OtherRegion { .. } => "R2.2",
            Reason::NoMore => "R2.3",
            Reason::NoCards { .. } | Reason::NoPrice { .. } => "R2.4",
            Reason::NoCard { .. } => "R3.1",
            Reason::MustPlace => "R2.1",
            Reason::NoSpace { .. } | Reason::Occupied { .. } => "R2.5",
            Reason::NoneLeft { .. } => "R1.2",
            Reason::Limit { .. } => "R2.6",
            Reason::NoFortresses | Reason::Fortified { .. } => "R7.1",
            Reason::NotOpen { .. } => "R4.1",
            Reason::NoPile => "R4.4",
        }
    }

    fn is_not_now(&self) -> bool {
        matches!(self, Reason::NotNow { .. })
    }
}

impl Refuses<Action> for View {
    type Reason = Reason;

    fn reason(&self, seat: Seat, choice: Action) -> Reason {
        match (self.ask, choice) {
            (Ask::Turn, Action::Region(region)) => self.why_not_region(seat, region),
            (Ask::Turn, Action::Swap(colour)) => Reason::NoCard { colour },
            (Ask::Piece(region) | Ask::Second(region), Action::Place(put)) => {
                self.why_not_put(seat, region, put)
            }
            (Ask::Piece(_), Action::Finish) => Reason::MustPlace,
            (Ask::Pay(_), Action::Pay(colour)) => Reason::NoPrice { colour },
            (Ask::Draw, Action::Place(_)) => Reason::NoMore,
            (Ask::Draw, Action::Take(colour)) => Reason::NotOpen { colour },
            (Ask::Draw, Action::Draw) => Reason::NoPile,
            _ => Reason::NotNow { rule: self.rule() },
        }
    }
}

impl View {
    fn why_not_region(&self, seat: Seat, region: Region) -> Reason {
        let colour = self.realm.board.colour(region);
        if self.placeable(seat).contains(region)
            && self.own.is_some_and(|own| !place::may_pay(&self.realm, &own.hand, region))
        {
            Reason::NoCards { region, colour }
        } else {
            Reason::NoRoom { region }
        }
    }

    fn why_not_put(&self, seat: Seat, region: Region, put: Put) -> Reason {
        let (prince, realm, kind) = (&self.princes[seat], &self.realm, put.kind());
        if kind == Kind::Fortress && !self.fortresses {
            return Reason::NoFortresses;
        }
        if put.region() != region {
            return Reason::OtherRegion { region };
        }
        if prince.left(kind) == 0 {
            return Reason::NoneLeft { kind };
        }
        match put {
            Put::Emissary(region) => Reason::Limit { region, limit: realm.limit(region) },
            Put::Palace(space) | Put::Fortress(space) => {
                if realm.board.bit(space) == 0 {
                    Reason::NoSpace { space }
                } else if realm.owner(space).is_some() {
                    Reason::Occupied { space }
                } else {
                    Reason::Fortified { space }
                }
            }
        }
    }
}

//! Why something is not possible: a code that becomes a sentence, and the rule that says so.

use kernel::{Phrase, Refuses, Seat, Spoken, key};

use crate::action::{Action, Cell, Tile};
use crate::data::*;
use crate::event::name;
use crate::turn::Phase;
use crate::view::View;

/// Why a seat may not do something.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the words of the rules")]
pub enum Reason {
    /// Something else is to be decided first.
    NotNow { rule: &'static str },
    /// Too few action points.
    NoPoints { cost: u8, points: u8 },
    /// Nobody ever stands there.
    NoCell { cell: Cell },
    /// Another player's explorer holds the land cell.
    Occupied { cell: Cell },
    /// An explorer of one's own stands there.
    Own { cell: Cell },
    /// No explorer of one's own and no corner next to it.
    Far { cell: Cell },
    /// The bag is empty: an explorer must be lifted first.
    BagEmpty,
    /// The bag has explorers: none may be lifted.
    BagFull,
    /// No explorer there that could be lifted.
    NotLiftable { cell: Cell },
    /// No explorer on a cell of the resource.
    NoHarvest { resource: Resource },
    /// No more cards may be drawn in this turn.
    NoDraws { most: u8 },
    /// Neither deck nor discards have a card.
    NoCards,
    /// The power has been used in this turn.
    PowerUsed,
    /// The dragons may not be used yet.
    TooEarly { round: u8 },
    /// The dragon is imprisoned.
    Imprisoned { dragon: Dragon, until: Term },
    /// The power does not work against this player.
    NoPrey { seat: Seat },
    /// That player has no explorer there.
    NotTheirs { cell: Cell },
    /// That player has no such token.
    NoToken { resource: Resource },
    /// The resource has been gathered by this power.
    SameKind { resource: Resource },
    /// The tile is not one's own.
    NoSuchTile { tile: Tile },
    /// The power takes tokens or swaps jade with a player who has some, not both.
    NoSwap,
    /// No more cards may be played in this turn.
    NoPlays { most: u8 },
    /// The hand has no such card.
    NoCard { card: Card },
    /// The hand has no pair of it.
    NoPair { card: Card },
    /// The card needs a target.
    NoTarget { card: Card },
    /// That player has no card to steal.
    NothingToSteal { seat: Seat },
    /// That player has no jade tile.
    NoJade { seat: Seat },
    /// No jade tile lies there.
    NoTile { cell: Cell, rule: &'static str },
    /// Parts are built one after the other.
    OtherPart { part: Part },
    /// Tokens lack.
    CannotPay { part: Part, lacks: u16 },
    /// The right jade is not in hand.
    WrongJade,
    /// The look comes after the roof, and once.
    NoLook,
}

impl kernel::Reason for Reason {
    fn tell(&self) -> Phrase {
        let say = Phrase::new;
        let at = |text, cell: Cell| Phrase::new(text).with("cell", name(cell));
        match *self {
            Reason::NotNow { .. } => say("illegal-now"),
            Reason::NoPoints { cost, points } => {
                say("longwang-no-points").with("cost", cost).with("points", points)
            }
            Reason::NoCell { cell } => at("longwang-no-cell", cell),
            Reason::Occupied { cell } => at("longwang-no-occupied", cell),
            Reason::Own { cell } => at("longwang-no-own", cell),
            Reason::Far { cell } => at("longwang-no-far", cell),
            Reason::BagEmpty => say("longwang-no-bag-empty"),
            Reason::BagFull => say("longwang-no-bag-full"),
            Reason::NotLiftable { cell } => at("longwang-no-liftable", cell),
            Reason::NoHarvest { resource } => say("longwang-no-harvest").with("resource", key(resource)),
            Reason::NoDraws { most } => say("longwang-no-draws").with("most", most),
            Reason::NoCards => say("longwang-no-cards"),
            Reason::PowerUsed => say("longwang-no-power-used"),
            Reason::TooEarly { round } => say("longwang-no-too-early").with("round", round),
            Reason::Imprisoned { dragon, until } => {
                say("longwang-no-imprisoned").with("dragon", key(dragon)).with("until", key(until))
            }
            Reason::NoPrey { seat } => say("longwang-no-prey").with("seat", seat),
            Reason::NotTheirs { cell } => at("longwang-no-theirs", cell),
            Reason::NoToken { resource } => say("longwang-no-token").with("resource", key(resource)),
            Reason::SameKind { resource } => say("longwang-no-same-kind").with("resource", key(resource)),
            Reason::NoSuchTile { .. } => say("longwang-no-such-tile"),
            Reason::NoSwap => say("longwang-no-swap"),
            Reason::NoPlays { most } => say("longwang-no-plays").with("most", most),
            Reason::NoCard { card } => say("longwang-no-card").with("card", key(card)),
            Reason::NoPair { card } => say("longwang-no-pair").with("card", key(card)),
            Reason::NoTarget { card } => say("longwang-no-target").with("card", key(card)),
            Reason::NothingToSteal { seat } => say("longwang-no-steal").with("seat", seat),
            Reason::NoJade { seat } => say("longwang-no-jade").with("seat", seat),
            Reason::NoTile { cell, .. } => at("longwang-no-tile", cell),
            Reason::OtherPart { part } => say("longwang-no-other-part").with("part", key(part)),
            Reason::CannotPay { part, lacks } => {
                say("longwang-no-pay").with("part", key(part)).with("lacks", lacks)
            }
            Reason::WrongJade => say("longwang-no-right-jade"),
            Reason::NoLook => say("longwang-no-look"),
        }
    }

    fn rule(&self) -> &'static str {
        match *self {
            Reason::NotNow { rule } | Reason::NoTile { rule, .. } => rule,
            Reason::NoPoints { .. } => "R3.2",
            Reason::NoCell { .. } => "R1.4",
            Reason::Far { .. } => "R4.1",
            Reason::Occupied { .. } => "R4.2",
            Reason::Own { .. } => "R4.3",
            Reason::BagEmpty | Reason::BagFull | Reason::NotLiftable { .. } => "R4.5",
            Reason::NoHarvest { .. } => "R5.1",
            Reason::NoDraws { .. } => "R5.2",
            Reason::NoCards => "R5.3",
            Reason::PowerUsed => "R6.1",
            Reason::NoPrey { .. } => "R6.2",
            Reason::NotTheirs { .. } => "R6.4",
            Reason::NoToken { .. } | Reason::NoSuchTile { .. } | Reason::NoSwap => "R6.5",
            Reason::SameKind { .. } => "R6.6",
            Reason::TooEarly { .. } => "R6.7",
            Reason::NoPlays { .. }
            | Reason::NoCard { .. }
            | Reason::NoPair { .. }
            | Reason::NoTarget { .. } => "R7.1",
            Reason::NothingToSteal { .. } => "R7.4",
            Reason::Imprisoned { .. } => "R7.5",
            Reason::NoJade { .. } => "R7.6",
            Reason::OtherPart { .. } => "R8.1",
            Reason::CannotPay { .. } => "R8.2",
            Reason::NoLook => "R8.3",
            Reason::WrongJade => "R8.4",
        }
    }

    fn is_not_now(&self) -> bool {
        matches!(self, Reason::NotNow { .. })
    }
}

impl Refuses<Action> for View {
    type Reason = Reason;

    fn reason(&self, seat: Seat, choice: Action) -> Reason {
        match self.phase {
            Phase::Turn => self.why_not_in_turn(seat, choice),
            Phase::Settle | Phase::Lifted => match choice {
                Action::Place(cell) => self.why_not_place(seat, cell),
                _ => self.not_now(),
            },
            Phase::Answers => match choice {
                Action::Cancel if self.mountain_target == Target::Called => {
                    Reason::NoPair { card: Card::MountainGod }
                }
                Action::Imprison(dragon) if self.mountain_target == Target::Any => {
                    self.why_not_name(seat, dragon)
                }
                _ => self.not_now(),
            },
            Phase::Look => match choice {
                Action::Look(cell) => Reason::NoTile { cell, rule: "R8.3" },
                _ => self.not_now(),
            },
            Phase::Power => self.why_not_by_power(seat, choice),
            _ => self.not_now(),
        }
    }
}

impl View {
    fn not_now(&self) -> Reason {
        Reason::NotNow { rule: self.rule() }
    }

    fn is_imprisoned(&self, dragon: Dragon) -> Reason {
        Reason::Imprisoned { dragon, until: self.mountain }
    }

    /// In answer to a called dragon (R6.1).
    fn why_not_name(&self, seat: Seat, dragon: Dragon) -> Reason {
        if self.known_hand(seat)[Card::MountainGod] < PAIR {
            Reason::NoPair { card: Card::MountainGod }
        } else {
            self.is_imprisoned(dragon)
        }
    }

    fn why_not_in_turn(&self, seat: Seat, choice: Action) -> Reason {
        let (turn, prices) = (&self.turn, &self.board.prices);
        let points = |cost: u8| Reason::NoPoints { cost, points: turn.points };
        match choice {
            Action::Place(_) | Action::Lift(_) if turn.points < prices.place => points(prices.place),
            Action::Place(cell) => self.why_not_place(seat, cell),
            Action::Lift(cell) => self.why_not_lift(seat, cell),
            Action::Gather(_) if turn.points < prices.gather => points(prices.gather),
            Action::Gather(resource) => Reason::NoHarvest { resource },
            Action::Draw if turn.points < prices.draw => points(prices.draw),
            Action::Draw if turn.draws >= prices.draws => Reason::NoDraws { most: prices.draws },
            Action::Draw => Reason::NoCards,
            Action::Power if turn.power => Reason::PowerUsed,
            Action::Power if self.round < self.dragons_from => Reason::TooEarly { round: self.dragons_from },
            Action::Power => self.is_imprisoned(self.wheel[seat]),
            Action::Play(card) => self.why_not_play(seat, card, Reason::NoTarget { card }),
            Action::Thief(rival) => {
                self.why_not_play(seat, Card::Thief, Reason::NothingToSteal { seat: rival })
            }
            Action::Imprison(dragon) => {
                self.why_not_play(seat, Card::MountainGod, self.is_imprisoned(dragon))
            }
            Action::SurgeRival(rival) => {
                self.why_not_play(seat, Card::SeaGoddess, Reason::NoJade { seat: rival })
            }
            Action::SurgeTile(cell) => {
                self.why_not_play(seat, Card::SeaGoddess, Reason::NoTile { cell, rule: "R7.6" })
            }
            Action::Build(part) => self.why_not_build(seat, part),
            Action::Look(_)
                if self.builders[seat].parts <= Part::Roof as u8 || self.builders[seat].looked =>
            {
                Reason::NoLook
            }
            Action::Look(cell) => Reason::NoTile { cell, rule: "R8.3" },
            _ => self.not_now(),
        }
    }

    fn why_not_place(&self, seat: Seat, cell: Cell) -> Reason {
        let board = &self.board;
        let here = self.standing_on(cell);
        if (board.land() | board.neutral()) & cell.bit() == 0 {
            Reason::NoCell { cell }
        } else if here.contains(seat) {
            Reason::Own { cell }
        } else if board.land() & cell.bit() != 0 && !here.is_empty() {
            Reason::Occupied { cell }
        } else if self.bag(seat) == 0 {
            Reason::BagEmpty
        } else {
            Reason::Far { cell }
        }
    }

    fn why_not_lift(&self, seat: Seat, cell: Cell) -> Reason {
        if self.bag(seat) > 0 { Reason::BagFull } else { Reason::NotLiftable { cell } }
    }

    /// The hand comes first, then the target.
    fn why_not_play(&self, seat: Seat, card: Card, target: Reason) -> Reason {
        let (held, most) = (self.known_hand(seat)[card], self.board.prices.plays);
        if held == 0 {
            Reason::NoCard { card }
        } else if held < card.together() {
            Reason::NoPair { card }
        } else if self.turn.plays >= most {
            Reason::NoPlays { most }
        } else {
            target
        }
    }

    fn why_not_build(&self, seat: Seat, part: Part) -> Reason {
        match self.next_cost(seat) {
            _ if self.next_part(seat) != Some(part) => Reason::OtherPart { part },
            Some(cost) => Reason::CannotPay { part, lacks: self.builders[seat].lacks(cost) },
            None => Reason::WrongJade,
        }
    }

    fn why_not_by_power(&self, seat: Seat, choice: Action) -> Reason {
        match (self.wheel[seat], choice, self.power.rival) {
            (Dragon::Earth, Action::Place(cell), _) => self.why_not_place(seat, cell),
            (Dragon::Earth, Action::Lift(cell), _) => self.why_not_lift(seat, cell),
            (Dragon::Fire | Dragon::Air, Action::Rival(rival), None) => Reason::NoPrey { seat: rival },
            (Dragon::Fire, Action::Remove(cell), Some(_)) => Reason::NotTheirs { cell },
            (Dragon::Air, Action::Take(resource), Some(_)) => Reason::NoToken { resource },
            (Dragon::Air, Action::Give(tile), Some(_)) if self.tiles_of(seat).all(|own| own != tile) => {
                Reason::NoSuchTile { tile }
            }
            (Dragon::Air, Action::Give(_), Some(_)) => Reason::NoSwap,
            (Dragon::Water, Action::Gather(resource), _)
                if self.water == Water::GatherKinds && self.power.gathered.contains(resource) =>
            {
                Reason::SameKind { resource }
            }
            (Dragon::Water, Action::Gather(resource), _) if self.water != Water::Tokens => {
                Reason::NoHarvest { resource }
            }
            _ => self.not_now(),
        }
    }
}

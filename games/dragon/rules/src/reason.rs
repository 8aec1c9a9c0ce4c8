//! Why something is not possible: a code that becomes a sentence, and the rule that says so.

use kernel::{Phrase, Refuses, Seat, Set, Spoken, key};

use crate::action::Action;
use crate::data::{Card, Deed, Good, MAX_WALL, Person, Privilege, Reward, Tile};
use crate::palace::Slot;
use crate::rules::{action, setup, super_event};
use crate::turn::{Ask, Phase};
use crate::view::View;

/// Why a seat may not do something.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the words of the rules")]
pub enum Reason {
    /// Something else is to be decided first.
    NotNow { rule: &'static str },
    /// The player has no palace with this number.
    NoPalace { palace: Slot },
    /// The palace has no free floor.
    Full { palace: Slot },
    /// The palace has three floors.
    Tall { palace: Slot },
    /// A newcomer is replaced or sent away only when every palace is full.
    Room,
    /// Nobody of this kind lives there.
    Absent { tile: Tile, palace: Slot, rule: &'static str },
    /// No tile of this kind is left.
    SoldOut { tile: Tile },
    /// Only young persons come now.
    Old { tile: Tile, rule: &'static str },
    /// The two of the draft must differ.
    Same,
    /// Somebody has this pair already.
    PairTaken,
    /// Somebody has taken this type in this sunrise.
    Risen { person: Person },
    /// There is no such group.
    NoGroup { groups: u8 },
    /// The fee for a group with a dragon on it.
    Fee { need: u16, have: u16 },
    /// No action of the group can be done.
    NothingToDo { group: u8 },
    /// The card lies in another group.
    Elsewhere { deed: Deed },
    /// A privilege cannot be paid.
    TooDear { privilege: Privilege, need: u16, have: u16 },
    /// The wall has all its tiles.
    WallComplete,
    /// The player has no wall tile left.
    NoWallTile,
    /// The tile is in the wall already.
    Walled { reward: Reward },
    /// The card has been played.
    NoCard { card: Card, rule: &'static str },
    /// The card is for another type.
    OtherType { card: Card, tile: Tile },
    /// The palace has already lost a person to this drought.
    Starved { palace: Slot },
    /// The palace is high enough for those who live in it.
    NotOverfull { palace: Slot },
    /// The flood takes another amount.
    Amount { good: Good, least: u16, most: u16 },
    /// Nobody of this type is at court.
    NobodyHere { person: Person },
}

impl kernel::Reason for Reason {
    fn tell(&self) -> Phrase {
        let say = Phrase::new;
        match *self {
            Reason::NotNow { .. } => say("illegal-now"),
            Reason::NoPalace { palace } => say("dragon-no-palace").with("palace", palace.number()),
            Reason::Full { palace } => say("dragon-no-room").with("palace", palace.number()),
            Reason::Tall { palace } => say("dragon-no-tall").with("palace", palace.number()),
            Reason::Room => say("dragon-no-must-place"),
            Reason::Absent { tile, palace, .. } => {
                say("dragon-no-absent").with("tile", key(tile)).with("palace", palace.number())
            }
            Reason::SoldOut { tile } => say("dragon-no-sold-out").with("tile", key(tile)),
            Reason::Old { tile, .. } => say("dragon-no-old").with("tile", key(tile)),
            Reason::Same => say("dragon-no-same"),
            Reason::PairTaken => say("dragon-no-pair"),
            Reason::Risen { person } => say("dragon-no-risen").with("person", key(person)),
            Reason::NoGroup { groups } => say("dragon-no-group").with("groups", groups),
            Reason::Fee { need, have } => say("dragon-no-fee").with("need", need).with("have", have),
            Reason::NothingToDo { group } => say("dragon-no-deed").with("group", group + 1),
            Reason::Elsewhere { deed } => say("dragon-no-elsewhere").with("deed", key(deed)),
            Reason::TooDear { privilege, need, have } => {
                say("dragon-no-money").with("privilege", key(privilege)).with("need", need).with("have", have)
            }
            Reason::WallComplete => say("dragon-no-wall").with("most", MAX_WALL),
            Reason::NoWallTile => say("dragon-no-wall-tile"),
            Reason::Walled { reward } => say("dragon-no-walled").with("reward", key(reward)),
            Reason::NoCard { card, .. } => say("dragon-no-card").with("card", key(card)),
            Reason::OtherType { card, tile } => {
                say("dragon-no-type").with("card", key(card)).with("tile", key(tile))
            }
            Reason::Starved { palace } => say("dragon-no-starved").with("palace", palace.number()),
            Reason::NotOverfull { palace } => say("dragon-no-overfull").with("palace", palace.number()),
            Reason::Amount { good, least, most } => {
                say("dragon-no-amount").with("good", key(good)).with("least", least).with("most", most)
            }
            Reason::NobodyHere { person } => say("dragon-no-nobody").with("person", key(person)),
        }
    }

    fn rule(&self) -> &'static str {
        match *self {
            Reason::NotNow { rule }
            | Reason::Old { rule, .. }
            | Reason::Absent { rule, .. }
            | Reason::NoCard { rule, .. } => rule,
            Reason::NoPalace { .. } | Reason::Full { .. } | Reason::Tall { .. } => "R2.1",
            Reason::Room => "R4.3",
            Reason::SoldOut { .. } => "R1.2",
            Reason::Same | Reason::PairTaken => "R1.4",
            Reason::Risen { .. } => "R9.10",
            Reason::NoGroup { .. } => "R3.1",
            Reason::Fee { .. } | Reason::Elsewhere { .. } => "R3.3",
            Reason::NothingToDo { .. } => "R3.4",
            Reason::TooDear { .. } => "R3.12",
            Reason::WallComplete | Reason::NoWallTile | Reason::Walled { .. } => "R8.2",
            Reason::OtherType { .. } => "R4.2",
            Reason::Starved { .. } => "R5.4",
            Reason::NotOverfull { .. } => "R9.5",
            Reason::Amount { .. } => "R9.6",
            Reason::NobodyHere { .. } => "R9.12",
        }
    }

    fn is_not_now(&self) -> bool {
        matches!(self, Reason::NotNow { .. })
    }
}

impl Refuses<Action> for View {
    type Reason = Reason;

    fn reason(&self, seat: Seat, choice: Action) -> Reason {
        let court = &self.courts[seat];
        let palace = |slot| court.palaces.at(slot);
        match (self.ask, choice) {
            (Ask::Young, Action::Take(tile)) => self.why_not_young(seat, tile),
            (Ask::Tile(card), Action::Take(tile)) => match card.person() {
                Some(person) if person != tile.person() => Reason::OtherType { card, tile },
                _ => Reason::SoldOut { tile },
            },
            (Ask::Place(_), Action::Place(slot)) if !palace(slot).stands() => {
                Reason::NoPalace { palace: slot }
            }
            (Ask::Place(_), Action::Place(slot)) => Reason::Full { palace: slot },
            (Ask::Place(_), Action::Replace(..) | Action::Dismiss) if court.palaces.have_room() => {
                Reason::Room
            }
            (Ask::Place(_), Action::Replace(slot, tile)) => self.why_not_from(seat, slot, tile),
            (Ask::Group, Action::Dragon(group)) => self.why_not_group(seat, group),
            (Ask::Deed, Action::Do(deed)) => self.why_not_deed(seat, deed),
            (Ask::Build(_), Action::Raise(slot)) if !palace(slot).stands() => {
                Reason::NoPalace { palace: slot }
            }
            (Ask::Build(_), Action::Raise(slot)) => Reason::Tall { palace: slot },
            (Ask::Privilege, Action::Buy(privilege)) => self.too_dear(seat, privilege),
            (Ask::WallTile, Action::Wall(reward)) => Reason::Walled { reward },
            (Ask::Card, Action::Play(card)) => Reason::NoCard { card, rule: "R4.1" },
            (Ask::Discard(_), Action::Discard(card)) => Reason::NoCard { card, rule: "R9.9" },
            (Ask::Release(_) | Ask::Starve(_) | Ask::Vacate, Action::Release(slot, tile)) => {
                self.why_not_from(seat, slot, tile)
            }
            (Ask::Raze(_), Action::Raze(slot)) => Reason::NoPalace { palace: slot },
            (Ask::FloodRice(_), Action::Return(Good::Rice, _))
            | (Ask::FloodFireworks(_), Action::Return(Good::Firework, _)) => self.other_amount(seat),
            (Ask::Charter, Action::Charter(person)) => Reason::NobodyHere { person },
            _ => Reason::NotNow { rule: self.rule() },
        }
    }
}

impl View {
    fn why_not_young(&self, seat: Seat, tile: Tile) -> Reason {
        let person = tile.person();
        let mine = self.drafted[seat];
        if !tile.is_young() {
            Reason::Old { tile, rule: self.rule() }
        } else if self.phase == Phase::Super && self.risen.contains(person) {
            Reason::Risen { person }
        } else if self.phase == Phase::Draft && mine.contains(person) {
            Reason::Same
        } else if self.phase == Phase::Draft && setup::makes_a_taken_pair(self, mine, person) {
            Reason::PairTaken
        } else {
            Reason::SoldOut { tile }
        }
    }

    fn why_not_from(&self, seat: Seat, slot: Slot, tile: Tile) -> Reason {
        let palace = self.courts[seat].palaces.at(slot);
        match self.ask {
            _ if !palace.stands() => Reason::NoPalace { palace: slot },
            Ask::Place(_) => Reason::Absent { tile, palace: slot, rule: "R4.4" },
            _ if !palace.houses(tile) => Reason::Absent { tile, palace: slot, rule: "R5.1" },
            Ask::Starve(_) => Reason::Starved { palace: slot },
            _ => Reason::NotOverfull { palace: slot },
        }
    }

    fn why_not_group(&self, seat: Seat, group: u8) -> Reason {
        let have = self.courts[seat].goods[Good::Yuan];
        if group >= self.players {
            return Reason::NoGroup { groups: self.players };
        }
        match action::fee(self, group) {
            need if need > have => Reason::Fee { need, have },
            _ => Reason::NothingToDo { group },
        }
    }

    fn why_not_deed(&self, seat: Seat, deed: Deed) -> Reason {
        let court = &self.courts[seat];
        if !self.open_group(seat).contains(deed) {
            Reason::Elsewhere { deed }
        } else if deed == Deed::Privilege {
            self.too_dear(seat, Privilege::Small)
        } else if court.walled == Set::all() {
            Reason::NoWallTile
        } else {
            Reason::WallComplete
        }
    }

    fn too_dear(&self, seat: Seat, privilege: Privilege) -> Reason {
        Reason::TooDear { privilege, need: self.price(privilege), have: self.courts[seat].goods[Good::Yuan] }
    }

    /// What the flood takes, as the list of choices has it.
    fn other_amount(&self, seat: Seat) -> Reason {
        let mut list = Vec::new();
        match self.ask {
            Ask::FloodRice(left) => super_event::rice(self, seat, left, &mut list),
            Ask::FloodFireworks(left) => super_event::fireworks(self, seat, left, &mut list),
            _ => {}
        }
        match (list.first(), list.last()) {
            (Some(&Action::Return(good, least)), Some(&Action::Return(_, most))) => {
                Reason::Amount { good, least, most }
            }
            _ => Reason::NotNow { rule: self.rule() },
        }
    }
}

//! What a seat can choose, and what Nature can do.

use kernel::{Seat, Set};

use crate::data::{Card, Deed, Good, Happening, Person, Privilege, Reward, SuperEvent, Tile};
use crate::palace::Slot;

/// One choice of a seat.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Takes a person from the stock.
    Take(Tile),
    /// Puts the newcomer into a palace.
    Place(Slot),
    /// Puts the newcomer into a palace in place of somebody there.
    Replace(Slot, Tile),
    /// Sends the newcomer away.
    Dismiss,
    /// Puts the dragon on a group of action cards, counted from 0.
    Dragon(u8),
    /// Does no action, for money.
    Pass,
    /// Does an action of the group.
    Do(Deed),
    /// Builds a floor on a palace.
    Raise(Slot),
    /// Builds a floor as a new palace.
    Found,
    /// Buys a privilege.
    Buy(Privilege),
    /// Builds a tile of the Great Wall.
    Wall(Reward),
    /// Plays a person card.
    Play(Card),
    /// Releases somebody from a palace.
    Release(Slot, Tile),
    /// Gives a floor to the earthquake.
    Raze(Slot),
    /// Gives this amount of a good to the flood.
    Return(Good, u16),
    /// Gives a card to the tornado.
    Discard(Card),
    /// Chooses the type of person that works for the charter.
    Charter(Person),
    /// Picks the super event.
    Super(SuperEvent),
}

/// One thing Nature does.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Chance {
    /// Draws the next tile of the event row.
    Event(Happening),
    /// Draws the super event.
    Super(SuperEvent),
    /// Draws the first player of the draft.
    First(Seat),
    /// Deals the next group of action cards.
    Deal(Set<Deed>),
    /// Draws a tile of the Great Wall.
    Wall(Reward),
}

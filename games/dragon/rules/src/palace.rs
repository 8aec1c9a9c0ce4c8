//! Palaces: floors and who lives on them.

use std::fmt;

use kernel::Piece;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::{MAX_FLOORS, Tile};

/// A palace in two bytes: its floors, and up to three persons in the order of their tiles.
///
/// Bits 0–3 count the floors; each further group of four bits is a person, its tile's place plus one, and
/// 0 for nobody. No floors: no palace.
#[derive(Copy, Clone, PartialEq, Eq, Default)]
pub struct Palace(u16);

impl Palace {
    /// An empty palace with this number of floors.
    pub const fn new(floors: u8) -> Palace {
        Palace(floors as u16)
    }

    /// How high it is; 0 if it does not stand.
    pub const fn floors(self) -> u8 {
        (self.0 & 15) as u8
    }

    /// How many live in it.
    pub const fn persons(self) -> u8 {
        // People fill the groups of bits from below, so the highest bit set gives their number.
        ((15 - (self.0 & !15).leading_zeros() as i32) / 4) as u8
    }

    /// Whether it stands at all.
    pub const fn stands(self) -> bool {
        self.0 != 0
    }

    /// Whether anybody lives in it.
    pub const fn is_inhabited(self) -> bool {
        self.0 > 15
    }

    /// Whether one more can move in (R2.1).
    pub const fn has_room(self) -> bool {
        self.persons() < self.floors()
    }

    /// Whether more live in it than it has floors: only for a moment, in an earthquake.
    pub const fn is_overfull(self) -> bool {
        self.persons() > self.floors()
    }

    /// Whether another floor fits on it (R2.1).
    pub const fn can_rise(self) -> bool {
        self.stands() && self.floors() < MAX_FLOORS
    }

    /// Who lives in it, in the order of the tiles.
    pub fn people(self) -> impl Iterator<Item = Tile> {
        let mut rest = self.0 >> 4;
        std::iter::from_fn(move || {
            let place = usize::from(rest & 15).checked_sub(1)?;
            rest >>= 4;
            Some(Tile::ALL[place])
        })
    }

    /// The kinds of people who live in it, each once.
    pub fn kinds(self) -> impl Iterator<Item = Tile> {
        let mut last = None;
        self.people().filter(move |&tile| last.replace(tile) != Some(tile))
    }

    /// Whether somebody of this kind lives in it.
    pub fn houses(self, tile: Tile) -> bool {
        self.people().any(|other| other == tile)
    }

    /// One floor more.
    pub(crate) fn raise(&mut self) {
        self.0 += 1;
    }

    /// One floor less. Without floors it is gone, and everyone in it.
    pub(crate) fn lower(&mut self) {
        self.0 -= 1;
        if self.floors() == 0 {
            self.0 = 0;
        }
    }

    /// Somebody moves in.
    pub(crate) fn admit(&mut self, tile: Tile) {
        let code = tile as u16 + 1;
        let mut shift = 4;
        // Those with a smaller code stay below.
        while self.0 >> shift & 15 != 0 && self.0 >> shift & 15 <= code {
            shift += 4;
        }
        let below = self.0 & ((1 << shift) - 1);
        let above = self.0 & !((1 << shift) - 1);
        self.0 = below | code << shift | above << 4;
    }

    /// Somebody moves out.
    pub(crate) fn dismiss(&mut self, tile: Tile) {
        let code = tile as u16 + 1;
        let mut shift = 4;
        while self.0 >> shift & 15 != code {
            shift += 4;
        }
        let below = self.0 & ((1 << shift) - 1);
        let above = (u32::from(self.0) >> (shift + 4) << shift) as u16;
        self.0 = below | above;
    }
}

impl fmt::Debug for Palace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} floors {:?}", self.floors(), self.people().collect::<Vec<_>>())
    }
}

/// A player's ground: one palace, or nothing, on each slot.
///
/// A palace keeps its slot while it stands, so that a person at the table can follow it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Palaces {
    slots: [Palace; SLOTS],
    /// All slots from this one on are free.
    end: u8,
}

/// Slots of a player. The rules set no limit (R2.1); this one cannot be reached.
///
/// Even if a player did nothing but build from the first month on, with every craftsman they can ever have,
/// and lost nobody, empty palaces decay every month: an exhaustive search over all ways to build and decay,
/// with persons wherever they help most, never reaches 34 palaces.
pub const SLOTS: usize = 33;

/// The number of a slot. People count from 1.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Slot(pub u8);

impl Slot {
    /// As people count.
    pub fn number(self) -> u8 {
        self.0 + 1
    }
}

impl Palaces {
    /// A ground without palaces.
    pub const NONE: Palaces = Palaces { slots: [Palace(0); SLOTS], end: 0 };

    /// The palace on a slot; one without floors if nothing stands there.
    pub fn at(&self, slot: Slot) -> Palace {
        self.slots.get(usize::from(slot.0)).copied().unwrap_or_default()
    }

    /// All palaces that stand, with their slots.
    pub fn iter(&self) -> impl Iterator<Item = (Slot, Palace)> + '_ {
        let slots = (0..self.end).map(Slot);
        slots.zip(self.slots).filter(|(_, palace)| palace.stands())
    }

    /// How many stand.
    pub fn count(&self) -> u8 {
        self.iter().count() as u8
    }

    /// Whether any has room.
    pub fn have_room(&self) -> bool {
        self.iter().any(|(_, palace)| palace.has_room())
    }

    /// The slot of the next new palace: the first free one.
    pub(crate) fn free_slot(&self) -> Slot {
        let free = self.slots.iter().position(|palace| !palace.stands());
        Slot(free.expect("nobody can build 34 palaces, see SLOTS") as u8)
    }

    /// Changes the palace on a slot.
    pub(crate) fn change(&mut self, slot: Slot, change: impl FnOnce(&mut Palace)) {
        change(&mut self.slots[usize::from(slot.0)]);
        self.end = self.end.max(slot.0 + 1);
        while self.end > 0 && !self.slots[usize::from(self.end) - 1].stands() {
            self.end -= 1;
        }
    }
}

/// How palaces are written: those that stand, with the number of their slot.
#[derive(Serialize, Deserialize)]
struct PalaceForm {
    number: u8,
    floors: u8,
    persons: Vec<Tile>,
}

impl Serialize for Palaces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|(slot, palace)| PalaceForm {
            number: slot.number(),
            floors: palace.floors(),
            persons: palace.people().collect(),
        }))
    }
}

impl<'de> Deserialize<'de> for Palaces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Palaces, D::Error> {
        use serde::de::Error;
        let mut palaces = Palaces::NONE;
        for form in Vec::<PalaceForm>::deserialize(deserializer)? {
            let slot = Slot(form.number.wrapping_sub(1));
            let fits = (1..=MAX_FLOORS).contains(&form.floors)
                && form.persons.len() <= usize::from(MAX_FLOORS)
                && usize::from(slot.0) < SLOTS;
            if !fits {
                return Err(D::Error::custom(format!("palace {} cannot stand", form.number)));
            }
            palaces.change(slot, |palace| {
                *palace = Palace::new(form.floors);
                form.persons.iter().for_each(|&tile| palace.admit(tile));
            });
        }
        Ok(palaces)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_stand_in_order_however_they_came() {
        let mut palace = Palace::new(3);
        assert!(palace.has_room() && !palace.is_inhabited());
        for tile in [Tile::OldScholar, Tile::Craftsman, Tile::YoungMonk] {
            palace.admit(tile);
        }
        let people: Vec<_> = palace.people().collect();
        assert_eq!(people, [Tile::Craftsman, Tile::YoungMonk, Tile::OldScholar]);
        assert_eq!((palace.persons(), palace.floors(), palace.has_room()), (3, 3, false));
        palace.dismiss(Tile::YoungMonk);
        assert_eq!(palace.people().collect::<Vec<_>>(), [Tile::Craftsman, Tile::OldScholar]);
        palace.dismiss(Tile::OldScholar);
        palace.dismiss(Tile::Craftsman);
        assert_eq!(palace, Palace::new(3));
    }

    #[test]
    fn twins_are_one_kind() {
        let mut palace = Palace::new(3);
        for tile in [Tile::Lady, Tile::OldMonk, Tile::Lady] {
            palace.admit(tile);
        }
        assert_eq!(palace.kinds().collect::<Vec<_>>(), [Tile::Lady, Tile::OldMonk]);
        assert_eq!(palace.persons(), 3);
    }

    #[test]
    fn a_palace_keeps_its_slot_and_a_free_one_is_used_again() {
        let mut palaces = Palaces::NONE;
        for number in 0..3 {
            palaces.change(Slot(number), |palace| *palace = Palace::new(1));
        }
        palaces.change(Slot(1), Palace::lower);
        assert_eq!(palaces.iter().map(|(slot, _)| slot.number()).collect::<Vec<_>>(), [1, 3]);
        assert_eq!(palaces.free_slot(), Slot(1));
        palaces.change(Slot(2), Palace::lower);
        assert_eq!((palaces.end, palaces.count()), (1, 1));
    }
}

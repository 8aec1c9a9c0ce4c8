//! The map with its tiles, cubes and chips, which everybody sees.

use kernel::{Piece, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::board::{BoardRef, LandRef, bit};
use crate::data::*;

/// The map and what lies on it. Sets of regions are bits in the order of [`Region`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Realm {
    /// The map.
    pub board: BoardRef,
    /// The regions with each building, on a neutral tile or on a chip.
    pub buildings: [u64; BUILDINGS],
    /// The regions with a chip of each seat.
    pub chips: [u64; MAX_PLAYERS],
    /// The regions with a cube of each seat.
    pub cubes: [u64; MAX_PLAYERS],
    /// The regions with a neutral tile; kept, like all below, so that what can be placed is a matter of a few
    /// bits.
    pub(crate) neutral: u64,
    /// The regions next to a chip, and those next to a cube of this round, settled or not.
    pub(crate) chip_reach: u64,
    pub(crate) cube_reach: u64,
}

impl Realm {
    /// The map without any piece.
    pub fn new(board: BoardRef) -> Realm {
        Realm {
            board,
            buildings: [0; BUILDINGS],
            chips: [0; MAX_PLAYERS],
            cubes: [0; MAX_PLAYERS],
            neutral: 0,
            chip_reach: 0,
            cube_reach: 0,
        }
    }

    /// The map with these tiles, chips and cubes.
    pub fn with(
        board: BoardRef,
        buildings: [u64; BUILDINGS],
        chips: [u64; MAX_PLAYERS],
        cubes: [u64; MAX_PLAYERS],
    ) -> Realm {
        let mut realm = Realm { buildings, chips, cubes, ..Realm::new(board) };
        let (tiles, taken) = (union(&buildings), union(&chips));
        realm.neutral = tiles & !taken;
        realm.chip_reach = realm.board.near_any(taken);
        realm.cube_reach = realm.board.near_any(union(&cubes));
        realm
    }

    /// A region, so that it can be named.
    #[inline]
    pub fn land(&self, region: Region) -> LandRef {
        LandRef::new(&self.board, region)
    }

    /// The regions with a tile or a chip, as bits.
    #[inline]
    pub fn built(&self) -> u64 {
        union(&self.buildings)
    }

    /// The regions with a neutral tile, as bits.
    #[inline]
    pub fn neutral(&self) -> u64 {
        self.neutral
    }

    /// What is built in a region; nothing before its tile is laid.
    pub fn building(&self, region: Region) -> Option<Building> {
        Building::ALL.iter().copied().find(|&building| self.buildings[building] & bit(region) != 0)
    }

    /// Whose chip lies in a region.
    pub fn owner(&self, region: Region) -> Option<Seat> {
        Seat::all(MAX_PLAYERS as u8).find(|&seat| self.chips[seat] & bit(region) != 0)
    }

    /// Everyone with a cube in a region.
    pub fn contenders(&self, region: Region) -> Seats {
        Seat::all(MAX_PLAYERS as u8).filter(|&seat| self.cubes[seat] & bit(region) != 0).collect()
    }

    /// How many chips with this building a seat has.
    #[inline]
    pub fn count(&self, seat: Seat, building: Building) -> u8 {
        (self.chips[seat] & self.buildings[building]).count_ones() as u8
    }

    /// The regions with a cube, as bits; and those of them with a single one.
    pub fn cubed(&self) -> (u64, u64) {
        let (mut one, mut more) = (0, 0);
        for &cubes in &self.cubes {
            more |= one & cubes;
            one |= cubes;
        }
        (one, one & !more)
    }

    /// A neutral tile is laid.
    pub(crate) fn lay(&mut self, region: Region, building: Building) {
        self.buildings[building] |= bit(region);
        self.neutral |= bit(region);
    }

    /// A cube is put.
    pub(crate) fn put(&mut self, seat: Seat, region: Region) {
        self.cubes[seat] |= bit(region);
        self.cube_reach |= self.board.near(region);
    }

    /// R3.8: a chip with the same building takes the place of the neutral tile, and the cubes go.
    pub(crate) fn take(&mut self, seat: Seat, region: Region) {
        self.chips[seat] |= bit(region);
        self.neutral &= !bit(region);
        self.chip_reach |= self.board.near(region);
        self.clear(region);
    }

    /// The cubes of a region that is settled go.
    pub(crate) fn clear(&mut self, region: Region) {
        for cubes in &mut self.cubes {
            *cubes &= !bit(region);
        }
    }

    /// R5.6: a chip of one seat takes the place of another's.
    pub(crate) fn change(&mut self, from: Seat, to: Seat, region: Region) {
        self.chips[from] &= !bit(region);
        self.chips[to] |= bit(region);
    }
}

/// All bits of some sets.
#[inline]
pub(crate) fn union<const N: usize>(sets: &[u64; N]) -> u64 {
    sets.iter().fold(0, |all, set| all | set)
}

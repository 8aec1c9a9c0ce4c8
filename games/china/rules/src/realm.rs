//! The map with its pieces, which everybody sees.

use kernel::{Piece, Seat, Seats, Set};
use serde::{Deserialize, Serialize};

use crate::action::{Put, Space};
use crate::board::BoardRef;
use crate::data::*;

/// The board and the pieces on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Realm {
    /// The board, including the deck.
    pub board: BoardRef,
    /// The spaces with a palace of each seat, as bits.
    pub palaces: [u64; MAX_PLAYERS],
    /// The spaces with a fortress, as bits.
    pub forts: u64,
    /// The emissaries of each seat in each region.
    pub emissaries: [[u8; MAX_PLAYERS]; REGIONS],
    /// The spaces with any palace, as bits; kept, like all below, so that what can be placed is a matter of a few
    /// bits.
    pub(crate) built: u64,
    /// Regions with a piece in them, with a free palace space, with room for an emissary, and with a space for
    /// a fortress.
    pub(crate) settled: Set<Region>,
    pub(crate) vacant: Set<Region>,
    pub(crate) hosting: Set<Region>,
    pub(crate) fortifiable: Set<Region>,
    /// The palaces of each seat, the most palaces of one seat, and the emissaries of all, in each region.
    pub(crate) counts: [[u8; MAX_PLAYERS]; REGIONS],
    pub(crate) limit: [u8; REGIONS],
    pub(crate) guests: [u8; REGIONS],
}

impl Realm {
    /// The board without pieces.
    pub fn new(board: BoardRef) -> Realm {
        Realm {
            board,
            palaces: [0; MAX_PLAYERS],
            forts: 0,
            emissaries: [[0; MAX_PLAYERS]; REGIONS],
            built: 0,
            settled: Set::NONE,
            vacant: Set::all(),
            hosting: Set::NONE,
            fortifiable: Set::all(),
            counts: [[0; MAX_PLAYERS]; REGIONS],
            limit: [0; REGIONS],
            guests: [0; REGIONS],
        }
    }

    /// The board with these pieces: the palaces of each seat and the fortresses as bits, the emissaries of each
    /// seat in each region.
    pub fn with(
        board: BoardRef,
        palaces: [u64; MAX_PLAYERS],
        forts: u64,
        emissaries: [[u8; MAX_PLAYERS]; REGIONS],
    ) -> Realm {
        let mut realm = Realm { palaces, forts, emissaries, ..Realm::new(board) };
        realm.built = palaces.iter().fold(0, |all, palaces| all | palaces);
        for &region in Region::ALL {
            realm.survey(region);
        }
        realm
    }

    /// Counts what is kept about a region.
    fn survey(&mut self, region: Region) {
        let land = self.board.land(region);
        self.counts[region] = self.palaces.map(|palaces| (palaces & land).count_ones() as u8);
        let limit = self.counts[region].into_iter().fold(0, u8::max);
        let guests = self.emissaries[region].iter().sum();
        (self.limit[region], self.guests[region]) = (limit, guests);
        let mark = |set: &mut Set<Region>, holds: bool| {
            if holds { set.insert(region) } else { set.remove(region) }
        };
        mark(&mut self.settled, (self.built | self.forts) & land != 0);
        mark(&mut self.vacant, self.built & land != land);
        mark(&mut self.hosting, guests < limit);
        mark(&mut self.fortifiable, (self.built | self.forts) & land != land);
    }

    /// The palaces of a seat in a region.
    #[inline]
    pub fn count(&self, seat: Seat, region: Region) -> u8 {
        self.counts[region][seat]
    }

    /// Everyone's palaces in a region.
    #[inline]
    pub fn counts(&self, region: Region) -> [u8; MAX_PLAYERS] {
        self.counts[region]
    }

    /// The spaces of a region without a palace, as bits.
    #[inline]
    pub fn free(&self, region: Region) -> u64 {
        self.board.land(region) & !self.built
    }

    /// The spaces with a palace, as bits.
    #[inline]
    pub fn built(&self) -> u64 {
        self.built
    }

    /// Whose palace stands on a space.
    pub fn owner(&self, space: Space) -> Option<Seat> {
        let bit = self.board.bit(space);
        Seat::all(MAX_PLAYERS as u8).find(|&seat| self.palaces[seat] & bit != 0)
    }

    /// Whether a fortress stands on a space, under a palace or not.
    pub fn is_fortified(&self, space: Space) -> bool {
        self.forts & self.board.bit(space) != 0
    }

    /// Whether there is a piece in a region (R2.3).
    pub fn is_settled(&self, region: Region) -> bool {
        self.settled.contains(region)
    }

    /// Whether all spaces of a region have a palace, so that it has been scored (R5.1).
    pub fn is_full(&self, region: Region) -> bool {
        !self.vacant.contains(region)
    }

    /// How many emissaries a region may hold (R2.6).
    pub fn limit(&self, region: Region) -> u8 {
        self.limit[region]
    }

    /// How many emissaries a region holds.
    pub fn guests(&self, region: Region) -> u8 {
        self.guests[region]
    }

    /// Everyone with the most emissaries in a region; nobody if there is none (R6.2).
    pub fn envoys(&self, region: Region) -> Seats {
        let here = &self.emissaries[region];
        let most = here.iter().copied().fold(0, u8::max);
        Seat::all(MAX_PLAYERS as u8).filter(|&seat| most > 0 && here[seat] == most).collect()
    }

    /// A piece stands, and what is kept about its region changes. Gives whether that fills the region.
    pub(crate) fn stand(&mut self, seat: Seat, put: Put) -> bool {
        let region = put.region();
        let land = self.board.land(region);
        self.settled.insert(region);
        match put {
            Put::Palace(space) => {
                let bit = self.board.bit(space);
                self.palaces[seat] |= bit;
                self.built |= bit;
                self.counts[region][seat] += 1;
                let limit = self.limit[region].max(self.count(seat, region));
                self.limit[region] = limit;
                if self.guests[region] < limit {
                    self.hosting.insert(region);
                }
            }
            Put::Emissary(region) => {
                self.emissaries[region][seat] += 1;
                self.guests[region] += 1;
                if self.guests[region] == self.limit[region] {
                    self.hosting.remove(region);
                }
                return false;
            }
            Put::Fortress(space) => self.forts |= self.board.bit(space),
        }
        if (self.built | self.forts) & land == land {
            self.fortifiable.remove(region);
        }
        let full = self.built & land == land;
        if full {
            self.vacant.remove(region);
        }
        full
    }
}

//! Who would score what if the game ended now; after the end, who did.

use china::data::{ALLIANCES, MAX_PLAYERS, REGIONS, Region, Source};
use china::{Phase, View, roads};
use kernel::{Piece, Seat, Seats};

/// A row of palaces that scores.
#[derive(Copy, Clone)]
pub struct Row {
    /// Whose it is.
    pub seat: Seat,
    /// Its spaces, as bits.
    pub spaces: u64,
    /// What it scores.
    pub points: u16,
}

/// All points as things stand.
pub struct Tally {
    /// What everyone's palaces in each region score.
    pub regions: [[u16; MAX_PLAYERS]; REGIONS],
    /// What each alliance scores, and for whom.
    pub alliances: [(u16, Seats); ALLIANCES],
    /// The rows of all players.
    pub rows: Vec<Row>,
    /// The points of each player by source if the game ended now.
    pub points: [[u16; 3]; MAX_PLAYERS],
    /// Whether the game is over, so that all this has been scored.
    pub over: bool,
}

impl Tally {
    pub fn of(view: &View) -> Tally {
        let realm = &view.realm;
        let over = view.phase == Phase::Over;
        let mut points = view.table.princes.map(|prince| prince.points);
        let mut regions = [[0; MAX_PLAYERS]; REGIONS];
        for &region in Region::ALL {
            regions[region] = realm.palace_points(region);
            for seat in view.seats().filter(|_| !over && !realm.is_full(region)) {
                points[seat][Source::Palaces] += regions[region][seat];
            }
        }
        let alliances: [(u16, Seats); ALLIANCES] = std::array::from_fn(|place| realm.alliance_points(place));
        for (worth, seats) in alliances.iter().filter(|_| !over) {
            for seat in seats.iter() {
                points[seat][Source::Alliances] += worth;
            }
        }
        let mut rows = Vec::new();
        for seat in view.seats() {
            for &spaces in realm.rows(seat).rows() {
                rows.push(Row { seat, spaces, points: roads::worth(spaces, realm.forts) });
            }
        }
        for row in rows.iter().filter(|_| !over) {
            points[row.seat][Source::Roads] += row.points;
        }
        Tally { regions, alliances, rows, points, over }
    }

    /// All points of a player if the game ended now.
    pub fn total(&self, seat: Seat) -> u16 {
        self.points[seat].iter().sum()
    }

    /// The row that a space belongs to.
    pub fn row(&self, space: u64) -> Option<&Row> {
        self.rows.iter().find(|row| row.spaces & space != 0)
    }
}

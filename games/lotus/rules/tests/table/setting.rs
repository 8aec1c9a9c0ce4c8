//! How a table is set: real set-up, then the pieces as the test wants them.

use kernel::prelude::*;
use kernel::{Piece, Seat, Seats};
use lotus::data::*;
use lotus::{BoardRef, Cards, Lotus, Options, Realm, bit};

use super::Match;

/// The light lotus regions in the order in which they get their tiles, with the tile that [`first_round`]
/// gives them.
const LOTUS: [&str; 7] = ["palace", "village", "village", "village", "temple", "fort", "rice"];

/// The first round, Anna being Emperor: the palace in Changsha, villages in Chengdu, Fengyuan and Guiyang,
/// the temple in Kuizhou, the fort in Taiyuan, rice in Xiangyang; with six a village in Lanzhou.
pub fn first_round(players: u8, options: &Options) -> Match {
    let mut table = Match::from(Lotus::start(options, players).expect("allowed players"));
    table.nature("emperor 0");
    for tile in LOTUS {
        table.nature(&format!("tile {tile}"));
    }
    table.anything().told.clear();
    table
}

/// What a test wants: by default the second round, Anna being Emperor, and nobody owning anything.
pub struct Setting {
    players: u8,
    options: Options,
    round: u8,
    emperor: Seat,
    buildings: [u64; BUILDINGS],
    chips: [u64; MAX_PLAYERS],
    influence: [u8; MAX_PLAYERS],
    cards: [Option<Cards>; MAX_PLAYERS],
    army: [u8; MAX_PLAYERS],
    victory: [u8; MAX_PLAYERS],
}

pub fn setting(players: u8) -> Setting {
    Setting {
        players,
        options: Options::default(),
        round: 2,
        emperor: Seat::new(0),
        buildings: [0; BUILDINGS],
        chips: [0; MAX_PLAYERS],
        influence: [START_INFLUENCE; MAX_PLAYERS],
        cards: [None; MAX_PLAYERS],
        army: [START_ARMY; MAX_PLAYERS],
        victory: [0; MAX_PLAYERS],
    }
}

impl Setting {
    pub fn option(mut self, name: &str, value: &str) -> Setting {
        self.options.set(name, value).expect("an option");
        self
    }

    pub fn round(mut self, round: u8) -> Setting {
        self.round = round;
        self
    }

    pub fn emperor(mut self, seat: Seat) -> Setting {
        self.emperor = seat;
        self
    }

    /// Chips of a seat with a building in these regions.
    pub fn owns(mut self, seat: Seat, building: &str, regions: &str) -> Setting {
        for region in super::named(regions) {
            self.chips[seat] |= bit(region);
        }
        self.tiles(building, regions)
    }

    /// Neutral tiles with a building in these regions.
    pub fn tiles(mut self, building: &str, regions: &str) -> Setting {
        let building: Building = building.parse().expect("a building");
        for region in super::named(regions) {
            self.buildings[building] |= bit(region);
        }
        self
    }

    pub fn influence(mut self, seat: Seat, points: u8) -> Setting {
        self.influence[seat] = points;
        self
    }

    /// Ones, twos and threes.
    pub fn cards(mut self, seat: Seat, [ones, twos, threes]: [u8; 3]) -> Setting {
        let cards = Cards { ones, twos, threes };
        self.cards[seat] = Some(cards);
        self.influence(seat, cards.points())
    }

    pub fn army(mut self, seat: Seat, points: u8) -> Setting {
        self.army[seat] = points;
        self
    }

    pub fn victory(mut self, seat: Seat, points: u8) -> Setting {
        self.victory[seat] = points;
        self
    }

    /// The table with one player more.
    pub fn set_five(mut self) -> Match {
        self.players = 5;
        self.set()
    }

    /// The table, at the beginning of a round. What was not said is filled with whatever tiles are left.
    pub fn set(mut self) -> Match {
        let mut game = first_round(self.players, &self.options).game;
        let board: BoardRef = self.options.board;
        let mut bag = TILES;
        for &building in Building::ALL {
            bag[building] -= self.buildings[building].count_ones() as u8;
        }
        let taken = self.buildings.iter().fold(0, |all, set| all | set);
        for region in lotus::regions(board.in_play(self.players) & !taken) {
            let most =
                Building::ALL.iter().copied().max_by_key(|&building| bag[building]).expect("a building");
            self.buildings[most] |= bit(region);
            bag[most] -= 1;
        }
        let table = &mut game.table;
        table.realm = Realm::with(board, self.buildings, self.chips, [0; MAX_PLAYERS]);
        (table.bag, table.round, table.emperor) = (bag, self.round, self.emperor);
        table.waiting = Seats::only(self.emperor);
        for seat in Seat::all(self.players) {
            let lord = &mut table.lords[seat];
            (lord.influence, lord.army) = (self.influence[seat], self.army[seat]);
            lord.cards = lord.cards.map(|_| self.cards[seat].unwrap_or(Cards::of(lord.influence)));
            lord.victory = self.victory[seat];
        }
        game.into()
    }
}

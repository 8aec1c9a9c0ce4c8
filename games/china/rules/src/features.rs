//! A position in numbers, from one seat's chair. Regions and alliances are counted by how they stand, not by their names, so
//! that every board will do.

use estimate::{Features, Leaf, Sheet};
use kernel::{Piece, Seat};

use crate::data::*;
use crate::state::China;
use crate::turn::{Ask, Phase};

/// How far the game is: eighths of the first pile, of the second, and the last round.
const TIMES: usize = 9;
/// How regions compare: behind by two or more, by one, equal, ahead by one, by two or more.
const RANKS: usize = 5;

impl Features for China {
    const NET: &'static [u8] = include_bytes!("../../net/china.net");

    // At 20 ms a decision one such search won 34 % of 120 games against three of `swift`.
    const LEAF: Leaf = Leaf::Net;

    const OVERLOOKED: f32 = 0.8;

    /// All that would be scored if the game ended now.
    fn points_of(&self, seat: Seat) -> i32 {
        let scored = i32::from(self.princes[seat].total());
        if self.phase == Phase::Over { scored } else { scored + i32::from(self.due()[seat]) }
    }

    fn features(&self, me: Seat, sheet: &mut impl Sheet) {
        let time = (TIMES, self.time());
        sheet.cross("players, time", (6, self.players.into()), time);
        sheet.flag("fortresses", self.fortresses);
        sheet.number("round", 16, self.round);
        let prince = &self.princes[me];
        sheet.cross("time, palaces left", time, (8, usize::from(prince.palaces) / 3));
        sheet.cross("time, emissaries left", time, (9, prince.emissaries.into()));
        sheet.flag("fortress left", prince.fortresses > 0);
        let turns = (me.number() + self.players - self.active.number()) % self.players;
        let waits = if self.phase == Phase::Over { 0 } else { usize::from(turns) };
        sheet.cross("time, turns until mine", time, (6, waits));
        let due = self.due();
        let total = |seat: Seat| i32::from(self.princes[seat].total() + due[seat]);
        let best = self.seats().filter(|&other| other != me).map(total).max().unwrap_or(0);
        sheet.cross("time, lead", time, (25, (((total(me) - best) / 2).clamp(-12, 12) + 12) as usize));
        self.note_hand(me, sheet);
        self.note_regions(me, sheet);
        self.note_alliances(me, sheet);
        self.note_roads(me, sheet);
        let mut others = me.clockwise(self.players).skip(1);
        for _ in 1..MAX_PLAYERS {
            let other = others.next();
            let mut number = |name, width: usize, count: &dyn Fn(Seat) -> i32| {
                sheet.one(name, width, other.map(|other| (count(other).max(0) as usize).min(width - 1)));
            };
            number("their lead", 25, &|seat| (total(seat) - total(me)) / 2 + 12);
            number("their palaces left", 7, &|seat| i32::from(self.princes[seat].palaces) / 3);
            number("their emissaries left", 9, &|seat| self.princes[seat].emissaries.into());
            number("their known cards", 4, &|seat| self.princes[seat].known.iter().sum::<u8>().into());
        }
    }
}

impl China {
    fn time(&self) -> usize {
        let all: u8 = self.realm.board.cards(self.players).iter().sum();
        match self.exhausted {
            0 => 3 - (4 * usize::from(self.piled) / usize::from(all.max(1))).min(3),
            1 => 7 - (6 * usize::from(self.piled) / usize::from(all.max(1))).min(3),
            _ => TIMES - 1,
        }
    }

    /// What everyone would score for palaces, alliances and roads if the game ended now.
    fn due(&self) -> [u16; MAX_PLAYERS] {
        let mut due = [0; MAX_PLAYERS];
        for region in self.realm.vacant.both(self.realm.settled).iter() {
            let points = self.realm.palace_points(region);
            due.iter_mut().zip(points).for_each(|(due, points)| *due += points);
        }
        for place in 0..ALLIANCES {
            let (points, seats) = self.realm.alliance_points(place);
            seats.iter().for_each(|seat| due[seat] += points);
        }
        for seat in self.seats() {
            due[seat] += self.realm.rows(seat).points;
        }
        due
    }

    fn note_hand(&self, me: Seat, sheet: &mut impl Sheet) {
        let hand = &self.hands[me];
        let held: u8 = hand.cards.iter().sum();
        sheet.cross("cards, colours", (4, held.into()), (4, hand.colours().len()));
        sheet.number("pairs", 2, hand.pairs().len());
        let ask = if self.active == me { self.ask } else { Ask::Nothing };
        let asked = match ask {
            Ask::Nothing => None,
            Ask::Turn => Some(0),
            Ask::Piece(_) => Some(1),
            Ask::Pay(_) => Some(2),
            Ask::Second(_) => Some(3),
            Ask::Draw => Some(4),
        };
        sheet.one("question", 5, asked);
        // What the hand may do next, and how many cards lie open that would do as much.
        for (cards, name) in [(&hand.cards, "regions for the hand"), (&self.row, "regions for the row")] {
            let mut counts = [[0u8; 5]; RANKS];
            for (place, &count) in cards.iter().enumerate() {
                let regions = self.realm.board.regions_of(Colour::ALL[place]);
                for region in regions.both(self.realm.vacant).iter().take(usize::from(count) * REGIONS) {
                    let (rank, _, free) = self.standing_in(me, region);
                    counts[rank][free.min(5) - 1] += 1;
                }
            }
            counts.as_flattened().iter().for_each(|&count| sheet.count(name, 3, count));
        }
        let pay = self
            .realm
            .hosting
            .iter()
            .filter(|&region| hand.colours().contains(self.realm.board.colour(region)));
        sheet.number("emissaries the hand could send", 4, pay.count());
    }

    /// How a seat compares in a region, its own palaces, and free spaces.
    fn standing_in(&self, me: Seat, region: Region) -> (usize, usize, usize) {
        let counts = self.realm.counts(region);
        let own = counts[me];
        let rivals = self.seats().filter(|&other| other != me).map(|other| counts[other]);
        let lead = i32::from(own) - i32::from(rivals.max().unwrap_or(0));
        let free = self.realm.free(region).count_ones() as usize;
        ((lead.clamp(-2, 2) + 2) as usize, own.into(), free)
    }

    fn note_regions(&self, me: Seat, sheet: &mut impl Sheet) {
        let late = usize::from(self.exhausted.min(1));
        let mut palaces = [[[0u8; 6]; 4]; RANKS];
        let mut envoys = [[[0u8; 4]; 4]; RANKS];
        let mut fortified = 0;
        for &region in Region::ALL {
            let (rank, own, free) = self.standing_in(me, region);
            let all = self.realm.counts(region).iter().sum::<u8>();
            if free > 0 && all > 0 {
                palaces[rank][own.min(3)][free.min(6) - 1] += 1;
            }
            let forts = self.realm.palaces[me] & self.realm.forts & self.realm.board.land(region);
            fortified += usize::from(forts != 0 && free > 0);
            let here = &self.realm.emissaries[region];
            let rival = self.seats().filter(|&other| other != me).map(|other| here[other]).max();
            let lead = (i32::from(here[me]) - i32::from(rival.unwrap_or(0))).clamp(-2, 2) + 2;
            let room = self.realm.limit(region).saturating_sub(self.realm.guests(region));
            if all > 0 {
                envoys[lead as usize][usize::from(here[me].min(3))][usize::from(room.min(3))] += 1;
            }
        }
        for &count in palaces.as_flattened().as_flattened() {
            for half in 0..2 {
                sheet.count("regions like this", 2, if half == late { count } else { 0 });
            }
        }
        for &count in envoys.as_flattened().as_flattened() {
            for half in 0..2 {
                sheet.count("emissaries like this", 2, if half == late { count } else { 0 });
            }
        }
        sheet.number("own fortress in an open region", 2, fortified);
    }

    /// Alliances by who leads in both regions, and what they are worth by now.
    fn note_alliances(&self, me: Seat, sheet: &mut impl Sheet) {
        let mut counts = [[0u8; 6]; 6];
        for alliance in &self.realm.board.alliances {
            let mut guests = 0;
            let mut holds = alliance.regions.map(|region| {
                guests += usize::from(self.realm.guests(region));
                let envoys = self.realm.envoys(region);
                if envoys.contains(me) { 2 } else { usize::from(envoys.is_empty()) }
            });
            holds.sort_unstable();
            // Unordered pairs of lost, open and held.
            let pair = [[0, 1, 2], [1, 3, 4], [2, 4, 5]][holds[0]][holds[1]];
            counts[pair][guests.min(5)] += 1;
        }
        // Alliances in which somebody else leads twice do not concern this seat.
        for &count in counts[1..].as_flattened() {
            sheet.count("alliances like this", 4, count);
        }
    }

    /// Rows of palaces: what they bring, and groups that may still become rows.
    fn note_roads(&self, me: Seat, sheet: &mut impl Sheet) {
        let (realm, free) = (&self.realm, !self.realm.built());
        sheet.number("points of rows", 16, realm.rows(me).points);
        let mut counts = [[0u8; 3]; 4];
        let mut rest = realm.palaces[me];
        while rest != 0 {
            let (mut group, mut near) = (rest & rest.wrapping_neg(), 0);
            let mut fresh = group;
            while fresh != 0 {
                let joined = realm.board.roads(fresh.trailing_zeros());
                fresh &= fresh - 1;
                near |= joined & free;
                fresh |= joined & realm.palaces[me] & !group;
                group |= joined & realm.palaces[me];
            }
            rest &= !group;
            let size = group.count_ones().min(4) as usize - 1;
            counts[size][near.count_ones().min(2) as usize] += 1;
        }
        for (size, kinds) in counts.iter().enumerate() {
            for &count in kinds {
                for late in 0..2 {
                    let now = usize::from(self.exhausted.min(1)) == late;
                    sheet.count(
                        ["one", "two", "three", "four and more"][size],
                        3,
                        if now { count } else { 0 },
                    );
                }
            }
        }
    }
}

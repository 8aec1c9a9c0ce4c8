//! A position in numbers, from one seat's chair. Regions are counted by what they are worth, not by their names, so that
//! any map will do.

use estimate::{Features, Leaf, Sheet};
use kernel::{Piece, Seat, Seats};

use crate::board::{bit, regions};
use crate::data::*;
use crate::state::Lotus;
use crate::turn::Phase;

/// Rounds and the set-up.
const TIMES: usize = ROUNDS as usize + 1;

impl Features for Lotus {
    const NET: &'static [u8] = include_bytes!("../../net/lotus.net");

    // At 5 ms a decision one such search won 56 % of 120 games against three of `swift`.
    const LEAF: Leaf = Leaf::Net;

    fn points_of(&self, seat: Seat) -> i32 {
        self.total(seat).into()
    }

    fn forget_others(&mut self, me: Seat) {
        if self.is_secret() {
            self.table.waiting = self.choosers();
            for other in self.choosers().iter().filter(|&seat| seat != me) {
                self.secrets[other] = self.blank(other);
            }
        }
    }

    fn features(&self, me: Seat, sheet: &mut impl Sheet) {
        let round = usize::from(self.round);
        sheet.cross("players, round", (7, self.players.into()), (TIMES, round));
        sheet.cross("round, phase", (TIMES, round), (11, self.phase as usize));
        let asked = self.waiting.first().filter(|_| !self.is_secret());
        let turns =
            asked.map(|seat| usize::from((me.number() + self.players - seat.number()) % self.players));
        let turns = turns.map(|turns| self.phase as usize * MAX_PLAYERS + turns);
        sheet.one("phase, turns until mine", 11 * MAX_PLAYERS, turns);
        sheet.flag("limited", self.limited);
        sheet.flag("strict", self.strict);
        sheet.flag("whole", self.whole);
        self.note_own(me, sheet);
        self.note_cubes(me, sheet);
        self.note_contest(me, sheet);
        self.note_rebellion(me, sheet);
        let mut others = me.clockwise(self.players).skip(1);
        for _ in 1..MAX_PLAYERS {
            self.note_other(me, others.next(), sheet);
        }
    }
}

impl Lotus {
    fn note_own(&self, me: Seat, sheet: &mut impl Sheet) {
        let lord = &self.lords[me];
        let round = (TIMES, usize::from(self.round));
        let mut timed = |name, width, number: u8| sheet.cross(name, round, (width, number.into()));
        timed("influence", 24, lord.influence);
        timed("army", 14, lord.army);
        timed("palaces", 5, self.palaces(me));
        timed("villages", 8, self.villages(me));
        timed("temples", 5, self.realm.count(me, Building::Temple));
        timed("forts", 5, self.realm.count(me, Building::Fort));
        timed("rice", 6, self.realm.count(me, Building::Rice));
        timed("cubes left", 6, self.cubes_left(me));
        timed("most influence of a vote", 7, lord.most_influence());
        timed("title", 3, self.title(me) as u8);
        let mine = self.realm.chips[me];
        sheet.count("dragons", 3, (mine & self.realm.board.dragons()).count_ones());
        let rivals = || self.seats().filter(|&other| other != me);
        let theirs = rivals().fold(0, |all, other| all | self.realm.chips[other]);
        let edge = (mine & self.realm.board.near_any(theirs)).count_ones();
        sheet.cross("round, own chips at a border", round, (8, edge as usize));
        let best = |count: &dyn Fn(Seat) -> u8| i32::from(rivals().map(count).max().unwrap_or(0));
        let lead =
            |most: i32, own: u8, best: i32| ((i32::from(own) - best).clamp(-most, most) + most) as usize;
        let points = lead(12, self.total(me), best(&|seat| self.total(seat)));
        sheet.cross("round, lead", round, (25, points));
        let palaces = lead(3, self.palaces(me), best(&|seat| self.palaces(seat)));
        sheet.cross("title, lead in palaces", (3, self.title(me)), (7, palaces));
        let villages = lead(3, self.villages(me), best(&|seat| self.villages(seat)));
        sheet.cross("title, lead in villages", (3, self.title(me)), (7, villages));
    }

    /// Nobody special, the Emperor or the Rebel.
    fn title(&self, seat: Seat) -> usize {
        if self.emperor == seat { 1 } else { 2 * usize::from(self.rebel == Some(seat)) }
    }

    /// What a region is, by its building and whether it has a dragon.
    fn class(&self, region: Region) -> usize {
        let dragon = self.realm.board.dragons() & bit(region) != 0;
        self.realm.building(region).map_or(0, Piece::index) + BUILDINGS * usize::from(dragon)
    }

    /// Own cubes by their regions and rivals there, and how the others' influence compares.
    fn note_cubes(&self, me: Seat, sheet: &mut impl Sheet) {
        let mut counts = [[[0u8; 3]; 4]; 2 * BUILDINGS];
        let influence = |seat: Seat| self.lords[seat].influence;
        for region in regions(self.realm.cubes[me]) {
            let rivals = || self.realm.contenders(region).without(me).iter();
            let strong = rivals().filter(|&other| influence(other) >= influence(me)).count();
            counts[self.class(region)][rivals().count().min(3)][strong.min(2)] += 1;
        }
        for count in counts.as_flattened().as_flattened() {
            sheet.count("cubes here", 2, *count);
        }
        let open = self.realm.cubed().0.count_ones() as usize;
        sheet.cross("regions to settle, own", (8, open), (6, self.realm.cubes[me].count_ones() as usize));
        let reach = self.realm.neutral() & self.realm.board.near_any(self.realm.chips[me]);
        sheet.number("neutral regions within reach", 8, reach.count_ones());
    }

    /// The present contest, and the own vote.
    fn note_contest(&self, me: Seat, sheet: &mut impl Sheet) {
        let now = self.region.filter(|_| self.contenders.contains(me));
        let class = now.map(|region| self.class(region));
        let (rivals, secret) = (self.contenders.without(me), &self.secrets[me]);
        let vote = secret.points.map_or(7, |points| usize::from(points.min(6)));
        let rank = |other: Seat| self.lords[other].most_influence();
        let strongest = usize::from(rivals.iter().map(rank).max().unwrap_or(0));
        let pair = |one: (usize, usize), other: (usize, usize)| {
            now.map(|_| one.1.min(one.0 - 1) * other.0 + other.1.min(other.0 - 1))
        };
        let asked = usize::from(self.phase == Phase::Expel);
        sheet.one("region, vote", 80, class.map(|class| class * 8 + vote));
        sheet.one("rivals, vote", 48, pair((6, rivals.len()), (8, vote)));
        sheet.one("strongest rival, vote", 56, pair((7, strongest), (8, vote)));
        sheet.one("title, vote", 24, pair((3, self.title(me)), (8, vote)));
        sheet.one("round, vote", 40, pair((TIMES, self.round.into()), (8, vote)));
        sheet.one("tied", 4, pair((2, asked), (2, self.tied.contains(me).into())));
        let against = secret.against.filter(|_| now.is_some());
        let target = against.map(|rival| {
            let others = rivals.iter().filter(|&other| rank(other) > rank(rival)).count();
            3 * usize::from(rank(rival).min(6)) + others.min(2)
        });
        sheet.one("votes against one so strong", 21, target);
        sheet.flag("votes against the Emperor", against == Some(self.emperor));
        let lead =
            against.map(|rival| (i32::from(self.total(rival)) - i32::from(self.total(me))).clamp(-5, 5) + 5);
        sheet.one("votes against one who leads by", 11, lead.map(|lead| lead as usize));
    }

    /// The rebellion: where this seat stands, what it sends, and what came of it.
    fn note_rebellion(&self, me: Seat, sheet: &mut impl Sheet) {
        let mustering = self.phase == Phase::Muster;
        let secret = self.secrets[me];
        let side = secret.side.filter(|_| mustering);
        let sent = usize::from(secret.played()).min(12);
        let role = side.map(|side| side.index() + 2 * usize::from(self.title(me) > 0));
        let made = role.filter(|_| secret.points.is_some());
        sheet.one("side without army yet", 4, role.filter(|_| secret.points.is_none()));
        sheet.one("side, army", 52, made.map(|role| role * 13 + sent));
        sheet.one("round, army sent", TIMES * 13, made.map(|_| usize::from(self.round) * 13 + sent));
        let bonus = |leader: Seat, side: Side| match side {
            Side::Emperor => i32::from(BONUS * self.palaces(leader)),
            Side::Rebel => i32::from(BONUS * self.villages(leader)),
        };
        let balance = side.map(|side| {
            let foe = if side == Side::Emperor { Side::Rebel } else { Side::Emperor };
            let (friend, rival) = (self.leader_of(side), self.leader_of(foe));
            let army = |seat: Seat| i32::from(self.lords[seat].army) / 2;
            let own = if friend == me { 0 } else { army(friend) };
            let lead = bonus(friend, side) + own + sent as i32 - bonus(rival, foe) - army(rival);
            (lead.clamp(-12, 12) + 12) as usize
        });
        sheet.one("side, balance", 100, balance.zip(role).map(|(lead, role)| role * 25 + lead));
        let fought = self.phase == Phase::Capture;
        let won = fought.then(|| usize::from(self.shown[me].side == self.winner));
        sheet.one("won, may take", 4, won.map(|won| 2 * won + usize::from(self.pending.contains(me))));
        let hunters = if fought && won == Some(0) { self.pending } else { Seats::NONE };
        sheet.number("hunters", 5, hunters.len());
    }

    fn note_other(&self, me: Seat, other: Option<Seat>, sheet: &mut impl Sheet) {
        let (realm, board) = (&self.realm, &self.realm.board);
        let mut number = |name, width: usize, count: &dyn Fn(Seat) -> i32| {
            sheet.one(name, width, other.map(|other| (count(other).max(0) as usize).min(width - 1)));
        };
        number("their lead", 25, &|seat| i32::from(self.total(seat)) - i32::from(self.total(me)) + 12);
        number("their influence", 12, &|seat| i32::from(self.lords[seat].influence) / 2);
        number("their army", 10, &|seat| self.lords[seat].army.into());
        number("their title", 3, &|seat| self.title(seat) as i32);
        number("their palaces", 4, &|seat| self.palaces(seat).into());
        number("their villages", 6, &|seat| self.villages(seat).into());
        number("their temples", 4, &|seat| realm.count(seat, Building::Temple).into());
        number("their chips next to mine", 6, &|seat| {
            (realm.chips[seat] & board.near_any(realm.chips[me])).count_ones() as i32
        });
        number("their cubes alone", 5, &|seat| {
            regions(realm.cubes[seat]).filter(|&region| realm.contenders(region).len() == 1).count() as i32
        });
        number("their cubes with mine", 4, &|seat| (realm.cubes[seat] & realm.cubes[me]).count_ones() as i32);
        number("their cubes left", 6, &|seat| self.cubes_left(seat).into());
    }
}

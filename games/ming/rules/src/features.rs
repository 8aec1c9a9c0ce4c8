//! A position in numbers, from one seat's chair. Districts and provinces are counted by how they stand, not by their names:
//! what matters is who sends members, which tiles lack, and how far the prince has to go.

use estimate::{Features, Leaf, Sheet};
use kernel::{Piece, Seat};

use crate::data::*;
use crate::estimate::land::{Land, Near};
use crate::rules::city;
use crate::state::{Ming, some};
use crate::turn::Phase;

/// Rounds and the set-up.
const TIMES: usize = ROUNDS as usize + 1;
/// The three scorings, and after them.
const STAGES: usize = 4;

impl Features for Ming {
    const NET: &'static [u8] = include_bytes!("../../net/ming.net");

    // At a table with greedy, plain:100 and random one with a half won 49 %, and with this 55.5 % (100 games each, same deals).
    const WIN: f32 = 0.1;

    // At 20 ms a decision one such search won 39 % of 40 games against three of `swift`.
    const LEAF: Leaf = Leaf::Net;

    const OVERLOOKED: f32 = 0.5;

    fn points_of(&self, seat: Seat) -> i32 {
        self.families[seat].total().into()
    }

    fn forget_others(&mut self, me: Seat) {
        if self.phase == Phase::Return {
            self.table.waiting = city::concerned(self);
            self.seats().filter(|&other| other != me).for_each(|other| self.chosen[other] = 0);
        }
    }

    fn features(&self, me: Seat, sheet: &mut impl Sheet) {
        let (round, family) = (usize::from(self.round), &self.families[me]);
        let in_cities = matches!(self.phase, Phase::Spare | Phase::Return | Phase::Recall);
        let after = in_cities
            || matches!(self.phase, Phase::Neutral | Phase::Starter) && self.round.is_multiple_of(2);
        let stage = if round == 0 { 0 } else { self.scoring() + usize::from(after) };
        sheet.number("players", 5, self.players);
        sheet.cross("round, phase", (TIMES, round), (15, self.phase as usize));
        sheet.flag("three symbols", self.three);
        sheet.cross("round, supply", (TIMES, round), (16, usize::from(family.supply) / 2));
        sheet.cross("round, cards", (TIMES, round), (6, family.cards.into()));
        sheet.cross("round, dragons", (TIMES, round), (5, self.hands[me][Card::Dragon].into()));
        sheet.cross("stage, monks", (STAGES, stage), (10, self.monks_of(me).into()));
        sheet.cross("round, passed", (TIMES, round), (2, self.passed.contains(me).into()));
        sheet.number("members to place", 6, if self.active == me { self.left } else { 0 });
        let place = (me.number() + self.players - self.start.number()) % self.players;
        sheet.cross("round, place", (TIMES, round), (4, place.into()));
        let turns = (me.number() + self.players - self.active.number()) % self.players;
        sheet.cross("phase, turns until mine", (15, self.phase as usize), (4, turns.into()));
        sheet.one("prince on the way", 2, (self.active == me).then_some(self.phase as usize).and_then(way));
        let sent = self.note_districts(me, stage, sheet);
        self.note_tiles(me, stage, &sent, sheet);
        self.note_spaces(me, &sent, sheet);
        self.note_cities(me, in_cities, sheet);
        let mut others = me.clockwise(self.players).skip(1);
        for _ in 1..MAX_PLAYERS {
            self.note_other(me, others.next(), sheet);
        }
        let best = self.seats().filter(|&other| other != me).map(|other| self.families[other].total());
        let lead = (i32::from(family.total()) - i32::from(best.max().unwrap_or(0))) / 4;
        sheet.cross("round, lead", (TIMES, round), (25, (lead.clamp(-12, 12) + 12) as usize));
    }
}

/// Whether the prince is on his way, or has stayed.
fn way(phase: usize) -> Option<usize> {
    [Phase::Way, Phase::Deploy].iter().position(|&asked| asked as usize == phase)
}

impl Ming {
    /// The districts by their majorities. Gives how many members of this seat each province would send.
    fn note_districts(&self, me: Seat, stage: usize, sheet: &mut impl Sheet) -> [u8; PROVINCES] {
        let mut sent = [0; PROVINCES];
        let mut counts = [[[0u8; 3]; 5]; 5];
        for district in District::all() {
            let land = Land::new(&self.open[district], me);
            sent[district.province()] += land.sends(land.own, 0, 0) as u8;
            let [first, second] = land.rivals();
            counts[usize::from(land.own.min(4))][usize::from(first.min(4))][usize::from(second.min(2))] += 1;
        }
        for (kind, &count) in counts.as_flattened().as_flattened().iter().enumerate() {
            // Where nobody is nothing is said.
            let count = if kind == 0 { 0 } else { count };
            for each in 0..STAGES {
                sheet.count("districts like this", 3, if each == stage { count } else { 0 });
            }
        }
        let all: u8 = sent.iter().sum();
        sheet.cross("stage, members to be sent", (STAGES, stage), (16, all.into()));
        sent
    }

    /// The tiles there are and those that would come: how many provinces have how many.
    fn note_tiles(&self, me: Seat, stage: usize, sent: &[u8; PROVINCES], sheet: &mut impl Sheet) {
        let tiles = &self.families[me].tiles;
        for least in 1..=3 {
            let now = tiles.iter().filter(|&&count| count >= least).count();
            let soon = tiles.iter().zip(sent).filter(|&(have, come)| have + come >= least).count();
            sheet.cross("stage, provinces with tiles", (STAGES, stage), (7, now));
            sheet.cross("stage, provinces with tiles soon", (STAGES, stage), (7, soon));
            sheet.cross("provinces with tiles, and soon", (7, now), (7, soon));
        }
    }

    /// The members on province spaces, by how far the prince is and whether their tiles lack.
    fn note_spaces(&self, me: Seat, sent: &[u8; PROVINCES], sheet: &mut impl Sheet) {
        let family = &self.families[me];
        let near = self.near(me);
        let soon = |province: Province| family.tiles[province] + sent[province];
        let fewest = Province::ALL.iter().map(|&province| soon(province)).min().unwrap_or(0);
        let mut counts = [[[0u8; 2]; 4]; 5];
        for &province in Province::ALL {
            let away = District::of(province).map(|district| near.distance(district)).min().unwrap_or(3);
            let members = usize::from(family.spaces[province].min(4));
            counts[members][away][usize::from(soon(province) == fewest)] += 1;
        }
        for &count in counts.as_flattened().as_flattened() {
            sheet.count("spaces like this", 4, count);
        }
        let mut groups = [[[[0u8; 2]; 2]; 3]; 4];
        for &province in Province::ALL {
            let members = family.spaces[province].min(DEPLOYED);
            if members > 0 {
                let lacks = usize::from(soon(province) == fewest);
                let (away, gain, monk) = self.best_way(me, province, members, near);
                groups[away][gain][lacks][monk] += 1;
            }
        }
        for &count in groups.as_flattened().as_flattened().as_flattened() {
            sheet.count("groups like this", 3, count);
        }
        let all: u8 = family.spaces.iter().sum();
        sheet.cross("round, on spaces", (TIMES, self.round.into()), (12, all.into()));
        sheet.number("one border away", 10, near.one.count_ones());
        sheet.number("two borders away", 14, near.two.count_ones());
        let kinds = self.hands[me].iter().filter(|&&count| count > 0).count();
        sheet.cross("cards, kinds", (6, family.cards.into()), (6, kinds));
    }

    /// The best that this number of members on a space can do: how many borders away, how many more members would be sent
    /// from there, and whether its monastery can be taken. What is near comes before what is far only where it brings as much.
    fn best_way(&self, me: Seat, province: Province, members: u8, near: Near) -> (usize, usize, usize) {
        let way = |district: District| {
            let (land, away) = (Land::new(&self.open[district], me), near.distance(district));
            let gain = land.sends(land.own + members, 0, 0) - land.sends(land.own, 0, 0);
            (away < 3, gain as usize, self.monks[district] != Some(me), 3 - away)
        };
        let (_, gain, takes, nearness) = District::of(province).map(way).max().unwrap_or_default();
        (3 - nearness, gain.min(2), usize::from(takes))
    }

    /// Where the prince can come with his cards.
    fn near(&self, me: Seat) -> Near {
        let family = &self.families[me];
        let Some(here) = family.prince else { return Near::default() };
        let step = |from: District| {
            let ways = self.board.ways(self.three, from);
            some::<Card>(&self.hands[me]).iter().fold(0, |bits, card| bits | ways[card])
        };
        let one = step(here);
        let two =
            if family.cards > 1 { District::among(one).fold(0, |bits, from| bits | step(from)) } else { 0 };
        Near { here: if family.cards > 0 { here.bit() } else { 0 }, one, two }
    }

    /// The cities still to be counted, and the own choice in the present one.
    fn note_cities(&self, me: Seat, in_cities: bool, sheet: &mut impl Sheet) {
        let (scoring, mut waiting) = (self.scoring(), [[0u8; 5]; 5]);
        let mut now = None;
        if in_cities {
            for (place, &province) in self.board.order.iter().enumerate().skip(self.city.into()) {
                let city = self.in_city(province);
                let rival = self.colours().filter(|&colour| colour != me).map(|colour| city[colour]).max();
                let rival = usize::from(rival.unwrap_or(0).min(4));
                if place == usize::from(self.city) {
                    now = Some((usize::from(city[me]).min(6), rival));
                } else {
                    waiting[usize::from(city[me].min(4))][rival] += 1;
                }
            }
        }
        for &count in waiting.as_flattened() {
            sheet.count("cities like this", 2, count);
        }
        let chosen = if self.has_chosen(me) { self.chosen[me] } else { self.back[me] };
        let decided = self.has_chosen(me) || self.phase == Phase::Recall;
        let leaving = if decided { usize::from(chosen.min(6)) } else { 7 };
        let cross = |one: usize, width: usize, other: usize| one * width + other;
        let (own, rival) = (now.map(|now| now.0), now.map(|now| now.1));
        sheet.one("scoring, members in the city", 21, own.map(|own| cross(scoring, 7, own)));
        sheet.one("members, leaving", 56, own.map(|own| cross(own, 8, leaving)));
        sheet.one("scoring, leaving", 24, own.map(|_| cross(scoring, 8, leaving)));
        let stay = own.map(|own| own.saturating_sub(leaving));
        sheet.one("staying, rival", 35, stay.zip(rival).map(|(stay, rival)| cross(stay, 5, rival)));
    }

    fn note_other(&self, me: Seat, other: Option<Seat>, sheet: &mut impl Sheet) {
        let mut number = |name, width: usize, count: &dyn Fn(Seat) -> i32| {
            sheet.one(name, width, other.map(|other| (count(other).max(0) as usize).min(width - 1)));
        };
        let family = |seat: Seat| &self.families[seat];
        let own = i32::from(family(me).total());
        number("their lead", 25, &|seat| (i32::from(family(seat).total()) - own) / 4 + 12);
        number("their supply", 8, &|seat| i32::from(family(seat).supply) / 4);
        number("their cards", 6, &|seat| family(seat).cards.into());
        number("their monks", 8, &|seat| self.monks_of(seat).into());
        number("their kinds of tiles", 7, &|seat| some::<Province>(&family(seat).tiles).len() as i32);
        number("their members on spaces", 10, &|seat| family(seat).spaces.iter().sum::<u8>().into());
        number("whether they passed", 2, &|seat| self.passed.contains(seat).into());
        number("their members to be sent", 14, &|seat| {
            let sends = |district: District| {
                let land = Land::new(&self.open[district], seat);
                land.sends(land.own, 0, 0) as i32
            };
            District::all().map(sends).sum()
        });
    }
}

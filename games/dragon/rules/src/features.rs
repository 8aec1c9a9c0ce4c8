//! A position in numbers, from one seat's chair. What lies close at hand is crossed with the month, what an event asks
//! with the time until it comes.

use estimate::{Features, Leaf, Sheet};
use kernel::{Piece, Seat};

use crate::data::*;
use crate::state::{Court, Dragon};
use crate::turn::{Ask, Phase};

/// Months until an event that are told apart, the last for one that does not come.
const WAITS: usize = 7;
/// Months and the set-up.
const TIMES: usize = MONTHS as usize + 1;

impl Features for Dragon {
    const NET: &'static [u8] = include_bytes!("../../net/dragon.net");

    // Against three greedy players one with a half won 64 %, and with this 74 % (200 games each).
    const WIN: f32 = 0.1;

    // At 5 ms a decision one such search won 54 % of 80 games against three of `swift`; one that judged leaves at once, with a net
    // that had learned for it, 29 % of 80.
    const LEAF: Leaf = Leaf::Onward;

    const OVERLOOKED: f32 = 0.6;

    fn points_of(&self, seat: Seat) -> i32 {
        self.courts[seat].total().into()
    }

    fn features(&self, me: Seat, sheet: &mut impl Sheet) {
        let month = usize::from(self.month);
        sheet.number("players", 6, self.players);
        sheet.cross("month, phase", (TIMES, month), (14, self.phase as usize));
        self.note_options(me, sheet);
        let own = &self.courts[me];
        note_own(own, month, sheet);
        self.note_question(me, sheet);
        self.note_cards(me, sheet);
        self.note_events(me, sheet);
        let mut others = me.clockwise(self.players).skip(1);
        for _ in 1..MAX_PLAYERS {
            self.note_other(own, others.next(), sheet);
        }
        let rivals = || me.clockwise(self.players).skip(1).map(|seat| &self.courts[seat]);
        let best = rivals().map(Court::total).max().unwrap_or(0);
        let lead = (i32::from(own.total()) - i32::from(best)) / 3;
        sheet.cross("month, lead", (TIMES, month), (21, (lead.clamp(-10, 10) + 10) as usize));
        let ahead = rivals().filter(|court| court.track > own.track).count();
        sheet.cross("month, ahead on the track", (TIMES, month), (5, ahead));
    }
}

impl Dragon {
    fn note_options(&self, me: Seat, sheet: &mut impl Sheet) {
        let known = !self.hides_super_event() || self.picker == Some(me);
        let event = self.super_event.filter(|_| known && !self.super_done).map(Piece::index);
        sheet.one("super event to come", 10, event);
        sheet.flag("unknown super event", self.super_laid && !known);
        sheet.flag("large privilege for 6", self.options.large_privilege < 7);
        sheet.flag("wall", self.options.great_wall);
        let walled = self.courts[me].walled.len();
        sheet.cross("wall, own tiles", (MAX_WALL as usize + 1, self.wall_length().into()), (4, walled));
    }

    /// What this seat is being asked, what it may still do this month, and what there is to do.
    fn note_question(&self, me: Seat, sheet: &mut impl Sheet) {
        let mine = self.active() == Some(me);
        let place = self.phase_order().iter().position(|&seat| seat == me).unwrap_or(0);
        let waits = place > usize::from(self.turns) || mine && matches!(self.ask, Ask::Group | Ask::Card);
        let left = match self.phase {
            Phase::Action | Phase::WallDraw => 1 + usize::from(waits),
            Phase::Person => usize::from(waits),
            Phase::Event | Phase::Wall | Phase::Super | Phase::FinalWall | Phase::Over => 0,
            _ => 2,
        };
        sheet.cross("month, left to do", (TIMES, self.month.into()), (3, left));
        sheet.number("to release", 5, self.due[me]);
        let ask = if mine { Some(self.ask) } else { None };
        let (mut floors, mut tile, mut card) = (None, None, None);
        match ask {
            Some(Ask::Build(number)) => floors = Some(usize::from(number).min(5)),
            Some(Ask::Place(newcomer)) => tile = Some(newcomer.index()),
            Some(Ask::Tile(played)) => card = Some(played.index()),
            _ => {}
        }
        sheet.one("floors to build", 6, floors);
        sheet.one("newcomer", TILES, tile);
        sheet.one("card played", PERSONS + 1, card);
        let doing = ask == Some(Ask::Deed);
        let open = if doing { self.open_group(me).bits() } else { 0 };
        sheet.set("deeds to choose from", 8, open.into());
        let (mut free, mut dear) = (0, 0);
        if left == 2 && self.phase == Phase::Action {
            for (group, deeds) in self.groups.iter().enumerate() {
                *(if self.taken >> group & 1 == 1 { &mut dear } else { &mut free }) |= deeds.bits();
            }
        }
        sheet.set("free deeds", 8, free.into());
        sheet.set("deeds for a fee", 8, dear.into());
    }

    /// The own cards, with what they can still take.
    fn note_cards(&self, me: Seat, sheet: &mut impl Sheet) {
        let hand = &self.hands[me];
        for &person in Person::ALL {
            let (young, old) = person.tiles();
            let left = |tile: Tile| usize::from(self.stock[tile] > 0);
            let takes = 2 * left(young) + old.map_or(0, left);
            let holds = hand.persons.contains(person);
            sheet.one("card, tiles left", 4, holds.then_some(takes));
            let pace = usize::from(self.month) / 3;
            sheet.cross("quarter, card", (5, pace), (2, holds.into()));
        }
        sheet.number("wild cards", 3, hand.wild);
    }

    /// What the events to come ask of this court.
    fn note_events(&self, me: Seat, sheet: &mut impl Sheet) {
        let happened = matches!(self.phase, Phase::Event | Phase::Wall | Phase::Super | Phase::FinalWall);
        let next = usize::from(self.month.max(1) - 1) + usize::from(happened);
        let ahead = self.events.get(next..).unwrap_or_default();
        for place in 0..MONTHS as usize {
            sheet.one("event to come", 6, ahead.get(place).copied().flatten().map(Piece::index));
        }
        let wait = |event: Happening, which: usize| {
            let mut months = (0..ahead.len()).filter(|&place| ahead[place] == Some(event));
            months.nth(which).map_or(WAITS - 1, |wait| wait.min(WAITS - 2))
        };
        let own = &self.courts[me];
        let rivals = || me.clockwise(self.players).skip(1).map(|seat| &self.courts[seat]);
        let spare = own.goods[Good::Rice] as i32 - i32::from(own.inhabited());
        let spare = (spare.clamp(-6, 4) + 6) as usize;
        let most = |good: Good| rivals().map(|court| court.goods[good]).max().unwrap_or(0);
        let fireworks = i32::from(own.goods[Good::Firework]) - i32::from(most(Good::Firework));
        let fireworks = (fireworks.clamp(-5, 5) + 5) as usize;
        let fewest = rivals().map(|court| court.symbols(Person::Warrior)).min().unwrap_or(0);
        let helmets = i32::from(own.symbols(Person::Warrior)) - i32::from(fewest);
        let helmets = (helmets.clamp(-2, 3) + 2) as usize;
        for which in 0..EVENT_COPIES as usize {
            let wait = |event| (WAITS, wait(event, which));
            sheet.cross("drought, rice", wait(Happening::Drought), (11, spare));
            sheet.cross(
                "contagion, mortars",
                wait(Happening::Contagion),
                (4, own.symbols(Person::Healer).into()),
            );
            sheet.cross("mongols, helmets", wait(Happening::Mongols), (6, helmets));
            sheet.cross("mongols, own", wait(Happening::Mongols), (6, own.symbols(Person::Warrior).into()));
            sheet.cross("tribute, yuan", wait(Happening::Tribute), (9, own.goods[Good::Yuan].into()));
            sheet.cross("festival, lead", wait(Happening::Festival), (11, fireworks));
            sheet.cross("festival, own", wait(Happening::Festival), (8, own.goods[Good::Firework].into()));
        }
    }

    fn note_other(&self, own: &Court, seat: Option<Seat>, sheet: &mut impl Sheet) {
        let court = seat.map(|seat| &self.courts[seat]);
        let mut number = |name, width: usize, count: &dyn Fn(&Court) -> i32| {
            sheet.one(name, width, court.map(|court| (count(court).max(0) as usize).min(width - 1)));
        };
        number("their lead", 21, &|court| (i32::from(court.total()) - i32::from(own.total())) / 3 + 10);
        number("their lead on the track", 21, &|court| i32::from(court.track) - i32::from(own.track) + 10);
        number("their yuan", 8, &|court| court.goods[Good::Yuan].into());
        number("their rice", 6, &|court| court.goods[Good::Rice].into());
        number("their fireworks", 8, &|court| court.goods[Good::Firework].into());
        number("their persons", 12, &|court| court.persons.into());
        number("their palaces", 8, &|court| court.palaces.count().into());
        number("their helmets", 6, &|court| court.symbols(Person::Warrior).into());
        number("their dragons", 9, &|court| (court.dragons() + court.symbols(Person::Lady)).into());
        number("their books", 8, &|court| court.symbols(Person::Scholar).into());
        number("their monks", 9, &|court| (court.monks() / 2).into());
        number("their cards", 12, &|court| court.cards.into());
    }
}

/// The own court, most of it by the month.
fn note_own(court: &Court, month: usize, sheet: &mut impl Sheet) {
    let mut monthly = |name, width, number: u16| sheet.cross(name, (TIMES, month), (width, number.into()));
    let [yuan, rice, fireworks] = court.goods;
    let symbols = |person| u16::from(court.symbols(person));
    monthly("yuan", 12, yuan);
    monthly("rice", 7, rice);
    monthly("fireworks", 8, fireworks);
    monthly("persons", 13, court.persons.into());
    monthly("palaces", 8, court.palaces.count().into());
    monthly("ladies", 4, symbols(Person::Lady));
    monthly("dragons", 7, court.dragons().into());
    monthly("hammers", 4, symbols(Person::Craftsman));
    monthly("coins", 4, symbols(Person::Collector) / 3);
    monthly("books", 8, symbols(Person::Scholar));
    monthly("sacks", 5, symbols(Person::Farmer));
    monthly("rockets", 5, symbols(Person::Pyrotechnist));
    monthly("helmets", 5, symbols(Person::Warrior));
    monthly("mortars", 5, symbols(Person::Healer));
    monthly("monks", 13, court.monks());
    let (mut floors, mut room, mut best, mut empty) = (0, 0, 0, 0);
    for (_, palace) in court.palaces.iter() {
        floors += palace.floors();
        empty += u8::from(!palace.is_inhabited());
        if palace.has_room() {
            room += palace.floors() - palace.persons();
            best = best.max(palace.floors());
        }
    }
    sheet.number("floors", 19, floors);
    sheet.cross("palaces, floors", (7, court.palaces.count().into()), (14, floors.into()));
    sheet.cross("month, room", (TIMES, month), (6, room.into()));
    sheet.cross("empty palaces, persons", (4, empty.into()), (10, court.persons.into()));
    sheet.number("highest palace with room", 4, best);
}

//! What a position is worth: the points each seat may expect at the end.
//!
//! The events to come are known, so the rest of the game is walked through month by month for every court as
//! it stands: newcomers move in while there is room, shortages cost people, palaces score. What cannot be
//! known – what somebody will do with his actions – is worth a weight per action left. The weights were found
//! by letting greedy players with different ones play each other.

use kernel::{Estimate, MAX_SEATS, Seat};

use crate::data::*;
use crate::state::{Court, Dragon};
use crate::turn::{Ask, Phase};

/// What things are worth, in points.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct Weights {
    /// How much of a shortage happens after all, by the number of own actions before the event.
    hedge: [f32; 5],
    /// A person lost, beside what he would count at the end.
    loss: f32,
    /// A yuan at the end, and more for each month left while there are few.
    yuan: f32,
    early_yuan: f32,
    /// Rice and fireworks that no event takes.
    rice: f32,
    firework: f32,
    /// A symbol of each type of person, for each action left.
    symbol: [f32; PERSONS],
    /// A symbol of rice or rockets, for each drought or festival to come.
    drought_rice: f32,
    festival_rocket: f32,
    /// A firework, for each festival to come.
    festival_firework: f32,
    /// How much of a festival's present ranking comes true, less for each month until then.
    festival: f32,
    festival_fade: f32,
    /// A floor that a monk's palace could still get.
    monk_floor: f32,
    /// A floor, for each action left, and room for newcomers that comes by itself each month.
    floor: f32,
    growth: f32,
    /// How many palaces more than people count.
    empty: f32,
    /// To be ahead of a rival by six steps or more on the track, for each action left.
    track: f32,
    /// A card of each type in hand, and a wild one.
    card: [f32; PERSONS],
    wild: f32,
    /// How much of what a palace will score is counted.
    palace: f32,
    /// A person that must be released now, and one still to be drafted.
    release: f32,
    draft: f32,
    /// What is missing on average to the true end, by what a seat still has to do in the month (act, play a
    /// card, nothing) and by month. It is the same for all choices of a decision, but keeps positions of
    /// different moments comparable.
    rest: [[f32; MONTHS as usize]; 3],
}

/// The weights in use.
pub const WEIGHTS: Weights = Weights {
    hedge: [0.807, 0.449, 0.184, 0.086, 0.035],
    loss: 5.219,
    yuan: 0.351,
    early_yuan: 0.066,
    rice: 0.531,
    firework: 0.512,
    symbol: [0.086, 0.013, 0.192, 0.087, -0.020, 0.033, 0.318, 0.102, 0.053],
    drought_rice: 1.033,
    festival_rocket: 0.873,
    festival_firework: 0.504,
    festival: 0.849,
    festival_fade: 0.102,
    monk_floor: -0.028,
    floor: 0.628,
    growth: 1.570,
    empty: 0.156,
    track: 0.685,
    card: [21.610, 2.998, 1.813, 2.021, 5.127, 0.799, 4.372, 3.014, 5.012],
    wild: 7.654,
    palace: 0.087,
    release: 1.000,
    draft: 20.000,
    rest: [
        [-47.933, -58.076, -61.180, -60.687, -57.308, -54.340, -50.085, -44.782, -38.555, -30.673, -22.404, -0.218],
        [-51.491, -57.170, -59.890, -57.644, -54.524, -51.353, -47.041, -41.603, -34.635, -26.730, -18.847, 2.942],
        [-56.925, -64.173, -61.690, -59.065, -55.850, -51.899, -46.475, -39.967, -31.633, -22.555, -1.460, 2.505],
    ],
};

impl Estimate for Dragon {
    fn estimate(&self) -> [f32; MAX_SEATS] {
        let mut points = [0.0; MAX_SEATS];
        let outlook = Outlook::new(self, &WEIGHTS);
        for seat in self.seats() {
            let total = f32::from(self.courts[seat].total());
            points[seat] = total + if self.phase == Phase::Over { 0.0 } else { outlook.of(seat) };
        }
        points
    }
}

/// What is the same for all courts.
struct Outlook<'a> {
    game: &'a Dragon,
    weights: &'a Weights,
    /// The first month whose event is still to come.
    next: u8,
    /// The month that is being played, from 1.
    month: u8,
    droughts: f32,
    festivals: f32,
    fireworks: [u16; 2],
    helmets: u8,
}

impl Outlook<'_> {
    fn new<'a>(game: &'a Dragon, weights: &'a Weights) -> Outlook<'a> {
        let month = game.month.max(1);
        let event_done =
            matches!(game.phase, Phase::Event | Phase::Wall | Phase::Super | Phase::FinalWall | Phase::Over);
        let next = month + u8::from(event_done);
        let ahead = &game.events[usize::from(next - 1).min(game.events.len())..];
        let count = |event| ahead.iter().filter(|&&other| other == Some(event)).count() as f32;
        let courts = &game.courts[..usize::from(game.players)];
        let most = courts.iter().map(|court| court.goods[Good::Firework]).max().unwrap_or(0);
        let second = courts.iter().map(|court| court.goods[Good::Firework]).filter(|&other| other < most);
        Outlook {
            game,
            weights,
            next,
            month,
            droughts: count(Happening::Drought),
            festivals: count(Happening::Festival),
            fireworks: [most, second.max().unwrap_or(0)],
            helmets: courts.iter().map(|court| court.symbols(Person::Warrior)).min().unwrap_or(0),
        }
    }

    /// The points a seat may still expect.
    fn of(&self, seat: Seat) -> f32 {
        let w = self.weights;
        let mut court = self.game.courts[seat];
        let mut pending = self.pending(seat, &mut court);
        let (acts, recruits) = self.turns_left(seat);
        let scorings = f32::from(MONTHS + 1 - self.month);
        let actions = f32::from(MONTHS - self.month) + f32::from(u8::from(acts));
        pending += self.walk(&court, acts, recruits, actions);
        pending += scorings * f32::from(court.symbols(Person::Lady) + court.dragons());
        for (symbols, weight) in court.symbols.iter().zip(&w.symbol) {
            pending += actions * f32::from(*symbols) * weight;
        }
        pending += self.droughts * w.drought_rice * f32::from(court.symbols(Person::Farmer));
        pending += self.festivals
            * (w.festival_rocket * f32::from(court.symbols(Person::Pyrotechnist))
                + w.festival_firework * f32::from(court.goods[Good::Firework]));
        pending += f32::from(court.wild) * w.wild;
        let stage = if acts { 0 } else { 2 - usize::from(recruits) };
        pending += w.rest[stage][usize::from(self.month - 1)];
        if self.game.phase == Phase::Draft {
            pending += w.draft * (DRAFT as f32 - self.game.drafted[seat].len() as f32);
        }
        for person in court.hand.iter() {
            pending += w.card[person];
        }
        pending + actions * w.track * self.lead(seat)
    }

    /// Whether a seat has still an action and a person card to play this month.
    fn turns_left(&self, seat: Seat) -> (bool, bool) {
        let game = self.game;
        let waits = || {
            let place = game.queue.iter().position(|&other| other == seat).unwrap_or(0) as u8;
            place > game.turns
                || place == game.turns && matches!(game.ask, Ask::Group | Ask::Deed | Ask::Card)
        };
        match game.phase {
            Phase::EventRow | Phase::SuperDraw | Phase::FirstPlayer | Phase::Draft | Phase::Deal => {
                (true, true)
            }
            Phase::Action => (waits(), true),
            Phase::Person => (false, waits()),
            _ => (false, false),
        }
    }

    /// What a half-done decision is about to give or take.
    fn pending(&self, seat: Seat, court: &mut Court) -> f32 {
        let game = self.game;
        let w = self.weights;
        if game.active() != Some(seat) {
            let due = game.due[seat];
            court.persons = court.persons.saturating_sub(due);
            return -w.release * f32::from(due);
        }
        match game.ask {
            Ask::Place(tile) => {
                court.symbols[tile.person()] += tile.symbols();
                court.persons += 1;
                court.track += u16::from(tile.value());
                0.0
            }
            Ask::Tile(card) => card.person().map_or(w.wild, |person| w.card[person]),
            Ask::Build(floors) => 1.5 * f32::from(floors),
            Ask::Privilege => {
                let scorings = f32::from(MONTHS + 1 - self.month);
                let large = court.goods[Good::Yuan] >= game.price(Privilege::Large);
                let privilege = if large { Privilege::Large } else { Privilege::Small };
                court.goods[Good::Yuan] -= game.price(privilege);
                scorings * f32::from(privilege.dragons())
            }
            Ask::Release(count) | Ask::Starve(count) => {
                court.persons = court.persons.saturating_sub(count);
                -w.release * f32::from(count)
            }
            _ => 0.0,
        }
    }

    /// Walks through the months to come with a court as it is.
    fn walk(&self, court: &Court, acts: bool, recruits: bool, actions: f32) -> f32 {
        let w = self.weights;
        let (mut palaces, mut floors, mut monks): (f32, f32, f32) = (0.0, 0.0, 0.0);
        for (_, palace) in court.palaces.iter() {
            palaces += 1.0;
            floors += f32::from(palace.floors());
            for tile in palace.people().filter(|tile| tile.person() == Person::Monk) {
                let height = f32::from(palace.floors());
                let higher = f32::from(MAX_FLOORS) - height;
                monks += f32::from(tile.symbols()) * (height + higher * w.monk_floor * actions.min(1.0));
            }
        }
        let mut points = monks + floors * w.floor * actions;
        let mut persons = f32::from(court.persons);
        let mut cards = f32::from(court.cards());
        let [mut yuan, mut rice, mut fireworks] = court.goods.map(f32::from);
        points += w.early_yuan * actions * yuan.min(7.0);
        let mut comes = recruits;
        let mut before = usize::from(acts);
        for month in self.next..=MONTHS {
            if comes && cards > 0.0 && month < MONTHS {
                persons = (persons + 1.0).min(floors.max(persons));
                cards -= 1.0;
            }
            comes = true;
            let hedge = w.hedge[before.min(4)];
            before += 1;
            let mut lost = 0.0;
            match self.game.events[usize::from(month - 1)].unwrap_or(Happening::Peace) {
                Happening::Peace => {}
                Happening::Tribute => {
                    lost = (f32::from(TRIBUTE) - yuan).max(0.0) * hedge;
                    yuan = (yuan - f32::from(TRIBUTE)).max(0.0);
                }
                Happening::Drought => {
                    let needed = palaces.min(persons);
                    lost = (needed - rice).max(0.0) * hedge;
                    rice = (rice - needed).max(0.0);
                }
                Happening::Contagion => {
                    lost = f32::from(CONTAGION.saturating_sub(court.symbols(Person::Healer))) * hedge;
                }
                Happening::Mongols => {
                    let helmets = court.symbols(Person::Warrior);
                    points += f32::from(helmets);
                    lost = if helmets <= self.helmets { hedge } else { 0.0 };
                }
                Happening::Festival => {
                    let sure = (w.festival - w.festival_fade * before as f32).max(0.0);
                    points += sure * self.festival(court.goods[Good::Firework]);
                    fireworks *= 0.5;
                }
            }
            lost = lost.min(persons);
            persons -= lost;
            points -= w.loss * lost;
            points += w.palace * palaces.min(persons + w.empty);
            floors += w.growth;
        }
        points + f32::from(PERSON_POINTS) * persons + w.yuan * yuan + w.rice * rice + w.firework * fireworks
    }

    /// What a festival would give for so many fireworks today.
    fn festival(&self, fireworks: u16) -> f32 {
        match fireworks {
            0 => 0.0,
            count if count >= self.fireworks[0] => f32::from(FESTIVAL[0]),
            count if count >= self.fireworks[1] => f32::from(FESTIVAL[1]),
            _ => 0.0,
        }
    }

    /// How far a seat is ahead of its rivals on the track: 1 for each left well behind.
    fn lead(&self, seat: Seat) -> f32 {
        let track = |seat: Seat| i32::from(self.game.courts[seat].track);
        let ahead = |other: Seat| ((track(seat) - track(other)) as f32 / 6.0).clamp(-1.0, 1.0);
        self.game.seats().map(ahead).sum()
    }
}

//! What a position is worth: the points each seat may expect at the end.
//!
//! The events to come are known, so the rest of the game is walked through month by month for every court as
//! it stands: newcomers move in while there is room, shortages cost people, palaces score. What cannot be
//! known – what somebody will do with his actions – is worth a weight per action left. The weights were found
//! by letting greedy players with different ones play each other.

use kernel::{Estimate, MAX_SEATS, Piece, Seat};

use crate::data::*;
use crate::state::Dragon;
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
        [
            -47.778, -57.398, -62.300, -60.771, -58.913, -55.946, -51.994, -46.596, -39.823, -31.963,
            -23.445, -0.817,
        ],
        [
            -51.014, -56.273, -58.554, -55.953, -53.769, -50.992, -46.865, -41.172, -34.358, -26.605,
            -18.694, 4.031,
        ],
        [
            -55.032, -62.414, -60.849, -58.916, -55.782, -51.473, -46.060, -38.933, -30.624, -21.633, 2.905,
            2.485,
        ],
    ],
};

/// Steps that a newcomer brings on average.
const USUAL_STEPS: f32 = 3.5;
/// What a tile of the Great Wall brings, one way or another.
const WALL_TILE: f32 = 3.0;

impl Estimate for Dragon {
    fn estimate(&self) -> [f32; MAX_SEATS] {
        let mut points = [0.0; MAX_SEATS];
        if self.phase == Phase::Over {
            self.seats().for_each(|seat| points[seat] = f32::from(self.courts[seat].total()));
            return points;
        }
        let outlook = Outlook::new(self, &WEIGHTS);
        self.seats().for_each(|seat| points[seat] = outlook.of(seat));
        points
    }
}

/// A court in figures, which a choice changes in thought.
#[derive(Copy, Clone)]
struct Figures {
    /// Points sure by now.
    points: f32,
    palaces: f32,
    floors: f32,
    /// What the monks will score.
    monks: f32,
    /// The highest palace with room.
    best_room: f32,
    persons: f32,
    goods: [f32; 3],
    symbols: [u8; PERSONS],
    dragons: f32,
    track: f32,
    cards: f32,
    /// What the cards in hand promise.
    promise: f32,
    /// Whether an action and a card are still to be played this month.
    acts: bool,
    recruits: bool,
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
    fireworks: [f32; 2],
    helmets: u8,
    /// Where everybody will be on the track when this month is over.
    tracks: [f32; MAX_PLAYERS],
    /// Whether each seat has still an action and a person card to play this month.
    left: [(bool, bool); MAX_PLAYERS],
}

impl Outlook<'_> {
    fn new<'a>(game: &'a Dragon, weights: &'a Weights) -> Outlook<'a> {
        let month = game.month.max(1);
        let happened = matches!(game.phase, Phase::Event | Phase::Wall | Phase::Super | Phase::FinalWall);
        let next = month + u8::from(happened);
        let mut outlook = Outlook {
            game,
            weights,
            next,
            month,
            droughts: 0.0,
            festivals: 0.0,
            fireworks: [0.0; 2],
            helmets: u8::MAX,
            tracks: [0.0; MAX_PLAYERS],
            left: turns_left(game),
        };
        for event in &game.events[usize::from(next - 1)..] {
            outlook.droughts += f32::from(u8::from(*event == Some(Happening::Drought)));
            outlook.festivals += f32::from(u8::from(*event == Some(Happening::Festival)));
        }
        for seat in game.seats() {
            let court = &game.courts[seat];
            let fireworks = f32::from(court.goods[Good::Firework]);
            let [most, second] = outlook.fireworks;
            if fireworks > most {
                outlook.fireworks = [fireworks, most];
            } else if fireworks < most && fireworks > second {
                outlook.fireworks[1] = fireworks;
            }
            outlook.helmets = outlook.helmets.min(court.symbols(Person::Warrior));
            let comes = f32::from(u8::from(outlook.left[seat].1));
            outlook.tracks[seat] = f32::from(court.track) + USUAL_STEPS * comes;
        }
        outlook
    }

    /// The points a seat may expect: where it is in the middle of a decision, with the best it can make of it.
    fn of(&self, seat: Seat) -> f32 {
        let game = self.game;
        let now = self.figures(seat);
        if game.active() != Some(seat) {
            let due = f32::from(game.due[seat]);
            return self.value(seat, &Figures { persons: (now.persons - due).max(0.0), ..now })
                - due * self.weights.release;
        }
        let best = |all: &mut dyn Iterator<Item = Figures>| {
            all.map(|figures| self.value(seat, &figures)).fold(f32::NEG_INFINITY, f32::max)
        };
        match game.ask {
            Ask::Deed => best(&mut game.open_group(seat).iter().flat_map(|deed| self.after(&now, deed))),
            Ask::Build(floors) => best(&mut built(&now, f32::from(floors)).into_iter()),
            Ask::Privilege => best(&mut self.after(&now, Deed::Privilege).into_iter()),
            Ask::Place(tile) => self.value(seat, &joined(&now, tile)),
            Ask::Tile(card) => {
                let fits = |tile: &&Tile| card.person().is_none_or(|person| person == tile.person());
                let takeable = Tile::ALL.iter().filter(fits).filter(|&&tile| game.stock[tile] > 0);
                best(&mut takeable.map(|&tile| joined(&now, tile)))
            }
            Ask::Release(count) | Ask::Starve(count) => {
                let count = f32::from(count);
                self.value(seat, &Figures { persons: (now.persons - count).max(0.0), ..now })
                    - count * self.weights.release
            }
            _ => self.value(seat, &now),
        }
    }

    fn figures(&self, seat: Seat) -> Figures {
        let (court, w) = (&self.game.courts[seat], self.weights);
        let (acts, recruits) = self.left[seat];
        let mut figures = Figures {
            points: f32::from(court.total()),
            palaces: 0.0,
            floors: 0.0,
            monks: 0.0,
            best_room: 0.0,
            persons: f32::from(court.persons),
            goods: court.goods.map(f32::from),
            symbols: court.symbols,
            dragons: f32::from(court.dragons()),
            track: self.tracks[seat],
            cards: f32::from(court.cards()),
            promise: f32::from(court.wild) * w.wild
                + court.hand.iter().map(|person| w.card[person]).sum::<f32>(),
            acts,
            recruits,
        };
        for (_, palace) in court.palaces.iter() {
            let floors = f32::from(palace.floors());
            figures.palaces += 1.0;
            figures.floors += floors;
            if palace.has_room() {
                figures.best_room = figures.best_room.max(floors);
            }
            if court.symbols(Person::Monk) > 0 {
                let buddhas = palace.people().filter(|tile| tile.person() == Person::Monk).map(Tile::symbols);
                let higher = f32::from(MAX_FLOORS) - floors;
                figures.monks += f32::from(buddhas.sum::<u8>()) * (floors + higher * w.monk_floor);
            }
        }
        if self.game.phase == Phase::Draft {
            figures.promise += w.draft * (DRAFT as f32 - self.game.drafted[seat].len() as f32);
        }
        figures
    }

    /// The courts an action leads to: two for those that leave a choice.
    fn after(&self, now: &Figures, deed: Deed) -> [Figures; 2] {
        let mut next = Figures { acts: false, ..*now };
        let amount = deed.yield_of().map_or(0.0, |(person, card)| f32::from(card + now.symbols[person]));
        match deed {
            Deed::Taxes => next.goods[0] += amount,
            Deed::Harvest => next.goods[1] += amount,
            Deed::Fireworks => next.goods[2] += amount,
            Deed::Parade => next.track += amount,
            Deed::Research => next.points += amount,
            Deed::Build => return built(&next, amount),
            Deed::Wall => next.points += WALL_TILE,
            Deed::Privilege => {
                return [self.with(&next, Privilege::Small), self.with(&next, Privilege::Large)];
            }
        }
        [next; 2]
    }

    /// A court with one more privilege, if it can pay for it.
    fn with(&self, now: &Figures, privilege: Privilege) -> Figures {
        let mut next = *now;
        let price = f32::from(self.game.price(privilege));
        if now.goods[0] >= price {
            next.goods[0] -= price;
            next.dragons += f32::from(privilege.dragons());
        }
        next
    }

    /// The points a seat may expect with a court like this.
    fn value(&self, seat: Seat, court: &Figures) -> f32 {
        let w = self.weights;
        let scorings = f32::from(MONTHS + 1 - self.month);
        let actions = f32::from(MONTHS - self.month) + f32::from(u8::from(court.acts));
        let symbols = |person: Person| f32::from(court.symbols[person]);
        let mut points = court.points + court.promise + court.monks + self.walk(court);
        points += scorings * (symbols(Person::Lady) + court.dragons) + court.floors * w.floor * actions;
        for (symbols, weight) in court.symbols.iter().zip(&w.symbol) {
            points += actions * f32::from(*symbols) * weight;
        }
        points += self.droughts * w.drought_rice * symbols(Person::Farmer);
        points += self.festivals * w.festival_rocket * symbols(Person::Pyrotechnist);
        points += self.festivals * w.festival_firework * court.goods[2];
        points += w.early_yuan * actions * court.goods[0].min(7.0);
        let stage = if court.acts { 0 } else { 2 - usize::from(court.recruits) };
        points += w.rest[stage][usize::from(self.month - 1)];
        let rivals = self.game.seats().filter(|&other| other != seat);
        let lead: f32 = rivals.map(|other| ((court.track - self.tracks[other]) / 6.0).clamp(-1.0, 1.0)).sum();
        points + actions * w.track * lead
    }

    /// Walks through the months to come with a court as it is.
    fn walk(&self, court: &Figures) -> f32 {
        let w = self.weights;
        let (mut points, mut persons, mut cards, mut floors) =
            (0.0, court.persons, court.cards, court.floors);
        let [mut yuan, mut rice, mut fireworks] = court.goods;
        let mut comes = court.recruits;
        let mut before = usize::from(court.acts);
        for month in self.next..=MONTHS {
            if comes && cards > 0.0 && month < MONTHS {
                persons = (persons + 1.0).min(floors.max(persons));
                cards -= 1.0;
            }
            comes = true;
            let hedge = w.hedge[before.min(4)];
            before += 1;
            let mut lost: f32 = 0.0;
            match self.game.events[usize::from(month - 1)].unwrap_or(Happening::Peace) {
                Happening::Peace => {}
                Happening::Tribute => {
                    lost = (f32::from(TRIBUTE) - yuan).max(0.0) * hedge;
                    yuan = (yuan - f32::from(TRIBUTE)).max(0.0);
                }
                Happening::Drought => {
                    let needed = court.palaces.min(persons);
                    lost = (needed - rice).max(0.0) * hedge;
                    rice = (rice - needed).max(0.0);
                }
                Happening::Contagion => {
                    lost = f32::from(CONTAGION.saturating_sub(court.symbols[Person::Healer])) * hedge;
                }
                Happening::Mongols => {
                    let helmets = court.symbols[Person::Warrior];
                    points += f32::from(helmets);
                    lost = if helmets <= self.helmets { hedge } else { 0.0 };
                }
                Happening::Festival => {
                    let sure = (w.festival - w.festival_fade * before as f32).max(0.0);
                    points += sure * self.festival(court.goods[2]);
                    fireworks *= 0.5;
                }
            }
            lost = lost.min(persons);
            persons -= lost;
            points += w.palace * court.palaces.min(persons + w.empty) - w.loss * lost;
            floors += w.growth;
        }
        points + f32::from(PERSON_POINTS) * persons + w.yuan * yuan + w.rice * rice + w.firework * fireworks
    }

    /// What a festival would give for so many fireworks today.
    fn festival(&self, fireworks: f32) -> f32 {
        match fireworks {
            0.0 => 0.0,
            count if count >= self.fireworks[0] => f32::from(FESTIVAL[0]),
            count if count >= self.fireworks[1] => f32::from(FESTIVAL[1]),
            _ => 0.0,
        }
    }
}

/// Whether each seat has still an action and a person card to play this month.
fn turns_left(game: &Dragon) -> [(bool, bool); MAX_PLAYERS] {
    let mut left = [(false, false); MAX_PLAYERS];
    let waiting = matches!(game.ask, Ask::Group | Ask::Deed | Ask::Card);
    for (place, &seat) in game.phase_order().iter().enumerate() {
        let turn = usize::from(game.turns);
        let waits = place > turn || place == turn && waiting;
        left[seat] = match game.phase {
            Phase::Action => (waits, true),
            Phase::Person => (false, waits),
            Phase::EventRow | Phase::SuperDraw | Phase::FirstPlayer | Phase::Draft | Phase::Deal => {
                (true, true)
            }
            _ => (false, false),
        };
    }
    left
}

/// A court with more floors: on palaces that stand, or one of them as a new one.
fn built(now: &Figures, floors: f32) -> [Figures; 2] {
    let raised = Figures { floors: now.floors + floors, ..*now };
    [raised, Figures { palaces: now.palaces + 1.0, ..raised }]
}

/// A court with a newcomer, or with him in place of somebody who counts for little.
fn joined(now: &Figures, tile: Tile) -> Figures {
    let mut next = Figures { recruits: false, ..*now };
    next.symbols[tile.person()] += tile.symbols();
    next.track += f32::from(tile.value());
    if now.best_room > 0.0 {
        next.persons += 1.0;
    }
    if tile.person() == Person::Monk {
        next.monks += f32::from(tile.symbols()) * now.best_room.max(1.0);
    }
    next
}

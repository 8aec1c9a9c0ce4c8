//! What a position is worth: the points each seat may expect at the end.
//!
//! The coming events are known, so the rest of the game is simulated month by month for every court as
//! it is: newcomers move in while there is room, shortages cost people, palaces score. What cannot be
//! known – what players will do with their actions – counts as a fixed weight per remaining action.

mod batch;
mod weights;

use estimate::Estimate;
use kernel::{MAX_SEATS, Piece, Seat};

use crate::data::*;
use crate::state::Dragon;
use crate::turn::{Ask, Phase};
use batch::Batch;
use weights::{WEIGHTS, Weights};

/// Steps that a newcomer brings on average.
const USUAL_STEPS: f32 = 3.5;
/// What a tile of the Great Wall brings, one way or another.
const WALL_TILE: f32 = 3.0;

impl Estimate for Dragon {
    const SOLITARY: bool = true;

    fn estimate(&self) -> [f32; MAX_SEATS] {
        expected(self, self.seats())
    }

    fn estimate_for(&self, seat: Seat) -> f32 {
        expected(self, std::iter::once(seat))[seat]
    }
}

/// The points these seats may expect.
fn expected(game: &Dragon, seats: impl Iterator<Item = Seat>) -> [f32; MAX_SEATS] {
    let mut points = [0.0; MAX_SEATS];
    if game.phase == Phase::Over {
        seats.for_each(|seat| points[seat] = f32::from(game.courts[seat].total()));
        return points;
    }
    let outlook = Outlook::new(game, &WEIGHTS);
    let mut batch = Batch::new();
    for seat in seats {
        points[seat] = f32::NEG_INFINITY;
        outlook.options(seat, &mut |figures| batch.push(&outlook, seat, figures, &mut points));
    }
    batch.flush(&outlook, &mut points);
    points
}

/// A court in figures, to which a choice can be applied.
#[derive(Copy, Clone, Default)]
struct Figures {
    /// Points that are already certain.
    points: f32,
    palaces: f32,
    floors: f32,
    /// What the monks will score.
    monks: f32,
    /// The highest palace with room.
    best_room: f32,
    persons: f32,
    yuan: f32,
    rice: f32,
    fireworks: f32,
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
    /// Whether each seat still has an action and a person card to play this month.
    left: [(bool, bool); MAX_PLAYERS],
}

impl Outlook<'_> {
    fn new<'a>(game: &'a Dragon, weights: &'a Weights) -> Outlook<'a> {
        let month = game.month.max(1);
        let happened = matches!(game.phase, Phase::Event | Phase::Wall | Phase::Super | Phase::FinalWall);
        let next = month + u8::from(happened);
        let ahead = &game.events[usize::from(next - 1)..];
        let count = |event| ahead.iter().filter(|&&other| other == Some(event)).count() as f32;
        let mut outlook = Outlook {
            game,
            weights,
            next,
            month,
            droughts: count(Happening::Drought),
            festivals: count(Happening::Festival),
            fireworks: [0.0; 2],
            helmets: u8::MAX,
            tracks: [0.0; MAX_PLAYERS],
            left: turns_left(game),
        };
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
            outlook.tracks[seat] = f32::from(court.track) + USUAL_STEPS * flag(outlook.left[seat].1);
        }
        outlook
    }

    /// The courts a seat may have next: more than one in the middle of a decision.
    fn options(&self, seat: Seat, each: &mut impl FnMut(Figures)) {
        let game = self.game;
        let now = self.figures(seat);
        if game.active() != Some(seat) {
            return each(self.short_of(&now, game.due[seat]));
        }
        match game.ask {
            Ask::Deed => game.open_group(seat).iter().for_each(|deed| self.after(&now, deed, each)),
            Ask::Build(floors) => built(&now, f32::from(floors), each),
            Ask::Privilege => self.after(&now, Deed::Privilege, each),
            Ask::Place(tile) => each(joined(&now, tile)),
            Ask::Tile(card) => {
                for &tile in Tile::ALL {
                    let fits = card.person().is_none_or(|person| person == tile.person());
                    if fits && game.stock[tile] > 0 {
                        each(joined(&now, tile));
                    }
                }
            }
            Ask::Release(count) | Ask::Starve(count) => each(self.short_of(&now, count)),
            _ => each(now),
        }
    }

    fn figures(&self, seat: Seat) -> Figures {
        let (court, w) = (&self.game.courts[seat], self.weights);
        let (acts, recruits) = self.left[seat];
        let [yuan, rice, fireworks] = court.goods.map(f32::from);
        let mut figures = Figures {
            points: f32::from(court.total()),
            persons: f32::from(court.persons),
            yuan,
            rice,
            fireworks,
            symbols: court.symbols,
            dragons: f32::from(court.dragons()),
            track: self.tracks[seat],
            cards: f32::from(court.cards()),
            promise: f32::from(self.game.hands[seat].wild) * w.wild,
            acts,
            recruits,
            ..Figures::default()
        };
        self.game.hands[seat].persons.iter().for_each(|person| figures.promise += w.card[person]);
        for (_, palace) in court.palaces.iter() {
            let floors = f32::from(palace.floors());
            figures.palaces += 1.0;
            figures.floors += floors;
            if palace.has_room() {
                figures.best_room = figures.best_room.max(floors);
            }
            if court.symbols[Person::Monk] > 0 {
                let monks = palace.people().filter(|tile| tile.person() == Person::Monk);
                let buddhas = f32::from(monks.map(Tile::symbols).sum::<u8>());
                figures.monks += buddhas * (floors + (f32::from(MAX_FLOORS) - floors) * w.monk_floor);
            }
        }
        if self.game.phase == Phase::Draft {
            figures.promise += w.draft * (DRAFT as f32 - self.game.drafted[seat].len() as f32);
        }
        figures
    }

    /// A court that will have lost this number of persons.
    fn short_of(&self, now: &Figures, count: u8) -> Figures {
        let count = f32::from(count);
        let points = now.points - count * self.weights.release;
        Figures { persons: (now.persons - count).max(0.0), points, ..*now }
    }

    /// The courts an action leads to.
    fn after(&self, now: &Figures, deed: Deed, each: &mut impl FnMut(Figures)) {
        let mut next = Figures { acts: false, ..*now };
        let amount = deed.yield_of().map_or(0.0, |(person, card)| f32::from(card + now.symbols[person]));
        match deed {
            Deed::Taxes => next.yuan += amount,
            Deed::Harvest => next.rice += amount,
            Deed::Fireworks => next.fireworks += amount,
            Deed::Parade => next.track += amount,
            Deed::Research => next.points += amount,
            Deed::Wall => next.points += WALL_TILE,
            Deed::Build => return built(&next, amount, each),
            Deed::Privilege => {
                for &privilege in Privilege::ALL {
                    let left = next.yuan - f32::from(self.game.price(privilege));
                    if left >= 0.0 {
                        let dragons = next.dragons + f32::from(privilege.dragons());
                        each(Figures { yuan: left, dragons, ..next });
                    }
                }
            }
        }
        each(next);
    }

    /// What a court has and will have whatever happens.
    fn standing(&self, seat: Seat, court: &Figures) -> f32 {
        let w = self.weights;
        let scorings = f32::from(MONTHS + 1 - self.month);
        let actions = f32::from(MONTHS - self.month) + flag(court.acts);
        let symbols = |person: Person| f32::from(court.symbols[person]);
        let mut work = w.floor * court.floors + w.early_yuan * court.yuan.min(7.0);
        for (symbols, weight) in court.symbols.iter().zip(&w.symbol) {
            work += f32::from(*symbols) * weight;
        }
        for other in self.game.seats().filter(|&other| other != seat) {
            work += w.track * ((court.track - self.tracks[other]) / 6.0).clamp(-1.0, 1.0);
        }
        let stage = if court.acts { 0 } else { 2 - usize::from(court.recruits) };
        court.points
            + court.promise
            + court.monks
            + scorings * (symbols(Person::Lady) + court.dragons)
            + actions * work
            + self.droughts * w.drought_rice * symbols(Person::Farmer)
            + self.festivals * w.festival_rocket * symbols(Person::Pyrotechnist)
            + self.festivals * w.festival_firework * court.fireworks
            + w.rest[stage][usize::from(self.month - 1)]
    }
}

/// Whether each seat still has an action and a person card to play this month.
fn turns_left(game: &Dragon) -> [(bool, bool); MAX_PLAYERS] {
    let mut left = [(false, false); MAX_PLAYERS];
    let waiting = matches!(game.ask, Ask::Group | Ask::Deed | Ask::Card);
    for (place, &seat) in game.phase_order().iter().enumerate() {
        let turn = usize::from(game.turns);
        let waits = place > turn || place == turn && waiting;
        left[seat] = match game.phase {
            Phase::Action | Phase::WallDraw => (waits, true),
            Phase::Person => (false, waits),
            Phase::Event | Phase::Wall | Phase::Super | Phase::FinalWall | Phase::Over => (false, false),
            _ => (true, true),
        };
    }
    left
}

/// Courts with more floors: on palaces that stand, or one of them as a new one.
fn built(now: &Figures, floors: f32, each: &mut impl FnMut(Figures)) {
    let raised = Figures { floors: now.floors + floors, ..*now };
    each(raised);
    each(Figures { palaces: now.palaces + 1.0, ..raised });
}

/// A court with a newcomer, perhaps in place of somebody who counts for little.
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

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

//! What the next scoring would bring as things stand, if nobody took members back from the cities.

use ming::data::*;
use ming::{Colours, Phase, Tabletop, View, city_shares, majority, tile_points};

/// The next scoring.
pub struct Tally {
    /// Which of the three it is, from 0.
    pub scoring: usize,
    /// How many members of each colour go from each district into the city.
    pub sent: [Colours; DISTRICTS],
    /// What each city brings.
    pub cities: [City; PROVINCES],
    /// Points of each player by source.
    pub points: [[u16; SOURCES]; MAX_PLAYERS],
    /// Whether there is no scoring any more.
    pub over: bool,
}

/// A city in the next scoring.
#[derive(Copy, Clone, Default)]
pub struct City {
    /// The members of each colour who are left in it.
    pub left: Colours,
    /// What each colour gets for most members.
    pub shares: Colours,
    /// What each player gets for their members and for most of them.
    pub points: Colours,
    /// Whether it has been counted in the scoring that goes on.
    pub counted: bool,
}

impl Tally {
    pub fn of(view: &View) -> Tally {
        let round = match view.phase {
            Phase::Neutral | Phase::Starter => view.round + 1,
            _ => view.round,
        };
        let under_way = matches!(view.phase, Phase::Spare | Phase::Return | Phase::Recall);
        let mut tally = Tally {
            scoring: usize::from(round.saturating_sub(1) / 2).min(2),
            sent: [[0; MAX_PLAYERS]; DISTRICTS],
            cities: [City::default(); PROVINCES],
            points: [[0; SOURCES]; MAX_PLAYERS],
            over: view.phase == Phase::Over,
        };
        if tally.over {
            tally.points = view.families.map(|family| family.points);
            return tally;
        }
        if !under_way {
            tally.sent = view.open.map(|open| majority(&open));
        }
        for (place, &province) in view.board.order.iter().enumerate() {
            let counted = under_way && place < usize::from(view.city);
            tally.cities[province] = tally.city(view, province, counted);
        }
        for seat in view.seats() {
            let points = &mut tally.points[seat];
            for city in &tally.cities {
                points[Source::Cities] += u16::from(city.shares[seat]);
                points[Source::Members] += u16::from(city.points[seat] - city.shares[seat]);
            }
            points[Source::Monasteries] = u16::from(MONASTERY_POINTS * view.monks_of(seat));
            let mut tiles = view.families[seat].tiles;
            for district in District::all() {
                tiles[district.province()] += tally.sent[district][seat];
            }
            let sets = tiles.iter().copied().min().unwrap_or(0);
            points[Source::Sets] = u16::from(sets) * u16::from(SET_POINTS[tally.scoring]);
            if tally.scoring == 2 {
                points[Source::Tiles] = tile_points(&tiles.map(|count| count - sets)).into();
            }
        }
        tally
    }

    fn city(&self, view: &View, province: Province, counted: bool) -> City {
        let mut around = view.around_city(province);
        let mut left = view.in_city(province);
        for district in District::of(province) {
            for (colour, sent) in self.sent[district].into_iter().enumerate() {
                around[colour] -= sent;
                left[colour] += sent;
            }
        }
        if view.has_neutral() && view.phase != Phase::Return && view.phase != Phase::Recall {
            let stay = neutrals(view, &left, self.scoring);
            around[NEUTRAL] += left[NEUTRAL] - stay;
            left[NEUTRAL] = stay;
        }
        let shares = city_shares(&left, &around);
        let mut points = [0; MAX_PLAYERS];
        for seat in view.seats() {
            points[seat] = shares[seat] + left[seat] * MEMBER_POINTS[self.scoring];
        }
        City { left, shares, points, counted }
    }

    /// All that the next scoring brings a player.
    pub fn total(&self, seat: kernel::Seat) -> u16 {
        self.points[seat].iter().sum()
    }
}

/// R7.4, R7.5: how many neutral members stay in a city.
fn neutrals(table: &Tabletop, left: &Colours, scoring: usize) -> u8 {
    let most = table.seats().map(|seat| left[seat]).fold(0, u8::max);
    match left[NEUTRAL] {
        neutral if neutral == most => 0,
        neutral if neutral > most && scoring < 2 => most + 1,
        neutral => neutral,
    }
}

#[cfg(test)]
mod tests {
    use kernel::prelude::*;
    use kernel::{Dice, Turn, Viewer};
    use ming::{Action, Ming, Options};

    use super::*;

    /// After round 6 nobody takes members back: whoever ends it by passing brings about just what was foretold.
    #[test]
    fn the_last_scoring_brings_what_was_foretold() {
        let mut seen = 0;
        for seed in 0..240 {
            let mut game = Ming::start(&Options::default(), 2 + (seed % 3) as u8).unwrap();
            let mut dice = Dice::new(seed);
            while game.turn() != Turn::Over {
                let before = game.clone();
                let mut passed = false;
                match game.turn().seats().first() {
                    None => game.happen_unchecked(game.draw(&mut dice, &mut Vec::new()), &mut ()),
                    Some(seat) => {
                        let action = game.choose(seat, &mut dice, &mut Vec::new());
                        passed = action == Action::Pass;
                        game.play_unchecked(seat, action, &mut ());
                    }
                }
                if passed && game.turn() == Turn::Over {
                    let tally = Tally::of(&before.view(Viewer::Spectator));
                    for seat in game.seats() {
                        let gain = game.families[seat].total() - before.families[seat].total();
                        assert_eq!(gain, tally.total(seat), "seed {seed}, seat {seat}");
                    }
                    seen += 1;
                }
            }
        }
        assert!(seen > 20, "{seen} games ended so");
    }
}

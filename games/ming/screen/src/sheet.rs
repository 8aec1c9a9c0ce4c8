//! A scoring as it was told: what each district and each city gave whom.

use ming::data::*;
use ming::{Colours, Phase, Told, View};

/// Points of each player.
pub type Gains = [u16; MAX_PLAYERS];

/// The scoring that goes on, or the one that has just been.
#[derive(Debug, PartialEq, Eq)]
pub struct ScoreSheet {
    /// The round after which it came.
    pub round: u8,
    /// The members of each colour who went from each district into the city. Each of a player's brought a tile.
    pub sent: [Colours; DISTRICTS],
    /// The members who went back to each district.
    pub back: [Colours; DISTRICTS],
    /// Points for sets of six that the tiles of each district completed.
    pub sets: [Gains; DISTRICTS],
    /// Points of each city, once it has been counted: for members left in it and for most of them.
    pub cities: [Option<Gains>; PROVINCES],
    /// Points for members in monasteries.
    pub monasteries: Gains,
    /// Points for tiles that are left at the end.
    pub tiles: Gains,
}

impl ScoreSheet {
    /// The sheet for a moment in which a scoring goes on or has just been. `told` is all that happened, newest first.
    pub fn of(view: &View, told: &mut dyn Iterator<Item = Told>) -> Option<ScoreSheet> {
        if !matters(view) {
            return None;
        }
        let (mut since, mut scored) = (Vec::new(), None);
        for event in told {
            if let Told::Scoring { round } = event {
                scored = Some(round);
                break;
            }
            since.push(event);
        }
        let mut sheet = ScoreSheet::new(scored?);
        let (mut district, mut city) = (District::at(0), Province::White);
        for event in since.into_iter().rev() {
            match event {
                Told::Sent { seat, members, at } => {
                    district = at.district();
                    sheet.sent[district][seat.unwrap_or(NEUTRAL)] += members;
                }
                Told::Recalled { seat, at } => sheet.back[at.district()][seat.unwrap_or(NEUTRAL)] += 1,
                Told::Counted { province } => {
                    city = province;
                    sheet.cities[city] = Some([0; MAX_PLAYERS]);
                }
                Told::Scored { seat, source, points, .. } => {
                    sheet.gains(source, district, city)[seat] += u16::from(points);
                }
                _ => {}
            }
        }
        Some(sheet)
    }

    fn new(round: u8) -> ScoreSheet {
        ScoreSheet {
            round,
            sent: [[0; MAX_PLAYERS]; DISTRICTS],
            back: [[0; MAX_PLAYERS]; DISTRICTS],
            sets: [[0; MAX_PLAYERS]; DISTRICTS],
            cities: [None; PROVINCES],
            monasteries: [0; MAX_PLAYERS],
            tiles: [0; MAX_PLAYERS],
        }
    }

    /// Where points of a source are written down: the district that sent last, or the city that is counted.
    fn gains(&mut self, source: Source, district: District, city: Province) -> &mut Gains {
        match source {
            Source::Sets => &mut self.sets[district],
            Source::Members | Source::Cities => self.cities[city].get_or_insert_default(),
            Source::Monasteries => &mut self.monasteries,
            Source::Tiles => &mut self.tiles,
        }
    }

    /// The members of each colour who have gone into a city and not back.
    pub fn left(&self, province: Province) -> Colours {
        let mut left = [0; MAX_PLAYERS];
        for district in District::of(province) {
            for (colour, left) in left.iter_mut().enumerate() {
                *left += self.sent[district][colour] - self.back[district][colour];
            }
        }
        left
    }

    /// All that the scoring has brought so far.
    pub fn total(&self, seat: kernel::Seat) -> u16 {
        let all = self.sets.iter().chain(self.cities.iter().flatten());
        all.chain([&self.monasteries, &self.tiles]).map(|gains| gains[seat]).sum()
    }
}

/// Whether a scoring goes on, or has just been: until everybody has placed the members of the next round.
fn matters(view: &View) -> bool {
    match view.phase {
        Phase::Spare | Phase::Return | Phase::Recall | Phase::Over => true,
        Phase::Starter | Phase::Neutral => view.round > 0 && view.round.is_multiple_of(2),
        Phase::Members => view.round > 1 && !view.round.is_multiple_of(2),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use kernel::prelude::*;
    use kernel::{Dice, Turn, Viewer};
    use ming::{Ming, Options};

    use super::*;

    /// What the sheets of a game say is what everybody has at its end, and all members are accounted for.
    #[test]
    fn three_sheets_make_the_result() {
        for seed in 0..30 {
            let mut game = Ming::start(&Options::default(), 2 + (seed % 3) as u8).unwrap();
            let (mut dice, mut told, mut sheets) =
                (Dice::new(seed), Vec::<ming::Event>::new(), Vec::<ScoreSheet>::new());
            while game.turn() != Turn::Over {
                match game.turn().seats().first() {
                    None => game.happen_unchecked(game.draw(&mut dice, &mut Vec::new()), &mut told),
                    Some(seat) => {
                        let action = game.choose(seat, &mut dice, &mut Vec::new());
                        game.play_unchecked(seat, action, &mut told);
                    }
                }
                let view = game.view(Viewer::Spectator);
                let Some(sheet) = ScoreSheet::of(
                    &view,
                    &mut told.iter().rev().filter_map(|event| event.told(Viewer::Spectator)),
                ) else {
                    continue;
                };
                if matches!(game.phase, Phase::Return | Phase::Recall) {
                    let province = game.scored_province();
                    assert_eq!(sheet.left(province), game.in_city(province), "seed {seed}");
                }
                match sheets.last_mut().filter(|last| last.round == sheet.round) {
                    Some(last) => *last = sheet,
                    None => sheets.push(sheet),
                }
            }
            assert_eq!(sheets.iter().map(|sheet| sheet.round).collect::<Vec<_>>(), [2, 4, 6]);
            for seat in game.seats() {
                let sum: u16 = sheets.iter().map(|sheet| sheet.total(seat)).sum();
                assert_eq!(sum, game.families[seat].total(), "seed {seed}, seat {seat}");
            }
        }
    }
}

//! The months to come, for several courts at once.

use kernel::{MAX_SEATS, Seat};

use super::{Figures, Outlook, flag};
use crate::data::*;

/// Courts that are evaluated together: the same sum for all of them is one machine instruction.
pub struct Batch {
    courts: [Figures; LANES],
    owners: [u8; LANES],
    len: usize,
}

const LANES: usize = 8;
type Lanes = [f32; LANES];

impl Batch {
    /// Nothing to look at yet.
    pub fn new() -> Batch {
        Batch { courts: [Figures::default(); LANES], owners: [0; LANES], len: 0 }
    }

    /// Adds a court; if a seat has several, the best counts.
    pub fn push(&mut self, outlook: &Outlook, seat: Seat, figures: Figures, points: &mut [f32; MAX_SEATS]) {
        if self.len == LANES {
            self.flush(outlook, points);
        }
        self.courts[self.len] = figures;
        self.owners[self.len] = seat.number();
        self.len += 1;
    }

    /// Looks at all courts taken, and notes the best for each seat.
    pub fn flush(&mut self, outlook: &Outlook, points: &mut [f32; MAX_SEATS]) {
        let future = outlook.walk(&self.courts);
        let used = self.courts.iter().zip(self.owners).zip(future).take(self.len);
        for ((court, owner), future) in used {
            let seat = Seat::new(owner);
            points[seat] = points[seat].max(future + outlook.standing(seat, court));
        }
        self.len = 0;
    }
}

impl Outlook<'_> {
    /// Walks through the months to come with courts as they are.
    fn walk(&self, courts: &[Figures; LANES]) -> Lanes {
        let w = self.weights;
        let each =
            |figure: fn(&Figures) -> f32| -> Lanes { std::array::from_fn(|lane| figure(&courts[lane])) };
        let (palaces, acts) = (each(|court| court.palaces), each(|court| flag(court.acts)));
        let (mut persons, mut cards) = (each(|court| court.persons), each(|court| court.cards));
        let (mut yuan, mut rice) = (each(|court| court.yuan), each(|court| court.rice));
        let (mut fireworks, mut floors) = (each(|court| court.fireworks), each(|court| court.floors));
        let mut comes = each(|court| flag(court.recruits));
        let mut points: Lanes = [0.0; LANES];
        for month in self.next..=MONTHS {
            let before = usize::from(month - self.next);
            let (late, soon) = (w.hedge[before.min(4)], w.hedge[(before + 1).min(4)]);
            let comers = flag(month < MONTHS);
            for lane in 0..LANES {
                let come = least(cards[lane], 1.0) * comes[lane] * comers;
                persons[lane] = least(persons[lane] + come, most(floors[lane], persons[lane]));
                cards[lane] -= come;
                comes[lane] = 1.0;
            }
            let mut lost: Lanes = [0.0; LANES];
            match self.game.events[usize::from(month - 1)].unwrap_or(Happening::Peace) {
                Happening::Peace => {}
                Happening::Tribute => {
                    for lane in 0..LANES {
                        lost[lane] = most(f32::from(TRIBUTE) - yuan[lane], 0.0);
                        yuan[lane] = most(yuan[lane] - f32::from(TRIBUTE), 0.0);
                    }
                }
                Happening::Drought => {
                    for lane in 0..LANES {
                        let needed = least(palaces[lane], persons[lane]);
                        lost[lane] = most(needed - rice[lane], 0.0);
                        rice[lane] = most(rice[lane] - needed, 0.0);
                    }
                }
                Happening::Contagion => {
                    lost = each(|court| f32::from(CONTAGION.saturating_sub(court.symbols[Person::Healer])));
                }
                Happening::Mongols => {
                    for (lane, court) in courts.iter().enumerate() {
                        points[lane] += f32::from(court.symbols[Person::Warrior]);
                        lost[lane] = flag(court.symbols[Person::Warrior] <= self.helmets);
                    }
                }
                Happening::Festival => {
                    for (lane, court) in courts.iter().enumerate() {
                        let sure = w.festival - w.festival_fade * (before as f32 + 1.0 + acts[lane]);
                        points[lane] += most(sure, 0.0) * self.festival(court.fireworks);
                        fireworks[lane] *= 0.5;
                    }
                }
            }
            for lane in 0..LANES {
                let gone = least(lost[lane] * (late + acts[lane] * (soon - late)), persons[lane]);
                persons[lane] -= gone;
                points[lane] += w.palace * least(palaces[lane], persons[lane] + w.empty) - w.loss * gone;
                floors[lane] += w.growth;
            }
        }
        for lane in 0..LANES {
            points[lane] += f32::from(PERSON_POINTS) * persons[lane]
                + w.yuan * yuan[lane]
                + w.rice * rice[lane]
                + w.firework * fireworks[lane];
        }
        points
    }

    /// What a festival would give for this number of fireworks today.
    fn festival(&self, fireworks: f32) -> f32 {
        match fireworks {
            0.0 => 0.0,
            count if count >= self.fireworks[0] => f32::from(FESTIVAL[0]),
            count if count >= self.fireworks[1] => f32::from(FESTIVAL[1]),
            _ => 0.0,
        }
    }
}

// Plain comparisons, which unlike those of `f32` are one instruction: there is no NaN here.
fn least(a: f32, b: f32) -> f32 {
    if a < b { a } else { b }
}

fn most(a: f32, b: f32) -> f32 {
    if a > b { a } else { b }
}

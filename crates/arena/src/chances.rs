//! Whether chances of winning are honest: of all moments in which a bot called them 30 %, 30 % should have been won.

use serde::Serialize;

/// How finely what was said is sorted: a hundred kinds, of a percent each.
const FINE: usize = 100;
/// How many of these make a row of the report.
const TOGETHER: usize = 10;
/// From this number of moments on a row says something: those of one game go together.
const ENOUGH: u64 = 2000;

/// What was said, and what came of it.
#[derive(Clone, Debug)]
pub(crate) struct Sayings {
    kinds: [Saying; FINE],
}

#[derive(Copy, Clone, Debug, Default)]
struct Saying {
    moments: u64,
    said: f64,
    won: f64,
}

impl Default for Sayings {
    fn default() -> Sayings {
        Sayings { kinds: [Saying::default(); FINE] }
    }
}

impl Sayings {
    /// A chance was called this, and this share of the win came of it.
    pub fn add(&mut self, said: f32, won: f64) {
        let kind = &mut self.kinds[((said * FINE as f32) as usize).min(FINE - 1)];
        kind.moments += 1;
        kind.said += f64::from(said);
        kind.won += won;
    }

    /// What there is to say about it; nothing if no chance was ever named.
    pub fn report(&self) -> Option<Chances> {
        let row = |kinds: &[Saying]| {
            let sum = |number: fn(&Saying) -> f64| kinds.iter().map(number).sum::<f64>();
            let moments: u64 = kinds.iter().map(|kind| kind.moments).sum();
            let each = moments.max(1) as f64;
            Row { moments, said: sum(|kind| kind.said) / each, won: sum(|kind| kind.won) / each }
        };
        let rows: Vec<Row> = self.kinds.chunks(TOGETHER).map(row).filter(|row| row.moments > 0).collect();
        (!rows.is_empty()).then_some(Chances { rows })
    }
}

/// How honest a bot's chances of winning were.
#[derive(Clone, Debug, Serialize)]
pub struct Chances {
    /// By what was said, a row for each tenth.
    pub rows: Vec<Row>,
}

/// Moments in which about the same was said.
#[derive(Copy, Clone, Debug, Serialize)]
pub struct Row {
    /// How many there were.
    pub moments: u64,
    /// What was said on average.
    pub said: f64,
    /// The share that was won.
    pub won: f64,
}

impl Chances {
    /// The rows with enough moments to say something.
    pub fn sure(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| row.moments >= ENOUGH)
    }

    /// The largest difference between what was said and what was won; nothing if there are too few moments.
    pub fn worst(&self) -> Option<f64> {
        self.sure().map(|row| (row.said - row.won).abs()).reduce(f64::max)
    }

    /// In a sentence.
    pub fn sentence(&self) -> String {
        match self.worst() {
            Some(worst) => format!("its chances of winning are off by {:.1} % at most", 100.0 * worst),
            None => "too few moments to judge its chances of winning".into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Somebody who says what they say, where something else is true.
    fn said(honest: impl Fn(f64) -> f64) -> Chances {
        let mut sayings = Sayings::default();
        for kind in 1..20 {
            let chance = f64::from(kind) / 20.0;
            (0..3000).for_each(|_| sayings.add(chance as f32 + 0.001, honest(chance)));
        }
        sayings.report().expect("something was said")
    }

    #[test]
    fn the_honest_are_found_honest() {
        let chances = said(|chance| chance);
        assert!(chances.worst().unwrap() < 0.005, "{chances:?}");
        assert_eq!(chances.rows.len(), 10);
    }

    #[test]
    fn boasting_is_found_out() {
        let honest = |chance: f64| {
            let odds = 0.5 * (chance / (1.0 - chance)).ln() - 0.3;
            1.0 / (1.0 + (-odds).exp())
        };
        let chances = said(honest);
        assert!(chances.worst().unwrap() > 0.1, "{chances:?}");
    }

    #[test]
    fn whoever_says_nothing_is_not_judged() {
        assert!(Sayings::default().report().is_none());
        let mut sayings = Sayings::default();
        sayings.add(0.3, 1.0);
        assert!(sayings.report().unwrap().sentence().contains("too few"));
    }
}

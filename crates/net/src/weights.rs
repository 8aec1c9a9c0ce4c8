//! A net that learns: the same as in a file, with fractions.

use kernel::Dice;

use crate::{HIDDEN, Judge, Outlook, chance, dot};

/// How fast it learns. In 6,400 games of In the Year of the Dragon 0.01 led to 14 % against three greedy players, 0.03 to 28 %,
/// 0.1 to 11 % (400 games each).
const RATE: f32 = 0.03;
/// Keeps the first steps small.
const CAUTION: f32 = 1e-3;

/// The weights of a net.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Points are counted in this unit.
    pub unit: f32,
    /// From each input to the hidden units.
    pub rows: Vec<[f32; HIDDEN]>,
    /// From each input straight to the answers.
    pub skips: Vec<[f32; 2]>,
    /// The hidden units without any input.
    pub bias: [f32; HIDDEN],
    /// From the hidden units to the answers: points, and the logarithm of the odds of winning.
    pub out: [[f32; HIDDEN]; 2],
    /// The answers without any input.
    pub out_bias: [f32; 2],
}

/// What a net should have answered: points in its unit, and the chance of winning.
pub type Answers = [f32; 2];

/// How large the steps of each weight were so far: those that are seldom used learn in larger ones (Adagrad).
#[derive(Clone, Debug, PartialEq)]
pub struct Gradients {
    /// Of the rows of inputs, one number for each.
    pub rows: Vec<f32>,
    /// Of the skips.
    pub skips: Vec<[f32; 2]>,
    /// Of the hidden units' bias.
    pub bias: [f32; HIDDEN],
    /// Of the weights of the answers.
    pub out: [[f32; HIDDEN]; 2],
    /// Of the bias of the answers.
    pub out_bias: [f32; 2],
}

impl Gradients {
    /// Nothing has been learned yet.
    pub fn new(inputs: usize) -> Gradients {
        Gradients {
            rows: vec![0.0; inputs],
            skips: vec![[0.0; 2]; inputs],
            bias: [0.0; HIDDEN],
            out: [[0.0; HIDDEN]; 2],
            out_bias: [0.0; 2],
        }
    }

    /// Forgets a share of the past: the large steps of the beginning must not keep the later ones small.
    pub fn forget(&mut self, share: f32) {
        let forget = |past: &mut f32| *past *= 1.0 - share;
        self.rows.iter_mut().for_each(forget);
        self.skips.as_flattened_mut().iter_mut().for_each(forget);
        self.bias.iter_mut().for_each(forget);
        self.out.as_flattened_mut().iter_mut().for_each(forget);
        self.out_bias.iter_mut().for_each(forget);
    }

    /// All its numbers, in order.
    pub fn numbers(&self) -> impl Iterator<Item = f32> {
        let answers = self.out.as_flattened().iter().chain(&self.out_bias);
        self.rows.iter().chain(self.skips.as_flattened()).chain(&self.bias).chain(answers).copied()
    }

    /// The steps of these numbers.
    pub fn from_numbers(inputs: usize, numbers: &mut impl Iterator<Item = f32>) -> Option<Gradients> {
        let rows = (0..inputs).map(|_| numbers.next()).collect::<Option<_>>()?;
        let skips = (0..inputs).map(|_| array(numbers)).collect::<Option<_>>()?;
        let (bias, out) = (array(numbers)?, [array(numbers)?, array(numbers)?]);
        Some(Gradients { rows, skips, bias, out, out_bias: array(numbers)? })
    }
}

/// The next numbers, if there are enough.
fn array<const N: usize>(numbers: &mut impl Iterator<Item = f32>) -> Option<[f32; N]> {
    let mut array = [0.0; N];
    array.iter_mut().try_for_each(|number| {
        *number = numbers.next()?;
        Some(())
    })?;
    Some(array)
}

impl Weights {
    /// A net that knows nothing, with a little chance in it: equal units would stay equal.
    pub fn new(inputs: usize, unit: f32, dice: &mut Dice) -> Weights {
        let mut any = |most: f32| most * (dice.below(2001) as f32 / 1000.0 - 1.0);
        Weights {
            unit,
            rows: (0..inputs).map(|_| std::array::from_fn(|_| any(0.15))).collect(),
            skips: vec![[0.0; 2]; inputs],
            bias: [0.0; HIDDEN],
            out: std::array::from_fn(|_| std::array::from_fn(|_| any(0.1))),
            out_bias: [0.0, -1.0],
        }
    }

    /// The hidden units, and the answers before the odds become a chance.
    fn forward(&self, on: &[u16]) -> ([f32; HIDDEN], [f32; 2]) {
        let mut hidden = self.bias;
        let mut answers = self.out_bias;
        for &input in on {
            let (row, skip) = (&self.rows[usize::from(input)], self.skips[usize::from(input)]);
            hidden.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            answers[0] += skip[0];
            answers[1] += skip[1];
        }
        hidden.iter_mut().for_each(|sum| *sum = sum.max(0.0));
        (hidden, std::array::from_fn(|place| answers[place] + dot(&hidden, &self.out[place])))
    }

    /// Takes a step towards what the answers should have been.
    pub fn learn(&mut self, on: &[u16], wanted: Answers, past: &mut Gradients) {
        let (hidden, answers) = self.forward(on);
        let errors = [(answers[0] - wanted[0]).clamp(-1.0, 1.0), chance(answers[1]) - wanted[1]];
        let mut slopes = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            if hidden[unit] > 0.0 {
                slopes[unit] = errors[0] * self.out[0][unit] + errors[1] * self.out[1][unit];
                step(&mut self.bias[unit], slopes[unit], &mut past.bias[unit]);
                for (answer, &error) in errors.iter().enumerate() {
                    let slope = error * hidden[unit];
                    step(&mut self.out[answer][unit], slope, &mut past.out[answer][unit]);
                }
            }
        }
        for (answer, &error) in errors.iter().enumerate() {
            step(&mut self.out_bias[answer], error, &mut past.out_bias[answer]);
        }
        let size = slopes.iter().map(|slope| slope * slope).sum::<f32>() / HIDDEN as f32;
        for &input in on {
            let input = usize::from(input);
            past.rows[input] += size;
            let rate = RATE / (past.rows[input] + CAUTION).sqrt();
            let row = &mut self.rows[input];
            row.iter_mut().zip(&slopes).for_each(|(weight, slope)| *weight -= rate * slope);
            for (answer, &error) in errors.iter().enumerate() {
                step(&mut self.skips[input][answer], error, &mut past.skips[input][answer]);
            }
        }
    }

    /// All its numbers, in order.
    pub fn numbers(&self) -> impl Iterator<Item = f32> {
        let answers = self.out.as_flattened().iter().chain(&self.out_bias);
        let inputs = self.rows.as_flattened().iter().chain(self.skips.as_flattened());
        [&self.unit].into_iter().chain(inputs).chain(&self.bias).chain(answers).copied()
    }

    /// The net of these numbers, which are as many as such a net has.
    pub fn from_numbers(inputs: usize, numbers: &mut impl Iterator<Item = f32>) -> Option<Weights> {
        let unit = numbers.next()?;
        let rows = (0..inputs).map(|_| array(numbers)).collect::<Option<_>>()?;
        let skips = (0..inputs).map(|_| array(numbers)).collect::<Option<_>>()?;
        let (bias, out) = (array(numbers)?, [array(numbers)?, array(numbers)?]);
        Some(Weights { unit, rows, skips, bias, out, out_bias: array(numbers)? })
    }

    /// Moves this share of the way to other weights.
    pub fn approach(&mut self, other: &Weights, share: f32) {
        let near = |mine: &mut f32, theirs: &f32| *mine += share * (theirs - *mine);
        let all = |mine: &mut [f32], theirs: &[f32]| {
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| near(mine, theirs));
        };
        all(self.rows.as_flattened_mut(), other.rows.as_flattened());
        all(self.skips.as_flattened_mut(), other.skips.as_flattened());
        all(&mut self.bias, &other.bias);
        all(self.out.as_flattened_mut(), other.out.as_flattened());
        all(&mut self.out_bias, &other.out_bias);
    }
}

#[inline]
fn step(weight: &mut f32, slope: f32, past: &mut f32) {
    *past += slope * slope;
    *weight -= RATE * slope / (*past + CAUTION).sqrt();
}

impl Judge for Weights {
    fn judge(&self, on: &[u16]) -> Outlook {
        let (_, answers) = self.forward(on);
        Outlook { points: answers[0] * self.unit, win: chance(answers[1]) }
    }

    fn unit(&self) -> f32 {
        self.unit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_again_and_again_is_learned() {
        let mut weights = Weights::new(4, 10.0, &mut Dice::new(1));
        let mut past = Gradients::new(4);
        // Both inputs together mean a win, one alone does not: no sum of two weights can say that.
        let lessons =
            [(&[0, 2][..], [0.5, 0.0]), (&[1, 2], [1.5, 0.0]), (&[0, 3], [1.0, 0.0]), (&[1, 3], [0.0, 1.0])];
        for (on, wanted) in lessons.iter().cycle().take(20_000) {
            weights.learn(on, *wanted, &mut past);
        }
        for (on, wanted) in lessons {
            let outlook = weights.judge(on);
            assert!((outlook.points - 10.0 * wanted[0]).abs() < 0.5, "{on:?}: {outlook:?}");
            assert!((outlook.win - wanted[1]).abs() < 0.1, "{on:?}: {outlook:?}");
        }
    }
}

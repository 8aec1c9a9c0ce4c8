//! What things are worth. These weights were found by having greedy players with different ones play each other.

use crate::data::{MONTHS, PERSONS};

/// What things are worth, in points.
#[derive(Copy, Clone, Debug)]
pub struct Weights {
    /// How much of a shortage really happens, by the number of own actions before the event.
    pub hedge: [f32; 5],
    /// A person lost, in addition to their points at the end.
    pub loss: f32,
    /// A yuan at the end, and more for each month left while there are few.
    pub yuan: f32,
    pub early_yuan: f32,
    /// Rice and fireworks that no event takes.
    pub rice: f32,
    pub firework: f32,
    /// A symbol of each type of person, for each action left.
    pub symbol: [f32; PERSONS],
    /// A symbol of rice or rockets, for each drought or festival to come.
    pub drought_rice: f32,
    pub festival_rocket: f32,
    /// A firework, for each festival to come.
    pub festival_firework: f32,
    /// How much of a festival's present ranking comes true, less for each month until then.
    pub festival: f32,
    pub festival_fade: f32,
    /// A floor that a monk's palace could still get.
    pub monk_floor: f32,
    /// A floor, for each action left, and room for newcomers that comes by itself each month.
    pub floor: f32,
    pub growth: f32,
    /// How many palaces more than people count.
    pub empty: f32,
    /// Being ahead of a rival by six steps or more on the track, for each remaining action.
    pub track: f32,
    /// A card of each type in hand, and a wild one.
    pub card: [f32; PERSONS],
    pub wild: f32,
    /// How much of what a palace will score is counted.
    pub palace: f32,
    /// A person that must be released now, and one still to be drafted.
    pub release: f32,
    pub draft: f32,
    /// How far the estimate falls short of the true end on average, by what a seat still has to do in the month (act, play a
    /// card, nothing) and by month. It is the same for all choices of a decision, but keeps positions of
    /// different moments comparable.
    pub rest: [[f32; MONTHS as usize]; 3],
}

/// The weights in use.
pub const WEIGHTS: Weights = Weights {
    hedge: [0.807, 0.449, 0.184, 0.086, 0.035],
    loss: 5.219,
    yuan: 0.351,
    early_yuan: 0.066,
    rice: 0.531,
    firework: 0.512,
    symbol: [0.086, 0.013, 0.192, 0.087, -0.020, 0.033, 0.32, 0.102, 0.053],
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

//! The weights of the estimate.

/// What things are worth. Lists go by the scoring that comes next: the first, the second, the last.
#[derive(Copy, Clone, Debug)]
#[allow(missing_docs, reason = "pairs of weights share their line")]
pub struct Weights {
    /// How likely a majority is to stay as it is, and the first rival to get one more member, or both rivals.
    pub as_is: f32,
    pub one_more: f32,
    /// A member that is sent into a city, without its tile.
    pub sent: [f32; 3],
    /// A member that stays in the open part.
    pub kept: [f32; 3],
    /// A tile that completes nothing yet: one of a new province, and one more of the same.
    pub fresh: [f32; 2],
    pub double: [f32; 2],
    /// A tile in the last scoring: one that a set of six lacks, and any other.
    pub last: [f32; 2],
    /// A member that goes back from a city in the first and in the second scoring.
    pub back: [f32; 2],
    /// How much of a monastery's points comes true.
    pub monk: f32,
    /// The share of what a member on a province space could do that comes true: where the prince is, one border
    /// away with a card, two borders away, and elsewhere.
    pub reach: [f32; 4],
    /// How often members are deployed with a card, and the share of what has to wait for the next round.
    pub pace: f32,
    pub waiting: f32,
    /// A member on a province space at all, and in the supply.
    pub spare: f32,
    pub supply: f32,
    /// A card in hand, and a dragon besides.
    pub card: f32,
    pub dragon: f32,
}

/// The weights in use.
pub const WEIGHTS: Weights = Weights {
    as_is: 0.6,
    one_more: 0.25,
    sent: [4.2, 3.4, 0.3],
    kept: [2.2, 1.6, 0.1],
    fresh: [4.2, 3.6],
    double: [4.2, 2.6],
    last: [4.0, 1.2],
    back: [4.6, 3.0],
    monk: 0.85,
    reach: [0.9, 0.75, 0.6, 0.4],
    pace: 0.7,
    waiting: 0.4,
    spare: 0.5,
    supply: 3.4,
    card: 0.3,
    dragon: 0.5,
};

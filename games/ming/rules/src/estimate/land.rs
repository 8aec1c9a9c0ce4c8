//! Districts as the estimate looks at them.

use kernel::Seat;

use crate::data::District;
use crate::state::Colours;

/// The members of a district as one seat sees them: its own, and those of its two strongest rivals.
#[derive(Copy, Clone, Default)]
pub struct Land {
    /// The seat's own members.
    pub own: u8,
    first: u8,
    second: u8,
}

impl Land {
    /// The district with these members.
    #[inline]
    pub fn new(members: &Colours, seat: Seat) -> Land {
        let (mut first, mut second) = (0, 0);
        for (colour, &count) in members.iter().enumerate() {
            let count = if colour == usize::from(seat.number()) { 0 } else { count };
            second = second.max(first.min(count));
            first = first.max(count);
        }
        Land { own: members[seat], first, second }
    }

    /// The members of the two strongest rivals.
    #[inline]
    pub fn rivals(&self) -> [u8; 2] {
        [self.first, self.second]
    }

    /// How many of a number of own members are sent if the rivals get a number of additional ones.
    #[inline]
    pub fn sends(&self, own: u8, first: u8, second: u8) -> f32 {
        let (first, second) = (self.first + first, self.second + second);
        if own > first {
            f32::from(own.min(2))
        } else if own == first || own > second {
            1.0
        } else {
            0.0
        }
    }
}

/// The districts that a prince can reach with his cards, as bits, by the number of borders.
#[derive(Copy, Clone, Default)]
pub struct Near {
    /// Where he is, if he has a card to stay.
    pub here: u32,
    /// Across one border.
    pub one: u32,
    /// Across two.
    pub two: u32,
}

impl Near {
    /// How many borders a district is away; 3 if it is out of reach.
    pub fn distance(self, district: District) -> usize {
        let bit = district.bit();
        [self.here, self.one, self.two].iter().position(|bits| bits & bit != 0).unwrap_or(3)
    }
}

//! Sets of places as bits. Legal actions that are kept this way can be drawn at random without being listed.

/// The places of the bits that are set, from the lowest.
#[inline]
pub fn places(set: u64) -> impl Iterator<Item = usize> {
    let mut rest = set;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let place = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        Some(place)
    })
}

/// The place of the n-th bit that is set, from 0.
#[inline]
pub fn nth(set: u64, n: u32) -> usize {
    Ranked::new(set).nth(n)
}

/// A set whose bits are counted byte by byte, so that the n-th is found without a branch: a loop would be as long as the
/// number drawn, which no processor foresees, and costs 5 ns a step more.
#[derive(Copy, Clone, Debug)]
pub struct Ranked {
    set: u64,
    /// In each byte the bits of this byte and of all below.
    sums: u64,
}

/// A bit in each byte.
const ONES: u64 = 0x0101_0101_0101_0101;

impl Ranked {
    /// Counts a set.
    #[inline]
    pub fn new(set: u64) -> Ranked {
        let pairs = set - ((set >> 1) & (0x55 * ONES));
        let fours = (pairs & (0x33 * ONES)) + ((pairs >> 2) & (0x33 * ONES));
        let bytes = (fours + (fours >> 4)) & (0x0f * ONES);
        Ranked { set, sums: bytes.wrapping_mul(ONES) }
    }

    /// How many bits are set.
    #[inline]
    pub fn count(&self) -> u32 {
        (self.sums >> 56) as u32
    }

    /// The place of the n-th bit that is set, from 0.
    #[inline]
    pub fn nth(&self, n: u32) -> usize {
        // The bytes up to which there are n bits or fewer keep their highest bit.
        let passed = ((u64::from(n) | 0x80) * ONES - self.sums) & (0x80 * ONES);
        let byte = ((passed >> 7).wrapping_mul(ONES) >> 56) * 8;
        let rest = n - ((self.sums << 8) >> byte & 0xff) as u32;
        byte as usize + usize::from(NTH[(self.set >> byte & 0xff) as usize][(rest & 7) as usize])
    }
}

/// The place of the n-th bit of a byte.
static NTH: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut n) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                table[byte][n] = place as u8;
                n += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_bit_is_the_nth_of_the_places() {
        for set in [1, 0b1011_0100, 1 << 63, u64::MAX, 0x8000_0000_0000_0001] {
            let places: Vec<usize> = places(set).collect();
            assert_eq!(places.len() as u32, set.count_ones());
            assert!(places.iter().all(|place| set >> place & 1 == 1), "{places:?}");
            let one_by_one: Vec<usize> = (0..set.count_ones()).map(|n| nth(set, n)).collect();
            assert_eq!(one_by_one, places);
        }
        assert_eq!(places(0).next(), None);
    }
}

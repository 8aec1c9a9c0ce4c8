//! Sets of places as bits. Legal actions kept so are drawn from without being listed.

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
    let mut rest = set;
    for _ in 0..n {
        rest &= rest - 1;
    }
    rest.trailing_zeros() as usize
}

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

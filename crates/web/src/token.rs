//! Tokens of seats: who has one may sit down there.

use axum_extra::extract::cookie::Key;
use kernel::Seat;
use sha2::{Digest, Sha256};

/// The token of a seat at a table: 128 bits that follow from the site's secret, so none need be kept.
pub fn of(key: &Key, table: &str, seat: Seat) -> String {
    let mut hash = Sha256::new_with_prefix(b"seat");
    hash.update(key.master());
    hash.update(table);
    hash.update([0, seat.number()]);
    hex::encode(&hash.finalize()[..16])
}

/// Whether a token is that of the seat. It takes as long for a nearly right one as for a wrong one.
pub fn fits(key: &Key, table: &str, seat: Seat, token: &str) -> bool {
    let right = of(key, table, seat);
    let differing = right.bytes().zip(token.bytes()).fold(0, |bits, (a, b)| bits | (a ^ b));
    right.len() == token.len() && differing == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_fits_its_seat_alone() {
        let key = Key::from(&[7; 64]);
        let token = of(&key, "k7Qx", Seat::new(1));
        assert!(fits(&key, "k7Qx", Seat::new(1), &token));
        assert!(!fits(&key, "k7Qx", Seat::new(2), &token));
        assert!(!fits(&key, "other", Seat::new(1), &token));
        assert!(!fits(&Key::from(&[8; 64]), "k7Qx", Seat::new(1), &token));
        assert!(!fits(&key, "k7Qx", Seat::new(1), ""));
    }
}

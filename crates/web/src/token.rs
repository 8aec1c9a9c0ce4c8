//! Texts that follow from the site's secret: tokens that let somebody take a seat, and fingerprints of addresses, by which
//! tables are counted without keeping the address.

use axum_extra::extract::cookie::Key;
use hmac::{Hmac, KeyInit, Mac};
use kernel::Seat;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::address::Network;
use crate::keys::Keys;
use crate::site::now;

/// The token of a seat at a table: 128 bits that follow from the site's secret, so none need be kept. `link` is how
/// often the seat was freed, after which old tokens no longer fit.
pub fn of(key: &Key, table: &str, seat: Seat, link: u32) -> String {
    let tag = tag(key, "seat", &[table.as_bytes(), &[0, seat.number()], &link.to_le_bytes()]);
    hex::encode(&tag[..16])
}

/// The token of a whole table: whoever has it takes the first free seat. `links` is how often seats were freed there, so
/// that somebody who was removed does not come back with an old link.
pub fn of_table(key: &Key, table: &str, links: u32) -> String {
    hex::encode(&tag(key, "table", &[table.as_bytes(), &[0], &links.to_le_bytes()])[..16])
}

/// Whether a token is that of the whole table, made with any key that is believed.
pub fn fits_table(keys: &Keys, table: &str, links: u32, token: &str) -> bool {
    let is = |key: &Key| of_table(key, table, links).as_bytes().ct_eq(token.as_bytes()).into();
    keys.believed(now()).any(is)
}

/// Links that were sent by version 0.1 still fit.
fn of_0_1(key: &Key, table: &str, seat: Seat, link: u32) -> String {
    let mut hash = Sha256::new_with_prefix(b"seat");
    hash.update(key.master());
    hash.update(table);
    hash.update([0, seat.number()]);
    if link > 0 {
        hash.update(link.to_le_bytes());
    }
    hex::encode(&hash.finalize()[..16])
}

/// What only the site can make of these.
fn tag(key: &Key, purpose: &str, parts: &[&[u8]]) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.master()).expect("a key of any length is one");
    mac.update(purpose.as_bytes());
    parts.iter().for_each(|part| mac.update(part));
    mac.finalize().into_bytes().into()
}

/// Whether a token is that of the seat, made with any key that is believed.
pub fn fits_any(keys: &Keys, table: &str, seat: Seat, link: u32, token: &str) -> bool {
    keys.believed(now()).any(|key| fits(key, table, seat, link, token))
}

/// Whether a token is that of the seat. It takes as long for a nearly right one as for a wrong one.
fn fits(key: &Key, table: &str, seat: Seat, link: u32, token: &str) -> bool {
    let is = |right: String| right.as_bytes().ct_eq(token.as_bytes());
    (is(of(key, table, seat, link)) | is(of_0_1(key, table, seat, link))).into()
}

/// A fingerprint of a browser, by which others may name it: its id is a secret.
pub fn person(browser: &str) -> String {
    hex::encode(&Sha256::digest(browser)[..6])
}

/// A fingerprint of a network.
pub fn origin(key: &Key, network: Network) -> String {
    hex::encode(&tag(key, "origin", &[network.to_string().as_bytes()])[..8])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_fits_its_seat_alone() {
        let key = Key::from(&[7; 64]);
        let token = of(&key, "k7Qx", Seat::new(1), 0);
        assert!(fits(&key, "k7Qx", Seat::new(1), 0, &token));
        assert!(!fits(&key, "k7Qx", Seat::new(2), 0, &token));
        assert!(!fits(&key, "other", Seat::new(1), 0, &token));
        assert!(!fits(&Key::from(&[8; 64]), "k7Qx", Seat::new(1), 0, &token));
        assert!(!fits(&key, "k7Qx", Seat::new(1), 0, ""));
        assert!(!fits(&key, "k7Qx", Seat::new(1), 1, &token), "the seat was freed");
    }

    #[test]
    fn the_token_of_a_table_is_that_of_no_seat() {
        let key = Key::from(&[7; 64]);
        let token = of_table(&key, "k7Qx", 0);
        assert!(Seat::all(6).all(|seat| !fits(&key, "k7Qx", seat, 0, &token)));
        assert!(token != of_table(&key, "k7Qx", 1) && token != of_table(&key, "k7Qy", 0));
    }

    #[test]
    fn links_that_were_sent_by_earlier_versions_still_fit() {
        let fits = |link, token| fits(&Key::from(&[7; 64]), "k7Qx", Seat::new(1), link, token);
        assert!(fits(0, "05fd2982c0616f055cdaf97febca2e97"));
        assert!(!fits(1, "05fd2982c0616f055cdaf97febca2e97"), "the seat was freed");
    }
}

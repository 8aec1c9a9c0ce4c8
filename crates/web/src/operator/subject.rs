//! Whom a ban is about.

use std::net::IpAddr;

use ipnet::IpNet;
use store::BanKind;

/// Whom a ban is about, as the store keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    /// An address or a person.
    pub kind: BanKind,
    /// Which.
    pub text: String,
}

impl Subject {
    /// An address or a network, as `203.0.113.7` or `203.0.113.0/24`. Whoever has one IPv6 address has all of its /64.
    pub fn address(text: &str) -> Result<Subject, String> {
        let net = match text.parse::<IpAddr>().map(|address| address.to_canonical()) {
            Ok(address) => IpNet::new(address, if address.is_ipv4() { 32 } else { 64 }).ok(),
            Err(_) => text.parse().ok(),
        };
        let net = net.ok_or_else(|| {
            format!("`{text}` is no address: write it as 203.0.113.7, 203.0.113.0/24 or 2001:db8::1")
        })?;
        if net.prefix_len() == 0 {
            return Err("that would ban everybody".into());
        }
        Ok(Subject { kind: BanKind::Address, text: net.trunc().to_string() })
    }

    /// A person, by the twelve digits that `show` and `chat` print.
    pub fn person(text: &str) -> Result<Subject, String> {
        let text = text.to_ascii_lowercase();
        let fits = hex::decode(&text).is_ok_and(|bytes| bytes.len() == super::PERSON);
        let wrong = "a person is given by 12 hex digits, as `tianxia admin show` and `chat` print them";
        if fits { Ok(Subject { kind: BanKind::Person, text }) } else { Err(format!("`{text}`: {wrong}")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_and_people_are_read() {
        let address = |text| Subject::address(text).map(|subject| subject.text);
        assert_eq!(address("203.0.113.7").unwrap(), "203.0.113.7/32");
        assert_eq!(address("::ffff:203.0.113.7").unwrap(), "203.0.113.7/32");
        assert_eq!(address("203.0.113.7/24").unwrap(), "203.0.113.0/24");
        assert_eq!(address("2001:db8:1:2:3::4").unwrap(), "2001:db8:1:2::/64");
        assert_eq!(address("2001:db8::/32").unwrap(), "2001:db8::/32");
        for wrong in ["", "anna", "203.0.113", "203.0.113.7/33", "0.0.0.0/0", "::/0"] {
            assert!(address(wrong).is_err(), "{wrong}");
        }
        assert_eq!(Subject::person("00FF00ff00ff").unwrap().text, "00ff00ff00ff");
        for wrong in ["", "00ff", "00ff00ff00fg", "00ff00ff00ff00"] {
            assert!(Subject::person(wrong).is_err(), "{wrong}");
        }
    }
}

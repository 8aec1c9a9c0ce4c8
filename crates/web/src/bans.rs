//! A banned visitor may go on reading, but not write.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use ipnet::IpNet;
use jiff::Timestamp;
use kernel::Phrase;
use store::{Ban, BanKind, Store, StoreError};

use crate::address::Network;
use crate::declined::Declined;
use crate::operator::person;
use crate::refusals;
use crate::site::{Site, now};
use crate::who::Who;

/// The line in the log.
const BANNED: &str = "refused: banned";

/// The bans of a site, as it last read them.
#[derive(Default)]
pub struct Bans {
    addresses: Vec<(IpNet, Ban)>,
    people: Vec<Ban>,
}

impl Bans {
    /// The bans that a store keeps.
    pub async fn of(store: &dyn Store) -> Result<Bans, StoreError> {
        store.bans(now()).await.map(Bans::new)
    }

    /// These bans. A text that is not an address bans nobody.
    fn new(bans: Vec<Ban>) -> Bans {
        let (addresses, people): (Vec<Ban>, _) =
            bans.into_iter().partition(|ban| ban.kind == BanKind::Address);
        let net = |ban: Ban| Some((ban.subject.parse().ok()?, ban));
        Bans { addresses: addresses.into_iter().filter_map(net).collect(), people }
    }

    /// The ban that holds now for this address or this browser.
    fn on(&self, address: IpAddr, browser: &str, now: i64) -> Option<&Ban> {
        if self.addresses.is_empty() && self.people.is_empty() {
            return None;
        }
        let (address, person) = (address.to_canonical(), person(browser));
        let by_address = self.addresses.iter().filter(|(net, _)| net.contains(&address)).map(|(_, ban)| ban);
        let by_person = self.people.iter().filter(|ban| ban.subject == person);
        by_address.chain(by_person).find(|ban| ban.until > now)
    }
}

/// Refuses what a banned visitor wants to write. The language may be changed: it is for reading.
pub async fn refuse(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let reads = request.method() == Method::GET || request.method() == Method::HEAD;
    if reads || request.uri().path() == "/language" {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    let Ok(who) = Who::from_request_parts(&mut parts, &site).await;
    if let Some(ConnectInfo(address)) = parts.extensions.get::<ConnectInfo<SocketAddr>>()
        && let Some(ban) = site.bans().on(address.ip(), &who.id, now())
    {
        let (kind, subject) = (ban.kind, &ban.subject);
        let reason = if kind == BanKind::Address { "address" } else { "person" };
        if refusals::is_first((BANNED, reason), Some(Network::of_request(&parts.extensions))) {
            tracing::info!(?kind, subject, address = %address.ip(), "{BANNED}");
        }
        let (until, why) = (day(ban.until), ban.why.clone());
        let sentence = Phrase::new("site-banned").with("until", until).with("why", why);
        return Declined::with(StatusCode::FORBIDDEN, sentence).into_response();
    }
    next.run(Request::from_parts(parts, body)).await
}

/// A moment as people in all languages read it.
fn day(at: i64) -> String {
    let at = Timestamp::from_millisecond(at).unwrap_or(Timestamp::MAX);
    at.strftime("%Y-%m-%d %H:%M UTC").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ban_meets_its_network_its_person_and_its_time() {
        let ban = |kind, subject: &str| Ban {
            kind,
            subject: subject.into(),
            until: 100,
            why: String::new(),
            at: 0,
        };
        let bans = Bans::new(vec![
            ban(BanKind::Address, "203.0.113.7/32"),
            ban(BanKind::Address, "2001:db8:0:1::/64"),
            ban(BanKind::Person, &person("anna's browser")),
            ban(BanKind::Address, "nonsense"),
        ]);
        let banned = |address: &str, browser, now| bans.on(address.parse().unwrap(), browser, now).is_some();
        for address in ["203.0.113.7", "::ffff:203.0.113.7", "2001:db8:0:1:7::9"] {
            assert!(banned(address, "other", 99), "{address}");
            assert!(!banned(address, "other", 100), "{address} later");
        }
        for address in ["203.0.113.8", "2001:db8:0:2::1"] {
            assert!(!banned(address, "other", 99), "{address}");
            assert!(banned(address, "anna's browser", 99), "Anna from {address}");
        }
        assert_eq!(day(0), "1970-01-01 00:00 UTC");
    }
}

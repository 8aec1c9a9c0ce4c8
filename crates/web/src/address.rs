//! Where a request comes from.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use webauthn_rs::prelude::Url;

use crate::site::Config;

/// What the limits treat as one sender: an IPv4 address, or the 64 leading bits of an IPv6 address, which belong to one customer.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Network(IpAddr);

impl Network {
    /// The network of an address.
    pub fn of(address: IpAddr) -> Network {
        Network(match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
            address => address,
        })
    }

    /// The network that a request came from.
    pub fn of_request(extensions: &Extensions) -> Network {
        let from = extensions.get::<ConnectInfo<SocketAddr>>();
        Network::of(from.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(address)| address.ip()))
    }
}

impl<S: Sync> FromRequestParts<S> for Network {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Network, Infallible> {
        Ok(Network::of_request(&parts.extensions))
    }
}

impl std::fmt::Display for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            IpAddr::V4(address) => address.fmt(f),
            IpAddr::V6(address) => write!(f, "{address}/64"),
        }
    }
}

/// Who sent a request that came through this many proxies of ours. Each has added the address it was called from to the
/// end of `X-Forwarded-For`; everything before those entries was written by the client, who may write anything.
pub fn client(peer: IpAddr, headers: &HeaderMap, proxies: usize) -> IpAddr {
    let lines = headers.get_all("x-forwarded-for").iter().rev();
    let entries = lines.flat_map(|line| line.to_str().unwrap_or_default().rsplit(','));
    entries.take(proxies).map_while(read).last().unwrap_or(peer)
}

/// Some proxies add the port.
fn read(entry: &str) -> Option<IpAddr> {
    let entry = entry.trim();
    let bare = entry.strip_prefix('[').and_then(|entry| entry.strip_suffix(']')).unwrap_or(entry);
    bare.parse().ok().or_else(|| entry.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// The address of a site as an operator writes it: a scheme, a name and perhaps a port.
pub fn public_address(text: &str) -> Result<String, String> {
    let url = Url::parse(text).ok().filter(|url| matches!(url.scheme(), "http" | "https") && url.has_host());
    let origin = url.map(|url| url.origin().ascii_serialization());
    let same = origin.filter(|origin| text.trim_end_matches('/').eq_ignore_ascii_case(origin));
    same.ok_or_else(|| "a whole address is needed, and nothing after the name: https://club.example".into())
}

/// What the browser calls this site: what we were told, or else the name that it asks for, which over TLS a certificate vouches
/// for. It is TLS if cookies are for nothing else, or if a proxy of ours says so.
pub fn origin(headers: &HeaderMap, config: &Config) -> String {
    if let Some(public) = &config.public_address {
        return public.clone();
    }
    let last = |name: &str| headers.get_all(name).iter().next_back().and_then(|value| value.to_str().ok());
    let spoken = last("x-forwarded-proto").and_then(|schemes| schemes.rsplit(',').next());
    let told =
        config.trust_proxy > 0 && spoken.is_some_and(|scheme| scheme.trim().eq_ignore_ascii_case("https"));
    let secure = config.secure || told;
    format!("{}://{}", if secure { "https" } else { "http" }, last("host").unwrap_or("localhost"))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    const PEER: &str = "10.0.0.9";

    fn client_of(lines: &[&'static str], proxies: usize) -> String {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", HeaderValue::from_static(line));
        }
        client(PEER.parse().unwrap(), &headers, proxies).to_string()
    }

    #[test]
    fn only_the_entries_of_our_own_proxies_are_believed() {
        assert_eq!(client_of(&["203.0.113.7"], 0), PEER, "without a proxy anybody can write it");
        assert_eq!(client_of(&["203.0.113.7"], 1), "203.0.113.7");
        assert_eq!(client_of(&["1.1.1.1, 203.0.113.7"], 1), "203.0.113.7", "the first is forged");
        assert_eq!(client_of(&["1.1.1.1", "203.0.113.7"], 1), "203.0.113.7", "on a line of its own");
        assert_eq!(client_of(&["1.1.1.1, 203.0.113.7, 10.0.0.8"], 2), "203.0.113.7");
        assert_eq!(client_of(&["1.1.1.1,203.0.113.7", "10.0.0.8"], 2), "203.0.113.7");
    }

    #[test]
    fn what_is_missing_or_no_address_leaves_the_nearest_that_is_known() {
        assert_eq!(client_of(&[], 1), PEER);
        assert_eq!(client_of(&[""], 1), PEER);
        assert_eq!(client_of(&["unknown"], 1), PEER);
        assert_eq!(client_of(&["203.0.113.7, nonsense"], 1), PEER);
        assert_eq!(client_of(&["10.0.0.8"], 2), "10.0.0.8");
        assert_eq!(client_of(&["unknown, 10.0.0.8"], 2), "10.0.0.8");
        assert_eq!(client_of(&["1.1.1.1, unknown, 10.0.0.8"], 3), "10.0.0.8", "nothing before a gap");
    }

    #[test]
    fn addresses_are_read_with_and_without_ports() {
        for text in ["203.0.113.7:4711", " 203.0.113.7 "] {
            assert_eq!(read(text), "203.0.113.7".parse().ok());
        }
        for text in ["2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:80"] {
            assert_eq!(read(text), "2001:db8::1".parse().ok(), "{text}");
        }
    }

    #[test]
    fn a_network_is_an_address_or_sixty_four_bits() {
        let network = |text: &str| Network::of(text.parse().unwrap());
        assert_ne!(network("203.0.113.7"), network("203.0.113.8"));
        assert_eq!(network("::ffff:203.0.113.7"), network("203.0.113.7"));
        assert_eq!(network("2001:db8:1:2:3::4"), network("2001:db8:1:2:ffff::"));
        assert_ne!(network("2001:db8:1:2::"), network("2001:db8:1:3::"));
        assert_eq!(network("2001:db8:1:2:3::4").to_string(), "2001:db8:1:2::/64");
    }

    #[test]
    fn only_a_proxy_of_ours_says_that_it_is_tls() {
        let origin = |headers: &HeaderMap, trust_proxy: usize| {
            origin(headers, &Config { trust_proxy, ..Config::default() })
        };
        let mut headers = HeaderMap::new();
        headers.insert("host", HeaderValue::from_static("club.example"));
        assert_eq!(origin(&headers, 1), "http://club.example");
        headers.insert("x-forwarded-proto", HeaderValue::from_static("https"));
        assert_eq!(origin(&headers, 0), "http://club.example");
        assert_eq!(origin(&headers, 1), "https://club.example");
        headers.insert("x-forwarded-proto", HeaderValue::from_static("javascript"));
        assert_eq!(origin(&headers, 1), "http://club.example");
    }

    #[test]
    fn a_public_address_is_a_scheme_and_a_name() {
        for text in
            ["https://club.example", "https://club.example/", "http://localhost:8888", "https://Club.example"]
        {
            let expected = text.trim_end_matches('/').to_lowercase();
            assert_eq!(public_address(text).as_ref(), Ok(&expected), "{text}");
        }
        for text in [
            "club.example",
            "https://",
            "https://club.example/games",
            "ftp://club.example",
            "https://a@b",
            "",
        ] {
            assert!(public_address(text).is_err_and(|why| why.contains("https://club.example")), "{text}");
        }
    }

    #[test]
    fn the_operator_knows_best_what_the_site_is_called() {
        let mut headers = HeaderMap::new();
        headers.insert("host", HeaderValue::from_static("evil.example"));
        let secure = Config { secure: true, ..Config::default() };
        assert_eq!(origin(&headers, &secure), "https://evil.example");
        let public = Some("https://club.example".to_owned());
        assert_eq!(origin(&headers, &Config { public_address: public, ..secure }), "https://club.example");
    }
}

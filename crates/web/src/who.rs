//! Who asks: a browser known by its signed cookie, and the language it reads.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::{Cookie, SameSite, SignedCookieJar};
use words::Lang;

use crate::site::Site;

/// The browser that asks. It needs no account: whoever has the cookie has the seats.
#[derive(Clone, Debug)]
pub struct Who {
    /// An unguessable name of the browser.
    pub id: String,
    /// The language it reads.
    pub lang: Lang,
    /// The name its person gave last.
    pub name: Option<String>,
    /// The tables it sat down at lately, the newest first.
    pub tables: Vec<String>,
    cookie: Option<String>,
}

const ID: &str = "tianxia";
const NAME: &str = "name";
const LANG: &str = "lang";
const TABLES: &str = "tables";
/// Tables that a browser remembers.
const REMEMBERED: usize = 30;

impl FromRequestParts<Arc<Site>> for Who {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Who, Infallible> {
        let signed = SignedCookieJar::from_headers(&parts.headers, site.key.clone());
        let plain = axum_extra::extract::cookie::CookieJar::from_headers(&parts.headers);
        let lang = plain.get(LANG).and_then(|cookie| cookie.value().parse().ok());
        let (id, cookie) = match signed.get(ID) {
            Some(cookie) => (cookie.value().to_owned(), None),
            None => {
                let id = secret();
                let jar = signed.add(lasting(ID, id.clone(), site.config.secure, true));
                (id, first_cookie(jar))
            }
        };
        let name = plain.get(NAME).map(|cookie| decode(cookie.value())).filter(|name| !name.is_empty());
        let tables = plain.get(TABLES).map(|cookie| cookie.value().split('.').take(REMEMBERED));
        let tables = tables.into_iter().flatten().filter(|id| is_id(id)).map(str::to_owned).collect();
        Ok(Who { tables, id, lang: lang.unwrap_or_else(|| accepted(&parts.headers)), name, cookie })
    }
}

impl Who {
    /// Under which name its writes are counted. Whoever sends no cookie of ours is new each time; all of those
    /// are counted as one, since a page always gives its cookie before anybody can write from it.
    pub fn counted_as(&self) -> &str {
        if self.cookie.is_some() { "new" } else { &self.id }
    }

    /// The answer, with the cookie that makes the browser known if it is new.
    pub fn known(&self, answer: impl IntoResponse) -> Response {
        let mut response = answer.into_response();
        if let Some(cookie) = self.cookie.as_deref().and_then(|cookie| HeaderValue::from_str(cookie).ok()) {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
        response
    }
}

/// Whether this could be the id of a table; a cookie may say anything.
fn is_id(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// A cookie that remembers a table besides those of before.
pub fn tables_cookie(who: &Who, table: &str, secure: bool) -> HeaderValue {
    let others = who.tables.iter().map(String::as_str).filter(|&other| other != table);
    let tables: Vec<&str> = std::iter::once(table).chain(others).take(REMEMBERED).collect();
    header(&lasting(TABLES, tables.join("."), secure, true))
}

/// 128 bits that nobody can guess.
pub fn secret() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    hex::encode(bytes)
}

/// A cookie that remembers a language.
pub fn language_cookie(lang: Lang, secure: bool) -> HeaderValue {
    header(&lasting(LANG, lang.code().into(), secure, false))
}

/// A cookie that remembers a name.
pub fn name_cookie(name: &str, secure: bool) -> HeaderValue {
    header(&lasting(NAME, encode(name), secure, true))
}

fn header(cookie: &Cookie<'_>) -> HeaderValue {
    HeaderValue::from_str(&cookie.to_string()).expect("our cookies are plain ASCII")
}

fn lasting(name: &'static str, value: String, secure: bool, hidden: bool) -> Cookie<'static> {
    let mut cookie = Cookie::new(name, value);
    cookie.set_path("/");
    cookie.set_http_only(hidden);
    cookie.set_secure(secure);
    cookie.set_same_site(SameSite::Lax);
    cookie.make_permanent();
    cookie
}

fn first_cookie(jar: SignedCookieJar) -> Option<String> {
    let response = (jar, ()).into_response();
    response.headers().get(SET_COOKIE)?.to_str().ok().map(str::to_owned)
}

/// Names may hold any letter; cookies may not.
fn encode(name: &str) -> String {
    hex::encode(name)
}

fn decode(value: &str) -> String {
    hex::decode(value).ok().and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
}

/// The first of our languages that the browser accepts.
fn accepted(headers: &HeaderMap) -> Lang {
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let codes = wanted.split(',').filter_map(|part| part.trim().get(..2));
    codes.filter_map(|code| code.to_ascii_lowercase().parse().ok()).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_we_have_is_taken() {
        let lang = |text: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(text));
            accepted(&headers)
        };
        assert_eq!(lang("de-DE,it;q=0.8,en;q=0.5"), Lang::It);
        assert_eq!(lang("fr"), Lang::En);
        assert_eq!(lang("EN-us"), Lang::En);
        assert_eq!(accepted(&HeaderMap::new()), Lang::En);
    }

    #[test]
    fn a_name_of_any_letters_survives_its_cookie() {
        assert_eq!(decode(&encode("Zoë 龍")), "Zoë 龍");
        assert_eq!(decode("no hex"), "");
    }
}

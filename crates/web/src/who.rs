//! Who asks: a browser known by its signed cookie, and the language it reads.

use std::borrow::Cow;
use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::{Cookie, CookieJar, Key, SameSite, SignedCookieJar};
use sha2::{Digest, Sha256};
use store::{Person, StoreError};
use words::Lang;

use crate::accounts::Session;
use crate::address::{self, Network};
use crate::bounds::clean_name;
use crate::keys::Keys;
use crate::site::{Site, now};
use crate::told::Told;

/// Who asks: a person, known by the cookie of their browser. They need no account. The store knows them from the first
/// thing they do, a seat or a line of chat; whoever only looks, as crawlers do, leaves no trace there.
#[derive(Clone, Debug)]
pub struct Who {
    /// An unguessable id of the person.
    pub id: String,
    /// The session of this browser.
    pub session: Session,
    /// What the browser calls this site.
    pub origin: String,
    /// The language it reads.
    pub lang: Lang,
    /// The name its person gave last.
    pub name: Option<String>,
    /// Under which name its writes are counted.
    counted_as: String,
    /// The cookie that makes it known, if it has none with the present signature.
    cookie: Option<String>,
    /// Whether it brought a cookie that this site has not signed, and none that it has.
    strange: bool,
    /// The name of the cookie that says who it is.
    place: String,
    /// The games they have learnt, or say that they know.
    learnt: Vec<&'static str>,
    /// What has been explained to them.
    pub told: Told,
}

/// For how long nothing more is asked after a passkey was shown, in milliseconds.
const SHOWN: i64 = 10 * 60 * 1000;

const ID: &str = "tianxia";
const NAME: &str = "name";
const LANG: &str = "lang";
const LEARNT: &str = "learnt";
const TOLD: &str = "told";

impl FromRequestParts<Arc<Site>> for Who {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Who, Infallible> {
        let plain = CookieJar::from_headers(&parts.headers);
        let lang = plain.get(LANG).and_then(|cookie| cookie.value().parse().ok());
        let keys = site.keys();
        let (known, strange) = recognise(&parts.headers, &keys);
        // Cookies of a session that was signed out say nothing.
        let known = known.and_then(|(cookie, key)| Some((site.accounts.session_of(&cookie)?, key)));
        let is_new = known.is_none();
        if let Some((session, _)) = &known {
            site.presence.note(&session.person, now());
        }
        let spare = spare_name(keys.signing());
        let place = if strange || plain.get(&spare).is_some() { spare } else { ID.to_owned() };
        let (session, cookie) = match known {
            Some((session, key)) if key == keys.signing() => (session, None),
            // Whoever is known by an older key gets the signature of the present one.
            known => {
                let session = known.map_or_else(|| Session::new(&secret()), |(session, _)| session);
                let cookie =
                    signed(&keys, place.clone(), &site.accounts.cookie_of(&session), site.config.secure);
                (session, cookie)
            }
        };
        let id = session.person.clone();
        Ok(Who {
            // Whoever sends no cookie of ours would be new each time.
            counted_as: if is_new { Network::of_request(&parts.extensions).to_string() } else { id.clone() },
            id,
            session,
            origin: address::origin(&parts.headers, &site.config),
            lang: lang.unwrap_or_else(|| accepted(&parts.headers)),
            name: plain.get(NAME).map(|cookie| decode(cookie.value())).filter(|name| !name.is_empty()),
            cookie,
            strange: strange && is_new,
            place,
            learnt: plain.get(LEARNT).map(|cookie| games_in(cookie.value())).unwrap_or_default(),
            told: plain.get(TOLD).map(|cookie| Told::new(cookie.value())).unwrap_or_default(),
        })
    }
}

/// Who a browser is by its cookie, with the key that has signed it; and whether it has a cookie of another site in the
/// place of ours.
fn recognise<'a>(headers: &HeaderMap, keys: &'a Keys) -> (Option<(String, &'a Key)>, bool) {
    let mut strange = CookieJar::from_headers(headers).get(ID).is_some();
    for key in keys.believed(now()) {
        let signed = SignedCookieJar::from_headers(headers, key.clone());
        let ours = signed.get(ID);
        strange &= ours.is_none();
        if let Some(cookie) = signed.get(&spare_name(key)).or(ours) {
            return (Some((cookie.value().to_owned(), key)), strange);
        }
    }
    (None, strange)
}

/// Another name for our cookie, which no other database's site has: it stands beside a cookie that somebody else
/// signed, so that theirs is still there when they come back.
fn spare_name(key: &Key) -> String {
    let mut hash = Sha256::new_with_prefix(b"cookie");
    hash.update(key.master());
    format!("{ID}-{}", hex::encode(&hash.finalize()[..4]))
}

impl Who {
    /// Under which name its writes are counted.
    pub fn counted_as(&self) -> &str {
        &self.counted_as
    }

    /// Whether they have learnt this game, or say that they know it.
    pub fn knows(&self, game: &str) -> bool {
        self.learnt.contains(&game)
    }

    /// A cookie that remembers that they know a game, too.
    pub fn learnt_cookie(&self, game: &str, secure: bool) -> HeaderValue {
        let known = shelf::games().iter().map(|game| game.id).filter(|id| self.knows(id) || *id == game);
        header(&lasting(LEARNT, known.collect::<Vec<_>>().join("."), secure, true))
    }

    /// A cookie that remembers what was explained to them: [more](Told::with) than before.
    pub fn told_cookie(&self, game: &str, names: Option<&str>, secure: bool) -> HeaderValue {
        header(&lasting(TOLD, self.told.with(game, names), secure, true))
    }

    /// The answer to somebody who looks, with the cookie that makes the browser known if it is new. A browser with a
    /// cookie that we cannot verify only gets one when it has [something to keep](Who::remembered).
    pub fn known(&self, answer: impl IntoResponse) -> Response {
        if self.strange { answer.into_response() } else { self.remembered(answer) }
    }

    /// The answer to a browser that is this person's from now on.
    pub fn becomes(&self, site: &Site, person: &Person, answer: impl IntoResponse) -> Response {
        let secure = site.config.secure;
        let session = self.session.of(&person.id);
        let cookie = signed(&site.keys(), self.place.clone(), &site.accounts.cookie_of(&session), secure);
        let mut response = Who { cookie, ..self.clone() }.remembered(answer);
        response.headers_mut().append(SET_COOKIE, name_cookie(&person.name, secure));
        response
    }

    /// The same browser, in which a passkey of this person was shown just now.
    pub fn showing_a_passkey_of(&self, person: &Person) -> Who {
        let mut who = Who { session: self.session.of(&person.id), ..self.clone() };
        who.session.shown = now();
        who
    }

    /// Whether a passkey of theirs was shown in this browser not long ago.
    pub fn has_shown_a_passkey(&self) -> bool {
        (0..SHOWN).contains(&(now() - self.session.shown))
    }

    /// The answer to a browser that is nobody's any more.
    pub fn leaves(&self, site: &Site, answer: impl IntoResponse) -> Response {
        self.becomes(site, &Person { id: secret(), name: String::new() }, answer)
    }

    /// The answer to somebody who has done something, with the cookie that makes the browser known if it is new.
    pub fn remembered(&self, answer: impl IntoResponse) -> Response {
        let mut response = answer.into_response();
        if let Some(cookie) = self.cookie.as_deref().and_then(|cookie| HeaderValue::from_str(cookie).ok()) {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
        response
    }
}

/// Notes what somebody calls themselves now, if they say it: in the store, and in a cookie for the next form.
pub async fn called(site: &Site, who: &Who, name: &str, answer: &mut Response) -> Result<(), StoreError> {
    if !name.is_empty() {
        if who.name.as_deref() != Some(name) {
            site.store.rename(&who.id, name).await?;
        }
        answer.headers_mut().append(SET_COOKIE, name_cookie(name, site.config.secure));
    }
    Ok(())
}

/// 128 bits that nobody can guess.
pub fn secret() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    hex::encode(bytes)
}

/// The games that a cookie names. Whatever else is in it is nothing to us.
fn games_in(text: &str) -> Vec<&'static str> {
    let named = |id: &&str| text.split('.').any(|name| name == *id);
    shelf::games().iter().map(|game| game.id).filter(named).collect()
}

/// A cookie that remembers a language.
pub fn language_cookie(lang: Lang, secure: bool) -> HeaderValue {
    header(&lasting(LANG, lang.code().into(), secure, false))
}

/// A cookie that remembers a name.
fn name_cookie(name: &str, secure: bool) -> HeaderValue {
    header(&lasting(NAME, encode(name), secure, true))
}

fn header(cookie: &Cookie<'_>) -> HeaderValue {
    HeaderValue::from_str(&cookie.to_string()).expect("our cookies are plain ASCII")
}

fn lasting(name: impl Into<Cow<'static, str>>, value: String, secure: bool, hidden: bool) -> Cookie<'static> {
    let mut cookie = Cookie::new(name, value);
    cookie.set_path("/");
    cookie.set_http_only(hidden);
    cookie.set_secure(secure);
    cookie.set_same_site(SameSite::Lax);
    cookie.make_permanent();
    cookie
}

/// A cookie that says who somebody is.
fn signed(keys: &Keys, name: String, id: &str, secure: bool) -> Option<String> {
    let jar = SignedCookieJar::new(keys.signing().clone());
    first_cookie(jar.add(lasting(name, id.to_owned(), secure, true)))
}

fn first_cookie(jar: SignedCookieJar) -> Option<String> {
    let response = (jar, ()).into_response();
    response.headers().get(SET_COOKIE)?.to_str().ok().map(str::to_owned)
}

/// Names may hold any letter; cookies may not.
fn encode(name: &str) -> String {
    hex::encode(name)
}

/// Anybody can write anything into a cookie, so what is read is cleaned as if it came from a form.
fn decode(value: &str) -> String {
    let text = hex::decode(value).ok().and_then(|bytes| String::from_utf8(bytes).ok());
    clean_name(&text.unwrap_or_default())
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
        assert_eq!(decode(&encode(&"x".repeat(180_000))), "x".repeat(24));
        assert_eq!(decode(&encode("Anna\nBruno")), "AnnaBruno");
    }
}

//! Passkeys: what an authenticator is asked, and what is made of its answer. A question is answered once, in the browser in which it
//! was asked, and within minutes; whoever wants to ask many is slowed down as if they were guessing passwords.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use serde_json::Value;
use sha2::{Digest, Sha256};
use store::Person;
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid, Webauthn, WebauthnBuilder, WebauthnError,
};

use crate::site::now;

/// For how long an answer is waited for, in milliseconds.
const PATIENCE: i64 = 5 * 60 * 1000;

/// How many answers are waited for at once. Those of one network are few, because questions are limited.
const MOST: usize = 10_000;

/// The questions that wait for an answer, by the cookie of the browser that asked.
#[derive(Default)]
pub struct Passkeys {
    asked: Mutex<HashMap<String, (Question, i64)>>,
}

/// What an authenticator is asked.
pub enum Question {
    /// To make a passkey for a new account.
    Make(Box<PasskeyRegistration>),
    /// To make one more for an account, whose owner has proved that it is theirs.
    Add(Box<PasskeyRegistration>),
    /// To show one.
    Show(Box<DiscoverableAuthentication>),
}

impl Passkeys {
    /// Notes what a browser asks its authenticator, in place of what it asked before; says whether there is room.
    pub fn ask(&self, browser: String, question: Question) -> bool {
        self.ask_at(browser, question, now())
    }

    fn ask_at(&self, browser: String, question: Question, at: i64) -> bool {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        if asked.len() >= MOST {
            asked.retain(|_, (_, until)| *until > at);
        }
        let has_room = asked.len() < MOST;
        if has_room {
            asked.insert(browser, (question, at + PATIENCE));
        }
        has_room
    }

    /// What a browser has asked, if it is not too late. Whatever the answer is, there is no second one.
    pub fn take(&self, browser: &str) -> Option<Question> {
        self.take_at(browser, now())
    }

    fn take_at(&self, browser: &str, at: i64) -> Option<Question> {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.remove(browser).filter(|(_, until)| *until > at).map(|(question, _)| question)
    }
}

/// What checks passkeys at an address of the site: there are none but over TLS, where the certificate vouches for the name, and
/// on one's own machine; and none without a name, because browsers bind them to one.
pub fn checker(origin: &str) -> Option<Webauthn> {
    let url = Url::parse(origin).ok()?;
    let domain = url.domain()?;
    if url.scheme() != "https" && domain != "localhost" {
        return None;
    }
    WebauthnBuilder::new(domain, &url).ok()?.rp_name("Tianxia").build().ok()
}

/// Asks for a new passkey of somebody that needs no name to be typed, and is none of those that they have.
pub fn to_make(
    checker: &Webauthn,
    person: &Person,
    known: &[store::Passkey],
) -> Result<(Value, Box<PasskeyRegistration>), WebauthnError> {
    let known = known.iter().filter_map(|passkey| Some(read(passkey).ok()?.cred_id().clone())).collect();
    let (asked, state) = checker.start_passkey_registration(
        Uuid::from_bytes(handle(&person.id)),
        &person.name,
        &person.name,
        Some(known),
    )?;
    let mut asked = serde_json::to_value(asked)?;
    // Otherwise the authenticator need not remember whose it is.
    let selection = &mut asked["publicKey"]["authenticatorSelection"];
    selection["residentKey"] = "required".into();
    selection["requireResidentKey"] = true.into();
    Ok((asked, Box::new(state)))
}

/// Asks for any passkey of this site.
pub fn to_show(checker: &Webauthn) -> Result<(Value, Question), WebauthnError> {
    let (mut asked, state) = checker.start_discoverable_authentication()?;
    // Somebody has pressed a button, so they need not find it in a list beside a field.
    asked.mediation = None;
    let asked = serde_json::to_value(asked)?;
    Ok((asked, Question::Show(Box::new(state))))
}

/// The passkey that an authenticator has made, with a name.
pub fn made(
    checker: &Webauthn,
    state: &PasskeyRegistration,
    answer: &RegisterPublicKeyCredential,
    name: String,
) -> Result<store::Passkey, WebauthnError> {
    let passkey = checker.finish_passkey_registration(answer, state)?;
    let credential = serde_json::to_string(&passkey)?;
    Ok(store::Passkey { id: hex::encode(passkey.cred_id()), name, credential, made: now(), used: None })
}

/// A passkey as it is after an authenticator has shown it for its owner. A counter that does not grow betrays a copy, and is refused.
pub fn shown(
    checker: &Webauthn,
    state: DiscoverableAuthentication,
    answer: &PublicKeyCredential,
    owner: &Person,
    kept: store::Passkey,
) -> Result<store::Passkey, WebauthnError> {
    if answer.get_user_unique_id() != Some(&handle(&owner.id)) {
        return Err(WebauthnError::InvalidUserUniqueId);
    }
    let mut passkey = read(&kept)?;
    let result = checker.finish_discoverable_authentication_v2(answer, state, &passkey)?;
    passkey.update_credential(&result);
    let credential = serde_json::to_string(&passkey)?;
    Ok(store::Passkey { credential, used: Some(now()), ..kept })
}

/// What is wrong, as the site says it.
pub fn fault(error: &WebauthnError) -> &'static str {
    match error {
        WebauthnError::CredentialPossibleCompromise => {
            tracing::warn!("a passkey was refused whose counter did not grow: it may have been copied");
            "site-passkey-copied"
        }
        WebauthnError::InvalidRPOrigin | WebauthnError::InvalidRPIDHash => "site-passkey-elsewhere",
        error => {
            tracing::info!(%error, "a passkey was refused");
            "site-passkey-wrong"
        }
    }
}

fn read(passkey: &store::Passkey) -> serde_json::Result<Passkey> {
    serde_json::from_str(&passkey.credential)
}

/// What authenticators call somebody: the same for all their passkeys, and no way back to their id.
fn handle(person: &str) -> [u8; 16] {
    let hash = Sha256::new_with_prefix(b"passkey").chain_update(person).finalize();
    let mut handle = [0; 16];
    handle.copy_from_slice(&hash[..16]);
    handle
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question() -> Question {
        let checker = checker("https://club.example").expect("a site over TLS");
        to_show(&checker).expect("a question").1
    }

    #[test]
    fn passkeys_need_a_name_and_tls_or_ones_own_machine() {
        for origin in ["https://club.example", "https://club.example:8443", "http://localhost:8888"] {
            assert!(checker(origin).is_some(), "{origin}");
        }
        for origin in
            ["http://club.example", "http://127.0.0.1:8888", "https://192.0.2.1", "localhost", "https://", ""]
        {
            assert!(checker(origin).is_none(), "{origin}");
        }
    }

    #[test]
    fn a_question_is_answered_once_in_time_and_where_it_was_asked() {
        let passkeys = Passkeys::default();
        assert!(passkeys.ask_at("anna".into(), question(), 0));
        assert!(passkeys.take_at("bruno", 1).is_none(), "he has not asked");
        assert!(passkeys.take_at("anna", PATIENCE - 1).is_some());
        assert!(passkeys.take_at("anna", PATIENCE - 1).is_none(), "it was answered");
        assert!(passkeys.ask_at("anna".into(), question(), 0));
        assert!(passkeys.take_at("anna", PATIENCE).is_none(), "too late");
    }

    #[test]
    fn those_who_never_answer_do_not_fill_the_room_for_ever() {
        let passkeys = Passkeys::default();
        let checker = checker("https://club.example").expect("a site over TLS");
        for number in 0..MOST {
            let (_, question) = to_show(&checker).expect("a question");
            assert!(passkeys.ask_at(number.to_string(), question, 0));
        }
        assert!(!passkeys.ask_at("late".into(), question(), 1));
        assert!(passkeys.ask_at("later".into(), question(), PATIENCE));
    }

    #[test]
    fn a_passkey_is_asked_for_that_is_found_without_a_name() {
        let checker = checker("https://club.example").expect("a site over TLS");
        let anna = Person { id: "anna".into(), name: "Anna".into() };
        let (asked, _) = to_make(&checker, &anna, &[]).expect("a question");
        let asked = &asked["publicKey"];
        assert_eq!((&asked["rp"]["id"], &asked["user"]["name"]), (&"club.example".into(), &"Anna".into()));
        assert_eq!(asked["authenticatorSelection"]["residentKey"], "required");
        assert_eq!(asked["authenticatorSelection"]["userVerification"], "required");
        assert!(!asked.to_string().contains("anna"), "the id is not told");
        let (shown, _) = to_show(&checker).expect("a question");
        assert!(shown["publicKey"]["allowCredentials"].as_array().is_some_and(Vec::is_empty));
        assert!(shown.get("mediation").is_none_or(Value::is_null));
    }
}

//! Accounts: a name that nobody else has, a password or passkeys, and codes for when they are lost. None of these is needed to play.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, PoisonError, RwLock};

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use sha2::{Digest, Sha256};
use store::{Account, AccountDeed, Store, StoreError};
use tokio::sync::Semaphore;

use crate::bounds::Password;
use crate::who::secret;

/// Recovery codes of an account.
const CODES: usize = 8;

/// What the site knows of accounts without asking the store, and how many passwords it hashes at once: each takes 19 MB.
pub struct Accounts {
    /// Which cookies of a person are void, if any: those do not say who somebody is.
    void: RwLock<HashMap<String, Void>>,
    hashing: Arc<Semaphore>,
}

/// Which cookies of a person are void.
#[derive(Default)]
struct Void {
    /// All of before this epoch, which grows with each time that they are declared void.
    epoch: u64,
    /// Those of sessions that were signed out since.
    ended: HashSet<String>,
}

/// Somebody's browser, as its cookie tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Who.
    pub person: String,
    /// In which epoch it got its cookie.
    epoch: u64,
    /// By which name it can be ended. Browsers of guests have none, nor have those that signed in before there were names.
    pub name: String,
    /// When a passkey of the account was last shown there; 0 if never.
    pub shown: i64,
}

impl Session {
    /// A new one of somebody.
    pub fn new(person: &str) -> Session {
        Session { person: person.to_owned(), epoch: 0, name: secret(), shown: 0 }
    }

    /// The session of the same browser when it is this person's: another, unless it was one of theirs before, which keeps its name,
    /// because a copy of its cookie must end with it.
    pub fn of(&self, person: &str) -> Session {
        let is_theirs = self.person == person && (self.epoch > 0 || !self.name.is_empty());
        if is_theirs { self.clone() } else { Session::new(person) }
    }
}

impl Accounts {
    /// Those that a store keeps.
    pub async fn of(store: &dyn Store) -> Result<Accounts, StoreError> {
        let void = |(person, epoch)| (person, Void { epoch, ended: HashSet::new() });
        let mut all: HashMap<String, Void> = store.epochs().await?.into_iter().map(void).collect();
        for (person, session) in store.ended().await? {
            all.entry(person).or_default().ended.insert(session);
        }
        Ok(Accounts { void: RwLock::new(all), hashing: Arc::new(Semaphore::new(2)) })
    }

    /// Reads them again, because another machine may have changed them. What is known only grows.
    pub async fn reread(&self, store: &dyn Store) -> Result<(), StoreError> {
        for (person, epoch) in store.epochs().await? {
            self.learn(&person, epoch, None);
        }
        for (person, session) in store.ended().await? {
            self.learn(&person, 0, Some(session));
        }
        Ok(())
    }

    /// What a cookie says about a session now.
    pub fn cookie_of(&self, session: &Session) -> String {
        let Session { person, name, shown, .. } = session;
        match self.void.read().unwrap_or_else(PoisonError::into_inner).get(person) {
            Some(Void { epoch, .. }) if *epoch > 0 => format!("{person}.{epoch}.{name}.{shown}"),
            _ => person.to_owned(),
        }
    }

    /// Which session a cookie means, unless it is void. Cookies are signed: one of a later epoch than is known here comes from another
    /// machine, of which nobody has heard yet.
    pub fn session_of(&self, cookie: &str) -> Option<Session> {
        let mut parts = cookie.split('.');
        let (person, epoch) = (parts.next()?, parts.next().unwrap_or("0").parse::<u64>().ok()?);
        let name = parts.next().unwrap_or_default();
        let shown = parts.next().and_then(|shown| shown.parse().ok()).unwrap_or(0);
        let session = Session { person: person.to_owned(), epoch, name: name.to_owned(), shown };
        if epoch > self.epoch(person) {
            self.learn(person, epoch, None);
        }
        self.holds(&session).then_some(session)
    }

    fn epoch(&self, person: &str) -> u64 {
        self.void.read().unwrap_or_else(PoisonError::into_inner).get(person).map_or(0, |void| void.epoch)
    }

    /// Of two at the same time, the later one may get here first.
    fn learn(&self, person: &str, epoch: u64, ended: Option<String>) {
        let mut all = self.void.write().unwrap_or_else(PoisonError::into_inner);
        let void = all.entry(person.to_owned()).or_default();
        if epoch > void.epoch {
            *void = Void { epoch, ended: HashSet::new() };
        }
        void.ended.extend(ended);
    }

    /// Whether nobody has ended a session.
    pub fn holds(&self, session: &Session) -> bool {
        match self.void.read().unwrap_or_else(PoisonError::into_inner).get(&session.person) {
            Some(void) => void.epoch == session.epoch && !void.ended.contains(&session.name),
            None => session.epoch == 0,
        }
    }

    /// Does something about an account; says whether it could be done.
    pub async fn change(
        &self,
        store: &dyn Store,
        person: &str,
        deed: AccountDeed,
    ) -> Result<bool, StoreError> {
        let ends = if let AccountDeed::EndSession(name) = &deed { Some(name.clone()) } else { None };
        let epoch = store.change_account(person, deed).await?;
        if epoch > 0 {
            self.learn(person, epoch, ends);
        }
        Ok(epoch > 0)
    }

    /// What is kept of a password.
    pub async fn hash(&self, password: Password) -> String {
        self.work(move || hashed(&password)).await
    }

    /// Whether this is the password of the account; if there is no such account, or none with a password, that takes as long.
    pub async fn is_right(&self, account: Option<&Account>, password: Password) -> bool {
        let kept = account.and_then(|account| account.password.clone());
        self.work(move || match kept {
            Some(kept) => Argon2::default().verify_password(password.as_bytes(), kept.as_str()).is_ok(),
            None => hashed(&password).is_empty(),
        })
        .await
    }

    /// Does what takes a while, away from the other requests and a little at a time.
    pub async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> T {
        let place = Arc::clone(&self.hashing).acquire_owned().await.expect("it is never closed");
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        done.await.expect("this work does not panic")
    }
}

fn hashed(password: &str) -> String {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).expect("the operating system gives random numbers");
    let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt);
    hash.expect("a password of bounded length can be hashed").to_string()
}

/// New codes for when a password is forgotten: to show once, and as hashes to keep.
pub fn recovery_codes() -> (Vec<String>, Vec<String>) {
    (0..CODES).map(|_| one_recovery_code()).unzip()
}

/// One of them, and its hash.
pub fn one_recovery_code() -> (String, String) {
    let code = secret()[..20].to_owned();
    let hash = recovery_hash(&code);
    (code, hash)
}

/// What is kept of such a code. It has 80 bits, so nobody finds it by its hash.
pub fn recovery_hash(code: &str) -> String {
    let plain: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    hex::encode(Sha256::new_with_prefix(b"tianxia recovery").chain_update(plain.to_lowercase()).finalize())
}

#[cfg(test)]
mod tests {
    use std::sync::PoisonError;

    use super::*;
    use crate::site::{Config, for_test};

    #[tokio::test]
    async fn cookies_of_before_sessions_had_names_are_good_until_they_are_signed_out() {
        let (_folder, site) = for_test(Config::default()).await;
        let accounts = &site.accounts;
        let guest = accounts.session_of("anna").expect("a guest");
        assert_eq!((&*guest.person, accounts.cookie_of(&guest)), ("anna", "anna".to_owned()));
        let void = Void { epoch: 2, ended: HashSet::from(["out".to_owned()]) };
        accounts.void.write().unwrap_or_else(PoisonError::into_inner).insert("anna".into(), void);
        for cookie in ["anna", "anna.1", "anna.1.here.0", "anna.2.out.0", "anna.x", "anna.2x.here"] {
            assert_eq!(accounts.session_of(cookie), None, "{cookie}");
        }
        assert!(accounts.session_of("anna.2").is_some_and(|session| session.name.is_empty()));
        let here = accounts.session_of("anna.2.here.7").expect("a session");
        assert_eq!((&*here.name, here.shown, accounts.cookie_of(&here)), ("here", 7, "anna.2.here.7".into()));
        // Another machine has signed everybody out.
        assert!(
            accounts.session_of("anna.3.new.0").is_some() && accounts.session_of("anna.2.here.7").is_none()
        );
        assert!(!accounts.holds(&guest) && here.of("anna") == here && here.of("bruno").name != here.name);
    }
}

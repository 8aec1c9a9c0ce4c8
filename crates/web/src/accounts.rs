//! Accounts: a name that nobody else has, a password, and codes for when it is forgotten. None of these is needed to play.

use std::collections::HashMap;
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
    /// How often all cookies of a person were declared void, if ever: those of before do not say who somebody is.
    epochs: RwLock<HashMap<String, u64>>,
    hashing: Arc<Semaphore>,
}

impl Accounts {
    /// Those that a store keeps.
    pub async fn of(store: &dyn Store) -> Result<Accounts, StoreError> {
        let epochs = store.epochs().await?.into_iter().collect();
        Ok(Accounts { epochs: RwLock::new(epochs), hashing: Arc::new(Semaphore::new(2)) })
    }

    /// Reads them again, because another machine may have changed them. What is known only grows.
    pub async fn reread(&self, store: &dyn Store) -> Result<(), StoreError> {
        for (person, epoch) in store.epochs().await? {
            self.learn(&person, epoch);
        }
        Ok(())
    }

    /// What a cookie says about somebody now.
    pub fn cookie_of(&self, person: &str) -> String {
        match self.epoch(person) {
            0 => person.to_owned(),
            epoch => format!("{person}.{epoch}"),
        }
    }

    /// Whom a cookie means, unless it is void. Cookies are signed: one of a later epoch than is known here comes from another
    /// machine, of which nobody has heard yet.
    pub fn person_of(&self, cookie: &str) -> Option<String> {
        let (person, epoch) = cookie.split_once('.').unwrap_or((cookie, "0"));
        let (epoch, known): (u64, u64) = (epoch.parse().ok()?, self.epoch(person));
        if epoch > known {
            self.learn(person, epoch);
        }
        (epoch >= known).then(|| person.to_owned())
    }

    /// Of two at the same time, the later one may get here first.
    fn learn(&self, person: &str, epoch: u64) {
        let mut epochs = self.epochs.write().unwrap_or_else(PoisonError::into_inner);
        let known = epochs.entry(person.to_owned()).or_default();
        *known = epoch.max(*known);
    }

    fn epoch(&self, person: &str) -> u64 {
        self.epochs.read().unwrap_or_else(PoisonError::into_inner).get(person).copied().unwrap_or(0)
    }

    /// Does something about an account; says whether it could be done.
    pub async fn change(
        &self,
        store: &dyn Store,
        person: &str,
        deed: AccountDeed,
    ) -> Result<bool, StoreError> {
        let epoch = store.change_account(person, deed).await?;
        if epoch > 0 {
            self.learn(person, epoch);
        }
        Ok(epoch > 0)
    }

    /// What is kept of a password.
    pub async fn hash(&self, password: Password) -> String {
        self.work(move || hashed(&password)).await
    }

    /// Whether this is the password of the account, or of nobody if there is no such account: that takes as long.
    pub async fn is_right(&self, account: Option<&Account>, password: Password) -> bool {
        let kept = account.map(|account| account.password.clone());
        self.work(move || match kept {
            Some(kept) => Argon2::default().verify_password(password.as_bytes(), kept.as_str()).is_ok(),
            None => hashed(&password).is_empty(),
        })
        .await
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> T {
        let place = Arc::clone(&self.hashing).acquire_owned().await.expect("it is never closed");
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        done.await.expect("hashing does not panic")
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

//! Accounts: people with a name of their own, and a password or passkeys.

use sqlx::Error;

use crate::group::Verdict;
use crate::sql::{Conn, Done, Pool, Row, query};
use crate::write::json;
use crate::{Account, Former, Passkey, Person, passkeys};

/// What changes about an account.
#[derive(Clone, Debug)]
pub enum AccountDeed {
    /// A person without one gets one at this time. Their cookies of before are void.
    Make(Account, i64),
    /// The same, with a passkey that leads into it.
    MakeByPasskey(Account, Passkey, i64),
    /// Another name. The one before stays theirs for a while, and until then there is no further one.
    Name {
        /// The new name.
        name: String,
        /// What it looks like.
        look: String,
        /// Until when the one before is kept.
        until: i64,
        /// When this happens.
        at: i64,
    },
    /// Another password. All cookies of before are void.
    Password(String),
    /// Other codes in place of those before, by their hashes.
    Recovery(Vec<String>),
    /// One code more, by its hash.
    OneMoreCode(String),
    /// One of those codes is used up.
    Recover(String),
    /// All cookies of before are void.
    SignOut,
    /// Those of one session are.
    EndSession(String),
    /// A passkey more.
    AddPasskey(Passkey),
    /// One of them, by its id, no longer leads in, unless nothing else does.
    RemovePasskey(String),
    /// Somebody has signed in with a passkey whose credential was this, and is now as given.
    UsePasskey(String, Passkey),
    /// The profile is shown to nobody else, or to everybody.
    Hide(bool),
}

impl AccountDeed {
    /// Whether an account gets a name, which no other may get at the same time.
    fn names(&self) -> bool {
        matches!(self, AccountDeed::Make(..) | AccountDeed::MakeByPasskey(..) | AccountDeed::Name { .. })
    }

    /// Whether all cookies of before are void then.
    pub fn voids(&self) -> bool {
        matches!(
            self,
            AccountDeed::Make(..)
                | AccountDeed::MakeByPasskey(..)
                | AccountDeed::Password(_)
                | AccountDeed::SignOut
        )
    }
}

pub(crate) async fn account(readers: &Pool, look: &str, at: i64) -> Result<Option<Account>, Error> {
    const ACCOUNT: &str = "SELECT * FROM people WHERE look = $1 OR former_look = $1 AND former_until > $2";
    let row = query(ACCOUNT).bind(look).bind(at).fetch_optional(readers).await?;
    let account = |row: Row| {
        let person = Person { id: row.try_get("id")?, name: row.try_get("name")? };
        let former: Option<String> = row.try_get("former")?;
        let former = former.zip(row.try_get("former_until")?).map(|(name, until)| Former { name, until });
        let (look, password) = (row.try_get("look")?, row.try_get("password")?);
        Ok(Account { person, look, password, former, hidden: row.try_get("hidden")? })
    };
    row.map(account).transpose()
}

pub(crate) async fn look_of(readers: &Pool, person: &str) -> Result<Option<String>, Error> {
    let row = query("SELECT look FROM people WHERE id = $1").bind(person).fetch_optional(readers).await?;
    row.map(|row| row.try_get(0)).transpose().map(Option::flatten)
}

pub(crate) async fn epochs(readers: &Pool) -> Result<Vec<(String, u64)>, Error> {
    let rows = query("SELECT id, epoch FROM people WHERE epoch > 0").fetch_all(readers).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get::<i64, _>(1)? as u64))).collect()
}

async fn make(conn: &mut Conn<'_>, person: &str, account: &Account, at: i64) -> Result<Done, Error> {
    const MEET: &str = "INSERT INTO people (id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    const MAKE: &str = "UPDATE people SET name = $2, look = $3, password = $4, epoch = epoch + 1
        WHERE id = $1 AND look IS NULL
            AND NOT EXISTS (SELECT 1 FROM people WHERE look = $3 OR former_look = $3 AND former_until > $5)";
    // Somebody may begin with this.
    query(MEET).bind(person).bind(&account.person.name).execute(&mut *conn).await?;
    let make = query(MAKE).bind(person).bind(&account.person.name).bind(&account.look);
    make.bind(&account.password).bind(at).execute(conn).await
}

/// Gives the epoch of the person afterwards; 0 if nothing was done, because it could not be.
pub(crate) async fn change(conn: &mut Conn<'_>, person: &str, deed: &AccountDeed) -> Result<Verdict, Error> {
    const NAME: &str = "UPDATE people
        SET former = name, former_look = look, former_until = $4, name = $2, look = $3
        WHERE id = $1 AND look IS NOT NULL AND coalesce(former_until, $5) <= $5
            AND NOT EXISTS (SELECT 1 FROM people
                WHERE id <> $1 AND (look = $3 OR former_look = $3 AND former_until > $5))";
    const PASSWORD: &str =
        "UPDATE people SET password = $2, epoch = epoch + 1 WHERE id = $1 AND look IS NOT NULL";
    const CODES: &str = "INSERT INTO recovery (person, hash) SELECT $1, value FROM json_each($2)";
    const RECOVER: &str = "DELETE FROM recovery WHERE person = $1 AND hash = $2";
    const OUT: &str = "UPDATE people SET epoch = epoch + 1 WHERE id = $1 AND look IS NOT NULL";
    const HIDE: &str = "UPDATE people SET hidden = $2 WHERE id = $1 AND look IS NOT NULL";
    if deed.names() {
        conn.alone("names of accounts").await?;
    }
    let done = match deed {
        AccountDeed::Make(account, at) => make(conn, person, account, *at).await?,
        AccountDeed::MakeByPasskey(account, passkey, at) => {
            const KNOWN: &str = "SELECT 1 FROM passkeys WHERE id = $1";
            // A passkey that somebody has already would not lead in, and no honest authenticator shows one.
            if query(KNOWN).bind(&passkey.id).fetch_optional(&mut *conn).await?.is_some() {
                return Ok(Ok(0));
            }
            let made = make(conn, person, account, *at).await?;
            if made.rows_affected() > 0 { passkeys::add(conn, person, passkey).await? } else { made }
        }
        AccountDeed::Name { name, look, until, at } => {
            query(NAME).bind(person).bind(name).bind(look).bind(until).bind(at).execute(&mut *conn).await?
        }
        AccountDeed::Password(hash) => query(PASSWORD).bind(person).bind(hash).execute(&mut *conn).await?,
        AccountDeed::Recovery(hashes) => {
            query("DELETE FROM recovery WHERE person = $1").bind(person).execute(&mut *conn).await?;
            query(CODES).bind(person).bind(json(hashes)).execute(&mut *conn).await?
        }
        AccountDeed::OneMoreCode(hash) => {
            query(CODES).bind(person).bind(json(&[hash])).execute(&mut *conn).await?
        }
        AccountDeed::Recover(hash) => query(RECOVER).bind(person).bind(hash).execute(&mut *conn).await?,
        AccountDeed::Hide(hidden) => query(HIDE).bind(person).bind(hidden).execute(&mut *conn).await?,
        AccountDeed::SignOut => query(OUT).bind(person).execute(&mut *conn).await?,
        AccountDeed::EndSession(session) => passkeys::end(conn, person, session).await?,
        AccountDeed::AddPasskey(passkey) => passkeys::add(conn, person, passkey).await?,
        AccountDeed::RemovePasskey(id) => passkeys::remove(conn, person, id).await?,
        AccountDeed::UsePasskey(before, after) => passkeys::used(conn, person, before, after).await?,
    };
    if done.rows_affected() == 0 {
        return Ok(Ok(0));
    }
    if deed.voids() {
        // A code that somebody else may have seen goes with the cookies.
        for statement in ["DELETE FROM codes WHERE person = $1", "DELETE FROM ended WHERE person = $1"] {
            query(statement).bind(person).execute(&mut *conn).await?;
        }
    }
    let row = query("SELECT CASE WHEN epoch > 1 THEN epoch ELSE 1 END FROM people WHERE id = $1")
        .bind(person)
        .fetch_one(conn)
        .await?;
    Ok(Ok(row.try_get::<i64, _>(0)? as u64))
}

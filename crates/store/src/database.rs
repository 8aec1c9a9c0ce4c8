//! Tables in a database, in a file or on a server.

use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use kernel::Record;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::address::Address;
use crate::group::{self, Job, Scribe};
use crate::machines::Machine;
use crate::sql::Pool;
use crate::write::Write;
use crate::{
    Account, AccountDeed, Ban, Beat, Change, ChatLine, Deed, Deleted, Dossier, Echo, Entry, Expired,
    Forgetting, Invitation, Kept, Listed, Met, NewTable, News, Passkey, PeopleDeed, Person, Pulse, Purged,
    RatedGame, Report, Setup, Stats, Store, StoreError, Strength, Tie, TieKind, Which, accounts, away,
    company, decency, file, forget, machines, operator, passkeys, people, postgres, ratings, read, reviews,
    ties,
};

/// How many writes may wait; any further ones wait to get into the queue.
const QUEUE: usize = 4096;

/// A store in a database: in a SQLite file, or on a PostgreSQL server.
pub struct Database {
    address: Address,
    writer: Mutex<Option<Writer>>,
    readers: Pool,
    /// This machine, where others may write as well.
    machine: Option<Machine>,
}

struct Writer {
    queue: mpsc::Sender<Job>,
    task: JoinHandle<Result<(), StoreError>>,
}

impl Database {
    /// Opens a database to serve it, and brings its schema up to date. A file is made if there is none, and only one process
    /// can have it open so; a server may have any number of them.
    pub async fn open(address: impl Into<Address>) -> Result<Database, StoreError> {
        match address.into() {
            Address::File(path) => file::open(&path).await,
            Address::Server(server) => postgres::open(server, true).await,
        }
    }

    /// Opens a database that is there already, also while a site serves it.
    pub async fn open_beside(address: impl Into<Address>) -> Result<Database, StoreError> {
        match address.into() {
            Address::File(path) => file::open_beside(&path).await,
            Address::Server(server) => postgres::open(server, false).await,
        }
    }

    /// A database with these connections.
    pub(crate) fn with(
        address: Address,
        readers: Pool,
        scribe: impl Scribe + 'static,
        machine: Option<Machine>,
    ) -> Database {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let task = tokio::spawn(group::run(scribe, jobs));
        Database { address, writer: Mutex::new(Some(Writer { queue, task })), readers, machine }
    }

    fn writer(&self) -> MutexGuard<'_, Option<Writer>> {
        // Nothing is ever half done under this lock.
        self.writer.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a write into the queue and waits until it is on disk.
    async fn write(&self, write: Write) -> Result<u64, StoreError> {
        let queue = self.writer().as_ref().map(|writer| writer.queue.clone()).ok_or(StoreError::Closed)?;
        let (answer, verdict) = oneshot::channel();
        queue.send(Job { write, answer }).await.map_err(|_| StoreError::Closed)?;
        verdict.await.map_err(|_| StoreError::Closed)?
    }
}

#[async_trait]
impl Store for Database {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.write(Write::Create(Box::new(table))).await.map(drop)
    }

    async fn change(&self, change: Change) -> Result<u64, StoreError> {
        self.write(Write::Change(Box::new(change))).await
    }

    async fn put_setup(&self, table: &str, version: u64, setup: Setup) -> Result<u64, StoreError> {
        self.write(Write::PutSetup { table: table.to_owned(), version, setup }).await
    }

    async fn load(&self, table: &str) -> Result<Kept, StoreError> {
        let kept = read::load(&self.readers, table).await;
        let kept = kept.map_err(|error| StoreError::of(format!("reading table {table}"), error))?;
        kept.ok_or_else(|| StoreError::NotFound(table.to_owned()))
    }

    async fn head(&self, table: &str) -> Result<Record, StoreError> {
        let head = read::head(&self.readers, table).await;
        let head = head.map_err(|error| StoreError::of(format!("reading table {table}"), error))?;
        head.ok_or_else(|| StoreError::NotFound(table.to_owned()))
    }

    async fn list(&self, which: Which<'_>) -> Result<Vec<Listed>, StoreError> {
        let listed = read::list(&self.readers, which).await;
        listed.map_err(|error| StoreError::of("listing tables", error))
    }

    async fn deleted(&self, limit: usize) -> Result<Vec<Deleted>, StoreError> {
        let deleted = away::deleted(&self.readers, limit).await;
        deleted.map_err(|error| StoreError::of("listing deleted tables", error))
    }

    async fn expire(&self, before: i64, why: &str, at: i64, many: bool) -> Result<Expired, StoreError> {
        let abandoned = away::abandoned(&self.readers, before, many).await;
        let abandoned = abandoned.map_err(|error| StoreError::of("looking for abandoned tables", error))?;
        if let Expired::Tables(tables) = &abandoned
            && !tables.is_empty()
        {
            let (tables, why) = (tables.clone(), why.to_owned());
            self.write(Write::Expire { tables, before, why, at }).await?;
        }
        Ok(abandoned)
    }

    async fn purge(&self, before: i64, limit: usize, many: bool) -> Result<Purged, StoreError> {
        let too_many = if many { None } else { away::too_many_old(&self.readers, before).await? };
        match too_many {
            Some(too_many) => Ok(too_many),
            None => self.write(Write::Purge { before, limit }).await.map(Purged::Tables),
        }
    }

    async fn say(&self, table: &str, request: &str, line: ChatLine) -> Result<Option<u64>, StoreError> {
        let (table, request) = (table.to_owned(), request.to_owned());
        let seq = self.write(Write::Say { table, request, line }).await?;
        Ok((seq > 0).then_some(seq))
    }

    async fn chat(&self, table: &str, last: usize) -> Result<Vec<ChatLine>, StoreError> {
        let lines = read::chat(&self.readers, table, last).await;
        lines.map_err(|error| StoreError::of(format!("reading the chat of table {table}"), error))
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        people::person(&self.readers, id).await.map_err(|error| StoreError::of("reading a person", error))
    }

    async fn rename(&self, person: &str, name: &str) -> Result<(), StoreError> {
        let (person, name) = (person.to_owned(), name.to_owned());
        self.write(Write::Rename { person, name }).await.map(drop)
    }

    async fn kept(&self, person: &str, limit: usize) -> Result<Vec<String>, StoreError> {
        let kept = people::kept(&self.readers, person, limit).await;
        kept.map_err(|error| StoreError::of("reading what somebody has kept", error))
    }

    async fn keep(&self, person: &str, table: &str, at: Option<i64>) -> Result<(), StoreError> {
        let (person, table) = (person.to_owned(), table.to_owned());
        self.write(Write::Keep { person, table, at }).await.map(drop)
    }

    async fn review(&self, table: &str) -> Result<Option<String>, StoreError> {
        let review = reviews::review(&self.readers, table).await;
        review.map_err(|error| StoreError::of("reading a review", error))
    }

    async fn put_review(&self, table: &str, text: &str, at: i64) -> Result<(), StoreError> {
        let (table, text) = (table.to_owned(), text.to_owned());
        self.write(Write::PutReview { table, text, at }).await.map(drop)
    }

    async fn put_code(&self, person: &str, hash: &str, until: i64, at: i64) -> Result<(), StoreError> {
        let (person, hash) = (person.to_owned(), hash.to_owned());
        self.write(Write::PutCode { person, hash, until, at }).await.map(drop)
    }

    async fn owner_of_code(&self, hash: &str, at: i64) -> Result<Option<Person>, StoreError> {
        let person = people::owner_of_code(&self.readers, hash, at).await;
        person.map_err(|error| StoreError::of("looking for a code", error))
    }

    async fn take_code(&self, hash: &str, at: i64) -> Result<bool, StoreError> {
        let taken = self.write(Write::TakeCode { hash: hash.to_owned(), at }).await?;
        Ok(taken > 0)
    }

    async fn account(&self, look: &str, at: i64) -> Result<Option<Account>, StoreError> {
        let account = accounts::account(&self.readers, look, at).await;
        account.map_err(|error| StoreError::of("reading an account", error))
    }

    async fn look_of(&self, person: &str) -> Result<Option<String>, StoreError> {
        let look = accounts::look_of(&self.readers, person).await;
        look.map_err(|error| StoreError::of("reading an account", error))
    }

    async fn change_account(&self, person: &str, deed: AccountDeed) -> Result<u64, StoreError> {
        self.write(Write::Account(Box::new((person.to_owned(), deed)))).await
    }

    async fn epochs(&self) -> Result<Vec<(String, u64)>, StoreError> {
        let epochs = accounts::epochs(&self.readers).await;
        epochs.map_err(|error| StoreError::of("reading the accounts", error))
    }

    async fn ended(&self) -> Result<Vec<(String, String)>, StoreError> {
        let ended = passkeys::ended(&self.readers).await;
        ended.map_err(|error| StoreError::of("reading the accounts", error))
    }

    async fn passkeys(&self, person: &str) -> Result<Vec<Passkey>, StoreError> {
        let passkeys = passkeys::of(&self.readers, person).await;
        passkeys.map_err(|error| StoreError::of("reading passkeys", error))
    }

    async fn passkey(&self, id: &str) -> Result<Option<(Person, Passkey)>, StoreError> {
        let passkey = passkeys::find(&self.readers, id).await;
        passkey.map_err(|error| StoreError::of("reading passkeys", error))
    }

    async fn top(&self, game: &str, pace: &str, limit: usize) -> Result<Vec<Strength>, StoreError> {
        let top = ratings::top(&self.readers, game, pace, limit).await;
        top.map_err(|error| StoreError::of("reading ratings", error))
    }

    async fn strengths(&self, person: &str) -> Result<Vec<Strength>, StoreError> {
        let strengths = ratings::of(&self.readers, person).await;
        strengths.map_err(|error| StoreError::of("reading ratings", error))
    }

    async fn rated_games(&self, person: &str, last: usize) -> Result<Vec<RatedGame>, StoreError> {
        let games = ratings::games(&self.readers, person, last).await;
        games.map_err(|error| StoreError::of("reading rated games", error))
    }

    async fn naming(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let tables = forget::naming(&self.readers, person).await;
        tables.map_err(|error| StoreError::of("looking for the tables of a person", error))
    }

    async fn dossier(&self, person: &str) -> Result<Dossier, StoreError> {
        let dossier = forget::dossier(&self.readers, person).await;
        dossier.map_err(|error| StoreError::of("reading all about a person", error))
    }

    async fn forget(&self, forgetting: Forgetting) -> Result<(), StoreError> {
        self.write(Write::Forget(forgetting)).await.map(drop)
    }

    async fn everybody(&self) -> Result<Vec<Person>, StoreError> {
        people::everybody(&self.readers).await.map_err(|error| StoreError::of("reading the people", error))
    }

    async fn change_people(&self, deed: PeopleDeed) -> Result<bool, StoreError> {
        Ok(self.write(Write::People(Box::new(deed))).await? > 0)
    }

    async fn ties(&self, kind: TieKind) -> Result<Vec<Tie>, StoreError> {
        ties::ties(&self.readers, kind).await.map_err(|error| StoreError::of("reading who knows whom", error))
    }

    async fn met(&self, person: &str, limit: usize) -> Result<Vec<Met>, StoreError> {
        let met = company::met(&self.readers, person, limit).await;
        met.map_err(|error| StoreError::of("reading who played with whom", error))
    }

    async fn invitations(&self, of: &str) -> Result<Vec<Invitation>, StoreError> {
        let invitations = company::invitations(&self.readers, of).await;
        invitations.map_err(|error| StoreError::of("reading invitations", error))
    }

    async fn seen(&self, person: &str) -> Result<Option<i64>, StoreError> {
        company::seen(&self.readers, person).await.map_err(|error| StoreError::of("reading a person", error))
    }

    async fn unseen(&self) -> Result<Vec<String>, StoreError> {
        company::unseen(&self.readers).await.map_err(|error| StoreError::of("reading the people", error))
    }

    async fn allowed_names(&self) -> Result<Vec<String>, StoreError> {
        let names = company::allowed_names(&self.readers).await;
        names.map_err(|error| StoreError::of("reading the names that are allowed", error))
    }

    async fn favourites(&self, person: &str) -> Result<Vec<(String, String, u64)>, StoreError> {
        let favourites = company::favourites(&self.readers, person).await;
        favourites.map_err(|error| StoreError::of("reading what somebody likes", error))
    }

    async fn solved(&self, person: &str) -> Result<Vec<(String, i64)>, StoreError> {
        let solved = company::solved(&self.readers, person).await;
        solved.map_err(|error| StoreError::of("reading what somebody has solved", error))
    }

    async fn report(&self, report: Report) -> Result<bool, StoreError> {
        Ok(self.write(Write::Report(Box::new(report))).await? > 0)
    }

    async fn reports(&self) -> Result<Vec<Report>, StoreError> {
        let reports = decency::reports(&self.readers).await;
        reports.map_err(|error| StoreError::of("reading the reports", error))
    }

    async fn operate(&self, deed: Deed, entry: Entry) -> Result<u64, StoreError> {
        self.write(Write::Operate(Box::new((deed, entry)))).await
    }

    async fn bans(&self, at: i64) -> Result<Vec<Ban>, StoreError> {
        operator::bans(&self.readers, at).await.map_err(|error| StoreError::of("reading the bans", error))
    }

    async fn audit_since(&self, seq: u64, limit: usize) -> Result<Vec<Entry>, StoreError> {
        let entries = operator::audit_since(&self.readers, seq, limit).await;
        entries.map_err(|error| StoreError::of("reading the audit log", error))
    }

    async fn mark(&self, name: &str) -> Result<Option<i64>, StoreError> {
        let value = operator::mark(&self.readers, name).await;
        value.map_err(|error| StoreError::of(format!("reading the mark {name}"), error))
    }

    async fn set_mark(&self, name: &str, value: Option<i64>) -> Result<(), StoreError> {
        self.write(Write::SetMark { name: name.to_owned(), value }).await.map(drop)
    }

    async fn probe(&self) -> Result<(), StoreError> {
        self.write(Write::Probe).await.map(drop)
    }

    async fn stats(&self) -> Result<Stats, StoreError> {
        let stats = operator::stats(&self.readers).await;
        let stats = stats.map_err(|error| StoreError::of("counting tables", error))?;
        let (database, wal) = match &self.address {
            Address::File(path) => file::sizes(path),
            Address::Server(_) => (postgres::size(&self.readers).await?, 0),
        };
        Ok(Stats { database, wal, ..stats })
    }

    async fn secret(&self, name: &str, value: &[u8]) -> Result<Vec<u8>, StoreError> {
        self.write(Write::Secret { name: name.to_owned(), value: value.to_owned() }).await?;
        let kept = read::secret(&self.readers, name).await;
        let kept = kept.map_err(|error| StoreError::of(format!("reading the secret {name}"), error))?;
        Ok(kept.unwrap_or_else(|| value.to_owned()))
    }

    fn is_shared(&self) -> bool {
        self.machine.is_some()
    }

    fn news(&self) -> Option<mpsc::Receiver<News>> {
        self.machine.as_ref()?.news()
    }

    async fn beats(&self, tables: &[String]) -> Result<Vec<Beat>, StoreError> {
        let beats = machines::beats(&self.readers, tables).await;
        beats.map_err(|error| StoreError::of("looking whether tables have changed", error))
    }

    async fn take(&self, work: &str) -> Result<bool, StoreError> {
        let Some(machine) = &self.machine else { return Ok(true) };
        machine.take(work).await.map_err(|error| StoreError::of(format!("taking on {work}"), error))
    }

    async fn done(&self, work: &str) -> Result<(), StoreError> {
        let Some(machine) = &self.machine else { return Ok(()) };
        machine.done(work).await.map_err(|error| StoreError::of(format!("ending {work}"), error))
    }

    async fn pulse(&self, pulse: Pulse) -> Result<Echo, StoreError> {
        let Some(machine) = &self.machine else { return Ok(Echo::default()) };
        machine.pulse(&pulse).await.map_err(|error| StoreError::of("hearing of other machines", error))
    }

    async fn close(&self) -> Result<(), StoreError> {
        let writer = self.writer().take();
        if let Some(machine) = &self.machine
            && writer.is_some()
        {
            machine.leave().await;
        }
        // Readers go first: the last connection to leave tidies the file.
        self.readers.close().await;
        if let Some(Writer { queue, task }) = writer {
            drop(queue);
            task.await.map_err(|_| StoreError::Closed)??;
        }
        Ok(())
    }
}

//! What goes into a store and what comes out.

use kernel::Seat;
use kernel::fair::Seed;
use kernel::record::{Outcome, Record, Step};

use crate::{AccountDeed, Forgetting, Rated};

/// A table that is to be kept.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// A text nobody can guess.
    pub id: String,
    /// Its record before the first step: game, options, players, commitment.
    pub head: Record,
    /// The seed of chance. The store adds it to the record when the game is over.
    pub seed: Seed,
    /// Who plays, and how.
    pub setup: Setup,
    /// When.
    pub at: i64,
}

/// What the site knows about a table besides its record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Names, seats, tokens …: the site's, and opaque to the store.
    pub text: String,
    /// Whether the table is in the public list while it is not finished.
    pub listed: bool,
    /// Whether it was closed before the game was over.
    pub closed: bool,
}

/// A change to the record of a table.
#[derive(Clone, Debug)]
pub struct Change {
    /// The table.
    pub table: String,
    /// The version of the table that this was made for.
    pub version: u64,
    /// A text that tells this request from all others at the table.
    pub request: String,
    /// How many of the present steps stay: all, except with an undo.
    pub keep: usize,
    /// What is done after those.
    pub steps: Vec<Step>,
    /// New words of all seats for the shuffle; nothing if they stay as they are.
    pub contributions: Option<Vec<String>>,
    /// How the game ended, if it did. Nothing can be changed after that.
    pub result: Option<Outcome>,
    /// Whose ratings the end of the game changes, if it is a rated one.
    pub rated: Option<Rated>,
    /// What people have chosen in a game that is over: who, and what.
    pub chosen: Vec<(String, String)>,
    /// How many changes each seat has made so far that nobody else may count, this one included.
    pub private: Vec<u64>,
    /// Work that follows from it and that only one machine should do, if any: should this machine be lost before it has
    /// [taken](crate::Store::take) that upon itself, another finds it left.
    pub follows: Option<String>,
    /// When.
    pub at: i64,
}

impl Change {
    /// Adds steps to the `length` that there are.
    pub fn append(
        table: &str,
        version: u64,
        request: &str,
        length: usize,
        steps: Vec<Step>,
        at: i64,
    ) -> Change {
        Change { steps, ..Change::rewind(table, version, request, length, at) }
    }

    /// Removes all steps after the first of this number.
    pub fn rewind(table: &str, version: u64, request: &str, keep: usize, at: i64) -> Change {
        let (table, request) = (table.to_owned(), request.to_owned());
        let (steps, contributions, result, rated) = (Vec::new(), None, None, None);
        let (chosen, private, follows) = (Vec::new(), Vec::new(), None);
        Change {
            table,
            version,
            request,
            keep,
            steps,
            contributions,
            result,
            rated,
            chosen,
            private,
            follows,
            at,
        }
    }
}

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Everything done; with seed and result if the game is over.
    pub record: Record,
    /// The seed of chance.
    pub seed: Seed,
    /// How often the record was changed.
    pub version: u64,
    /// How many of these changes each seat made that nobody else may count.
    pub private: Vec<u64>,
    /// Who plays, and how.
    pub setup: Setup,
    /// How often the setup was replaced.
    pub setup_version: u64,
    /// When the table was made.
    pub created: i64,
    /// When the record was last changed.
    pub changed: i64,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// Its game.
    pub game: String,
    /// How the game ended, if it is over.
    pub result: Option<Outcome>,
    /// How many steps are done.
    pub steps: usize,
    /// Who plays, and how.
    pub setup: Setup,
    /// When the table was made.
    pub created: i64,
    /// When the record was last changed.
    pub changed: i64,
}

/// Somebody with a name that nobody else has, and a password or passkeys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Who.
    pub person: Person,
    /// What the name looks like: no other account's does.
    pub look: String,
    /// The hash of the password; none if only passkeys lead into it.
    pub password: Option<String>,
    /// What it was called before, if it was renamed.
    pub former: Option<Former>,
    /// Whether it shows its profile to nobody else.
    pub hidden: bool,
}

/// What an account was called before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Former {
    /// The name.
    pub name: String,
    /// Until when nobody else may have it.
    pub until: i64,
}

/// How many open tables of the same origin are listed.
pub const OF_AN_ORIGIN: usize = 10;

/// Which tables to list.
#[derive(Copy, Clone, Debug)]
pub enum Which<'a> {
    /// At most this number of those that everybody may find and that are not finished; of those whose setups name the
    /// same `origin` only [`OF_AN_ORIGIN`], so that the tables of one do not hide all others.
    Open(usize),
    /// The same, but the oldest of them, the oldest first.
    LongOpen(usize),
    /// All that are not finished.
    Running,
    /// All that are.
    Finished,
    /// These, as far as they exist.
    Ids(&'a [String]),
    /// Those of a person.
    Of(Mine<'a>),
}

/// Which of the tables at which a person sits, or which they have made.
#[derive(Copy, Clone, Debug)]
pub struct Mine<'a> {
    /// The person.
    pub person: &'a str,
    /// Those at which the game is over, or those at which it is not.
    pub over: bool,
    /// Of this game alone.
    pub game: Option<&'a str>,
    /// Made before this.
    pub before: Option<i64>,
    /// At most this number, the newest.
    pub limit: usize,
}

/// Somebody who has done something here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// What their cookie and their seats say.
    pub id: String,
    /// What they were last called; empty if nobody knows.
    pub name: String,
}

/// Something said at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number at the table, from 1; 0 until it is kept.
    pub seq: u64,
    /// The browser it came from; nothing if that was not kept.
    pub author: Option<String>,
    /// The seat that said it; nothing for a spectator.
    pub seat: Option<Seat>,
    /// The name of the speaker.
    pub name: String,
    /// What was said; empty for a quick phrase.
    pub text: String,
    /// The quick phrase that was said, as the site writes it.
    pub phrase: Option<String>,
    /// When.
    pub at: i64,
}

/// A table that was put away and can be brought back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deleted {
    /// The table.
    pub table: Listed,
    /// When it was put away.
    pub at: i64,
    /// Why.
    pub why: String,
}

/// The result of looking for abandoned tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expired {
    /// These were put away.
    Tables(Vec<String>),
    /// Nothing was done, because a number this large looks like a wrong clock.
    TooMany {
        /// How many were abandoned.
        abandoned: u64,
        /// How many were running, including those.
        running: u64,
    },
}

/// The result of removing tables for good.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Purged {
    /// This number of them is gone.
    Tables(u64),
    /// Nothing was done, because a number this large looks like a wrong clock.
    TooMany {
        /// How many would have gone.
        old: u64,
        /// How many were put away, including those.
        deleted: u64,
    },
}

/// What a ban is about.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BanKind {
    /// An address of the network.
    Address,
    /// A browser, by its id.
    Person,
}

/// Somebody who may not write for a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// What the subject is.
    pub kind: BanKind,
    /// Who.
    pub subject: String,
    /// Until when.
    pub until: i64,
    /// Why.
    pub why: String,
    /// Since when.
    pub at: i64,
}

/// Something an operator changes.
#[derive(Clone, Debug)]
pub enum Deed {
    /// Puts a table away: from now on there is no such table, until it is restored.
    Delete {
        /// The table.
        table: String,
        /// Why.
        why: String,
    },
    /// Brings a table back that was put away. As long as it has not been purged, nothing is lost.
    Restore {
        /// The table.
        table: String,
    },
    /// Replaces the setup of a table if it still has the version given, as [`Store::put_setup`](crate::Store::put_setup).
    PutSetup {
        /// The table.
        table: String,
        /// The version it must have.
        version: u64,
        /// The new one.
        setup: Setup,
    },
    /// Takes a line out of the chat of a table.
    RemoveLine {
        /// The table.
        table: String,
        /// The number of the line.
        seq: u64,
    },
    /// Bans somebody, or changes an existing ban.
    Ban(Ban),
    /// Ends a ban.
    Unban {
        /// What the subject is.
        kind: BanKind,
        /// Who.
        subject: String,
    },
    /// Does something about somebody's account.
    Account {
        /// Whose.
        person: String,
        /// What.
        deed: AccountDeed,
    },
    /// A report needs no further attention, and is removed.
    Settle {
        /// Its number.
        report: u64,
    },
    /// A name is allowed that somebody has asked for, and what asked for it is removed.
    AllowName {
        /// The number of what asked for it.
        report: u64,
        /// What the name looks like.
        look: String,
    },
    /// Removes somebody for good.
    Forget(Forgetting),
    /// Changes nothing: it was done elsewhere, and is only to be written down.
    Note,
    /// Replaces what is kept for the server itself.
    PutSecret {
        /// Under which name.
        name: String,
        /// What.
        value: Vec<u8>,
    },
}

/// Something the operator did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1; 0 until it is kept.
    pub seq: u64,
    /// When.
    pub at: i64,
    /// Who did it.
    pub actor: String,
    /// What was done, in a word: `delete`, `ban` …
    pub act: String,
    /// At which table, if at one.
    pub table: Option<String>,
    /// Anything else worth knowing.
    pub detail: String,
}

/// How much there is.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Tables at which the game goes on or waits for players.
    pub running: u64,
    /// Tables that were closed before the game was over.
    pub closed: u64,
    /// Tables at which the game is over.
    pub finished: u64,
    /// Tables that were put away, finished or not.
    pub deleted: u64,
    /// Bytes of the database file.
    pub database: u64,
    /// Bytes of its write-ahead log.
    pub wal: u64,
}

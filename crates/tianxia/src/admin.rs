//! `tianxia admin`: the operator's commands, which work whether or not the site is running.

mod print;
mod words;

use anstream::println;
use clap::{Subcommand, ValueEnum};
use store::Store;
use web::operator::{Operator, State, Subject};

use crate::database::{self, Database};
pub use words::actor;
use words::{milliseconds, table};

/// What to do.
#[derive(clap::Args)]
#[command(after_help = AFTER)]
pub struct Args {
    #[command(flatten)]
    database: Database,
    #[command(subcommand)]
    command: Command,
}

const AFTER: &str = "\
All of this works whether or not the site runs; a running site notices within about a second. Whatever you change \
is written to the audit log with the time and your name. Nothing secret is ever printed.

A table is given by its id or by its address, as copied from a browser.
A person is given by the 12 digits that `show`, `chat` and `reports` print, an account by its name.

Examples:
  tianxia admin tables --state running
  tianxia admin chat https://games.example/t/0f4c2a9be77d31c05a68
  tianxia admin remove-line 0f4c2a9be77d31c05a68 12
  tianxia admin ban person 7d1e0c5b92af --for 7d --why \"insults at three tables\"
  tianxia admin ban account Anna --for 7d --why \"insults at three tables\"
  tianxia admin ban address 203.0.113.7 --for 12h --why \"floods the chat\"
  tianxia admin free 0f4c2a9be77d31c05a68 1 --site https://games.example";

#[derive(Subcommand)]
enum Command {
    /// List tables, the newest first
    Tables {
        /// Only those in this state [default: all except deleted ones]
        #[arg(long)]
        state: Option<Wanted>,
        /// Print a JSON object per line
        #[arg(long)]
        json: bool,
    },
    /// Show a table: who sits where, what was agreed, and the state of the game
    Show {
        #[arg(value_parser = table, value_name = "TABLE")]
        id: String,
        /// Print a JSON object
        #[arg(long)]
        json: bool,
    },
    /// Close a table before its end: everybody may look, nobody may act
    Close {
        #[arg(value_parser = table, value_name = "TABLE")]
        id: String,
        /// For the audit log
        #[arg(long, default_value = "")]
        why: String,
    },
    /// Open a closed table again: the game goes on where it stopped
    Reopen {
        #[arg(value_parser = table, value_name = "TABLE")]
        id: String,
        /// For the audit log
        #[arg(long, default_value = "")]
        why: String,
    },
    /// Delete a table; for 30 days it can be restored
    Delete {
        #[arg(value_parser = table, value_name = "TABLE")]
        id: String,
        /// For the audit log and the list of deleted tables
        #[arg(long, default_value = "")]
        why: String,
    },
    /// Restore a deleted table
    Restore {
        #[arg(value_parser = table, value_name = "TABLE")]
        id: String,
    },
    /// Read the chat of a table, with the number of each line
    Chat {
        #[arg(value_parser = table, value_name = "TABLE")]
        id: String,
        /// Print a JSON object per line
        #[arg(long)]
        json: bool,
    },
    /// Remove a line from the chat of a table
    RemoveLine {
        #[arg(value_parser = table, value_name = "TABLE")]
        id: String,
        /// The number of the line, as `chat` prints it
        line: u64,
    },
    /// Ban an address, a person or an account for a time: they can read, but not write
    Ban {
        kind: Kind,
        /// An address (203.0.113.7), a network (203.0.113.0/24), a person's 12 digits or the name of an account
        who: String,
        /// How long: 30min, 12h, 7d, 2weeks …
        #[arg(long = "for", value_parser = milliseconds, value_name = "TIME")]
        time: i64,
        /// What they are told
        #[arg(long)]
        why: String,
    },
    /// End a ban
    Unban {
        kind: Kind,
        /// As `bans` prints it, or the name of an account
        who: String,
    },
    /// Print a recovery code for an account whose owner has lost password and codes; it lets them sign in once
    Recover {
        /// The name of the account
        name: String,
    },
    /// Forget a person or an account for good: games stay for the others, who have played with “Somebody”
    Forget {
        kind: Whom,
        /// A person's 12 digits or the name of an account
        who: String,
        /// You mean it: nothing brings them back
        #[arg(long, required = true)]
        for_good: bool,
    },
    /// List the bans that are in force
    Bans {
        /// Print a JSON object per line
        #[arg(long)]
        json: bool,
    },
    /// List what people have reported about lines of chat and about others, and the names that they ask for
    Reports {
        /// Print a JSON object per line
        #[arg(long)]
        json: bool,
    },
    /// Settle a report: it is no longer listed
    Settle {
        /// The number of the report, as `reports` prints it
        report: u64,
        /// For the audit log: what came of it
        #[arg(long, default_value = "")]
        why: String,
    },
    /// Allow a name that somebody asks for and the rule about names refuses, to everybody
    AllowName {
        /// The number of the report, as `reports` prints it
        report: u64,
    },
    /// Free a seat and print a fresh link to it; the old link stops working, and the player loses the seat
    Free {
        #[arg(value_parser = table, value_name = "TABLE")]
        id: String,
        /// The seat, counted from 0
        seat: u8,
        /// The address of the site, to print the whole link
        #[arg(long, value_name = "URL", default_value = "")]
        site: String,
    },
    /// Sign cookies and links with a new key; anybody who comes back within a month keeps their seats
    RotateKey {
        /// The old key was stolen: nothing it signed is valid any more, and everybody loses their seats
        #[arg(long)]
        at_once: bool,
    },
    /// Read the audit log, the oldest entry first
    Audit {
        /// Print a JSON object per line
        #[arg(long)]
        json: bool,
    },
}

#[derive(Copy, Clone, ValueEnum)]
enum Wanted {
    Running,
    Closed,
    Finished,
    Deleted,
}

#[derive(Copy, Clone, ValueEnum)]
enum Kind {
    Address,
    Person,
    Account,
}

#[derive(Copy, Clone, ValueEnum)]
enum Whom {
    Person,
    Account,
}

impl Kind {
    async fn subject(self, operator: &Operator<'_>, who: &str) -> anyhow::Result<Subject> {
        let subject = match self {
            Kind::Address => Subject::address(who),
            Kind::Person => Subject::person(who),
            Kind::Account => Subject::person(&operator.person_of(who).await?),
        };
        subject.map_err(anyhow::Error::msg)
    }
}

pub fn run(args: Args) -> anyhow::Result<()> {
    let path = args.database.path()?;
    database::wait(async {
        let store = store::Database::open_beside(&path).await?;
        let done = act(&Operator::new(&store, actor()), args.command).await;
        store.close().await?;
        done
    })
}

async fn act(operator: &Operator<'_>, command: Command) -> anyhow::Result<()> {
    match command {
        Command::Tables { state: Some(Wanted::Deleted), json } => {
            print::rows(&operator.deleted().await?, json)
        }
        Command::Tables { state, json } => {
            let mut rows = operator.tables().await?;
            rows.retain(|row| match state {
                Some(Wanted::Running) => row.state == State::Running,
                Some(Wanted::Closed) => row.state == State::Closed,
                Some(Wanted::Finished) => row.state == State::Finished,
                Some(Wanted::Deleted) | None => true,
            });
            print::rows(&rows, json)
        }
        Command::Show { id, json } => print::shown(&operator.show(&id).await?, json),
        Command::Chat { id, json } => print::chat(&operator.chat(&id).await?, json),
        Command::Bans { json } => print::bans(&operator.bans().await?, json),
        Command::Reports { json } => print::reports(&operator.reports().await?, json),
        Command::Audit { json } => print::audit(&operator.audit().await?, json),
        change => self::change(operator, change).await,
    }
}

async fn change(operator: &Operator<'_>, command: Command) -> anyhow::Result<()> {
    match command {
        Command::Close { id, why } => {
            operator.close(&id, &why).await?;
            println!(
                "Table {id} is closed: all may look, nobody may act. This opens it again: tianxia admin reopen {id}"
            );
        }
        Command::Reopen { id, why } => {
            operator.reopen(&id, &why).await?;
            println!("Table {id} is open again: the game goes on where it was.");
        }
        Command::Delete { id, why } => {
            operator.delete(&id, &why).await?;
            println!("Table {id} is deleted. For 30 days this brings it back: tianxia admin restore {id}");
        }
        Command::Restore { id } => {
            operator.restore(&id).await?;
            println!("Table {id} is there again, as it was.");
        }
        Command::RemoveLine { id, line } => {
            operator.remove_line(&id, line).await?;
            println!("Line {line} is removed from the chat of table {id}.");
        }
        Command::Ban { kind, who, time, why } => {
            let who = kind.subject(operator, &who).await?;
            let text = who.text.clone();
            let until = operator.ban(who, time, &why).await?;
            println!("{text} may read, but not write, until {}.", print::time(until));
        }
        Command::Unban { kind, who } => {
            let who = kind.subject(operator, &who).await?;
            let text = who.text.clone();
            operator.unban(who).await?;
            println!("{text} may write again.");
        }
        Command::Settle { report, why } => {
            operator.settle(report, &why).await?;
            println!("Report {report} is settled.");
        }
        Command::AllowName { report } => {
            let name = operator.allow_name(report).await?;
            println!("Everybody may be called {} from now on.", print::plain(&name));
        }
        Command::Recover { name } => {
            let code = operator.recover(&name).await?;
            println!("Whoever signs in as {name} with this instead of the password is let in, once:");
            println!("{code}");
        }
        Command::Forget { kind, who, for_good: _ } => {
            match kind {
                Whom::Person => {
                    operator.forget_person(&Subject::person(&who).map_err(anyhow::Error::msg)?).await?;
                }
                Whom::Account => operator.forget_account(&who).await?,
            }
            println!("{who} is forgotten. Copies that `tianxia backup` has made still hold what was there.");
        }
        Command::Free { id, seat, site } => {
            let link = operator.free(&id, seat).await?;
            println!("Seat {seat} of table {id} is free. Whoever opens this link may sit down there:");
            println!("{}{link}", site.trim_end_matches('/'));
        }
        Command::RotateKey { at_once } => {
            operator.rotate_key(at_once).await?;
            let old = if at_once { "is worth nothing any more" } else { "is believed for 30 more days" };
            println!("A new key signs cookies and links; what the old one signed {old}.");
        }
        _ => unreachable!("what only looks was done before"),
    }
    Ok(())
}

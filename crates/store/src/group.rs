//! Many writes, one sync to disk.
//!
//! Syncing costs milliseconds, a write microseconds. So all writes go through one task, which puts everything that
//! is waiting into one transaction, commits it, and only then answers.

use sqlx::Error;
use tokio::sync::{mpsc, oneshot};

use crate::StoreError;
use crate::sql::{Conn, either, query};
use crate::write::{self, Write};

/// The most writes in one transaction, so that none waits long for the others.
pub(crate) const LARGEST_GROUP: usize = 1024;

/// What becomes of a write: a version, or why not.
pub(crate) type Verdict = Result<u64, StoreError>;

/// A write and who waits for it.
pub(crate) struct Job {
    pub(crate) write: Write,
    pub(crate) answer: oneshot::Sender<Verdict>,
}

/// Whoever holds the one connection that writes.
pub(crate) trait Scribe: Send {
    /// The connection, which works as far as anybody knows.
    fn ready(&mut self) -> impl Future<Output = Result<Conn<'_>, StoreError>> + Send;
    /// A write failed in a way that may be the connection's fault.
    fn doubt(&mut self);
    /// Ends the connection.
    fn close(self) -> impl Future<Output = Result<(), StoreError>> + Send;
}

/// Does all writes that come until nobody can send any more, then closes the connection.
pub(crate) async fn run(mut scribe: impl Scribe, mut queue: mpsc::Receiver<Job>) -> Result<(), StoreError> {
    let mut jobs = Vec::new();
    while queue.recv_many(&mut jobs, LARGEST_GROUP).await > 0 {
        let verdicts: Vec<Verdict> = match begun(&mut scribe).await {
            Ok(mut conn) => all(&mut conn, &mut jobs, &mut queue).await,
            Err(error) => jobs.iter().map(|_| Err(error.again())).collect(),
        };
        if verdicts.iter().any(|verdict| verdict.as_ref().is_err_and(StoreError::is_outage)) {
            scribe.doubt();
        }
        for (job, verdict) in jobs.drain(..).zip(verdicts) {
            // A caller that has gone away needs no answer.
            let _ = job.answer.send(verdict);
        }
    }
    scribe.close().await
}

/// A connection with an open transaction. One that was cut since the last write is found out here, where nothing is lost yet.
async fn begun<S: Scribe>(scribe: &mut S) -> Result<Conn<'_>, StoreError> {
    match begin(&mut scribe.ready().await?).await {
        Err(StoreError::Unreachable { .. }) => {
            scribe.doubt();
            begin(&mut scribe.ready().await?).await?;
        }
        begun => begun?,
    }
    scribe.ready().await
}

async fn begin(conn: &mut Conn<'_>) -> Result<(), StoreError> {
    let begun = either("BEGIN IMMEDIATE", "BEGIN").execute(conn).await;
    begun.map(drop).map_err(|error| StoreError::of("writing", error))
}

async fn all(conn: &mut Conn<'_>, jobs: &mut Vec<Job>, queue: &mut mpsc::Receiver<Job>) -> Vec<Verdict> {
    match together(conn, jobs, queue).await {
        Ok(verdicts) => verdicts,
        Err(error) => {
            let error = StoreError::of("writing", error);
            if error.is_outage() {
                // Trying each would make the last wait for all.
                jobs.iter().map(|_| Err(error.again())).collect()
            } else {
                // Nobody pays for another's failure.
                each_alone(conn, jobs).await
            }
        }
    }
}

/// Does the jobs in the transaction that is open, with those that come meanwhile: otherwise the first to come back after
/// a commit would have the next sync to themselves, and all others would wait for it.
async fn together(
    conn: &mut Conn<'_>,
    jobs: &mut Vec<Job>,
    queue: &mut mpsc::Receiver<Job>,
) -> Result<Vec<Verdict>, Error> {
    let mut verdicts = Vec::new();
    while verdicts.len() < jobs.len() {
        match write::all(conn, &jobs[verdicts.len()..]).await {
            Ok(more) => verdicts.extend(more),
            Err(error) => return end(conn, Err(error)).await,
        }
        while jobs.len() < LARGEST_GROUP
            && let Ok(job) = queue.try_recv()
        {
            jobs.push(job);
        }
    }
    end(conn, Ok(verdicts)).await
}

/// Does each of the jobs in its own transaction.
async fn each_alone(conn: &mut Conn<'_>, jobs: &[Job]) -> Vec<Verdict> {
    let mut verdicts = Vec::with_capacity(jobs.len());
    for job in jobs {
        let done = match begin(conn).await {
            Ok(()) => alone(conn, &job.write).await,
            Err(error) => Ok(Err(error)),
        };
        verdicts.push(done.unwrap_or_else(|error| Err(StoreError::of("writing", error))));
    }
    verdicts
}

async fn alone(conn: &mut Conn<'_>, write: &Write) -> Result<Verdict, Error> {
    let done = write.apply(conn).await;
    end(conn, done).await
}

/// Commits what was done, or takes all of it back.
async fn end<T>(conn: &mut Conn<'_>, done: Result<T, Error>) -> Result<T, Error> {
    let done = match done {
        Ok(value) => query("COMMIT").execute(&mut *conn).await.map(|_| value),
        failed => failed,
    };
    if done.is_err() {
        // SQLite may have done so itself, and then says that there is nothing to take back.
        let _ = query("ROLLBACK").execute(conn).await;
    }
    done
}

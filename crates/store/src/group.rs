//! Many writes, one sync to disk.
//!
//! Syncing costs milliseconds, a write microseconds. So all writes go through one task, which puts whatever
//! waits into one transaction, commits it, and only then answers all of them.

use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::StoreError;
use crate::write::Write;

/// The most writes in one transaction, so that none waits long for the others.
const LARGEST_GROUP: usize = 1024;

/// What becomes of a write: a number that depends on what it was.
pub(crate) type Verdict = Result<u64, StoreError>;

/// A write and who waits for it.
pub(crate) struct Job {
    pub(crate) write: Write,
    pub(crate) answer: oneshot::Sender<Verdict>,
}

/// Does all writes that come in until nobody can send any more, then closes the connection.
pub(crate) async fn run(mut conn: SqliteConnection, mut queue: mpsc::Receiver<Job>) -> Result<(), sqlx::Error> {
    let mut jobs = Vec::new();
    while queue.recv_many(&mut jobs, LARGEST_GROUP).await > 0 {
        // Whoever comes while the group is at work still joins it: otherwise the first to come back after a
        // commit would have a sync for himself, and all others would wait for it.
        match transact(&mut conn, &mut jobs, || queue.try_recv().ok()).await {
            Ok(verdicts) => jobs.drain(..).zip(verdicts).for_each(|(job, verdict)| job.say(verdict)),
            Err(error) if jobs.len() == 1 => {
                jobs.drain(..).for_each(|job| job.say(Err(StoreError::of("writing", error))));
            }
            // Nobody pays for another's failure: now each for itself.
            Err(_) => {
                for job in jobs.drain(..) {
                    let mut alone = vec![job];
                    let verdict = transact(&mut conn, &mut alone, || None).await;
                    let verdict = verdict.map_err(|error| StoreError::of("writing", error));
                }
            }
        }
    }
    conn.close().await
}

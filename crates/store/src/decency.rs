//! Decency: whom people do not want to meet, and what they tell the operator about others.

use sqlx::Error;

use crate::StoreError;
use crate::group::Verdict;
use crate::sql::{Conn, Pool, Row, query};

/// How many people somebody can block.
pub const MOST_BLOCKED: u64 = 200;
/// How many reports of one person may wait for the operator.
pub const REPORTS_OF_ONE: u64 = 20;
/// How many reports may wait for the operator in all.
pub const REPORTS: u64 = 10_000;

/// Somebody does not want to meet another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// Who.
    pub person: String,
    /// Whom.
    pub other: String,
    /// Under which name they met.
    pub name: String,
    /// Since when.
    pub at: i64,
}

/// What somebody tells the operator about another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Its number, which the store gives.
    pub seq: u64,
    /// When.
    pub at: i64,
    /// Who tells it.
    pub person: String,
    /// About whom.
    pub about: String,
    /// Under which name they met.
    pub name: String,
    /// At which table, if at one.
    pub table: Option<String>,
    /// The number of a line of chat there.
    pub line: Option<u64>,
    /// What that line said.
    pub text: String,
    /// What is wrong.
    pub why: String,
}

/// Whoever does something is known from then on.
const MEET: &str = "INSERT INTO people (id, name) VALUES ($1, '') ON CONFLICT DO NOTHING";

/// Gives 1, or 0 if there is no such person or too many are blocked.
pub(crate) async fn block(conn: &mut Conn<'_>, block: &Block) -> Result<Verdict, Error> {
    const BLOCK: &str = "INSERT INTO blocked (person, other, name, at)
        SELECT $1, id, $3, $4 FROM people
        WHERE id = $2 AND id <> $1 AND (SELECT count(*) FROM blocked WHERE person = $1) < $5
        ON CONFLICT (person, other) DO UPDATE SET name = excluded.name, at = excluded.at";
    query(MEET).bind(&block.person).execute(&mut *conn).await?;
    let insert = query(BLOCK).bind(&block.person).bind(&block.other).bind(&block.name).bind(block.at);
    Ok(Ok(insert.bind(MOST_BLOCKED as i64).execute(conn).await?.rows_affected()))
}

pub(crate) async fn unblock(conn: &mut Conn<'_>, person: &str, other: &str) -> Result<Verdict, Error> {
    const UNBLOCK: &str = "DELETE FROM blocked WHERE person = $1 AND other = $2";
    query(UNBLOCK).bind(person).bind(other).execute(conn).await?;
    Ok(Ok(0))
}

pub(crate) async fn blocks(readers: &Pool) -> Result<Vec<Block>, Error> {
    query("SELECT * FROM blocked ORDER BY person, at, other")
        .fetch_all(readers)
        .await?
        .iter()
        .map(of_row)
        .collect()
}

/// Those of one person.
pub(crate) async fn blocked_by(readers: &Pool, person: &str) -> Result<Vec<Block>, Error> {
    const BY: &str = "SELECT * FROM blocked WHERE person = $1 ORDER BY at, other";
    query(BY).bind(person).fetch_all(readers).await?.iter().map(of_row).collect()
}

fn of_row(row: &Row) -> Result<Block, Error> {
    Ok(Block {
        person: row.try_get("person")?,
        other: row.try_get("other")?,
        name: row.try_get("name")?,
        at: row.try_get("at")?,
    })
}

/// Gives 1, or 0 if there is no such person or too many reports wait.
pub(crate) async fn report(conn: &mut Conn<'_>, report: &Report) -> Result<Verdict, Error> {
    const REPORT: &str = "INSERT INTO reports (person, about, at, name, table_id, line, text, why)
        SELECT $1, id, $3, $4, $5, $6, $7, $8 FROM people
        WHERE id = $2 AND id <> $1 AND (SELECT count(*) FROM reports WHERE person = $1) < $9
            AND (SELECT count(*) FROM reports) < $10";
    query(MEET).bind(&report.person).execute(&mut *conn).await?;
    let insert = query(REPORT).bind(&report.person).bind(&report.about).bind(report.at).bind(&report.name);
    let insert = insert.bind(&report.table).bind(report.line.map(|line| line as i64)).bind(&report.text);
    let insert = insert.bind(&report.why).bind(REPORTS_OF_ONE as i64).bind(REPORTS as i64);
    Ok(Ok(insert.execute(conn).await?.rows_affected()))
}

pub(crate) async fn reports(readers: &Pool) -> Result<Vec<Report>, Error> {
    query("SELECT * FROM reports ORDER BY seq").fetch_all(readers).await?.iter().map(report_of_row).collect()
}

/// Those that one person has made, or that are about them.
pub(crate) async fn reports_with(readers: &Pool, person: &str) -> Result<Vec<Report>, Error> {
    const WITH: &str = "SELECT * FROM reports WHERE person = $1 OR about = $1 ORDER BY seq";
    query(WITH).bind(person).fetch_all(readers).await?.iter().map(report_of_row).collect()
}

fn report_of_row(row: &Row) -> Result<Report, Error> {
    Ok(Report {
        seq: row.try_get::<i64, _>("seq")? as u64,
        at: row.try_get("at")?,
        person: row.try_get("person")?,
        about: row.try_get("about")?,
        name: row.try_get("name")?,
        table: row.try_get("table_id")?,
        line: row.try_get::<Option<i64>, _>("line")?.map(|line| line as u64),
        text: row.try_get("text")?,
        why: row.try_get("why")?,
    })
}

/// What is settled need not be kept: the audit log says who settled it, and how.
pub(crate) async fn settle(conn: &mut Conn<'_>, seq: u64) -> Result<Verdict, Error> {
    let done = query("DELETE FROM reports WHERE seq = $1").bind(seq as i64).execute(conn).await?;
    Ok(if done.rows_affected() == 1 { Ok(0) } else { Err(StoreError::NoReport(seq)) })
}

//! Decency: what people tell the operator about others, and names that they ask for.

use sqlx::Error;

use crate::group::Verdict;
use crate::sql::{Conn, Pool, Row, query};
use crate::{StoreError, ties};

/// How many reports of one person may wait for the operator.
pub const REPORTS_OF_ONE: u64 = 20;
/// How many reports may wait for the operator in all.
pub const REPORTS: u64 = 10_000;

/// What somebody tells the operator about another; about themselves, that they would like to have a name which the rule about
/// names refuses.
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
    /// Under which name they met, or the name they ask for.
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

impl Report {
    /// Whether somebody asks for a name.
    pub fn is_appeal(&self) -> bool {
        self.person == self.about
    }
}

/// Gives 1, or 0 if there is no such person or too many reports wait.
pub(crate) async fn report(conn: &mut Conn<'_>, report: &Report) -> Result<Verdict, Error> {
    const REPORT: &str = "INSERT INTO reports (person, about, at, name, table_id, line, text, why)
        SELECT $1, id, $3, $4, $5, $6, $7, $8 FROM people
        WHERE id = $2 AND (SELECT count(*) FROM reports WHERE person = $1) < $9
            AND (SELECT count(*) FROM reports) < $10";
    query(ties::MEET).bind(&report.person).execute(&mut *conn).await?;
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

/// A name that looks like this is allowed from now on, and what asked for it is settled.
pub(crate) async fn allow_name(conn: &mut Conn<'_>, seq: u64, look: &str, at: i64) -> Result<Verdict, Error> {
    const ALLOW: &str = "INSERT INTO allowed_names (look, at) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    let settled = settle(conn, seq).await?;
    if settled.is_ok() {
        query(ALLOW).bind(look).bind(at).execute(conn).await?;
    }
    Ok(settled)
}

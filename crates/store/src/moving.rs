//! Moving a site from a file to a server. It can be interrupted at any time and goes on where it stopped.

use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection, Row, SqliteConnection};

use crate::{Address, Database, Store, StoreError, postgres};

/// The mark that says that a server does not have the whole of a site yet.
pub(crate) const MOVING: &str = "moving";

/// Rows that are moved in one transaction.
const AT_ONCE: i64 = 500;

/// A move from a file to a server. Nobody can serve the file meanwhile.
pub struct Move {
    source: Database,
    from: SqliteConnection,
    to: PgConnection,
}

/// A table of the database, and how its rows are read as JSON.
struct Moved {
    name: String,
    columns: String,
    key: String,
    json: String,
}

impl Move {
    /// Opens both. The server must not hold a site already, but for what an earlier try has moved.
    pub async fn begin(from: &Address, to: &Address) -> Result<Move, StoreError> {
        let (Address::File(file), Address::Server(server)) = (from, to) else {
            return Err(StoreError::NoMove);
        };
        // Brings both up to date, and holds the right to serve the file.
        let source = Database::open(file).await?;
        postgres::fill(server.clone()).await?;
        let failed = |error| StoreError::of(format!("opening {from} and {to}"), error);
        let mut to_conn = postgres::connect(server).await.map_err(failed)?;
        let used = "SELECT EXISTS (SELECT 1 FROM people) OR EXISTS (SELECT 1 FROM tables)
            OR EXISTS (SELECT 1 FROM secrets)";
        let used: bool = sqlx::query_scalar(used).fetch_one(&mut to_conn).await.map_err(failed)?;
        let moving = "SELECT EXISTS (SELECT 1 FROM marks WHERE name = 'moving')";
        let moving: bool = sqlx::query_scalar(moving).fetch_one(&mut to_conn).await.map_err(failed)?;
        if used && !moving {
            return Err(StoreError::NotEmpty(to.to_string()));
        }
        let mark = "INSERT INTO marks (name, value) VALUES ('moving', 1) ON CONFLICT DO NOTHING";
        to_conn.execute(mark).await.map_err(failed)?;
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file).read_only(true);
        let from = sqlx::ConnectOptions::connect(&options).await.map_err(failed)?;
        Ok(Move { source, from, to: to_conn })
    }

    /// Moves everything that is not there yet, and says after each lot how many rows of a table are there and how many
    /// there will be.
    pub async fn carry(&mut self, told: impl Fn(&str, u64, u64)) -> Result<(), StoreError> {
        self.carry_all(told).await.map_err(|error| StoreError::of("moving the site", error))
    }

    async fn carry_all(&mut self, told: impl Fn(&str, u64, u64)) -> Result<(), sqlx::Error> {
        for table in self.tables().await? {
            let all = count(&mut self.from, &table.name).await?;
            let there: i64 = self.count_there(&table.name).await?;
            let mut begin = there / AT_ONCE * AT_ONCE;
            while begin < all {
                let Moved { name, columns, key, json } = &table;
                let lot = format!(
                    "SELECT json_group_array(json(row)) FROM (SELECT {json} AS row FROM {name}
                        ORDER BY {key} LIMIT {AT_ONCE} OFFSET {begin})"
                );
                let lot: String = sqlx::query_scalar(AssertSqlSafe(lot)).fetch_one(&mut self.from).await?;
                let put = format!(
                    "INSERT INTO {name} ({columns}) SELECT {columns} FROM json_populate_recordset(NULL::{name}, $1::json)
                        ON CONFLICT DO NOTHING"
                );
                sqlx::query(AssertSqlSafe(put)).bind(lot).execute(&mut self.to).await?;
                begin += AT_ONCE;
                told(name, begin.min(all) as u64, all as u64);
            }
        }
        for numbered in ["audit", "reports"] {
            let next = format!(
                "SELECT setval(pg_get_serial_sequence('{numbered}', 'seq'), greatest(max(seq), 1), max(seq) IS NOT NULL)
                    FROM {numbered}"
            );
            self.to.execute(AssertSqlSafe(next)).await?;
        }
        Ok(())
    }

    /// The tables that are not the same on both sides: nothing if all went well.
    pub async fn differences(&mut self) -> Result<Vec<String>, StoreError> {
        let compare = async {
            let mut differences = Vec::new();
            for table in self.tables().await? {
                let (before, after) =
                    (count(&mut self.from, &table.name).await?, self.count_there(&table.name).await?);
                if before != after {
                    differences.push(format!("{} has {after} rows instead of {before}", table.name));
                }
            }
            Ok(differences)
        };
        compare.await.map_err(|error: sqlx::Error| StoreError::of("comparing", error))
    }

    /// Everything is there: from now on the server can be served.
    pub async fn end(mut self) -> Result<(), StoreError> {
        let failed = |error| StoreError::of("ending the move", error);
        self.to.execute("DELETE FROM marks WHERE name = 'moving'").await.map_err(failed)?;
        self.to.close().await.map_err(failed)?;
        self.from.close().await.map_err(failed)?;
        self.source.close().await
    }

    /// Each table of the file, whatever others refer to first.
    async fn tables(&mut self) -> Result<Vec<Moved>, sqlx::Error> {
        const NAMES: &str = "SELECT name FROM sqlite_schema
            WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_sqlx_%'
            ORDER BY name <> 'people', name <> 'tables', name";
        const COLUMNS: &str = "SELECT name, type, pk FROM pragma_table_info($1) ORDER BY cid";
        let names: Vec<String> = sqlx::query_scalar(NAMES).fetch_all(&mut self.from).await?;
        let mut tables = Vec::with_capacity(names.len());
        for name in names {
            let rows = sqlx::query(COLUMNS).bind(&name).fetch_all(&mut self.from).await?;
            let (mut columns, mut key, mut json) = (Vec::new(), Vec::new(), Vec::new());
            for row in rows {
                let (column, kind, pk): (String, String, i64) =
                    (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
                json.push(match kind.as_str() {
                    // As PostgreSQL writes bytes, and with every digit.
                    "BLOB" => format!("'{column}', '\\x' || hex({column})"),
                    "REAL" => format!("'{column}', printf('%!.17g', {column})"),
                    _ => format!("'{column}', {column}"),
                });
                if pk > 0 {
                    key.push((pk, column.clone()));
                }
                columns.push(column);
            }
            key.sort();
            let key = key.into_iter().map(|(_, column)| column).collect::<Vec<_>>().join(", ");
            let json = format!("json_object({})", json.join(", "));
            tables.push(Moved { name, columns: columns.join(", "), key, json });
        }
        Ok(tables)
    }

    async fn count_there(&mut self, table: &str) -> Result<i64, sqlx::Error> {
        // What says that the move is under way is no part of the site.
        let but = if table == "marks" { " WHERE name <> 'moving'" } else { "" };
        let count = format!("SELECT count(*) FROM {table}{but}");
        sqlx::query_scalar(AssertSqlSafe(count)).fetch_one(&mut self.to).await
    }
}

async fn count(from: &mut SqliteConnection, table: &str) -> Result<i64, sqlx::Error> {
    sqlx::query_scalar(AssertSqlSafe(format!("SELECT count(*) FROM {table}"))).fetch_one(from).await
}

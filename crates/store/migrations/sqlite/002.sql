-- A table that was put away can be brought back until it is purged: everybody but the operator is told that
-- there is no such table.
ALTER TABLE tables ADD COLUMN deleted INTEGER;
ALTER TABLE tables ADD COLUMN deleted_why TEXT;
-- When it was last brought back: it is not abandoned before its time has passed once more.
ALTER TABLE tables ADD COLUMN restored INTEGER;

DROP INDEX tables_running;
CREATE INDEX tables_running ON tables (listed, created) WHERE result IS NULL AND deleted IS NULL;
CREATE INDEX tables_deleted ON tables (deleted) WHERE deleted IS NOT NULL;

DROP VIEW listing;
-- Every table without its steps.
CREATE VIEW heads AS
SELECT tables.*, last.length, last.at AS changed
FROM tables JOIN changes AS last
    ON last.table_id = tables.id
    AND last.version = (SELECT max(version) FROM changes WHERE table_id = tables.id);
-- Those that are there, for lists.
CREATE VIEW listing AS SELECT * FROM heads WHERE deleted IS NULL;

-- The browser of whoever wrote the line; null in lines from before this was kept.
ALTER TABLE chat ADD COLUMN author TEXT;
-- A removed line stays, because its number and its request must not come again.
ALTER TABLE chat ADD COLUMN removed INTEGER NOT NULL DEFAULT 0;

-- Who may not write for a time.
CREATE TABLE bans (
    kind    TEXT    NOT NULL CHECK (kind IN ('address', 'person')),
    subject TEXT    NOT NULL,
    until   INTEGER NOT NULL,
    why     TEXT    NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (kind, subject)
) STRICT, WITHOUT ROWID;

-- What the operator did. A running site reads on here to learn what another process has changed.
CREATE TABLE audit (
    seq      INTEGER PRIMARY KEY AUTOINCREMENT,
    at       INTEGER NOT NULL,
    actor    TEXT    NOT NULL,
    act      TEXT    NOT NULL,
    table_id TEXT,
    detail   TEXT    NOT NULL
) STRICT;

-- Numbers that the server keeps for itself, such as the time it last saw.
CREATE TABLE marks (
    name  TEXT    NOT NULL PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

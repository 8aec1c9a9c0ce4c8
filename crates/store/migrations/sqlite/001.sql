-- A table: what was agreed before the first step, and how it ended.
CREATE TABLE tables (
    id            TEXT    NOT NULL PRIMARY KEY,
    created       INTEGER NOT NULL,
    listed        INTEGER NOT NULL,
    -- JSON; null while the game runs. What is long comes last, so that this is found without reading it.
    result        TEXT,
    -- Hex digits; part of the record only when the game is over.
    seed          TEXT    NOT NULL,
    -- The record without its steps, as JSON.
    head          TEXT    NOT NULL,
    setup_version INTEGER NOT NULL DEFAULT 0,
    -- Belongs to the site: the store never looks inside.
    setup         TEXT    NOT NULL
) STRICT;

CREATE INDEX tables_running ON tables (listed, created) WHERE result IS NULL;

-- What was done at a table. Rows are only ever added: a change keeps the first so many steps and adds its
-- own, so that an undo is a change like any other. The primary key is the whole concurrency control: of two
-- who saw the same version, one gets the next.
CREATE TABLE changes (
    table_id      TEXT    NOT NULL REFERENCES tables (id),
    version       INTEGER NOT NULL,
    -- Null only for version 0, which nobody asked for.
    request       TEXT,
    -- How many steps there are after it.
    length        INTEGER NOT NULL,
    keep          INTEGER NOT NULL CHECK (keep BETWEEN 0 AND length),
    at            INTEGER NOT NULL,
    steps         TEXT    NOT NULL,
    -- New words of all seats for the shuffle, as JSON; null if they stay as they are.
    contributions TEXT,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    request  TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    -- Null for a spectator.
    seat     INTEGER,
    name     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, request)
) STRICT, WITHOUT ROWID;

CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- A table without its steps, for lists.
CREATE VIEW listing AS
SELECT tables.*, last.length, last.at AS changed
FROM tables JOIN changes AS last
    ON last.table_id = tables.id
    AND last.version = (SELECT max(version) FROM changes WHERE table_id = tables.id);

-- Whom somebody does not want to meet, and under which name they met.
CREATE TABLE blocked (
    person TEXT    NOT NULL REFERENCES people (id),
    other  TEXT    NOT NULL REFERENCES people (id),
    name   TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocked_others ON blocked (other);

-- What people have told the operator about others, until it is settled. A number never comes again.
CREATE TABLE reports (
    seq      INTEGER PRIMARY KEY AUTOINCREMENT,
    at       INTEGER NOT NULL,
    person   TEXT    NOT NULL REFERENCES people (id),
    about    TEXT    NOT NULL REFERENCES people (id),
    -- Under which name they met, and at which table, if at one.
    name     TEXT    NOT NULL,
    table_id TEXT,
    -- The number of a line of chat, and what it said then.
    line     INTEGER,
    text     TEXT    NOT NULL,
    why      TEXT    NOT NULL
) STRICT;
CREATE INDEX reports_of ON reports (person);
CREATE INDEX reports_about ON reports (about);

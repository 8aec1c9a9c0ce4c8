-- What the coach found in a finished game, as a text of the site's own.
CREATE TABLE reviews (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    text     TEXT    NOT NULL,
    at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

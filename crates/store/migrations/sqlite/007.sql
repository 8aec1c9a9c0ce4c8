-- A code by which a person goes on at another device: one at a time, for some minutes, and only its hash.
CREATE TABLE codes (
    person TEXT    NOT NULL PRIMARY KEY REFERENCES people (id),
    hash   TEXT    NOT NULL UNIQUE,
    until  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- An account: a person with a name that nobody else has, and a password.
-- What the name looks like, so that nobody takes one that could be taken for it; null without an account.
ALTER TABLE people ADD COLUMN look TEXT;
-- As Argon2 hashes it, in its own notation.
ALTER TABLE people ADD COLUMN password TEXT;
-- How often all cookies of before were declared void: when the account was made, and with each "sign out everywhere".
ALTER TABLE people ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX people_looks ON people (look) WHERE look IS NOT NULL;
CREATE INDEX people_epochs ON people (id, epoch) WHERE epoch > 0;

-- Codes that stand in for a forgotten password, each once: only their hashes.
CREATE TABLE recovery (
    person TEXT NOT NULL REFERENCES people (id),
    hash   TEXT NOT NULL,
    PRIMARY KEY (person, hash)
) STRICT, WITHOUT ROWID;

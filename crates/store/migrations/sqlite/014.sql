-- Sessions that were signed out: a cookie that names one of these says nothing any more. When all cookies of somebody are
-- declared void, nothing has to be remembered about single ones.
CREATE TABLE ended (
    person  TEXT NOT NULL REFERENCES people (id),
    session TEXT NOT NULL,
    PRIMARY KEY (person, session)
) STRICT, WITHOUT ROWID;

-- Passkeys of accounts: what an authenticator has shown of itself, of which nothing is secret.
CREATE TABLE passkeys (
    -- As the authenticator calls it, in hexadecimal digits.
    id         TEXT    NOT NULL PRIMARY KEY,
    person     TEXT    NOT NULL REFERENCES people (id),
    -- What its owner calls it.
    name       TEXT    NOT NULL,
    -- Its public key and its counter.
    credential TEXT    NOT NULL,
    made       INTEGER NOT NULL,
    -- When somebody last signed in with it.
    used       INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_of ON passkeys (person);

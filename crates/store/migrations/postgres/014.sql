CREATE TABLE ended (
    person  TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    session TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, session)
);

CREATE TABLE passkeys (
    id         TEXT   COLLATE "C" NOT NULL PRIMARY KEY,
    person     TEXT   COLLATE "C" NOT NULL REFERENCES people (id),
    name       TEXT   NOT NULL,
    credential TEXT   NOT NULL,
    made       BIGINT NOT NULL,
    used       BIGINT
);
CREATE INDEX passkeys_of ON passkeys (person);

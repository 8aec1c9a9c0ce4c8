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

-- Other machines hear that a session has ended.
CREATE TRIGGER ended_told AFTER INSERT ON ended FOR EACH ROW EXECUTE FUNCTION tell();

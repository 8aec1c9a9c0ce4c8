-- What each column means is said in the step for a file.
CREATE TABLE friends (
    person TEXT   COLLATE "C" NOT NULL REFERENCES people (id),
    other  TEXT   COLLATE "C" NOT NULL REFERENCES people (id),
    name   TEXT   NOT NULL,
    at     BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX friends_others ON friends (other);

CREATE TABLE muted (
    person TEXT   COLLATE "C" NOT NULL REFERENCES people (id),
    other  TEXT   COLLATE "C" NOT NULL REFERENCES people (id),
    name   TEXT   NOT NULL,
    at     BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX muted_others ON muted (other);

CREATE TABLE invitations (
    person   TEXT   COLLATE "C" NOT NULL REFERENCES people (id),
    table_id TEXT   COLLATE "C" NOT NULL REFERENCES tables (id),
    host     TEXT   COLLATE "C" NOT NULL REFERENCES people (id),
    at       BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX invitations_of_table ON invitations (table_id);
CREATE INDEX invitations_of_host ON invitations (host);
CREATE OR REPLACE FUNCTION leave_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM company WHERE table_id = old.id;
    DELETE FROM kept WHERE table_id = old.id;
    DELETE FROM invitations WHERE table_id = old.id;
    RETURN old;
END $$;

ALTER TABLE people ADD COLUMN seen BIGINT;
ALTER TABLE people ADD COLUMN unseen BOOLEAN NOT NULL DEFAULT FALSE;

CREATE TABLE allowed_names (
    look TEXT   COLLATE "C" NOT NULL PRIMARY KEY,
    at   BIGINT NOT NULL
);

ALTER TABLE chat ADD COLUMN phrase TEXT;

CREATE TABLE favourites (
    person TEXT   COLLATE "C" NOT NULL REFERENCES people (id),
    game   TEXT   COLLATE "C" NOT NULL,
    choice TEXT   COLLATE "C" NOT NULL,
    times  BIGINT NOT NULL,
    PRIMARY KEY (person, game, choice)
);

-- What one machine writes the others are told.
CREATE TRIGGER friends_told AFTER INSERT OR UPDATE OR DELETE ON friends
    FOR EACH STATEMENT EXECUTE FUNCTION tell();
CREATE TRIGGER muted_told AFTER INSERT OR UPDATE OR DELETE ON muted
    FOR EACH STATEMENT EXECUTE FUNCTION tell();
CREATE TRIGGER unseen_told AFTER UPDATE OF unseen ON people FOR EACH ROW EXECUTE FUNCTION tell();

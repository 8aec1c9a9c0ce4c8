-- Whom somebody would like to play with again, and under which name they met. Two who name each other are friends.
CREATE TABLE friends (
    person TEXT    NOT NULL REFERENCES people (id),
    other  TEXT    NOT NULL REFERENCES people (id),
    name   TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX friends_others ON friends (other);

-- Whose lines of chat somebody does not want to read, and under which name they met.
CREATE TABLE muted (
    person TEXT    NOT NULL REFERENCES people (id),
    other  TEXT    NOT NULL REFERENCES people (id),
    name   TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX muted_others ON muted (other);

-- Who is invited to a table, and by whom, until they answer.
CREATE TABLE invitations (
    person   TEXT    NOT NULL REFERENCES people (id),
    table_id TEXT    NOT NULL REFERENCES tables (id),
    host     TEXT    NOT NULL REFERENCES people (id),
    at       INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_of_table ON invitations (table_id);
CREATE INDEX invitations_of_host ON invitations (host);
DROP TRIGGER tables_gone;
CREATE TRIGGER tables_gone BEFORE DELETE ON tables BEGIN
    DELETE FROM company WHERE table_id = old.id;
    DELETE FROM kept WHERE table_id = old.id;
    DELETE FROM invitations WHERE table_id = old.id;
END;

-- The day on which somebody was last here, and whether they let nobody see that.
ALTER TABLE people ADD COLUMN seen INTEGER;
ALTER TABLE people ADD COLUMN unseen INTEGER NOT NULL DEFAULT 0;

-- What names look like that the operator has allowed, although the rule about names refuses them.
CREATE TABLE allowed_names (
    look TEXT    NOT NULL PRIMARY KEY,
    at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A line may be a quick phrase, which everybody reads in their own language: which one, and for whom. It has no text then.
ALTER TABLE chat ADD COLUMN phrase TEXT;

-- What somebody has chosen in their finished games, and how often.
CREATE TABLE favourites (
    person TEXT    NOT NULL REFERENCES people (id),
    game   TEXT    NOT NULL,
    choice TEXT    NOT NULL,
    times  INTEGER NOT NULL,
    PRIMARY KEY (person, game, choice)
) STRICT, WITHOUT ROWID;

-- A person: whoever has done something here, with or without an account. The signed cookie of their browser names this id,
-- and so do the seats they have.
CREATE TABLE people (
    id   TEXT NOT NULL PRIMARY KEY,
    -- What they were last called; empty if nobody knows.
    name TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- At which tables a person sits, or which they have made, as the setups tell it.
CREATE TABLE company (
    person   TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX company_of_table ON company (table_id);

-- Finished games that a person wants to find again.
CREATE TABLE kept (
    person   TEXT    NOT NULL REFERENCES people (id),
    table_id TEXT    NOT NULL REFERENCES tables (id),
    at       INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX kept_of_table ON kept (table_id);

-- Everybody whom a setup names, with the name they have there.
CREATE VIEW named AS
SELECT tables.id AS table_id, tables.created, place.value ->> '$.owner' AS person,
    coalesce(place.value ->> '$.name', '') AS name
FROM tables, json_each(CASE WHEN json_valid(setup) THEN setup ELSE '{}' END, '$.places') AS place
WHERE place.value ->> '$.owner' IS NOT NULL
UNION ALL
SELECT id, created, setup ->> '$.host', ''
FROM tables WHERE json_valid(setup) AND setup ->> '$.host' IS NOT NULL;

-- The last name counts.
INSERT OR IGNORE INTO people (id, name) SELECT person, name FROM named ORDER BY name = '', created DESC;
INSERT OR IGNORE INTO people (id, name) SELECT author, name FROM chat WHERE author IS NOT NULL ORDER BY at DESC;
INSERT OR IGNORE INTO company (person, table_id) SELECT person, table_id FROM named;

-- From now on it stays true by itself, whoever writes.
CREATE TRIGGER tables_made AFTER INSERT ON tables BEGIN
    INSERT OR IGNORE INTO people (id, name) SELECT person, name FROM named WHERE table_id = new.id ORDER BY name = '';
    INSERT OR IGNORE INTO company (person, table_id) SELECT person, table_id FROM named WHERE table_id = new.id;
END;
CREATE TRIGGER tables_seated AFTER UPDATE OF setup ON tables BEGIN
    INSERT OR IGNORE INTO people (id, name) SELECT person, name FROM named WHERE table_id = new.id ORDER BY name = '';
    DELETE FROM company WHERE table_id = new.id;
    INSERT OR IGNORE INTO company (person, table_id) SELECT person, table_id FROM named WHERE table_id = new.id;
END;
CREATE TRIGGER tables_gone BEFORE DELETE ON tables BEGIN
    DELETE FROM company WHERE table_id = old.id;
    DELETE FROM kept WHERE table_id = old.id;
END;
CREATE TRIGGER chat_said AFTER INSERT ON chat WHEN new.author IS NOT NULL BEGIN
    INSERT OR IGNORE INTO people (id, name) VALUES (new.author, new.name);
END;

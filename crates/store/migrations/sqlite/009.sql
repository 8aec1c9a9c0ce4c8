-- What an account was called before, until when that is shown and nobody else may have it, and what it looks like.
ALTER TABLE people ADD COLUMN former TEXT;
ALTER TABLE people ADD COLUMN former_look TEXT;
ALTER TABLE people ADD COLUMN former_until INTEGER;
CREATE INDEX people_former_looks ON people (former_look) WHERE former_look IS NOT NULL;

-- Somebody's lines are found when they want them or want to be forgotten.
CREATE INDEX chat_of_author ON chat (author);

-- Everybody whom a setup names, with the name they have there. Whoever wanted to be forgotten is nobody, with an empty id.
DROP TRIGGER tables_made;
DROP TRIGGER tables_seated;
DROP VIEW named;
CREATE VIEW named AS
SELECT tables.id AS table_id, tables.created, place.value ->> '$.owner' AS person,
    coalesce(place.value ->> '$.name', '') AS name
FROM tables, json_each(CASE WHEN json_valid(setup) THEN setup ELSE '{}' END, '$.places') AS place
WHERE place.value ->> '$.owner' <> ''
UNION ALL
SELECT id, created, setup ->> '$.host', ''
FROM tables WHERE json_valid(setup) AND setup ->> '$.host' <> '';
CREATE TRIGGER tables_made AFTER INSERT ON tables BEGIN
    INSERT OR IGNORE INTO people (id, name) SELECT person, name FROM named WHERE table_id = new.id ORDER BY name = '';
    INSERT OR IGNORE INTO company (person, table_id) SELECT person, table_id FROM named WHERE table_id = new.id;
END;
CREATE TRIGGER tables_seated AFTER UPDATE OF setup ON tables BEGIN
    INSERT OR IGNORE INTO people (id, name) SELECT person, name FROM named WHERE table_id = new.id ORDER BY name = '';
    DELETE FROM company WHERE table_id = new.id;
    INSERT OR IGNORE INTO company (person, table_id) SELECT person, table_id FROM named WHERE table_id = new.id;
END;

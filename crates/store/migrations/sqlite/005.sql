-- Where the table was made, as its setup tells it: of each such origin only some tables are in the lists for everybody.
ALTER TABLE tables ADD COLUMN origin TEXT
    GENERATED ALWAYS AS (CASE WHEN json_valid(setup) THEN setup ->> '$.origin' END) VIRTUAL;
CREATE INDEX tables_origin ON tables (origin, created, id)
    WHERE listed = 1 AND result IS NULL AND deleted IS NULL;

DROP VIEW listing;
DROP VIEW outlines;
-- Every table without its head, which may hold a board as long as a request may be, and without its steps.
CREATE VIEW outlines AS
SELECT id, game, created, listed, closed, result, deleted, deleted_why, restored, origin, setup, last.length,
    last.at AS changed
FROM tables JOIN changes AS last
    ON last.table_id = tables.id
    AND last.version = (SELECT max(version) FROM changes WHERE table_id = tables.id);
-- Those that are there, for lists.
CREATE VIEW listing AS SELECT * FROM outlines WHERE deleted IS NULL;

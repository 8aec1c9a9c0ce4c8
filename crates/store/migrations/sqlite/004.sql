-- The name of the game, as in the head.
ALTER TABLE tables ADD COLUMN game TEXT NOT NULL DEFAULT '';
UPDATE tables SET game = head ->> '$.game';

-- Whether somebody has closed the table before the game was over.
ALTER TABLE tables ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET closed = 1 WHERE json_valid(setup) AND setup ->> '$.closed';
CREATE INDEX tables_closed ON tables (created) WHERE closed AND result IS NULL AND deleted IS NULL;

DROP VIEW listing;
DROP VIEW heads;
-- Every table without its head, which may hold a board as long as a request may be, and without its steps.
CREATE VIEW outlines AS
SELECT id, game, created, listed, closed, result, deleted, deleted_why, restored, setup, last.length,
    last.at AS changed
FROM tables JOIN changes AS last
    ON last.table_id = tables.id
    AND last.version = (SELECT max(version) FROM changes WHERE table_id = tables.id);
-- Those that are there, for lists.
CREATE VIEW listing AS SELECT * FROM outlines WHERE deleted IS NULL;

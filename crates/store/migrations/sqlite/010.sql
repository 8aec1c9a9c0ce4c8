-- How strong somebody is at a game and a pace, as far as rated games tell.
CREATE TABLE ratings (
    person    TEXT    NOT NULL REFERENCES people (id),
    game      TEXT    NOT NULL,
    pace      TEXT    NOT NULL,
    mean      REAL    NOT NULL,
    deviation REAL    NOT NULL,
    -- How many games that comes from.
    games     INTEGER NOT NULL,
    PRIMARY KEY (person, game, pace)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_best ON ratings (game, pace, mean DESC);

-- What a rated game made of somebody's rating. A game counts once, also if its table is removed later.
CREATE TABLE rated (
    person    TEXT    NOT NULL REFERENCES people (id),
    table_id  TEXT    NOT NULL,
    game      TEXT    NOT NULL,
    pace      TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    -- Among the people who played, and how many they were.
    place     INTEGER NOT NULL,
    people    INTEGER NOT NULL,
    mean      REAL    NOT NULL,
    deviation REAL    NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

-- Whether an account shows its profile to nobody else.
ALTER TABLE people ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;

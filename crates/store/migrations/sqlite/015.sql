-- Puzzles that somebody has solved, and on which day since 1970: the puzzle of a day comes again after a month or so.
CREATE TABLE solved (
    person TEXT    NOT NULL REFERENCES people (id),
    puzzle TEXT    NOT NULL,
    day    INTEGER NOT NULL,
    PRIMARY KEY (person, puzzle, day)
) STRICT, WITHOUT ROWID;

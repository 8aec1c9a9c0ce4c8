CREATE TABLE solved (
    person TEXT   COLLATE "C" NOT NULL REFERENCES people (id),
    puzzle TEXT   COLLATE "C" NOT NULL,
    day    BIGINT NOT NULL,
    PRIMARY KEY (person, puzzle, day)
);

//! The puzzle of each day, which is the same for everybody.

use std::collections::BTreeSet;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use shelf::{Game, Puzzle};

use store::StoreError;

use crate::site::{Site, now};
use crate::who::Who;

/// A day by its number since the first of January 1970, in UTC.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(pub i64);

const MILLISECONDS: i64 = 24 * 60 * 60 * 1000;

impl Day {
    /// The present one.
    pub fn today() -> Day {
        Day(now().div_euclid(MILLISECONDS))
    }

    /// This number of days before.
    pub fn before(self, days: i64) -> Day {
        Day(self.0 - days)
    }

    /// Its date.
    pub fn date(self) -> Date {
        let time = Timestamp::from_millisecond(self.0.saturating_mul(MILLISECONDS)).unwrap_or_default();
        time.to_zoned(TimeZone::UTC).date()
    }
}

/// The puzzle of a day: the games take turns, and the puzzles of a game follow one another.
pub fn puzzle_of(day: Day) -> Option<(&'static Game, &'static Puzzle)> {
    let games: Vec<&Game> = shelf::games().iter().filter(|game| !game.puzzles.is_empty()).collect();
    let number = usize::try_from(day.0).ok()?;
    let game = games.get(number.checked_rem(games.len())?)?;
    Some((game, &game.puzzles[number / games.len() % game.puzzles.len()]))
}

/// What somebody has solved, and on which days.
#[derive(Clone, Debug, Default)]
pub struct Solved(BTreeSet<(String, Day)>);

impl Solved {
    /// What is kept of this person.
    pub async fn by(site: &Site, who: &Who) -> Result<Solved, StoreError> {
        let solved = site.store.solved(&who.id).await?;
        Ok(Solved(solved.into_iter().map(|(puzzle, day)| (puzzle, Day(day))).collect()))
    }

    /// Whether they have solved this one.
    pub fn has(&self, game: &Game, puzzle: &Puzzle) -> bool {
        let key = key(game, puzzle);
        self.0.iter().any(|(solved, _)| *solved == key)
    }

    /// On how many days in a row, up to this one or the one before, they have solved the puzzle of the day.
    pub fn streak(&self, today: Day) -> i64 {
        let is_kept = |day: &Day| {
            puzzle_of(*day).is_some_and(|(game, puzzle)| self.0.contains(&(key(game, puzzle), *day)))
        };
        let yesterday = (1..).map(|days| today.before(days)).take_while(is_kept).count() as i64;
        yesterday + i64::from(is_kept(&today))
    }
}

/// The name under which a puzzle is kept.
pub fn key(game: &Game, puzzle: &Puzzle) -> String {
    format!("{}/{}", game.id, puzzle.name())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn games_take_turns_and_every_puzzle_comes() {
        games::shelve();
        let all: usize = shelf::games().iter().map(|game| game.puzzles.len()).sum();
        let first = Day(20_775);
        assert_eq!(first.date().to_string(), "2026-11-18");
        let days = (0..500).map(|day| puzzle_of(first.before(-day)).expect("a puzzle for every day"));
        let days: Vec<(&str, &str)> = days.map(|(game, puzzle)| (game.id, puzzle.name())).collect();
        assert!(days.windows(2).all(|pair| pair[0].0 != pair[1].0), "another game every day");
        assert_eq!(days.iter().collect::<HashSet<_>>().len(), all, "all of them come");
        let key_of = |day| puzzle_of(day).map(|(game, puzzle)| key(game, puzzle)).expect("a puzzle");
        let solved = |days: &[i64]| {
            Solved(days.iter().map(|&before| (key_of(first.before(before)), first.before(before))).collect())
        };
        for (days, streak) in
            [(&[][..], 0), (&[0], 1), (&[1], 1), (&[0, 1, 2, 4], 3), (&[1, 2], 2), (&[2], 0)]
        {
            assert_eq!(solved(days).streak(first), streak, "{days:?}");
        }
        let late = Solved(BTreeSet::from([(key_of(first.before(1)), first)]));
        assert_eq!(late.streak(first), 0, "only on its day does it count");
        assert_eq!(puzzle_of(Day(-1)).map(|(_, puzzle)| puzzle.name()), None);
    }
}

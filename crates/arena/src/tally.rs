//! Sums over games, for each bot.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::time::Duration;

use bots::{BotSpec, Faults};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::chances::Sayings;
use crate::play::{Played, Seated};
use crate::report::{Against, BotReport, Bucket, SourcePoints};
use crate::stats::{Mean, wilson};

/// The sums of all bots of a line-up. Games are added in order, since a rating depends on it.
pub(crate) struct Tally {
    bots: Vec<BotTally>,
}

struct BotTally {
    bot: BotSpec,
    seats: usize,
    wins: f64,
    points: Mean,
    place: Mean,
    sources: Vec<i64>,
    distribution: BTreeMap<i32, u32>,
    rounds: Vec<Mean>,
    rating: WengLinRating,
    decisions: u64,
    thought: Duration,
    looks: u64,
    sayings: Sayings,
    /// How often it met each bot of the line-up, and was ahead of it.
    met: Vec<(u64, f64)>,
    faults: Faults,
}

impl BotTally {
    fn new(bot: BotSpec, seats: usize, sources: usize) -> BotTally {
        BotTally {
            bot,
            seats,
            wins: 0.0,
            points: Mean::default(),
            place: Mean::default(),
            sources: vec![0; sources],
            distribution: BTreeMap::new(),
            rounds: Vec::new(),
            rating: WengLinRating::new(),
            decisions: 0,
            thought: Duration::ZERO,
            looks: 0,
            sayings: Sayings::default(),
            met: Vec::new(),
            faults: Faults::default(),
        }
    }

    fn add(&mut self, seated: &Seated) {
        self.wins += seated.win;
        self.points.add(seated.points.into());
        self.place.add(seated.rank.into());
        for (sum, &points) in self.sources.iter_mut().zip(&seated.sources) {
            *sum += i64::from(points);
        }
        *self.distribution.entry(seated.points).or_default() += 1;
        if self.rounds.len() < seated.rounds.len() {
            self.rounds.resize(seated.rounds.len(), Mean::default());
        }
        for (mean, &points) in self.rounds.iter_mut().zip(&seated.rounds) {
            mean.add(points.into());
        }
        self.decisions += u64::from(seated.decisions);
        self.thought += seated.thought;
        self.looks += seated.looks;
        seated.said.iter().for_each(|&said| self.sayings.add(said, seated.win));
        self.faults.add(seated.faults.clone());
    }

    fn report(&self, names: &[&str]) -> BotReport {
        let games = self.distribution.values().map(|&count| u64::from(count)).sum();
        let per_game = |sum: i64| if games > 0 { sum as f64 / games as f64 } else { 0.0 };
        let (low, high) = wilson(self.wins, games as f64);
        let (points_low, points_high) = self.points.interval();
        let (place_low, place_high) = self.place.interval();
        let source =
            |(name, sum): (&&str, &i64)| SourcePoints { source: (*name).to_owned(), points: per_game(*sum) };
        BotReport {
            bot: self.bot.clone(),
            seats: self.seats,
            games,
            wins: self.wins,
            win_rate: if games > 0 { self.wins / games as f64 } else { 0.0 },
            low,
            high,
            mean_points: self.points.mean(),
            points_low,
            points_high,
            mean_place: self.place.mean(),
            place_low,
            place_high,
            rating: self.rating.rating,
            rating_uncertainty: self.rating.uncertainty,
            ms_per_decision: self.thought.as_secs_f64() * 1000.0 / self.decisions.max(1) as f64,
            decisions: self.decisions,
            looks_per_second: self.looks as f64 / self.thought.as_secs_f64().max(1e-9),
            chances: self.sayings.report(),
            against: Vec::new(),
            sources: names.iter().zip(&self.sources).map(source).collect(),
            distribution: self
                .distribution
                .iter()
                .map(|(&points, &games)| Bucket { points, games })
                .collect(),
            rounds: self.rounds.iter().map(Mean::mean).collect(),
            faults: self.faults.clone(),
        }
    }
}

impl Tally {
    /// Nothing yet, for a table of these bots.
    pub fn new(table: &[BotSpec], sources: usize) -> Tally {
        let mut bots: Vec<BotTally> = Vec::new();
        for bot in table {
            match bots.iter_mut().find(|tally| tally.bot == *bot) {
                Some(tally) => tally.seats += 1,
                None => bots.push(BotTally::new(bot.clone(), 1, sources)),
            }
        }
        let count = bots.len();
        bots.iter_mut().for_each(|tally| tally.met = vec![(0, 0.0); count]);
        Tally { bots }
    }

    /// Adds a game in which these bots sat on the seats.
    pub fn add(&mut self, table: &[&BotSpec], played: &Played) {
        let place = |bot: &BotSpec| self.bots.iter().position(|tally| tally.bot == *bot);
        let places: Vec<usize> = table.iter().filter_map(|bot| place(bot)).collect();
        self.rate(&places, &played.seats);
        self.meet(&places, &played.seats);
        for (&place, seated) in places.iter().zip(&played.seats) {
            self.bots[place].add(seated);
        }
    }

    /// Who was ahead of whom in a game.
    fn meet(&mut self, places: &[usize], seats: &[Seated]) {
        for (&place, seated) in places.iter().zip(seats) {
            for (&other, rival) in places.iter().zip(seats).filter(|&(&other, _)| other != place) {
                let (games, ahead) = &mut self.bots[place].met[other];
                *games += 1;
                *ahead += match seated.rank.cmp(&rival.rank) {
                    Ordering::Less => 1.0,
                    Ordering::Equal => 0.5,
                    Ordering::Greater => 0.0,
                };
            }
        }
    }

    fn against(&self, tally: &BotTally) -> Vec<Against> {
        let others = self.bots.iter().zip(&tally.met).filter(|(other, _)| other.bot != tally.bot);
        let against = |(other, &(games, ahead)): (&BotTally, &(u64, f64))| {
            let (low, high) = wilson(ahead, games as f64);
            Against { bot: other.bot.clone(), games, ahead, share: ahead / games.max(1) as f64, low, high }
        };
        others.map(against).collect()
    }

    /// The rating after a game. A bot on several seats gets the mean of what each would have got.
    fn rate(&mut self, places: &[usize], seats: &[Seated]) {
        if self.bots.len() < 2 {
            return;
        }
        let before: Vec<[WengLinRating; 1]> = places.iter().map(|&place| [self.bots[place].rating]).collect();
        let game: Vec<_> = before
            .iter()
            .zip(seats)
            .map(|(rating, seated)| (&rating[..], MultiTeamOutcome::new(seated.rank.into())))
            .collect();
        let after = weng_lin_multi_team(&game, &WengLinConfig::new());
        for (number, tally) in self.bots.iter_mut().enumerate() {
            let mine =
                || places.iter().zip(&after).filter(|&(&place, _)| place == number).map(|(_, new)| new[0]);
            let count = mine().count() as f64;
            if count > 0.0 {
                tally.rating = WengLinRating {
                    rating: mine().map(|new| new.rating).sum::<f64>() / count,
                    uncertainty: mine().map(|new| new.uncertainty).sum::<f64>() / count,
                };
            }
        }
    }

    /// What the sums say, in the order of the line-up.
    pub fn report(&self, names: &[&str]) -> Vec<BotReport> {
        let report = |tally: &BotTally| BotReport { against: self.against(tally), ..tally.report(names) };
        self.bots.iter().map(report).collect()
    }
}

//! What every game must obey. One call plays random games and checks every law at every step.
//!
//! 1. A game ends within [`Setup::LONGEST`](crate::Setup::LONGEST) steps, and until then there is a choice for whoever
//!    must act.
//! 2. Choices and chances come in order, none twice, weights above 0; actions fit into 8 bytes.
//! 3. Every listed action can be played; an unlisted one is refused with a reason and changes nothing.
//! 4. Actions, chances and states read back from their texts.
//! 5. A record replays to the same state, and its shuffles verify.
//! 6. Pieces are conserved ([`Audited::audit`](crate::Audited::audit)); points are the sum of their sources.
//! 7. Choices made at once commute: in any order they lead to the same state.
//! 8. Drawing a choice or a chance without the list gives what the list would give.
//! 9. Nobody learns more than their view: `secrets` says how, for every viewer at every step.
//! 10. What a viewer imagines is as likely as chance makes it: `odds` counts.
//!
//! The laws themselves are tested with a game that can be given one fault at a time: see `tests/faults`.

mod odds;
mod secrets;

use std::collections::BTreeSet;

use crate::fair::{Nature, Seed};
use crate::record::{Actor, Outcome, Record};
use crate::{Dice, Game, Illegal, Options, Seat, SetupError, Turn, replay};

use odds::Odds;

/// How many threads check the laws.
const THREADS: usize = 2;

/// Says what is broken, if it is.
macro_rules! law {
    ($holds:expr, $($fault:tt)+) => {
        if !$holds {
            return Err(format!($($fault)+));
        }
    };
}
use law;

/// Plays this number of random games for each number of players and all [pairs](Options::pairs) of options, and checks every
/// law at every step.
///
/// # Panics
/// If a law is broken. The message names the seed, so that the game can be played again.
pub fn check<G: Game>(games: u64) {
    assert!(size_of::<G::Action>() <= 8 && size_of::<G::Chance>() <= 8, "actions fit into 8 bytes");
    let options = G::Options::pairs();
    // The laws are the longest of all tests: each thread takes every other set of options.
    let check = |first: usize| {
        let mut known = Known::<G>::default();
        options.iter().skip(first).step_by(THREADS).try_for_each(|options| known.check(options, games))
    };
    let found: Vec<Result<(), String>> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS).map(|first| scope.spawn(move || check(first))).collect();
        threads.into_iter().map(|thread| thread.join().expect("faults are told, not panicked")).collect()
    });
    found.into_iter().for_each(|found| found.unwrap_or_else(|fault| panic!("{fault}")));
    for players in [0, G::PLAYERS.end() + 1] {
        assert!(G::start(&G::Options::default(), players).is_err(), "{players} players are refused");
    }
}

/// The same with these options.
///
/// # Panics
/// If a law is broken.
pub fn check_with<G: Game>(options: &G::Options, games: u64) {
    find_fault::<G>(options, games).unwrap_or_else(|fault| panic!("{fault}"));
}

/// The same; gives the first fault instead of panicking.
pub fn find_fault<G: Game>(options: &G::Options, games: u64) -> Result<(), String> {
    Known::<G>::default().check(options, games)
}

/// Actions met so far: in most states most of them are illegal.
struct Known<G: Game>(BTreeSet<G::Action>);

impl<G: Game> Default for Known<G> {
    fn default() -> Self {
        Known(BTreeSet::new())
    }
}

impl<G: Game> Known<G> {
    fn check(&mut self, options: &G::Options, games: u64) -> Result<(), String> {
        for players in G::PLAYERS {
            if let Err(SetupError::Option { .. }) = G::start(options, players) {
                continue;
            }
            let mut odds = Odds::default();
            for game in 0..games {
                Trial::<G>::new(options, players, game).run(self, &mut odds)?;
            }
            odds.judge()
                .map_err(|fault| format!("{} with {players} players, {options:?}: {fault}", G::ID))?;
        }
        Ok(())
    }

    /// A few of the actions that a list, in order, does not have.
    fn unlisted(&self, list: &[G::Action], dice: &mut Dice) -> Vec<G::Action> {
        let skip = dice.below(self.0.len() as u32 + 1) as usize;
        let from_there = self.0.iter().cycle().skip(skip).take(self.0.len());
        from_there.filter(|action| list.binary_search(action).is_err()).take(24).copied().collect()
    }
}

/// One random game on trial.
struct Trial<G: Game> {
    state: G,
    /// The state one step before.
    before: Option<G>,
    record: Record,
    nature: Nature,
    dice: Dice,
    seed: Seed,
    name: String,
}

impl<G: Game> Trial<G> {
    fn new(options: &G::Options, players: u8, game: u64) -> Self {
        let seed = Seed::of_game(u64::from(players), game);
        let state = G::start(options, players).expect("the laws use allowed numbers of players");
        let mut record = Record::new::<G>(options, players, seed.commitment());
        record.contributions[0] = "law".into();
        Trial {
            state,
            before: None,
            nature: Nature::new(&seed, &record.contributions),
            record,
            dice: Dice::from_key(seed.key_for("laws", 0)),
            seed,
            name: format!("{} with {players} players, {options:?}, game {game}", G::ID),
        }
    }

    fn run(mut self, known: &mut Known<G>, odds: &mut Odds) -> Result<(), String> {
        for step in 0.. {
            let place = format!("{}, step {step}", self.name);
            law!(step <= G::LONGEST, "{place}: the game does not end");
            let goes_on = self.step(known, odds).map_err(|fault| format!("{place}: {fault}"))?;
            if !goes_on {
                break;
            }
        }
        self.record.seed = Some(self.seed);
        self.record.result = Some(Outcome::of(&self.state));
        self.record_replays().map_err(|fault| format!("{}: {fault}", self.name))
    }

    /// Checks one state and does one step. `false` when the game is over.
    fn step(&mut self, known: &mut Known<G>, odds: &mut Odds) -> Result<bool, String> {
        self.state.audit()?;
        self.points_add_up()?;
        let before = self.state.clone();
        let unlisted = self.refuses_the_unlisted(known)?;
        secrets::check(&self.state, self.before.as_ref(), &unlisted, &mut self.dice)?;
        // Slow checks are made now and then; every step gets its turn in some game.
        if self.dice.below(16) == 0 {
            self.reads_back()?;
        }
        if self.dice.below(8) == 0 {
            odds.count(&self.state, &mut self.dice);
        }
        match self.state.turn() {
            Turn::Over => return Ok(false),
            Turn::Nature => self.nature_acts()?,
            Turn::Seats(_) => self.seats_act(known)?,
        }
        self.before = Some(before);
        Ok(true)
    }

    fn nature_acts(&mut self) -> Result<(), String> {
        let mut list = Vec::new();
        self.state.chances(&mut list);
        law!(!list.is_empty(), "Nature has nothing to do");
        law!(list.is_sorted_by(|a, b| a.0 < b.0), "chances are not in order: {list:?}");
        law!(list.iter().all(|chance| chance.1 > 0), "weights are not above 0: {list:?}");
        for &(chance, _) in &list {
            law!(chance.to_string().parse() == Ok(chance), "`{chance}` does not read back");
        }
        let key = self.dice.long();
        let drawn = self.state.draw(&mut Dice::new(key), &mut Vec::new());
        let expected = Dice::new(key).weigh(&list);
        law!(drawn == expected, "drawn is `{drawn}`, from the list it would be `{expected}`");
        let chance = list[self.nature.pick(&list)].0;
        self.record.push(Actor::Nature, chance.to_string());
        self.state.happen(chance, &mut ()).map_err(|error| error.to_string())
    }

    fn seats_act(&mut self, known: &mut Known<G>) -> Result<(), String> {
        let asked = self.state.turn().seats();
        law!(!asked.is_empty(), "nobody is asked");
        law!(asked.len() == 1 || self.state.at_once(), "several are asked, but not at once");
        let mut chosen = Vec::new();
        for seat in asked.iter() {
            chosen.push((seat, self.choice_of(seat, known)?));
        }
        for other in Seat::all(self.state.players()).filter(|&seat| !asked.contains(seat)) {
            let refused = self.state.clone().play(other, chosen[0].1, &mut ());
            law!(matches!(refused, Err(Illegal::NotAsked { .. })), "{other:?} is not asked, but may act");
        }
        if chosen.len() > 1 {
            self.in_any_order(&chosen)?;
        }
        let (seat, action) = self.dice.pick(&chosen);
        self.record.push(Actor::Seat(seat), action.to_string());
        let refused = self.state.play(seat, action, &mut ());
        law!(refused.is_ok(), "{seat:?} may do `{action}`: {refused:?}");
        Ok(())
    }

    fn choice_of(&mut self, seat: Seat, known: &mut Known<G>) -> Result<G::Action, String> {
        let mut list = Vec::new();
        self.state.choices(seat, &mut list);
        law!(!list.is_empty(), "{seat:?} has no choice");
        law!(list.is_sorted_by(|a, b| a < b), "the choices of {seat:?} are not in order: {list:?}");
        for &action in &list {
            law!(action.to_string().parse() == Ok(action), "`{action}` does not read back");
        }
        known.0.extend(&list);
        let key = self.dice.long();
        let drawn = self.state.choose(seat, &mut Dice::new(key), &mut Vec::new());
        let expected = Dice::new(key).pick(&list);
        law!(drawn == expected, "drawn is `{drawn}`, from the list it would be `{expected}`");
        Ok(self.dice.pick(&list))
    }

    /// Law 7: forwards and backwards lead to the same state, and so to the same next question.
    fn in_any_order(&self, chosen: &[(Seat, G::Action)]) -> Result<(), String> {
        let (mut forth, mut back) = (self.state.clone(), self.state.clone());
        for &(seat, action) in chosen {
            forth.play_unchecked(seat, action, &mut ());
        }
        for &(seat, action) in chosen.iter().rev() {
            back.play_unchecked(seat, action, &mut ());
        }
        law!(forth == back, "choices made at once depend on their order: {chosen:?}");
        Ok(())
    }

    /// Gives what it tried, for each seat that is asked.
    fn refuses_the_unlisted(&mut self, known: &Known<G>) -> Result<Vec<(Seat, G::Action)>, String> {
        let mut tried = Vec::new();
        for seat in self.state.turn().seats().iter() {
            let mut list = self.state.legal(seat);
            list.sort_unstable();
            for action in known.unlisted(&list, &mut self.dice) {
                let mut state = self.state.clone();
                let refused = state.play(seat, action, &mut ());
                law!(matches!(refused, Err(Illegal::Because(_))), "`{action}` of {seat:?} is not refused");
                law!(state == self.state, "`{action}` of {seat:?} is refused, but changes something");
                tried.push((seat, action));
            }
        }
        Ok(tried)
    }

    fn reads_back(&self) -> Result<(), String> {
        let text = serde_json::to_string(&self.state).expect("a state is plain data");
        let back: G = serde_json::from_str(&text).map_err(|error| format!("{error}: {text}"))?;
        law!(back == self.state, "a state does not read back: {text}");
        Ok(())
    }

    fn points_add_up(&self) -> Result<(), String> {
        let standing = self.state.standing();
        for seat in Seat::all(self.state.players()) {
            let sum: i32 = (0..G::SOURCES.len()).map(|source| self.state.scored(seat, source)).sum();
            let points = standing.points()[usize::from(seat.number())];
            law!(sum == points, "{seat:?} has {points} points, but {sum} by their sources");
            let ahead = standing.points().iter().filter(|&&other| other > points).count();
            let rank = usize::from(standing.ranks()[usize::from(seat.number())]);
            let by_points = self.state.turn() == Turn::Over || rank == ahead + 1;
            law!(by_points, "{seat:?} has rank {rank} before the end, with {ahead} ahead by points");
        }
        Ok(())
    }

    fn record_replays(&self) -> Result<(), String> {
        let record: Record = self.record.to_text().parse().map_err(|error| format!("{error}"))?;
        law!(record == self.record, "a record does not read back");
        let end: G = replay::verify(&record).map_err(|error| error.to_string())?;
        law!(end == self.state, "a record does not replay to the same state");
        Ok(())
    }
}

//! What every game owes. One call plays random games and checks every law at every step.
//!
//! 1. A game ends within [`Game::LONGEST`] steps, and until then there is a choice for whoever must act.
//! 2. Choices and chances come in order, none twice, weights above 0; actions fit into 8 bytes.
//! 3. Every listed action applies; an unlisted one is refused with a reason and changes nothing.
//! 4. Actions, chances and states read back from their texts.
//! 5. A record replays to the same state, and its shuffles verify.
//! 6. `view(imagine(view)) = view` for every eye, with the same choices, reasons and log for that seat.
//! 7. Pieces are conserved ([`Game::audit`]); points are the sum of their sources.
//! 8. Choices made at once commute: in any order they lead to the same state.
//! 9. Drawing a choice or a chance without the list gives what the list would give.

use std::collections::BTreeSet;

use crate::fair::{Nature, Seed};
use crate::record::{Actor, Outcome, Record};
use crate::{Dice, Event, Eye, Game, Illegal, Options, Seat, SetupError, Turn, replay};

/// Plays so many random games for each number of players and each combination of options, and checks every
/// law at every step.
///
/// # Panics
/// If a law is broken. The message names the seed, so that the game can be played again.
pub fn check<G: Game>(games: u64) {
    assert!(size_of::<G::Action>() <= 8 && size_of::<G::Chance>() <= 8, "actions fit into 8 bytes");
    let mut known = Known::<G>::default();
    for options in G::Options::every() {
        known.check(&options, games);
    }
    for players in [0, G::PLAYERS.end() + 1] {
        assert!(G::start(&G::Options::default(), players).is_err(), "{players} players are refused");
    }
}

/// The same with these options.
///
/// # Panics
/// If a law is broken.
pub fn check_with<G: Game>(options: &G::Options, games: u64) {
    Known::<G>::default().check(options, games);
}

/// Actions met so far: in most states most of them are illegal.
struct Known<G: Game>(BTreeSet<G::Action>);

impl<G: Game> Default for Known<G> {
    fn default() -> Self {
        Known(BTreeSet::new())
    }
}

impl<G: Game> Known<G> {
    fn check(&mut self, options: &G::Options, games: u64) {
        for players in G::PLAYERS {
            if let Err(SetupError::Option { .. }) = G::start(options, players) {
                continue;
            }
            for game in 0..games {
                Trial::<G>::new(options, players, game).run(self);
            }
        }
    }
}

/// One random game under the eyes of the law.
struct Trial<G: Game> {
    state: G,
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
            nature: Nature::new(&seed, &record.contributions),
            record,
            dice: Dice::from_key(seed.key_for("laws", 0)),
            seed,
            name: format!("{} with {players} players, {options:?}, game {game}", G::ID),
        }
    }

    fn run(mut self, known: &mut Known<G>) {
        for step in 0.. {
            let place = format!("{}, step {step}", self.name);
            assert!(step <= G::LONGEST, "{place}: the game does not end");
            self.state.audit().unwrap_or_else(|fault| panic!("{place}: {fault}"));
            self.points_add_up(&place);
            // What is slow is looked at now and then; every step gets its turn in some game.
            if self.dice.below(16) == 0 {
                self.reads_back(&place);
                self.looks_the_same_to_every_eye(known, &place);
                self.refuses_the_unlisted(known, &place);
            }
            match self.state.turn() {
                Turn::Over => break,
                Turn::Nature => self.nature_acts(&place),
                Turn::Seats(_) => self.seats_act(known, &place),
            }
        }
        self.record.seed = Some(self.seed);
        self.record.result = Some(Outcome::of(&self.state));
        self.record_replays();
    }

    fn nature_acts(&mut self, place: &str) {
        let mut list = Vec::new();
        self.state.chances(&mut list);
        assert!(!list.is_empty(), "{place}: Nature has nothing to do");
        assert!(list.is_sorted_by(|a, b| a.0 < b.0), "{place}: chances in order: {list:?}");
        assert!(list.iter().all(|chance| chance.1 > 0), "{place}: weights above 0: {list:?}");
        for &(chance, _) in &list {
            assert_eq!(chance.to_string().parse(), Ok(chance), "{place}: a chance reads back");
            self.state.clone().happen(chance, &mut ());
        }
        let key = self.dice.long();
        let drawn = self.state.draw(&mut Dice::new(key), &mut Vec::new());
        assert_eq!(drawn, Dice::new(key).weigh(&list), "{place}: drawn as from the list");
        let chance = list[self.nature.pick(&list)].0;
        self.record.push(Actor::Nature, chance.to_string());
        self.state.befall(chance, &mut ()).unwrap_or_else(|error| panic!("{place}: {error}"));
    }

    fn seats_act(&mut self, known: &mut Known<G>, place: &str) {
        let asked = self.state.turn().seats();
        assert!(!asked.is_empty(), "{place}: nobody is asked");
        assert!(asked.len() == 1 || self.state.at_once(), "{place}: several are asked, but not at once");
        let chosen: Vec<(Seat, G::Action)> =
            asked.iter().map(|seat| (seat, self.choice_of(seat, known, place))).collect();
        for other in Seat::all(self.state.players()).filter(|&seat| !asked.contains(seat)) {
            let refused = self.state.clone().play(other, chosen[0].1, &mut ());
            assert!(matches!(refused, Err(Illegal::NotAsked { .. })), "{place}: {other:?} is not asked");
        }
        if chosen.len() > 1 {
            self.at_once(&chosen, place);
        }
        let (seat, action) = self.dice.pick(&chosen);
        self.record.push(Actor::Seat(seat), action.to_string());
        let refused = self.state.play(seat, action, &mut ());
        assert!(refused.is_ok(), "{place}: {seat:?} may do `{action}`: {refused:?}");
    }

    fn choice_of(&mut self, seat: Seat, known: &mut Known<G>, place: &str) -> G::Action {
        let mut list = Vec::new();
        self.state.choices(seat, &mut list);
        assert!(!list.is_empty(), "{place}: {seat:?} has no choice");
        assert!(list.is_sorted_by(|a, b| a < b), "{place}: choices in order: {list:?}");
        for &action in &list {
            assert_eq!(action.to_string().parse(), Ok(action), "{place}: an action reads back");
            self.state.clone().apply(seat, action, &mut ());
            self.state.label(seat, action);
        }
        known.0.extend(&list);
        let key = self.dice.long();
        let drawn = self.state.choose(seat, &mut Dice::new(key), &mut Vec::new());
        assert_eq!(drawn, Dice::new(key).pick(&list), "{place}: drawn as from the list");
        self.dice.pick(&list)
    }

    /// Law 8: forwards, backwards, and whatever is asked next depends on neither.
    fn at_once(&self, chosen: &[(Seat, G::Action)], place: &str) {
        let (mut forth, mut back) = (self.state.clone(), self.state.clone());
        for &(seat, action) in chosen {
            forth.apply(seat, action, &mut ());
        }
        for &(seat, action) in chosen.iter().rev() {
            back.apply(seat, action, &mut ());
        }
        assert_eq!(forth, back, "{place}: choices made at once commute: {chosen:?}");
    }

    fn refuses_the_unlisted(&self, known: &Known<G>, place: &str) {
        for seat in self.state.turn().seats().iter() {
            let mut list = Vec::new();
            self.state.choices(seat, &mut list);
            for &action in known.0.iter().filter(|action| list.binary_search(action).is_err()) {
                let mut state = self.state.clone();
                let refused = state.play(seat, action, &mut ());
                assert!(
                    matches!(refused, Err(Illegal::Because(_))),
                    "{place}: `{action}` is refused with a reason"
                );
                assert_eq!(state, self.state, "{place}: a refused `{action}` changes nothing");
            }
        }
    }

    fn reads_back(&self, place: &str) {
        let text = serde_json::to_string(&self.state).expect("a state is plain data");
        let back: G = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{place}: {error}: {text}"));
        assert_eq!(back, self.state, "{place}: a state reads back");
    }

    fn looks_the_same_to_every_eye(&mut self, known: &Known<G>, place: &str) {
        for eye in Eye::all(self.state.players()) {
            let view = self.state.view(eye);
            let imagined = G::imagine(&view, &mut self.dice);
            let fault = imagined.audit();
            assert!(fault.is_ok(), "{place}: {eye:?} imagines the impossible: {fault:?}");
            assert_eq!(imagined.view(eye), view, "{place}: {eye:?} can tell the imagined state");
            let bytes = |view: &G::View| serde_json::to_vec(view).expect("a view is plain data");
            assert_eq!(bytes(&imagined.view(eye)), bytes(&view), "{place}: {eye:?}, byte for byte");
            if let Eye::Seat(seat) = eye
                && self.state.turn().asks(seat)
            {
                self.acts_the_same(seat, &imagined, known, place);
            }
        }
    }

    /// Law 6 for a seat that is asked: same choices; and an action that shows it the same tells the same.
    fn acts_the_same(&self, seat: Seat, imagined: &G, known: &Known<G>, place: &str) {
        assert!(imagined.turn().asks(seat), "{place}: {seat:?} is asked in the imagined state too");
        let (mut here, mut there) = (Vec::new(), Vec::new());
        self.state.choices(seat, &mut here);
        imagined.choices(seat, &mut there);
        assert_eq!(here, there, "{place}: {seat:?} has the same choices");
        for &action in known.0.iter().filter(|action| here.binary_search(action).is_err()) {
            let (one, other) = (self.state.reason(seat, action), imagined.reason(seat, action));
            assert_eq!(one, other, "{place}: {seat:?} is told the same about `{action}`");
        }
        let eye = Eye::Seat(seat);
        for &action in &here {
            assert_eq!(
                self.state.label(seat, action),
                imagined.label(seat, action),
                "{place}: {seat:?} reads the same"
            );
            let told = |state: &G| {
                let (mut state, mut log) = (state.clone(), Vec::new());
                state.apply(seat, action, &mut log);
                let seen: Vec<_> = log.iter().filter_map(|event| event.seen_by(eye)).collect();
                (state.view(eye), seen)
            };
            let ((view, log), (other_view, other_log)) = (told(&self.state), told(imagined));
            assert!(view != other_view || log == other_log, "{place}: the log tells more than the view");
        }
    }

    fn points_add_up(&self, place: &str) {
        let standing = self.state.standing();
        for seat in Seat::all(self.state.players()) {
            let sum: i32 = (0..G::SOURCES.len()).map(|source| self.state.scored(seat, source)).sum();
            let points = standing.points()[usize::from(seat.number())];
            assert_eq!(sum, points, "{place}: points of {seat:?} by source");
        }
    }

    fn record_replays(&self) {
        let text = self.record.to_text();
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{}: {error}", self.name));
        assert_eq!(record, self.record, "{}: a record reads back", self.name);
        let end: G = replay::verify(&record).unwrap_or_else(|error| panic!("{}: {error}", self.name));
        assert_eq!(end, self.state, "{}: a record replays", self.name);
    }
}

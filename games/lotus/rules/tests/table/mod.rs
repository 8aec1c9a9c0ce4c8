//! A table set for a test: who owns what, and its notation.

mod setting;

use kernel::prelude::*;
use kernel::{Seat, Viewer};
use lotus::data::{Region, Source};
use lotus::{Lotus, Phase, View};

pub use setting::{Setting, first_round, setting};

pub const ANNA: Seat = Seat::new(0);
pub const BRUNO: Seat = Seat::new(1);
pub const CARLA: Seat = Seat::new(2);
pub const DARIO: Seat = Seat::new(3);
pub const ELENA: Seat = Seat::new(4);

/// A game of White Lotus that a test plays in notation.
pub type Match = trial::Match<Lotus>;

/// What only tests of White Lotus say and ask.
pub trait Speak {
    /// The whole first phase: everyone puts cubes on these regions, from the first on, and gives the others
    /// up.
    fn cubes(&mut self, regions: &[&str]) -> &mut Self;
    /// A whole vote: everyone's influence and, where there is a choice, whom it is against.
    fn vote(&mut self, votes: &[(Seat, Seat, u8)]) -> &mut Self;
    /// Everyone's side and army from the first seat on; leaders just `army`.
    fn muster(&mut self, choices: &[(&str, u8)]) -> &mut Self;
    /// Nobody puts a cube, so that the rebellion comes at once.
    fn to_rebellion(&mut self) -> &mut Self;
    /// Whose chip lies in a region.
    fn owner(&self, region: &str) -> Option<Seat>;
    /// Everyone's points from one source.
    fn scored(&self, source: Source) -> Vec<i32>;
    /// Everyone's influence.
    fn influence(&self) -> Vec<u8>;
    /// Everyone's army.
    fn army(&self) -> Vec<u8>;
    /// What a seat sees.
    fn seen(&self, seat: Seat) -> View;
}

impl Speak for Match {
    fn cubes(&mut self, regions: &[&str]) -> &mut Self {
        let mut queues: Vec<_> = regions.iter().map(|list| list.split_whitespace()).collect();
        let round = self.round;
        while self.phase == Phase::Cubes && self.round == round {
            let seat = self.whose().expect("somebody is asked");
            match queues.get_mut(usize::from(seat.number())).and_then(|queue| queue.next()) {
                Some(region) => self.say(&format!("cube {region}")),
                None => self.say("waive"),
            };
        }
        assert!(queues.iter_mut().all(|queue| queue.next().is_none()), "everybody has five cubes");
        self
    }

    fn vote(&mut self, votes: &[(Seat, Seat, u8)]) -> &mut Self {
        for &(seat, rival, influence) in votes {
            if self.seen(seat).own.expect("a player's view").secret.against.is_none() {
                self.by(seat, &format!("against {rival}"));
            }
            self.by(seat, &format!("influence {influence}"));
        }
        self
    }

    fn muster(&mut self, choices: &[(&str, u8)]) -> &mut Self {
        for (seat, &(side, army)) in self.seats().zip(choices) {
            if self.seen(seat).own.expect("a player's view").secret.side.is_none() {
                self.by(seat, &format!("side {side}"));
            }
            self.by(seat, &format!("army {army}"));
        }
        self
    }

    fn to_rebellion(&mut self) -> &mut Self {
        self.cubes(&[]).anything();
        assert_eq!(self.phase, Phase::Muster);
        self
    }

    fn owner(&self, region: &str) -> Option<Seat> {
        self.realm.owner(region.parse().expect("a region"))
    }

    fn scored(&self, source: Source) -> Vec<i32> {
        self.points_from(source as usize)
    }

    fn influence(&self) -> Vec<u8> {
        self.seats().map(|seat| self.lords[seat].influence).collect()
    }

    fn army(&self) -> Vec<u8> {
        self.seats().map(|seat| self.lords[seat].army).collect()
    }

    fn seen(&self, seat: Seat) -> View {
        self.view(Viewer::Seat(seat))
    }
}

/// The `cube` choices among all, without the word.
pub fn sites(table: &Match) -> Vec<String> {
    let choices = table.choices();
    choices.iter().filter_map(|choice| choice.strip_prefix("cube ")).map(String::from).collect()
}

/// The `capture` choices among all, without the word.
pub fn prey(table: &Match) -> Vec<String> {
    let choices = table.choices();
    choices.iter().filter_map(|choice| choice.strip_prefix("capture ")).map(String::from).collect()
}

/// The regions of these names.
pub fn named(names: &str) -> Vec<Region> {
    names.split_whitespace().map(|name| name.parse().expect("a region")).collect()
}

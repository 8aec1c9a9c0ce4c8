//! A table set for a test: who owns what in which month, and its notation.

mod setting;

use dragon::data::{Good, Happening, Source, Tile};
use dragon::{Dragon, Event, Slot, Told};
use kernel::Seat;
use kernel::prelude::*;

pub use setting::{Home, Setting, row_with, setting};

pub const ANNA: Seat = Seat::new(0);
pub const BEN: Seat = Seat::new(1);
pub const CLARA: Seat = Seat::new(2);
pub const DORA: Seat = Seat::new(3);
pub const EMIL: Seat = Seat::new(4);

/// A game of In the Year of the Dragon that a test plays in notation.
pub type Match = trial::Match<Dragon>;

/// What only tests of this game ask.
pub trait Look {
    /// The cards are dealt: one text for each group.
    fn deal<const N: usize>(&mut self, groups: [&str; N]) -> &mut Self;
    /// Everybody still to act in this phase says the same.
    fn everyone(&mut self, words: &str) -> &mut Self;
    /// The rest of the month passes: all pass, play a card for nobody, and give up whoever comes first.
    fn rest_of_month(&mut self) -> &mut Self;
    fn yuan(&self, seat: Seat) -> u16;
    fn rice(&self, seat: Seat) -> u16;
    fn fireworks(&self, seat: Seat) -> u16;
    fn space(&self, seat: Seat) -> u16;
    fn score(&self, seat: Seat) -> i32;
    /// Points of a seat from one source.
    fn scored(&self, seat: Seat, source: Source) -> i32;
    /// Everyone's points from one source.
    fn all_scored(&self, source: Source) -> Vec<i32>;
    /// The floors of all palaces, in order.
    fn floors(&self, seat: Seat) -> Vec<u8>;
    /// Who lives in the palace with this number.
    fn people(&self, seat: Seat, palace: u8) -> String;
    /// How many live at court.
    fn persons(&self, seat: Seat) -> u8;
    /// Tiles of a kind in the stock.
    fn left(&self, tile: &str) -> u8;
    /// The order on the track, foremost first.
    fn order(&self) -> Vec<Seat>;
    /// How often this event has happened.
    fn happened(&self, event: Happening) -> usize;
}

impl Look for Match {
    fn deal<const N: usize>(&mut self, groups: [&str; N]) -> &mut Self {
        for group in &groups[..N - 1] {
            self.nature(&format!("deal {group}"));
        }
        let lie: Vec<String> = self.groups[..N].iter().map(ToString::to_string).collect();
        assert_eq!(lie, groups, "the groups that lie open");
        self
    }

    fn everyone(&mut self, words: &str) -> &mut Self {
        let phase = self.phase;
        while self.phase == phase && self.whose().is_some() {
            self.say(words);
        }
        self
    }

    fn rest_of_month(&mut self) -> &mut Self {
        let month = self.month;
        self.anything();
        while self.month == month && self.whose().is_some() {
            let choices = self.choices();
            let dull = ["pass", "play craftsman"].map(String::from).into_iter().find(|w| choices.contains(w));
            self.say(&dull.unwrap_or_else(|| choices[0].clone()));
        }
        self
    }

    fn yuan(&self, seat: Seat) -> u16 {
        self.courts[seat].goods[Good::Yuan]
    }

    fn rice(&self, seat: Seat) -> u16 {
        self.courts[seat].goods[Good::Rice]
    }

    fn fireworks(&self, seat: Seat) -> u16 {
        self.courts[seat].goods[Good::Firework]
    }

    fn space(&self, seat: Seat) -> u16 {
        self.courts[seat].track
    }

    fn score(&self, seat: Seat) -> i32 {
        self.game.standing().points()[usize::from(seat.number())]
    }

    fn scored(&self, seat: Seat, source: Source) -> i32 {
        self.game.scored(seat, source as usize)
    }

    fn all_scored(&self, source: Source) -> Vec<i32> {
        self.points_from(source as usize)
    }

    fn floors(&self, seat: Seat) -> Vec<u8> {
        self.courts[seat].palaces.iter().map(|(_, palace)| palace.floors()).collect()
    }

    fn people(&self, seat: Seat, palace: u8) -> String {
        let people = self.courts[seat].palaces.at(Slot(palace - 1)).people();
        people.map(|tile| tile.to_string()).collect::<Vec<_>>().join(" ")
    }

    fn persons(&self, seat: Seat) -> u8 {
        self.courts[seat].palaces.iter().map(|(_, palace)| palace.persons()).sum()
    }

    fn left(&self, tile: &str) -> u8 {
        self.stock[tile.parse::<Tile>().expect("a tile")]
    }

    fn order(&self) -> Vec<Seat> {
        self.track_order().to_vec()
    }

    fn happened(&self, event: Happening) -> usize {
        self.told.iter().filter(|&&told| told == Event::Open(Told::Happened { event })).count()
    }
}

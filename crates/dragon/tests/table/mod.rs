//! A table set for a test: who owns what in which month, and the notation everybody speaks.

#![allow(dead_code, unused_imports, reason = "every test file uses its own part of the table")]

mod setting;

use std::ops::Deref;

use dragon::data::{Good, Happening, Privilege, Source, Tile};
use dragon::{Action, Chance, Dragon, Event, Reason, Slot};
use kernel::{Game, Illegal, Seat, Turn};

pub use setting::{Home, Setting, row_with, setting};

pub const ANNA: Seat = Seat::new(0);
pub const BEN: Seat = Seat::new(1);
pub const CLARA: Seat = Seat::new(2);
pub const DORA: Seat = Seat::new(3);
pub const EMIL: Seat = Seat::new(4);

/// A game in progress, and all that was told about it since the table was set.
#[derive(Clone)]
pub struct Table {
    pub game: Dragon,
    pub told: Vec<Event>,
}

impl Deref for Table {
    type Target = Dragon;
    fn deref(&self) -> &Dragon {
        &self.game
    }
}

impl From<Dragon> for Table {
    fn from(game: Dragon) -> Table {
        game.audit().expect("the table is set by the rules");
        Table { game, told: Vec::new() }
    }
}

impl Table {
    /// The seat whose turn it is.
    pub fn whose(&self) -> Option<Seat> {
        self.game.turn().seats().first()
    }

    /// The seat whose turn it is does what these words say.
    pub fn say(&mut self, words: &str) -> &mut Table {
        let seat = self.whose().unwrap_or_else(|| panic!("`{words}`: nobody is asked"));
        if let Err(illegal) = self.game.play(seat, action(words), &mut self.told) {
            panic!("{seat:?} may not `{words}`: {illegal:?}; choices are {:?}", self.choices());
        }
        self.game.audit().unwrap_or_else(|fault| panic!("after `{words}`: {fault}"));
        self
    }

    /// It is this seat's turn, and it says these words, one after the other.
    pub fn says<const N: usize>(&mut self, seat: Seat, words: [&str; N]) -> &mut Table {
        for word in words {
            assert_eq!(self.whose(), Some(seat), "who says `{word}` in {:?}, {:?}", self.phase, self.ask);
            self.say(word);
        }
        self
    }

    /// Nature does what these words say.
    pub fn nature(&mut self, words: &str) -> &mut Table {
        let chance: Chance = words.parse().unwrap_or_else(|_| panic!("`{words}` is no chance"));
        self.game.befall(chance, &mut self.told).unwrap_or_else(|fault| panic!("{fault}"));
        self.game.audit().unwrap_or_else(|fault| panic!("after `{words}`: {fault}"));
        self
    }

    /// Why the seat whose turn it is may not do this. Nothing changes.
    pub fn refusal(&self, words: &str) -> Reason {
        let seat = self.whose().expect("somebody is asked");
        let mut game = self.game;
        match game.play(seat, action(words), &mut ()) {
            Err(Illegal::Because(reason)) => {
                assert_eq!(game, self.game, "a refusal changes nothing");
                reason
            }
            other => panic!("`{words}` should be refused, but: {other:?}"),
        }
    }

    /// The rule cited when this is refused.
    pub fn refused_by(&self, words: &str) -> &'static str {
        kernel::Reason::rule(&self.refusal(words))
    }

    /// What the seat whose turn it is may say.
    pub fn choices(&self) -> Vec<String> {
        let mut list = Vec::new();
        if let Some(seat) = self.whose() {
            self.game.choices(seat, &mut list);
        }
        list.iter().map(Action::to_string).collect()
    }

    /// What Nature may do, with weights.
    pub fn chances(&self) -> Vec<(String, u32)> {
        let mut list = Vec::new();
        if self.game.turn() == Turn::Nature {
            self.game.chances(&mut list);
        }
        list.iter().map(|(chance, weight)| (chance.to_string(), *weight)).collect()
    }

    /// The cards are dealt: one text for each group.
    pub fn deal<const N: usize>(&mut self, groups: [&str; N]) -> &mut Table {
        for group in &groups[..N - 1] {
            self.nature(&format!("deal {group}"));
        }
        let lie: Vec<String> = self.groups[..N].iter().map(ToString::to_string).collect();
        assert_eq!(lie, groups, "the groups that lie open");
        self
    }

    /// Any deal will do.
    pub fn deal_anyhow(&mut self) -> &mut Table {
        while self.game.turn() == Turn::Nature {
            let (chance, _) = self.chances().swap_remove(0);
            self.nature(&chance);
        }
        self
    }

    /// Everybody still to act in this phase says the same.
    pub fn everyone(&mut self, words: &str) -> &mut Table {
        let phase = self.phase;
        while self.phase == phase && self.whose().is_some() {
            self.say(words);
        }
        self
    }

    /// The rest of the month passes: all pass, play a card for nobody, and give up whoever comes first.
    pub fn rest_of_month(&mut self) -> &mut Table {
        let month = self.month;
        self.deal_anyhow();
        while self.month == month && self.whose().is_some() {
            let choices = self.choices();
            let dull = ["pass", "play craftsman"].map(String::from).into_iter().find(|w| choices.contains(w));
            self.say(&dull.unwrap_or_else(|| choices[0].clone()));
        }
        self
    }

    pub fn yuan(&self, seat: Seat) -> u16 {
        self.courts[seat].goods[Good::Yuan]
    }

    pub fn rice(&self, seat: Seat) -> u16 {
        self.courts[seat].goods[Good::Rice]
    }

    pub fn fireworks(&self, seat: Seat) -> u16 {
        self.courts[seat].goods[Good::Firework]
    }

    pub fn space(&self, seat: Seat) -> u16 {
        self.courts[seat].track
    }

    pub fn points(&self, seat: Seat) -> i32 {
        self.game.standing().points()[usize::from(seat.number())]
    }

    /// Points of a seat from one source.
    pub fn scored(&self, seat: Seat, source: Source) -> i32 {
        self.game.scored(seat, source as usize)
    }

    /// Everyone's points from one source.
    pub fn all_scored(&self, source: Source) -> Vec<i32> {
        self.seats().map(|seat| self.scored(seat, source)).collect()
    }

    pub fn privileges(&self, seat: Seat, privilege: Privilege) -> u8 {
        self.courts[seat].privileges[privilege]
    }

    /// The floors of all palaces, in order.
    pub fn floors(&self, seat: Seat) -> Vec<u8> {
        self.courts[seat].palaces.iter().map(|(_, palace)| palace.floors()).collect()
    }

    /// Who lives in the palace with this number.
    pub fn people(&self, seat: Seat, palace: u8) -> String {
        let people = self.courts[seat].palaces.at(Slot(palace - 1)).people();
        people.map(|tile| tile.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// How many live at court.
    pub fn persons(&self, seat: Seat) -> u8 {
        self.courts[seat].palaces.iter().map(|(_, palace)| palace.persons()).sum()
    }

    /// Tiles of a kind in the stock.
    pub fn left(&self, tile: &str) -> u8 {
        self.stock[tile.parse::<Tile>().expect("a tile")]
    }

    /// The order on the track, foremost first.
    pub fn order(&self) -> Vec<Seat> {
        self.track_order().to_vec()
    }

    /// How often this event has happened.
    pub fn happened(&self, event: Happening) -> usize {
        self.told.iter().filter(|&&told| told == Event::Happened { event }).count()
    }
}

pub fn action(words: &str) -> Action {
    words.parse().unwrap_or_else(|_| panic!("`{words}` is no action"))
}

//! A table set for a test: who has which pieces and cards, and the notation everybody speaks.

#![allow(dead_code, unused_imports, reason = "every test file uses its own part of the table")]

mod setting;

use std::ops::Deref;

use china::data::{Cards, Colour, Region, Source};
use china::{Action, Ask, Chance, China, Event, Reason, Space};
use kernel::{Eye, Game, Illegal, Piece, Seat, Turn};

pub use setting::{Setting, cards, setting};

pub const GUIDO: Seat = Seat::new(0);
pub const MANUELA: Seat = Seat::new(1);
pub const SILVIO: Seat = Seat::new(2);
pub const VALERIO: Seat = Seat::new(3);
pub const PAOLA: Seat = Seat::new(4);

/// A game in progress, and all that was told about it since the table was set.
#[derive(Clone)]
pub struct Match {
    pub game: China,
    pub told: Vec<Event>,
}

impl Deref for Match {
    type Target = China;
    fn deref(&self) -> &China {
        &self.game
    }
}

impl From<China> for Match {
    fn from(game: China) -> Match {
        game.audit().expect("the table is set by the rules");
        Match { game, told: Vec::new() }
    }
}

impl Match {
    /// The seat whose turn it is.
    pub fn whose(&self) -> Option<Seat> {
        self.game.turn().seats().first()
    }

    /// The seat whose turn it is does what these words say.
    pub fn say(&mut self, words: &str) -> &mut Match {
        let seat = self.whose().unwrap_or_else(|| panic!("`{words}`: nobody is asked"));
        if let Err(illegal) = self.game.play(seat, action(words), &mut self.told) {
            panic!("{seat:?} may not `{words}`: {illegal:?}; choices are {:?}", self.choices());
        }
        self.game.audit().unwrap_or_else(|fault| panic!("after `{words}`: {fault}"));
        self
    }

    /// It is this seat's turn, and it says these words, one after the other.
    pub fn says<const N: usize>(&mut self, seat: Seat, words: [&str; N]) -> &mut Match {
        for word in words {
            assert_eq!(self.whose(), Some(seat), "who says `{word}` at {:?}", self.ask);
            self.say(word);
        }
        self
    }

    /// Nature does what these words say.
    pub fn nature(&mut self, words: &str) -> &mut Match {
        let chance: Chance = words.parse().unwrap_or_else(|_| panic!("`{words}` is no chance"));
        self.game.befall(chance, &mut self.told).unwrap_or_else(|fault| panic!("{fault}"));
        self.game.audit().unwrap_or_else(|fault| panic!("after `{words}`: {fault}"));
        self
    }

    /// Nature does anything, until somebody is asked.
    pub fn anything(&mut self) -> &mut Match {
        while self.game.turn() == Turn::Nature {
            let (chance, _) = self.chances().swap_remove(0);
            self.nature(&chance);
        }
        self
    }

    /// The seat fills its hand with whatever comes first, and the turn ends.
    pub fn draw_up(&mut self) -> &mut Match {
        let seat = self.active;
        if let Ask::Second(_) = self.ask {
            self.say("finish");
        }
        while self.whose() == Some(seat) && self.ask == Ask::Draw {
            let first = self.choices().swap_remove(0);
            self.say(&first);
            self.anything();
        }
        self.anything()
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

    /// Whether this is one of them.
    pub fn may(&self, words: &str) -> bool {
        self.choices().iter().any(|choice| choice == words)
    }

    /// What Nature may do, with weights.
    pub fn chances(&self) -> Vec<(String, u32)> {
        let mut list = Vec::new();
        if self.game.turn() == Turn::Nature {
            self.game.chances(&mut list);
        }
        list.iter().map(|(chance, weight)| (chance.to_string(), *weight)).collect()
    }

    /// The cards in a hand, as words in order.
    pub fn hand(&self, seat: Seat) -> String {
        spell(&self.hands[seat].cards)
    }

    /// The open row, as words in order.
    pub fn open_row(&self) -> String {
        spell(&self.row)
    }

    /// Everyone's points.
    pub fn points(&self) -> Vec<i32> {
        self.game.standing().points().to_vec()
    }

    /// Everyone's points from one source.
    pub fn scored(&self, source: Source) -> Vec<i32> {
        self.seats().map(|seat| self.game.scored(seat, source as usize)).collect()
    }

    /// Whose palace stands on a space.
    pub fn owner(&self, space: &str) -> Option<Seat> {
        self.realm.owner(space.parse().expect("a space"))
    }

    /// What this eye was told since the table was set.
    pub fn told_to(&self, eye: Eye) -> Vec<Event> {
        self.told.iter().filter_map(|event| kernel::Event::seen_by(event, eye)).collect()
    }
}

/// Cards as words in order.
pub fn spell(cards: &Cards) -> String {
    let words = Colour::ALL.iter().flat_map(|&colour| vec![colour.name(); usize::from(cards[colour])]);
    words.collect::<Vec<_>>().join(" ")
}

pub fn action(words: &str) -> Action {
    words.parse().unwrap_or_else(|_| panic!("`{words}` is no action"))
}

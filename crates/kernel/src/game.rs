//! A whole game, and the gate through which everything passes that is done in it. Its laws are in [`crate::laws`].

use std::ops::RangeInclusive;

use thiserror::Error;

use crate::{
    Audited, Hidden, Log, Offer, Phrase, Reason, Refuses, Rules, Scored, Seat, Setup, Standing, Turn, Viewer,
};

/// A game: a pure state machine with points, an audit, and views for its players.
///
/// Every type with the traits of a game is one. Everything done here is checked, and since nobody implements this trait
/// by hand, no game can skip the check.
pub trait Game: Rules + Scored + Audited + Hidden {
    /// All that a seat may do now, in order; nothing if it is not asked.
    fn legal(&self, seat: Seat) -> Vec<Self::Action> {
        let mut list = Vec::new();
        if self.turn().asks(seat) {
            self.choices(seat, &mut list);
        }
        list
    }

    /// Points and ranks as of now. Tie-breaks belong to the end: until then equal points are an equal place, in all games.
    fn standing(&self) -> Standing {
        let ending = self.ending();
        if self.turn() == Turn::Over { ending } else { ending.by_points() }
    }

    /// Does what a seat chose if that is legal; otherwise says why not and changes nothing.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Illegal<Self::Reason>> {
        self.play_offered(&Offer::of(self), seat, action, log)
    }

    /// The same for callers that already have this state's offer.
    fn play_offered(
        &mut self,
        offer: &Offer<Self::Action>,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Illegal<Self::Reason>> {
        debug_assert!(offer.to(seat) == self.legal(seat), "the offer is another state's");
        if !self.turn().asks(seat) {
            return Err(Illegal::NotAsked { seat, turn: self.turn() });
        }
        if offer.to(seat).binary_search(&action).is_err() {
            return Err(Illegal::Because(self.view(Viewer::Seat(seat)).reason(seat, action)));
        }
        self.play_unchecked(seat, action, log);
        Ok(())
    }

    /// Does what Nature chose if that is possible; otherwise changes nothing.
    fn happen(&mut self, chance: Self::Chance, log: &mut impl Log<Self::Event>) -> Result<(), Impossible> {
        if self.turn() != Turn::Nature {
            return Err(Impossible::NotAsked { turn: self.turn() });
        }
        let mut list = Vec::new();
        self.chances(&mut list);
        if list.binary_search_by_key(&chance, |entry| entry.0).is_err() {
            let possible = list.iter().take(8).map(|entry| format!("`{}`", entry.0)).collect();
            return Err(Impossible::Chance { chance: chance.to_string(), possible });
        }
        self.happen_unchecked(chance, log);
        Ok(())
    }
}

impl<G: Rules + Scored + Audited + Hidden> Game for G {}

/// Why a game cannot start.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Too few or too many players.
    #[error("{game} is for {} to {} players, not for {players}", .allowed.start(), .allowed.end())]
    Players {
        /// The game.
        game: &'static str,
        /// How many wanted to play.
        players: u8,
        /// How many can.
        allowed: RangeInclusive<u8>,
    },
    /// An option that does not go with this number of players.
    #[error("option `{name}` cannot be `{value}` with {players} players")]
    Option {
        /// The option.
        name: &'static str,
        /// Its value.
        value: String,
        /// How many wanted to play.
        players: u8,
    },
}

impl SetupError {
    /// Checks the number of players of a game.
    pub fn check_players<G: Setup>(players: u8) -> Result<(), SetupError> {
        if G::PLAYERS.contains(&players) {
            Ok(())
        } else {
            Err(SetupError::Players { game: G::ID, players, allowed: G::PLAYERS })
        }
    }
}

/// Why a seat may not do an action.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Illegal<R> {
    /// The game does not wait for this seat.
    NotAsked {
        /// Who wanted to act.
        seat: Seat,
        /// What the game waits for.
        turn: Turn,
    },
    /// The rules of the game.
    Because(R),
}

impl<R: Reason> Illegal<R> {
    /// The reason in words.
    pub fn tell(&self) -> Phrase {
        match self {
            Illegal::NotAsked { turn: Turn::Over, .. } => Phrase::new("illegal-over"),
            Illegal::NotAsked { turn: Turn::Nature, .. } => Phrase::new("illegal-nature"),
            Illegal::NotAsked { turn: Turn::Seats(seats), .. } => {
                Phrase::new("illegal-turn").with("waiting", seats.iter().collect::<crate::Arg>())
            }
            Illegal::Because(reason) => reason.tell(),
        }
    }

    /// The rule that says so, if it is one of the game's own.
    pub fn rule(&self) -> Option<&'static str> {
        if let Illegal::Because(reason) = self { Some(reason.rule()) } else { None }
    }
}

/// Why Nature may not do something.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Impossible {
    /// The game does not wait for Nature.
    #[error("the game waits for {}, not for Nature", waiting(.turn))]
    NotAsked {
        /// What it waits for.
        turn: Turn,
    },
    /// This cannot happen now.
    #[error("`{chance}` cannot happen now; possible are {}", .possible.join(", "))]
    Chance {
        /// What was to happen.
        chance: String,
        /// Some of what can.
        possible: Vec<String>,
    },
}

/// What a game waits for, as a person says it.
pub fn waiting(turn: &Turn) -> String {
    match turn {
        Turn::Nature => "Nature".into(),
        Turn::Over => "nobody: it is over".into(),
        Turn::Seats(seats) => {
            let seats: Vec<String> = seats.iter().map(|seat| format!("seat {seat}")).collect();
            seats.join(" and ")
        }
    }
}

//! What a game waits for, and who looks at it.

use serde::{Deserialize, Serialize};

use crate::{Seat, Seats};

/// What a game waits for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Turn {
    /// A shuffle, a draw or a die.
    Nature,
    /// A choice by each of these seats, entered in any order. Never empty.
    Seats(Seats),
    /// Nothing: the game is over.
    Over,
}

impl Turn {
    /// A choice by one seat.
    pub const fn of(seat: Seat) -> Turn {
        Turn::Seats(Seats::only(seat))
    }

    /// Whether this seat is asked.
    pub const fn asks(self, seat: Seat) -> bool {
        matches!(self, Turn::Seats(seats) if seats.contains(seat))
    }

    /// The seats that are asked; none for Nature and after the end.
    pub const fn seats(self) -> Seats {
        if let Turn::Seats(seats) = self { seats } else { Seats::NONE }
    }
}

/// Who looks at a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player, who also knows what only their seat knows.
    Seat(Seat),
    /// Everybody: only what lies open on the table.
    Spectator,
}

impl Viewer {
    /// All viewers of a table with this number of players.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// The seat of a player.
    pub const fn seat(self) -> Option<Seat> {
        if let Viewer::Seat(seat) = self { Some(seat) } else { None }
    }
}

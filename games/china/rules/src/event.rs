//! What happened, and what each viewer is told about it.

use kernel::{Arg, Mark, Phrase, Seat, key};

use crate::action::{Put, Space};
use crate::board::Board;
use crate::data::{Colour, Kind, PALACES, Region, Source};

/// One thing that happened, with its secret.
pub type Event = kernel::Happened<Told>;

/// What somebody is told. Amounts come with what they lead to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the words of the rules")]
pub enum Told {
    /// Who begins.
    First { seat: Seat },
    /// A round begins.
    Round { round: u8 },
    /// A card came from the pile into a hand; told to everybody but its owner.
    Drew { seat: Seat },
    /// The same, told to its owner.
    DrewCard { seat: Seat, card: Colour },
    /// A card came from the row into a hand.
    Took { seat: Seat, colour: Colour },
    /// A card came from the pile into the row.
    Opened { colour: Colour },
    /// Cards were played; `fresh` if the others had not known about all of them.
    Paid { seat: Seat, colour: Colour, cards: u8, fresh: bool },
    /// A card was discarded for another; `fresh` if the others had not known about it.
    Swapped { seat: Seat, colour: Colour, fresh: bool },
    /// A piece stands.
    Placed { seat: Seat, put: Put },
    /// Nothing is left to draw, so that all see whether a player can pay for a second piece (R2.3).
    Second { seat: Seat, able: bool },
    /// The palaces of a region are scored.
    Counted { region: Region },
    /// The pile ran out for the first time, and the discards are the new one.
    Reshuffled { cards: u8 },
    /// The pile ran out for the second time: this round is the last.
    Exhausted,
    /// Nobody can place anything any more.
    Stuck,
    /// The final scoring begins.
    Final,
    /// The Emperor looks at an alliance.
    Allied { number: u8, regions: [Region; 2], held: bool },
    /// A row of palaces is scored.
    Row { seat: Seat, row: Row },
    /// Points, doubled by a fortress or not (R7.3, R7.4).
    Scored { seat: Seat, source: Source, points: u16, doubled: bool, now: u16 },
    /// The end.
    Over,
}

/// The palaces of a row, by their spaces: events name them long after the board is gone.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Row([Option<Space>; PALACES as usize]);

impl Row {
    /// The row of these spaces of a board, as bits.
    pub(crate) fn new(board: &Board, spaces: u64) -> Row {
        let mut row = [None; PALACES as usize];
        for (entry, place) in row.iter_mut().zip(kernel::bits::places(spaces)) {
            *entry = Some(board.space_at(place));
        }
        Row(row)
    }

    /// Its spaces, region by region.
    pub fn spaces(&self) -> impl Iterator<Item = Space> {
        self.0.iter().copied().flatten()
    }
}

impl kernel::Told for Told {
    /// What comes from the pile is a chance step; what a player shows of their hand is not.
    fn reveals(&self) -> bool {
        matches!(
            self,
            Told::Paid { fresh: true, .. } | Told::Swapped { fresh: true, .. } | Told::Second { .. }
        )
    }

    /// A player who shows a card of their hand learns nothing by it.
    fn teaches(&self, seat: Seat) -> bool {
        match *self {
            Told::Paid { seat: by, .. } | Told::Swapped { seat: by, .. } | Told::Second { seat: by, .. } => {
                self.reveals() && by != seat
            }
            _ => false,
        }
    }

    fn opens_round(&self) -> bool {
        matches!(self, Told::Round { .. })
    }

    fn mark(&self) -> Option<Mark> {
        match self {
            Told::Counted { .. } | Told::Final => Some(Mark::Scoring),
            Told::Allied { .. } | Told::Row { .. } | Told::Scored { .. } => Some(Mark::Figure),
            _ => None,
        }
    }

    fn tell(&self) -> Phrase {
        let say = Phrase::new;
        match *self {
            Told::First { seat } => say("china-first").with("seat", seat),
            Told::Round { round } => say("china-round").with("round", round),
            Told::DrewCard { seat, card: colour } => card("china-drew-card", seat, colour),
            Told::Drew { seat } => say("china-drew").with("seat", seat),
            Told::Took { seat, colour } => card("china-took", seat, colour),
            Told::Opened { colour } => say("china-opened").with("colour", key(colour)),
            Told::Paid { seat, colour, cards, .. } => card("china-paid", seat, colour).with("cards", cards),
            Told::Swapped { seat, colour, .. } => card("china-swapped", seat, colour),
            Told::Placed { seat, put } => match put {
                Put::Palace(space) => say("china-built").with("seat", seat).with("space", name(space)),
                Put::Emissary(region) => say("china-sent").with("seat", seat).with("region", key(region)),
                Put::Fortress(space) => say("china-fortified").with("seat", seat).with("space", name(space)),
            },
            Told::Second { seat, able } => {
                say(if able { "china-second" } else { "china-no-second" }).with("seat", seat)
            }
            Told::Counted { region } => say("china-counted").with("region", key(region)),
            Told::Reshuffled { cards } => say("china-reshuffled").with("cards", cards),
            Told::Exhausted => say("china-exhausted"),
            Told::Stuck => say("china-stuck"),
            Told::Final => say("china-final"),
            Told::Allied { number, regions: [one, other], held } => {
                say(if held { "china-allied" } else { "china-not-allied" })
                    .with("number", number)
                    .with("one", key(one))
                    .with("other", key(other))
            }
            Told::Row { seat, row } => say("china-row")
                .with("seat", seat)
                .with("palaces", row.spaces().count() as u32)
                .with("spaces", row.spaces().map(name).collect::<Arg>()),
            Told::Scored { seat, source, points, doubled, now } => {
                say(if doubled { "china-scored-doubled" } else { "china-scored" })
                    .with("seat", seat)
                    .with("source", key(source))
                    .with("points", points)
                    .with("now", now)
            }
            Told::Over => say("china-over"),
        }
    }
}

fn card(text: &'static str, seat: Seat, colour: Colour) -> Phrase {
    Phrase::new(text).with("seat", seat).with("colour", key(colour))
}

/// A palace space in words.
pub fn name(space: Space) -> Arg {
    let phrase = Phrase::new("china-space").with("region", key(space.region()));
    phrase.with("number", space.number()).into()
}

kernel::named! {
    "china-";
    Colour: "violet" "yellow" "orange" "green" "red";
    Region: "zhao" "lu" "qi" "chin" "wei" "shu" "han" "yan" "chu";
    Kind: "palace" "emissary" "fortress";
    Source: "source-palaces" "source-alliances" "source-roads";
}

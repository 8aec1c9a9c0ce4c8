//! What happened, and what each eye is told of it.

use kernel::{Arg, Eye, Phrase, Seat, key};

use crate::action::{Put, Space};
use crate::data::{Colour, Kind, Region, Source};

/// One thing that happened. Amounts come with what they lead to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the words of the rules")]
pub enum Event {
    /// Who begins.
    First { seat: Seat },
    /// A round begins.
    Round { round: u8 },
    /// A card came from the pile into a hand; only its owner knows which.
    Drew { seat: Seat, card: Option<Colour> },
    /// A card came from the row into a hand.
    Took { seat: Seat, colour: Colour },
    /// A card came from the pile into the row.
    Opened { colour: Colour },
    /// Cards were played; `fresh` if the others had not known of them all.
    Paid { seat: Seat, colour: Colour, cards: u8, fresh: bool },
    /// A card was discarded for another; `fresh` if the others had not known of it.
    Swapped { seat: Seat, colour: Colour, fresh: bool },
    /// A piece stands.
    Placed { seat: Seat, put: Put },
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
    /// A row of palaces is scored; its spaces as bits.
    Row { seat: Seat, spaces: u64 },
    /// Points.
    Scored { seat: Seat, source: Source, points: u16, now: u16 },
    /// The end.
    Over,
}

impl kernel::Event for Event {
    /// R1.6: a card drawn from the pile is told to its owner, and as just a card to all others.
    fn seen_by(&self, eye: Eye) -> Option<Event> {
        match *self {
            Event::Drew { seat, .. } if eye != Eye::Seat(seat) => Some(Event::Drew { seat, card: None }),
            other => Some(other),
        }
    }

    /// What comes from the pile is a step of Nature; what a player shows of his hand is not.
    fn reveals(&self) -> bool {
        matches!(self, Event::Paid { fresh: true, .. } | Event::Swapped { fresh: true, .. })
    }

    fn opens_round(&self) -> bool {
        matches!(self, Event::Round { .. })
    }

    fn tell(&self) -> Phrase {
        let say = Phrase::new;
        match *self {
            Event::First { seat } => say("china-first").with("seat", seat),
            Event::Round { round } => say("china-round").with("round", round),
            Event::Drew { seat, card: Some(colour) } => card("china-drew-card", seat, colour),
            Event::Drew { seat, card: None } => say("china-drew").with("seat", seat),
            Event::Took { seat, colour } => card("china-took", seat, colour),
            Event::Opened { colour } => say("china-opened").with("colour", key(colour)),
            Event::Paid { seat, colour, cards, .. } => card("china-paid", seat, colour).with("cards", cards),
            Event::Swapped { seat, colour, .. } => card("china-swapped", seat, colour),
            Event::Placed { seat, put } => match put {
                Put::Palace(space) => say("china-built").with("seat", seat).with("space", name(space)),
                Put::Emissary(region) => say("china-sent").with("seat", seat).with("region", key(region)),
                Put::Fortress(space) => say("china-fortified").with("seat", seat).with("space", name(space)),
            },
            Event::Counted { region } => say("china-counted").with("region", key(region)),
            Event::Reshuffled { cards } => say("china-reshuffled").with("cards", cards),
            Event::Exhausted => say("china-exhausted"),
            Event::Stuck => say("china-stuck"),
            Event::Final => say("china-final"),
            Event::Allied { number, regions: [one, other], held } => {
                say(if held { "china-allied" } else { "china-not-allied" })
                    .with("number", number)
                    .with("one", key(one))
                    .with("other", key(other))
            }
            Event::Row { seat, spaces } => {
                say("china-row").with("seat", seat).with("palaces", spaces.count_ones())
            }
            Event::Scored { seat, source, points, now } => say("china-scored")
                .with("seat", seat)
                .with("source", key(source))
                .with("points", points)
                .with("now", now),
            Event::Over => say("china-over"),
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

//! What happened, and what each eye is told of it.

use kernel::{Arg, Eye, Phrase, Seat, key};

use crate::data::{Card, District, Province, Source};

/// A district with its name on the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The district.
    pub district: District,
    /// What the board calls it.
    pub name: &'static str,
}

/// A district in words: its name and its province.
impl From<Place> for Arg {
    fn from(place: Place) -> Arg {
        let phrase = Phrase::new("ming-place").with("name", place.name.to_owned());
        phrase.with("province", key(place.district.province())).into()
    }
}

/// One thing that happened. Amounts come with what they lead to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the words of the rules")]
pub enum Event {
    /// A card lies open beside a province space.
    Laid { province: Province, card: Card },
    /// Who is the start player.
    First { seat: Seat },
    /// A neutral member stands in every district.
    NeutralEverywhere,
    /// A neutral member was placed.
    NeutralPlaced { seat: Seat, at: Place },
    /// A prince entered, and brought a tile.
    Entered { seat: Seat, at: Place },
    /// A round begins.
    Round { round: u8 },
    /// A member came to a province space.
    Placed { seat: Seat, province: Province },
    /// An open card came into a hand.
    Took { seat: Seat, province: Province, card: Card },
    /// A dragon card came into a hand, and a member left the game.
    TookDragon { seat: Seat, province: Province },
    /// The discards are the new pile.
    Reshuffled { cards: u8 },
    /// A prince crossed a border.
    Moved { seat: Seat, card: Card, to: Place },
    /// A prince stayed.
    Stayed { seat: Seat, card: Card, at: Place },
    /// Members came to a district, `monastery` if one of them is in its monastery besides the open ones.
    Deployed { seat: Seat, at: Place, open: u8, monastery: bool },
    /// A member had to leave a monastery.
    Displaced { seat: Seat, at: Place },
    /// A seat plays no more cards in this round.
    Passed { seat: Seat },
    /// A scoring begins.
    Scoring { round: u8 },
    /// Members went into the city: a seat's, or neutral ones.
    Sent { seat: Option<Seat>, members: u8, at: Place },
    /// Return cards were chosen; only their owner knows which.
    Chose { seat: Seat, number: Option<u8> },
    /// Return cards are shown, which was a secret if several had chosen.
    Showed { seat: Seat, number: u8, several: bool },
    /// A member went back from the city: a seat's, or a neutral one.
    Recalled { seat: Option<Seat>, at: Place },
    /// The members left in a city are counted, and leave the game.
    Counted { province: Province },
    /// Points.
    Scored { seat: Seat, source: Source, points: u8, now: u16 },
    /// A seat named the next start player.
    Named { by: Seat, seat: Seat },
    /// The tiles that are left are counted.
    Final,
    /// The end.
    Over,
}

impl kernel::Event for Event {
    /// R1.7: return cards are told to their owner, and to all others as just chosen.
    fn seen_by(&self, eye: Eye) -> Option<Event> {
        match *self {
            Event::Chose { seat, .. } if eye != Eye::Seat(seat) => Some(Event::Chose { seat, number: None }),
            other => Some(other),
        }
    }

    /// What comes from the pile is a step of Nature; return cards chosen at once are the only secret besides.
    fn reveals(&self) -> bool {
        matches!(self, Event::Showed { several: true, .. })
    }

    fn opens_round(&self) -> bool {
        matches!(self, Event::Round { .. })
    }

    fn tell(&self) -> Phrase {
        let say = Phrase::new;
        match *self {
            Event::Laid { province, card } => {
                say("ming-laid").with("province", key(province)).with("card", key(card))
            }
            Event::First { seat } => say("ming-first").with("seat", seat),
            Event::NeutralEverywhere => say("ming-neutral-everywhere"),
            Event::NeutralPlaced { seat, at } => at_place("ming-neutral-placed", seat, at),
            Event::Entered { seat, at } => at_place("ming-entered", seat, at),
            Event::Round { round } => say("ming-round").with("round", round),
            Event::Placed { seat, province } => in_province("ming-placed", seat, province),
            Event::Took { seat, province, card } => {
                in_province("ming-took", seat, province).with("card", key(card))
            }
            Event::TookDragon { seat, province } => in_province("ming-took-dragon", seat, province),
            Event::Reshuffled { cards } => say("ming-reshuffled").with("cards", cards),
            Event::Moved { seat, card, to } => at_place("ming-moved", seat, to).with("card", key(card)),
            Event::Stayed { seat, card, at } => at_place("ming-stayed", seat, at).with("card", key(card)),
            Event::Deployed { seat, at, open, monastery } => {
                let text = if monastery { "ming-deployed-monastery" } else { "ming-deployed" };
                at_place(text, seat, at).with("open", open)
            }
            Event::Displaced { seat, at } => at_place("ming-displaced", seat, at),
            Event::Passed { seat } => say("ming-passed").with("seat", seat),
            Event::Scoring { round } => say("ming-scoring").with("round", round),
            Event::Sent { seat: Some(seat), members, at } => {
                at_place("ming-sent", seat, at).with("members", members)
            }
            Event::Sent { seat: None, members, at } => {
                say("ming-neutral-sent").with("place", at).with("members", members)
            }
            Event::Chose { seat, number: Some(number) } => {
                say("ming-chose-number").with("seat", seat).with("number", number)
            }
            Event::Chose { seat, number: None } => say("ming-chose").with("seat", seat),
            Event::Showed { seat, number, .. } => {
                say("ming-showed").with("seat", seat).with("number", number)
            }
            Event::Recalled { seat: Some(seat), at } => at_place("ming-recalled", seat, at),
            Event::Recalled { seat: None, at } => say("ming-neutral-recalled").with("place", at),
            Event::Counted { province } => say("ming-counted").with("province", key(province)),
            Event::Scored { seat, source, points, now } => say("ming-scored")
                .with("seat", seat)
                .with("source", key(source))
                .with("points", points)
                .with("now", now),
            Event::Named { by, seat } => say("ming-named").with("by", by).with("seat", seat),
            Event::Final => say("ming-final"),
            Event::Over => say("ming-over"),
        }
    }
}

fn at_place(text: &'static str, seat: Seat, place: Place) -> Phrase {
    Phrase::new(text).with("seat", seat).with("place", place)
}

fn in_province(text: &'static str, seat: Seat, province: Province) -> Phrase {
    Phrase::new(text).with("seat", seat).with("province", key(province))
}

kernel::named! {
    "ming-";
    Province: "white" "orange" "green" "pink" "yellow" "blue";
    Card: "horse" "ox-cart" "rickshaw" "palanquin" "junk" "barge" "animal" "bearer" "water" "dragon";
    Source: "source-sets" "source-members" "source-cities" "source-monasteries" "source-tiles";
}

//! What happened, and what each viewer is told about it.

use kernel::{Arg, Mark, Phrase, Seat, key};

use crate::board::BoardRef;
use crate::data::{Card, District, Province, Source};

/// A district with its name on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    board: BoardRef,
    district: District,
}

impl Place {
    /// This district of this board.
    #[inline]
    pub fn new(board: &BoardRef, district: District) -> Place {
        Place { board: board.clone(), district }
    }

    /// The district.
    pub fn district(&self) -> District {
        self.district
    }

    /// What the board calls it.
    pub fn name(&self) -> &str {
        &self.board.districts[self.district.index()].name
    }
}

/// A district in words: its name and its province.
impl From<Place> for Arg {
    fn from(place: Place) -> Arg {
        let phrase = Phrase::new("ming-place").with("name", place.name().to_owned());
        phrase.with("province", key(place.district.province())).into()
    }
}

/// One thing that happened, with its secret.
pub type Event = kernel::Happened<Told>;

/// What somebody is told. Amounts come with what they lead to.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the words of the rules")]
pub enum Told {
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
    /// Return cards were chosen; told to everybody but their owner.
    Chose { seat: Seat },
    /// The same, told to their owner.
    ChoseNumber { seat: Seat, number: u8 },
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

impl kernel::Told for Told {
    /// What comes from the pile is a chance step; the only other secrets are return cards chosen at once, and
    /// hands if they are hidden.
    fn reveals(&self) -> bool {
        matches!(self, Told::Showed { several: true, .. })
    }

    fn opens_round(&self) -> bool {
        matches!(self, Told::Round { .. })
    }

    fn mark(&self) -> Option<Mark> {
        match self {
            Told::Scoring { .. } | Told::Counted { .. } | Told::Final => Some(Mark::Scoring),
            Told::Sent { .. }
            | Told::Chose { .. }
            | Told::ChoseNumber { .. }
            | Told::Showed { .. }
            | Told::Recalled { .. }
            | Told::Scored { .. } => Some(Mark::Figure),
            _ => None,
        }
    }

    fn tell(&self) -> Phrase {
        let say = Phrase::new;
        match self.clone() {
            Told::Laid { province, card } => {
                say("ming-laid").with("province", key(province)).with("card", key(card))
            }
            Told::First { seat } => say("ming-first").with("seat", seat),
            Told::NeutralEverywhere => say("ming-neutral-everywhere"),
            Told::NeutralPlaced { seat, at } => at_place("ming-neutral-placed", seat, at),
            Told::Entered { seat, at } => at_place("ming-entered", seat, at),
            Told::Round { round } => say("ming-round").with("round", round),
            Told::Placed { seat, province } => in_province("ming-placed", seat, province),
            Told::Took { seat, province, card } => {
                in_province("ming-took", seat, province).with("card", key(card))
            }
            Told::TookDragon { seat, province } => in_province("ming-took-dragon", seat, province),
            Told::Reshuffled { cards } => say("ming-reshuffled").with("cards", cards),
            Told::Moved { seat, card, to } => at_place("ming-moved", seat, to).with("card", key(card)),
            Told::Stayed { seat, card, at } => at_place("ming-stayed", seat, at).with("card", key(card)),
            Told::Deployed { seat, at, open, monastery } => {
                let text = if monastery { "ming-deployed-monastery" } else { "ming-deployed" };
                at_place(text, seat, at).with("open", open)
            }
            Told::Displaced { seat, at } => at_place("ming-displaced", seat, at),
            Told::Passed { seat } => say("ming-passed").with("seat", seat),
            Told::Scoring { round } => say("ming-scoring").with("round", round),
            Told::Sent { seat: Some(seat), members, at } => {
                at_place("ming-sent", seat, at).with("members", members)
            }
            Told::Sent { seat: None, members, at } => {
                say("ming-neutral-sent").with("place", at).with("members", members)
            }
            Told::ChoseNumber { seat, number } => {
                say("ming-chose-number").with("seat", seat).with("number", number)
            }
            Told::Chose { seat } => say("ming-chose").with("seat", seat),
            Told::Showed { seat, number, .. } => say("ming-showed").with("seat", seat).with("number", number),
            Told::Recalled { seat: Some(seat), at } => at_place("ming-recalled", seat, at),
            Told::Recalled { seat: None, at } => say("ming-neutral-recalled").with("place", at),
            Told::Counted { province } => say("ming-counted").with("province", key(province)),
            Told::Scored { seat, source, points, now } => say("ming-scored")
                .with("seat", seat)
                .with("source", key(source))
                .with("points", points)
                .with("now", now),
            Told::Named { by, seat } => say("ming-named").with("by", by).with("seat", seat),
            Told::Final => say("ming-final"),
            Told::Over => say("ming-over"),
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

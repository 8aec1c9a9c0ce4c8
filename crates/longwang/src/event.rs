//! What happened, and what each eye is told of it.

use kernel::{Arg, Eye, Phrase, Piece, Seat, Seats, key};

use crate::action::Cell;
use crate::board::{Cost, Face};
use crate::data::*;

/// One thing that happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the words of the rules")]
pub enum Event {
    /// Where the dragons are now.
    Wheel { wheel: [Dragon; DRAGONS] },
    /// An objective card was dealt; only its owner knows which.
    Objective { seat: Seat, number: Option<u8> },
    /// A round begins, and this seat begins it.
    Round { round: u8, seat: Seat },
    /// An explorer stands.
    Placed { seat: Seat, cell: Cell },
    /// An explorer was lifted to be placed anew.
    Lifted { seat: Seat, cell: Cell },
    /// A jade tile left the board.
    TookTile { seat: Seat, cell: Cell },
    /// A seat looks at a tile on the board.
    Looked { seat: Seat, cell: Cell },
    /// A seat sees what is on a tile, for the first time if it is fresh; nobody else is told.
    Saw { seat: Seat, jade: Option<Jade>, fresh: bool },
    /// Tokens came from cells.
    Gathered { seat: Seat, resource: Resource, tokens: u16 },
    /// Tokens came from elsewhere.
    Gained { seat: Seat, resource: Resource, tokens: u16 },
    /// A card came from the deck into a hand; only its owner knows which.
    Drew { seat: Seat, card: Option<Card> },
    /// The discards are the new deck.
    Reshuffled { cards: u8 },
    /// A dragon's power was announced.
    Announced { seat: Seat, dragon: Dragon },
    /// The dragon die fell.
    Rolled { seat: Seat, number: u8 },
    /// An explorer was sent home.
    Removed { seat: Seat, rival: Seat, cell: Cell },
    /// A token of a rival was taken.
    TookToken { seat: Seat, rival: Seat, resource: Resource },
    /// Two jade tiles changed hands.
    Swapped { seat: Seat, rival: Seat },
    /// A card or a pair was played.
    Played { seat: Seat, card: Card },
    /// A card was stolen; known to those who know it.
    Stole { seat: Seat, rival: Seat, card: Option<Card>, knowers: Seats },
    /// A dragon has no effect until the end of the round.
    Imprisoned { seat: Seat, dragon: Dragon },
    /// The sea took a jade tile from a rival.
    Surged { seat: Seat, rival: Seat },
    /// A calamity halved a seat's tokens.
    Halved { seat: Seat, lost: u16 },
    /// A part of a temple was paid and stands.
    Built { seat: Seat, part: Part, cost: Cost },
    /// The right jade lies on a roof.
    Crowned { seat: Seat, jade: Jade },
    /// The wheel die fell.
    WheelDie { seat: Seat, face: u8, shown: Face },
    /// The last round is over, and nobody has won.
    Limit { round: u8 },
    /// An objective card is turned over at the end.
    Shown { seat: Seat, number: u8 },
    /// A seat has won.
    Won { seat: Seat },
    /// The end.
    Over,
}

impl kernel::Event for Event {
    /// R1.8: what is face down is told to those who may see it, and as little as all can see to the others.
    fn seen_by(&self, eye: Eye) -> Option<Event> {
        match *self {
            Event::Objective { seat, .. } if eye != Eye::Seat(seat) => {
                Some(Event::Objective { seat, number: None })
            }
            Event::Drew { seat, .. } if eye != Eye::Seat(seat) => Some(Event::Drew { seat, card: None }),
            Event::Saw { seat, .. } if eye != Eye::Seat(seat) => None,
            Event::Stole { seat, rival, knowers, .. } if !sees(knowers, eye) => {
                Some(Event::Stole { seat, rival, card: None, knowers })
            }
            other => Some(other),
        }
    }

    /// What Nature does cannot be taken back anyway; nor can what a player shows or sees.
    fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Saw { fresh: true, .. }
                | Event::Played { .. }
                | Event::Built { .. }
                | Event::Crowned { .. }
        )
    }

    fn opens_round(&self) -> bool {
        matches!(self, Event::Round { .. })
    }

    fn tell(&self) -> Phrase {
        match *self {
            Event::Wheel { wheel } => wheel_in_words(wheel),
            Event::Objective { seat, number: Some(number) } => {
                of("longwang-objective-own", seat).with("number", number)
            }
            Event::Objective { seat, number: None } => of("longwang-objective", seat),
            Event::Round { round, seat } => of("longwang-round", seat).with("round", round),
            Event::Placed { seat, cell } => of("longwang-placed", seat).with("cell", name(cell)),
            Event::Lifted { seat, cell } => of("longwang-lifted", seat).with("cell", name(cell)),
            Event::TookTile { seat, cell } => of("longwang-took-tile", seat).with("cell", name(cell)),
            Event::Looked { seat, cell } => of("longwang-looked", seat).with("cell", name(cell)),
            Event::Saw { seat, jade, .. } => {
                let jade = jade.map_or("longwang-unknown", key);
                of("longwang-saw", seat).with("jade", jade)
            }
            Event::Gathered { seat, resource, tokens } => {
                tokens_of("longwang-gathered", seat, resource, tokens)
            }
            Event::Gained { seat, resource, tokens } => tokens_of("longwang-gained", seat, resource, tokens),
            Event::Drew { seat, card: Some(card) } => of("longwang-drew-card", seat).with("card", key(card)),
            Event::Drew { seat, card: None } => of("longwang-drew", seat),
            Event::Reshuffled { cards } => Phrase::new("longwang-reshuffled").with("cards", cards),
            Event::Announced { seat, dragon } => of("longwang-announced", seat).with("dragon", key(dragon)),
            Event::Rolled { seat, number } => of("longwang-rolled", seat).with("number", number),
            Event::Removed { seat, rival, cell } => {
                of("longwang-removed", seat).with("rival", rival).with("cell", name(cell))
            }
            Event::TookToken { seat, rival, resource } => {
                of("longwang-took-token", seat).with("rival", rival).with("resource", key(resource))
            }
            Event::Swapped { seat, rival } => of("longwang-swapped", seat).with("rival", rival),
            Event::Played { seat, card } => {
                of("longwang-played", seat).with("card", key(card)).with("cards", card.together())
            }
            Event::Stole { seat, rival, card: Some(card), .. } => {
                of("longwang-stole-card", seat).with("rival", rival).with("card", key(card))
            }
            Event::Stole { seat, rival, card: None, .. } => of("longwang-stole", seat).with("rival", rival),
            Event::Imprisoned { seat, dragon } => of("longwang-imprisoned", seat).with("dragon", key(dragon)),
            Event::Surged { seat, rival } => of("longwang-surged", seat).with("rival", rival),
            Event::Halved { seat, lost } => of("longwang-halved", seat).with("lost", lost),
            Event::Built { seat, part, cost } => {
                of("longwang-built", seat).with("part", key(part)).with("cost", price(&cost))
            }
            Event::Crowned { seat, jade } => of("longwang-crowned", seat).with("jade", key(jade)),
            Event::WheelDie { seat, face, shown } => of(face_in_words(shown), seat).with("face", face),
            Event::Limit { round } => Phrase::new("longwang-limit").with("round", round),
            Event::Shown { seat, number } => of("longwang-shown", seat).with("number", number),
            Event::Won { seat } => of("longwang-won", seat),
            Event::Over => Phrase::new("longwang-over"),
        }
    }
}

fn sees(knowers: Seats, eye: Eye) -> bool {
    matches!(eye, Eye::Seat(seat) if knowers.contains(seat))
}

fn of(text: &'static str, seat: Seat) -> Phrase {
    Phrase::new(text).with("seat", seat)
}

fn tokens_of(text: &'static str, seat: Seat, resource: Resource, tokens: u16) -> Phrase {
    of(text, seat).with("resource", key(resource)).with("tokens", tokens)
}

/// What a face of the wheel die means.
fn face_in_words(face: Face) -> &'static str {
    match (face.turn, face.swap) {
        (0, false) => "longwang-wheel-still",
        (0, true) => "longwang-wheel-swap",
        (1, false) => "longwang-wheel-on",
        (1, true) => "longwang-wheel-on-swap",
        (_, false) => "longwang-wheel-back",
        (_, true) => "longwang-wheel-back-swap",
    }
}

/// Whose region each dragon is at.
fn wheel_in_words(wheel: [Dragon; DRAGONS]) -> Phrase {
    let names = ["earth", "fire", "air", "water"];
    let at = |dragon: &Dragon| wheel.iter().position(|there| there == dragon).unwrap_or(0) as u8;
    Dragon::ALL.iter().zip(names).fold(Phrase::new("longwang-wheel"), |phrase, (dragon, name)| {
        phrase.with(name, Seat::new(at(dragon)))
    })
}

/// A cell in words: its name is the same in every language.
pub fn name(cell: Cell) -> Arg {
    Arg::Text(cell.to_string())
}

/// So many tokens of each kind, as a list.
pub fn price(cost: &Cost) -> Arg {
    let some = Resource::ALL.iter().zip(cost).filter(|(_, count)| **count > 0);
    some.map(|(&resource, &count)| {
        Phrase::new("longwang-tokens").with("count", count).with("resource", key(resource))
    })
    .collect()
}

kernel::named! {
    "longwang-";
    Resource: "bamboo" "rock" "rice" "dragon-fruit";
    Jade: "jade-earth" "jade-water" "jade-fire" "jade-air";
    Dragon: "dragon-earth" "dragon-fire" "dragon-air" "dragon-water";
    Card: "card-one-point" "card-two-points" "card-thief" "card-bamboo" "card-rock" "card-rice" "card-dragon-fruit"
        "card-mountain-god" "card-sea-goddess" "card-jade-emperor";
    Part: "part-base" "part-roof" "part-jade";
}

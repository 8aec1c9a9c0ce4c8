//! What happened, and what each viewer is told about it.

use kernel::{Arg, Mark, Phrase, Piece, Seat, key};

use crate::action::{Cell, Tile};
use crate::board::{Cost, Face};
use crate::data::*;

/// One thing that happened, with its secret.
pub type Event = kernel::Happened<Told>;

/// What somebody is told.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the words of the rules")]
pub enum Told {
    /// Where the dragons are now.
    Wheel { wheel: [Dragon; DRAGONS] },
    /// An objective card was dealt; told to everybody but its owner.
    Objective { seat: Seat },
    /// The same, told to its owner.
    ObjectiveCard { seat: Seat, number: u8 },
    /// A round begins, and this seat begins it.
    Round { round: u8, seat: Seat },
    /// An explorer stands.
    Placed { seat: Seat, cell: Cell },
    /// An explorer was lifted to be placed again.
    Lifted { seat: Seat, cell: Cell },
    /// A jade tile left the board.
    TookTile { seat: Seat, cell: Cell },
    /// A seat looks at a tile on the board.
    Looked { seat: Seat, cell: Cell },
    /// What is on a tile, to the seat that sees it, for the first time if `fresh`; nobody else is told.
    Saw { seat: Seat, jade: Jade, fresh: bool },
    /// Tokens came from cells.
    Gathered { seat: Seat, resource: Resource, tokens: u16 },
    /// Tokens came from elsewhere.
    Gained { seat: Seat, resource: Resource, tokens: u16 },
    /// A card came from the deck into a hand; told to everybody but its owner.
    Drew { seat: Seat },
    /// The same, told to its owner.
    DrewCard { seat: Seat, card: Card },
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
    Swapped { seat: Seat, rival: Seat, given: Tile, got: Tile },
    /// A card or a pair was played.
    Played { seat: Seat, card: Card },
    /// A card was stolen; told to those who do not know which.
    Stole { seat: Seat, rival: Seat, back: u8 },
    /// The same, told to those who do.
    StoleCard { seat: Seat, rival: Seat, back: u8, card: Card },
    /// A dragon has no effect for a time.
    Imprisoned { seat: Seat, dragon: Dragon, until: Term },
    /// The sea took a jade tile from a rival.
    Surged { seat: Seat, rival: Seat, tile: Tile },
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

impl kernel::Told for Told {
    /// What Nature does cannot be taken back anyway; nor can what a player shows or sees.
    fn reveals(&self) -> bool {
        let shows = matches!(self, Told::Played { .. } | Told::Built { .. } | Told::Crowned { .. });
        shows || matches!(self, Told::Saw { fresh: true, .. })
    }

    /// A seat that plays a card or pays for a part learns nothing by it, and only the seat that sees a tile learns what is on
    /// it.
    fn teaches(&self, seat: Seat) -> bool {
        match *self {
            Told::Played { seat: by, .. } | Told::Built { seat: by, .. } => by != seat,
            Told::Saw { seat: by, fresh, .. } => fresh && by == seat,
            _ => self.reveals(),
        }
    }

    fn opens_round(&self) -> bool {
        matches!(self, Told::Round { .. })
    }

    fn mark(&self) -> Option<Mark> {
        match self {
            Told::Announced { .. }
            | Told::WheelDie { .. }
            | Told::Limit { .. }
            | Told::Played {
                card: Card::Thief | Card::MountainGod | Card::SeaGoddess | Card::JadeEmperor,
                ..
            } => Some(Mark::Event),
            Told::Rolled { .. }
            | Told::Removed { .. }
            | Told::TookToken { .. }
            | Told::Gained { .. }
            | Told::Swapped { .. }
            | Told::Stole { .. }
            | Told::StoleCard { .. }
            | Told::Imprisoned { .. }
            | Told::Surged { .. }
            | Told::Halved { .. }
            | Told::Saw { .. }
            | Told::Wheel { .. } => Some(Mark::Figure),
            _ => None,
        }
    }

    fn tell(&self) -> Phrase {
        match *self {
            Told::Wheel { wheel } => wheel_in_words(wheel),
            Told::ObjectiveCard { seat, number } => of("longwang-objective-own", seat).with("number", number),
            Told::Objective { seat } => of("longwang-objective", seat),
            Told::Round { round, seat } => of("longwang-round", seat).with("round", round),
            Told::Placed { seat, cell } => of("longwang-placed", seat).with("cell", name(cell)),
            Told::Lifted { seat, cell } => of("longwang-lifted", seat).with("cell", name(cell)),
            Told::TookTile { seat, cell } => of("longwang-took-tile", seat).with("cell", name(cell)),
            Told::Looked { seat, cell } => of("longwang-looked", seat).with("cell", name(cell)),
            Told::Saw { seat, jade, .. } => of("longwang-saw", seat).with("jade", key(jade)),
            Told::Gathered { seat, resource, tokens } => {
                tokens_of("longwang-gathered", seat, resource, tokens)
            }
            Told::Gained { seat, resource, tokens } => tokens_of("longwang-gained", seat, resource, tokens),
            Told::DrewCard { seat, card } => of("longwang-drew-card", seat).with("card", key(card)),
            Told::Drew { seat } => of("longwang-drew", seat),
            Told::Reshuffled { cards } => Phrase::new("longwang-reshuffled").with("cards", cards),
            Told::Announced { seat, dragon } => of("longwang-announced", seat).with("dragon", key(dragon)),
            Told::Rolled { seat, number } => of("longwang-rolled", seat).with("number", number),
            Told::Removed { seat, rival, cell } => {
                of("longwang-removed", seat).with("rival", rival).with("cell", name(cell))
            }
            Told::TookToken { seat, rival, resource } => {
                of("longwang-took-token", seat).with("rival", rival).with("resource", key(resource))
            }
            Told::Swapped { seat, rival, .. } => of("longwang-swapped", seat).with("rival", rival),
            Told::Played { seat, card } => {
                of("longwang-played", seat).with("card", key(card)).with("cards", card.together())
            }
            Told::StoleCard { seat, rival, card, .. } => {
                of("longwang-stole-card", seat).with("rival", rival).with("card", key(card))
            }
            Told::Stole { seat, rival, .. } => of("longwang-stole", seat).with("rival", rival),
            Told::Imprisoned { seat, dragon, until } => {
                of("longwang-imprisoned", seat).with("dragon", key(dragon)).with("until", key(until))
            }
            Told::Surged { seat, rival, .. } => of("longwang-surged", seat).with("rival", rival),
            Told::Halved { seat, lost } => of("longwang-halved", seat).with("lost", lost),
            Told::Built { seat, part, cost } => {
                of("longwang-built", seat).with("part", key(part)).with("cost", price(&cost))
            }
            Told::Crowned { seat, jade } => of("longwang-crowned", seat).with("jade", key(jade)),
            Told::WheelDie { seat, face, shown } => of(face_in_words(shown), seat).with("face", face),
            Told::Limit { round } => Phrase::new("longwang-limit").with("round", round),
            Told::Shown { seat, number } => of("longwang-shown", seat).with("number", number),
            Told::Won { seat } => of("longwang-won", seat),
            Told::Over => Phrase::new("longwang-over"),
        }
    }
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

/// A number of tokens of each kind, as a list.
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
    Term: "until-round" "until-turn";
}

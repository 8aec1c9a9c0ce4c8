//! The action cards in hands: backs that everybody sees, faces that some know.
//!
//! Every card in a hand has a place in one row. Its back is open: who holds it, who knows its face, and after
//! which shuffle it was drawn. So players who know a stolen card can follow it (R1.8), and a player who counts the
//! discards knows what the cards of an old deck can be.

use std::ops::Deref;

use kernel::{Log, Piece, Seat, Seats};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::*;
use crate::event::{Event, Told};
use crate::state::Longwang;

/// What everybody sees of a card in a hand.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Back {
    /// Who holds it.
    pub owner: Seat,
    /// Who knows its face: its owner, and those it was stolen from.
    pub knowers: Seats,
    /// How often the deck had been shuffled when it was drawn.
    pub shuffle: u8,
}

/// The backs of all cards in hands. Their faces are at the same places of another row.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Backs {
    count: u8,
    row: [Back; MOST_CARDS],
}

impl Default for Backs {
    fn default() -> Backs {
        Backs { count: 0, row: [Back::default(); MOST_CARDS] }
    }
}

impl Deref for Backs {
    type Target = [Back];

    #[inline]
    fn deref(&self) -> &[Back] {
        &self.row[..usize::from(self.count)]
    }
}

impl Serialize for Backs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Backs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Backs, D::Error> {
        let list = Vec::<Back>::deserialize(deserializer)?;
        if list.len() > MOST_CARDS {
            return Err(D::Error::custom(format!("there are {MOST_CARDS} cards at most")));
        }
        let mut backs = Backs { count: list.len() as u8, ..Backs::default() };
        backs.row[..list.len()].copy_from_slice(&list);
        Ok(backs)
    }
}

/// The faces of the cards in hands, as long as there are backs; what follows is nothing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Faces([Card; MOST_CARDS]);

impl Faces {
    /// No face at any place.
    pub const NONE: Faces = Faces([Card::OnePoint; MOST_CARDS]);

    /// The face at a place of the row.
    #[inline]
    pub fn at(&self, place: usize) -> Card {
        self.0[place]
    }

    pub(crate) fn put(&mut self, place: usize, card: Card) {
        self.0[place] = card;
    }
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Faces, D::Error> {
        let list = Vec::<Card>::deserialize(deserializer)?;
        let faces = list.try_into().map_err(|_| D::Error::custom(format!("there are {MOST_CARDS} faces")));
        faces.map(Faces)
    }
}

impl Longwang {
    /// A card comes from the deck into a hand.
    pub(crate) fn gain(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        self.hidden.deck[card] -= 1;
        self.table.deck -= 1;
        let place = self.backs.len();
        let back = Back { owner: seat, knowers: Seats::only(seat), shuffle: self.shuffles };
        self.table.backs.row[place] = back;
        self.table.backs.count += 1;
        self.hidden.faces.0[place] = card;
        self.hidden.hands[seat][card] += 1;
        self.builders[seat].cards += 1;
        log.note(Event::secret(seat, Told::DrewCard { seat, card }, Told::Drew { seat }));
    }

    /// Cards that are one play leave a hand for the discards (R7.1).
    pub(crate) fn shed(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        for _ in 0..card.together() {
            let place = self.place_to_play(seat, card);
            let last = self.backs.len() - 1;
            self.table.backs.row[place] = self.table.backs.row[last];
            self.table.backs.row[last] = Back::default();
            self.table.backs.count -= 1;
            self.hidden.faces.0[place] = self.hidden.faces.0[last];
            self.hidden.faces.0[last] = Card::OnePoint;
            self.hidden.hands[seat][card] -= 1;
            self.table.builders[seat].cards -= 1;
            self.table.discard[card] += 1;
        }
        log.note(Told::Played { seat, card });
    }

    /// R1.8: of cards of a kind goes the one most players know, then the one held longest. Cards whose backs are
    /// alike are not told apart: the first of them goes, whichever it was.
    fn place_to_play(&mut self, seat: Seat, card: Card) -> usize {
        let like = |back: &Back| (back.knowers.len(), u8::MAX - back.shuffle, back.knowers);
        let (backs, faces) = (&self.table.backs, &mut self.hidden.faces);
        let mut chosen = None;
        for (place, back) in backs.iter().enumerate() {
            if back.owner == seat && faces.0[place] == card {
                let better = chosen.is_none_or(|known: usize| like(back) > like(&backs[known]));
                chosen = if better { Some(place) } else { chosen };
            }
        }
        let chosen = chosen.expect("a card that is played is in the hand");
        let first = backs.iter().position(|back| *back == backs[chosen]).unwrap_or(chosen);
        faces.0.swap(first, chosen);
        first
    }

    /// The card at this place changes hands; whoever knew it follows it (R7.4).
    pub(crate) fn pass_on(&mut self, place: usize, to: Seat) -> (Card, Seats) {
        let card = self.hidden.faces.0[place];
        let back = &mut self.table.backs.row[place];
        let from = back.owner;
        back.owner = to;
        back.knowers = back.knowers.with(to);
        let knowers = back.knowers;
        self.hidden.hands[from][card] -= 1;
        self.hidden.hands[to][card] += 1;
        self.table.builders[from].cards -= 1;
        self.table.builders[to].cards += 1;
        (card, knowers)
    }

    /// The cards of a hand counted from the row, for the audit.
    pub(crate) fn counted_hand(&self, seat: Seat) -> Cards {
        let mut cards = [0; CARDS];
        for (place, back) in self.backs.iter().enumerate() {
            if back.owner == seat {
                cards[self.hidden.faces.0[place]] += 1;
            }
        }
        cards
    }
}

/// The kinds of which a hand has enough for a play (R7.1), as bits.
#[inline]
pub(crate) fn playable(cards: &Cards) -> u16 {
    let mut bits = 0;
    for (&card, &count) in Card::ALL.iter().zip(cards) {
        bits |= u16::from(count >= card.together()) << card as u8;
    }
    bits
}

/// Whether a hand can play a pair of this card.
pub(crate) fn has_pair(cards: &Cards, card: Card) -> bool {
    cards[card] >= PAIR
}

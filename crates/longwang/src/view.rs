//! What an eye may know (R1.8), and the states it cannot tell from the true one.

use std::ops::Deref;

use kernel::{Dice, Eye, Heap, Seat, Seats};
use serde::Serialize;

use crate::board::{Board, Objective};
use crate::data::*;
use crate::hand::{Faces, has_pair};
use crate::state::{Builder, Hidden, Longwang, Table};
use crate::turn::Phase;

/// What an eye sees: the open table, what it has seen of the rest, and what it can work out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// What lies open.
    pub table: Table,
    /// Whose eye it is, if it is a player's.
    pub seat: Option<Seat>,
    /// The objective cards it knows: its own, and after the end all.
    pub objectives: [Option<u8>; PLAYERS],
    /// What it knows of the jade tiles.
    pub jade: [Option<Jade>; TILES],
    /// What it knows of the cards in hands, in the order of the backs.
    pub faces: Vec<Option<Card>>,
    /// Its own answer to the announced power: whether it objects. None if it has not answered.
    pub objects: Option<bool>,
    /// The cards it has not seen, by the shuffle of the deck they come from: whoever counts the discards knows
    /// them, but not which are where.
    pub unseen: Vec<Unseen>,
}

/// Cards of one deck that an eye has not seen: in hands, and in the deck if it is the present one.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Unseen {
    /// How often the deck had been shuffled anew.
    pub shuffle: u8,
    /// How many of each kind.
    pub cards: Cards,
}

impl Deref for View {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

impl View {
    /// The cards of a player's hand that this eye knows.
    pub fn known_hand(&self, seat: Seat) -> Cards {
        let mut cards = [0; CARDS];
        for (back, face) in self.backs.iter().zip(&self.faces) {
            if let Some(card) = face.filter(|_| back.owner == seat) {
                cards[card] += 1;
            }
        }
        cards
    }
}

impl Longwang {
    /// What an eye may know of this state.
    pub(crate) fn seen_by(&self, eye: Eye) -> View {
        let seat = eye.seat();
        // R9.1: at the end everything is turned over.
        let over = self.phase == Phase::Over;
        let among = |seats: Seats| over || seat.is_some_and(|seat| seats.contains(seat));
        let hidden = &self.hidden;
        let mut unseen = vec![Unseen { shuffle: self.shuffles, cards: hidden.deck }];
        let mut faces = Vec::with_capacity(self.backs.len());
        for (place, back) in self.backs.iter().enumerate() {
            let card = hidden.faces.at(place);
            faces.push(among(back.knowers).then_some(card));
            if !among(back.knowers) {
                heap_of(&mut unseen, back.shuffle)[card] += 1;
            }
        }
        unseen.sort_by_key(|unseen| unseen.shuffle);
        let mut objectives = hidden.objectives;
        let mut jade = hidden.jade;
        for other in self.seats().filter(|&other| !over && seat != Some(other)) {
            objectives[other] = None;
        }
        for (jade, tile) in jade.iter_mut().zip(&self.tiles) {
            *jade = jade.filter(|_| among(tile.seen));
        }
        let answered = seat.filter(|&seat| self.answered.contains(seat));
        let objects = answered.map(|seat| hidden.objections.contains(seat));
        View { table: self.table, seat, objectives, jade, faces, objects, unseen }
    }

    /// A state that this view cannot tell from the true one: what was seen stays, what was paid fits the objective
    /// card, and every card and tile that is not seen is as likely to be in one place as in another.
    pub(crate) fn imagined(view: &View, dice: &mut Dice) -> Longwang {
        let mut faces = Faces::NONE;
        let mut hands = [[0; CARDS]; PLAYERS];
        let mut deck = [0; CARDS];
        for unseen in &view.unseen {
            let mut heap = Heap::new(unseen.cards);
            let drawn = view.backs.iter().zip(&view.faces).enumerate();
            for (place, (_, face)) in drawn.filter(|(_, (back, _))| back.shuffle == unseen.shuffle) {
                if face.is_none() {
                    faces.put(place, kernel::Piece::ALL[heap.draw(dice)]);
                }
            }
            if unseen.shuffle == view.shuffles {
                deck = heap.left();
            }
        }
        for (place, (back, face)) in view.backs.iter().zip(&view.faces).enumerate() {
            if let Some(card) = *face {
                faces.put(place, card);
            }
            hands[back.owner][faces.at(place)] += 1;
        }
        let hidden = Hidden {
            objectives: imagine_objectives(view, dice),
            hands,
            faces,
            jade: imagine_jade(view, dice),
            deck,
            objections: imagine_answers(view, &hands, dice),
        };
        Longwang { table: view.table, hidden }
    }
}

fn heap_of(unseen: &mut Vec<Unseen>, shuffle: u8) -> &mut Cards {
    let place = unseen.iter().position(|unseen| unseen.shuffle == shuffle).unwrap_or_else(|| {
        unseen.push(Unseen { shuffle, cards: [0; CARDS] });
        unseen.len() - 1
    });
    &mut unseen[place].cards
}

/// Tiles that others have seen, of what is on no tile that this eye has seen. What nobody has seen stays open.
fn imagine_jade(view: &View, dice: &mut Dice) -> [Option<Jade>; TILES] {
    let mut left = [view.board.tiles_of_each_kind; JADES];
    for &jade in view.jade.iter().flatten() {
        left[jade] -= 1;
    }
    let mut heap = Heap::new(left);
    let mut jade = view.jade;
    for (jade, tile) in jade.iter_mut().zip(&view.tiles) {
        if jade.is_none() && !tile.seen.is_empty() {
            *jade = Some(kernel::Piece::ALL[heap.draw(dice)]);
        }
    }
    jade
}

/// Whether this objective card is one for which the player could have paid what he paid (R8.2).
fn fits(objective: &Objective, builder: &Builder) -> bool {
    let paid = builder.paid.iter().zip(&objective.costs).take(usize::from(builder.parts));
    paid.into_iter().all(|(paid, cost)| paid == cost)
}

/// Objective cards that fit what was paid, no card twice.
fn imagine_objectives(view: &View, dice: &mut Dice) -> [Option<u8>; PLAYERS] {
    let board: &Board = view.board.get();
    let fitting = |seat: Seat| {
        let cards = board.objectives.iter().zip(1..);
        cards.fold(0u64, |set, (objective, number)| {
            set | u64::from(fits(objective, &view.builders[seat])) << number
        })
    };
    let dealt = |seat: Seat| match view.phase {
        Phase::Dragons(_) => false,
        Phase::Objectives => {
            let place = |seat: Seat| (seat.number() + PLAYERS as u8 - view.first.number()) % PLAYERS as u8;
            place(seat) < place(view.active)
        }
        _ => true,
    };
    loop {
        // All ways to deal are as likely; one with a card twice is none.
        let mut objectives = view.objectives;
        let mut taken = objectives.iter().flatten().fold(0u64, |set, number| set | 1 << number);
        let mut twice = false;
        for seat in view.seats().filter(|&seat| view.objectives[seat].is_none() && dealt(seat)) {
            let number = dice.bit(fitting(seat)) as u8;
            twice |= taken >> number & 1 == 1;
            taken |= 1 << number;
            objectives[seat] = Some(number);
        }
        if !twice {
            return objectives;
        }
    }
}

/// Who has answered may have objected if he has the pair; nobody knows whether he would.
fn imagine_answers(view: &View, hands: &[Cards; PLAYERS], dice: &mut Dice) -> Seats {
    let mut objects = |seat: Seat| match view.objects {
        Some(objects) if view.seat == Some(seat) => objects,
        _ => has_pair(&hands[seat], Card::MountainGod) && dice.below(2) == 1,
    };
    view.answered.iter().filter(|&seat| objects(seat)).collect()
}

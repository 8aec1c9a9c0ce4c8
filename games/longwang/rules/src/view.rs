//! What a viewer may know (R1.8), and the states that look the same to them as the true one.

use std::ops::Deref;

use kernel::{Dice, Heap, Seat, Seats, Viewer};
use serde::Serialize;

use crate::board::{Board, Cost, Objective};
use crate::data::*;
use crate::hand::{Faces, has_pair};
use crate::reason::Reason;
use crate::state::{Builder, Longwang, Secrets, Tabletop};
use crate::turn::Phase;

/// What a viewer sees: the open table, what it has seen of the rest, and what it can work out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// What lies open.
    pub table: Tabletop,
    /// The seat of the viewer, if they play.
    pub seat: Option<Seat>,
    /// The objective cards it knows: its own, and after the end all.
    pub objectives: [Option<u8>; PLAYERS],
    /// What it knows of the jade tiles.
    pub jade: [Option<Jade>; TILES],
    /// What it knows of the cards in hands, in the order of the backs.
    pub faces: Vec<Option<Card>>,
    /// The dragon that it has named itself in answer to the announced power, if it objects (R6.1).
    pub objects: Option<Dragon>,
    /// The cards it has not seen, by the shuffle of the deck they come from: a player who counts the discards
    /// knows them, but not which are where.
    pub unseen: Vec<Unseen>,
}

/// Cards of one deck that a viewer has not seen: in hands, and in the deck if it is the present one.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Unseen {
    /// How often the deck had been reshuffled.
    pub shuffle: u8,
    /// How many of each kind.
    pub cards: Cards,
}

impl Deref for View {
    type Target = Tabletop;

    fn deref(&self) -> &Tabletop {
        &self.table
    }
}

impl View {
    /// What the next part of a seat's temple costs, if the viewer knows; nothing is paid for the jade.
    pub(crate) fn next_cost(&self, seat: Seat) -> Option<&Cost> {
        let costs = &self.board.objective(self.objectives[seat]?).costs;
        costs.get(usize::from(self.builders[seat].parts))
    }

    /// The cards of a player's hand that this viewer knows.
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

impl kernel::Hidden for Longwang {
    type Reason = Reason;
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let seat = viewer.seat();
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
        let objects = seat.and_then(|seat| hidden.objections[seat]);
        View { table: self.table.clone(), seat, objectives, jade, faces, objects, unseen }
    }

    /// R9.1: until the end nobody shows their objective card.
    fn hides(&self, _: Seat) -> bool {
        self.phase != Phase::Over
    }

    /// R6.1: a seat that can only pass, or end its turn, would show that it has no card to play.
    fn is_discreet(&self) -> bool {
        matches!(self.phase, Phase::Turn | Phase::Answers)
    }

    /// What was seen stays, what was paid fits the objective card, and every unseen card and tile is as likely to
    /// be in one place as in another.
    fn imagine(view: &View, dice: &mut Dice) -> Longwang {
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
        let hidden = Secrets {
            objectives: imagine_objectives(view, dice),
            hands,
            faces,
            jade: imagine_jade(view, dice),
            deck,
            objections: imagine_answers(view, &hands, dice),
        };
        Longwang { table: view.table.clone(), hidden }
    }
}

fn heap_of(unseen: &mut Vec<Unseen>, shuffle: u8) -> &mut Cards {
    let place = unseen.iter().position(|unseen| unseen.shuffle == shuffle).unwrap_or_else(|| {
        unseen.push(Unseen { shuffle, cards: [0; CARDS] });
        unseen.len() - 1
    });
    &mut unseen[place].cards
}

/// Tiles that others have seen, of what is on no tile that this viewer has seen. What nobody has seen stays open.
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

/// Whether this objective card is one for which the player could have paid what they paid (R8.2).
fn fits(objective: &Objective, builder: &Builder) -> bool {
    let paid = builder.paid.iter().zip(&objective.costs).take(usize::from(builder.parts));
    paid.into_iter().all(|(paid, cost)| paid == cost)
}

/// Objective cards that fit what was paid, no card twice.
fn imagine_objectives(view: &View, dice: &mut Dice) -> [Option<u8>; PLAYERS] {
    let board: &Board = &view.board;
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

/// Seats that have answered may have objected with a pair, and named any dragon that could be named; nobody knows whether
/// they did.
fn imagine_answers(view: &View, hands: &[Cards; PLAYERS], dice: &mut Dice) -> [Option<Dragon>; PLAYERS] {
    let dragons = match view.mountain_target {
        Target::Called => kernel::Set::from_iter([view.wheel[view.active]]),
        Target::Any => view.free_dragons(),
    };
    let mut objections = [None; PLAYERS];
    for seat in view.answered.iter() {
        objections[seat] = if view.seat == Some(seat) {
            view.objects
        } else if has_pair(&hands[seat], Card::MountainGod) {
            let answer = dice.below(dragons.len() as u32 + 1) as usize;
            dragons.iter().nth(answer)
        } else {
            None
        };
    }
    objections
}

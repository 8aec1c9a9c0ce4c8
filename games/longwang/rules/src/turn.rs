//! The phases, and which rules file decides and acts in each.

use kernel::{Dice, Log, Piece, Rules, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Chance, Tile};
use crate::data::*;
use crate::event::Event;
use crate::menu::Menu;
use crate::rules::{build, card, gather, jade, place, power, round, setup};
use crate::state::Longwang;

/// Where in a game we are.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nature puts the dragons on the wheel; this number are there (R2.1).
    Dragons(u8),
    /// Nature deals the objective cards (R2.2).
    Objectives,
    /// A seat places its first explorers (R2.3).
    Settle,
    /// Nature deals the first action cards (R2.3).
    Deal,
    /// A seat does what it likes (R3.2).
    Turn,
    /// A seat has lifted an explorer and must place it (R4.5).
    Lifted,
    /// The rivals answer an announced power (R6.1).
    Answers,
    /// Nature rolls the dragon die (R6.2).
    Die,
    /// A seat uses the dragon's power (R6.2).
    Power,
    /// A seat has built its roof and may look at a jade tile (R8.3).
    Look,
    /// Nature draws an action card (R5.2).
    Draw,
    /// Nature picks the card that is stolen from this rival (R7.4).
    Steal(Seat),
    /// Nature picks the jade tile that the sea takes from this rival (R7.6).
    Surge(Seat),
    /// Nature picks the rival's jade tile for which this one is given (R6.5).
    Swap(Tile),
    /// Nature decides what is on a tile that nobody had seen (R1.3).
    Reveal(Tile),
    /// Nature rolls the wheel die (R3.3).
    Wheel,
    /// The end (R9).
    Over,
}

impl Rules for Longwang {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Settle | Phase::Turn | Phase::Lifted | Phase::Power | Phase::Look => Turn::of(self.active),
            Phase::Answers => Turn::Seats(self.unanswered()),
            Phase::Over => Turn::Over,
            _ => Turn::Nature,
        }
    }

    /// R6.1: the rivals answer an announced power at once.
    fn at_once(&self) -> bool {
        self.phase == Phase::Answers
    }

    fn choices(&self, seat: Seat, list: &mut Vec<Action>) {
        self.menu(seat).list(list);
    }

    fn chances(&self, list: &mut Vec<(Chance, u32)>) {
        let (board, seat) = (&self.board, self.active);
        match self.phase {
            Phase::Dragons(placed) => setup::dragons(self, placed, list),
            Phase::Objectives => setup::objectives(self, list),
            Phase::Deal | Phase::Draw => {
                let cards = Card::ALL.iter().map(|&card| (Chance::Card(card), self.hidden.deck[card].into()));
                list.extend(cards.filter(|chance| chance.1 > 0));
            }
            Phase::Die => {
                let shown = board.dragon_die.iter().enumerate().filter(|(_, faces)| **faces > 0);
                list.extend(shown.map(|(number, &faces)| (Chance::Die(number as u8), faces.into())));
            }
            Phase::Steal(rival) => {
                let held = self.backs.iter().enumerate().filter(|(_, back)| back.owner == rival);
                list.extend(held.map(|(place, _)| (Chance::Steal(place as u8), 1)));
            }
            Phase::Surge(rival) => list.extend(self.tiles_of(rival).map(|tile| (Chance::Tile(tile), 1))),
            Phase::Swap(_) => {
                let rival = self.power.rival.unwrap_or(seat);
                list.extend(self.tiles_of(rival).map(|tile| (Chance::Tile(tile), 1)));
            }
            Phase::Reveal(_) => jade::chances(self, list),
            Phase::Wheel => list.extend((1..=6).map(|face| (Chance::Wheel(face), 1))),
            // Seats decide.
            _ => {}
        }
    }

    /// The answers to all questions are bits: no list is needed to pick from them.
    fn choose(&self, seat: Seat, dice: &mut Dice, _: &mut Vec<Action>) -> Action {
        self.menu(seat).pick(dice)
    }

    /// The most frequent chances are drawn without a list: a card of the deck, or a die.
    fn draw(&self, dice: &mut Dice, list: &mut Vec<(Chance, u32)>) -> Chance {
        match self.phase {
            Phase::Deal | Phase::Draw => {
                let card = dice.kind(&self.hidden.deck, self.table.deck);
                Chance::Card(Card::ALL[card])
            }
            Phase::Die => Chance::Die(dice.kind(&self.board.dragon_die, 6) as u8),
            Phase::Wheel => Chance::Wheel(dice.below(6) as u8 + 1),
            _ => self.draw_listed(dice, list),
        }
    }

    fn play_unchecked(&mut self, seat: Seat, choice: Action, log: &mut impl Log<Event>) {
        match choice {
            Action::Place(cell) => place::place(self, seat, cell, log),
            Action::Lift(cell) => place::lift(self, seat, cell, log),
            Action::Gather(resource) => gather::gather(self, seat, resource, log),
            Action::Draw => gather::draw(self, log),
            Action::Power => power::announce(self, seat, log),
            Action::Play(card) => card::play(self, seat, card, log),
            Action::Thief(rival) => card::thief(self, seat, rival, log),
            Action::Imprison(dragon) if self.phase == Phase::Answers => {
                power::answer(self, seat, Some(dragon), log);
            }
            Action::Imprison(dragon) => card::imprison(self, seat, dragon, log),
            Action::SurgeRival(rival) => card::surge_rival(self, seat, rival, log),
            Action::SurgeTile(cell) => card::surge_tile(self, seat, cell, log),
            Action::Build(part) => build::build(self, seat, part, log),
            Action::Look(cell) => build::look(self, seat, cell, log),
            Action::Rival(rival) => power::against(self, rival),
            Action::Remove(cell) => power::remove(self, seat, cell, log),
            Action::Take(resource) => power::take(self, seat, resource, log),
            Action::Give(tile) => power::give(self, tile),
            Action::Stop => power::stop(self),
            Action::Pass => power::answer(self, seat, None, log),
            Action::Cancel => power::answer(self, seat, Some(self.wheel[self.active]), log),
            Action::End => round::end_turn(self, log),
        }
    }

    fn happen_unchecked(&mut self, chance: Chance, log: &mut impl Log<Event>) {
        match (chance, self.phase) {
            (Chance::Dragon(dragon), Phase::Dragons(placed)) => setup::dragon(self, placed, dragon, log),
            (Chance::Objective(number), _) => setup::objective(self, number, log),
            (Chance::Card(card), Phase::Deal) => setup::deal(self, card, log),
            (Chance::Card(card), _) => gather::drawn(self, card, log),
            (Chance::Steal(place), _) => card::stolen(self, usize::from(place), log),
            (Chance::Tile(tile), Phase::Swap(given)) => power::swapped(self, given, tile, log),
            (Chance::Tile(tile), _) => card::surged(self, tile, log),
            (Chance::Jade(jade), Phase::Reveal(tile)) => jade::revealed(self, tile, jade, log),
            (Chance::Die(number), _) => power::rolled(self, number, log),
            (Chance::Wheel(face), _) => round::turn_wheel(self, face, log),
            (Chance::Dragon(_) | Chance::Jade(_), _) => unreachable!("Nature does what it was offered"),
        }
    }
}

impl Longwang {
    /// All choices of a seat that is asked.
    #[inline]
    pub(crate) fn menu(&self, seat: Seat) -> Menu<'_> {
        match self.phase {
            Phase::Turn => round::menu(self, seat),
            Phase::Settle | Phase::Lifted => place::menu(self, seat),
            Phase::Answers => power::answers(self, seat),
            Phase::Power => power::menu(self, seat),
            Phase::Look => build::look_menu(self),
            _ => Menu::new(&self.board),
        }
    }

    /// The present step is done: what was going on goes on.
    pub(crate) fn resume(&mut self, log: &mut impl Log<Event>) {
        if self.round == 0 {
            setup::settled(self, log);
        } else if self.power.left > 0 {
            power::go_on(self);
        } else {
            self.phase = Phase::Turn;
        }
    }
}

//! The phases, and which rules file decides and acts in each.

use kernel::{Dice, Log, Rules, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Chance};
use crate::event::Event;
use crate::rules::{cards, city, members, neutral, prince, round, setup};
use crate::state::Ming;

/// Where in a game we are.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nature lays the six cards (R1.4).
    Lay,
    /// Nature draws the start player (R1.5).
    First,
    /// Two players place neutral members (R7.2).
    Neutral,
    /// The princes enter (R1.6).
    Prince,
    /// Members come to the province spaces (R2.2).
    Members,
    /// Cards are taken (R3.1).
    Cards,
    /// Nature lays a card where one was taken (R3.2).
    Refill,
    /// A seat plays a card or passes (R4.1).
    Move,
    /// A prince is on his way: he goes on, or he stops and deploys (R4.2).
    Way,
    /// A prince has stayed and deploys (R4.4).
    Deploy,
    /// The start player takes neutral members back (R7.4).
    Spare,
    /// All concerned choose return cards (R5.5).
    Return,
    /// A seat takes members back (R5.6).
    Recall,
    /// A seat names the next start player (R6.2).
    Starter,
    /// The end (R6.4).
    Over,
}

impl Rules for Ming {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Lay | Phase::First | Phase::Refill => Turn::Nature,
            Phase::Return => Turn::Seats(self.waiting),
            Phase::Over => Turn::Over,
            _ => Turn::of(self.active),
        }
    }

    fn at_once(&self) -> bool {
        self.phase == Phase::Return && city::concerned(self).len() > 1
    }

    fn choices(&self, seat: Seat, list: &mut Vec<Action>) {
        match self.phase {
            Phase::Neutral => neutral::places(self, list),
            Phase::Prince => setup::entries(self, list),
            Phase::Members => members::spaces(list),
            Phase::Cards => cards::sources(self, seat, list),
            Phase::Move => prince::moves(self, seat, list),
            Phase::Way => prince::ways(self, seat, list),
            Phase::Deploy => prince::deployments(self, seat, list),
            Phase::Spare => neutral::spares(self, list),
            Phase::Return => city::numbers(self, seat, list),
            Phase::Recall => city::recalls(self, seat, list),
            Phase::Starter => round::starters(self, list),
            Phase::Lay | Phase::First | Phase::Refill | Phase::Over => {}
        }
    }

    fn chances(&self, list: &mut Vec<(Chance, u32)>) {
        setup::chances(self, list);
    }

    /// The answers to all frequent questions are bits: no list is needed to pick from them.
    fn choose(&self, seat: Seat, dice: &mut Dice, list: &mut Vec<Action>) -> Action {
        match self.phase {
            Phase::Members => members::any_space(dice),
            Phase::Cards => cards::any_source(self, seat, dice),
            Phase::Move => prince::any_move(self, seat, dice),
            Phase::Way => prince::any_way(self, seat, dice),
            Phase::Deploy => prince::any_deployment(self, seat, dice),
            _ => self.choose_listed(seat, dice, list),
        }
    }

    fn play_unchecked(&mut self, seat: Seat, choice: Action, log: &mut impl Log<Event>) {
        match choice {
            Action::Neutral(district) => neutral::place(self, seat, district, log),
            Action::Prince(district) => setup::enter(self, seat, district, log),
            Action::Member(province) => members::place(self, seat, province, log),
            Action::Take(province) => cards::take(self, seat, province, log),
            Action::Dragon(province) => cards::take_dragon(self, seat, province, log),
            Action::Go(card, district) => prince::go(self, seat, card, district, log),
            Action::Stay(card) => prince::stay(self, seat, card, log),
            Action::Deploy(open, monastery) => prince::deploy(self, seat, open, monastery, log),
            Action::Pass => prince::pass(self, seat, log),
            Action::Return(number) => city::choose(self, seat, number, log),
            Action::Recall(district) if self.phase == Phase::Spare => neutral::spare(self, district, log),
            Action::Recall(district) => city::recall(self, seat, district, log),
            Action::Start(starter) => round::name(self, seat, starter, log),
        }
    }

    fn happen_unchecked(&mut self, chance: Chance, log: &mut impl Log<Event>) {
        match (chance, self.phase) {
            (Chance::First(seat), _) => setup::begin(self, seat, log),
            (Chance::Card(card), Phase::Lay) => setup::lay(self, card, log),
            (Chance::Card(card), _) => cards::refill(self, card, log),
        }
    }
}

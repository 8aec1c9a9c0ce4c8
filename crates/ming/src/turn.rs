//! The phases, and which rules file decides and acts in each.

use kernel::{Dice, Log, Seat, Turn};
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

impl Ming {
    /// What the game waits for.
    #[inline]
    pub(crate) fn whose_turn(&self) -> Turn {
        match self.phase {
            Phase::Lay | Phase::First | Phase::Refill => Turn::Nature,
            Phase::Return => Turn::Seats(self.waiting),
            Phase::Over => Turn::Over,
            _ => Turn::of(self.active),
        }
    }

    /// All choices of a seat that is asked.
    pub(crate) fn list_choices(&self, seat: Seat, list: &mut Vec<Action>) {
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

    /// The same as one of them at random, without the list: the choice at a random place of it.
    pub(crate) fn any_choice(&self, seat: Seat, dice: &mut Dice) -> Option<Action> {
        match self.phase {
            Phase::Members => Some(members::any_space(dice)),
            Phase::Cards => Some(cards::any_source(self, seat, dice)),
            Phase::Move => Some(prince::any_move(self, seat, dice)),
            Phase::Way => Some(prince::any_way(self, seat, dice)),
            Phase::Deploy => Some(prince::any_deployment(self, seat, dice)),
            _ => None,
        }
    }

    /// Does what a seat chose.
    pub(crate) fn act(&mut self, seat: Seat, choice: Action, log: &mut impl Log<Event>) {
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

    /// Does what Nature chose.
    pub(crate) fn befalls(&mut self, chance: Chance, log: &mut impl Log<Event>) {
        match (chance, self.phase) {
            (Chance::First(seat), _) => setup::begin(self, seat, log),
            (Chance::Card(card), Phase::Lay) => setup::lay(self, card, log),
            (Chance::Card(card), _) => cards::refill(self, card, log),
        }
    }

    /// The rule that a decision belongs to.
    pub(crate) fn rule_of_phase(&self) -> &'static str {
        match self.phase {
            Phase::Lay => "R1.4",
            Phase::First => "R1.5",
            Phase::Neutral => "R7.2",
            Phase::Prince => "R1.6",
            Phase::Members => "R2.2",
            Phase::Cards => "R3.1",
            Phase::Refill => "R3.2",
            Phase::Move => "R4.1",
            Phase::Way => "R4.2",
            Phase::Deploy => "R4.6",
            Phase::Spare => "R7.4",
            Phase::Return => "R5.5",
            Phase::Recall => "R5.6",
            Phase::Starter => "R6.2",
            Phase::Over => "R6.4",
        }
    }
}

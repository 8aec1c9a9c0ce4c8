//! What is wanted, and what each choice means now, as phrases.

use kernel::{Phrase, Seat, Spoken, key};

use crate::action::{Action, Cell};
use crate::board::Square;
use crate::data::*;
use crate::event::{name, price};
use crate::turn::Phase;
use crate::view::View;

impl Spoken<Action> for View {
    fn phase(&self) -> Phrase {
        match self.phase {
            Phase::Over => Phrase::new("phase-over"),
            _ if self.round == 0 => Phrase::new("longwang-phase-setup"),
            _ if self.round == self.round_limit => {
                Phrase::new("longwang-phase-last").with("round", self.round)
            }
            _ => Phrase::new("longwang-phase-round").with("round", self.round),
        }
    }

    fn prompt(&self, seat: Seat) -> Phrase {
        let say = Phrase::new;
        match self.phase {
            Phase::Settle => say("longwang-ask-settle"),
            Phase::Turn => say("longwang-ask-turn").with("points", self.turn.points),
            Phase::Lifted => say("longwang-ask-lifted"),
            Phase::Answers => {
                let text = match self.mountain_target {
                    Target::Called => "longwang-ask-answer",
                    Target::Any => "longwang-ask-answer-any",
                };
                say(text).with("seat", self.active).with("dragon", key(self.wheel[self.active]))
            }
            Phase::Power => self.power_wanted(seat),
            Phase::Look => say("longwang-ask-look"),
            _ => say("longwang-ask-nothing"),
        }
    }

    fn rule(&self) -> &'static str {
        match self.phase {
            Phase::Dragons(_) => "R2.1",
            Phase::Objectives => "R2.2",
            Phase::Settle | Phase::Deal => "R2.3",
            Phase::Turn => "R3.2",
            Phase::Lifted => "R4.5",
            Phase::Answers => "R6.1",
            Phase::Die => "R6.2",
            Phase::Power | Phase::Swap(_) => match self.wheel[self.active] {
                Dragon::Earth => "R6.3",
                Dragon::Fire => "R6.4",
                Dragon::Air => "R6.5",
                Dragon::Water => "R6.6",
            },
            Phase::Look => "R8.3",
            Phase::Draw => "R5.2",
            Phase::Steal(_) => "R7.4",
            Phase::Surge(_) => "R7.6",
            Phase::Reveal(_) => "R1.3",
            Phase::Wheel => "R3.3",
            Phase::Over => "R9.1",
        }
    }

    fn label(&self, seat: Seat, choice: Action) -> Phrase {
        let say = Phrase::new;
        match choice {
            Action::Place(cell) => self.place_in_words(cell),
            Action::Lift(cell) => self.cell_in_words("longwang-do-lift", cell),
            Action::Gather(resource) => say("longwang-do-gather")
                .with("resource", key(resource))
                .with("tokens", self.harvest(seat, resource)),
            Action::Draw => say("longwang-do-draw"),
            Action::Power => say(self.power_in_words(self.wheel[seat])),
            Action::Play(card) => play_in_words(card),
            Action::Thief(rival) => {
                say("longwang-do-thief").with("seat", rival).with("cards", self.builders[rival].cards)
            }
            Action::Imprison(dragon) => say("longwang-do-imprison").with("dragon", key(dragon)),
            Action::SurgeRival(rival) => say("longwang-do-surge-rival").with("seat", rival),
            Action::SurgeTile(cell) => say("longwang-do-surge-tile").with("cell", name(cell)),
            Action::Build(part) => match self.next_cost(seat) {
                Some(cost) => say("longwang-do-build").with("part", key(part)).with("cost", price(cost)),
                None => say("longwang-do-crown"),
            },
            Action::Look(cell) => say("longwang-do-look").with("cell", name(cell)),
            Action::Rival(rival) => self.rival_in_words(seat, rival),
            Action::Remove(cell) => self.cell_in_words("longwang-do-remove", cell),
            Action::Take(resource) => say("longwang-do-take").with("resource", key(resource)),
            Action::Give(tile) => {
                let jade = self.jade[tile.place()].map_or("longwang-unknown", key);
                say("longwang-do-give").with("jade", jade)
            }
            Action::Stop if self.phase == Phase::Look => say("longwang-do-look-not"),
            Action::Stop => say("longwang-do-stop"),
            Action::Pass => say("longwang-do-pass"),
            Action::Cancel => say("longwang-do-cancel"),
            Action::End => say("longwang-do-end").with("points", self.turn.points),
        }
    }
}

impl View {
    fn power_wanted(&self, seat: Seat) -> Phrase {
        let text = match (self.wheel[seat], self.power.rival) {
            (Dragon::Earth, _) => "longwang-ask-earth",
            (Dragon::Fire, None) => "longwang-ask-fire-rival",
            (Dragon::Fire, Some(_)) => "longwang-ask-fire",
            (Dragon::Air, None) => "longwang-ask-air-rival",
            (Dragon::Air, Some(_)) => "longwang-ask-air",
            (Dragon::Water, _) if self.water == Water::Tokens => "longwang-ask-water-tokens",
            (Dragon::Water, _) if self.water == Water::GatherAny => "longwang-ask-water-any",
            (Dragon::Water, _) => "longwang-ask-water",
        };
        let asked = Phrase::new(text).with("left", self.power.left);
        match self.power.rival {
            Some(rival) => asked.with("rival", rival),
            None => asked,
        }
    }

    /// Calling a dragon, with what it gives.
    fn power_in_words(&self, dragon: Dragon) -> &'static str {
        match (dragon, self.water) {
            (Dragon::Earth, _) => "longwang-do-power-earth",
            (Dragon::Fire, _) => "longwang-do-power-fire",
            (Dragon::Air, _) => "longwang-do-power-air",
            (Dragon::Water, Water::GatherKinds) => "longwang-do-power-water",
            (Dragon::Water, Water::GatherAny) => "longwang-do-power-water-any",
            (Dragon::Water, Water::Tokens) => "longwang-do-power-water-tokens",
        }
    }

    fn place_in_words(&self, cell: Cell) -> Phrase {
        if self.tile_on(cell).is_some() {
            return Phrase::new("longwang-do-place-jade").with("cell", name(cell));
        }
        self.cell_in_words("longwang-do-place", cell)
    }

    /// Something done at a cell, with what is on it.
    fn cell_in_words(&self, text: &'static str, cell: Cell) -> Phrase {
        let ground = match self.board.squares[cell.place()] {
            Square::Land(resource) => key(resource),
            _ => "longwang-neutral",
        };
        Phrase::new(text).with("cell", name(cell)).with("ground", ground)
    }

    fn rival_in_words(&self, seat: Seat, rival: Seat) -> Phrase {
        if self.wheel[seat] == Dragon::Fire {
            let explorers = self.explorers[rival].count_ones();
            return Phrase::new("longwang-do-burn").with("seat", rival).with("explorers", explorers);
        }
        let (tokens, tiles) = (self.builders[rival].wealth(), self.tiles_of(rival).count() as u8);
        Phrase::new("longwang-do-blow").with("seat", rival).with("tokens", tokens).with("tiles", tiles)
    }
}

/// Playing a card or a pair, with what it gives (R7.2, R7.3, R7.7).
fn play_in_words(card: Card) -> Phrase {
    match (card, card.resource()) {
        (_, Some(resource)) => {
            Phrase::new("longwang-do-play-resource").with("tokens", BOUNTY).with("resource", key(resource))
        }
        (Card::OnePoint, _) => Phrase::new("longwang-do-play-points").with("points", 1),
        (Card::TwoPoints, _) => Phrase::new("longwang-do-play-points").with("points", 2),
        _ => Phrase::new("longwang-do-play-emperor"),
    }
}

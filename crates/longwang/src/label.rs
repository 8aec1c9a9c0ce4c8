//! What is wanted, and what each choice means now, as phrases.

use kernel::{Phrase, Seat, key};

use crate::action::{Action, Cell};
use crate::board::Square;
use crate::data::*;
use crate::event::{name, price};
use crate::state::Longwang;
use crate::turn::Phase;

impl Longwang {
    /// Where the game is.
    pub(crate) fn where_we_are(&self) -> Phrase {
        match self.phase {
            Phase::Over => Phrase::new("longwang-phase-over"),
            _ if self.round == 0 => Phrase::new("longwang-phase-setup"),
            _ if self.round == self.round_limit => {
                Phrase::new("longwang-phase-last").with("round", self.round)
            }
            _ => Phrase::new("longwang-phase-round").with("round", self.round),
        }
    }

    /// What a seat must decide.
    pub(crate) fn what_is_wanted(&self, seat: Seat) -> Phrase {
        let say = Phrase::new;
        match self.phase {
            Phase::Settle => say("longwang-ask-settle"),
            Phase::Turn => say("longwang-ask-turn").with("points", self.turn.points),
            Phase::Lifted => say("longwang-ask-lifted"),
            Phase::Answers => say("longwang-ask-answer")
                .with("seat", self.active)
                .with("dragon", key(self.wheel[self.active])),
            Phase::Power => self.power_wanted(seat),
            _ => say("longwang-ask-nothing"),
        }
    }

    fn power_wanted(&self, seat: Seat) -> Phrase {
        let text = match (self.wheel[seat], self.power.rival) {
            (Dragon::Earth, _) => "longwang-ask-earth",
            (Dragon::Fire, None) => "longwang-ask-fire-rival",
            (Dragon::Fire, Some(_)) => "longwang-ask-fire",
            (Dragon::Air, None) => "longwang-ask-air-rival",
            (Dragon::Air, Some(_)) => "longwang-ask-air",
            (Dragon::Water, _) if self.water == Water::Tokens => "longwang-ask-water-tokens",
            (Dragon::Water, _) => "longwang-ask-water",
        };
        let asked = Phrase::new(text).with("left", self.power.left);
        match self.power.rival {
            Some(rival) => asked.with("rival", rival),
            None => asked,
        }
    }

    /// A choice in words, with what it costs and gives now.
    pub(crate) fn in_words(&self, seat: Seat, choice: Action) -> Phrase {
        let say = Phrase::new;
        match choice {
            Action::Place(cell) => self.place_in_words(cell),
            Action::Lift(cell) => self.cell_in_words("longwang-do-lift", cell),
            Action::Gather(resource) => say("longwang-do-gather")
                .with("resource", key(resource))
                .with("tokens", self.harvest(seat, resource)),
            Action::Draw => say("longwang-do-draw"),
            Action::Power => say("longwang-do-power").with("dragon", key(self.wheel[seat])),
            Action::Play(card) => {
                say("longwang-do-play").with("card", key(card)).with("cards", card.together())
            }
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
                let jade = self.hidden.jade[tile.place()].map_or("longwang-unknown", key);
                say("longwang-do-give").with("jade", jade)
            }
            Action::Stop => say("longwang-do-stop"),
            Action::Pass => say("longwang-do-pass"),
            Action::Cancel => say("longwang-do-cancel"),
            Action::End => say("longwang-do-end").with("points", self.turn.points),
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

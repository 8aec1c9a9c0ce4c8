//! What is wanted, and what each choice means now, as phrases.

use kernel::{Phrase, Seat, Spoken, key};

use crate::action::{Action, Put};
use crate::data::{Colour, JOKER, Region};
use crate::event::name;
use crate::turn::{Ask, Phase};
use crate::view::View;

impl Spoken<Action> for View {
    fn phase(&self) -> Phrase {
        match self.phase {
            Phase::Over => Phrase::new("phase-over"),
            _ if self.round == 0 => Phrase::new("china-phase-setup"),
            _ if self.exhausted > 1 => Phrase::new("china-phase-last").with("round", self.round),
            _ => Phrase::new("china-phase-round").with("round", self.round),
        }
    }

    fn prompt(&self, _: Seat) -> Phrase {
        let say = Phrase::new;
        match self.ask {
            Ask::Nothing => say("china-ask-nothing"),
            Ask::Turn => say("china-ask-turn"),
            Ask::Piece(region) => say("china-ask-piece").with("region", key(region)),
            Ask::Pay(_) => say("china-ask-pay"),
            Ask::Second(region) => say("china-ask-second").with("region", key(region)),
            Ask::Draw => {
                let left = crate::data::HAND - self.princes[self.active].cards;
                say("china-ask-draw").with("left", left)
            }
        }
    }

    fn rule(&self) -> &'static str {
        match (self.phase, self.ask) {
            (Phase::First, _) => "R1.5",
            (Phase::Deal, _) => "R1.4",
            (Phase::Refill, _) => "R4.2",
            (Phase::Over, _) => "R6.4",
            (_, Ask::Turn) => "R2.1",
            (_, Ask::Piece(_) | Ask::Second(_)) => "R2.3",
            (_, Ask::Pay(_)) => "R2.4",
            (_, Ask::Draw | Ask::Nothing) => "R4.1",
        }
    }

    fn label(&self, _: Seat, choice: Action) -> Phrase {
        let say = Phrase::new;
        match choice {
            Action::Region(region) => self.region_in_words(region),
            Action::Swap(colour) => say("china-do-swap").with("colour", key(colour)),
            Action::Place(put) => self.piece_in_words(put),
            Action::Pay(colour) => self.payment_in_words(colour),
            Action::Finish => say("china-do-finish"),
            Action::Take(colour) => say("china-do-take").with("colour", key(colour)),
            Action::Draw => say("china-do-draw").with("left", self.piled),
        }
    }
}

impl View {
    fn region_in_words(&self, region: Region) -> Phrase {
        let realm = &self.realm;
        Phrase::new("china-do-region")
            .with("region", key(region))
            .with("colour", key(realm.board.colour(region)))
            .with("free", realm.free(region).count_ones())
            .with("room", realm.limit(region) - realm.guests(region))
    }

    fn piece_in_words(&self, put: Put) -> Phrase {
        let say = Phrase::new;
        match put {
            Put::Palace(space) if self.realm.is_fortified(space) => {
                say("china-do-palace-fortress").with("space", name(space))
            }
            Put::Palace(space) => say("china-do-palace").with("space", name(space)),
            Put::Emissary(region) => say("china-do-emissary")
                .with("region", key(region))
                .with("guests", self.realm.guests(region))
                .with("limit", self.realm.limit(region)),
            Put::Fortress(space) => say("china-do-fortress").with("space", name(space)),
        }
    }

    fn payment_in_words(&self, colour: Colour) -> Phrase {
        let joker = match self.ask {
            Ask::Pay(put) => self.realm.board.colour(put.region()) != colour,
            _ => false,
        };
        let text = if joker { "china-do-joker" } else { "china-do-pay" };
        Phrase::new(text).with("colour", key(colour)).with("cards", if joker { JOKER } else { 1 })
    }
}

//! What is wanted, and what each choice means now, as phrases.

use kernel::{Phrase, Seat, Spoken, key};

use crate::action::Action;
use crate::data::*;
use crate::turn::Phase;
use crate::view::View;

impl Spoken<Action> for View {
    fn phase(&self) -> Phrase {
        let text = match self.phase {
            Phase::Over => "phase-over",
            _ if self.round == 0 => "ming-phase-setup",
            Phase::Neutral => "ming-phase-neutral",
            Phase::Members => "ming-phase-members",
            Phase::Cards | Phase::Refill => "ming-phase-cards",
            Phase::Move | Phase::Way | Phase::Deploy => "ming-phase-princes",
            Phase::Starter => "ming-phase-end",
            _ => "ming-phase-scoring",
        };
        Phrase::new(text).with("round", self.round)
    }

    fn prompt(&self, seat: Seat) -> Phrase {
        let (say, city) = (Phrase::new, key(self.scored_province()));
        match self.phase {
            Phase::Lay | Phase::First | Phase::Refill | Phase::Over => say("ming-ask-nothing"),
            Phase::Neutral => say("ming-ask-neutral").with("left", self.left.div_ceil(2)),
            Phase::Prince => say("ming-ask-prince"),
            Phase::Members => say("ming-ask-member").with("left", self.left.div_ceil(self.players)),
            Phase::Cards => say("ming-ask-card").with("left", HAND - self.families[seat].cards),
            Phase::Move => say("ming-ask-move"),
            Phase::Way if self.stands_free(seat) => say("ming-ask-way"),
            Phase::Way => say("ming-ask-way-on"),
            Phase::Deploy => say("ming-ask-deploy"),
            Phase::Spare => say("ming-ask-spare").with("left", self.left).with("province", city),
            Phase::Return => say("ming-ask-return").with("province", city),
            Phase::Recall => say("ming-ask-recall").with("left", self.back[seat]).with("province", city),
            Phase::Starter => say("ming-ask-starter"),
        }
    }

    fn rule(&self) -> &'static str {
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

    fn amount(&self, choice: Action) -> Option<u8> {
        match choice {
            Action::Return(number) => Some(number),
            _ => None,
        }
    }

    fn label(&self, seat: Seat, choice: Action) -> Phrase {
        let say = Phrase::new;
        match choice {
            Action::Neutral(district) => say("ming-do-neutral")
                .with("place", self.place(district))
                .with("there", self.open[district][NEUTRAL]),
            Action::Prince(district) => say("ming-do-prince")
                .with("place", self.place(district))
                .with("province", key(district.province())),
            Action::Member(province) => self.space_in_words("ming-do-member", seat, province),
            Action::Take(province) => match self.row[province] {
                Some(card) => say("ming-do-take").with("card", key(card)).with("province", key(province)),
                None => say("ming-do-take-none").with("province", key(province)),
            },
            Action::Dragon(province) => self.space_in_words("ming-do-dragon", seat, province),
            Action::Go(card, to) => say("ming-do-go")
                .with("place", self.place(to))
                .with("card", key(card))
                .with("members", self.deployable(seat, to)),
            Action::Stay(card) => say("ming-do-stay").with("card", key(card)),
            Action::Deploy(open, monastery) => self.deployment_in_words(seat, open, monastery),
            Action::Pass => say("ming-do-pass").with("cards", self.families[seat].cards),
            Action::Return(number) => self.return_in_words(seat, number),
            Action::Recall(district) => say("ming-do-recall").with("place", self.place(district)),
            Action::Start(starter) => say("ming-do-start").with("seat", starter),
        }
    }
}

impl View {
    fn space_in_words(&self, text: &'static str, seat: Seat, province: Province) -> Phrase {
        let here = self.families[seat].spaces[province];
        Phrase::new(text).with("province", key(province)).with("here", here)
    }

    fn deployment_in_words(&self, seat: Seat, open: u8, monastery: bool) -> Phrase {
        let here = self.families[seat].prince;
        let monk = here.and_then(|here| self.monks[here]).filter(|&monk| monk != seat);
        match (open, monastery, monk) {
            (0, false, _) => Phrase::new("ming-do-deploy-none"),
            (_, false, _) => Phrase::new("ming-do-deploy").with("open", open),
            (_, true, None) => Phrase::new("ming-do-deploy-monastery").with("open", open),
            (_, true, Some(monk)) => {
                Phrase::new("ming-do-deploy-displace").with("open", open).with("seat", monk)
            }
        }
    }

    fn return_in_words(&self, seat: Seat, number: u8) -> Phrase {
        let members = self.in_city(self.scored_province())[seat];
        let stay = members.saturating_sub(number);
        let majority = match self.majority_after(seat, number) {
            (_, 0) => Phrase::new("ming-majority-none"),
            (least, most) if least == most => Phrase::new("ming-majority-sure").with("most", most),
            (least, most) => Phrase::new("ming-majority-open").with("least", least).with("most", most),
        };
        Phrase::new("ming-do-return")
            .with("majority", majority)
            .with("number", number)
            .with("stay", stay)
            .with("points", stay * MEMBER_POINTS[self.scoring()])
    }
}

//! Why something is not possible: a code that becomes a sentence, and the rule that says so.

use kernel::{Phrase, Seat};

use crate::action::Action;
use crate::board::{Land, bit};
use crate::data::{MAX_PLAYERS, MOST_INFLUENCE, Region};
use crate::event::name;
use crate::rules::{cubes, rebellion};
use crate::state::Lotus;
use crate::turn::Phase;

/// Why a seat may not do something.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the words of the rules")]
pub enum Reason {
    /// Something else is to be decided.
    NotNow { rule: &'static str },
    /// The region is dark, and fewer than six play.
    NotInPlay { land: &'static Land },
    /// No neutral tile lies there.
    NoTile { land: &'static Land },
    /// An own cube lies there.
    OwnCube { land: &'static Land },
    /// Only lotus regions take cubes as long as there is no chip.
    NoLotus { land: &'static Land },
    /// The region is not next to a chip, nor to a cube where that is enough.
    TooFar { land: &'static Land, strict: bool },
    /// Nobody contends for the region.
    NoContest { land: &'static Land },
    /// Nobody votes against himself.
    Oneself,
    /// He is not in the contest.
    NoContender,
    /// The secret choice goes one step at a time, and this step is done.
    StepDone,
    /// A vote is made of two cards.
    TwoCards,
    /// So much influence is not there.
    Influence { held: u8 },
    /// He is not one of those who are tied.
    NotTied,
    /// So much army is not there.
    Army { held: u8 },
    /// The region belongs to no loser.
    NoLoser { land: &'static Land },
    /// The loser has lost two regions already.
    LostTwo { loser: Seat },
    /// The region is not next to an own one.
    NotNear { land: &'static Land },
    /// So many palaces are not there.
    Palaces { held: u8 },
}

impl kernel::Reason for Reason {
    fn tell(&self) -> Phrase {
        let say = Phrase::new;
        let about = |text: &'static str, land: &Land| Phrase::new(text).with("region", name(land));
        match *self {
            Reason::NotNow { .. } => say("lotus-no-not-now"),
            Reason::NotInPlay { land } => about("lotus-no-in-play", land),
            Reason::NoTile { land } => about("lotus-no-tile", land),
            Reason::OwnCube { land } => about("lotus-no-own-cube", land),
            Reason::NoLotus { land } => about("lotus-no-lotus", land),
            Reason::TooFar { land, strict: true } => about("lotus-no-far-strict", land),
            Reason::TooFar { land, strict: false } => about("lotus-no-far", land),
            Reason::NoContest { land } => about("lotus-no-contest", land),
            Reason::Oneself => say("lotus-no-oneself"),
            Reason::NoContender => say("lotus-no-contender"),
            Reason::StepDone => say("lotus-no-step"),
            Reason::TwoCards => say("lotus-no-two-cards").with("most", MOST_INFLUENCE),
            Reason::Influence { held } => say("lotus-no-influence").with("held", held),
            Reason::NotTied => say("lotus-no-tied"),
            Reason::Army { held } => say("lotus-no-army").with("held", held),
            Reason::NoLoser { land } => about("lotus-no-loser", land),
            Reason::LostTwo { loser } => say("lotus-no-lost-two").with("seat", loser),
            Reason::NotNear { land } => about("lotus-no-near", land),
            Reason::Palaces { held } => say("lotus-no-palaces").with("held", held),
        }
    }

    fn rule(&self) -> &'static str {
        match *self {
            Reason::NotNow { rule } => rule,
            Reason::NotInPlay { .. } => "R1.1",
            Reason::NoTile { .. } | Reason::OwnCube { .. } => "R2.2",
            Reason::NoLotus { .. } => "R2.3",
            Reason::TooFar { .. } => "R2.4",
            Reason::NoContest { .. } => "R3.3",
            Reason::Oneself | Reason::NoContender | Reason::TwoCards | Reason::Influence { .. } => "R3.4",
            Reason::StepDone => "R1.6",
            Reason::NotTied => "R3.6",
            Reason::Army { .. } => "R5.2",
            Reason::NoLoser { .. } | Reason::NotNear { .. } => "R5.6",
            Reason::LostTwo { .. } => "R5.7",
            Reason::Palaces { .. } => "R6.2",
        }
    }
}

impl Lotus {
    /// Why a seat that is asked may not do what is not among its choices.
    pub(crate) fn why_not(&self, seat: Seat, choice: Action) -> Reason {
        let secret = &self.secrets[seat];
        match (self.phase, choice) {
            (Phase::Cubes, Action::Cube(region)) => self.why_no_cube(seat, region),
            (Phase::Name, Action::Settle(region)) => {
                Reason::NoContest { land: self.realm.board.get().land(region) }
            }
            (Phase::Vote, Action::Against(_)) if secret.against.is_some() => Reason::StepDone,
            (Phase::Vote, Action::Against(rival)) if rival == seat => Reason::Oneself,
            (Phase::Vote, Action::Against(_)) => Reason::NoContender,
            (Phase::Vote, Action::Influence(points)) if secret.against.is_some() => {
                if points > MOST_INFLUENCE {
                    Reason::TwoCards
                } else {
                    Reason::Influence { held: self.lords[seat].influence }
                }
            }
            (Phase::Expel, Action::Expel(_)) => Reason::NotTied,
            (Phase::Muster, Action::Side(_)) => Reason::StepDone,
            (Phase::Muster, Action::Army(_)) if secret.side.is_some() => {
                Reason::Army { held: self.lords[seat].army }
            }
            (Phase::Capture, Action::Capture(region)) => self.why_no_capture(region),
            (Phase::Income, Action::Levy(_)) => Reason::Palaces { held: self.palaces(seat) },
            _ => Reason::NotNow { rule: self.rule_of_phase() },
        }
    }

    fn why_no_cube(&self, seat: Seat, region: Region) -> Reason {
        let (realm, land) = (&self.realm, self.realm.board.get().land(region));
        if realm.board.in_play(self.players) & bit(region) == 0 {
            Reason::NotInPlay { land }
        } else if realm.cubes[seat] & bit(region) != 0 {
            Reason::OwnCube { land }
        } else if cubes::within_reach(self) & bit(region) != 0 {
            Reason::NoTile { land }
        } else if realm.chips == [0; MAX_PLAYERS] {
            Reason::NoLotus { land }
        } else if realm.neutral & bit(region) == 0 {
            Reason::NoTile { land }
        } else {
            Reason::TooFar { land, strict: self.strict }
        }
    }

    fn why_no_capture(&self, region: Region) -> Reason {
        let land = self.realm.board.get().land(region);
        match self.realm.owner(region) {
            Some(owner) if rebellion::is_loser(self, owner) => {
                if self.lost[owner] < crate::data::MOST_LOST {
                    Reason::NotNear { land }
                } else {
                    Reason::LostTwo { loser: owner }
                }
            }
            _ => Reason::NoLoser { land },
        }
    }
}

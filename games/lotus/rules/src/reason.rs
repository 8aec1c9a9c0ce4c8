//! Why something is not possible: a code that becomes a sentence, and the rule that says so.

use kernel::{Phrase, Refuses, Seat, Spoken};

use crate::action::Action;
use crate::board::{LandRef, bit};
use crate::data::{MAX_PLAYERS, MOST_INFLUENCE, Region};
use crate::event::name;
use crate::rules::{cubes, rebellion};
use crate::turn::Phase;
use crate::view::View;

/// Why a seat may not do something.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the words of the rules")]
pub enum Reason {
    /// Something else is to be decided.
    NotNow { rule: &'static str },
    /// The region is dark, and fewer than six play.
    NotInPlay { land: LandRef },
    /// No neutral tile lies there.
    NoTile { land: LandRef },
    /// The seat's own cube lies there.
    OwnCube { land: LandRef },
    /// Only lotus regions take cubes as long as there is no chip.
    NoLotus { land: LandRef },
    /// The region is not next to a chip, nor to a cube where that is enough.
    TooFar { land: LandRef, strict: bool },
    /// Nobody contends for the region.
    NoContest { land: LandRef },
    /// Nobody votes against themselves.
    Oneself,
    /// That seat is not in the contest.
    NoContender,
    /// The secret choice goes one step at a time, and this step is done.
    StepDone,
    /// A vote is made of two cards.
    TwoCards { most: u8 },
    /// There is not that much influence.
    Influence { held: u8 },
    /// That seat is not one of those that are tied.
    NotTied,
    /// There is not that much army.
    Army { held: u8 },
    /// The region belongs to no loser.
    NoLoser { land: LandRef },
    /// The loser has lost two regions already.
    LostTwo { loser: Seat },
    /// The region is not next to one of the seat's own.
    NotNear { land: LandRef },
    /// There are not that many palaces.
    Palaces { held: u8 },
}

impl kernel::Reason for Reason {
    fn tell(&self) -> Phrase {
        let say = Phrase::new;
        let about = |text: &'static str, land: LandRef| Phrase::new(text).with("region", name(&land));
        match self.clone() {
            Reason::NotNow { .. } => say("illegal-now"),
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
            Reason::TwoCards { most } => say("lotus-no-two-cards").with("most", most),
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
            Reason::Oneself | Reason::NoContender | Reason::TwoCards { .. } | Reason::Influence { .. } => {
                "R3.4"
            }
            Reason::StepDone => "R1.6",
            Reason::NotTied => "R3.6",
            Reason::Army { .. } => "R5.2",
            Reason::NoLoser { .. } | Reason::NotNear { .. } => "R5.6",
            Reason::LostTwo { .. } => "R5.7",
            Reason::Palaces { .. } => "R6.2",
        }
    }

    fn is_not_now(&self) -> bool {
        matches!(self, Reason::NotNow { .. })
    }
}

impl Refuses<Action> for View {
    type Reason = Reason;

    fn reason(&self, seat: Seat, choice: Action) -> Reason {
        let secret = self.secret(seat);
        match (self.phase, choice) {
            (Phase::Cubes, Action::Cube(region)) => self.why_no_cube(seat, region),
            (Phase::Name, Action::Settle(region)) => Reason::NoContest { land: self.realm.land(region) },
            (Phase::Vote, Action::Against(_)) if secret.against.is_some() => Reason::StepDone,
            (Phase::Vote, Action::Against(rival)) if rival == seat => Reason::Oneself,
            (Phase::Vote, Action::Against(_)) => Reason::NoContender,
            (Phase::Vote, Action::Influence(points)) if secret.against.is_some() => {
                let lord = &self.lords[seat];
                if points > lord.influence && points <= MOST_INFLUENCE {
                    Reason::Influence { held: lord.influence }
                } else {
                    Reason::TwoCards { most: lord.most_influence() }
                }
            }
            (Phase::Expel, Action::Expel(_)) => Reason::NotTied,
            (Phase::Muster, Action::Side(_)) => Reason::StepDone,
            (Phase::Muster, Action::Army(_)) if secret.side.is_some() => {
                Reason::Army { held: self.lords[seat].army }
            }
            (Phase::Capture, Action::Capture(region)) => self.why_no_capture(region),
            (Phase::Income, Action::Levy(_)) => Reason::Palaces { held: self.palaces(seat) },
            _ => Reason::NotNow { rule: self.rule() },
        }
    }
}

impl View {
    fn why_no_cube(&self, seat: Seat, region: Region) -> Reason {
        let (realm, land) = (&self.realm, self.realm.land(region));
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
        let land = self.realm.land(region);
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

//! What is wanted, and what each choice means now, as phrases.

use kernel::{Arg, Phrase, Seat, Spoken, key};

use crate::action::Action;
use crate::data::{PALACE_INFLUENCE, Region};
use crate::event::name;
use crate::rules::vote;
use crate::turn::Phase;
use crate::view::View;

/// What the buildings do for their owners (R3.9, R5.1, R6.2), in the order of [`Building`](crate::data::Building).
const DOES: [&str; 5] =
    ["lotus-does-village", "lotus-does-palace", "lotus-does-temple", "lotus-does-fort", "lotus-does-rice"];

impl Spoken<Action> for View {
    fn phase(&self) -> Phrase {
        let text = match self.phase {
            Phase::Crown | Phase::Lotus => return Phrase::new("lotus-phase-setup"),
            Phase::Over => return Phrase::new("phase-over"),
            Phase::Cubes => "lotus-phase-cubes",
            Phase::Name | Phase::Vote | Phase::Expel | Phase::Tiles => "lotus-phase-control",
            Phase::Muster | Phase::Capture => "lotus-phase-rebellion",
            Phase::Income => "lotus-phase-income",
        };
        Phrase::new(text).with("round", self.round)
    }

    fn prompt(&self, seat: Seat) -> Phrase {
        let (say, secret) = (Phrase::new, self.secret(seat));
        match self.phase {
            Phase::Cubes => say("lotus-ask-cube").with("left", self.cubes_left(seat)),
            Phase::Name => say("lotus-ask-name"),
            Phase::Vote => match secret.against {
                None => say("lotus-ask-against").with("region", self.contested()),
                Some(rival) => say("lotus-ask-influence")
                    .with("region", self.contested())
                    .with("against", rival)
                    .with("most", vote::most(self, seat)),
            },
            Phase::Expel => say("lotus-ask-expel").with("region", self.contested()),
            Phase::Muster => match secret.side {
                None => say("lotus-ask-side"),
                Some(side) => {
                    say("lotus-ask-army").with("side", key(side)).with("held", self.lords[seat].army)
                }
            },
            Phase::Capture => say("lotus-ask-capture"),
            Phase::Income => say("lotus-ask-levy").with("palaces", self.palaces(seat)),
            Phase::Crown | Phase::Lotus | Phase::Tiles | Phase::Over => say("lotus-ask-nothing"),
        }
    }

    fn rule(&self) -> &'static str {
        match self.phase {
            Phase::Crown => "R1.4",
            Phase::Lotus => "R1.5",
            Phase::Cubes => "R2.1",
            Phase::Name => "R3.3",
            Phase::Vote => "R3.4",
            Phase::Expel => "R3.6",
            Phase::Tiles => "R3.10",
            Phase::Muster => "R5.2",
            Phase::Capture => "R5.6",
            Phase::Income => "R6.2",
            Phase::Over => "R7.3",
        }
    }

    fn amount(&self, choice: Action) -> Option<u8> {
        match choice {
            Action::Influence(amount) | Action::Army(amount) | Action::Levy(amount) => Some(amount),
            _ => None,
        }
    }

    fn label(&self, seat: Seat, choice: Action) -> Phrase {
        let say = Phrase::new;
        match choice {
            Action::Cube(region) => self.promise("lotus-do-cube", region),
            Action::Waive => say("lotus-do-waive"),
            Action::Settle(region) => {
                let contenders = self.realm.contenders(region);
                self.about("lotus-do-settle", region).with("seats", contenders.iter().collect::<Arg>())
            }
            Action::Against(rival) => {
                say("lotus-do-against").with("seat", rival).with("influence", self.lords[rival].influence)
            }
            Action::Influence(points) => {
                let left = self.lords[seat].influence.saturating_sub(points);
                say("lotus-do-influence").with("points", points).with("left", left)
            }
            Action::Expel(loser) => say("lotus-do-expel").with("seat", loser),
            Action::Side(side) => {
                say("lotus-do-side").with("side", key(side)).with("leader", self.leader_of(side))
            }
            Action::Army(points) => {
                let left = self.lords[seat].army.saturating_sub(points);
                say("lotus-do-army").with("points", points).with("left", left)
            }
            Action::Capture(region) => match self.realm.owner(region) {
                Some(owner) => self.promise("lotus-do-capture", region).with("seat", owner),
                None => say("lotus-do-decline"),
            },
            Action::Decline => say("lotus-do-decline"),
            Action::Levy(levied) => {
                let rest = self.palaces(seat).saturating_sub(levied);
                say("lotus-do-levy").with("army", levied).with("influence", rest * PALACE_INFLUENCE)
            }
        }
    }
}

impl View {
    /// A text about a region and its building.
    fn about(&self, text: &'static str, region: Region) -> Phrase {
        let phrase = Phrase::new(text).with("region", name(self.realm.board.land(region)));
        match self.realm.building(region) {
            Some(building) => phrase.with("building", key(building)),
            None => phrase,
        }
    }

    /// A text about a region and what its building does for whoever owns it.
    fn promise(&self, text: &'static str, region: Region) -> Phrase {
        let phrase = self.about(text, region);
        match self.realm.building(region) {
            Some(building) => phrase.with("does", DOES[building]),
            None => phrase,
        }
    }

    /// The name of the region that is being settled.
    fn contested(&self) -> Arg {
        self.region.map_or(Arg::Text(String::new()), |region| name(self.realm.board.land(region)))
    }
}

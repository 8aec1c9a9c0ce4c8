//! What happened, and what each viewer is told about it.

use kernel::{Arg, Mark, Phrase, Seat, Seats, key};

use crate::board::{Land, LandRef};
use crate::data::{Building, Side, Source};
use crate::state::Secret;

/// One thing that happened, with its secret.
pub type Event = kernel::Happened<Told>;

/// What somebody is told. Amounts come with what they lead to.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the words of the rules")]
pub enum Told {
    /// Who is Emperor at first.
    First { seat: Seat },
    /// A neutral tile came to a region.
    Laid { land: LandRef, building: Building },
    /// A round begins.
    Round { round: u8 },
    /// A cube was put.
    Put { seat: Seat, land: LandRef },
    /// A cube was given up.
    Waived { seat: Seat },
    /// The Emperor named the next region.
    Named { seat: Seat, land: LandRef },
    /// A region is settled among these.
    Contest { land: LandRef, contenders: Seats },
    /// A secret choice is made; told to everybody but its owner.
    Entered { seat: Seat },
    /// The same, told to its owner.
    EnteredSecret { seat: Seat, secret: Secret },
    /// A vote is revealed.
    Voted { seat: Seat, vote: Secret },
    /// Several have the most votes against them.
    Tied { seats: Seats, votes: u8 },
    /// The Emperor decided a tie.
    Expelled { seat: Seat, loser: Seat },
    /// Somebody left the contest, and got some influence back.
    Left { seat: Seat, back: u8 },
    /// A region came into somebody's hands.
    Took { seat: Seat, land: LandRef, building: Building },
    /// Somebody won a region and has no chip for it.
    NoChip { seat: Seat, land: LandRef },
    /// The title passed on.
    Crowned { seat: Seat, palaces: u8 },
    /// The second phase is over, and this is the Emperor.
    Ruled { seat: Seat },
    /// A victory point.
    Point { seat: Seat, now: u8 },
    /// Somebody should get a victory point, and all are out.
    NoPoint { seat: Seat },
    /// Who is the Rebel.
    Rebelled { seat: Seat, villages: u8 },
    /// A side and an army are revealed.
    Sided { seat: Seat, choice: Secret },
    /// The rebellion is decided.
    Fought { winner: Side, emperor: u8, rebel: u8 },
    /// A region was taken from a loser.
    Captured { seat: Seat, loser: Seat, land: LandRef },
    /// A winner could have taken a region and did not.
    Declined { seat: Seat },
    /// A winner cannot take any region.
    Unable { seat: Seat },
    /// New cards.
    Income { seat: Seat, influence: u8, army: u8 },
    /// The end.
    Over,
}

impl kernel::Told for Told {
    fn reveals(&self) -> bool {
        matches!(self, Told::Voted { .. } | Told::Sided { .. })
    }

    fn opens_round(&self) -> bool {
        matches!(self, Told::Round { .. })
    }

    fn mark(&self) -> Option<Mark> {
        match self {
            Told::Contest { .. } | Told::Rebelled { .. } => Some(Mark::Event),
            Told::Ruled { .. } => Some(Mark::Scoring),
            Told::Entered { .. }
            | Told::EnteredSecret { .. }
            | Told::Voted { .. }
            | Told::Tied { .. }
            | Told::Expelled { .. }
            | Told::Left { .. }
            | Told::Took { .. }
            | Told::NoChip { .. }
            | Told::Crowned { .. }
            | Told::Point { .. }
            | Told::NoPoint { .. }
            | Told::Sided { .. }
            | Told::Fought { .. }
            | Told::Captured { .. }
            | Told::Declined { .. }
            | Told::Unable { .. } => Some(Mark::Figure),
            _ => None,
        }
    }

    fn tell(&self) -> Phrase {
        let say = |text: &'static str, seat: Seat| Phrase::new(text).with("seat", seat);
        match self.clone() {
            Told::First { seat } => say("lotus-first", seat),
            Told::Laid { land, building } => {
                Phrase::new("lotus-laid").with("region", name(&land)).with("building", key(building))
            }
            Told::Round { round } => Phrase::new("lotus-round").with("round", round),
            Told::Put { seat, land } => say("lotus-put", seat).with("region", name(&land)),
            Told::Waived { seat } => say("lotus-waived", seat),
            Told::Named { seat, land } => say("lotus-named", seat).with("region", name(&land)),
            Told::Contest { land, contenders } => Phrase::new("lotus-contest")
                .with("region", name(&land))
                .with("seats", contenders.iter().collect::<Arg>())
                .with("count", contenders.len() as u32),
            Told::Entered { seat } => say("lotus-entered", seat),
            Told::EnteredSecret { seat, secret } if secret.against.is_some() => {
                choice("lotus-own-vote", seat, secret)
            }
            Told::EnteredSecret { seat, secret } => choice("lotus-own-side", seat, secret),
            Told::Voted { seat, vote } => choice("lotus-voted", seat, vote),
            Told::Tied { seats, votes } => {
                Phrase::new("lotus-tied").with("seats", seats.iter().collect::<Arg>()).with("votes", votes)
            }
            Told::Expelled { seat, loser } => say("lotus-expelled", seat).with("loser", loser),
            Told::Left { seat, back } => say("lotus-left", seat).with("back", back),
            Told::Took { seat, land, building } => {
                say("lotus-took", seat).with("region", name(&land)).with("building", key(building))
            }
            Told::NoChip { seat, land } => say("lotus-no-chip", seat).with("region", name(&land)),
            Told::Crowned { seat, palaces } => say("lotus-crowned", seat).with("palaces", palaces),
            Told::Ruled { seat } => say("lotus-ruled", seat),
            Told::Point { seat, now } => say("lotus-point", seat).with("now", now),
            Told::NoPoint { seat } => say("lotus-no-point", seat),
            Told::Rebelled { seat, villages } => say("lotus-rebelled", seat).with("villages", villages),
            Told::Sided { seat, choice: secret } => choice("lotus-sided", seat, secret),
            Told::Fought { winner, emperor, rebel } => Phrase::new("lotus-fought")
                .with("winner", key(winner))
                .with("emperor", emperor)
                .with("rebel", rebel),
            Told::Captured { seat, loser, land } => {
                say("lotus-captured", seat).with("loser", loser).with("region", name(&land))
            }
            Told::Declined { seat } => say("lotus-declined", seat),
            Told::Unable { seat } => say("lotus-unable", seat),
            Told::Income { seat, influence, army } => {
                say("lotus-income", seat).with("influence", influence).with("army", army)
            }
            Told::Over => Phrase::new("lotus-over"),
        }
    }
}

fn choice(text: &'static str, seat: Seat, secret: Secret) -> Phrase {
    let phrase = Phrase::new(text).with("seat", seat).with("points", secret.played());
    match (secret.against, secret.side) {
        (Some(rival), _) => phrase.with("against", rival),
        (_, Some(side)) => phrase.with("side", key(side)),
        _ => phrase,
    }
}

/// The name of a region on the map.
pub fn name(land: &Land) -> Arg {
    Arg::Text(land.name.clone())
}

kernel::named! {
    "lotus-";
    Building: "village" "palace" "temple" "fort" "rice";
    Side: "side-emperor" "side-rebel";
    Source: "source-villages" "source-palaces" "source-temples" "source-forts" "source-rice" "source-dragons"
        "source-victory";
}

//! What happened, and what each eye is told of it.

use kernel::{Arg, Eye, Phrase, Seat, Seats, key};

use crate::board::Land;
use crate::data::{Building, Side, Source};
use crate::state::Secret;

/// One thing that happened. Amounts come with what they lead to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the words of the rules")]
pub enum Event {
    /// Who is Emperor at first.
    First { seat: Seat },
    /// A neutral tile came to a region.
    Laid { land: &'static Land, building: Building },
    /// A round begins.
    Round { round: u8 },
    /// A cube was put.
    Put { seat: Seat, land: &'static Land },
    /// A cube was given up.
    Waived { seat: Seat },
    /// The Emperor named the next region.
    Named { seat: Seat, land: &'static Land },
    /// A region is settled among these.
    Contest { land: &'static Land, contenders: Seats },
    /// A secret choice is made; only its owner knows which.
    Entered { seat: Seat, secret: Option<Secret> },
    /// A vote is revealed.
    Voted { seat: Seat, vote: Secret },
    /// Several have most votes against them.
    Tied { seats: Seats, votes: u8 },
    /// The Emperor decided a tie.
    Expelled { seat: Seat, loser: Seat },
    /// Somebody left the contest, and got some influence back.
    Left { seat: Seat, back: u8 },
    /// A region came into somebody's hands.
    Took { seat: Seat, land: &'static Land, building: Building },
    /// The title passed on.
    Crowned { seat: Seat, palaces: u8 },
    /// The second phase is over, and this is the Emperor.
    Ruled { seat: Seat },
    /// A victory point.
    Point { seat: Seat, now: u8 },
    /// Who is the Rebel.
    Rebelled { seat: Seat, villages: u8 },
    /// A side and an army are revealed.
    Sided { seat: Seat, choice: Secret },
    /// The rebellion is decided.
    Fought { winner: Side, emperor: u8, rebel: u8 },
    /// A region was taken from a loser.
    Captured { seat: Seat, loser: Seat, land: &'static Land },
    /// A winner could have taken a region and did not.
    Declined { seat: Seat },
    /// A winner cannot take any region.
    Unable { seat: Seat },
    /// New cards.
    Income { seat: Seat, influence: u8, army: u8 },
    /// The end.
    Over,
}

impl kernel::Event for Event {
    /// R1.6: what is chosen in secret is told to who chose it, and to all others that he has chosen.
    fn seen_by(&self, eye: Eye) -> Option<Event> {
        match *self {
            Event::Entered { seat, .. } if eye != Eye::Seat(seat) => {
                Some(Event::Entered { seat, secret: None })
            }
            other => Some(other),
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Event::Voted { .. } | Event::Sided { .. })
    }

    fn opens_round(&self) -> bool {
        matches!(self, Event::Round { .. })
    }

    fn tell(&self) -> Phrase {
        let say = |text: &'static str, seat: Seat| Phrase::new(text).with("seat", seat);
        match *self {
            Event::First { seat } => say("lotus-first", seat),
            Event::Laid { land, building } => {
                Phrase::new("lotus-laid").with("region", name(land)).with("building", key(building))
            }
            Event::Round { round } => Phrase::new("lotus-round").with("round", round),
            Event::Put { seat, land } => say("lotus-put", seat).with("region", name(land)),
            Event::Waived { seat } => say("lotus-waived", seat),
            Event::Named { seat, land } => say("lotus-named", seat).with("region", name(land)),
            Event::Contest { land, contenders } => Phrase::new("lotus-contest")
                .with("region", name(land))
                .with("seats", contenders.iter().collect::<Arg>())
                .with("count", contenders.len() as u32),
            Event::Entered { seat, secret } => entered(seat, secret),
            Event::Voted { seat, vote } => choice("lotus-voted", seat, vote),
            Event::Tied { seats, votes } => {
                Phrase::new("lotus-tied").with("seats", seats.iter().collect::<Arg>()).with("votes", votes)
            }
            Event::Expelled { seat, loser } => say("lotus-expelled", seat).with("loser", loser),
            Event::Left { seat, back } => say("lotus-left", seat).with("back", back),
            Event::Took { seat, land, building } => {
                say("lotus-took", seat).with("region", name(land)).with("building", key(building))
            }
            Event::Crowned { seat, palaces } => say("lotus-crowned", seat).with("palaces", palaces),
            Event::Ruled { seat } => say("lotus-ruled", seat),
            Event::Point { seat, now } => say("lotus-point", seat).with("now", now),
            Event::Rebelled { seat, villages } => say("lotus-rebelled", seat).with("villages", villages),
            Event::Sided { seat, choice: secret } => choice("lotus-sided", seat, secret),
            Event::Fought { winner, emperor, rebel } => Phrase::new("lotus-fought")
                .with("winner", key(winner))
                .with("emperor", emperor)
                .with("rebel", rebel),
            Event::Captured { seat, loser, land } => {
                say("lotus-captured", seat).with("loser", loser).with("region", name(land))
            }
            Event::Declined { seat } => say("lotus-declined", seat),
            Event::Unable { seat } => say("lotus-unable", seat),
            Event::Income { seat, influence, army } => {
                say("lotus-income", seat).with("influence", influence).with("army", army)
            }
            Event::Over => Phrase::new("lotus-over"),
        }
    }
}

/// A secret choice, as its owner is told of it, or another.
fn entered(seat: Seat, secret: Option<Secret>) -> Phrase {
    match secret {
        Some(secret) if secret.against.is_some() => choice("lotus-own-vote", seat, secret),
        Some(secret) => choice("lotus-own-side", seat, secret),
        None => Phrase::new("lotus-entered").with("seat", seat),
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

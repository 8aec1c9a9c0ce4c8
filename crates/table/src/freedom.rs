//! How free a seat was when it did something.

use kernel::Offer;
use kernel::record::Actor;

/// How free whoever did a step was to do something else.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Freedom {
    /// There was a choice; Nature always has one.
    Free,
    /// There was none, but nobody else may know that.
    Secret,
    /// There was none, and a table plays such a thing by itself.
    Forced,
}

impl Freedom {
    /// How free somebody is who is offered this.
    pub fn of<A: Copy + Ord>(offer: &Offer<A>, actor: Actor) -> Freedom {
        match actor {
            Actor::Nature => Freedom::Free,
            Actor::Seat(_) if offer.only().is_some() => Freedom::Forced,
            Actor::Seat(seat) if offer.to(seat).len() == 1 => Freedom::Secret,
            Actor::Seat(_) => Freedom::Free,
        }
    }
}

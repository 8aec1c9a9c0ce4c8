//! Hints and reviews without the type of a game.

use std::marker::PhantomData;

use coach::{Advice, Decision, Everybody, Found, Review, Reviewing};
use estimate::Estimate;
use kernel::record::{Record, RecordError};
use kernel::{Phrase, Replay, Seat, Spoken, Viewer};

/// What is found out for a hint, elsewhere, by judging this number of positions. It has the view of the seat and nothing else of
/// the table.
pub type Hinting = Box<dyn FnOnce(u64) -> Vec<Advice> + Send>;

/// A finished game that is reviewed, part by part.
pub trait Reviewer: Send + Sync {
    /// How many parts there are.
    fn parts(&self) -> usize;

    /// Works on a part.
    fn work(&self, part: usize) -> Found;

    /// Puts all parts together.
    fn finish(&self, found: &[Found]) -> Review;
}

/// A decision in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Round and phase, as whoever decided knew them.
    pub phase: Phrase,
    /// What was done.
    pub played: Phrase,
    /// What would have been best.
    pub best: Phrase,
}

pub(crate) fn hinting<G: Estimate>(view: G::View, seat: Seat, choices: Vec<G::Action>) -> Hinting {
    Box::new(move |budget| match Everybody::<G>::new() {
        Ok(mut everybody) => coach::hint(&mut everybody, &view, seat, &choices, budget),
        Err(_) => Vec::new(),
    })
}

pub(crate) fn line<G: Estimate>(view: &G::View, seat: Seat, action: G::Action) -> Vec<Phrase> {
    Everybody::<G>::new()
        .map_or_else(|_| Vec::new(), |mut everybody| coach::line(&mut everybody, view, seat, action))
}

pub(crate) fn reviewer<G: Estimate>(record: &Record, budget: u64) -> Result<Box<dyn Reviewer>, RecordError> {
    Ok(Box::new(Typed(Reviewing::<G>::new(record, budget)?, PhantomData)))
}

struct Typed<G: Estimate>(Reviewing<G>, PhantomData<fn() -> G>);

impl<G: Estimate> Reviewer for Typed<G> {
    fn parts(&self) -> usize {
        self.0.parts()
    }

    fn work(&self, part: usize) -> Found {
        let mut everybody = Everybody::new().expect("only games with a net are reviewed");
        self.0.work(part, &mut everybody)
    }

    fn finish(&self, found: &[Found]) -> Review {
        self.0.finish(found)
    }
}

/// These decisions of a record in words, in their order; as many as the record still has.
pub(crate) fn tell<G: Estimate>(record: &Record, decisions: &[Decision]) -> Vec<Told> {
    let mut told = Vec::new();
    let Ok(mut replay) = Replay::<G>::new(record) else { return told };
    for Decision { step, seat, played, best, .. } in decisions {
        while replay.done() < *step {
            if !replay.step(&mut ()).unwrap_or(false) {
                return told;
            }
        }
        let seat = Seat::new(*seat);
        let view = replay.state().view(Viewer::Seat(seat));
        let label = |text: &str| text.parse().ok().map(|action| view.label(seat, action));
        let (Some(played), Some(best)) = (label(played), label(best)) else { return told };
        told.push(Told { phase: view.phase(), played, best });
    }
    told
}

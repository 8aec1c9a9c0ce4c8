//! What happened at a table, step by step.

use kernel::record::Actor;
use kernel::{Log, Phrase};

/// One event and the step that caused it.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Entry<E> {
    /// The place of the step in the record, from 0. The moment after it is that of `step + 1` steps.
    pub step: u32,
    /// Who did that step.
    pub actor: Actor,
    /// What happened.
    pub event: E,
}

/// An event as an eye is told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The place of the step that caused it, from 0. The moment after it is that of `step + 1` steps.
    pub step: usize,
    /// Who did that step.
    pub actor: Actor,
    /// Whether a round begins with it.
    pub opens_round: bool,
    /// What happened, in words.
    pub phrase: Phrase,
}

/// Takes the events of one step.
pub(crate) struct Page<'a, E> {
    pub entries: &'a mut Vec<Entry<E>>,
    pub step: usize,
    pub actor: Actor,
}

impl<E> Log<E> for Page<'_, E> {
    fn note(&mut self, event: E) {
        self.entries.push(Entry { step: self.step as u32, actor: self.actor, event });
    }
}

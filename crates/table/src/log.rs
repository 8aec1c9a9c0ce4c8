//! What happened at a table, step by step.

use kernel::record::Actor;
use kernel::{Log, Mark, Phrase};

/// One event and the step that caused it.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<E> {
    /// The place of the step in the record, from 0. The moment after it is that of `step + 1` steps.
    pub step: u32,
    /// Who did that step.
    pub actor: Actor,
    /// What happened.
    pub event: E,
}

/// A line of the log, as a viewer reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The place of the step that caused it, from 0: for whoever may know every step.
    pub step: usize,
    /// How many [open steps](crate::AnyTable::open_steps) were done before it.
    pub open_step: usize,
    /// Who did that step.
    pub actor: Actor,
    /// Whether a round begins with it.
    pub opens_round: bool,
    /// What it is to an event or a scoring.
    pub mark: Option<Mark>,
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
    fn note(&mut self, event: impl Into<E>) {
        let event = event.into();
        self.entries.push(Entry { step: self.step as u32, actor: self.actor, event });
    }
}

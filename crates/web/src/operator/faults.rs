//! Whether a kept table is what was played.

use kernel::record::{Actor, RecordError, Step};
use kernel::{Seat, VerifyError};
use store::{Found, FoundChange, REMEMBERED};

use crate::desk::{Desk, DeskError};

/// Something wrong with a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The step it concerns, counted from 0, if it is a single one.
    pub step: Option<usize>,
    /// What is wrong, for a person.
    pub sentence: String,
}

impl Fault {
    fn of(sentence: String) -> Fault {
        Fault { step: None, sentence }
    }
}

/// Everything that is wrong with a table: its rows must follow from each other, each step must be the one that was
/// asked for, and the whole must open as the site opens it, which replays it by the rules and proves every shuffle.
pub fn faults(id: &str, found: Found) -> Vec<Fault> {
    let mut faults = of_rows(&found.changes);
    let told_over = found.kept.record.result.is_some();
    match Desk::open(id, found.kept, Vec::new()) {
        Err(error) => faults.push(unopened(&error)),
        Ok(desk) => {
            let inner = desk.inner.into_inner();
            if inner.table.is_over() && !told_over {
                faults.push(Fault::of("the game is over, but its result is not kept".into()));
            }
            let (places, players) = (inner.setup.places.len(), inner.table.players());
            if places != usize::from(players) {
                faults.push(Fault::of(format!("{places} places are kept for {players} players")));
            }
        }
    }
    faults
}

fn of_rows(changes: &[FoundChange]) -> Vec<Fault> {
    let (mut faults, mut length, mut expected) = (Vec::new(), 0, 0);
    // The store forgets old changes that were taken back; a step that is missed is noticed below.
    let forgotten = changes.last().map_or(0, |last| last.version.saturating_sub(REMEMBERED));
    for change in changes {
        let FoundChange { version, keep, .. } = *change;
        if version != expected && (expected == 0 || version > forgotten + 1) {
            // Everything after that would only repeat this.
            faults.push(Fault::of(format!("version {expected} is missing")));
            break;
        }
        expected = version + 1;
        if keep > length {
            faults.push(Fault::of(format!("version {version} keeps {keep} steps where there are {length}")));
        }
        length = keep + change.steps.len();
        if change.length != length {
            let said = change.length;
            faults.push(Fault::of(format!("version {version} claims {said} steps, but there are {length}")));
        }
        faults.extend(of_step(change));
    }
    if changes.is_empty() {
        faults.push(Fault::of("its record is missing".into()));
    }
    faults
}

/// The first step of a change is what its request asked for.
fn of_step(change: &FoundChange) -> Option<Fault> {
    let (seat, notation) = change.request.as_deref().and_then(asked)?;
    let Some(Step(actor, text)) = change.steps.first() else {
        let sentence = format!("step {} is missing: seat {seat} chose `{notation}`", change.keep);
        return Some(Fault { step: Some(change.keep), sentence });
    };
    if *actor == Actor::Seat(seat) && text == notation {
        return None;
    }
    let step = change.keep;
    let sentence = format!("step {step} ({actor}: `{text}`) was changed: seat {seat} chose `{notation}`");
    Some(Fault { step: Some(step), sentence })
}

/// Who asked for what, if the request was for an action: see [`crate::act::play`].
fn asked(request: &str) -> Option<(Seat, &str)> {
    let mut words = request.splitn(3, ' ');
    words.next()?.parse::<u64>().ok()?;
    let seat = words.next()?.parse().ok()?;
    words.next().filter(|&notation| notation != "undo").map(|notation| (Seat::new(seat), notation))
}

fn unopened(error: &DeskError) -> Fault {
    let DeskError::Record { source, .. } = error else {
        return Fault::of(error.to_string());
    };
    let step = match source {
        VerifyError::Step { step, .. }
        | VerifyError::Record(RecordError::Step { step, .. } | RecordError::Seal { step, .. }) => Some(*step),
        _ => None,
    };
    Fault { step, sentence: source.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(version: u64, keep: usize, steps: usize) -> FoundChange {
        let steps = vec![Step(Actor::Nature, "x".into()); steps];
        FoundChange { version, request: None, keep, length: keep + steps.len(), steps }
    }

    #[test]
    fn old_versions_may_be_forgotten_but_nothing_that_counts() {
        let rows = |versions: &[u64]| -> Vec<FoundChange> {
            versions.iter().enumerate().map(|(keep, &version)| row(version, keep, 1)).collect()
        };
        let recent = |from: u64| from..from + REMEMBERED + 1;
        let table =
            |old: &[u64], from: u64| rows(&old.iter().copied().chain(recent(from)).collect::<Vec<_>>());
        assert!(of_rows(&table(&[0, 1], 500)).is_empty());
        assert_eq!(of_rows(&rows(&[0, 1, 3]))[0].sentence, "version 2 is missing");
        assert_eq!(of_rows(&table(&[], 500))[0].sentence, "version 0 is missing");
        let mut torn = table(&[0, 1], 500);
        torn.remove(1);
        assert_eq!(of_rows(&torn)[0].sentence, "version 500 keeps 2 steps where there are 1");
    }

    #[test]
    fn a_request_tells_who_chose_what() {
        assert_eq!(asked("12 1 hire monk"), Some((Seat::new(1), "hire monk")));
        for other in ["begin", "go on", "12 1 undo", "x 1 hire", "12", ""] {
            assert_eq!(asked(other), None, "{other}");
        }
    }
}

//! What is wrong with a board's file, and where.

use std::fmt;

use thiserror::Error;

/// A fault of a board's file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1, if the fault is in one.
    pub line: Option<usize>,
    /// What is wrong, and what would be right.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.what),
            None => f.write_str(&self.what),
        }
    }
}

/// All faults of a board's file, in the order of its lines.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", list(.0))]
pub struct BoardError(pub Vec<Fault>);

impl BoardError {
    /// The one fault there is.
    pub(crate) fn one(line: Option<usize>, what: String) -> BoardError {
        BoardError(vec![Fault { line, what }])
    }
}

fn list(faults: &[Fault]) -> String {
    faults.iter().map(Fault::to_string).collect::<Vec<_>>().join("\n")
}

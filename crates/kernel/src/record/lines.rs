//! How a record is written: a line per step, so that a person can read it and `diff` can compare it.

use std::io::{Result, Write};

use serde_json::ser::{Formatter, PrettyFormatter};

/// How deeply nested lists and objects are still spread over lines. A step is a list in the list of a record, and
/// pretty JSON would give it four lines.
const SPREAD: usize = 2;

/// Pretty JSON in which deeply nested lists stay on one line, and so do the entries of objects: a seat's points by
/// source. Records have always been written like this, to the byte.
#[derive(Default)]
pub(super) struct LinePerStep {
    pretty: PrettyFormatter<'static>,
    depth: usize,
}

impl Formatter for LinePerStep {
    fn begin_array<W: Write + ?Sized>(&mut self, to: &mut W) -> Result<()> {
        self.depth += 1;
        if self.depth > SPREAD { to.write_all(b"[") } else { self.pretty.begin_array(to) }
    }

    fn end_array<W: Write + ?Sized>(&mut self, to: &mut W) -> Result<()> {
        self.depth -= 1;
        if self.depth >= SPREAD { to.write_all(b"]") } else { self.pretty.end_array(to) }
    }

    fn begin_array_value<W: Write + ?Sized>(&mut self, to: &mut W, first: bool) -> Result<()> {
        if self.depth <= SPREAD {
            return self.pretty.begin_array_value(to, first);
        }
        if first { Ok(()) } else { to.write_all(b", ") }
    }

    fn end_array_value<W: Write + ?Sized>(&mut self, to: &mut W) -> Result<()> {
        if self.depth > SPREAD { Ok(()) } else { self.pretty.end_array_value(to) }
    }

    fn begin_object<W: Write + ?Sized>(&mut self, to: &mut W) -> Result<()> {
        self.depth += 1;
        if self.depth > SPREAD { to.write_all(b"{") } else { self.pretty.begin_object(to) }
    }

    fn end_object<W: Write + ?Sized>(&mut self, to: &mut W) -> Result<()> {
        self.depth -= 1;
        if self.depth >= SPREAD { to.write_all(b"\n      }") } else { self.pretty.end_object(to) }
    }

    fn begin_object_key<W: Write + ?Sized>(&mut self, to: &mut W, first: bool) -> Result<()> {
        if self.depth <= SPREAD {
            return self.pretty.begin_object_key(to, first);
        }
        to.write_all(if first { &b"\n        "[..] } else { b",   " })
    }

    fn begin_object_value<W: Write + ?Sized>(&mut self, to: &mut W) -> Result<()> {
        self.pretty.begin_object_value(to)
    }

    fn end_object_value<W: Write + ?Sized>(&mut self, to: &mut W) -> Result<()> {
        if self.depth > SPREAD { Ok(()) } else { self.pretty.end_object_value(to) }
    }
}

//! Sending only what changed.
//!
//! A page is a text with *parts* in it: whole elements with an id, between marks. A stream remembers a hash of
//! each part it has sent and sends those that differ; if anything outside the parts differs, it sends all.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use maud::{Markup, PreEscaped, html};

/// A comment that browsers ignore.
const MARK: &str = "<!--|-->";

/// Marks an element with an id as a part. Parts do not nest.
pub fn part(element: Markup) -> Markup {
    html! { (PreEscaped(MARK)) (element) (PreEscaped(MARK)) }
}

/// What a stream has sent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sent {
    frame: u64,
    parts: BTreeMap<u32, u64>,
}

/// What a stream must send.
#[derive(Debug, PartialEq, Eq)]
pub enum News {
    /// Nothing.
    Nothing,
    /// Some elements.
    Parts(String),
    /// Everything.
    Page(String),
}

impl Sent {
    /// What must be sent so that the reader has this page.
    pub fn news(&mut self, page: &str) -> News {
        let pieces: Vec<&str> = page.split(MARK).collect();
        let frame = hash(&pieces.iter().step_by(2).collect::<Vec<_>>());
        let parts: BTreeMap<u32, u64> =
            (0..).zip(pieces.iter().skip(1).step_by(2)).map(|(n, part)| (n, hash(part))).collect();
        let before = std::mem::replace(self, Sent { frame, parts });
        if before.frame != self.frame || before.parts.len() != self.parts.len() {
            return News::Page(pieces.concat());
        }
        let changed = |(n, _): &(u32, &&str)| before.parts.get(n) != self.parts.get(n);
        let changed = (0..).zip(pieces.iter().skip(1).step_by(2)).filter(changed);
        let text: String = changed.map(|(_, part)| *part).collect();
        if text.is_empty() { News::Nothing } else { News::Parts(text) }
    }
}

fn hash(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(frame: &str, one: &str, two: &str) -> String {
        let part = |id: &str, text: &str| part(html! { p id=(id) { (text) } });
        html! { (frame) (part("a", one)) "," (part("b", two)) }.into_string()
    }

    #[test]
    fn only_changed_parts_are_sent() {
        let mut sent = Sent::default();
        assert!(matches!(sent.news(&page("x", "1", "2")), News::Page(all) if !all.contains("<!--")));
        assert_eq!(sent.news(&page("x", "1", "2")), News::Nothing);
        assert_eq!(sent.news(&page("x", "1", "3")), News::Parts("<p id=\"b\">3</p>".into()));
        assert!(matches!(sent.news(&page("y", "1", "3")), News::Page(_)));
        assert!(matches!(sent.news("y"), News::Page(_)));
    }
}

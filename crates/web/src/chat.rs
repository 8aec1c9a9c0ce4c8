//! The recent chat of a table: as much as is shown, and no more.

use std::collections::VecDeque;

use store::ChatLine;

use crate::bounds::{clean, clean_name};
use crate::limits;

/// Lines that are shown.
pub const LINES: usize = 100;
/// Bytes of names and texts that are shown. Whoever writes at length pushes the oldest lines out of view.
const BYTES: usize = 32 * 1024;

/// The last lines of a chat, the oldest first.
#[derive(Debug, Default)]
pub struct Chat {
    lines: VecDeque<ChatLine>,
    bytes: usize,
}

impl Chat {
    /// These lines that were kept, as far as they are shown. Earlier versions kept any text.
    pub fn new(lines: Vec<ChatLine>) -> Chat {
        let mut chat = Chat::default();
        for line in lines {
            let (name, text) = (clean_name(&line.name), clean(&line.text, limits::CHAT));
            chat.add(ChatLine { name, text, ..line });
        }
        chat
    }

    /// Adds a line at the place of its number. Lines that are written at the same moment may come in any order.
    pub fn add(&mut self, line: ChatLine) {
        let Err(place) = self.lines.binary_search_by_key(&line.seq, |line| line.seq) else { return };
        self.bytes += size(&line);
        self.lines.insert(place, line);
        while self.lines.len() > LINES || self.bytes > BYTES {
            let Some(oldest) = self.lines.pop_front() else { return };
            self.bytes -= size(&oldest);
        }
    }

    /// The lines, but for those of spectators who are muted.
    pub fn heard<'a>(&'a self, muted: &'a [String]) -> impl Iterator<Item = &'a ChatLine> {
        let is_muted = |line: &ChatLine| line.author.as_ref().is_some_and(|author| muted.contains(author));
        self.lines.iter().filter(move |line| line.seat.is_some() || !is_muted(line))
    }

    /// The number of the last line; 0 if nothing was said.
    pub fn last(&self) -> u64 {
        self.lines.back().map_or(0, |line| line.seq)
    }

    /// The line with this number.
    pub fn line(&self, seq: u64) -> Option<&ChatLine> {
        self.lines.iter().find(|line| line.seq == seq)
    }

    /// The name under which a browser has written last.
    pub fn name_of(&self, author: &str) -> Option<&str> {
        let mut lines = self.lines.iter().rev();
        lines.find(|line| line.author.as_deref() == Some(author)).map(|line| line.name.as_str())
    }
}

fn size(line: &ChatLine) -> usize {
    line.name.len() + line.text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(seq: u64, text: &str) -> ChatLine {
        ChatLine {
            seq,
            text: text.into(),
            author: Some(format!("browser {}", seq % 2)),
            ..ChatLine::default()
        }
    }

    fn numbers(chat: &Chat, muted: &[String]) -> Vec<u64> {
        chat.heard(muted).map(|line| line.seq).collect()
    }

    #[test]
    fn lines_stand_by_their_number_and_only_once() {
        let mut chat = Chat::new(vec![line(1, "a"), line(2, "b")]);
        chat.add(line(4, "d"));
        chat.add(line(3, "c"));
        chat.add(line(4, "d"));
        assert_eq!(numbers(&chat, &[]), [1, 2, 3, 4]);
        assert_eq!(numbers(&chat, &["browser 0".into()]), [1, 3]);
    }

    #[test]
    fn what_was_kept_is_cleaned_when_it_is_read() {
        let name = "Anna\u{202e}".repeat(10);
        let chat = Chat::new(vec![ChatLine { name, ..line(1, &"\u{1b}hello\u{202e} ".repeat(500)) }]);
        let line = chat.line(1).expect("it is there");
        assert_eq!((line.name.as_str(), &line.text[..12]), ("Anna".repeat(6).as_str(), "hello hello "));
        assert!(line.text.chars().count() <= limits::CHAT && !line.text.contains(['\u{1b}', '\u{202e}']));
    }

    #[test]
    fn the_oldest_lines_go_by_number_and_by_size() {
        let mut chat = Chat::new((1..=500).map(|seq| line(seq, "short")).collect());
        assert_eq!(numbers(&chat, &[]), (401..=500).collect::<Vec<_>>());
        (501..600).for_each(|seq| chat.add(line(seq, &"龍".repeat(500))));
        assert_eq!(chat.lines.len(), BYTES / 1500);
        assert_eq!(chat.bytes, chat.lines.iter().map(size).sum::<usize>());
    }
}

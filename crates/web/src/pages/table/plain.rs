//! A table in words alone, for whoever hears it or waits for it: the same phrases as on the drawing, as lists.

use maud::{Markup, PreEscaped, html};
use screen::{Canvas, Choice};

use super::TablePage;
use crate::pages::{result, seats};

/// The text of a part of the board: its heading, and what is said of each piece. Both are escaped already.
#[derive(Debug, Default, PartialEq, Eq)]
struct Part<'a> {
    heading: &'a str,
    lines: Vec<&'a str>,
}

impl TablePage<'_> {
    /// The table as it is told.
    pub fn words(&self, choices: &[Choice], canvas: &Canvas, live: Option<&str>) -> Markup {
        let board = shelf::of(self.shown).draw(self.shown, canvas).into_string();
        let over = self.inner.table.is_over() && !self.is_past;
        html! {
            div.game.words id="table" data-live=[live] data-table=(self.desk.id) {
                (self.status(choices))
                (self.past())
                (self.news(choices))
                p.foresight id="foresight" role="status" aria-live="polite" {}
                @if over { (result::result(&self.desk.id, self.shown, self.viewer, &self.names, self.locale, &self.after())) }
                (self.log())
                (self.history())
                div.told id="told" {
                    @for part in parts(&board) {
                        section {
                            h2 { (PreEscaped(part.heading)) }
                            ul { @for line in part.lines { li { (PreEscaped(line)) } } }
                        }
                    }
                }
                (seats::people(self))
                (self.chat())
                (self.settings())
                (self.help())
            }
        }
    }
}

/// What a drawing says: headings, and the titles of its pieces below each. A piece that is drawn twice is told once.
fn parts(board: &str) -> Vec<Part<'_>> {
    let mut parts = vec![Part::default()];
    for piece in board.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').unwrap_or((piece, ""));
        if tag == "h2" || tag.starts_with("h2 ") {
            parts.push(Part { heading: text, lines: Vec::new() });
            continue;
        }
        let title = if tag == "title" { Some(text) } else { attribute(tag, "title") };
        let part = parts.last_mut().expect("there is always one");
        if let Some(title) = title.filter(|title| !title.is_empty() && !part.lines.contains(title)) {
            part.lines.push(title);
        }
    }
    parts.retain(|part| !part.lines.is_empty());
    parts
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    Some(rest.split('"').next().unwrap_or(rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_is_told_by_its_headings_and_titles() {
        let board = "<div><p title=\"first\">x</p><section><h2>Anna</h2><svg><g><title>1 &lt; 2</title><use/></g></svg>\
            <b class=\"a\" title=\"rice\">3</b><b title=\"rice\">3</b></section><h2>Empty</h2></div>";
        let told = parts(board);
        let said: Vec<(&str, &[&str])> = told.iter().map(|part| (part.heading, &*part.lines)).collect();
        assert_eq!(said, [("", &["first"][..]), ("Anna", &["1 &lt; 2", "rice"][..])]);
    }
}

//! A table in words alone, for whoever hears it or waits for it: the same phrases as on the drawing, as lists.

use std::borrow::Cow;

use maud::{Markup, PreEscaped, html};
use screen::Choice;

use super::TablePage;
use crate::pages::{result, seats};

/// The text of a part of the board: its heading, and what is said of each piece. Both are escaped already.
#[derive(Debug, Default, PartialEq, Eq)]
struct Part<'a> {
    heading: &'a str,
    lines: Vec<Cow<'a, str>>,
}

impl TablePage<'_> {
    /// The table as it is told.
    pub fn words(&self, choices: &[Choice], board: &Markup, live: Option<&str>) -> Markup {
        let over = self.inner.table.is_over() && !self.is_past;
        let happened = self.happened();
        html! {
            div.game.words id="table" data-live=[live] data-table=(self.desk.id) {
                (self.status(choices))
                (self.past())
                (self.hint(choices))
                (self.companion(&happened.events()))
                (self.news(&happened, choices, board))
                p.foresight id="foresight" role="status" aria-live="polite" {}
                @if over { (result::result(&self.desk.id, self.shown, self.viewer, &self.names, self.locale, &self.after())) }
                (self.log())
                (self.history())
                div.told id="told" {
                    @for part in parts(&board.0) {
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

/// What a drawing says: headings, and below each the titles of its pieces and the rows of its tables. A piece that is drawn
/// twice is told once.
fn parts(board: &str) -> Vec<Part<'_>> {
    let mut parts = vec![Part::default()];
    let mut row: Option<Vec<String>> = None;
    for piece in board.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').unwrap_or((piece, ""));
        let name = tag.split(' ').next().unwrap_or(tag);
        let part = parts.last_mut().expect("there is always one");
        match (name, &mut row) {
            ("h2" | "summary", _) => parts.push(Part { heading: text, lines: Vec::new() }),
            ("tr", _) => row = Some(Vec::new()),
            ("/tr", Some(cells)) => {
                part.tell(told(cells).into());
                row = None;
            }
            ("th" | "td", Some(cells)) => cells.push(text.trim().to_owned()),
            (_, Some(cells)) => {
                if let Some(cell) = cells.last_mut() {
                    let gap = if cell.is_empty() || text.trim().is_empty() { "" } else { " " };
                    *cell = format!("{cell}{gap}{}", text.trim());
                }
            }
            (_, None) => {
                let title = if name == "title" { Some(text) } else { attribute(tag, "title") };
                part.tell(title.unwrap_or_default().into());
            }
        }
    }
    parts.retain(|part| !part.lines.is_empty());
    parts
}

impl<'a> Part<'a> {
    fn tell(&mut self, line: Cow<'a, str>) {
        if !line.is_empty() && !self.lines.contains(&line) {
            self.lines.push(line);
        }
    }
}

/// A row of a table; nothing if nothing is in it.
fn told(cells: &[String]) -> String {
    if cells.iter().all(String::is_empty) {
        return String::new();
    }
    let cells: Vec<&str> = cells.iter().map(|cell| if cell.is_empty() { "–" } else { cell }).collect();
    cells.join(" · ")
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
            <b class=\"a\" title=\"rice\">3</b><b title=\"rice\">3</b></section><h2>Empty</h2>\
            <details><summary>Now</summary><table><tr class=\"x\"><th><svg></svg> <span>Palaces</span></th><td><b>2</b></td>\
            <td> </td><td>2</td></tr></table></details></div>";
        let told = parts(board);
        let said: Vec<(&str, Vec<&str>)> =
            told.iter().map(|part| (part.heading, part.lines.iter().map(|line| &**line).collect())).collect();
        let expected =
            [("", vec!["first"]), ("Anna", vec!["1 &lt; 2", "rice"]), ("Now", vec!["Palaces · 2 · – · 2"])];
        assert_eq!(said, expected);
    }
}

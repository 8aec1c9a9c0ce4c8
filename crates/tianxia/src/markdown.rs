//! Markdown for the terminal: styles instead of asterisks, tables in columns, lines that fit.

use anstyle::{AnsiColor, Style};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use screen::terminal::{pad, width, wrap};

const HEADING: Style = AnsiColor::Red.on_default().bold();
const CODE: Style = AnsiColor::Green.on_default();
const RULE: Style = Style::new().dimmed();
/// Text is hard to read in longer lines.
const WIDEST: usize = 100;
/// What separates the columns of a table.
const GAP: &str = "  ";

/// A page as wide as the terminal; where there is none, as wide as the usual ones.
pub fn for_terminal(text: &str) -> String {
    render(text, textwrap::termwidth().clamp(20, WIDEST))
}

/// A page in lines of at most this many columns.
pub fn render(text: &str, columns: usize) -> String {
    let mut page = Page { columns, ..Page::default() };
    Parser::new_ext(text, Options::ENABLE_TABLES).for_each(|event| page.take(event));
    page.out
}

/// What is written, and what is still being read.
#[derive(Default)]
struct Page {
    columns: usize,
    out: String,
    /// The block that is being read.
    block: String,
    /// The styles that hold now, the innermost last.
    styles: Vec<Style>,
    /// For each list around this place: the number of the next item, if its items are numbered.
    lists: Vec<Option<u64>>,
    /// What comes before the next block of a list, if it is the first of its item.
    bullet: Option<String>,
    table: Vec<Vec<String>>,
}

impl Page {
    fn take(&mut self, event: Event) {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) => self.block.push_str(&text),
            Event::Code(text) => {
                self.begin(CODE);
                self.block.push_str(&text);
                self.finish();
            }
            Event::SoftBreak => self.block.push(' '),
            Event::HardBreak => self.block.push('\n'),
            Event::Rule => self.out.push_str(&format!("{RULE}{}{RULE:#}\n\n", "─".repeat(self.columns))),
            _ => {}
        }
    }

    fn start(&mut self, tag: Tag) {
        match tag {
            Tag::Heading { .. } => self.begin(HEADING),
            Tag::Strong => self.begin(Style::new().bold()),
            Tag::Emphasis => self.begin(Style::new().italic()),
            Tag::List(first) => {
                // The text of the item that this list is in.
                self.flush();
                self.lists.push(first);
            }
            Tag::Item => {
                self.bullet = Some(match self.lists.last_mut() {
                    Some(Some(number)) => {
                        *number += 1;
                        format!("{}. ", *number - 1)
                    }
                    _ => "• ".into(),
                });
            }
            Tag::TableHead | Tag::TableRow => self.table.push(Vec::new()),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(_) => {
                self.finish();
                self.flush();
                self.out.push('\n');
            }
            TagEnd::Strong | TagEnd::Emphasis => self.finish(),
            TagEnd::Paragraph => {
                self.flush();
                self.out.push('\n');
            }
            TagEnd::Item => self.flush(),
            TagEnd::List(_) => {
                self.lists.pop();
                if self.lists.is_empty() && !self.out.ends_with("\n\n") {
                    self.out.push('\n');
                }
            }
            TagEnd::TableCell => {
                let cell = std::mem::take(&mut self.block);
                self.table.last_mut().expect("a cell is in a row").push(cell);
            }
            TagEnd::Table => {
                let rows = std::mem::take(&mut self.table);
                self.out.push_str(&table(&rows, self.columns));
                self.out.push('\n');
            }
            _ => {}
        }
    }

    fn begin(&mut self, style: Style) {
        self.block.push_str(&style.to_string());
        self.styles.push(style);
    }

    /// The innermost style ends. Its end is the end of all, so the others begin again.
    fn finish(&mut self) {
        if let Some(style) = self.styles.pop() {
            self.block.push_str(&format!("{style:#}"));
        }
        let others: String = self.styles.iter().map(Style::to_string).collect();
        self.block.push_str(&others);
    }

    /// The block that was read becomes lines.
    fn flush(&mut self) {
        let block = std::mem::take(&mut self.block);
        if block.is_empty() {
            return;
        }
        let depth = self.lists.len();
        let indent = "  ".repeat(depth);
        let first = match self.bullet.take() {
            Some(bullet) => "  ".repeat(depth - 1) + &bullet,
            None => indent.clone(),
        };
        self.out.push_str(&wrap(&(first + &block), self.columns, &indent));
        self.out.push('\n');
    }
}

/// Rows in columns, the first row as a heading. Where they are too wide together, the widest are broken into lines.
fn table(rows: &[Vec<String>], columns: usize) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or_default();
    let widest = |place: usize| rows.iter().filter_map(|row| row.get(place)).map(|cell| width(cell)).max();
    let mut widths: Vec<usize> = (0..count).map(|place| widest(place).unwrap_or_default()).collect();
    let room = columns.saturating_sub(GAP.len() * count.saturating_sub(1)).max(count);
    while widths.iter().sum::<usize>() > room {
        if let Some(most) = widths.iter_mut().max() {
            *most -= 1;
        }
    }
    let mut text = String::new();
    for (place, row) in rows.iter().enumerate() {
        let style = if place == 0 { Style::new().bold() } else { Style::new() };
        text.push_str(&lines(row, &widths, style));
        if place == 0 {
            let rule: Vec<String> = widths.iter().map(|&width| "─".repeat(width)).collect();
            text.push_str(&format!("{RULE}{}{RULE:#}\n", rule.join(GAP)));
        }
    }
    text
}

/// One row: as many lines as its longest cell needs.
fn lines(row: &[String], widths: &[usize], style: Style) -> String {
    let cells: Vec<String> = row.iter().zip(widths).map(|(cell, &width)| wrap(cell, width, "")).collect();
    let cells: Vec<Vec<&str>> = cells.iter().map(|cell| cell.lines().collect()).collect();
    let height = cells.iter().map(Vec::len).max().unwrap_or_default();
    let line = |number: usize| {
        let parts: Vec<String> = cells
            .iter()
            .zip(widths)
            .map(|(cell, &width)| {
                let part = cell.get(number).copied().unwrap_or_default();
                pad(&format!("{style}{part}{style:#}"), width)
            })
            .collect();
        parts.join(GAP).trim_end().to_owned() + "\n"
    };
    (0..height).map(line).collect()
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    /// What is left when the colours are gone, as in a pipe.
    fn plain(text: &str, columns: usize) -> String {
        anstream::adapter::strip_str(&render(text, columns)).to_string()
    }

    #[test]
    fn marks_become_styles_that_end() {
        let text = render("A **bold *and slanted* word**, `code`.", 80);
        let (bold, italic) = (Style::new().bold(), Style::new().italic());
        let wanted =
            format!("A {bold}bold {italic}and slanted{italic:#}{bold} word{bold:#}, {CODE}code{CODE:#}.\n\n");
        assert_eq!(text, wanted);
    }

    #[test]
    fn tables_stand_in_columns_that_fit() {
        let source =
            "| Points | how many |\n|---|---|\n| rice | 2 |\n| a long story of eight words in all | 10 |\n";
        let wide = "Points                              how many\n\
                    ──────────────────────────────────  ────────\n\
                    rice                                2\n\
                    a long story of eight words in all  10\n\n";
        assert_eq!(plain(source, 80), wide);
        let narrow = "Points            how many\n\
                      ────────────────  ────────\n\
                      rice              2\n\
                      a long story of   10\n\
                      eight words in\n\
                      all\n\n";
        assert_eq!(plain(source, 26), narrow);
    }

    #[test]
    fn lists_have_bullets_and_hang() {
        let source = "They get:\n\n- six yuan and\n  rice;\n- nothing.\n\n1. first\n2. second\n";
        assert_eq!(
            plain(source, 14),
            "They get:\n\n• six yuan and\n  rice;\n• nothing.\n\n1. first\n2. second\n\n"
        );
    }

    #[test]
    fn every_rules_page_is_free_of_marks_and_fits() {
        games::shelve();
        for game in shelf::games() {
            for (lang, columns) in
                Lang::ALL.into_iter().flat_map(|lang| [40, 80].map(|columns| (lang, columns)))
            {
                let page = plain(game.rules(lang), columns);
                for line in page.lines() {
                    assert!(width(line) <= columns, "{} {lang}: {line}", game.id);
                    assert!(!line.contains("**") && !line.contains("|") && !line.starts_with('#'), "{line}");
                }
            }
        }
    }
}

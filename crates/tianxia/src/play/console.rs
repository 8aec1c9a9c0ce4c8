//! The terminal: what is written there and what is typed.

use std::io::{BufRead, IsTerminal, Write, stdin};

use anstream::adapter::strip_str;
use anstream::{AutoStream, ColorChoice, stdout};
use anstyle::{AnsiColor, Style};
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;
use screen::terminal::{COLUMNS, pad, width, wrap};

/// What a person types.
#[derive(Debug, PartialEq, Eq)]
pub enum Order {
    /// One of the listed choices, by its number.
    Number(usize),
    /// An action by its text.
    Text(String),
    Undo,
    Hint,
    Board,
    Log,
    Points,
    Rules,
    Help,
    /// What the board has no room for about something with a name like this.
    About(String),
    Leave,
}

impl Order {
    pub fn read(line: &str) -> Order {
        match line {
            "u" => Order::Undo,
            "h" => Order::Hint,
            "b" => Order::Board,
            "l" => Order::Log,
            "p" => Order::Points,
            "r" => Order::Rules,
            "?" => Order::Help,
            "q" => Order::Leave,
            _ if line.starts_with('?') => Order::About(line[1..].trim().into()),
            _ => line.parse().map_or_else(|_| Order::Text(line.into()), Order::Number),
        }
    }
}

/// Where the text of a choice begins.
const INDENT: &str = "      ";
/// Up to this many choices go one per line, however short they are.
const FEW: usize = 4;
/// No more choices side by side than this.
const MOST_ACROSS: usize = 4;

const JADE: Style = AnsiColor::Green.on_default();
const CINNABAR: Style = AnsiColor::Red.on_default().bold();
const FAINT: Style = Style::new().dimmed();

/// One choice of a hint, in as many rows as it needs; the best is marked.
pub fn hint(number: usize, text: &str, best: bool) -> String {
    let mark = if best { "→" } else { " " };
    let text = wrap(text, COLUMNS - INDENT.len(), "").replace('\n', &format!("\n{INDENT}"));
    format!("{JADE}{mark}{number:>3}{JADE:#}  {text}")
}

/// More about it, in rows that begin alike.
pub fn more(text: &str) -> String {
    wrap(text, COLUMNS, INDENT)
}

/// The terminal.
pub struct Console {
    interactive: bool,
    /// For whoever types: a line can be edited, and those before it come back with the arrow keys. What a program
    /// sends is read as it comes.
    editor: Option<DefaultEditor>,
}

impl Console {
    pub fn new() -> Console {
        let interactive = std::io::stdout().is_terminal();
        let typed = interactive && stdin().is_terminal();
        Console { interactive, editor: typed.then(DefaultEditor::new).and_then(Result::ok) }
    }

    pub fn say(&mut self, text: &str) -> anyhow::Result<()> {
        Ok(writeln!(stdout(), "{text}")?)
    }

    pub fn faint(&mut self, text: &str) -> anyhow::Result<()> {
        self.say(&format!("{FAINT}  {text}{FAINT:#}"))
    }

    pub fn heading(&mut self, text: &str) -> anyhow::Result<()> {
        self.say(&format!("{CINNABAR}{text}{CINNABAR:#}"))
    }

    pub fn complain(&mut self, text: &str) -> anyhow::Result<()> {
        self.say(&format!("{CINNABAR}✗{CINNABAR:#} {text}"))
    }

    /// Choices with their numbers: side by side where there are many short ones, so that the board stays in sight.
    pub fn list<'a>(&mut self, labels: impl Iterator<Item = (usize, &'a str)>) -> anyhow::Result<()> {
        let label = |(number, label)| format!("{JADE}{number:>4}{JADE:#}  {label}");
        let labels: Vec<String> = labels.map(label).collect();
        let widest = labels.iter().map(|label| width(label)).max().unwrap_or(0);
        let across = if labels.len() > FEW { (COLUMNS / (widest + 1)).clamp(1, MOST_ACROSS) } else { 1 };
        let down = labels.len().div_ceil(across);
        for row in 0..down {
            let line: Vec<String> =
                labels.iter().skip(row).step_by(down).map(|label| pad(label, COLUMNS / across)).collect();
            self.say(&wrap(line.concat().trim_end(), COLUMNS, "      "))?;
        }
        Ok(())
    }

    /// Whether somebody sits at a terminal that can show a full screen.
    pub fn is_full(&self) -> bool {
        self.editor.is_some() && std::env::var_os("TERM").is_none_or(|term| term != "dumb")
    }

    /// A line that is gone when the next one comes.
    pub fn fleeting(&mut self, text: &str) -> anyhow::Result<()> {
        if self.interactive {
            write!(stdout(), "{FAINT}{text}{FAINT:#}")?;
            stdout().flush()?;
        }
        Ok(())
    }

    pub fn clear_fleeting(&mut self) -> anyhow::Result<()> {
        if self.interactive {
            write!(stdout(), "\r\x1b[2K")?;
        }
        Ok(())
    }

    /// What the person types next. The end of the input means that they leave.
    pub fn order(&mut self, prompt: &str) -> anyhow::Result<Order> {
        let prompt = format!("{JADE}{prompt}{JADE:#} ");
        loop {
            let Some(line) = self.line(&prompt)? else {
                self.say("")?;
                return Ok(Order::Leave);
            };
            if !line.trim().is_empty() {
                return Ok(Order::read(line.trim()));
            }
        }
    }

    /// The next line; nothing at the end of the input.
    fn line(&mut self, prompt: &str) -> anyhow::Result<Option<String>> {
        let Some(editor) = &mut self.editor else {
            write!(stdout(), "{prompt}")?;
            stdout().flush()?;
            let mut line = String::new();
            return Ok((stdin().lock().read_line(&mut line)? > 0).then_some(line));
        };
        let plain = AutoStream::choice(&std::io::stdout()) == ColorChoice::Never;
        let prompt = if plain { strip_str(prompt).to_string() } else { prompt.to_owned() };
        match editor.readline(&prompt) {
            Ok(line) => {
                // What was typed twice in a row comes back once; if it cannot be kept at all the game goes on.
                let _ = editor.add_history_entry(line.trim());
                Ok(Some(line))
            }
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_order_is_an_action() {
        assert_eq!(Order::read("3"), Order::Number(3));
        assert_eq!(Order::read("u"), Order::Undo);
        assert_eq!(Order::read("? xuzhou"), Order::About("xuzhou".into()));
        assert_eq!(Order::read("dragon 2"), Order::Text("dragon 2".into()));
    }
}

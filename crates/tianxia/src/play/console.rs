//! The terminal: what is written there and what is typed.

use std::io::{BufRead, IsTerminal, Write};

use anstream::stdout;
use anstyle::{AnsiColor, Style};

/// What a person types.
#[derive(Debug, PartialEq, Eq)]
pub enum Order {
    /// One of the listed choices, counted from 1.
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
    Leave,
}

impl Order {
    fn read(line: &str) -> Order {
        match line {
            "u" => Order::Undo,
            "h" => Order::Hint,
            "b" => Order::Board,
            "l" => Order::Log,
            "p" => Order::Points,
            "r" => Order::Rules,
            "?" => Order::Help,
            "q" => Order::Leave,
            _ => line.parse().map_or_else(|_| Order::Text(line.into()), Order::Number),
        }
    }
}

const JADE: Style = AnsiColor::Green.on_default();
const CINNABAR: Style = AnsiColor::Red.on_default().bold();
const FAINT: Style = Style::new().dimmed();

/// The terminal.
pub struct Console {
    interactive: bool,
}

impl Console {
    pub fn new() -> Console {
        Console { interactive: std::io::stdout().is_terminal() }
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

    /// Choices with their numbers.
    pub fn list(&mut self, labels: &[String]) -> anyhow::Result<()> {
        for (place, label) in labels.iter().enumerate() {
            self.say(&format!("{JADE}{:>4}{JADE:#}  {label}", place + 1))?;
        }
        Ok(())
    }

    /// One line of a hint; the advice itself is marked.
    pub fn hint(&mut self, number: usize, label: &str, expects: &str, best: bool) -> anyhow::Result<()> {
        let mark = if best { "→" } else { " " };
        self.say(&format!("{JADE}{mark}{number:>3}{JADE:#}  {label}  {FAINT}{expects}{FAINT:#}"))
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

    /// What the person types next. The end of the input means that he leaves.
    pub fn order(&mut self, prompt: &str) -> anyhow::Result<Order> {
        loop {
            write!(stdout(), "{JADE}{prompt}{JADE:#} ")?;
            stdout().flush()?;
            let mut line = String::new();
            if std::io::stdin().lock().read_line(&mut line)? == 0 {
                self.say("")?;
                return Ok(Order::Leave);
            }
            if !line.trim().is_empty() {
                return Ok(Order::read(line.trim()));
            }
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
        assert_eq!(Order::read("dragon 2"), Order::Text("dragon 2".into()));
    }
}

//! A game on the full screen of a terminal, with the board always in sight.

mod ansi;
mod contents;
#[cfg(test)]
mod tests;

use kernel::{Outcome, Phrase, Setup, Viewer};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use screen::{Paper, Screen};
use table::{AnyTable, Choice};

use super::console::Order;
use super::{Match, typed};
use contents::Contents;

/// Entries of the log that are kept at hand.
const LATELY: usize = 60;
/// Lines that a page is scrolled by.
const PAGE: u16 = 10;

/// What is on the screen besides the game itself.
#[derive(Default)]
pub(super) struct Desk {
    typed: String,
    chosen: usize,
    scroll: u16,
    message: Option<String>,
    /// What stands in the board's place for a while: the log, the rules, the points, help.
    instead: Option<String>,
}

/// What a key asks for.
enum Wish {
    Nothing,
    Order(Order),
    /// The choice that is marked.
    Chosen,
}

/// Plays on the full screen. The terminal is given back as it was, also after a panic.
pub(super) fn play<S: Screen>(game: &mut Match<S>) -> anyhow::Result<()> {
    let mut terminal = ratatui::try_init()?;
    let played = game.play_full(&mut terminal);
    ratatui::restore();
    played?;
    // What was on the full screen is gone.
    if game.table.is_over() { game.show_result() } else { game.console.say(&game.words.text("play-bye")) }
}

impl<S: Screen> Match<S> {
    fn play_full(&mut self, terminal: &mut DefaultTerminal) -> anyhow::Result<()> {
        let mut desk = Desk::default();
        loop {
            let bots =
                if self.table.is_over() { None } else { self.table.turn().seats().without(self.you).first() };
            if let Some(seat) = bots {
                let thinking = Phrase::new("play-thinking").with("seat", seat);
                let contents = Contents { question: self.in_words(&thinking), ..self.contents(&desk, &[]) };
                terminal.draw(|frame| contents.draw(frame))?;
                self.bot_acts(seat)?;
                continue;
            }
            let choices = self.table.choices(self.you);
            let contents = self.contents(&desk, &choices);
            terminal.draw(|frame| contents.draw(frame))?;
            let Event::Key(key) = event::read()? else { continue };
            if key.kind == KeyEventKind::Release {
                continue;
            }
            match desk.press(key, &choices) {
                Wish::Nothing => {}
                Wish::Order(Order::Leave) => return Ok(()),
                Wish::Order(order) => self.obey(order, &mut desk, &choices)?,
                Wish::Chosen => {
                    if let Some(choice) = choices.get(desk.chosen) {
                        self.takes(&choice.notation, &mut desk);
                    }
                }
            }
        }
    }

    /// Everything that is shown now.
    pub(super) fn contents(&self, desk: &Desk, choices: &[Choice]) -> Contents {
        let viewer = Viewer::Seat(self.you);
        let over = self.table.is_over();
        let question = match self.table.prompt(self.you, viewer) {
            Some(wanted) if !over => self.in_words(&wanted),
            _ if over => self.words.text("play-full-over"),
            _ => String::new(),
        };
        let standing = if over && desk.instead.is_none() { Some(self.result()) } else { None };
        Contents {
            board: desk.instead.clone().or(standing).unwrap_or_else(|| self.board()),
            own: if over || desk.instead.is_some() { 0 } else { self.own_rows() },
            log: self.lately(),
            phase: self.in_words(&self.table.phase(viewer)),
            question,
            choices: choices.iter().map(|choice| (choice.number, self.in_words(&choice.label))).collect(),
            chosen: desk.chosen,
            typed: desk.typed.clone(),
            message: desk.message.clone(),
            keys: self.words.text("play-full-keys"),
            scroll: desk.scroll,
        }
    }

    /// The board, in as few rows as it can be.
    fn board(&self) -> String {
        S::print(&self.table.view(Viewer::Seat(self.you)), &self.paper()).trim_end().to_owned()
    }

    /// How many of its last rows are yours.
    fn own_rows(&self) -> u16 {
        S::own_rows(&self.table.view(Viewer::Seat(self.you)), &self.paper()) as u16
    }

    fn paper(&self) -> Paper<'_> {
        Paper { viewer: Viewer::Seat(self.you), words: self.words, names: &self.names, tight: true }
    }

    /// The last entries of the log.
    fn lately(&self) -> Vec<String> {
        let from = self.table.steps().saturating_sub(LATELY);
        let log = self.table.log(Viewer::Seat(self.you), from);
        log.iter().map(|line| self.in_words(&line.phrase)).collect()
    }

    /// Points by source, and who has won if the game is over.
    fn result(&self) -> String {
        let outcome = Outcome::of(self.table.state());
        let points = crate::replay::result_table(&outcome, S::Game::ID, self.words, &self.names);
        if self.table.is_over() { format!("{points}\n\n{}", self.winners()) } else { points }
    }

    fn obey(&mut self, order: Order, desk: &mut Desk, choices: &[Choice]) -> anyhow::Result<()> {
        match order {
            Order::Leave => {}
            Order::Number(number) => match choices.iter().find(|choice| choice.number == number) {
                Some(choice) => self.takes(&choice.notation, desk),
                None => desk.message = Some(self.no_such(number, choices)),
            },
            Order::Text(text) => {
                let labels: Vec<String> = choices.iter().map(|choice| self.in_words(&choice.label)).collect();
                match typed::meant(&text, choices, &labels)[..] {
                    [one] => self.takes(&choices[one].notation, desk),
                    // Not offered: the table says why.
                    [] => self.takes(&text, desk),
                    [first, ..] => {
                        desk.chosen = first;
                        desk.message = Some(self.words.text("play-several"));
                    }
                }
            }
            Order::Undo => match self.take_back() {
                Ok(()) => *desk = Desk::default(),
                Err(refusal) => desk.message = Some(self.in_words(&refusal.tell())),
            },
            Order::Board if self.table.is_over() => desk.show(Some(self.board())),
            Order::Board => desk.show(None),
            Order::Hint => desk.show(Some(self.hint_lines(choices).join("\n"))),
            Order::Log => desk.show(Some(self.lately().join("\n"))),
            Order::Points => desk.show(Some(self.result())),
            Order::Rules => desk.show(Some(self.rules_here()?)),
            Order::Help => {
                let keys = self.words.text("play-full-help");
                desk.show(Some(format!("{keys}\n{}", self.help(choices))));
            }
            Order::About(name) => match self.about(&name) {
                Some(text) => desk.show(Some(text)),
                None => desk.message = Some(self.words.text("play-no-about")),
            },
        }
        Ok(())
    }

    fn takes(&mut self, notation: &str, desk: &mut Desk) {
        match self.table.play(self.you, notation) {
            Ok(()) => *desk = Desk::default(),
            Err(refused) => desk.message = Some(self.why(refused)),
        }
    }
}

impl Desk {
    /// Puts something in the board's place, or the board back.
    fn show(&mut self, instead: Option<String>) {
        (self.instead, self.scroll, self.message) = (instead, 0, None);
    }

    fn press(&mut self, key: KeyEvent, choices: &[Choice]) -> Wish {
        let held = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c' | 'd') if held => return Wish::Order(Order::Leave),
            KeyCode::Char('z') if held => return Wish::Order(Order::Undo),
            KeyCode::Char(_) if held => {}
            KeyCode::Char(letter) => self.typed.push(letter),
            KeyCode::Backspace => drop(self.typed.pop()),
            KeyCode::Up | KeyCode::BackTab => self.chosen = self.chosen.saturating_sub(1),
            KeyCode::Down | KeyCode::Tab => {
                self.chosen = (self.chosen + 1).min(choices.len().saturating_sub(1));
            }
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(PAGE),
            KeyCode::PageDown => self.scroll = self.scroll.saturating_add(PAGE).min(1000),
            KeyCode::Esc => {
                self.typed.clear();
                self.show(None);
            }
            // Whoever has read enough presses Enter too: that must not do anything.
            KeyCode::Enter if self.typed.trim().is_empty() && self.instead.is_some() => self.show(None),
            KeyCode::Enter if self.typed.trim().is_empty() => return Wish::Chosen,
            KeyCode::Enter => {
                let line = std::mem::take(&mut self.typed);
                return Wish::Order(Order::read(line.trim()));
            }
            _ => {}
        }
        Wish::Nothing
    }
}

//! One full screen: the board, and under it the question with its choices. The board is always in sight.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Paragraph;

use super::ansi;
use screen::terminal::{pad, width};

/// Rows of choices that are always there, whatever the board needs; the arrow keys go through all.
const CHOICES: u16 = 1;
/// A log stands beside the board where the terminal is as wide as this.
const WIDE: u16 = 120;
/// Choices stand side by side, but no more than this.
const ACROSS: usize = 4;

const JADE: Style = Style::new().fg(Color::Green);
const CINNABAR: Style = Style::new().fg(Color::Red).add_modifier(Modifier::BOLD);
const FAINT: Style = Style::new().add_modifier(Modifier::DIM);

/// Everything on the screen.
#[derive(Default)]
pub struct Contents {
    /// The board, with colours as a terminal takes them; or what stands in its place for a while.
    pub board: String,
    /// What has happened, newest last.
    pub log: Vec<String>,
    /// Round and phase.
    pub phase: String,
    /// What is wanted, and of whom.
    pub question: String,
    /// The choices with their numbers.
    pub choices: Vec<(usize, String)>,
    /// The place of the one that Enter would do.
    pub chosen: usize,
    /// What is typed so far.
    pub typed: String,
    /// What was just said, such as a refusal; otherwise the keys stand there.
    pub message: Option<String>,
    /// The keys that matter.
    pub keys: String,
    /// How far the board is scrolled.
    pub scroll: u16,
}

impl Contents {
    /// Draws it.
    pub fn draw(&self, frame: &mut Frame) {
        let area = frame.area();
        let list = self.list(area.width);
        let board = ansi::text(&self.board);
        let rows = list.len() as u16;
        // Question, choices and input come first; what is left is the board's, then the choices' and the log's.
        let others = 2 + rows.min(CHOICES);
        let tall = (board.height() as u16).min(area.height.saturating_sub(others));
        let choices = rows.min(area.height.saturating_sub(tall + 2));
        let lately = area.height.saturating_sub(tall + 2 + choices);
        let parts = [tall, lately, 1, choices, 1].map(Constraint::Length);
        let [top, news, question, below, input] = Layout::vertical(parts).areas(area);
        self.board(frame, top, board);
        self.news(frame, news);
        let head = Line::from(vec![
            Span::styled(self.phase.clone(), CINNABAR),
            Span::raw(if self.phase.is_empty() { "" } else { " · " }),
            Span::raw(self.question.clone()),
        ]);
        frame.render_widget(head, question);
        self.choices(frame, below, list);
        frame.render_widget(Line::from(vec![Span::styled("> ", JADE), Span::raw(self.typed.clone())]), input);
        frame.set_cursor_position((input.x + 2 + width(&self.typed) as u16, input.y));
        let said = self.message.as_ref().map_or((&self.keys, FAINT), |said| (said, CINNABAR));
        if self.message.is_some() || width(&self.typed) + width(&self.keys) + 4 < input.width.into() {
            let line = Line::styled(said.0.clone(), said.1).right_aligned();
            let room = Rect { x: input.x + 4, width: input.width.saturating_sub(4), ..input };
            frame.render_widget(line, room);
        }
    }

    /// The board, and the log beside it where there is room.
    fn board(&self, frame: &mut Frame, area: Rect, board: Text) {
        let beside = area.width >= WIDE;
        let sides = [Constraint::Length(82), Constraint::Fill(1)];
        let [left, right] = if beside { Layout::horizontal(sides).areas(area) } else { [area, Rect::ZERO] };
        let scroll = self.scroll.min((board.height() as u16).saturating_sub(left.height));
        frame.render_widget(Paragraph::new(board).scroll((scroll, 0)), left);
        if beside {
            self.news(frame, right);
        }
    }

    /// The last lines of the log that fit.
    fn news(&self, frame: &mut Frame, area: Rect) {
        let first = self.log.len().saturating_sub(area.height.into());
        let lines = self.log[first..].iter().map(|line| Line::styled(line.clone(), FAINT));
        frame.render_widget(Text::from_iter(lines), area);
    }

    /// The choices in rows, short ones side by side.
    fn list(&self, columns: u16) -> Vec<Vec<(usize, String)>> {
        let label = |(number, label): &(usize, String)| format!("{number:>3} {label}");
        let labels: Vec<String> = self.choices.iter().map(label).collect();
        let widest = labels.iter().map(|label| width(label)).max().unwrap_or(0);
        let across = (usize::from(columns) / (widest + 2)).clamp(1, ACROSS);
        let (down, each) = (labels.len().div_ceil(across), usize::from(columns) / across);
        let row = |row: usize| {
            let places = (row..labels.len()).step_by(down);
            places.map(|place| (place, pad(&labels[place], each))).collect()
        };
        (0..down).map(row).collect()
    }

    /// As many rows of choices as there is room for, among them the chosen one.
    fn choices(&self, frame: &mut Frame, area: Rect, list: Vec<Vec<(usize, String)>>) {
        let room = usize::from(area.height);
        let row = list.iter().position(|row| row.iter().any(|(place, _)| *place == self.chosen)).unwrap_or(0);
        let first = (row + 1).saturating_sub(room);
        let span = |(place, label): (usize, String)| {
            let style =
                if place == self.chosen { JADE.add_modifier(Modifier::REVERSED) } else { Style::new() };
            Span::styled(label, style)
        };
        let lines = list.into_iter().skip(first).take(room);
        let text = lines.map(|row| Line::from_iter(row.into_iter().map(span)));
        frame.render_widget(Text::from_iter(text), area);
    }
}

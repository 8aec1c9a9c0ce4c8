//! One full screen: the board, and under it the question with its choices. The board is always in sight.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Paragraph;

use super::ansi;
use screen::terminal::{pad, width, wrap};

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
    /// How many of its last rows are the player's own: they stay in sight while the others are scrolled.
    pub own: u16,
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
        let (head, list) = (self.head(area.width), self.list(area.width));
        let board = ansi::text(&self.board);
        let (asked, rows) = (head.height() as u16, list.len() as u16);
        let chosen = list.iter().filter(|row| row.iter().any(|(place, _)| *place == self.chosen)).count();
        // Question, choices and input come first; what is left is the board's, then the choices' and the log's.
        let others = asked + rows.min(CHOICES.max(chosen as u16)) + 1;
        let tall = (board.height() as u16).min(area.height.saturating_sub(others));
        let choices = rows.min(area.height.saturating_sub(tall + asked + 1));
        let lately = area.height.saturating_sub(tall + asked + choices + 1);
        let parts = [tall, lately, asked, choices, 1].map(Constraint::Length);
        let [top, news, question, below, input] = Layout::vertical(parts).areas(area);
        self.board(frame, top, board);
        self.news(frame, news);
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

    /// The phase and the question, in as many rows as they need.
    fn head(&self, columns: u16) -> Text<'static> {
        let dot = if self.phase.is_empty() { "" } else { " · " };
        let whole = wrap(&format!("{}{dot}{}", self.phase, self.question), columns.into(), "");
        let mut head: Vec<Line> = whole.lines().map(|line| Line::from(line.to_owned())).collect();
        if let Some((phase, rest)) =
            whole.lines().next().and_then(|line| line.split_at_checked(self.phase.len()))
        {
            let spans = [Span::styled(phase.to_owned(), CINNABAR), Span::raw(rest.to_owned())];
            head[0] = Line::from_iter(spans);
        }
        Text::from(head)
    }

    /// The board, and the log beside it where there is room. Of a board that is too tall the own rows stand below the rest.
    fn board(&self, frame: &mut Frame, area: Rect, mut board: Text) {
        let beside = area.width >= WIDE;
        let sides = [Constraint::Length(82), Constraint::Fill(1)];
        let [left, right] = if beside { Layout::horizontal(sides).areas(area) } else { [area, Rect::ZERO] };
        let fits = board.height() <= left.height.into();
        let own = if fits { 0 } else { self.own.min(left.height) };
        let [rest, below] = Layout::vertical([Constraint::Fill(1), Constraint::Length(own)]).areas(left);
        let mine = board.lines.split_off(board.height() - usize::from(own));
        let scroll = self.scroll.min((board.height() as u16).saturating_sub(rest.height));
        frame.render_widget(Paragraph::new(board).scroll((scroll, 0)), rest);
        frame.render_widget(Text::from(mine), below);
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

    /// The choices in rows, short ones side by side; one that is longer than a row goes on in the next.
    fn list(&self, columns: u16) -> Vec<Vec<(usize, String)>> {
        let columns = usize::from(columns);
        let label = |(number, label): &(usize, String)| format!("{number:>3} {label}");
        let labels: Vec<String> = self.choices.iter().map(label).collect();
        let widest = labels.iter().map(|label| width(label)).max().unwrap_or(0);
        let across = (columns / (widest + 2)).clamp(1, ACROSS);
        if across == 1 {
            let rows = labels.iter().map(|label| wrap(label, columns, "    ")).enumerate();
            let row = |place, line: &str| vec![(place, pad(line, columns))];
            return rows
                .flat_map(|(place, label)| label.lines().map(|line| row(place, line)).collect::<Vec<_>>())
                .collect();
        }
        let (down, each) = (labels.len().div_ceil(across), columns / across);
        let row = |row: usize| {
            let places = (row..labels.len()).step_by(down);
            places.map(|place| (place, pad(&labels[place], each))).collect()
        };
        (0..down).map(row).collect()
    }

    /// As many rows of choices as there is room for, among them the chosen one.
    fn choices(&self, frame: &mut Frame, area: Rect, list: Vec<Vec<(usize, String)>>) {
        let room = usize::from(area.height);
        let row =
            list.iter().rposition(|row| row.iter().any(|(place, _)| *place == self.chosen)).unwrap_or(0);
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

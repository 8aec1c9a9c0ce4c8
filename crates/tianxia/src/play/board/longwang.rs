//! The table of Lóngwáng as text.

use anstyle::{AnsiColor, Style};
use kernel::{Piece, Seat};
use longwang::data::*;
use longwang::{Cell, Cost, Phase, Place, Square, View};

use super::{Drawing, FAINT, colour, mark};

impl Drawing<'_, View> {
    /// Everything that lies on the table.
    pub fn draw(&self) -> String {
        let mut text = String::new();
        self.realm(&mut text);
        self.wheel(&mut text);
        self.cards(&mut text);
        for seat in self.mine_last(self.view.seats()) {
            self.builder(&mut text, seat);
        }
        text
    }

    fn head(&self, text: &mut String, name: &str) {
        put!(text, "{FAINT}{:<10}{FAINT:#}", self.say(name));
    }

    /// The map, with letters above the columns and numbers before the rows.
    fn realm(&self, text: &mut String) {
        let letters: String =
            (b'a'..b'a' + SIDE).map(|letter| format!("{:<5}", char::from(letter))).collect();
        put!(text, "{FAINT}    {letters}{FAINT:#}\n");
        for row in 0..SIDE {
            put!(text, "{FAINT}{:>2}{FAINT:#}  ", row + 1);
            for column in 0..SIDE {
                text.push_str(&self.square(Cell::new(row, column)));
            }
            text.push('\n');
        }
        put!(text, "{FAINT}{}{FAINT:#}\n", self.say("longwang-board-legend"));
    }

    /// A square: what it is, and the numbers of whoever stands there; five columns wide.
    fn square(&self, cell: Cell) -> String {
        let view = self.view;
        let (letter, style) = match view.board.squares[cell.place()] {
            Square::Corner(seat) => ("@", colour(seat)),
            Square::Land(resource) => (sign(resource), ink(resource)),
            Square::Neutral if view.tile_on(cell).is_some() => ("◆", AnsiColor::Cyan.on_default().bold()),
            Square::Neutral => ("+", FAINT),
            Square::Wheel => return self.hub(cell),
        };
        let mut square = format!("{style}{letter}{style:#}");
        let seats = view.standing_on(cell);
        for seat in seats.iter() {
            square.push_str(&mark("", seat));
        }
        square.push_str(&" ".repeat(4 - seats.len().min(4)));
        square
    }

    /// The corners of the wheel show the dragons.
    fn hub(&self, cell: Cell) -> String {
        let corners = [(4, 4), (4, 6), (6, 6), (6, 4)];
        let seat = corners.iter().position(|&corner| corner == (cell.row(), cell.column()));
        match seat {
            Some(seat) if !matches!(self.view.phase, Phase::Dragons(_)) => {
                let dragon = self.view.wheel[seat];
                let held = self.view.imprisoned.contains(dragon);
                let style = if held { FAINT.strikethrough() } else { Style::new().bold() };
                // A character takes the room of two letters.
                format!("{style}{}{style:#}   ", character(dragon))
            }
            _ => format!("{FAINT}░░░░ {FAINT:#}"),
        }
    }

    /// Whose dragon is which.
    fn wheel(&self, text: &mut String) {
        self.head(text, "longwang-board-wheel");
        for seat in self.view.seats() {
            let dragon = self.view.wheel[seat];
            put!(text, "{} {} {}", mark("", seat), character(dragon), self.name_of(dragon));
            if self.view.imprisoned.contains(dragon) {
                put!(text, " ({})", self.say("longwang-board-imprisoned"));
            }
            text.push_str("   ");
        }
        text.push('\n');
    }

    /// The deck and the discards.
    fn cards(&self, text: &mut String) {
        self.head(text, "longwang-board-deck");
        put!(text, "{}   ", self.view.deck);
        let discards = self.say("longwang-board-discards");
        put!(text, "{FAINT}{discards}{FAINT:#} {}\n", self.counted::<Card>(&self.view.discard));
    }

    /// Tokens by number.
    fn tokens<N: Copy + Into<u16>>(&self, tokens: &[N; RESOURCES]) -> String {
        let some = Resource::ALL.iter().filter(|&&resource| tokens[resource].into() > 0);
        let count = |&resource: &Resource| {
            let style = ink(resource);
            format!("{style}{} {}{style:#}", tokens[resource].into(), self.name_of(resource))
        };
        let list = some.map(count).collect::<Vec<_>>().join(" · ");
        if list.is_empty() { "–".into() } else { list }
    }

    /// A player: temple, tokens and pieces, then cards and jade as far as they are known.
    fn builder(&self, text: &mut String, seat: Seat) {
        let (view, style) = (self.view, colour(seat));
        let builder = &view.builders[seat];
        let now = view.active == seat && view.phase != Phase::Over;
        text.push_str(&self.player(seat, now));
        let built = Part::ALL.iter().take(builder.parts.into()).map(|&part| self.name_of(part));
        let built = built.collect::<Vec<_>>().join(" + ");
        let temple = self.say("longwang-board-temple");
        put!(text, "{temple}: {}   ", if built.is_empty() { "–" } else { &built });
        put!(text, "{}   ", self.tokens(&builder.tokens));
        put!(text, "{} {}", view.bag(seat), self.say("longwang-board-explorers"));
        if now && view.round > 0 {
            put!(text, "   {style}{} {}{style:#}", view.turn.points, self.say("longwang-board-points"));
        }
        text.push('\n');
        put!(text, "   {}: {}   ", self.say("longwang-board-hand"), self.hand(seat));
        put!(text, "{}: {}\n", self.say("longwang-board-jade"), self.jade(seat));
        self.objective(text, seat);
    }

    /// The cards of a hand, a question mark for each that is not known.
    fn hand(&self, seat: Seat) -> String {
        let cards = self.view.backs.iter().zip(&self.view.faces).filter(|(back, _)| back.owner == seat);
        let card =
            |face: &Option<Card>| face.map_or("[?]".into(), |card| format!("[{}]", self.name_of(card)));
        let list: Vec<String> = cards.map(|(_, face)| card(face)).collect();
        if list.is_empty() { "–".into() } else { list.join(" ") }
    }

    /// The jade tiles in a hand or on a roof, and those on the board that this eye has looked at.
    fn jade(&self, seat: Seat) -> String {
        let known = |place: usize| self.view.jade[place].map_or("?".into(), |jade| self.name_of(jade));
        let mut list = Vec::new();
        for (place, tile) in self.view.tiles.iter().enumerate() {
            match tile.place {
                Place::Hand(owner) | Place::Temple(owner) if owner == seat => {
                    list.push(format!("[{}]", known(place)))
                }
                Place::Board if self.view.seat == Some(seat) && self.view.jade[place].is_some() => {
                    list.push(format!("{}: {}", self.view.board.jade[place], known(place)));
                }
                _ => {}
            }
        }
        if list.is_empty() { "–".into() } else { list.join(" ") }
    }

    /// The objective card, if it is known, with what is still missing for the next part.
    fn objective(&self, text: &mut String, seat: Seat) {
        let Some(number) = self.view.objectives[seat] else { return };
        let (objective, builder) = (self.view.board.objective(number), &self.view.builders[seat]);
        put!(text, "   {} {number}: ", self.say("longwang-board-objective"));
        for (&part, cost) in [Part::Base, Part::Roof].iter().zip(&objective.costs) {
            put!(text, "{} {}   ", self.name_of(part), self.tokens(cost));
        }
        put!(text, "{}", self.name_of(objective.jade));
        if let Some(cost) = objective.costs.get(usize::from(builder.parts)) {
            let missing: Cost =
                std::array::from_fn(|place| cost[place].saturating_sub(builder.tokens[place].min(255) as u8));
            put!(text, "   {}: {}", self.say("longwang-board-missing"), self.tokens(&missing));
        }
        text.push('\n');
    }
}

/// The character of a dragon's element: earth, fire, wind, water.
fn character(dragon: Dragon) -> char {
    ['土', '火', '風', '水'][dragon]
}

/// The letter of a resource on the map, as in the board's file.
fn sign(resource: Resource) -> &'static str {
    ["B", "K", "R", "F"][resource]
}

/// The colour of a resource: always with its letter or name, never alone.
fn ink(resource: Resource) -> Style {
    match resource {
        Resource::Bamboo => AnsiColor::Green.on_default(),
        Resource::Rock => AnsiColor::White.on_default(),
        Resource::Rice => AnsiColor::Yellow.on_default(),
        Resource::DragonFruit => AnsiColor::Magenta.on_default(),
    }
}

//! The table of Lóngwáng as text.

use anstyle::{AnsiColor, Style};
use kernel::{Phrase, Piece, Seat};
use longwang::data::*;
use longwang::{Cell, Cost, Phase, Place, Square, View};

use screen::put;
use screen::terminal::{COLUMNS, FAINT, Paper, Terminal, colour, flow, mark, pad, wrap};

use super::Board;

/// The width of a square, and of what stands beside the map.
const SQUARE: usize = 4;
const MAP: usize = 4 + SIDE as usize * SQUARE;
/// Where the lines of a player go on.
const INDENT: usize = 3;

impl Terminal for Board {
    fn table(view: &View, paper: &Paper, text: &mut String) {
        let print = Print { view, paper };
        let (map, beside) = (print.realm(), print.beside());
        for place in 0..map.len().max(beside.len()) {
            let [line, more] = [&map, &beside].map(|lines| lines.get(place).map_or("", String::as_str));
            put!(text, "{} {more}\n", pad(line, MAP));
        }
    }

    fn player(view: &View, paper: &Paper, seat: Seat, text: &mut String) {
        Print { view, paper }.builder(text, seat);
    }
}

/// What is drawn, and for whom.
struct Print<'a> {
    view: &'a View,
    paper: &'a Paper<'a>,
}

impl Print<'_> {
    /// The map, with letters above the columns and numbers before the rows.
    fn realm(&self) -> Vec<String> {
        let letters: String =
            (b'a'..b'a' + SIDE).map(|letter| pad(&char::from(letter).to_string(), SQUARE)).collect();
        let rows = (0..SIDE).map(|row| {
            let squares: String = (0..SIDE).map(|column| self.square(Cell::new(row, column))).collect();
            format!("{FAINT}{:>2}{FAINT:#}  {squares}", row + 1)
        });
        std::iter::once(format!("{FAINT}    {letters}{FAINT:#}")).chain(rows).collect()
    }

    /// A square: what it is, and the numbers of whoever stands there. Four fill it alone.
    fn square(&self, cell: Cell) -> String {
        let view = self.view;
        let (letter, style) = match view.board.squares[cell.place()] {
            Square::Corner(seat) => ("@", colour(seat)),
            Square::Land(resource) => (sign(resource), ink(resource)),
            Square::Neutral if view.tile_on(cell).is_some() => ("◆", AnsiColor::Cyan.on_default().bold()),
            Square::Neutral => ("+", FAINT),
            Square::Wheel => return self.hub(cell),
        };
        let seats = view.standing_on(cell);
        let here: String = seats.iter().map(|seat| mark("", seat)).collect();
        let letter = if seats.len() < SQUARE { letter } else { "" };
        pad(&format!("{style}{letter}{style:#}{here}"), SQUARE)
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
                pad(&format!("{style}{}{style:#}", character(dragon)), SQUARE)
            }
            _ => format!("{FAINT}{}{FAINT:#}", pad("░░░", SQUARE)),
        }
    }

    /// What stands beside the map: whose dragon is which, prices, the deck, and what the signs mean.
    fn beside(&self) -> Vec<String> {
        let (view, prices) = (self.view, &self.view.board.prices);
        let mut lines = Vec::new();
        for seat in view.seats() {
            let dragon = view.wheel[seat];
            let held = view.imprisoned.contains(dragon);
            let held = if held { self.paper.say("longwang-board-imprisoned") } else { String::new() };
            let dragon = format!("{} {}", character(dragon), self.paper.name_of(dragon));
            let line = format!("{} {dragon} {FAINT}{held}{FAINT:#}", mark("", seat));
            lines.extend(wrap(&line, COLUMNS - MAP - 1, "     ").lines().map(String::from));
        }
        let say = |phrase: Phrase| self.paper.words.say(&phrase, &|seat| self.paper.name(seat).into());
        let costs = Phrase::new("longwang-board-prices").with("place", prices.place);
        let costs = say(costs.with("gather", prices.gather).with("draw", prices.draw));
        let discards: u8 = view.discard.iter().sum();
        let piles = [("longwang-board-deck", view.deck), ("longwang-board-discards", discards)];
        let deck = piles.map(|(name, cards)| format!("{} {cards}", self.paper.say(name))).join(" · ");
        for part in [costs, deck, self.paper.say("longwang-board-legend")] {
            let part = wrap(&part, COLUMNS - MAP - 1, "");
            lines.extend(part.lines().map(|line| format!("{FAINT}{line}{FAINT:#}")));
        }
        lines
    }

    /// Tokens by number, with the letters of the map.
    fn tokens<N: Copy + Into<u16>>(&self, tokens: &[N; RESOURCES]) -> String {
        let some = Resource::ALL.iter().filter(|&&resource| tokens[resource].into() > 0);
        let count = |&resource: &Resource| {
            let style = ink(resource);
            format!("{style}{}{}{style:#}", tokens[resource].into(), sign(resource))
        };
        let list = some.map(count).collect::<Vec<_>>().join(" ");
        if list.is_empty() { "–".into() } else { list }
    }

    /// A player: temple, tokens, pieces, cards and jade as far as they are known.
    pub fn builder(&self, text: &mut String, seat: Seat) {
        let (view, style) = (self.view, colour(seat));
        let builder = &view.builders[seat];
        let now = view.active == seat && view.phase != Phase::Over;
        let sign = if now { "▸" } else { " " };
        let mut things =
            vec![format!("{style}{sign}{} {}{style:#}", seat.number() + 1, self.paper.name(seat))];
        if now && view.round > 0 {
            let points = self.paper.count("longwang-board-points", view.turn.points.into());
            things.push(format!("{style}{points}{style:#}"));
        }
        let built = Part::ALL.iter().take(builder.parts.into()).map(|&part| self.paper.name_of(part));
        let built = built.collect::<Vec<_>>().join(" + ");
        if !built.is_empty() {
            things.push(self.headed("longwang-board-temple", &built));
        }
        things.push(self.tokens(&builder.tokens));
        things.push(self.paper.count("longwang-board-explorers", view.bag(seat).into()));
        things.extend(self.hand(seat));
        things.extend(self.jade(seat));
        things.extend(self.objective(seat));
        put!(text, "{}\n", flow(things, INDENT));
    }

    fn headed(&self, head: &str, what: &str) -> String {
        format!("{FAINT}{}:{FAINT:#} {what}", self.paper.say(head))
    }

    /// The cards of a hand that are known, with what they do for their owner, and how many are not.
    fn hand(&self, seat: Seat) -> Vec<String> {
        let known = self.view.known_hand(seat);
        let held = Card::ALL.iter().filter(|&&card| known[card] > 0);
        let card = |&card: &Card| match self.view.seat == Some(seat) {
            true => {
                let effect = self.paper.say(effect(card));
                format!("{} × [{}] {FAINT}{effect}{FAINT:#}", known[card], self.paper.name_of(card))
            }
            false => format!("{} × [{}]", known[card], self.paper.name_of(card)),
        };
        let backs = self.view.backs.iter().zip(&self.view.faces);
        let unknown = backs.filter(|(back, face)| back.owner == seat && face.is_none()).count();
        let hidden = (unknown > 0).then(|| self.paper.count("longwang-board-hidden", unknown as u32));
        held.map(card).chain(hidden).collect()
    }

    /// The jade tiles in a hand or on a roof, and those on the board that this viewer has looked at.
    fn jade(&self, seat: Seat) -> Vec<String> {
        let known = |place: usize| self.view.jade[place].map_or("?".into(), |jade| self.paper.name_of(jade));
        let mut list = Vec::new();
        for (place, tile) in self.view.tiles.iter().enumerate() {
            match tile.place {
                Place::Hand(owner) | Place::Temple(owner) if owner == seat => {
                    list.push(format!("◆ {}", known(place)))
                }
                Place::Board if self.view.seat == Some(seat) && self.view.jade[place].is_some() => {
                    list.push(format!("{} {}", self.view.board.jade[place], known(place)));
                }
                _ => {}
            }
        }
        if let Some(first) = list.first_mut() {
            *first = self.headed("longwang-board-jade", first);
        }
        list
    }

    /// The objective card, if it is known, with what is still missing for the next part.
    fn objective(&self, seat: Seat) -> Vec<String> {
        let Some(number) = self.view.objectives[seat] else { return Vec::new() };
        let (objective, builder) = (self.view.board.objective(number), &self.view.builders[seat]);
        let parts = [Part::Base, Part::Roof].iter().zip(&objective.costs);
        let parts = parts.map(|(&part, cost)| format!("{} {}", self.paper.name_of(part), self.tokens(cost)));
        let mut things: Vec<String> = parts.chain([self.paper.name_of(objective.jade)]).collect();
        things[0] = self.headed("longwang-board-objective", &things[0]);
        if let Some(cost) = objective.costs.get(usize::from(builder.parts)) {
            let missing: Cost =
                std::array::from_fn(|place| cost[place].saturating_sub(builder.tokens[place].min(255) as u8));
            things.push(self.headed("longwang-board-missing", &self.tokens(&missing)));
        }
        things
    }
}

/// What a card does, in a few words.
fn effect(card: Card) -> &'static str {
    match card {
        Card::OnePoint => "longwang-board-one-point",
        Card::TwoPoints => "longwang-board-two-points",
        Card::Thief => "longwang-board-thief",
        Card::Bamboo | Card::Rock | Card::Rice | Card::DragonFruit => "longwang-board-resource",
        Card::MountainGod => "longwang-board-mountain-god",
        Card::SeaGoddess => "longwang-board-sea-goddess",
        Card::JadeEmperor => "longwang-board-jade-emperor",
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

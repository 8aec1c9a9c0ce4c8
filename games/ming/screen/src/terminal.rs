//! The table of Ming Dynasty as text.

use anstyle::{AnsiColor, Style};
use kernel::{Phrase, Piece, Seat, Seats};
use ming::data::*;
use ming::{Border, Colours, Phase, View};

use screen::put;
use screen::terminal::{COLUMNS, FAINT, Paper, Terminal, colour, flow, mark, pad, width};

use super::Board;

/// Two provinces lie side by side.
const HALF: usize = COLUMNS / 2;
/// The widths of a player's name, points, supply and hand.
const NAME: usize = 13;
const POINTS: usize = 7;
const SUPPLY: usize = 9;
const CARDS_IN_HAND: usize = 8;

impl Terminal for Board {
    fn table(view: &View, paper: &Paper, text: &mut String) {
        let print = Print { view, paper };
        for pair in view.board.order.chunks(2) {
            let [left, right] =
                [pair.first(), pair.last()].map(|province| print.province(*province.expect("two")));
            for (left, right) in left.iter().zip(right) {
                put!(text, "{}{right}\n", pad(left, HALF));
            }
        }
        print.borders(text);
        print.round(text);
        print.columns(text);
    }

    fn player(view: &View, paper: &Paper, seat: Seat, text: &mut String) {
        Print { view, paper }.family(text, seat);
    }
}

/// What is drawn, and for whom.
struct Print<'a> {
    view: &'a View,
    paper: &'a Paper<'a>,
}

impl Print<'_> {
    /// A word with a small heading in front.
    fn headed(&self, head: &str, what: &str) -> String {
        format!("{FAINT}{}{FAINT:#} {what}", self.paper.say(head))
    }

    /// A province: its space with the card beside it, then its three districts.
    fn province(&self, province: Province) -> Vec<String> {
        let (view, style) = (self.view, ink(province));
        let card = view.row[province].map_or("–".into(), |card| self.paper.name_of(card));
        let spaces = std::array::from_fn(|seat| view.families[seat].spaces[province]);
        let name = self.paper.name_of(province);
        let head = format!("{style}{name}{style:#} [{card}] {}", self.marks(&spaces));
        std::iter::once(head).chain(District::of(province).map(|district| self.district(district))).collect()
    }

    /// A district: its number for the borders, its prince, its open members, its monastery and its palaces.
    fn district(&self, district: District) -> String {
        let view = self.view;
        let name = &view.board.districts[district.index()].name;
        let mut text = format!("{FAINT}{:>2}{FAINT:#} {}", number(district), pad(name, 10));
        for seat in view.seats().filter(|&seat| view.families[seat].prince == Some(district)) {
            put!(text, "{} ", mark("♔", seat));
        }
        put!(text, "{}", self.marks(&view.open[district]));
        if let Some(monk) = view.monks[district] {
            put!(text, " ▲{}", self.member(monk, 1));
        }
        if view.palaces[district].iter().any(|&count| count > 0) {
            put!(text, " ⌂{}", self.marks(&view.palaces[district]));
        }
        text
    }

    /// Members by colour: the number of their player once for each.
    fn marks(&self, members: &Colours) -> String {
        let some = self.view.colours().filter(|&owner| members[owner] > 0);
        some.map(|owner| self.member(owner, members[owner])).collect::<Vec<_>>().join(" ")
    }

    fn member(&self, owner: Seat, count: u8) -> String {
        let neutral = self.view.is_neutral(owner);
        let style = if neutral { FAINT } else { colour(owner) };
        let sign = if neutral { "○".into() } else { (owner.number() + 1).to_string() };
        match count {
            0..=3 => format!("{style}{}{style:#}", sign.repeat(count.into())),
            more => format!("{style}{sign}×{more}{style:#}"),
        }
    }

    /// What the signs mean, and for each card the borders that it crosses, by the numbers of the districts.
    fn borders(&self, text: &mut String) {
        let (three, board) = (self.view.three, &self.view.board);
        let cards = if three { Card::groups() } else { Card::symbols() };
        let names = cards.iter().map(|&card| format!("{} {}", self.sign(card), self.paper.name_of(card)));
        if !self.paper.tight {
            put!(text, "{FAINT}{}{FAINT:#}\n", flow(names, 0));
        }
        let crossed = |&card: &Card| {
            let borders = board.borders.iter().filter(|border| border.symbols[usize::from(three)] == card);
            let border =
                |border: &Border| border.districts.map(|district| number(district).to_string()).join("-");
            let borders: Vec<String> = borders.map(border).collect();
            format!("{} {FAINT}{}{FAINT:#}", self.sign(card), borders.join(" "))
        };
        put!(text, "{}\n", flow(cards.iter().map(crossed), 0));
    }

    /// The letter of a card.
    fn sign(&self, card: Card) -> char {
        self.paper.say("ming-board-signs").chars().nth(card.index()).unwrap_or('?')
    }

    /// Who starts, who has passed, and the stacks of cards.
    fn round(&self, text: &mut String) {
        let view = self.view;
        let names = |seats: Seats| {
            let names = seats.iter().map(|seat| format!("{0}{1}{0:#}", colour(seat), self.paper.name(seat)));
            dash(&names.collect::<Vec<_>>().join(", "))
        };
        let count = |cards: &Cards| cards.iter().sum::<u8>().to_string();
        let things = [
            self.headed("ming-board-start", &names(Seats::only(view.start))),
            self.headed("ming-board-passed", &names(view.passed)),
            self.headed("ming-board-pile", &count(&view.pile)),
            self.headed("ming-board-discards", &count(&view.discard)),
            format!(
                "{} {}",
                self.headed("ming-board-dragons", &view.dragons.to_string()),
                self.sign(Card::Dragon)
            ),
        ];
        put!(text, "{}\n", flow(things, 0));
    }

    /// What stands in the columns of the following lines.
    fn columns(&self, text: &mut String) {
        put!(text, "{}{FAINT}{:>POINTS$}", " ".repeat(NAME + 2), self.paper.say("result-points"));
        put!(text, "{:>SUPPLY$}  ", self.paper.say("ming-board-supply"));
        put!(text, "{}{FAINT:#}", pad(&self.paper.say("ming-board-hand"), CARDS_IN_HAND));
        for &province in Province::ALL {
            let style = ink(province);
            put!(text, " {style}{}{style:#}", self.paper.name_of(province));
        }
        text.push('\n');
    }

    /// A player's points, members, cards and tiles, which all are open.
    pub fn family(&self, text: &mut String, seat: Seat) {
        let (view, family, style) = (self.view, &self.view.families[seat], colour(seat));
        let asked = match view.phase {
            Phase::Return => view.waiting.contains(seat),
            Phase::Over => false,
            _ => view.active == seat,
        };
        let now = if asked { "▸" } else { " " };
        let name = pad(&self.paper.short_name(seat, NAME - 2), NAME - 1);
        put!(text, "{style}{now}{} {name}{style:#}", seat.number() + 1);
        put!(text, "{:>POINTS$}{:>SUPPLY$}  ", family.total(), family.supply);
        let hand = match &view.hands[seat] {
            Some(hand) => {
                let named = |&card: &Card| self.sign(card).to_string().repeat(hand[card].into());
                Card::ALL.iter().map(named).collect()
            }
            None => "?".repeat(family.cards.into()),
        };
        put!(text, "{}", pad(&dash(&hand), CARDS_IN_HAND));
        for &province in Province::ALL {
            let (column, style) = (width(&self.paper.name_of(province)) + 1, ink(province));
            match family.tiles[province] {
                0 => put!(text, "{FAINT}{:>column$}{FAINT:#}", "·"),
                tiles => put!(text, "{style}{tiles:>column$}{style:#}"),
            }
        }
        text.push('\n');
        self.chosen(text, seat);
    }

    /// Return cards that lie face down; what they show only to their owner.
    fn chosen(&self, text: &mut String, seat: Seat) {
        if let Some(own) = self.view.own.filter(|own| own.seat == seat) {
            let phrase = Phrase::new("ming-board-own-choice").with("number", own.number);
            put!(text, "   {}\n", self.paper.words.say(&phrase, &|_| String::new()));
        } else if self.view.has_chosen(seat) {
            put!(text, "   {}\n", self.paper.say("ming-board-chosen"));
        }
    }
}

/// The number of a district among all, from 1.
fn number(district: District) -> usize {
    district.index() + 1
}

fn dash(text: &str) -> String {
    if text.is_empty() { "–".into() } else { text.into() }
}

/// The colour of a province: always with its name, never alone.
fn ink(province: Province) -> Style {
    match province {
        Province::White => AnsiColor::White.on_default().bold(),
        Province::Orange => AnsiColor::BrightRed.on_default(),
        Province::Green => AnsiColor::Green.on_default(),
        Province::Pink => AnsiColor::Magenta.on_default(),
        Province::Yellow => AnsiColor::Yellow.on_default(),
        Province::Blue => AnsiColor::Blue.on_default(),
    }
}

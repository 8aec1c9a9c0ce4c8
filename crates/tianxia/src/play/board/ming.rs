//! The table of Ming Dynasty as text.

use anstyle::{AnsiColor, Style};
use kernel::{Phrase, Piece, Seat};
use ming::data::*;
use ming::{Colours, Phase, View};

use super::{Drawing, FAINT, colour, mark};

impl Drawing<'_, View> {
    /// Everything that lies on the table.
    pub fn draw(&self) -> String {
        let mut text = String::new();
        for &province in &self.view.board.order {
            self.province(&mut text, province);
        }
        self.stacks(&mut text);
        for seat in self.mine_last(self.view.seats()) {
            self.family(&mut text, seat);
        }
        text
    }

    /// A word with a small heading in front.
    fn headed(&self, head: &str, what: &str) -> String {
        format!("{FAINT}{}{FAINT:#} {what}", self.say(head))
    }

    /// A province: its space with the card beside it, then its three districts.
    fn province(&self, text: &mut String, province: Province) {
        let (view, style) = (self.view, ink(province));
        let card = view.row[province].map_or("–".into(), |card| self.name_of(card));
        let spaces = std::array::from_fn(|seat| view.families[seat].spaces[province]);
        put!(
            text,
            "{style}{:<10}{style:#} {}   ",
            self.name_of(province),
            self.headed("ming-board-card", &card)
        );
        put!(text, "{}\n", self.marks(&spaces));
        for district in District::of(province) {
            self.district(text, district);
        }
    }

    /// A district: its princes, its open members, its monastery, its palaces, and its borders.
    fn district(&self, text: &mut String, district: District) {
        let (view, board) = (self.view, self.view.board.get());
        put!(
            text,
            "  {FAINT}{:<9}{FAINT:#}{:<10}",
            district.to_string(),
            board.districts[district.index()].name
        );
        for seat in view.seats().filter(|&seat| view.families[seat].prince == Some(district)) {
            put!(text, " {}", mark("♔", seat));
        }
        put!(text, " {}", self.headed("ming-board-open", &self.marks(&view.open[district])));
        if let Some(monk) = view.monks[district] {
            put!(text, " {}", self.headed("ming-board-monastery", &mark("▲", monk)));
        }
        if view.palaces[district].iter().any(|&count| count > 0) {
            put!(text, " {}", self.headed("ming-board-palaces", &self.marks(&view.palaces[district])));
        }
        let beside = District::among(board.ways(view.three, district)[Card::Dragon]);
        let borders: Vec<String> = beside
            .filter_map(|to| board.symbol(view.three, district, to).map(|card| (to, card)))
            .map(|(to, card)| format!("{to} {}", self.name_of(card)))
            .collect();
        put!(
            text,
            "\n            {FAINT}{}: {}{FAINT:#}\n",
            self.say("ming-board-borders"),
            borders.join(" · ")
        );
    }

    /// Members by colour: the number of their player, and how many.
    fn marks(&self, members: &Colours) -> String {
        let mark = |owner: Seat| {
            let count = members[owner];
            if self.view.is_neutral(owner) {
                return format!("{FAINT}{} ●×{count}{FAINT:#}", self.say("ming-board-neutral"));
            }
            format!("{0}●{1}×{count}{0:#}", colour(owner), owner.number() + 1)
        };
        let some: Vec<String> = self.view.colours().filter(|&owner| members[owner] > 0).map(mark).collect();
        if some.is_empty() { "–".into() } else { some.join(" ") }
    }

    /// The pile, the discards and the dragons.
    fn stacks(&self, text: &mut String) {
        let view = self.view;
        let count = |cards: &Cards| cards.iter().sum::<u8>().to_string();
        put!(text, "{}   ", self.headed("ming-board-pile", &count(&view.pile)));
        put!(text, "{}   ", self.headed("ming-board-discards", &count(&view.discard)));
        put!(text, "{}\n", self.headed("ming-board-dragons", &view.dragons.to_string()));
    }

    /// A player's points, members, tiles and cards, which all are open.
    fn family(&self, text: &mut String, seat: Seat) {
        let (view, family, style) = (self.view, &self.view.families[seat], colour(seat));
        let asked = match view.phase {
            Phase::Return => view.waiting.contains(seat),
            Phase::Over => false,
            _ => view.active == seat,
        };
        let now = if asked { "▸" } else { " " };
        let name = self.name(seat);
        put!(
            text,
            "{style}{now}{} {name:<14}{} {style:#}{}   ",
            seat.number() + 1,
            family.total(),
            self.say("result-points")
        );
        put!(text, "{} {}   ", family.supply, self.say("ming-board-supply"));
        let tiles = Province::ALL.iter().filter(|&&province| family.tiles[province] > 0);
        let tiles: Vec<String> = tiles
            .map(|&province| {
                let style = ink(province);
                format!("{} {style}{}{style:#}", family.tiles[province], self.name_of(province))
            })
            .collect();
        put!(text, "{}   ", self.headed("ming-board-tiles", &dash(&tiles.join(" · "))));
        let sorts = family.sorts();
        let hand = sorts
            .iter()
            .flat_map(|card| vec![format!("[{}]", self.name_of(card)); usize::from(family.hand[card])]);
        put!(text, "{}", self.headed("ming-board-hand", &dash(&hand.collect::<Vec<_>>().join(" "))));
        self.chosen(text, seat);
        text.push('\n');
    }

    /// Return cards that lie face down; what they show only to their owner.
    fn chosen(&self, text: &mut String, seat: Seat) {
        if let Some(own) = self.view.own.filter(|own| own.seat == seat) {
            let phrase = Phrase::new("ming-board-own-choice").with("number", own.number);
            put!(text, "   {}", self.words.say(&phrase, &|_| String::new()));
        } else if self.view.has_chosen(seat) {
            put!(text, "   {}", self.say("ming-board-chosen"));
        }
    }
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

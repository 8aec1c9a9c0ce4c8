//! The table of In the Year of the Dragon as text.

use anstyle::{AnsiColor, Style};
use dragon::data::{Card, Good, Happening, Person, Privilege, SUPER_MONTH, Tile};
use dragon::{Court, Hand, Palace, Phase, Slot, View};
use kernel::{Named, Piece, Seat};

use screen::put;
use screen::terminal::{COLUMNS, FAINT, Paper, Terminal, colour, flow, pad, width, wrap};

use super::Board;

const NOW: Style = AnsiColor::Red.on_default().bold();
/// The width of what stands before a line.
const HEAD: usize = 10;
/// The width of a column of cards.
const CARD: usize = 4;
/// What a player has, beside the cards: the text above the column and its width.
const COLUMN: [(&str, usize); 5] = [
    ("result-points", 6),
    ("dragon-board-track", 6),
    ("dragon-yuan", 5),
    ("dragon-rice", 5),
    ("dragon-board-fire", 6),
];

impl Terminal for Board {
    fn table(view: &View, paper: &Paper, text: &mut String) {
        let print = Print { view, paper };
        print.events(text);
        print.wall(text);
        print.order(text);
        print.groups(text);
        print.columns(text);
        print.stock(text);
    }

    fn player(view: &View, paper: &Paper, seat: Seat, text: &mut String) {
        Print { view, paper }.court(text, seat);
    }

    fn order(view: &View, _: &Paper) -> Vec<Seat> {
        view.track_order().to_vec()
    }
}

/// What is drawn, and for whom.
struct Print<'a> {
    view: &'a View,
    paper: &'a Paper<'a>,
}

impl Print<'_> {
    /// Things after a heading, in as many lines as they need.
    fn headed(&self, text: &mut String, name: &str, things: impl IntoIterator<Item = String>) {
        put!(text, "{FAINT}{}{FAINT:#}{}\n", pad(&self.paper.say(name), HEAD), flow(things, HEAD));
    }

    /// The twelve months, the present one marked, with the super event.
    fn events(&self, text: &mut String) {
        let months = (1..).zip(&self.view.events).map(|(month, event)| self.month(month, *event));
        put!(text, "{}\n", flow(months, 0));
    }

    fn month(&self, month: u8, event: Option<Happening>) -> String {
        let name = event.map_or_else(|| "?".into(), |event| self.paper.name_of(event));
        let more = match self.view.super_event {
            _ if month != SUPER_MONTH || !self.view.super_laid => String::new(),
            Some(event) => format!(" + {}", self.paper.name_of(event)),
            None => " + ?".into(),
        };
        let (mark, style) = match month {
            _ if month == self.view.month => ("▸", NOW),
            _ if month < self.view.month => ("", FAINT),
            _ => ("", Style::new()),
        };
        format!("{style}{mark}{month} {name}{more}{style:#}")
    }

    /// Who has built how much of the Great Wall, and which tiles.
    fn wall(&self, text: &mut String) {
        if !self.view.options.great_wall {
            return;
        }
        let length = format!("{}/{}", self.view.wall_length(), self.view.wall.len());
        let tiles = |seat: Seat| {
            let rewards = self.view.courts[seat].walled.iter().map(|reward| self.paper.name_of(reward));
            let (style, rewards) = (colour(seat), rewards.collect::<Vec<_>>().join(", "));
            format!("{style}{}{style:#}: {rewards}", self.paper.name(seat))
        };
        let builders = self.view.seats().filter(|&seat| !self.view.courts[seat].walled.is_empty());
        self.headed(text, "dragon-board-wall", std::iter::once(length).chain(builders.map(tiles)));
    }

    /// The order of play: who has had their turn, whose it is, who is next.
    fn order(&self, text: &mut String) {
        let order = self.view.phase_order();
        let now = self.view.active().and_then(|active| order.iter().position(|&seat| seat == active));
        let names = order.iter().enumerate().map(|(place, &seat)| {
            let (style, name) = (colour(seat), self.paper.name(seat));
            match now {
                Some(now) if place == now => format!("{style}▸{name}{style:#}"),
                Some(now) if place < now => format!("{FAINT}{name} ✓{FAINT:#}"),
                _ => format!("{style}{name}{style:#}"),
            }
        });
        self.headed(text, "dragon-board-order", names);
    }

    /// The groups of action cards, with the dragons on them.
    fn groups(&self, text: &mut String) {
        if !matches!(self.view.phase, Phase::Deal | Phase::Action) {
            return;
        }
        let groups = self.view.groups.iter().enumerate().filter(|(_, deeds)| !deeds.is_empty());
        let group = |(group, deeds): (usize, &kernel::Set<dragon::data::Deed>)| {
            let deeds: Vec<String> = deeds.iter().map(|deed| self.paper.name_of(deed)).collect();
            let mut text = format!("{}[{}]", group + 1, deeds.join(" · "));
            for seat in self.view.seats().filter(|&seat| self.view.courts[seat].dragon == Some(group as u8)) {
                put!(text, " {0}◆{1}{0:#}", colour(seat), self.paper.name(seat));
            }
            text
        };
        self.headed(text, "dragon-board-groups", groups.map(group));
    }

    /// What stands in the columns of the following lines.
    fn columns(&self, text: &mut String) {
        put!(text, "{FAINT}{}", " ".repeat(HEAD + 2));
        for (name, width) in COLUMN {
            put!(text, "{:>width$}", self.paper.say(name));
        }
        for &card in Card::ALL {
            put!(text, "{:>CARD$}", self.short(card));
        }
        put!(text, "{FAINT:#}\n");
    }

    /// The three letters of a card above its column.
    fn short<P: Named>(&self, piece: P) -> String {
        self.paper.name_of(piece).chars().take(CARD - 1).collect()
    }

    /// Tiles left: young / old of each type.
    fn stock(&self, text: &mut String) {
        let goods: usize = COLUMN.iter().map(|(_, width)| width).sum();
        put!(text, "{FAINT}{}", pad(&self.paper.say("dragon-board-stock"), HEAD + 2 + goods));
        for &person in Person::ALL {
            let (young, old) = person.tiles();
            let old = old.map_or_else(String::new, |old| format!("/{}", self.view.stock[old]));
            put!(text, "{:>CARD$}", format!("{}{old}", self.view.stock[young]));
        }
        put!(text, "{FAINT:#}\n");
    }

    /// A player's line: points, goods and the open hand; then the palaces, if there are any.
    pub fn court(&self, text: &mut String, seat: Seat) {
        let (court, style) = (&self.view.courts[seat], colour(seat));
        let now = if self.view.active() == Some(seat) { "▸" } else { " " };
        put!(text, "{style}{now}{}{style:#}", pad(&self.paper.short_name(seat, HEAD + 1), HEAD + 1));
        let goods = Good::ALL.iter().map(|&good| court.goods[good]);
        let numbers = [court.total(), court.track].into_iter().chain(goods);
        for ((_, width), number) in COLUMN.iter().zip(numbers) {
            put!(text, "{number:>width$}");
        }
        match self.view.hands[seat] {
            None => put!(text, "{FAINT}{:>1$}{FAINT:#}", format!("{} × ?", court.cards()), 2 * CARD),
            Some(hand) => Card::ALL.iter().for_each(|&card| put!(text, "{}", self.held(&hand, card))),
        }
        text.push('\n');
        let palaces = self.palaces(court);
        if !palaces.trim().is_empty() {
            put!(text, "{palaces}\n");
        }
    }

    /// What stands in the column of a card.
    fn held(&self, hand: &Hand, card: Card) -> String {
        match card {
            Card::Wild => format!("{:>CARD$}", hand.wild),
            _ if hand.kinds().contains(card) => format!("{:>CARD$}", "●"),
            _ => format!("{FAINT}{:>CARD$}{FAINT:#}", "·"),
        }
    }

    /// A player's palaces with everybody in them, and the privileges; by short names where it would be too long.
    fn palaces(&self, court: &Court) -> String {
        let palaces = |name: &dyn Fn(Tile) -> String| {
            let palace = |(slot, palace): (Slot, Palace)| {
                let people = palace.people().map(|tile| format!(" {}", name(tile)));
                format!("{}{}", self.palace(slot, palace.floors()), people.collect::<Vec<_>>().join(","))
            };
            court.palaces.iter().map(palace).chain(self.privileges(court)).collect::<Vec<_>>().join("  ")
        };
        let symbols = |tile: Tile| if tile.is_young() { "" } else { "²" };
        let whole = palaces(&|tile| self.paper.name_of(tile));
        if 2 + width(&whole) <= COLUMNS {
            return format!("  {whole}");
        }
        let short = palaces(&|tile| format!("{}{}", self.short(tile.person()), symbols(tile)));
        wrap(&format!("  {short}"), COLUMNS, "    ")
    }

    fn palace(&self, slot: Slot, floors: u8) -> String {
        format!("{FAINT}{}{FAINT:#}{}", slot.number(), "▤".repeat(floors.into()))
    }

    fn privileges(&self, court: &Court) -> Vec<String> {
        let owned = Privilege::ALL.iter().filter(|&&privilege| court.privileges[privilege] > 0);
        let count = |&privilege: &Privilege| match court.privileges[privilege] {
            1 => format!("+ {}", self.paper.name_of(privilege)),
            more => format!("+ {more} × {}", self.paper.name_of(privilege)),
        };
        owned.map(count).collect()
    }
}

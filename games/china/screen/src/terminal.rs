//! The table of China as text.

use anstyle::{AnsiColor, Style};
use china::data::{Cards, Colour, Kind, Region};
use china::{Alliance, Space, View};
use kernel::{Piece, Seat, Viewer};

use screen::chart::{Chart, Spot};
use screen::put;
use screen::terminal::{FAINT, Paper, Terminal, colour, flow, mark};

use super::Board;

/// The size of the map; the alliances stand beside it.
const MAP: usize = 57;
const LINES: usize = 15;

impl Terminal for Board {
    fn table(view: &View, paper: &Paper, text: &mut String) {
        let print = Print { view, paper };
        let mut alliances = print.alliances();
        for line in print.map() {
            put!(text, "{line} {}\n", alliances.next().unwrap_or_default());
        }
        print.cards(text);
    }

    fn player(view: &View, paper: &Paper, seat: Seat, text: &mut String) {
        put!(text, "{}\n", Print { view, paper }.prince(seat));
    }

    /// Where rows are dear, several players share one.
    fn players(view: &View, paper: &Paper, text: &mut String) {
        let seats = paper.mine_last(Self::order(view, paper));
        if paper.tight {
            put!(text, "{}\n", flow(seats.into_iter().map(|seat| Print { view, paper }.prince(seat)), 0));
        } else {
            seats.into_iter().for_each(|seat| Self::player(view, paper, seat, text));
        }
    }
}

/// What is drawn, and for whom.
struct Print<'a> {
    view: &'a View,
    paper: &'a Paper<'a>,
}

impl Print<'_> {
    /// The map: spaces by their numbers or with somebody's palace, the roads between them, the regions by their names.
    fn map(&self) -> Vec<String> {
        let board = &self.view.realm.board;
        let mut chart = Chart::new(board.spaces.iter().copied(), MAP, LINES);
        let mut spots: Vec<Option<Spot>> = Vec::new();
        for (place, &at) in board.spaces.iter().enumerate() {
            spots.push(chart.write(at, &self.space(board.space_at(place))));
        }
        for &region in Region::ALL {
            chart.write(board.regions[region.index()].dragon, &self.region(region));
        }
        for (from, &one) in spots.iter().enumerate() {
            let roads = board.roads(from as u32);
            let ends = (from + 1..spots.len()).filter(|to| roads >> to & 1 == 1);
            for (one, other) in ends.filter_map(|to| one.zip(spots[to])) {
                chart.join(one, other);
            }
        }
        chart.lines()
    }

    /// A space: its number in the region, or `▲` and the number of whoever has built there; `^` is a fortress.
    fn space(&self, space: Space) -> Vec<(String, Style)> {
        let realm = &self.view.realm;
        let fort = if realm.is_fortified(space) { "^" } else { "" };
        match realm.owner(space) {
            Some(seat) => vec![(format!("▲{}{fort}", seat.number() + 1), colour(seat))],
            None => vec![(format!("{}{fort}", space.number()), ink(realm.board.colour(space.region())))],
        }
    }

    /// A region's name; how many emissaries there are, how many there may be, and whose they are.
    fn region(&self, region: Region) -> Vec<(String, Style)> {
        let realm = &self.view.realm;
        let style = ink(realm.board.colour(region)).bold().underline();
        let mut parts = vec![(self.paper.name_of(region), style)];
        if realm.is_full(region) {
            parts.push(("✓".into(), FAINT));
        }
        if realm.limit(region) > 0 {
            parts.push((format!("●{}/{}", realm.guests(region), realm.limit(region)), Style::new()));
        }
        let here = &realm.emissaries[region];
        for seat in self.view.seats().filter(|&seat| here[seat] > 0) {
            let marks = (seat.number() + 1).to_string().repeat(here[seat].into());
            parts.push((format!(" {marks}"), colour(seat)));
        }
        parts
    }

    /// The alliances by their numbers, with whoever would have them now and the points for it.
    fn alliances(&self) -> impl Iterator<Item = String> {
        let realm = &self.view.realm;
        let alliance = |(place, alliance): (usize, &Alliance)| {
            let [one, other] = alliance.regions.map(|region| self.paper.name_of(region));
            let (points, seats) = realm.alliance_points(place);
            let holders: Vec<String> = seats.iter().map(|seat| mark("", seat)).collect();
            let name = format!("{:>2} {one}↔{other}", place + 1);
            match holders.is_empty() {
                true => format!("{FAINT}{name}{FAINT:#}"),
                false => format!("{name} {} +{points}", holders.join(",")),
            }
        };
        realm.board.alliances.iter().enumerate().map(alliance)
    }

    fn headed(&self, head: &str, what: &str) -> String {
        format!("{FAINT}{}{FAINT:#} {what}", self.paper.say(head))
    }

    /// The kinds of pieces in this game, and their signs on the map.
    fn kinds(&self) -> impl Iterator<Item = (Kind, &'static str)> {
        let signs = [(Kind::Palace, "▲"), (Kind::Emissary, "●"), (Kind::Fortress, "^")];
        signs.into_iter().filter(|&(kind, _)| kind != Kind::Fortress || self.view.fortresses)
    }

    /// The row, the pile and the discards, and what the signs mean.
    fn cards(&self, text: &mut String) {
        let view = self.view;
        let mut things = vec![
            self.headed("china-board-row", &self.spread(&view.row)),
            self.headed("china-board-pile", &view.piled.to_string()),
        ];
        let discards = self.paper.counted::<Colour>(&view.discard);
        if !discards.is_empty() {
            things.push(self.headed("china-board-discards", &discards));
        }
        if self.paper.tight {
            put!(text, "{}\n", flow(things, 0));
            return;
        }
        let signs =
            self.kinds().map(|(kind, sign)| format!("{FAINT}{sign} {}{FAINT:#}", self.paper.name_of(kind)));
        things.push(signs.collect::<Vec<_>>().join(" "));
        for (sign, text) in [("↔", "china-board-alliances"), ("✓", "china-board-full")] {
            things.push(format!("{FAINT}{sign} {}{FAINT:#}", self.paper.say(text)));
        }
        put!(text, "{}\n", flow(things, 0));
    }

    /// Cards one by one.
    fn spread(&self, cards: &Cards) -> String {
        let card = |&colour: &Colour| {
            let style = ink(colour);
            let (card, count) = (format!("{style}[{}]{style:#}", self.paper.name_of(colour)), cards[colour]);
            if self.paper.tight && count > 1 {
                vec![format!("{count}×{card}")]
            } else {
                vec![card; count.into()]
            }
        };
        Colour::ALL.iter().flat_map(card).collect::<Vec<_>>().join(" ")
    }

    /// A player's points, pieces and cards.
    fn prince(&self, seat: Seat) -> String {
        let (prince, style) = (&self.view.princes[seat], colour(seat));
        let now = self.view.active == seat && self.view.phase != china::Phase::Over;
        let points = self.paper.count("board-points", prince.total().into());
        let left: Vec<String> =
            self.kinds().map(|(kind, sign)| format!("{sign}{}", prince.left(kind))).collect();
        if self.paper.tight {
            let (sign, name) = (if now { "▸" } else { " " }, self.paper.short_name(seat, 10));
            let head = format!("{style}{sign}{} {name}{style:#} {points}", seat.number() + 1);
            return format!("{head} {} {}", left.join(" "), self.hand(seat));
        }
        let things = [
            format!("{}{style}{points}{style:#}", self.paper.player(seat, now)),
            left.join(" "),
            self.headed("china-board-hand", &self.hand(seat)),
        ];
        flow(things, 3)
    }

    /// The own hand as it is, another's as far as it is known.
    fn hand(&self, seat: Seat) -> String {
        let prince = &self.view.princes[seat];
        if let Some(own) =
            self.view.own.filter(|own| self.paper.viewer == Viewer::Seat(seat) && own.seat == seat)
        {
            return self.spread(&own.hand.cards);
        }
        let known = self.spread(&prince.known);
        let hidden = match prince.hidden() {
            hidden @ 2.. if self.paper.tight => format!("{hidden}×[?]"),
            hidden => vec!["[?]"; usize::from(hidden)].join(" "),
        };
        format!("{known}{}{hidden}", if known.is_empty() { "" } else { " " })
    }
}

/// The colour of a card or region: always with its name, never alone.
fn ink(colour: Colour) -> Style {
    match colour {
        Colour::Violet => AnsiColor::Magenta.on_default(),
        Colour::Yellow => AnsiColor::Yellow.on_default(),
        Colour::Orange => AnsiColor::BrightRed.on_default(),
        Colour::Green => AnsiColor::Green.on_default(),
        Colour::Red => AnsiColor::Red.on_default(),
    }
}

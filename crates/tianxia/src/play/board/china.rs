//! The table of China as text.

use anstyle::{AnsiColor, Style};
use china::View;
use china::data::{Cards, Colour, Kind, Region};
use kernel::{Eye, Piece, Seat};

use super::{Drawing, FAINT, colour, mark};

impl Drawing<'_, View> {
    /// Everything that lies on the table.
    pub fn draw(&self) -> String {
        let mut text = String::new();
        for &region in Region::ALL {
            self.region(&mut text, region);
        }
        self.alliances(&mut text);
        self.cards(&mut text);
        for seat in self.mine_last(self.view.seats()) {
            self.prince(&mut text, seat);
        }
        text
    }

    fn head(&self, text: &mut String, name: &str) {
        put!(text, "{FAINT}{:<10}{FAINT:#}", self.say(name));
    }

    /// A region: its spaces with the number of whoever has built there, its emissaries, its roads.
    fn region(&self, text: &mut String, region: Region) {
        let realm = &self.view.realm;
        let board = realm.board.get();
        let style = ink(board.colour(region));
        put!(text, "{style}{:<6}{style:#} ", self.name_of(region));
        for number in 1..=8 {
            text.push_str(&self.space(region, number));
        }
        let marks = self.emissaries(region);
        put!(
            text,
            " {} {}/{} {marks}",
            self.name_of(Kind::Emissary),
            realm.guests(region),
            realm.limit(region)
        );
        if realm.is_full(region) {
            put!(text, " {FAINT}✓ {}{FAINT:#}", self.say("china-board-full"));
        }
        put!(text, "\n       {FAINT}{}{FAINT:#}\n", self.roads(region));
    }

    /// A space: free, with a fortress (`^`), or with somebody's palace.
    fn space(&self, region: Region, number: u8) -> String {
        let (realm, space) = (&self.view.realm, china::Space::new(region, number));
        if realm.board.bit(space) == 0 {
            return "     ".into();
        }
        let fort = if realm.is_fortified(space) { "^" } else { " " };
        match realm.owner(space) {
            Some(seat) => format!("{FAINT}{number}{FAINT:#}{}{fort} ", mark("▲", seat)),
            None => format!("{FAINT}{number}·{FAINT:#} {fort} "),
        }
    }

    /// The number of each emissary's owner.
    fn emissaries(&self, region: Region) -> String {
        let here = &self.view.realm.emissaries[region];
        let mark = |seat: Seat| {
            let style = colour(seat);
            format!("{style}{}{style:#}", format!("●{}", seat.number() + 1).repeat(usize::from(here[seat])))
        };
        self.view.seats().filter(|&seat| here[seat] > 0).map(mark).collect::<Vec<_>>().join(" ")
    }

    /// The roads from the spaces of a region, each within it once.
    fn roads(&self, region: Region) -> String {
        let board = self.view.realm.board.get();
        let mut roads = Vec::new();
        let places = |bits: u64| (0..64u32).filter(move |place| bits >> place & 1 == 1);
        for from in places(board.land(region)) {
            let start = board.space(region, from).number();
            for to in places(board.roads(from)) {
                let end = board.space_at(to as usize);
                if end.region() != region {
                    roads.push(format!("{start}–{} {}", self.name_of(end.region()), end.number()));
                } else if from < to {
                    roads.push(format!("{start}–{}", end.number()));
                }
            }
        }
        format!("{}: {}", self.say("china-board-roads"), roads.join("  "))
    }

    /// The alliances, with whoever would have them now.
    fn alliances(&self, text: &mut String) {
        let realm = &self.view.realm;
        for (place, alliance) in realm.board.alliances.iter().enumerate() {
            match place {
                0 => self.head(text, "china-board-alliances"),
                5 | 10 => text.push_str("\n          "),
                _ => {}
            }
            let [one, other] = alliance.regions.map(|region| self.name_of(region));
            let (points, seats) = realm.alliance_points(place);
            let holders: Vec<String> = seats.iter().map(|seat| mark("", seat)).collect();
            let holders = if holders.is_empty() {
                String::new()
            } else {
                format!(" → {} +{points}", holders.join(","))
            };
            put!(text, "{FAINT}{:>2}{FAINT:#} {one}–{other}{holders}   ", place + 1);
        }
        text.push('\n');
    }

    /// The row, the pile and the discards.
    fn cards(&self, text: &mut String) {
        self.head(text, "china-board-row");
        put!(text, "{}\n", self.spread(&self.view.row));
        self.head(text, "china-board-pile");
        put!(text, "{}   ", self.view.piled);
        put!(
            text,
            "{FAINT}{}{FAINT:#} {}\n",
            self.say("china-board-discards"),
            self.counted::<Colour>(&self.view.discard)
        );
    }

    /// Cards one by one.
    fn spread(&self, cards: &Cards) -> String {
        let card = |&colour: &Colour| {
            let style = ink(colour);
            vec![format!("{style}[{}]{style:#}", self.name_of(colour)); usize::from(cards[colour])]
        };
        Colour::ALL.iter().flat_map(card).collect::<Vec<_>>().join(" ")
    }

    /// A player's points, pieces and cards.
    fn prince(&self, text: &mut String, seat: Seat) {
        let (prince, style) = (&self.view.princes[seat], colour(seat));
        text.push_str(&self.player(seat, self.view.active == seat && self.view.phase != china::Phase::Over));
        put!(text, "{style}{}{style:#} {}   ", prince.total(), self.say("result-points"));
        let kinds = Kind::ALL.iter().filter(|&&kind| kind != Kind::Fortress || self.view.fortresses);
        let left: Vec<String> =
            kinds.map(|&kind| format!("{} {}", prince.left(kind), self.name_of(kind))).collect();
        put!(text, "{}   {}", left.join(" · "), self.hand(seat));
        text.push('\n');
    }

    /// The own hand as it is, another's as far as it is known.
    fn hand(&self, seat: Seat) -> String {
        let prince = &self.view.princes[seat];
        match self.view.own.filter(|own| self.eye == Eye::Seat(seat) && own.seat == seat) {
            Some(own) => format!("{}: {}", self.say("china-board-hand"), self.spread(&own.hand.cards)),
            None => {
                let known = self.spread(&prince.known);
                let hidden = vec!["[?]"; usize::from(prince.hidden())].join(" ");
                format!(
                    "{}: {known}{}{hidden}",
                    self.say("china-board-hand"),
                    if known.is_empty() { "" } else { " " }
                )
            }
        }
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

//! The table of In the Year of the Dragon as text.

use anstyle::{AnsiColor, Style};
use dragon::data::{Good, Happening, Person, Privilege, SUPER_MONTH};
use dragon::{Court, Dragon, Phase, Slot};
use kernel::{Eye, Piece, Seat};

use super::{Drawing, FAINT, colour, mark};

const NOW: Style = AnsiColor::Red.on_default().bold();

impl Drawing<'_, Dragon> {
    /// Everything that lies on the table.
    pub fn draw(&self) -> String {
        let mut text = String::new();
        self.events(&mut text);
        self.groups(&mut text);
        self.stock(&mut text);
        for seat in self.mine_last(self.view.track_order().iter().copied()) {
            self.court(&mut text, seat);
        }
        text
    }

    fn head(&self, text: &mut String, name: &str) {
        let name = if name.is_empty() { String::new() } else { self.say(name) };
        put!(text, "{FAINT}{name:<9}{FAINT:#}");
    }

    /// The twelve months, the present one marked, with the super event and the wall.
    fn events(&self, text: &mut String) {
        for (row, months) in self.view.events.chunks(4).enumerate() {
            self.head(text, if row == 0 { "dragon-board-events" } else { "" });
            for (place, event) in months.iter().enumerate() {
                let month = (row * 4 + place + 1) as u8;
                put!(text, "{} ", self.month(month, *event));
            }
            text.push('\n');
        }
        if let Some(event) = self.view.super_event {
            self.head(text, "dragon-board-super");
            put!(text, " {SUPER_MONTH:>2} {}\n", self.name_of(event));
        }
        if self.view.options.great_wall {
            self.head(text, "dragon-board-wall");
            for seat in self.view.wall.iter().map_while(|owner| *owner) {
                text.push_str(&mark("", seat));
            }
            put!(text, "{FAINT}{}{FAINT:#}\n", "·".repeat(12 - usize::from(self.view.wall_length())));
        }
    }

    fn month(&self, month: u8, event: Option<Happening>) -> String {
        let name = event.map_or_else(|| "?".into(), |event| self.name_of(event));
        let style = match month {
            _ if month == self.view.month => NOW,
            _ if month < self.view.month => FAINT,
            _ => Style::new(),
        };
        let mark = if month == self.view.month { "▸" } else { " " };
        format!("{style}{mark}{month:>2} {name:<18}{style:#}")
    }

    /// The groups of action cards, with the dragons on them.
    fn groups(&self, text: &mut String) {
        if !matches!(self.view.phase, Phase::Deal | Phase::Action) {
            return;
        }
        self.head(text, "dragon-board-groups");
        for (group, deeds) in self.view.groups.iter().enumerate().filter(|(_, deeds)| !deeds.is_empty()) {
            let deeds: Vec<String> = deeds.iter().map(|deed| self.name_of(deed)).collect();
            put!(text, "{}[{}]", group + 1, deeds.join(" · "));
            for seat in self.view.seats().filter(|&seat| self.view.courts[seat].dragon == Some(group as u8)) {
                put!(text, " {0}◆{1}{0:#}", colour(seat), self.name(seat));
            }
            text.push_str("   ");
        }
        text.push('\n');
    }

    /// Tiles left: young / old of each type.
    fn stock(&self, text: &mut String) {
        self.head(text, "dragon-board-stock");
        for (place, &person) in Person::ALL.iter().enumerate() {
            if place == 5 {
                text.push('\n');
                self.head(text, "");
            }
            let (young, old) = person.tiles();
            let old = old.map_or_else(String::new, |old| format!("/{}", self.view.stock[old]));
            put!(text, "{} {}{old}   ", self.name_of(person), self.view.stock[young]);
        }
        text.push('\n');
    }

    /// A player's line, and his palaces.
    fn court(&self, text: &mut String, seat: Seat) {
        let (court, style) = (&self.view.courts[seat], colour(seat));
        let now = if self.view.active() == Some(seat) { "▸" } else { " " };
        put!(text, "\n{style}{now}{:<14}{style:#}", self.name(seat));
        let goods = |good: Good| format!("{} {}", court.goods[good], self.name_of(good));
        put!(
            text,
            "{style}{}{style:#} {}   {}   {}   {} {}",
            court.total(),
            self.say("result-points"),
            Good::ALL.iter().map(|&good| goods(good)).collect::<Vec<_>>().join(" · "),
            self.privileges(court),
            self.say("dragon-board-track"),
            court.track,
        );
        text.push('\n');
        for (slot, palace) in court.palaces.iter() {
            let people: Vec<String> = palace.people().map(|tile| self.name_of(tile)).collect();
            put!(text, "   {}  {}\n", self.palace(slot, palace.floors()), people.join(", "));
        }
        put!(text, "   {FAINT}{} {}", self.say("dragon-board-hand"), court.cards());
        if self.eye == Eye::Seat(seat) {
            let hand: Vec<String> = court.hand().iter().map(|card| self.name_of(card)).collect();
            put!(text, ": {}", hand.join(", "));
        }
        put!(text, "{FAINT:#}\n");
    }

    fn palace(&self, slot: Slot, floors: u8) -> String {
        let floors = usize::from(floors);
        format!("{:>2} {}{FAINT}{}{FAINT:#}", slot.number(), "▤".repeat(floors), "·".repeat(3 - floors))
    }

    fn privileges(&self, court: &Court) -> String {
        let count =
            |privilege: Privilege| format!("{} {}", court.privileges[privilege], self.name_of(privilege));
        let owned = Privilege::ALL.iter().filter(|&&privilege| court.privileges[privilege] > 0);
        let owned: Vec<String> = owned.map(|&privilege| count(privilege)).collect();
        if owned.is_empty() { "–".into() } else { owned.join(" · ") }
    }
}

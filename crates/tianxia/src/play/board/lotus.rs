//! The table of White Lotus as text.

use std::fmt::Write;

use anstyle::Style;
use kernel::{Eye, Seat, key};
use lotus::data::{Building, Region, Side};
use lotus::{Phase, Secret, View, bit, regions};
use words::Words;

use super::colour;

const FAINT: Style = Style::new().dimmed();

/// Everything that lies on the table.
pub fn draw(view: &View, eye: Eye, words: &Words, names: &[String]) -> String {
    let drawing = Drawing { view, words, names };
    let mut text = String::new();
    drawing.legend(&mut text);
    for region in regions(view.realm.board.in_play(view.players())) {
        drawing.region(&mut text, region);
    }
    drawing.contest(&mut text);
    drawing.rebellion(&mut text);
    let (mine, others): (Vec<Seat>, Vec<Seat>) = view.seats().partition(|&seat| eye == Eye::Seat(seat));
    for seat in others.into_iter().chain(mine) {
        drawing.lord(&mut text, seat);
    }
    text
}

struct Drawing<'a> {
    view: &'a View,
    words: &'a Words,
    names: &'a [String],
}

/// Writing to a string cannot fail.
macro_rules! put {
    ($text:expr, $($arg:tt)*) => { let _ = write!($text, $($arg)*); };
}

impl Drawing<'_> {
    fn say(&self, name: &str) -> String {
        self.words.text(name)
    }

    fn head(&self, text: &mut String, name: &str) {
        put!(text, "{FAINT}{:<12}{FAINT:#}", self.say(name));
    }

    /// What the signs mean.
    fn legend(&self, text: &mut String) {
        let signs = [("✿", "lotus"), ("§", "dragon"), ("■", "chip"), ("●", "cube")];
        let signs = signs.map(|(sign, name)| format!("{sign} {}", self.say(&format!("lotus-board-{name}"))));
        put!(text, "{FAINT}{}{FAINT:#}\n", signs.join(" · "));
    }

    /// A region: its marks, its building, whose it is or who wants it, and what lies next to it.
    fn region(&self, text: &mut String, region: Region) {
        let (realm, board) = (&self.view.realm, self.view.realm.board);
        let mark = |set: u64, mark: &'static str| if set & bit(region) != 0 { mark } else { " " };
        put!(
            text,
            "{:<11}{}{} ",
            board.land(region).name,
            mark(board.lotus(), "✿"),
            mark(board.dragons(), "§")
        );
        let building = realm.building(region).map_or("lotus-board-bare", key::<Building>);
        let holder = realm.owner(region).map_or_else(
            || realm.contenders(region).iter().map(|seat| self.mark("●", seat)).collect::<String>(),
            |owner| self.mark("■", owner),
        );
        // Colours have no width, so the gap is counted by what shows.
        let width = 2 * if realm.owner(region).is_some() { 1 } else { realm.contenders(region).len() };
        let gap = " ".repeat(14_usize.saturating_sub(width));
        put!(text, "{:<14}{holder}{gap}", self.say(building));
        let near: Vec<&str> = regions(board.near(region) & board.in_play(self.view.players()))
            .map(|near| board.land(near).name.as_str())
            .collect();
        put!(text, "{FAINT}{}{FAINT:#}\n", near.join(" · "));
    }

    /// A piece of a seat, with its number.
    fn mark(&self, sign: &str, seat: Seat) -> String {
        let style = colour(seat);
        format!("{style}{sign}{}{style:#}", seat.number() + 1)
    }

    fn name(&self, seat: Seat) -> String {
        let style = colour(seat);
        let number = usize::from(seat.number());
        format!("{style}{} {}{style:#}", number + 1, self.names[number])
    }

    /// Who is in the contest, who has voted, and the votes that were last revealed.
    fn contest(&self, text: &mut String) {
        let view = self.view;
        if let Some(region) = view.region {
            self.head(text, "lotus-board-contest");
            let states = view.contenders.iter().map(|seat| self.progress(seat)).collect::<Vec<_>>();
            put!(text, "{}: {}\n", view.realm.board.land(region).name, states.join(" · "));
        }
        let voted = |seat: &Seat| view.shown[*seat].against.is_some();
        let votes: Vec<String> = view
            .seats()
            .filter(voted)
            .filter_map(|seat| {
                let vote = &view.shown[seat];
                Some(format!("{} → {}: {}", self.name(seat), self.name(vote.against?), vote.played()))
            })
            .collect();
        if !votes.is_empty() {
            self.head(text, "lotus-board-votes");
            put!(text, "{}\n", votes.join(" · "));
        }
        if let Some(own) = view.own.filter(|own| own.secret != Secret::default()) {
            self.head(text, "lotus-board-own");
            put!(text, "{}\n", self.secret(&own.secret));
        }
    }

    /// Whether a seat has chosen, if it is asked in secret.
    fn progress(&self, seat: Seat) -> String {
        let state = match (self.view.phase, self.view.waiting.contains(seat)) {
            (Phase::Vote | Phase::Muster, true) => self.say("lotus-board-thinking"),
            (Phase::Vote | Phase::Muster, false) => self.say("lotus-board-chosen"),
            _ => return self.name(seat),
        };
        format!("{} {FAINT}{state}{FAINT:#}", self.name(seat))
    }

    /// A choice of one's own, as far as it is made.
    fn secret(&self, secret: &Secret) -> String {
        let aim = secret.against.map(|rival| format!("→ {}", self.name(rival)));
        let side = secret.side.map(|side| self.say(key(side)));
        let points = secret.points.map(|points| points.to_string());
        aim.into_iter().chain(side).chain(points).collect::<Vec<_>>().join(" ")
    }

    /// The two camps: who is still thinking, or who stood where and how strong they were.
    fn rebellion(&self, text: &mut String) {
        let view = self.view;
        if view.phase == Phase::Muster {
            self.head(text, "lotus-board-rebellion");
            let states = view.seats().map(|seat| self.progress(seat)).collect::<Vec<_>>();
            put!(text, "{}\n", states.join(" · "));
        }
        if view.winner.is_none() {
            return;
        }
        for (side, strength) in [Side::Emperor, Side::Rebel].into_iter().zip(view.strengths) {
            let camp: Vec<String> = view
                .seats()
                .filter(|&seat| view.shown[seat].side == Some(side))
                .map(|seat| format!("{} {}", self.name(seat), view.shown[seat].played()))
                .collect();
            let won = if view.winner == Some(side) { "✓" } else { " " };
            self.head(text, "lotus-board-rebellion");
            put!(text, "{won} {} {strength}: {}\n", self.say(key(side)), camp.join(" · "));
        }
    }

    /// A player's points, cards and title.
    fn lord(&self, text: &mut String, seat: Seat) {
        let (view, style) = (self.view, colour(seat));
        let lord = &view.lords[seat];
        let now = if view.waiting.contains(seat) { "▸" } else { " " };
        let number = usize::from(seat.number());
        put!(text, "{style}{now}{} {:<14}{style:#}", number + 1, self.names[number]);
        put!(text, "{style}{}{style:#} {}", view.total(seat), self.say("result-points"));
        for (name, points) in [
            ("lotus-board-influence", lord.influence),
            ("lotus-board-army", lord.army),
            ("lotus-board-victory", lord.victory),
        ] {
            put!(text, " · {points} {}", self.say(name));
        }
        for (name, holds) in
            [("lotus-board-emperor", view.emperor == seat), ("lotus-board-rebel", view.rebel == Some(seat))]
        {
            if holds {
                put!(text, " · {style}{}{style:#}", self.say(name));
            }
        }
        text.push('\n');
    }
}

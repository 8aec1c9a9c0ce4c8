//! The table of White Lotus as text.

use kernel::{Seat, key};
use lotus::data::{Building, Region, Side};
use lotus::{Phase, Secret, View, bit, regions};

use super::{Drawing, FAINT, colour, mark};

impl Drawing<'_, View> {
    /// Everything that lies on the table.
    pub fn draw(&self) -> String {
        let mut text = String::new();
        self.legend(&mut text);
        for region in regions(self.view.realm.board.in_play(self.view.players())) {
            self.region(&mut text, region);
        }
        self.contest(&mut text);
        self.rebellion(&mut text);
        for seat in self.mine_last(self.view.seats()) {
            self.lord(&mut text, seat);
        }
        text
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
        let sign = |set: u64, sign: &'static str| if set & bit(region) != 0 { sign } else { " " };
        put!(
            text,
            "{:<11}{}{} ",
            board.land(region).name,
            sign(board.lotus(), "✿"),
            sign(board.dragons(), "§")
        );
        let building = realm.building(region).map_or("lotus-board-bare", key::<Building>);
        let holder = realm.owner(region).map_or_else(
            || realm.contenders(region).iter().map(|seat| mark("●", seat)).collect::<String>(),
            |owner| mark("■", owner),
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

    /// A player with his number.
    fn who(&self, seat: Seat) -> String {
        let style = colour(seat);
        format!("{style}{} {}{style:#}", seat.number() + 1, self.name(seat))
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
                Some(format!("{} → {}: {}", self.who(seat), self.who(vote.against?), vote.played()))
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
            _ => return self.who(seat),
        };
        format!("{} {FAINT}{state}{FAINT:#}", self.who(seat))
    }

    /// A choice of one's own, as far as it is made.
    fn secret(&self, secret: &Secret) -> String {
        let aim = secret.against.map(|rival| format!("→ {}", self.who(rival)));
        let side = secret.side.map(|side| self.name_of(side));
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
                .map(|seat| format!("{} {}", self.who(seat), view.shown[seat].played()))
                .collect();
            let won = if view.winner == Some(side) { "✓" } else { " " };
            self.head(text, "lotus-board-rebellion");
            put!(text, "{won} {} {strength}: {}\n", self.name_of(side), camp.join(" · "));
        }
    }

    /// A player's points, cards and title.
    fn lord(&self, text: &mut String, seat: Seat) {
        let (view, style) = (self.view, colour(seat));
        let lord = &view.lords[seat];
        text.push_str(&self.player(seat, view.waiting.contains(seat)));
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

//! The table of White Lotus as text.

use std::collections::BTreeMap;

use anstyle::Style;
use kernel::{Piece, Seat};
use lotus::data::{BONUS, Building, Region, Side};
use lotus::{Phase, Secret, View, bit, regions};

use screen::chart::Chart;
use screen::put;
use screen::terminal::{COLUMNS, FAINT, Paper, Terminal, colour, flow, mark, pad};

use super::Board;

/// Lines of the map and the players together, if that is room enough; and of the map where lines are dear.
const LINES: usize = 16;
const TIGHT_LINES: usize = 10;
/// The width of what stands before a line.
const HEAD: usize = 12;
/// The widths of a player's name, and of the number of a building.
const NAME: usize = 11;
const COUNT: usize = 3;
/// What a player has: the text above the column and its width.
const COLUMN: [(&str, usize); 4] = [
    ("result-points", 7),
    ("lotus-board-influence", 11),
    ("lotus-board-army", 9),
    ("lotus-board-victory", 9),
];

impl Terminal for Board {
    fn table(view: &View, paper: &Paper, text: &mut String) {
        let print = Print { view, paper };
        let wide = LINES - usize::from(view.players());
        let lines = if paper.tight { TIGHT_LINES } else { wide };
        let map = (lines..).find_map(|lines| print.map(lines)).expect("on enough lines there is room");
        map.lines().iter().for_each(|line| put!(text, "{}\n", line.trim_end()));
        if !paper.tight {
            print.legend(text);
        }
        print.contest(text);
        print.rebellion(text);
        print.supplies(text);
        print.columns(text);
    }

    fn player(view: &View, paper: &Paper, seat: Seat, text: &mut String) {
        Print { view, paper }.lord(text, seat);
    }

    fn about(view: &View, name: &str, paper: &Paper) -> Option<String> {
        Print { view, paper }.borders(name)
    }
}

/// What is drawn, and for whom.
struct Print<'a> {
    view: &'a View,
    paper: &'a Paper<'a>,
}

impl Print<'_> {
    /// The map on this number of lines: every region in play, and a line from each to its neighbours. None where there
    /// is not room for all.
    fn map(&self, lines: usize) -> Option<Chart> {
        let board = &self.view.realm.board;
        let in_play = board.in_play(self.view.players());
        let mut shown: Vec<Region> = regions(in_play).collect();
        // From the north to the south: whatever has to move makes room for those below it.
        shown.sort_by_key(|&region| (board.land(region).center[1], board.land(region).center[0]));
        let centers = shown.iter().map(|&region| board.land(region).center);
        let mut chart = Chart::new(centers, COLUMNS, lines);
        let mut spots = BTreeMap::new();
        for &region in &shown {
            spots.insert(region, chart.write(board.land(region).center, &self.region(region))?);
        }
        for (&region, &spot) in &spots {
            let near = regions(board.near(region) & in_play).filter(|&other| other > region);
            near.for_each(|other| chart.join(spot, spots[&other]));
        }
        Some(chart)
    }

    /// The borders of every region in play with a name like this, for where lines of the map are hard to follow.
    pub fn borders(&self, name: &str) -> Option<String> {
        let (board, name) = (&self.view.realm.board, name.to_lowercase());
        let in_play = board.in_play(self.view.players());
        let named = regions(in_play).filter(|&region| board.land(region).name.to_lowercase().contains(&name));
        let lines: Vec<String> = named
            .map(|region| {
                let near: Vec<&str> =
                    regions(board.near(region) & in_play).map(|near| &*board.land(near).name).collect();
                format!(
                    "{} {} {}",
                    board.land(region).name,
                    self.paper.say("lotus-board-borders"),
                    near.join(", ")
                )
            })
            .collect();
        (!lines.is_empty()).then(|| lines.join("\n"))
    }

    fn head(&self, text: &mut String, name: &str) {
        put!(text, "{FAINT}{:<HEAD$}{FAINT:#}", self.paper.say(name));
    }

    /// What the signs mean.
    fn legend(&self, text: &mut String) {
        let signs = [("✿", "lotus"), ("§", "dragon"), ("■", "chip"), ("●", "cube")];
        let signs =
            signs.map(|(sign, name)| (sign.to_owned(), self.paper.say(&format!("lotus-board-{name}"))));
        let buildings = Building::ALL.iter().map(|&kind| (self.letter(kind), self.paper.name_of(kind)));
        let all =
            signs.into_iter().chain(buildings).map(|(sign, name)| format!("{FAINT}{sign} {name}{FAINT:#}"));
        put!(text, "{}\n", flow(all, 0));
    }

    /// The letter of a building.
    fn letter(&self, building: Building) -> String {
        self.paper.name_of(building).chars().take(1).flat_map(char::to_uppercase).collect()
    }

    /// A region: its name and marks, its building, whose it is or who wants it.
    fn region(&self, region: Region) -> Vec<(String, Style)> {
        let (realm, board) = (&self.view.realm, &self.view.realm.board);
        let sign = |set: u64, sign: &'static str| if set & bit(region) != 0 { sign } else { "" };
        let (land, owner) = (board.land(region), realm.owner(region));
        let (lotus, dragon) = (sign(board.lotus(), "✿"), sign(board.dragons(), "§"));
        let building = realm.building(region).map_or_else(String::new, |building| self.letter(building));
        let name = (land.name.clone(), owner.map(colour).unwrap_or_default());
        let mut parts = vec![name, (format!("{lotus}{dragon}{building}"), Style::new())];
        match owner {
            Some(owner) => parts.push((format!("■{}", owner.number() + 1), colour(owner))),
            None if realm.contenders(region).is_empty() => {}
            None => {
                parts.push(("●".into(), Style::new()));
                let contenders = realm.contenders(region);
                parts.extend(contenders.iter().map(|seat| ((seat.number() + 1).to_string(), colour(seat))));
            }
        }
        parts
    }

    /// A player with their number.
    fn who(&self, seat: Seat) -> String {
        let style = colour(seat);
        format!("{style}{} {}{style:#}", seat.number() + 1, self.paper.name(seat))
    }

    /// Who is in the contest, who has voted, and the votes that were last revealed.
    fn contest(&self, text: &mut String) {
        let view = self.view;
        if let Some(region) = view.region {
            self.head(text, "lotus-board-contest");
            let states = view.contenders.iter().map(|seat| self.progress(seat));
            let name = format!("{}:", view.realm.board.land(region).name);
            put!(text, "{}\n", flow(std::iter::once(name).chain(states), HEAD));
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
            put!(text, "{}\n", flow(votes, HEAD));
        }
        if let Some(own) = view.own.filter(|own| own.secret != Secret::default()) {
            self.head(text, "lotus-board-own");
            put!(text, "{}\n", self.secret(&own.secret));
        }
    }

    /// Whether a seat has chosen, if it is asked in secret.
    fn progress(&self, seat: Seat) -> String {
        let state = match (self.view.phase, self.view.waiting.contains(seat)) {
            (Phase::Vote | Phase::Muster, true) => self.paper.say("lotus-board-thinking"),
            (Phase::Vote | Phase::Muster, false) => self.paper.say("lotus-board-chosen"),
            _ => return self.who(seat),
        };
        format!("{} {FAINT}{state}{FAINT:#}", self.who(seat))
    }

    /// A choice of one's own, as far as it is made.
    fn secret(&self, secret: &Secret) -> String {
        let aim = secret.against.map(|rival| format!("→ {}", self.who(rival)));
        let side = secret.side.map(|side| self.paper.name_of(side));
        let points = secret.points.map(|points| points.to_string());
        aim.into_iter().chain(side).chain(points).collect::<Vec<_>>().join(" ")
    }

    /// The two camps: who is still thinking, or who stood where and how strong they were.
    fn rebellion(&self, text: &mut String) {
        let view = self.view;
        if view.phase == Phase::Muster {
            self.head(text, "lotus-board-rebellion");
            put!(text, "{}\n", flow(view.seats().map(|seat| self.progress(seat)), HEAD));
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
            let side = format!("{won} {} {strength}:", self.paper.name_of(side));
            put!(text, "{}\n", flow(std::iter::once(side).chain(camp), HEAD));
        }
    }

    /// What stands in the columns of the following lines.
    fn columns(&self, text: &mut String) {
        put!(text, "{FAINT}{}", " ".repeat(NAME + 3));
        for (name, width) in COLUMN {
            put!(text, "{:>width$}", self.paper.say(name));
        }
        for &building in Building::ALL {
            put!(text, "{:>COUNT$}", self.letter(building));
        }
        put!(text, "{FAINT:#}\n");
    }

    /// A player's points, buildings and title, with what it adds in a rebellion (R5.3).
    pub fn lord(&self, text: &mut String, seat: Seat) {
        let (view, style) = (self.view, colour(seat));
        let lord = &view.lords[seat];
        let now = if view.waiting.contains(seat) { "▸" } else { " " };
        let name = pad(&self.paper.short_name(seat, NAME), NAME);
        put!(text, "{style}{now}{} {name}{style:#}", seat.number() + 1);
        let numbers =
            [u32::from(view.total(seat)), lord.influence.into(), lord.army.into(), lord.victory.into()];
        for ((_, width), number) in COLUMN.iter().zip(numbers) {
            put!(text, "{number:>width$}");
        }
        for &building in Building::ALL {
            match view.realm.count(seat, building) {
                0 => put!(text, "{FAINT}{:>COUNT$}{FAINT:#}", "·"),
                count => put!(text, "{count:>COUNT$}"),
            }
        }
        let titles = [
            ("lotus-board-emperor", view.emperor == seat, view.palaces(seat)),
            ("lotus-board-rebel", view.rebel == Some(seat), view.villages(seat)),
        ];
        let held = titles.into_iter().filter(|(_, holds, _)| *holds);
        let held = held.map(|(name, _, buildings)| {
            format!(" {style}{}{style:#} +{}", self.paper.say(name), BONUS * buildings)
        });
        // A player with both titles has them in two lines.
        let indent =
            NAME + 3 + COLUMN.iter().map(|(_, width)| width).sum::<usize>() + COUNT * Building::ALL.len();
        put!(text, "{}\n", held.collect::<Vec<_>>().join(&format!("\n{}", " ".repeat(indent))));
    }

    /// Everybody's influence cards by their values, and their chips where these have an end.
    fn supplies(&self, text: &mut String) {
        let cards = self.view.seats().filter_map(|seat| {
            let cards: String = self.view.lords[seat].cards?.values().map(|card| card.to_string()).collect();
            Some(format!("{}: {cards}", mark("", seat)))
        });
        let chips = |seat: Seat| Some(format!("{}: {}", mark("", seat), self.view.chips_left(seat)?));
        let lines = [
            ("lotus-board-cards", cards.collect::<Vec<_>>()),
            ("lotus-board-chips", self.view.seats().filter_map(chips).collect()),
        ];
        for (name, things) in lines.into_iter().filter(|(_, things)| !things.is_empty()) {
            let head = format!("{FAINT}{}{FAINT:#}", self.paper.say(name));
            put!(text, "{}\n", flow(std::iter::once(head).chain(things), 0));
        }
    }
}

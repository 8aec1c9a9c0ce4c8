//! A profile: how strong somebody is at each game, how that came about, and how their games ended.

use kernel::Phrase;
use maud::{Markup, html};
use store::{RatedGame, Strength};

use super::Locale;
use super::layout::Page;
use crate::routes::people::coded;
use crate::setup::{Setup, Strength as Level};
use crate::who::Who;

/// Whose profile, and what it shows.
pub struct Profile {
    /// Their name.
    pub name: String,
    /// What they were called before, as long as that is shown.
    pub former: Option<String>,
    /// Their ratings.
    pub strengths: Vec<Strength>,
    /// Their last rated games, the oldest first.
    pub rated: Vec<RatedGame>,
    /// How their games ended: for each game in all and by whom they played against.
    pub tallies: Vec<(String, Vec<Tally>)>,
    /// What they like to choose: game, choice and how often, the most frequent first.
    pub favourites: Vec<(String, String, u64)>,
    /// Whether nobody else may see it.
    pub hidden: bool,
    /// Whether it is the reader's own.
    pub own: bool,
}

/// Against whom somebody has played.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Against {
    /// Whoever it was.
    All,
    /// At least one other person.
    People,
    /// Bots of one level, by its place among all, the weakest first.
    Bots(usize),
    /// Bots of different levels.
    Mixed,
}

impl Against {
    /// Against whom a person has played at a table.
    pub fn of(person: &str, setup: &Setup) -> Against {
        let others = || setup.places.iter().filter(|place| place.owner.as_deref() != Some(person));
        if others().any(|place| place.owner.is_some()) {
            return Against::People;
        }
        let level = |strength: Level| Level::ALL.iter().position(|one| *one == strength);
        let mut levels: Vec<usize> = others().filter_map(|place| place.bot.and_then(level)).collect();
        levels.dedup();
        if let [level] = levels[..] { Against::Bots(level) } else { Against::Mixed }
    }

    fn tell(self, locale: Locale) -> String {
        match self {
            Against::All => locale.t("site-against-all"),
            Against::People => locale.t("site-against-people"),
            Against::Bots(level) => {
                Level::ALL.get(level).map(|level| locale.t(&format!("site-bot-{level}"))).unwrap_or_default()
            }
            Against::Mixed => locale.t("site-against-mixed"),
        }
    }
}

/// How somebody's finished games of one kind ended.
pub struct Tally {
    against: Against,
    games: u32,
    first: u32,
    /// All places and all points, added up.
    places: u32,
    points: i64,
    most: i32,
}

impl Tally {
    /// No game yet.
    pub fn new(against: Against) -> Tally {
        Tally { against, games: 0, first: 0, places: 0, points: 0, most: i32::MIN }
    }

    /// One more game.
    pub fn add(&mut self, rank: u8, points: i32) {
        self.games += 1;
        self.first += u32::from(rank == 1);
        self.places += u32::from(rank);
        self.points += i64::from(points);
        self.most = self.most.max(points);
    }
}

/// A number with one digit after the point, as the language writes it.
fn average(locale: Locale, sum: f64, count: u32) -> String {
    let text = format!("{:.1}", sum / f64::from(count.max(1)));
    if locale.lang() == words::Lang::It { text.replace('.', ",") } else { text }
}

/// The page.
pub fn page(who: &Who, profile: &Profile) -> Page {
    let locale = Locale::of(who.lang);
    let main = html! {
        h1 { (profile.name) }
        @if let Some(former) = &profile.former {
            p.lead { (locale.say(&Phrase::new("site-profile-former").with("name", former.clone()))) }
        }
        @if profile.hidden { p.hint { (locale.t("site-profile-hidden")) } }
        section.paper aria-labelledby="ratings" {
            h2 id="ratings" { (locale.t("site-ratings")) }
            @if profile.strengths.is_empty() { p.empty { (locale.t("site-ratings-none")) } }
            @for strength in &profile.strengths { (rated(locale, strength, &profile.rated)) }
        }
        section.paper aria-labelledby="tallies" {
            h2 id="tallies" { (locale.t("site-tallies")) }
            @if profile.tallies.is_empty() { p.empty { (locale.t("site-tallies-none")) } }
            @for (game, of_game) in &profile.tallies {
                h3 id={ "tally-" (game) } { (locale.t(&format!("{game}-title"))) }
                (tallies(locale, game, of_game))
                (favourites(locale, game, &profile.favourites))
            }
        }
        @if !profile.own {
            div.row { a.button.quiet href={ "/person?name=" (coded(&profile.name)) } { (locale.t("site-person")) } }
        }
    };
    Page { title: profile.name.clone(), main, class: "plain profile", game: None }
}

/// A rating as people see it, with a mark while it is not sure.
fn shown(locale: Locale, strength: &Strength) -> Markup {
    html! {
        b { (strength.rating.shown()) }
        @if !strength.is_sure() { " " small.hint { (locale.t("site-rating-unsure")) } }
    }
}

/// A rating, where it leads, and its curve.
fn rated(locale: Locale, strength: &Strength, games: &[RatedGame]) -> Markup {
    let Strength { game, pace, .. } = strength;
    let curve: Vec<i64> = games
        .iter()
        .filter(|one| one.game == *game && one.pace == *pace)
        .map(|one| one.rating.shown())
        .collect();
    html! {
        article.strength {
            h3 { a href={ "/top/" (game) "?pace=" (pace) } { (locale.t(&format!("{game}-title"))) } }
            p {
                (shown(locale, strength)) " · " (locale.t(&format!("site-pace-{pace}"))) " · "
                (locale.say(&Phrase::new("site-rated-games").with("count", strength.games as u32)))
            }
            @if curve.len() > 1 { (drawn(locale, &curve)) }
        }
    }
}

const WIDTH: f64 = 400.0;
const HEIGHT: f64 = 120.0;
const LEFT: f64 = 44.0;
const EDGE: f64 = 10.0;

/// Ratings after each game as a line.
fn drawn(locale: Locale, curve: &[i64]) -> Markup {
    let (least, most) =
        curve.iter().fold((i64::MAX, i64::MIN), |(low, high), &one| (low.min(one), high.max(one)));
    let x = |game: usize| LEFT + (WIDTH - LEFT - EDGE) * game as f64 / (curve.len() - 1) as f64;
    let y = |rating: i64| {
        HEIGHT - EDGE - (HEIGHT - 2.0 * EDGE) * (rating - least) as f64 / (most - least).max(1) as f64
    };
    let point = |(game, &rating): (usize, &i64)| format!("{:.1},{:.1}", x(game), y(rating));
    let line: Vec<String> = curve.iter().enumerate().map(point).collect();
    let about = Phrase::new("site-curve").with("from", curve[0]).with("to", curve[curve.len() - 1]);
    html! {
        figure.chart {
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(locale.say(&about)) {
                @for rating in [least, most] {
                    line.grid x1=(LEFT) x2=(WIDTH - EDGE) y1=(y(rating)) y2=(y(rating)) {}
                    text.tick x=(LEFT - 6.0) y=(y(rating) + 4.0) { (rating) }
                }
                g.p1 { polyline points=(line.join(" ")) {} }
            }
        }
    }
}

fn tallies(locale: Locale, game: &str, tallies: &[Tally]) -> Markup {
    let heads = ["games", "first", "place", "points", "most"];
    html! {
        div.wide tabindex="0" role="region" aria-labelledby={ "tally-" (game) } {
            table.points {
                thead { tr {
                    td {}
                    @for head in heads { th scope="col" { (locale.t(&format!("site-tally-{head}"))) } }
                } }
                tbody { @for tally in tallies {
                    tr {
                        th scope="row" { (tally.against.tell(locale)) }
                        td { (tally.games) } td { (tally.first) }
                        td { (average(locale, f64::from(tally.places), tally.games)) }
                        td { (average(locale, tally.points as f64, tally.games)) }
                        td { (tally.most) }
                    }
                } }
            }
        }
    }
}

/// Favourite choices that are shown.
const FAVOURITES: usize = 3;

/// What somebody chooses most often in a game, if it has such choices.
fn favourites(locale: Locale, game: &str, all: &[(String, String, u64)]) -> Markup {
    let choice = |(_, choice, times): &(String, String, u64)| format!("{} ({times})", locale.t(choice));
    let chosen: Vec<String> = all.iter().filter(|one| one.0 == game).take(FAVOURITES).map(choice).collect();
    html! {
        @if !chosen.is_empty() { p { (locale.t(&format!("{game}-favourite"))) ": " (chosen.join(", ")) } }
    }
}

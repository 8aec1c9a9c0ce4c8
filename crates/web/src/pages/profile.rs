//! A profile: how strong somebody is at each game, how that came about, and how their games ended.

use kernel::Phrase;
use maud::{Markup, html};
use store::{RatedGame, Strength};

use super::Locale;
use super::layout::Page;
use crate::routes::people::coded;
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
    /// How their games ended.
    pub tallies: Vec<Tally>,
    /// Whether nobody else may see it.
    pub hidden: bool,
    /// Whether it is the reader's own.
    pub own: bool,
}

/// How somebody's finished games of one kind ended.
#[derive(Default)]
pub struct Tally {
    /// The game.
    pub game: String,
    /// How many.
    pub games: u32,
    /// With other people, not with bots alone.
    pub with_people: u32,
    /// In how many they were first.
    pub first: u32,
    /// All places, added up.
    pub places: u32,
    /// All points, added up.
    pub points: i64,
    /// The most points.
    pub most: i32,
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
            @else { (tallies(locale, &profile.tallies)) }
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

fn tallies(locale: Locale, tallies: &[Tally]) -> Markup {
    let heads = ["games", "people", "first", "place", "points", "most"];
    html! {
        div.wide tabindex="0" role="region" aria-labelledby="tallies" {
            table.points {
                thead { tr {
                    td {}
                    @for head in heads { th scope="col" { (locale.t(&format!("site-tally-{head}"))) } }
                } }
                tbody { @for tally in tallies {
                    tr {
                        th scope="row" { (locale.t(&format!("{}-title", tally.game))) }
                        td { (tally.games) } td { (tally.with_people) } td { (tally.first) }
                        td { (average(locale, f64::from(tally.places), tally.games)) }
                        td { (average(locale, tally.points as f64, tally.games)) }
                        td { (tally.most) }
                    }
                } }
            }
        }
    }
}

//! My games.

use jiff::civil::Date;
use kernel::{Outcome, Phrase, Seat, Seats};
use maud::{Markup, html};

use super::front::{self, Row};
use super::icons::sign;
use super::inviting::{self, Invited};
use super::layout::Page;
use super::{Locale, day, game_field, marker};
use crate::routes::people::coded;
use crate::setup::Setup;
use crate::who::Who;

/// A game that is over.
pub struct Finished {
    /// Its table.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Who played.
    pub setup: Setup,
    /// The reader's seats.
    pub mine: Seats,
    /// How it ended.
    pub result: Outcome,
    /// When.
    pub ended: i64,
    /// Whether the reader keeps it.
    pub kept: bool,
}

impl Finished {
    /// The names of all who played.
    pub fn people(&self) -> impl Iterator<Item = &str> {
        self.setup.places.iter().map(|place| place.name.as_str())
    }
}

/// The games of a reader.
pub struct Games {
    /// Those to which they are invited.
    pub invited: Vec<Invited>,
    /// Those that run.
    pub running: Vec<Row>,
    /// Those that they keep.
    pub kept: Vec<Finished>,
    /// Those that are over, as far as they look for them.
    pub over: Vec<Finished>,
    /// Whether there are older ones.
    pub older: bool,
}

/// What the reader looks for among the finished games.
pub struct Search {
    /// A game of the shelf.
    pub game: Option<&'static str>,
    /// Part of somebody's name.
    pub with: String,
    /// Nothing after this day.
    pub until: Option<Date>,
    /// Which of the pages, from 0; the newest games are on the first.
    pub page: usize,
}

impl Search {
    /// Whether nothing is looked for.
    pub fn is_empty(&self) -> bool {
        self.game.is_none() && self.with.is_empty() && self.until.is_none()
    }
}

/// The page of a reader who was last called this.
pub fn page(who: &Who, name: Option<&str>, games: &Games, search: &Search, now: i64) -> Page {
    let locale = Locale::of(who.lang);
    let Games { invited, running, kept, over, older } = games;
    let main = html! {
        h1 { (locale.t("site-my-games")) }
        @if let Some(name) = name { p.lead { (locale.say(&Phrase::new("site-you-are").with("name", name.to_owned()))) } }
        p { a href="/friends" { (locale.t("site-friends-page")) } " · " a href="/join" { (locale.t("site-account")) } }
        (inviting::invited(locale, invited))
        section aria-labelledby="running" {
            h2 id="running" { (locale.t("site-running-games")) }
            @if running.is_empty() {
                p.empty { (locale.t("site-running-none")) }
                p { a.button.primary href="/" { (locale.t("site-games")) } }
            } @else {
                ul.tables { @for row in running { li { (going(locale, row, now)) } } }
            }
        }
        @if !kept.is_empty() {
            section aria-labelledby="kept" {
                h2 id="kept" { (locale.t("site-kept-games")) }
                ul.over { @for game in kept { li { (gone(locale, game)) } } }
            }
        }
        section aria-labelledby="over" {
            h2 id="over" { (locale.t("site-finished-games")) }
            @if !(over.is_empty() && kept.is_empty() && search.is_empty()) { (finder(locale, search)) }
            @if over.is_empty() && (kept.is_empty() || !search.is_empty()) {
                p.empty { (locale.t(if search.is_empty() { "site-finished-none" } else { "site-found-none" })) }
            } @else {
                ul.over { @for game in over { li id={ "g-" (game.id) } { (gone(locale, game)) } } }
            }
            (pages(locale, search, *older))
        }
    };
    Page { title: locale.t("site-my-games"), main, class: "front mine", game: None }
}

/// A game that goes on: whose turn it is, and since when.
fn going(locale: Locale, row: &Row, now: i64) -> Markup {
    let since = since(locale, now - row.changed);
    let waits =
        Phrase::new("site-waits-for").with("names", row.asked.join(", ")).with("since", since.clone());
    let state = html! {
        @if row.my_turn { strong { (locale.t("site-your-turn")) } ", " (since) }
        @else if row.asked.is_empty() { (locale.t("site-waiting")) ", " (since) }
        @else { (locale.say(&waits)) }
    };
    front::entry(locale, row, state)
}

/// For how long, in whole hours: when exactly somebody made a secret choice is nobody's business.
fn since(locale: Locale, passed: i64) -> String {
    let hours = passed / (60 * 60 * 1000);
    match hours {
        ..1 => locale.t("site-since-now"),
        1..48 => locale.say(&Phrase::new("site-since-hours").with("count", hours)),
        _ => locale.say(&Phrase::new("site-since-days").with("count", hours / 24)),
    }
}

/// A game that is over: when, who, which place with how many points, and where to look at it again.
fn gone(locale: Locale, game: &Finished) -> Markup {
    let title = locale.t(&format!("{}-title", game.game));
    let day = day(game.ended);
    let keep = if game.kept { "site-keep-no" } else { "site-keep" };
    html! {
        article.gone {
            h3 { a href={ "/t/" (game.id) } { (title) } }
            time.hint datetime=(day) { (day) }
            ol.ranks { @for (seat, rank, points) in ranks(&game.result) {
                li class=[game.mine.contains(seat).then_some("own")] {
                    span.rank { (rank) "." } (marker(seat))
                    span { (game.setup.place(seat).map_or("", |place| &place.name)) @if game.mine.contains(seat) { " " small { (locale.t("site-you")) } } }
                    b { (points) }
                }
            } }
            div.row {
                a.button.quiet href={ "/t/" (game.id) "#result" } { (sign("chart")) (locale.t("site-result-chart")) }
                a.button.quiet href={ "/t/" (game.id) "?at=0" } { (sign("replay")) (locale.t("site-replay")) }
                @if shelf::game(&game.game).is_ok_and(|game| game.coaches) {
                    a.button.quiet href={ "/t/" (game.id) "/coach" } { (locale.t("coach")) }
                }
                a.button.quiet href={ "/t/" (game.id) "/record.json" } download { (locale.t("site-download")) }
                form method="post" action="/me/keep" {
                    input type="hidden" name="table" value=(game.id);
                    @if !game.kept { input type="hidden" name="keep" value="yes"; }
                    button.quiet aria-pressed=(if game.kept { "true" } else { "false" }) { (sign("keep")) (locale.t(keep)) }
                }
            }
        }
    }
}

/// Seat, place and points, the first first.
fn ranks(result: &Outcome) -> Vec<(Seat, u8, i32)> {
    let seats = Seat::all(result.ranks.len() as u8);
    let mut ranks: Vec<(Seat, u8, i32)> = seats
        .zip(&result.ranks)
        .zip(&result.points)
        .map(|((seat, &rank), &points)| (seat, rank, points))
        .collect();
    ranks.sort_by_key(|&(seat, rank, _)| (rank, seat));
    ranks
}

/// The way to newer and older games.
fn pages(locale: Locale, search: &Search, older: bool) -> Markup {
    let to = |page: usize| {
        let game = search.game.map(|game| format!("&game={game}")).unwrap_or_default();
        let until = search.until.map(|day| format!("&until={day}")).unwrap_or_default();
        format!("/me?page={page}&with={}{game}{until}#over", coded(&search.with))
    };
    html! {
        @if older || search.page > 0 {
            nav.row aria-label=(locale.t("site-finished-games")) {
                @if search.page > 0 { a.button.quiet rel="prev" href=(to(search.page - 1)) { (locale.t("site-newer-games")) } }
                @if older { a.button.quiet rel="next" href=(to(search.page + 1)) { (locale.t("site-older-games")) } }
            }
        }
    }
}

fn finder(locale: Locale, search: &Search) -> Markup {
    html! {
        form.finding method="get" action="/me#over" role="search" aria-label=(locale.t("site-find-games")) {
            (game_field(locale, Some("site-find-any"), search.game))
            label { (locale.t("site-find-with")) input name="with" maxlength="24" value=(search.with); }
            label { (locale.t("site-find-until"))
                input type="date" name="until" value=[search.until.map(|day| day.to_string())];
            }
            button { (locale.t("site-find")) }
        }
    }
}

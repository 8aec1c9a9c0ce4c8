//! The lobby: tables with free seats, and games to watch.

use kernel::Phrase;
use maud::{Markup, html};

use super::front::Row;
use super::inviting::{self, Invited};
use super::layout::Page;
use super::{Locale, emblem, game_field};
use crate::setup::Pace;
use crate::who::Who;

/// What the reader looks for.
pub struct Search {
    /// A game of the shelf.
    pub game: Option<&'static str>,
    /// A pace.
    pub pace: Option<Pace>,
}

/// The page with tables that wait for players, and games that can be watched.
pub fn page(who: &Who, search: &Search, invited: &[Invited], free: &[Row], running: &[Row]) -> Page {
    let locale = Locale::of(who.lang);
    let main = html! {
        h1 { (locale.t("site-lobby")) }
        p.lead { (locale.t("site-lobby-about")) }
        (wish(locale, who, search))
        (finder(locale, search))
        // The page's script asks for this again now and then.
        div id="lobby" {
            (inviting::invited(locale, invited))
            section aria-labelledby="free" {
                h2 id="free" { (locale.t("site-lobby-free")) }
                @if free.is_empty() {
                    p.empty { (locale.t("site-open-none")) }
                    p { a.button.primary href="/new" { (locale.t("site-new")) } }
                } @else { ul.tables { @for row in free { li id={ "t-" (row.id) } { (entry(locale, row)) } } } }
            }
            section aria-labelledby="watch" {
                h2 id="watch" { (locale.t("site-lobby-watch")) }
                @if running.is_empty() { p.empty { (locale.t("site-lobby-watch-none")) } }
                @else { ul.tables { @for row in running { li id={ "t-" (row.id) } { (entry(locale, row)) } } } }
            }
        }
    };
    Page { title: locale.t("site-lobby"), main, class: "front lobby", game: None }
}

/// A table: its game, who sits there, how many seats are free, and what was agreed.
fn entry(locale: Locale, row: &Row) -> Markup {
    let setup = &row.setup;
    let free = setup.places.iter().filter(|place| place.is_open()).count();
    html! {
        a href={ "/t/" (row.id) } {
            span.title { (emblem(&row.game)) " " (locale.t(&format!("{}-title", row.game))) }
            span.people {
                @for (seat, place) in setup.seated() {
                    span {
                        @if row.here.contains(seat) {
                            span.dot.on role="img" aria-label=(locale.t("site-here")) {} " "
                        }
                        @if place.is_open() { (locale.t("site-open-place")) } @else { (place.name) }
                        @if let Some(strength) = place.bot { " " small { (locale.t(&format!("site-bot-{strength}"))) } }
                    }
                }
            }
            span.state {
                @if free > 0 { strong { (locale.say(&Phrase::new("site-lobby-seats").with("count", free as u32))) } }
                @else { (locale.t("site-running")) }
            }
            span.agreed {
                span { (locale.t(&format!("site-pace-{}", setup.pace.name()))) }
                span { (locale.t(if setup.rated { "site-rated" } else { "site-friendly" })) }
                @if row.host_is_here && setup.seats_of(&setup.host).iter().any(|seat| row.here.contains(seat)) { span { (locale.t("site-lobby-host")) } }
                @for option in options(locale, row) { span { (option) } }
            }
        }
    }
}

/// The options in which a table differs from the usual game.
fn options(locale: Locale, row: &Row) -> Vec<String> {
    let Ok(game) = shelf::game(&row.game) else { return Vec::new() };
    let told = |(name, value): (&String, &String)| {
        let option = game.options.iter().find(|option| option.name == name)?;
        let known = option.values.contains(&value.as_str());
        let value =
            if known { locale.t(&game.value_key(name, value)) } else { locale.t("site-lobby-own-board") };
        Some(format!("{}: {value}", locale.t(&game.option_key(name))))
    };
    row.setup.unusual.iter().filter_map(told).collect()
}

/// How many players are usual.
pub const PLAYERS: u8 = 4;
/// Minutes after which bots may take the seats that are still free.
pub const BOTS_AFTER: [u32; 3] = [1, 3, 10];

/// Where somebody says what they want to play.
fn wish(locale: Locale, who: &Who, search: &Search) -> Markup {
    let games = shelf::games();
    let least = games.iter().map(|game| *game.players.start()).min().unwrap_or(PLAYERS);
    let most = games.iter().map(|game| *game.players.end()).max().unwrap_or(PLAYERS);
    let after = |minutes: u32| locale.say(&Phrase::new("site-find-bots-after").with("count", minutes));
    html! {
        section.paper aria-labelledby="wish" {
            h2 id="wish" { (locale.t("site-find-me")) }
            p { (locale.t("site-find-me-about")) }
            form.finding.wish method="post" action="/find" {
                label { (locale.t("site-your-name"))
                    input name="name" maxlength="24" value=(who.name.as_deref().unwrap_or_default()) autocomplete="nickname"; }
                (game_field(locale, None, search.game))
                (pace_field(locale, None, search.pace))
                label { (locale.t("site-find-players"))
                    select name="players" {
                        @for players in least..=most { option value=(players) selected[players == PLAYERS] { (players) } }
                    }
                }
                label { (locale.t("site-find-bots"))
                    select name="bots" {
                        option value="" { (locale.t("site-find-bots-never")) }
                        @for minutes in BOTS_AFTER { option value=(minutes) { (after(minutes)) } }
                    }
                }
                button.primary { (locale.t("site-find-me")) }
            }
            p.hint { (locale.t("site-find-players-about")) }
        }
    }
}

fn finder(locale: Locale, search: &Search) -> Markup {
    html! {
        form.finding method="get" action="/lobby" role="search" aria-label=(locale.t("site-lobby")) {
            (game_field(locale, Some("site-find-any"), search.game))
            (pace_field(locale, Some("site-lobby-any-pace"), search.pace))
            button { (locale.t("site-lobby-look")) }
        }
    }
}

/// A field in which a pace is chosen, or any if there is a text for that.
fn pace_field(locale: Locale, any: Option<&str>, chosen: Option<Pace>) -> Markup {
    html! {
        label { (locale.t("site-pace"))
            select name="pace" {
                @if let Some(any) = any { option value="" { (locale.t(any)) } }
                @for pace in Pace::ALL {
                    option value=(pace.name()) selected[chosen == Some(pace)] { (locale.t(&format!("site-pace-{}", pace.name()))) }
                }
            }
        }
    }
}

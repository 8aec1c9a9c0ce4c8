//! Who sits at a table, and how others come to it.

use kernel::{Phrase, Seat};
use maud::{Markup, PreEscaped, html};

use super::icons::sign;
use super::table::TablePage;
use super::{Locale, cover, hosting, levels, shuffle};
use crate::desk::Inner;
use crate::setup::Place;
use crate::site::now;

/// The people at the table: name, who is there, who thinks, and what can be done about it.
pub fn people(page: &TablePage) -> Markup {
    let locale = page.locale;
    html! {
        section.people id="people" aria-labelledby="people-title" {
            h2 id="people-title" { (locale.t("site-people")) }
            ul {
                @for (seat, place) in page.inner.setup.seated() {
                    li id={ "person-" (seat) } class={ "p" (seat) } { (person(page, seat, place)) }
                }
            }
            (own(page))
            (hosting::tools(page))
        }
    }
}

fn person(page: &TablePage, seat: Seat, place: &Place) -> Markup {
    let locale = page.locale;
    let asked = page.inner.table.turn().asks(seat);
    let online = place.owner.as_deref().is_some_and(|owner| page.desk.is_online(owner));
    html! {
        (super::marker(seat))
        span.name {
            @if place.is_open() { (locale.t("site-open-place")) }
            @else if page.has_met(place.owner.as_deref()) {
                a href={ "/person?table=" (page.desk.id) "&seat=" (seat) } { (place.name) }
            } @else { (place.name) }
            @if page.mine.contains(seat) { small { " " (locale.t("site-you")) } }
        }
        @if let Some(level) = place.bot {
            small { (locale.t(&format!("site-bot-{level}"))) }
        } @else if place.owner.is_some() {
            span class=(if online { "dot on" } else { "dot" }) role="img"
                aria-label=(locale.t(if online { "site-online" } else { "site-offline" })) {}
        }
        @if asked && page.goes_on() { small.thinks { (locale.t("site-thinks")) } }
        @if let Some(absent) = page.replaceable(seat) {
            (button(page, "replace", seat, &locale.say_of(&absent, &page.names)))
        }
    }
}

/// What the reader can do about their own seats.
fn own(page: &TablePage) -> Markup {
    let locale = page.locale;
    let setup = &page.inner.setup;
    let left = |seat: &Seat| setup.place(*seat).is_some_and(|place| place.bot.is_some());
    let leave = if page.inner.waits() { "site-get-up" } else { "site-leave" };
    html! {
        @if page.goes_on() {
            @for seat in page.mine.iter() {
                @if left(&seat) { (button(page, "return", seat, &locale.t("site-return"))) }
                @else { div.ask data-ask=(locale.t(&format!("{leave}-ask"))) { (button(page, "leave", seat, &locale.t(leave))) } }
            }
        }
        @if page.mine.is_empty() { p.hint { (locale.t("site-spectator")) } }
    }
}

fn button(page: &TablePage, what: &str, seat: Seat, label: &str) -> Markup {
    html! {
        form method="post" action={ "/t/" (page.desk.id) "/" (what) } data-live {
            input type="hidden" name="seat" value=(seat);
            button.quiet { (label) }
        }
    }
}

/// Who invites to what: the first thing that somebody with a link reads.
fn inviting(inner: &Inner, locale: Locale) -> String {
    let (game, setup) = (inner.table.game(), &inner.setup);
    let host = setup.seats_of(&setup.host).first().and_then(|seat| setup.place(seat));
    let invites = Phrase::new(if host.is_some() { "site-invites" } else { "site-invites-nobody" });
    let invites = invites
        .with("host", host.map_or_else(String::new, |host| host.name.clone()))
        .with("players", inner.table.players());
    let invites = invites.with("game", locale.t(&format!("{game}-title")));
    locale.say(&invites.with("time", locale.t(&format!("{game}-time"))))
}

/// What other programs show of a link to this table, as long as it waits for somebody.
pub fn preview(inner: &Inner, locale: Locale, origin: &str) -> Markup {
    if inner.setup.is_complete() || inner.setup.closed {
        return html! {};
    }
    cover::preview(origin, &inviting(inner, locale), locale, shelf::of(&*inner.table))
}

/// Before the game, and whenever a seat is free: who invites to what; for the host the ways to invite.
pub fn waiting_room(page: &TablePage) -> Markup {
    let locale = page.locale;
    let (setup, host) = (&page.inner.setup, page.is_host());
    let begun = page.inner.table.steps() > 0;
    let open = || setup.seated().filter(|(_, place)| place.is_open()).map(|(seat, _)| seat);
    let about = match (begun, host) {
        (true, _) => "site-room-again",
        (false, true) => "site-room-host",
        (false, false) => "site-room-guest",
    };
    html! {
        section.waiting-room.paper id="waiting-room" {
            @if page.mine.is_empty() { (greeting(page)) }
            @else { h2 { (locale.t(if begun { "site-wait-for-players" } else { "site-room" })) } }
            @if page.mine.is_empty() && page.site.blocks.keep_away(page.browser, setup) {
                p { (locale.t("site-sit-apart")) }
            } @else if let Some(seat) = page.invited { (sit_down(page, seat)) }
            @else if setup.public && page.mine.is_empty() {
                ul.places {
                    @for seat in open() { li { h3 { (super::marker(seat)) " " (locale.0.seat_name(seat)) } (sit_down(page, seat)) } }
                }
            }
            p { (locale.t(about)) }
            @if setup.hints { p { (locale.t("hint-agreed")) } }
            @if let Some(at) = setup.bots_at.filter(|_| !begun) {
                p { (locale.say(&Phrase::new("site-bots-come").with("count", minutes_until(at)))) }
            }
            @if host {
                div.invitation.whole {
                    h3 { (locale.t("site-invite-all")) }
                    (link(page, &page.open_invitation(), &locale.t("site-invite-all")))
                    @if !begun { p { a.button href={ "/t/" (page.desk.id) "/invite" } { (sign("players")) (locale.t("site-invite-name")) } } }
                }
                ul.places { @for seat in open() { li { (invitation(page, seat)) } } }
            }
            @if !begun { (shuffle::words(page)) }
            @if host { (fill(page)) }
        }
    }
}

/// Minutes from now on, rounded up.
fn minutes_until(at: i64) -> u32 {
    let minutes = ((at - now()).max(1) + 59_999) / 60_000;
    u32::try_from(minutes).unwrap_or(u32::MAX)
}

/// What somebody sees who does not sit here yet: who invites, to what, and what it looks like.
fn greeting(page: &TablePage) -> Markup {
    let (locale, game) = (page.locale, shelf::of(&*page.inner.table));
    html! {
        div.greeting {
            (cover::large(game))
            div {
                h2.invites { (inviting(page.inner, locale)) }
                p { (locale.t(&format!("{}-about", game.id))) }
                p { (locale.t(&format!("{}-lead", game.id))) }
                p { a href={ "/rules/" (game.id) } target="_blank" { (locale.t("site-rules")) } }
            }
        }
    }
}

/// Where the host gives the free seats to bots.
fn fill(page: &TablePage) -> Markup {
    let (locale, game) = (page.locale, shelf::of(&*page.inner.table));
    html! {
        form.row method="post" action={ "/t/" (page.desk.id) "/fill" } data-live {
            label { (locale.t("site-fill-with"))
                select name="strength" {
                    (levels::options(locale, game))
                }
            }
            button { (locale.t("site-fill")) }
        }
        (levels::about(locale, game))
    }
}

fn sit_down(page: &TablePage, seat: Seat) -> Markup {
    let locale = page.locale;
    html! {
        form.row.sit method="post" action={ "/t/" (page.desk.id) "/sit" } {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="token" value=(page.token);
            label { (locale.t("site-your-name"))
                input name="name" maxlength="24" value=(page.reader) autocomplete="nickname"; }
            @if page.inner.table.steps() == 0 { (shuffle::field(locale, "", "site-words-optional")) }
            button.primary { (locale.t("site-sit")) }
        }
    }
}

/// The link for one seat alone.
fn invitation(page: &TablePage, seat: Seat) -> Markup {
    let about = Phrase::new("site-invite").with("seat", page.locale.0.seat_name(seat));
    let about = page.locale.say(&about);
    html! {
        details {
            summary { (super::marker(seat)) " " (about) }
            div.invitation { (link(page, &page.invitation(seat), &about)) }
        }
    }
}

/// A link to copy, to share, and to point a phone at.
fn link(page: &TablePage, link: &str, about: &str) -> Markup {
    let locale = page.locale;
    html! {
        input.link readonly value=(link) aria-label=(about);
        p.row {
            button type="button" data-copy=(link) data-done=(locale.t("site-copied")) { (sign("copy")) (locale.t("site-copy")) }
            button type="button" data-share=(link) data-text=(inviting(page.inner, locale)) hidden { (sign("share")) (locale.t("site-share")) }
        }
        (qr(link))
    }
}

/// The link as a code that a phone can read.
pub fn qr(link: &str) -> Markup {
    use fast_qr::convert::Builder;
    use fast_qr::convert::svg::SvgBuilder;
    let Ok(code) = fast_qr::QRBuilder::new(link).build() else { return html! {} };
    let svg = SvgBuilder::default().margin(2).to_str(&code);
    html! { div.qr { (PreEscaped(svg)) } }
}

//! Who sits at a table, and how others come to it.

use kernel::{Phrase, Seat};
use maud::{Markup, PreEscaped, html};

use super::table::Scene;
use crate::setup::{Place, Strength};

/// The people at the table: name, who is there, who thinks, and what can be done about it.
pub fn people(scene: &Scene) -> Markup {
    let tongue = scene.tongue;
    html! {
        section.people id="people" aria-labelledby="people-title" {
            h2 id="people-title" { (tongue.t("site-people")) }
            ul {
                @for (seat, place) in scene.inner.setup.seated() {
                    li id={ "person-" (seat) } class={ "p" (seat) } { (person(scene, seat, place)) }
                }
            }
            (own(scene))
        }
    }
}

fn person(scene: &Scene, seat: Seat, place: &Place) -> Markup {
    let tongue = scene.tongue;
    let asked = scene.inner.table.turn().asks(seat);
    let online = place.owner.as_deref().is_some_and(|owner| scene.desk.is_online(owner));
    html! {
        (super::marker(seat))
        span.name {
            @if place.is_open() { (tongue.t("site-open-place")) } @else { (place.name) }
            @if scene.mine.contains(seat) { small { " " (tongue.t("site-you")) } }
        }
        @if let Some(strength) = place.bot {
            small { (tongue.t(&format!("site-bot-{strength}"))) }
        } @else if place.owner.is_some() {
            span class=(if online { "dot on" } else { "dot" }) role="img"
                aria-label=(tongue.t(if online { "site-online" } else { "site-offline" })) {}
        }
        @if asked && !scene.is_past { small.thinks { (tongue.t("site-thinks")) } }
        @if let Some(absent) = scene.replaceable(seat) {
            (button(scene, "replace", seat, &tongue.say_of(&absent, &scene.names)))
        }
    }
}

/// What the reader can do about his own seats.
fn own(scene: &Scene) -> Markup {
    let tongue = scene.tongue;
    let setup = &scene.inner.setup;
    let left = |seat: &Seat| setup.place(*seat).is_some_and(|place| place.bot.is_some());
    html! {
        @if !scene.inner.table.is_over() && !scene.is_past {
            @for seat in scene.mine.iter() {
                @if left(&seat) { (button(scene, "return", seat, &tongue.t("site-return"))) }
                @else { (button(scene, "leave", seat, &tongue.t("site-leave"))) }
            }
        }
        @if scene.mine.is_empty() { p.hint { (tongue.t("site-spectator")) } }
    }
}

fn button(scene: &Scene, what: &str, seat: Seat, label: &str) -> Markup {
    html! {
        form method="post" action={ "/t/" (scene.desk.id) "/" (what) } data-live {
            input type="hidden" name="seat" value=(seat);
            button.quiet { (label) }
        }
    }
}

/// Before the game: the places, with a link and a code for each open one.
pub fn lobby(scene: &Scene) -> Markup {
    let tongue = scene.tongue;
    let setup = &scene.inner.setup;
    let host = scene.is_host();
    html! {
        section.lobby.paper id="lobby" {
            h2 { (tongue.t("site-lobby")) }
            p { (tongue.t(if host { "site-lobby-host" } else { "site-lobby-guest" })) }
            ul.places {
                @for (seat, place) in setup.seated().filter(|(_, place)| place.is_open()) {
                    li {
                        h3 { (super::marker(seat)) " " (tongue.0.seat_name(seat)) }
                        @if setup.public || scene.invited == Some(seat) { (sit_down(scene, seat)) }
                        @if host { (invitation(scene, seat, place)) }
                    }
                }
            }
            @if host {
                form.row method="post" action={ "/t/" (scene.desk.id) "/fill" } data-live {
                    label { (tongue.t("site-fill-with"))
                        select name="strength" {
                            @for strength in Strength::ALL {
                                option value=(strength) selected[strength == Strength::default()] {
                                    (tongue.t(&format!("site-bot-{strength}")))
                                }
                            }
                        }
                    }
                    button.primary { (tongue.t("site-fill")) }
                }
            }
        }
    }
}

fn sit_down(scene: &Scene, seat: Seat) -> Markup {
    let tongue = scene.tongue;
    html! {
        form.row method="post" action={ "/t/" (scene.desk.id) "/sit" } {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="token" value=(scene.token);
            label { (tongue.t("site-your-name"))
                input name="name" maxlength="24" value=(scene.reader) autocomplete="nickname"; }
            button.primary { (tongue.t("site-sit")) }
        }
    }
}

fn invitation(scene: &Scene, seat: Seat, _: &Place) -> Markup {
    let tongue = scene.tongue;
    let link = scene.invitation(seat);
    let about = Phrase::new("site-invite").with("seat", tongue.0.seat_name(seat));
    html! {
        details {
            summary { (tongue.say(&about)) }
            p { input.link readonly value=(link) aria-label=(tongue.say(&about)); }
            (code(&link))
        }
    }
}

/// The link as a code that a phone can read.
fn code(link: &str) -> Markup {
    use fast_qr::convert::Builder;
    use fast_qr::convert::svg::SvgBuilder;
    let Ok(code) = fast_qr::QRBuilder::new(link).build() else { return html! {} };
    let svg = SvgBuilder::default().margin(2).to_str(&code);
    html! { div.qr { (PreEscaped(svg)) } }
}

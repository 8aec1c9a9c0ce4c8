//! The form of a new table.

use std::collections::BTreeMap;

use maud::{Markup, html};
use shelf::Game;

use super::layout::Page;
use super::{Locale, cover, levels, shuffle};
use crate::who::Who;

/// What was filled in already, and what is wrong with it.
pub struct Draft<'a> {
    /// The fields by name.
    pub form: &'a BTreeMap<String, String>,
    /// The sentence that names the fault, if there is one.
    pub fault: Option<String>,
}

impl Draft<'_> {
    /// What was filled in, or what is usual.
    fn value<'a>(&'a self, field: &str, usual: &'a str) -> &'a str {
        self.form.get(field).map_or(usual, String::as_str)
    }
}

/// The form for this game; without one, the games to choose from.
pub fn page(who: &Who, game: Option<&Game>, draft: &Draft) -> Page {
    let locale = Locale::of(who.lang);
    let main = html! {
        section.paper {
            h1 { (locale.t("site-new")) }
            nav.shelf aria-label=(locale.t("site-games")) {
                @for other in shelf::games() {
                    @let chosen = game.is_some_and(|game| game.id == other.id);
                    a.button href={ "/new?game=" (other.id) } aria-current=[chosen.then_some("page")] {
                        (locale.t(&format!("{}-title", other.id)))
                    }
                }
            }
            @if let Some(game) = game {
                (cover::facts(locale, game))
                (form(locale, game, draft))
            }
        }
    };
    Page { title: locale.t("site-new"), main, class: "plain", game: None }
}

fn form(locale: Locale, game: &Game, draft: &Draft) -> Markup {
    let most = *game.players.end();
    let usual = most.min(4).to_string();
    html! {
        form.stack method="post" action="/new" data-seats {
            input type="hidden" name="game" value=(game.id);
            div.pair {
                label { (locale.t("site-your-name"))
                    input name="name" maxlength="24" value=(draft.value("name", "")) autocomplete="nickname"; }
                label { (locale.t("site-how-many"))
                    select name="players" {
                        @for players in game.players.clone() {
                            option value=(players) selected[players.to_string() == draft.value("players", &usual)] { (players) }
                        }
                    }
                }
            }
            fieldset {
                legend { (locale.t("site-seats")) }
                p.hint { (locale.t("site-seats-about")) }
                @for seat in 0..most { (seat_choice(locale, game, seat, draft)) }
                (levels::about(locale, game))
            }
            fieldset {
                legend { (locale.t("site-company")) }
                @for (value, key) in [("no", "site-by-link"), ("yes", "site-public")] {
                    (radio("public", value, draft.value("public", "no") == value, &locale.t(key)))
                }
            }
            fieldset {
                legend { (locale.t("site-kind")) }
                @if let Some(fault) = draft.fault.as_ref().filter(|_| draft.value("rated", "no") == "yes") { p.fault role="alert" { (fault) } }
                @for (value, key) in [("no", "site-friendly-about"), ("yes", "site-rated-about")] {
                    (radio("rated", value, draft.value("rated", "no") == value, &locale.t(key)))
                }
            }
            // Friends who want to play need none of this.
            details.more open[draft.fault.is_some()] {
                summary { (locale.t("site-more")) }
                fieldset {
                    legend { (locale.t("site-options")) }
                    @if let Some(fault) = &draft.fault { p.fault role="alert" id="fault" { (fault) } }
                    @for option in game.options { (option_choice(locale, game, option, draft)) }
                }
                fieldset {
                    legend { (locale.t("site-pace")) }
                    @for (value, key) in [("live", "site-live"), ("correspondence", "site-correspondence")] {
                        (radio("pace", value, draft.value("pace", "live") == value, &locale.t(key)))
                    }
                    label.radio {
                        input type="checkbox" name="practice" value="yes" checked[draft.value("practice", "") == "yes"];
                        (locale.t("site-practice-about"))
                    }
                    label.radio {
                        input type="checkbox" name="hints" value="yes" checked[draft.value("hints", "") == "yes"];
                        (locale.t("hint-agreed-about"))
                    }
                }
                (shuffle::field(locale, draft.value("words", ""), "site-words-optional"))
            }
            button.primary { (locale.t("site-open-table")) }
        }
    }
}

fn option_choice(locale: Locale, game: &Game, option: &kernel::OptionSpec, draft: &Draft) -> Markup {
    let about = game.option_key(option.name);
    let field = format!("option-{}", option.name);
    html! {
        label { (locale.t(&about))
            select name=(field) {
                @for value in option.values {
                    option value=(value) selected[*value == draft.value(&field, option.default)] {
                        (locale.t(&game.value_key(option.name, value)))
                    }
                }
            }
            span.hint { (locale.t(&format!("{about}-about"))) }
        }
        @if option.takes_text { (own_board(locale, option.name, draft)) }
    }
}

/// Where the host gives a board of their own. The page's script fills the text from a file.
fn own_board(locale: Locale, option: &str, draft: &Draft) -> Markup {
    let field = format!("text-{option}");
    let text = draft.value(&field, "");
    html! {
        details.own open[!text.trim().is_empty()] {
            summary { (locale.t("site-own-board")) }
            p.hint { (locale.t("site-own-board-about")) }
            input type="file" accept=".toml" data-fill=(field) aria-label=(locale.t("site-own-board-file"));
            textarea id=(field) name=(field) rows="8" spellcheck="false" aria-label=(locale.t("site-own-board"))
                aria-describedby=[draft.fault.is_some().then_some("fault")] { (text) }
        }
    }
}

/// Who sits on a seat: the host themselves, somebody who is invited, the same screen, or a bot. Several people at one
/// screen have names of their own.
fn seat_choice(locale: Locale, game: &Game, seat: u8, draft: &Draft) -> Markup {
    let [field, name] = ["seat", "name"].map(|what| format!("{what}-{seat}"));
    let chosen = draft.value(&field, if seat == 0 { "me" } else { "open" });
    let number = kernel::Seat::new(seat);
    html! {
        div.seat data-seat=(seat) {
            span { (super::marker(number)) (locale.0.seat_name(number)) }
            label { span.unseen { (locale.0.seat_name(number)) }
                select name=(field) {
                    @for (value, key) in [("me", "site-seat-me"), ("open", "site-seat-open")] {
                        option value=(value) selected[chosen == value] { (locale.t(key)) }
                    }
                    (levels::seated(locale, game, chosen))
                }
            }
            @if seat > 0 {
                label.own-name { span.unseen { (locale.t("site-name-of")) }
                    input name=(name) maxlength="24" value=(draft.value(&name, "")) placeholder=(locale.t("site-name-of")); }
            }
        }
    }
}

fn radio(name: &str, value: &str, checked: bool, label: &str) -> Markup {
    html! { label.radio { input type="radio" name=(name) value=(value) checked[checked]; (label) } }
}

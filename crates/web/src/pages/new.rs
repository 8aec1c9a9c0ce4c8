//! The form of a new table.

use maud::{Markup, html};
use shelf::Shelved;

use super::Tongue;
use super::layout::Page;
use crate::setup::Strength;
use crate::who::Who;

/// The form for this game; without one, the games to choose from.
pub fn page(who: &Who, game: Option<&Shelved>, name: &str) -> Page {
    let tongue = Tongue::of(who.lang);
    let main = html! {
        section.paper {
            h1 { (tongue.t("site-new")) }
            p.row {
                @for other in shelf::games() {
                    @let chosen = game.is_some_and(|game| game.id == other.id);
                    a.button href={ "/new?game=" (other.id) } aria-current=[chosen.then_some("page")] {
                        (tongue.t(&format!("{}-title", other.id)))
                    }
                }
            }
            @if let Some(game) = game { (form(tongue, game, name)) }
        }
    };
    Page { title: tongue.t("site-new"), main, class: "plain" }
}

fn form(tongue: Tongue, game: &Shelved, name: &str) -> Markup {
    let most = *game.players.end();
    html! {
        form.stack method="post" action="/new" {
            input type="hidden" name="game" value=(game.id);
            label { (tongue.t("site-your-name"))
                input name="name" maxlength="24" value=(name) autocomplete="nickname"; }
            label { (tongue.t("site-how-many"))
                select name="players" {
                    @for players in game.players.clone() {
                        option value=(players) selected[players == most.min(4)] { (players) }
                    }
                }
            }
            fieldset {
                legend { (tongue.t("site-seats")) }
                p.hint { (tongue.t("site-seats-about")) }
                @for seat in 1..=most { (seat_choice(tongue, seat)) }
            }
            fieldset {
                legend { (tongue.t("site-options")) }
                @for option in game.options {
                    @let about = format!("{}-option-{}", game.id, option.name);
                    label { (tongue.t(&about))
                        select name={ "option-" (option.name) } {
                            @for value in option.values {
                                option value=(value) selected[*value == option.default] {
                                    (tongue.t(&format!("{}-value-{}-{value}", game.id, option.name)))
                                }
                            }
                        }
                        span.hint { (tongue.t(&format!("{about}-about"))) }
                    }
                    @if game.written.contains(&option.name) { (own_board(tongue, option.name)) }
                }
            }
            fieldset {
                legend { (tongue.t("site-company")) }
                (radio("public", "no", true, &tongue.t("site-by-link")))
                (radio("public", "yes", false, &tongue.t("site-public")))
            }
            fieldset {
                legend { (tongue.t("site-pace")) }
                (radio("pace", "live", true, &tongue.t("site-live")))
                (radio("pace", "correspondence", false, &tongue.t("site-correspondence")))
            }
            button.primary { (tongue.t("site-open-table")) }
        }
    }
}

/// Where the host gives a board of his own. The page's script fills the text from a file.
fn own_board(tongue: Tongue, option: &str) -> Markup {
    let field = format!("text-{option}");
    html! {
        details.own {
            summary { (tongue.t("site-own-board")) }
            p.hint { (tongue.t("site-own-board-about")) }
            input type="file" accept=".toml" data-fill=(field) aria-label=(tongue.t("site-own-board-file"));
            textarea id=(field) name=(field) rows="8" spellcheck="false" aria-label=(tongue.t("site-own-board")) {}
        }
    }
}

/// Who sits on a seat: the host himself, somebody with the link, the same screen, or a bot.
fn seat_choice(tongue: Tongue, seat: u8) -> Markup {
    let by_default = if seat == 1 { "me" } else { "adept" };
    html! {
        label.seat { (tongue.0.seat_name(kernel::Seat::new(seat - 1)))
            select name={ "seat-" (seat - 1) } {
                option value="me" selected[by_default == "me"] { (tongue.t("site-seat-me")) }
                option value="open" { (tongue.t("site-seat-open")) }
                @for strength in Strength::ALL {
                    option value=(strength) selected[by_default == strength.name()] {
                        (tongue.t(&format!("site-bot-{strength}")))
                    }
                }
            }
        }
    }
}

fn radio(name: &str, value: &str, checked: bool, label: &str) -> Markup {
    html! { label.radio { input type="radio" name=(name) value=(value) checked[checked]; (label) } }
}

//! The players' part in the shuffles: their words before the game, and the proof after it.

use kernel::{Phrase, Record, Seat};
use maud::{Markup, html};

use super::Locale;
use super::table::TablePage;

/// This number of letters never takes more bytes than a contribution may have.
const LETTERS: usize = kernel::record::LONGEST_CONTRIBUTION / 3;

/// Where words for the shuffle are written.
pub fn field(locale: Locale, words: &str, label: &str) -> Markup {
    html! {
        label { (locale.t(label)) input name="words" maxlength=(LETTERS) value=(words) autocomplete="off"; }
    }
}

/// For each of the reader's seats a form with its words, which can be changed until the game begins.
pub fn words(page: &TablePage) -> Markup {
    let (locale, record) = (page.locale, page.inner.table.record());
    html! {
        @if !page.mine.is_empty() {
            section id="words" {
                p.hint { (locale.t("site-words-about")) " " code.print { (record.commitment) } }
                @for seat in page.mine.iter() {
                    form.row id={ "words-" (seat) } method="post" action={ "/t/" (page.desk.id) "/words" } data-live {
                        input type="hidden" name="seat" value=(seat);
                        (field(locale, &record.contributions[usize::from(seat.number())], "site-words"))
                        button { (locale.t("site-words-keep")) }
                    }
                }
            }
        }
    }
}

/// What proves the shuffles of a finished game.
pub fn proof(record: &Record, names: &[String], locale: Locale) -> Markup {
    let words = Seat::all(record.players).zip(&record.contributions).filter(|(_, words)| !words.is_empty());
    html! {
        details.proof id="proof" {
            summary { (locale.t("site-proof")) }
            p { (locale.t("site-proof-about")) }
            dl {
                dt { (locale.t("site-proof-fingerprint")) } dd { code.print { (record.commitment) } }
                @if let Some(seed) = &record.seed {
                    dt { (locale.t("site-proof-secret")) } dd { code.print { (seed.digits()) } }
                }
                @for (seat, words) in words {
                    dt { (locale.say_of(&Phrase::new("site-proof-words").with("seat", seat), names)) } dd { (words) }
                }
            }
        }
    }
}

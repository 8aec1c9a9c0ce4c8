//! What went wrong, in a sentence, and the way back.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::html;

use super::Locale;
use super::layout::Page;
use crate::who::Who;

/// Marks an answer whose body already says what is wrong; with the reason, for the log.
#[derive(Clone)]
pub struct Worded(pub &'static str);

/// A request that cannot be answered as asked: a status and a sentence in the reader's language.
#[derive(Debug)]
pub struct Problem {
    /// The status of the answer.
    pub status: StatusCode,
    /// The name of what is wrong, for the log.
    pub reason: &'static str,
    /// What is wrong, and what would be right.
    pub sentence: String,
}

impl Problem {
    /// As a page for a person, or as the bare sentence for the page's script.
    pub fn answer(self, who: &Who, scripted: bool) -> Response {
        let reason = self.reason;
        let mut answer = self.draw(who, scripted);
        answer.extensions_mut().insert(Worded(reason));
        answer
    }

    fn draw(self, who: &Who, scripted: bool) -> Response {
        if scripted {
            return who.known((self.status, self.sentence));
        }
        let locale = Locale::of(who.lang);
        let main = html! {
            section.paper {
                h1 { (locale.t("site-problem")) }
                p { (self.sentence) }
                (super::appeal::way(locale, self.reason))
                p { a.button href="/" { (locale.t("site-home")) } }
            }
        };
        let page = Page { title: locale.t("site-problem"), main, class: "plain", game: None };
        (self.status, page.answer(who, "/")).into_response()
    }
}

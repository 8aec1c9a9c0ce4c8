//! What went wrong, in a sentence, and the way back.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::html;

use super::Tongue;
use super::layout::Page;
use crate::who::Who;

/// Marks an answer whose body already says what is wrong.
#[derive(Clone)]
pub struct Worded;

/// A request that cannot be answered as asked: a status and a sentence in the reader's language.
#[derive(Debug)]
pub struct Problem {
    /// The status of the answer.
    pub status: StatusCode,
    /// What is wrong, and what would be right.
    pub sentence: String,
}

impl Problem {
    /// A problem with a text of the catalogue.
    pub fn new(status: StatusCode, who: &Who, key: &str) -> Problem {
        Problem { status, sentence: Tongue::of(who.lang).t(key) }
    }

    /// As a page for a person, or as the bare sentence for the page's script.
    pub fn answer(self, who: &Who, scripted: bool) -> Response {
        let mut answer = self.draw(who, scripted);
        answer.extensions_mut().insert(Worded);
        answer
    }

    fn draw(self, who: &Who, scripted: bool) -> Response {
        if scripted {
            return who.known((self.status, self.sentence));
        }
        let tongue = Tongue::of(who.lang);
        let main = html! {
            section.paper {
                h1 { (tongue.t("site-problem")) }
                p { (self.sentence) }
                p { a.button href="/" { (tongue.t("site-home")) } }
            }
        };
        let page = Page { title: tongue.t("site-problem"), main, class: "plain" };
        (self.status, page.answer(who, "/")).into_response()
    }
}

//! Why a request is not answered as asked. Whoever declines knows neither the reader's language nor whether a person or a
//! script has asked: [`wording`](crate::wording) makes a page or a sentence of it.

use axum::Extension;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::Phrase;
use store::StoreError;
use table::Refused;

use crate::act::ActError;
use crate::pages::Locale;
use crate::pages::error::Problem;

/// What a handler gives.
pub type Answer = Result<Response, Declined>;

/// A request that cannot be answered as asked: a status, and what is wrong.
#[derive(Clone, Debug)]
pub struct Declined {
    status: StatusCode,
    /// For the log, and for whoever mends one kind of fault.
    pub reason: &'static str,
    phrase: Phrase,
    /// The rule of the game that says no.
    rule: Option<&'static str>,
}

impl Declined {
    /// With this text of the catalogue.
    pub const fn new(status: StatusCode, key: &'static str) -> Declined {
        Declined { status, reason: key, phrase: Phrase::new(key), rule: None }
    }

    /// With a sentence that has gaps.
    pub const fn with(status: StatusCode, phrase: Phrase) -> Declined {
        Declined { status, reason: phrase.key, phrase, rule: None }
    }

    /// The store does not do its work; the log has been told why.
    pub const STORE: Declined = Declined::new(StatusCode::SERVICE_UNAVAILABLE, "site-store");

    /// In the words of a language.
    pub fn in_words(&self, locale: Locale) -> Problem {
        let mut sentence = locale.say(&self.phrase);
        if let Some(rule) = self.rule {
            sentence += &format!(" ({rule})");
        }
        Problem { status: self.status, reason: self.reason, sentence }
    }
}

impl From<ActError> for Declined {
    fn from(error: ActError) -> Declined {
        match error {
            ActError::Stale => Declined::new(StatusCode::CONFLICT, "site-stale"),
            ActError::Refused(Refused { phrase, rule }) => {
                Declined { status: StatusCode::UNPROCESSABLE_ENTITY, reason: "rules", phrase, rule }
            }
            ActError::No(status, key) => Declined::new(status, key),
            ActError::Store(error) => {
                tracing::error!(%error, "a write failed");
                Declined::STORE
            }
        }
    }
}

impl From<StoreError> for Declined {
    fn from(error: StoreError) -> Declined {
        tracing::error!(%error, "the store does not answer");
        Declined::STORE
    }
}

impl IntoResponse for Declined {
    fn into_response(self) -> Response {
        (self.status, Extension(self)).into_response()
    }
}

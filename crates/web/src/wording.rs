//! Every refusal is a sentence, also where the framework has answered before our own code could.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use words::Lang;

use crate::declined::Declined;
use crate::pages::Locale;
use crate::pages::error::{Problem, Worded};
use crate::site::Site;
use crate::who::Who;

/// A request of the page's script, which wants a bare answer.
pub fn is_scripted(headers: &HeaderMap) -> bool {
    let stream = headers.get(header::ACCEPT).is_some_and(|kind| kind == "text/event-stream");
    stream || headers.contains_key("x-live")
}

/// Puts a sentence, in the reader's language, in the place of an answer that was [`Declined`] or has only a status.
pub async fn word(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let (mut parts, ()) = Request::new(()).into_parts();
    parts.headers = request.headers().clone();
    let answer = next.run(request).await;
    let has_words = answer.extensions().get::<Worded>().is_some();
    let declined = answer.extensions().get::<Declined>();
    let bare = sentence(answer.status()).filter(|_| !has_words);
    if declined.is_none() && bare.is_none() {
        return answer;
    }
    let Ok(who) = Who::from_request_parts(&mut parts, &site).await;
    let problem = match (declined, bare) {
        (Some(declined), _) => declined.in_words(Locale::of(who.lang)),
        (None, Some([english, italian])) => {
            let sentence = if who.lang == Lang::It { italian } else { english };
            Problem { status: answer.status(), reason: "status", sentence: sentence.into() }
        }
        (None, None) => return answer,
    };
    let (head, _) = answer.into_parts();
    let mut worded = problem.answer(&who, is_scripted(&parts.headers));
    let about_body = [header::CONTENT_TYPE, header::CONTENT_LENGTH, header::CONTENT_ENCODING];
    for (name, value) in head.headers.iter().filter(|(name, _)| !about_body.contains(name)) {
        worded.headers_mut().append(name, value.clone());
    }
    worded
}

/// What to say, in English and Italian, when there is nothing but a status.
fn sentence(status: StatusCode) -> Option<[&'static str; 2]> {
    Some(match status {
        StatusCode::BAD_REQUEST | StatusCode::UNSUPPORTED_MEDIA_TYPE | StatusCode::UNPROCESSABLE_ENTITY => [
            "This request cannot be understood. Please use the links and buttons of the page.",
            "Questa richiesta non si capisce. Usa i link e i pulsanti della pagina.",
        ],
        StatusCode::FORBIDDEN => [
            "This request comes from another site. Please use the pages of this one.",
            "Questa richiesta viene da un altro sito. Usa le pagine di questo.",
        ],
        StatusCode::NOT_FOUND => ["There is no such file.", "Questo file non esiste."],
        StatusCode::METHOD_NOT_ALLOWED => [
            "Nothing of the kind can be done at this address.",
            "A questo indirizzo non si può fare nulla di simile.",
        ],
        StatusCode::REQUEST_TIMEOUT => [
            "What you sent did not arrive in time. Please try again.",
            "Ciò che hai inviato non è arrivato in tempo. Riprova.",
        ],
        StatusCode::PAYLOAD_TOO_LARGE => {
            ["That is too long to be sent.", "È troppo lungo per essere inviato."]
        }
        StatusCode::TOO_MANY_REQUESTS => [
            "That was a little fast. Please wait a moment.",
            "È stato un po' troppo veloce. Aspetta un attimo.",
        ],
        StatusCode::SERVICE_UNAVAILABLE => [
            "The server is too busy to answer just now. Please try again in a moment.",
            "Il server è troppo occupato per rispondere. Riprova tra un attimo.",
        ],
        StatusCode::INTERNAL_SERVER_ERROR => [
            "Something is broken here. The game is kept; please tell the operator of this site.",
            "Qui qualcosa si è rotto. La partita è conservata; avvisa chi gestisce il sito.",
        ],
        _ => return None,
    })
}

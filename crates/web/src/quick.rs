//! Quick phrases. A line of chat keeps which one was said, not its words: everybody reads it in their own language.

use kernel::{Phrase, Seat};
use shelf::Game;
use store::ChatLine;
use words::Lang;

use crate::pages::Locale;

/// What is often said at any table, by the texts.
const COMMON: [&str; 8] = [
    "site-quick-hello",
    "site-quick-luck",
    "site-quick-moment",
    "site-quick-back",
    "site-quick-nice",
    "site-quick-thanks",
    "site-quick-again",
    "site-quick-bye",
];

/// The phrases that can be said at a table of this game: those of all games, then its own.
pub fn of(game: &Game) -> impl Iterator<Item = &'static str> {
    COMMON.into_iter().chain(game.phrases.iter().copied())
}

/// How a phrase is kept, by its number among those of a game, for a seat or for everybody; nothing if there is no such phrase.
pub fn kept(game: &Game, number: usize, to: Option<Seat>) -> Option<String> {
    let key = of(game).nth(number)?;
    Some(to.map_or_else(|| key.to_owned(), |seat| format!("{key} {seat}")))
}

/// What a line of chat says, in a language and with the names of the seats.
pub fn said(line: &ChatLine, locale: Locale, name: impl Fn(Seat) -> String) -> String {
    let Some(kept) = &line.phrase else { return line.text.clone() };
    let (key, to) = kept.split_once(' ').map_or((kept.as_str(), None), |(key, to)| (key, to.parse().ok()));
    // A phrase that a game no longer has is not guessed at.
    let known = shelf::games().iter().flat_map(of).find(|known| *known == key);
    let text = known.map_or_else(|| "…".to_owned(), |key| locale.t(key));
    match to.map(Seat::new) {
        Some(seat) => locale.say(&Phrase::new("site-said-to").with("name", name(seat)).with("text", text)),
        None => text,
    }
}

/// The same for the operator and for files, where nobody's language is known.
pub fn told(line: &ChatLine) -> String {
    let locale = Locale::of(Lang::default());
    said(line, locale, |seat| locale.0.seat_name(seat))
}

//! The levels of bots: to choose from, with their ratings, and in a sentence each.

use bots::Level;
use kernel::Phrase;
use maud::{Markup, html};
use shelf::Game;

use super::Locale;

/// What a level is called by these texts, and its rating at a game where that is known.
fn rated(locale: Locale, game: &Game, texts: &str, level: Level) -> String {
    let name = locale.t(&format!("{texts}-{level}"));
    match game.levels.get(&level) {
        Some(measured) => format!("{name} · {}", measured.rating),
        None => name,
    }
}

/// The levels as options of a field that asks for nothing else, with the usual one chosen.
pub fn options(locale: Locale, game: &Game) -> Markup {
    named(locale, game, "site-level", Level::default().name())
}

/// The levels as options of a field that asks who sits somewhere, with this one chosen.
pub fn seated(locale: Locale, game: &Game, chosen: &str) -> Markup {
    named(locale, game, "site-bot", chosen)
}

fn named(locale: Locale, game: &Game, texts: &str, chosen: &str) -> Markup {
    html! {
        @for level in Level::ALL {
            option value=(level) selected[level.name() == chosen] { (rated(locale, game, texts, level)) }
        }
    }
}

/// What the levels are like, to be opened by whoever wants to know.
pub fn about(locale: Locale, game: &Game) -> Markup {
    html! {
        details.levels {
            summary { (locale.t("site-levels")) }
            p.hint { (locale.t("site-levels-about")) }
            dl {
                @for level in Level::ALL {
                    dt { (rated(locale, game, "site-level", level)) }
                    dd { (locale.t(&format!("site-bot-{level}-about"))) }
                }
            }
        }
    }
}

/// Between which levels a rating is, if the levels of the game are known.
pub fn beside(locale: Locale, game: &str, rating: i64) -> Option<String> {
    let game = shelf::game(game).ok()?;
    let level = |found: Option<(&Level, _)>| found.map(|(level, _)| locale.t(&format!("site-level-{level}")));
    let below = level(game.levels.iter().rev().find(|(_, measured)| i64::from(measured.rating) <= rating));
    let above = level(game.levels.iter().find(|(_, measured)| i64::from(measured.rating) > rating));
    let phrase = match (below, above) {
        (None, None) => return None,
        (Some(below), Some(above)) => {
            Phrase::new("site-rating-between").with("below", below).with("above", above)
        }
        (Some(below), None) => Phrase::new("site-rating-above").with("below", below),
        (None, Some(above)) => Phrase::new("site-rating-below").with("above", above),
    };
    Some(locale.say(&phrase))
}

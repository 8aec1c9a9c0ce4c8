//! The pages people see.

pub mod account;
pub mod appeal;
pub mod coach;
pub mod cover;
pub mod error;
pub mod forget;
pub mod friends;
pub mod front;
pub mod hosting;
pub mod icons;
pub mod inviting;
pub mod join;
pub mod layout;
pub mod levels;
pub mod lobby;
pub mod log;
pub mod me;
pub mod moments;
pub mod new;
pub mod passkey;
pub mod person;
pub mod privacy;
pub mod profile;
pub mod puzzles;
pub mod result;
pub mod rules;
pub mod seats;
pub mod shuffle;
pub mod table;
pub mod top;

use jiff::Timestamp;
use kernel::{Phrase, Seat};
use maud::{Markup, html};
use words::{Lang, Words};

/// The texts of a language, with a short way to say things.
#[derive(Copy, Clone)]
pub struct Locale(pub &'static Words);

impl Locale {
    /// The texts of this language.
    pub fn of(lang: Lang) -> Locale {
        Locale(shelf::words(lang))
    }

    /// The language.
    pub fn lang(self) -> Lang {
        self.0.lang()
    }

    /// A text without gaps.
    pub fn t(self, key: &str) -> String {
        self.0.text(key)
    }

    /// A phrase about no player.
    pub fn say(self, phrase: &Phrase) -> String {
        self.0.say(phrase, &|seat| self.0.seat_name(seat))
    }

    /// A phrase about players with names.
    pub fn say_of(self, phrase: &Phrase, names: &[String]) -> String {
        let name = |seat: Seat| names.get(usize::from(seat.number())).cloned();
        self.0.say(phrase, &|seat| name(seat).unwrap_or_else(|| self.0.seat_name(seat)))
    }
}

impl Locale {
    /// A number of tenths as it is written here, with a sign if it is a difference.
    pub fn tenths(self, tenths: i32, signed: bool) -> String {
        self.0.tenths(tenths, signed)
    }
}

/// The day of a moment, as people in all languages read it.
pub fn day(at: i64) -> String {
    Timestamp::from_millisecond(at).unwrap_or_default().strftime("%Y-%m-%d").to_string()
}

/// A player's shape in their colour.
pub fn marker(seat: Seat) -> Markup {
    html! { span class={ "marker p" (seat) } { (screen::symbols::icon(&format!("shape-{seat}"))) } }
}

/// A field in which a game is chosen, or any if there is a text for that.
pub fn game_field(locale: Locale, any: Option<&str>, chosen: Option<&str>) -> Markup {
    html! {
        label { (locale.t("site-find-game"))
            select name="game" {
                @if let Some(any) = any { option value="" { (locale.t(any)) } }
                @for game in shelf::games() {
                    option value=(game.id) selected[chosen == Some(game.id)] { (locale.t(&format!("{}-title", game.id))) }
                }
            }
        }
    }
}

/// The picture of a game in a list.
pub fn emblem(game: &str) -> Markup {
    html! { span.emblem { (screen::symbols::icon(&format!("emblem-{game}"))) } }
}

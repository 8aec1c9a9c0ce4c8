//! Types of everything that comes from outside. Each bounds its value where it enters: whatever does not fit is refused
//! when the form, the address or the cookie is read, before any other code sees it.

use std::ops::Deref;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use kernel::record::LONGEST_CONTRIBUTION;
use kernel::text::{is_blank, is_hidden};
use kernel::{MAX_SEATS, Seat};
use serde::{Deserialize, Deserializer};

use crate::declined::Declined;
use crate::limits;
use crate::site::Site;

/// A seat that some game has.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "u8")]
pub struct SeatNumber(u8);

impl SeatNumber {
    /// The seat.
    pub fn get(self) -> Seat {
        Seat::new(self.0)
    }
}

impl From<Seat> for SeatNumber {
    fn from(seat: Seat) -> SeatNumber {
        SeatNumber(seat.number())
    }
}

impl TryFrom<u8> for SeatNumber {
    type Error = String;

    fn try_from(number: u8) -> Result<SeatNumber, String> {
        if usize::from(number) < MAX_SEATS {
            Ok(SeatNumber(number))
        } else {
            Err(format!("no game has a seat {number}"))
        }
    }
}

/// A number of at most `MOST`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "u64")]
pub struct UpTo<const MOST: u64>(u64);

/// A number of steps. The longest of our games ends within 12,000.
pub type StepNumber = UpTo<100_000>;
/// The version of a table. Scripts and the store count this far without loss.
pub type Version = UpTo<{ (1 << 53) - 1 }>;
/// A quick phrase of a game.
pub type PhraseNumber = UpTo<99>;

impl<const MOST: u64> UpTo<MOST> {
    /// The number.
    pub fn get(self) -> u64 {
        self.0
    }

    /// The number, to count or index with.
    pub fn index(self) -> usize {
        usize::try_from(self.0).unwrap_or(usize::MAX)
    }
}

impl<const MOST: u64> TryFrom<u64> for UpTo<MOST> {
    type Error = String;

    fn try_from(number: u64) -> Result<Self, String> {
        if number <= MOST { Ok(UpTo(number)) } else { Err(format!("{number} is more than {MOST}")) }
    }
}

/// A text of at most `MOST` bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Short<const MOST: usize>(String);

/// The notation of an action; the longest that a game writes is far shorter.
pub type ActionText = Short<200>;
/// The token of a seat.
pub type Token = Short<64>;
/// What tells one request from all others of its sender.
pub type RequestId = Short<64>;
/// An address of ours to go back to.
pub type Address = Short<1024>;

impl<const MOST: usize> Short<MOST> {
    /// The text itself.
    pub fn into_string(self) -> String {
        self.0
    }
}

impl<const MOST: usize> Deref for Short<MOST> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<const MOST: usize> TryFrom<String> for Short<MOST> {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        if text.len() <= MOST { Ok(Short(text)) } else { Err(format!("longer than {MOST} bytes")) }
    }
}

/// A password on its way to be hashed. It cannot be printed.
#[derive(Clone, Default, Deserialize)]
#[serde(from = "Short<200>")]
pub struct Password(Short<200>);

impl Password {
    /// Whether it may be somebody's.
    pub fn is_long_enough(&self) -> bool {
        self.0.chars().count() >= 8
    }
}

impl Deref for Password {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl From<Short<200>> for Password {
    fn from(text: Short<200>) -> Password {
        Password(text)
    }
}

/// What a player is called, cleaned and cut.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub struct Name(String);

impl Name {
    /// The text itself.
    pub fn into_string(self) -> String {
        self.0
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<String> for Name {
    fn from(text: String) -> Name {
        Name(clean_name(&text))
    }
}

/// Words for the shuffle, cleaned. If they are too long, enough is left for them to be refused.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub struct ShuffleWords(String);

impl Deref for ShuffleWords {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl From<String> for ShuffleWords {
    fn from(text: String) -> ShuffleWords {
        ShuffleWords(clean(&text, LONGEST_CONTRIBUTION + 1))
    }
}

/// A line of chat, cleaned. If it is too long, enough is left for it to be refused.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub struct ChatText(String);

impl ChatText {
    /// The text itself.
    pub fn into_string(self) -> String {
        self.0
    }
}

impl From<String> for ChatText {
    fn from(text: String) -> ChatText {
        ChatText(clean(&text, limits::CHAT + 1))
    }
}

/// What somebody tells the operator, line by line cleaned. If it is too long, enough is left for it to be refused.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub struct ReportText(String);

impl ReportText {
    /// The text itself.
    pub fn into_string(self) -> String {
        self.0
    }
}

impl From<String> for ReportText {
    fn from(text: String) -> ReportText {
        let lines: Vec<String> = text.lines().map(|line| clean(line, limits::CHAT + 1)).collect();
        ReportText(lines.join("\n").trim().chars().take(limits::CHAT + 1).collect())
    }
}

/// Whom a phrase is meant for: everybody, if it names no seat.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub struct Addressee(Option<SeatNumber>);

impl Addressee {
    /// The seat, if it names one.
    pub fn seat(self) -> Option<Seat> {
        self.0.map(SeatNumber::get)
    }
}

impl From<String> for Addressee {
    fn from(text: String) -> Addressee {
        Addressee(text.parse().ok().and_then(|number: u8| number.try_into().ok()))
    }
}

/// A name as we keep and show it, wherever it comes from.
pub fn clean_name(name: &str) -> String {
    clean(name, limits::NAME)
}

/// A line of at most this number of letters, none of which is invisible or reverses the direction of others.
pub fn clean(text: &str, most: usize) -> String {
    let seen = text.chars().filter(|&letter| !is_hidden(letter));
    let line: String = seen.skip_while(|letter| letter.is_whitespace()).take(most).collect();
    if is_blank(&line) { String::new() } else { line.trim_end().to_owned() }
}

/// Reads a name that was kept: earlier versions kept any.
pub fn kept_name<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    Name::deserialize(from).map(Name::into_string)
}

/// Something that could be the id of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableId(String);

impl TableId {
    /// The longest id in bytes; ours have 20.
    const LONGEST: usize = 32;

    /// The id, if the text could be one.
    pub fn read(text: &str) -> Option<TableId> {
        let fits = (1..=TableId::LONGEST).contains(&text.len());
        (fits && text.bytes().all(|byte| byte.is_ascii_alphanumeric())).then(|| TableId(text.to_owned()))
    }
}

impl Deref for TableId {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

/// The table that the address names. An address that can name none gets the same answer as one that names none.
impl FromRequestParts<Arc<Site>> for TableId {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<TableId, Response> {
        let Path(id) =
            Path::<String>::from_request_parts(parts, site).await.map_err(IntoResponse::into_response)?;
        let none = || Declined::new(StatusCode::NOT_FOUND, "site-no-table").into_response();
        TableId::read(&id).ok_or_else(none)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_is_refused() {
        assert_eq!(SeatNumber::try_from(5).unwrap().get(), Seat::new(5));
        for number in [6, 8, 64, 255] {
            assert!(SeatNumber::try_from(number).is_err());
        }
        assert_eq!(StepNumber::try_from(100_000).unwrap().index(), 100_000);
        assert!(StepNumber::try_from(100_001).is_err());
        assert!(Version::try_from(u64::MAX).is_err());
        assert!(RequestId::try_from("x".repeat(64)).is_ok());
        assert!(RequestId::try_from("x".repeat(65)).is_err());
    }

    #[test]
    fn a_name_is_a_short_line_of_letters_that_can_be_seen() {
        assert_eq!(clean_name("  Zo\u{eb} \n 龍 "), "Zoë  龍");
        assert_eq!(clean_name("\u{202e}annA\u{200b}"), "annA");
        assert_eq!(clean_name(&"字".repeat(1000)), "字".repeat(24));
        for blank in [" \t\u{2028} ", "\u{3164}", "\u{2800}\u{ad}", "\u{115f}\u{1160}", "\u{200d}\u{fe0f}"] {
            assert_eq!(clean_name(blank), "", "{blank:?}");
        }
        assert_eq!(clean_name("👩\u{200d}🌾"), "👩\u{200d}🌾");
    }

    #[test]
    fn chat_is_cleaned_and_still_too_long_if_it_was() {
        let chat = |text: &str| ChatText::from(text.to_owned()).into_string();
        assert_eq!(chat(" ciao\u{7} \u{202e}a tutti\u{1b}[2J\n"), "ciao a tutti[2J");
        assert_eq!(chat("\u{202e}\u{feff}\r\n"), "");
        assert_eq!(chat(&"龍".repeat(9000)).chars().count(), limits::CHAT + 1);
        let report = |text: &str| ReportText::from(text.to_owned()).into_string();
        assert_eq!(report("\r\n so \u{202e}rude\r\n\r\nand\u{1b} again\n\n"), "so rude\n\nand again");
        assert_eq!(report(&"龍\n".repeat(9000)).chars().count(), limits::CHAT + 1);
        let to = |text: &str| Addressee::from(text.to_owned()).seat();
        assert_eq!(to("2"), Some(Seat::new(2)));
        assert!(["", "6", "256", "-1", "all"].iter().all(|text| to(text).is_none()));
    }

    #[test]
    fn an_id_is_short_and_plain() {
        assert!(TableId::read(&"a".repeat(32)).is_some());
        for text in ["", "a b", "../x", "é", "a\n", &"a".repeat(33)] {
            assert!(TableId::read(text).is_none(), "{text}");
        }
    }
}

//! What a board drawing gets, and how its pieces become clickable.
//!
//! The rules know the legal actions. A game says for each which *spots* it belongs to: ids of elements on its
//! board. The drawing gives an element its spot's attributes, and the page does the rest: a spot with one
//! action acts when clicked, a spot with several opens a menu. Nothing about clicking is written per game.

use kernel::{Eye, Phrase, Seat};
use maud::{Markup, html};
use words::Words;

/// Something the reader may do now.
#[derive(Clone, Debug)]
pub struct Choice {
    /// Its text, which is sent back.
    pub notation: String,
    /// What it is, in the reader's language.
    pub label: String,
    /// The ids of the elements it belongs to.
    pub spots: Vec<String>,
}

/// What a board drawing gets besides the view: the reader, his language, his choices.
pub struct Canvas<'a> {
    /// The texts of the reader's language.
    pub words: &'a Words,
    /// The players' names, by seat.
    pub names: &'a [String],
    /// Who looks.
    pub eye: Eye,
    /// What the reader may do now.
    pub choices: &'a [Choice],
}

impl Canvas<'_> {
    /// A text of the catalogue.
    pub fn text(&self, key: &str) -> String {
        self.words.text(key)
    }

    /// A phrase in words.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &|seat| self.name(seat).to_owned())
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[usize::from(seat.number())]
    }

    /// The heading of a part of the board.
    pub fn heading(&self, key: &str) -> Markup {
        html! { h2 { (self.text(key)) } }
    }

    /// The reader's seat, if he plays.
    pub fn me(&self) -> Option<Seat> {
        self.eye.seat()
    }

    /// Whether this seat is the reader's own.
    pub fn is_mine(&self, seat: Seat) -> bool {
        self.eye == Eye::Seat(seat)
    }

    /// What can be done at an element.
    pub fn spot(&self, id: impl Into<String>) -> Spot {
        let id = id.into();
        let here = |choice: &&Choice| choice.spots.contains(&id);
        let mut spot = Spot { id: id.clone(), numbers: String::new(), label: None };
        for (number, choice) in self.choices.iter().enumerate().filter(|(_, choice)| here(choice)) {
            if !spot.numbers.is_empty() {
                spot.numbers.push(' ');
            }
            spot.numbers += &number.to_string();
            spot.label = Some(match spot.label {
                None => choice.label.clone(),
                Some(label) => format!("{label} / {}", choice.label),
            });
        }
        spot
    }
}

/// What makes an element clickable, where something can be done there. An HTML element:
///
/// ```text
/// div id=(spot.id) class={"card " (spot.class())} data-choices=[spot.choices()]
///   role=[spot.role()] tabindex=[spot.tabindex()] title=(says) { (spot.heard()) … }
/// ```
///
/// A piece of a drawing has `(spot.title(&says))` inside instead. Either way a button is named by what it does, and
/// numbers that are written on an HTML one are hidden from the name by `aria-hidden=[spot.unread()]`.
pub struct Spot {
    /// The element's id, also when nothing can be done there: identity moves pieces, see `morph.js`.
    pub id: String,
    numbers: String,
    label: Option<String>,
}

impl Spot {
    /// Whether anything can be done here now.
    pub fn is_open(&self) -> bool {
        !self.numbers.is_empty()
    }

    /// `can` where something can be done.
    pub fn class(&self) -> &'static str {
        if self.is_open() { "can" } else { "" }
    }

    /// The numbers of its choices, for the page's script.
    pub fn choices(&self) -> Option<&str> {
        self.is_open().then_some(self.numbers.as_str())
    }

    /// A button, where something can be done.
    pub fn role(&self) -> Option<&'static str> {
        self.is_open().then_some("button")
    }

    /// Reachable by keyboard, where something can be done.
    pub fn tabindex(&self) -> Option<&'static str> {
        self.is_open().then_some("0")
    }

    /// For what is written on it: a button is read by its label alone.
    pub fn unread(&self) -> Option<&'static str> {
        self.is_open().then_some("true")
    }

    /// What can be done, as a text that is heard and not seen.
    pub fn heard(&self) -> Markup {
        html! { @if let Some(label) = &self.label { span class="unseen" { (label) } } }
    }

    /// The title of a piece of a drawing: what can be done, then what it is.
    pub fn title(&self, says: &str) -> Markup {
        html! { title { @if let Some(label) = &self.label { (label) "\n" } (says) } }
    }
}

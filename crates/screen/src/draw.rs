//! What a board drawing gets, and how its pieces become clickable.
//!
//! The rules know the legal actions. For each of them a game names the *spots* it belongs to: ids of elements on its
//! board. The drawing gives an element its spot's attributes, and the page does the rest: a spot with one
//! action acts when clicked, a spot with several opens a menu. No game has code of its own for clicking.

use kernel::{Phrase, Reason, Refuses, Seat, Viewer};
use maud::{Markup, html};
use words::Words;

/// Something the reader may do now.
#[derive(Clone, Debug)]
pub struct Choice {
    /// Its text, which is sent back.
    pub notation: String,
    /// What it is, in the reader's language.
    pub label: String,
    /// The number by which it is chosen.
    pub number: usize,
    /// The ids of the elements it belongs to.
    pub spots: Vec<String>,
}

/// What a board drawing gets besides the view: the reader, their language, their choices.
pub struct Canvas<'a> {
    /// The texts of the reader's language.
    pub words: &'a Words,
    /// The players' names, by seat: as many as there are players.
    pub names: &'a [String],
    /// The viewer.
    pub viewer: Viewer,
    /// What the reader may do now.
    choices: &'a [Choice],
    /// Every spot with the number of a choice that belongs to it, sorted: a board asks for more spots than there are
    /// choices, and most of them are not here.
    spots: Vec<(&'a str, usize)>,
}

impl<'a> Canvas<'a> {
    /// A canvas for a reader.
    pub fn new(words: &'a Words, names: &'a [String], viewer: Viewer, choices: &'a [Choice]) -> Canvas<'a> {
        let spots =
            |(number, choice): (usize, &'a Choice)| choice.spots.iter().map(move |spot| (&**spot, number));
        let mut spots: Vec<(&str, usize)> = choices.iter().enumerate().flat_map(spots).collect();
        spots.sort_unstable();
        spots.dedup();
        Canvas { words, names, viewer, choices, spots }
    }

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

    /// The reader's seat, if they play.
    pub fn me(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// Whether this seat is the reader's own.
    pub fn is_mine(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    /// The other players clockwise from the reader; for whoever only looks on, all of them from `first`.
    pub fn rivals(&self, first: Seat) -> Vec<Seat> {
        let players = self.names.len() as u8;
        let seats = self.me().unwrap_or(first).clockwise(players);
        seats.filter(|&seat| !self.is_mine(seat)).collect()
    }

    /// What a piece is, and on a line of its own why the reader may not do this with it, if their seat is `asked` for
    /// something like it.
    pub fn title<V, A>(&self, view: &V, asked: Option<Seat>, spot: &Spot, action: A, says: String) -> String
    where
        V: Refuses<A, Reason: Reason>,
    {
        let Some(seat) = asked.filter(|_| !spot.is_open()) else { return says };
        let reason = view.reason(seat, action);
        if reason.is_not_now() {
            return says;
        }
        format!("{says}\n{} ({})", self.say(&reason.tell()), reason.rule())
    }

    /// The choices that belong to an element, with their numbers.
    pub fn choices_at(&self, id: &str) -> impl Iterator<Item = (usize, &'a Choice)> {
        let first = self.spots.partition_point(|(spot, _)| *spot < id);
        let here = self.spots[first..].iter().take_while(move |(spot, _)| *spot == id);
        here.map(|&(_, number)| (number, &self.choices[number]))
    }

    /// What can be done at an element.
    pub fn spot(&self, id: impl Into<String>) -> Spot {
        let id = id.into();
        let (mut numbers, mut label) = (String::new(), None);
        for (number, choice) in self.choices_at(&id) {
            if !numbers.is_empty() {
                numbers.push(' ');
            }
            numbers += &number.to_string();
            label = Some(match label {
                None => choice.label.clone(),
                Some(label) => format!("{label} / {}", choice.label),
            });
        }
        Spot { id, numbers, label }
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
    /// The element's id, even when nothing can be done there: pieces move by their identity, see `morph.js`.
    pub id: String,
    numbers: String,
    label: Option<String>,
}

impl Spot {
    /// Something of the page that can be clicked, or explains why not: a card, a camp, a button.
    pub fn piece(&self, class: &str, says: &str, inside: Markup) -> Markup {
        html! {
            div id=(self.id) class={ (class) " " (self.class()) } data-choices=[self.choices()] role=[self.role()]
                tabindex=[self.tabindex()] title=(says) {
                (self.heard())
                (inside)
            }
        }
    }

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

    /// For text that is written on it: a screen reader reads only the label of a button.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(notation: &str, spots: &[&str]) -> Choice {
        let spots = spots.iter().map(|&spot| spot.to_owned()).collect();
        Choice { notation: notation.into(), label: notation.to_uppercase(), spots, number: 1 }
    }

    #[test]
    fn a_spot_has_its_choices_in_order_and_each_of_them_once() {
        let choices = [choice("a", &["x", "y", "x"]), choice("b", &["xy"]), choice("c", &["y", "x"])];
        let words = Words::new(words::Lang::En, &[]);
        let canvas = Canvas::new(&words, &[], Viewer::Spectator, &choices);
        let seen = ["x", "xy", "z"].map(|id| {
            let spot = canvas.spot(id);
            (spot.choices().map(str::to_owned), spot.label)
        });
        let of = |numbers: &str, label: &str| (Some(numbers.to_owned()), Some(label.to_owned()));
        assert_eq!(seen, [of("0 2", "A / C"), of("1", "B"), (None, None)]);
    }
}

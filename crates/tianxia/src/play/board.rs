//! The boards in the terminal, one file per game.

/// Writing to a string cannot fail.
macro_rules! put {
    ($text:expr, $($arg:tt)*) => {{
        use std::fmt::Write;
        let _ = write!($text, $($arg)*);
    }};
}

mod china;
mod dragon;
mod longwang;
mod lotus;
mod ming;

use std::any::Any;

use anstyle::{AnsiColor, Style};
use kernel::{Eye, Game, Named, Seat, key};
use words::Words;

/// What lies on the table, for the eye of this view; what is yours comes last, nearest to the prompt. A game
/// without a drawing shows its view as JSON.
pub fn draw<G: Game>(view: &G::View, eye: Eye, words: &Words, names: &[String]) -> String
where
    G::View: 'static,
{
    let any = view as &dyn Any;
    if let Some(view) = any.downcast_ref::<::dragon::View>() {
        Drawing { view, eye, words, names }.draw()
    } else if let Some(view) = any.downcast_ref::<::china::View>() {
        Drawing { view, eye, words, names }.draw()
    } else if let Some(view) = any.downcast_ref::<::lotus::View>() {
        Drawing { view, eye, words, names }.draw()
    } else if let Some(view) = any.downcast_ref::<::ming::View>() {
        Drawing { view, eye, words, names }.draw()
    } else if let Some(view) = any.downcast_ref::<::longwang::View>() {
        Drawing { view, eye, words, names }.draw()
    } else {
        serde_json::to_string_pretty(view).unwrap_or_default()
    }
}

/// A table to draw, for whom, in which words, and who sits there. Each game draws its own sort of view.
struct Drawing<'a, V> {
    view: &'a V,
    eye: Eye,
    words: &'a Words,
    names: &'a [String],
}

impl<V> Drawing<'_, V> {
    fn say(&self, key: &str) -> String {
        self.words.text(key)
    }

    fn name_of<P: Named>(&self, piece: P) -> String {
        self.say(key(piece))
    }

    /// The seats, the reader's own last.
    fn mine_last(&self, seats: impl Iterator<Item = Seat>) -> Vec<Seat> {
        let (mut seats, mine): (Vec<Seat>, Vec<Seat>) = seats.partition(|&seat| self.eye != Eye::Seat(seat));
        seats.extend(mine);
        seats
    }

    /// Pieces by number, those of which there are any.
    fn counted<P: Named>(&self, counts: &[u8]) -> String {
        let some = P::ALL.iter().filter(|piece| counts[piece.index()] > 0);
        let count = |&piece: &P| format!("{} {}", counts[piece.index()], self.name_of(piece));
        some.map(count).collect::<Vec<_>>().join(" · ")
    }

    fn name(&self, seat: Seat) -> &str {
        &self.names[usize::from(seat.number())]
    }

    /// The beginning of a player's line: number and name, marked if he is to act now.
    fn player(&self, seat: Seat, now: bool) -> String {
        let (style, now) = (colour(seat), if now { "▸" } else { " " });
        format!("{style}{now}{} {:<14}{style:#}", seat.number() + 1, self.name(seat))
    }
}

/// What stands behind other things.
const FAINT: Style = Style::new().dimmed();

/// A piece of a seat, with its number.
fn mark(sign: &str, seat: Seat) -> String {
    let style = colour(seat);
    format!("{style}{sign}{}{style:#}", seat.number() + 1)
}

/// The colour of a seat: always with its name, never alone.
fn colour(seat: Seat) -> Style {
    let colours = [
        AnsiColor::Red,
        AnsiColor::Blue,
        AnsiColor::Yellow,
        AnsiColor::Magenta,
        AnsiColor::Cyan,
        AnsiColor::Green,
    ];
    colours[usize::from(seat.number())].on_default().bold()
}

//! What the boards of all games share, in the browser and in the terminal.
//!
//! A game's folder has a crate `screen` beside its rules. It implements [`Screen`] and sees nothing but the view: what a
//! viewer may not know cannot be drawn.

pub mod chart;
mod draw;
pub mod land;
pub mod symbols;
pub mod terminal;

use estimate::Estimate;
use kernel::{Arg, Event, Game, Rules, Seat, Seats, Setup};
use maud::Markup;

pub use draw::{Canvas, Choice, Spot};
pub use terminal::Paper;

/// The actions of a screen's game.
pub type Action<S> = <<S as Screen>::Game as Rules>::Action;
/// What a viewer of a screen's game is told.
pub type Told<S> = <<<S as Screen>::Game as Rules>::Event as Event>::Told;
/// What a viewer of a screen's game sees.
pub type View<S> = <<S as Screen>::Game as kernel::Hidden>::View;

/// All that people see of a game: its board in the browser and in the terminal, its pieces, colours, texts and rules.
pub trait Screen: 'static {
    /// The rules.
    type Game: Game + Estimate;

    /// The rules page in English and in Italian, in Markdown.
    const RULES: [&'static str; 2];
    /// The record of a match, some moments of which the rules page shows.
    const EXAMPLE: Option<&'static str> = None;
    /// The texts in English and in Italian, in Fluent.
    const WORDS: [&'static str; 2];
    /// The style sheet of the board.
    const STYLE: &'static str;
    /// The game's picture in lists, drawn on the grid of the [`symbols`].
    const EMBLEM: &'static str;
    /// The board in the middle of a game, as pictures for lists and for previews of links: a small WebP and a large JPEG,
    /// which `cargo xtask pictures` takes; none for a game that has just been made.
    const PICTURES: Option<[&'static [u8]; 2]> = None;
    /// The quick phrases of a game in which players promise and threaten, by their texts; none for the others.
    const PHRASES: &'static [&'static str] = &[];

    /// The notation of an answer that means "go on without me" and is asked for so often that a player may give it for a
    /// whole round or game; none in most games.
    const WAIVE: Option<&'static str> = None;

    /// The game's own pieces, to stand once on a page.
    fn symbols() -> Markup {
        Markup::default()
    }

    /// Works out what all drawings on this board share, if that takes long. It is worked out only once: call this where it
    /// keeps nobody waiting, and drawing is quick afterwards.
    fn plan(_view: &View<Self>)
    where
        Self: Sized,
    {
    }

    /// The whole table as a viewer sees it. `told` is what they were told so far, newest first, for a board that recounts it.
    fn draw(view: &View<Self>, canvas: &Canvas, told: &mut dyn Iterator<Item = Told<Self>>) -> Markup
    where
        Self: Sized;

    /// The ids of the elements that an action of this seat belongs to.
    fn spots(view: &View<Self>, seat: Seat, action: Action<Self>) -> Vec<String>
    where
        Self: Sized;

    /// The ids of the elements from which a source of points, by its number, has given points. The walk through a final
    /// scoring marks them; where nothing is left of what gave them, it is whatever shows the points.
    fn scored(view: &View<Self>, source: usize) -> Vec<String>
    where
        Self: Sized;

    /// The places where players compete for a majority, with those who have it now. What a choice would change of it is told
    /// before it is made.
    fn leaders(_view: &View<Self>) -> Vec<(Arg, Seats)>
    where
        Self: Sized,
    {
        Vec::new()
    }

    /// What the table as text does not show about something with a name like this; nothing if it shows everything.
    fn about(_view: &View<Self>, _name: &str, _paper: &Paper) -> Option<String>
    where
        Self: Sized,
    {
        None
    }

    /// The table as text; what belongs to the viewer comes last, nearest to the prompt.
    fn print(view: &View<Self>, paper: &Paper) -> String
    where
        Self: Sized;

    /// How many rows at the end of [`Screen::print`] are the viewer's own. They stay in sight where the table is too tall for
    /// the screen.
    fn own_rows(_view: &View<Self>, _paper: &Paper) -> usize
    where
        Self: Sized,
    {
        1
    }
}

/// The game's name in commands, addresses and records.
pub fn id<S: Screen>() -> &'static str {
    <S::Game as Setup>::ID
}

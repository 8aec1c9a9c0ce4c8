//! What the boards of all games share, in the browser and in the terminal.
//!
//! A game's folder has a crate `screen` beside its rules. Its `Board` implements [`Screen`], each part in the module it is
//! about, and sees nothing but the view: what a viewer may not know cannot be drawn.

pub mod chart;
mod draw;
mod folder;
pub mod land;
pub mod symbols;
pub mod terminal;

use kernel::{Arg, Event, Rules, Seat, Seats, Setup};
use maud::Markup;

pub use draw::{Canvas, Choice, Spot};
pub use folder::Folder;
pub use symbols::Symbols;
pub use terminal::{Paper, Terminal};

/// The actions of a screen's game.
pub type Action<S> = <<S as Folder>::Game as Rules>::Action;
/// What a viewer of a screen's game is told.
pub type Told<S> = <<<S as Folder>::Game as Rules>::Event as Event>::Told;
/// What a viewer of a screen's game sees.
pub type View<S> = <<S as Folder>::Game as kernel::Hidden>::View;

/// All that people see of a game: its texts and files, its pieces, its board in the browser and in the terminal.
pub trait Screen: Folder + Symbols + Spots + Terminal {
    /// The quick phrases of a game in which players promise and threaten, by their texts; none for the others.
    const PHRASES: &'static [&'static str] = &[];
    /// The notation of an answer that means "go on without me" and is asked for so often that a player may give it for a
    /// whole round or game; none in most games.
    const WAIVE: Option<&'static str> = None;

    /// How many choices of a player tell how they like to play, from the beginning of a game: all, if not said otherwise.
    const FAVOURITES: usize = usize::MAX;

    /// Works out what all drawings on this board share, if that takes long. It is worked out only once: call this where it
    /// keeps nobody waiting, and drawing is quick afterwards.
    fn plan(_view: &View<Self>) {}

    /// The whole table as a viewer sees it. `told` is what they were told so far, newest first, for a board that recounts it.
    fn draw(view: &View<Self>, canvas: &Canvas, told: &mut dyn Iterator<Item = Told<Self>>) -> Markup;

    /// What an action tells about how somebody likes to play, by its text: their profile counts it. The text `GAME-favourite`
    /// says what is counted.
    fn favourite(_action: Action<Self>) -> Option<&'static str> {
        None
    }

    /// The places where players compete for a majority, with those who have it now. What a choice would change of it is told
    /// before it is made.
    fn leaders(_view: &View<Self>) -> Vec<(Arg, Seats)> {
        Vec::new()
    }
}

/// Which elements of the board something belongs to.
pub trait Spots: Folder {
    /// The ids of the elements that an action of this seat belongs to.
    fn spots(view: &View<Self>, seat: Seat, action: Action<Self>) -> Vec<String>;

    /// The ids of the elements from which a source of points, by its number, has given points. The walk through a final
    /// scoring marks them; where nothing is left of what gave them, it is whatever shows the points.
    fn scored(view: &View<Self>, source: usize) -> Vec<String>;
}

/// The game's name in commands, addresses and records.
pub fn id<S: Screen>() -> &'static str {
    <S::Game as Setup>::ID
}

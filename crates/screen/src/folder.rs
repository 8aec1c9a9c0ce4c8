//! What stands in a game's folder as files, beside its code.

use estimate::Estimate;
use kernel::Game;

/// The rules of a game, its texts and its pictures. [`board!`](crate::board) takes them from their places in the folder.
pub trait Folder: Sized + 'static {
    /// The rules.
    type Game: Game + Estimate;

    /// The rules page in English and in Italian, in Markdown.
    const RULES: [&'static str; 2];
    /// The texts in English and in Italian, in Fluent.
    const WORDS: [&'static str; 2];
    /// The style sheet of the board.
    const STYLE: &'static str;
    /// The record of a match, some moments of which the rules page shows.
    const EXAMPLE: Option<&'static str> = None;
    /// The lessons, the first one first: the names and texts of the files in `lessons`.
    const LESSONS: &'static [(&'static str, &'static str)] = &[];
    /// How strong the levels of bots are: `levels.toml`, empty as long as nobody has measured it.
    const LEVELS: &'static str;
    /// Positions to think about: `puzzles.toml`, empty as long as `tianxia puzzles` has not looked for any.
    const PUZZLES: &'static str;
    /// The board in the middle of a game, as pictures for lists and for previews of links: a small WebP and a large JPEG,
    /// which `cargo xtask pictures` takes; none for a game that has just been made.
    const PICTURES: Option<[&'static [u8]; 2]> = None;
}

/// Declares the `Board` of a game in `screen/src/lib.rs`, with the files of the game's folder: `board! { Tiger }`, and with a
/// record for the rules page and the pictures, once there are some, `board! { Tiger, "3-players" }`, and
/// with lessons `board! { Tiger, "3-players"; "first" }`.
#[macro_export]
macro_rules! board {
    ($game:ty $(, $example:literal)? $(; $($lesson:literal),+)?) => {
        /// The game on screen.
        pub struct Board;

        impl $crate::Folder for Board {
            type Game = $game;

            const RULES: [&'static str; 2] = [include_str!("../../RULES.md"), include_str!("../../RULES.it.md")];
            const WORDS: [&'static str; 2] = [include_str!("../../words/en.ftl"), include_str!("../../words/it.ftl")];
            const STYLE: &'static str = include_str!("../style.css");
            const LEVELS: &'static str = include_str!("../../levels.toml");
            const PUZZLES: &'static str = include_str!("../../puzzles.toml");
            $(
                const EXAMPLE: Option<&'static str> =
                    Some(include_str!(concat!("../../records/", $example, ".json")));
                const PICTURES: Option<[&'static [u8]; 2]> =
                    Some([include_bytes!("../pictures/small.webp"), include_bytes!("../pictures/large.jpg")]);
            )?
            $(
                const LESSONS: &'static [(&'static str, &'static str)] =
                    &[$(($lesson, include_str!(concat!("../../lessons/", $lesson, ".toml")))),+];
            )?
        }
    };
}

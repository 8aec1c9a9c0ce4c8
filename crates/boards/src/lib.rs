//! Boards as files: maps and card counts that a game reads from TOML.
//!
//! [`read`] parses a file and lets the game make a board of it; the [`Reader`] gathers every fault with its line.
//! Many states share a board, so each holds a [`Kept`] one. The built-in boards stay for the life of the program and
//! cost nothing to copy; any other is freed with the last state that holds it. Files that mean the same give the same
//! board.
//!
//! ```
//! use boards::{Board, BoardError, Boards, Kept, Read, Spanned};
//!
//! struct Pond {
//!     id: String,
//!     ducks: u8,
//! }
//!
//! #[derive(serde::Deserialize)]
//! struct File {
//!     id: Spanned<String>,
//!     ducks: Spanned<u8>,
//! }
//!
//! fn read(text: &str) -> Result<Read<Pond>, BoardError> {
//!     boards::read(text, |reader, file: File| {
//!         if *file.ducks.get_ref() > 9 {
//!             reader.fault(&file.ducks, "a pond has room for nine ducks".into());
//!         }
//!         Pond { id: reader.id(&file.id), ducks: *file.ducks.get_ref() }
//!     })
//! }
//!
//! static PONDS: Boards<Pond> = Boards::new(&[("pond", "id = \"pond\"\nducks = 2\n")], read);
//!
//! impl Board for Pond {
//!     fn boards() -> &'static Boards<Pond> {
//!         &PONDS
//!     }
//!
//!     fn name(&self) -> &str {
//!         &self.id
//!     }
//! }
//!
//! assert_eq!(Kept::<Pond>::usual().ducks, 2);
//! let mine: Kept<Pond> = Kept::load("id = \"mine\"\nducks = 3\n")?;
//! assert_eq!(Kept::load("ducks = 3 # as many as hatched\nid = \"mine\"\n")?, mine);
//! assert_eq!(Kept::load(mine.text())?, mine);
//! let faults = Kept::<Pond>::load("id = \"mine\"\nducks = 10\n").unwrap_err();
//! assert_eq!(faults.to_string(), "line 2: a pond has room for nine ducks");
//! # Ok::<(), BoardError>(())
//! ```

mod fault;
mod kept;
mod reader;

pub use fault::{BoardError, Fault};
pub use kept::{Board, Boards, Kept};
pub use reader::{Point, Read, Reader, read};
pub use toml::Spanned;

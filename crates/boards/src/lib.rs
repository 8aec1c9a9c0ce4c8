//! Boards as files: maps and card counts that a game reads from TOML.
//!
//! [`read`] parses a file and lets the game make a board of it; the [`Reader`] gathers every fault with its line.
//! A state must stay flat, so it does not own its board: it holds a [`Kept`] one, which was read once and stays for
//! the life of the program. Equal texts give the same board.
//!
//! ```
//! use boards::{Board, BoardError, Boards, Kept, Spanned};
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
//! fn read(text: &str) -> Result<Pond, BoardError> {
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
pub use reader::{Point, Reader, read};
pub use toml::Spanned;

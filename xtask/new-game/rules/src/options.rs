//! What a table agrees on: nothing yet.

kernel::options! {
    /// The options of the game. One is declared like this, with its name, values and default:
    /// `open: bool = "hands", &["closed", "open"], default "closed";`
    pub struct Options {}
}

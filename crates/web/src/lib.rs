//! The site: pages, boards drawn as SVG, live updates, in two languages.

pub mod boards;
pub mod draw;
pub mod symbols;

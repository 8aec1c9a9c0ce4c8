//! The site: pages, boards drawn as SVG, live updates, in two languages.
//!
//! **The way of a move.** A click posts an action with the version of the table it was chosen at. The rules
//! check it ([`table`]), the store keeps it ([`store`]), and only then the desk tells its streams, each of
//! which draws the table for its own reader and sends what changed.

mod act;
mod assets;
pub mod boards;
mod desk;
pub mod draw;
mod form;
mod guard;
mod limits;
mod lines;
mod live;
mod pages;
pub mod parts;
mod routes;
mod server;
mod setup;
mod site;
pub mod symbols;
mod thinkers;
mod token;
mod who;
mod wording;

pub use server::{ServeError, Server};
pub use site::Config;

//! The site: pages, boards drawn as SVG, live updates, in two languages.
//!
//! **The path of a move.** A click posts an action with the version of the table at which it was chosen. The rules
//! check it ([`table`]), the store keeps it ([`store`]), and only then the desk tells its streams, each of
//! which draws the table for its own reader and sends what changed.

mod accounts;
mod act;
mod address;
mod assets;
mod bans;
mod bounds;
mod chat;
mod codes;
mod connections;
mod days;
mod decent;
mod declined;
mod descriptors;
mod desk;
mod door;
mod dossier;
mod expiry;
mod filling;
mod forget;
mod form;
mod guard;
mod health;
mod hints;
mod keys;
mod limits;
mod live;
mod machines;
mod marks;
mod metering;
mod names;
pub mod operator;
mod pages;
pub mod parts;
mod passkeys;
mod places;
mod presence;
mod queue;
mod quick;
mod refusals;
mod reviews;
mod routes;
mod running;
mod server;
mod setup;
mod site;
mod thinkers;
mod ties;
mod token;
mod told;
mod watch;
mod who;
mod wording;

pub use address::public_address;
pub use pages::coach::alone as review_page;
pub use server::{Listen, ServeError, Server};
pub use site::Config;

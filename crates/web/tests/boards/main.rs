//! The boards: everything that can be done has its place on them, nothing is missing, nothing hidden is drawn.

mod china;
mod dragon;
mod longwang;
mod look;
mod lotus;
mod ming;
mod promises;

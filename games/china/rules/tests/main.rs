//! All tests of the rules as one program: it links once, and its tests run side by side.

mod board_files;
mod laws;
mod printed_board;
mod r1_setup;
mod r2_placing;
mod r3_r4_cards;
mod r5_r6_scoring;
mod r7_fortresses;
mod reasons;
mod records;
mod roads;
mod rulebook;
mod secrets;
mod table;

//! All tests of the rules as one program: it links once, and its tests run side by side.

mod board_files;
mod laws;
mod printed_board;
mod r1_realm;
mod r2_r3_rounds;
mod r4_placing;
mod r5_gathering;
mod r6_dragons;
mod r7_cards;
mod r8_r9_temple;
mod reasons;
mod records;
mod rulebook;
mod secrets;
mod table;

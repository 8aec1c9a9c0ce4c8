//! All tests of the rules as one program: it links once, and its tests run side by side.

mod board_files;
mod laws;
mod printed_board;
mod r1_setup;
mod r2_r3_cards;
mod r4_princes;
mod r5_scoring;
mod r6_end;
mod r7_neutral;
mod reasons;
mod records;
mod secrets;
mod table;

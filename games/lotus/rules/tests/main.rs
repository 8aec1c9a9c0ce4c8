//! All tests of the rules as one program: it links once, and its tests run side by side.

mod board_files;
mod laws;
mod printed_board;
mod r1_setup;
mod r2_cubes;
mod r3_control;
mod r3_votes;
mod r4_r5_rebellion;
mod r6_r7_end;
mod reasons;
mod records;
mod secrets;
mod table;

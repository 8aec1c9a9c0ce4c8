//! All tests of the rules as one program: it links once, and its tests run side by side.

mod laws;
mod r1_setup;
mod r2_palaces;
mod r3_deeds;
mod r3_groups;
mod r4_person;
mod r5_event;
mod r5_festival_to_contagion;
mod r6_r7_scoring;
mod r8_wall;
mod r9_charter;
mod r9_eclipse_to_assassination;
mod r9_super_events;
mod reasons;
mod records;
mod rulebook;
mod table;

//! Programs as players: whatever they do, the game goes on.

use std::time::{Duration, Instant};

use bots::{Bot, Command, Faults, Random};
use dragon::Dragon;
use kernel::prelude::*;
use kernel::{Dice, Outcome, Seat, Turn, Viewer};

const PROGRAM: Seat = Seat::new(1);

/// Plays a game with a program on one seat, and gives its faults and how many real choices it had.
fn play(words: &[&str], time: Duration) -> (Faults, u32) {
    let words = words.iter().map(|&word| word.to_owned()).collect();
    let mut program: Box<dyn Bot<Dragon>> = Box::new(Command::new(words, [1; 32]).within(time));
    let mut random: Box<dyn Bot<Dragon>> = Box::new(Random::new([2; 32]));
    let mut state = Dragon::start(&Default::default(), 2).expect("two play");
    let mut dice = Dice::new(3);
    program.begin(PROGRAM, 2, &Default::default());
    let (mut list, mut decisions) = (Vec::new(), 0);
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Nature => {
                let chance = state.draw(&mut dice, &mut Vec::new());
                state.happen_unchecked(chance, &mut ());
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                list.clear();
                state.choices(seat, &mut list);
                let view = state.view(Viewer::Seat(seat));
                let action = if seat == PROGRAM {
                    decisions += u32::from(list.len() > 1);
                    program.choose(&view, seat, &list)
                } else {
                    random.choose(&view, seat, &list)
                };
                state.play(seat, action, &mut ()).expect("a choice is legal");
            }
        }
    }
    program.end(&Outcome::of(&state));
    (program.faults(), decisions)
}

/// A program in the shell that reads lines and does something for each.
fn shell(script: &str) -> [&str; 3] {
    ["/bin/sh", "-c", script]
}

const LONG: Duration = Duration::from_secs(20);

#[test]
fn the_sample_bot_plays_without_a_fault() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let (faults, decisions) = play(&["python3", path], LONG);
    assert_eq!(faults, Faults::default());
    assert!(decisions > 20);
}

#[test]
fn a_program_that_is_not_there_is_reported() {
    let (faults, decisions) = play(&["/nowhere/bot"], LONG);
    assert_eq!(faults.count, decisions);
    assert!(faults.first.unwrap().starts_with("`/nowhere/bot` cannot be started"));
}

#[test]
fn a_program_that_dies_is_started_again_and_given_up_at_last() {
    let dir = std::env::temp_dir().join(format!("tianxia-bots-{}", std::process::id()));
    let count = dir.display().to_string();
    let script = format!("echo >> {count}; read hello; exit 3");
    let (faults, decisions) = play(&shell(&script), LONG);
    assert_eq!(faults.count, decisions);
    assert!(faults.first.unwrap().contains("ended in the middle of a game"));
    let starts = std::fs::read_to_string(&dir).unwrap().lines().count();
    std::fs::remove_file(&dir).unwrap();
    assert_eq!(starts, 3);
}

#[test]
fn a_program_that_hangs_costs_three_times_its_patience_and_no_more() {
    let clock = Instant::now();
    let (faults, decisions) = play(&shell("sleep 1000 & sleep 1000"), Duration::from_millis(100));
    assert_eq!(faults.count, decisions);
    assert!(faults.first.unwrap().contains("did not answer within 100 ms"));
    assert!(clock.elapsed() < Duration::from_secs(10), "it waited too long");
}

#[test]
fn rubbish_and_illegal_answers_are_named() {
    let (faults, _) = play(&shell("while read line; do echo 'what?'; done"), LONG);
    assert!(faults.first.unwrap().contains("`what?` is no answer"));
    let (faults, _) = play(&shell(r#"while read line; do echo '{"action":"fly"}'; done"#), LONG);
    assert!(faults.first.unwrap().contains("`fly` is not an action of this game"));
    let (faults, _) = play(&shell(r#"read hello; while read line; do echo '"pass"'; done"#), LONG);
    assert!(faults.first.unwrap().contains("`pass` was not among the choices"));
}

#[test]
fn an_endless_line_does_not_fill_the_memory() {
    let (faults, decisions) = play(&shell("cat /dev/zero"), LONG);
    assert_eq!(faults.count, decisions);
}

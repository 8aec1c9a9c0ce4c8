//! Files from outside may be broken anywhere. They are refused, or what they say can be done.

use std::fs;
use std::path::Path;

use kernel::{Dice, Game, Options, Record, verify};

/// Golden records, each damaged this number of times: whatever can still be read is verified.
///
/// # Panics
/// If reading or verifying does, or if no damage was noticed.
pub fn damaged_records<G: Game>(folder: impl AsRef<Path>, times: u64) {
    let (mut dice, mut read, mut refused) = (Dice::new(1), 0, 0);
    for entry in fs::read_dir(folder).expect("the folder of records") {
        let text = fs::read_to_string(entry.expect("an entry").path()).expect("a record can be read");
        for _ in 0..times {
            if let Ok(record) = damaged(&text, &mut dice).parse::<Record>() {
                read += 1;
                refused += u32::from(verify::<G>(&record).is_err());
            }
        }
    }
    assert!(read > 0 && refused > 0, "of {read} records {refused} are refused");
}

/// A board's file, damaged this number of times: the options with each board that is still accepted.
///
/// # Panics
/// If reading does, or if no board or every board is accepted.
pub fn damaged_boards<O: Options>(text: &str, times: usize) -> Vec<O> {
    let mut dice = Dice::new(1);
    let read = |_| {
        let mut options = O::default();
        options.set("board", &damaged(text, &mut dice)).ok().map(|()| options)
    };
    let accepted: Vec<O> = (0..times).filter_map(read).collect();
    assert!((1..times).contains(&accepted.len()), "of {times} boards {} are accepted", accepted.len());
    accepted
}

/// Where one word ends and the next begins.
const ENDS: [char; 9] = [' ', '\n', ',', '"', '[', ']', '{', '}', '='];
/// What becomes of numbers.
const NUMBERS: [&str; 9] = ["0", "1", "2", "7", "-1", "255", "256", "65536", "99999999999999999999"];

/// The text with one to three damages.
pub fn damaged(text: &str, dice: &mut Dice) -> String {
    let mut text = text.to_owned();
    for _ in 0..=dice.below(3) {
        text = damage(&text, dice);
    }
    text
}

/// The text with a word lost, doubled, exchanged, with another number, or with its end cut off.
fn damage(text: &str, dice: &mut Dice) -> String {
    let mut words: Vec<&str> = text.split_inclusive(ENDS).collect();
    let said: Vec<usize> = (0..words.len()).filter(|&place| !words[place].trim().is_empty()).collect();
    if said.is_empty() {
        return String::new();
    }
    let (one, other) = (dice.pick(&said), dice.pick(&said));
    match dice.below(16) {
        0 => words.truncate(one),
        1..4 => drop(words.remove(one)),
        4..7 => words.insert(one, words[other]),
        7..10 => words.swap(one, other),
        _ => {
            let is_number = |word: &&str| word.starts_with(|letter: char| letter.is_ascii_digit());
            let after = words.iter().skip(one).position(is_number).map_or(one, |place| one + place);
            let end = words[after].trim_start_matches(|letter: char| !ENDS.contains(&letter));
            let number = [dice.pick(&NUMBERS), end].concat();
            words[after] = &number;
            return words.concat();
        }
    }
    words.concat()
}

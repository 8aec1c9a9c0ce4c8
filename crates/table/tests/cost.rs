//! What an idle table holds in memory.

use dragon::Dragon;
use kernel::Dice;
use kernel::fair::Seed;
use table::{AnyTable, Table};

#[test]
fn a_finished_table_of_five_is_small() {
    let mut kept = None;
    let heap = allocation_counter::measure(|| {
        let mut table = Table::<Dragon>::new(&Default::default(), 5, Seed::of_game(5, 5)).unwrap();
        table.begin();
        let mut dice = Dice::new(5);
        while !table.is_over() {
            let seat = table.turn().seats().first().unwrap();
            let choices = table.choices(seat);
            table.play(seat, &choices[dice.below(choices.len() as u32) as usize].notation).unwrap();
        }
        kept = Some(table);
    });
    let table = kept.unwrap();
    let bytes = heap.bytes_current as usize + size_of_val(&table);
    // What lib.rs promises, with room for vectors that have grown to twice their need.
    let promised =
        size_of::<Dragon>() + 70 * table.steps() + (size_of::<dragon::Event>() + 8) * table.entries().len();
    assert!(bytes < 2 * promised, "{bytes} bytes, promised {promised}");
    assert!(bytes < 80_000, "{bytes} bytes after {} steps", table.steps());
}

//! Tables on boards of their own.

use kernel::fair::Seed;
use kernel::{Options as _, Record};
use lotus::{BoardRef, Lotus, Options};
use table::{AnyTable, Table};

fn table_on(id: &str) -> Table<Lotus> {
    let mut options = Options::default();
    let text = BoardRef::usual().text().replace("id = \"lotus\"", &format!("id = \"{id}\""));
    options.set("board", &text).expect("a board");
    let mut table = Table::new(&options, 3, Seed::of_game(1, 1)).expect("three may play");
    table.begin();
    table
}

#[test]
fn a_table_on_an_own_board_is_read_back_after_a_thousand_others() {
    let kept = table_on("club").record().to_text();
    let others: Vec<Table<Lotus>> = (0..1000).map(|number| table_on(&format!("other-{number}"))).collect();
    let record: Record = kept.parse().expect("a record");
    let table =
        Table::<Lotus>::resume(record, Seed::of_game(1, 1)).expect("nothing is refused that was kept");
    assert_eq!((table.state().realm.board.id.as_str(), others.len()), ("club", 1000));
}

//! The board of In the Year of the Dragon.

use dragon::data::Reward;
use dragon::{Dragon, Options};
use dragon_screen::Board;
use kernel::prelude::*;
use kernel::{Seat, Viewer};
use words::Lang;

use trial::look::Look;
use trial::terminal::plain;

trial::promises! {
    Board, 60_000 bytes,
    "build buy charter discard dismiss do dragon pass place play raze release replace return super take wall"
}

trial::album! { Board }

/// R8.2: how long the wall is, and who has built which tiles.
#[test]
fn the_terminal_tells_who_has_built_what_of_the_wall() {
    let rows = |game: &Dragon, lang| plain(&Look::<Board> { game, viewer: Viewer::Spectator, lang }.print());
    let without = Dragon::start(&Options::default(), 3).unwrap();
    assert!(!rows(&without, Lang::En).contains("wall"));
    let mut game = Dragon::start(&Options { great_wall: true, ..Options::default() }, 3).unwrap();
    assert!(rows(&game, Lang::En).contains("\nwall      0/12\n"));
    let built = [(0, Reward::Points), (2, Reward::Rice), (0, Reward::Floor)];
    for (place, (seat, reward)) in
        built.map(|(seat, reward)| (Seat::new(seat), reward)).into_iter().enumerate()
    {
        game.wall[place] = Some(seat);
        game.courts[seat].walled.insert(reward);
    }
    let text = rows(&game, Lang::En);
    assert!(text.contains("\nwall      3/12   Anna: 1 floor, 3 points   Clara: 1 rice\n"), "{text}");
    let text = rows(&game, Lang::It);
    assert!(text.contains("\nmuraglia  3/12   Anna: 1 piano, 3 punti   Clara: 1 tessera riso\n"), "{text}");
}

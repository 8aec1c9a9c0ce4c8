//! The board of China.

use china::China;
use china_screen::Board;
use kernel::{Seat, Viewer};
use words::Lang;

use trial::look::{Look, random_games};
use trial::terminal::plain;

trial::promises! {
    Board, 75_000 bytes, "draw emissary finish fortress palace pay region swap take"
}

trial::album! { Board }

#[test]
fn whatever_board_is_accepted_is_drawn_and_judged() {
    trial::promises::any_board_is_drawn::<Board>(china::BoardRef::usual().text());
}

#[test]
fn a_board_from_before_there_were_limits_is_drawn() {
    trial::promises::an_old_board_is_drawn::<Board>(china::BoardRef::usual().text());
}

/// R1.6: of other hands only the number of cards is drawn, and those that everybody saw.
#[test]
fn other_hands_show_their_backs() {
    random_games::<China>(12, |game, seat| {
        for viewer in seat.map(Viewer::Seat).into_iter().chain([Viewer::Spectator]) {
            let look = Look::<Board> { game, viewer, lang: Lang::En };
            let page = look.draw(&look.choices());
            for seat in game.seats().filter(|&seat: &Seat| viewer != Viewer::Seat(seat)) {
                assert!(!page.contains(&format!("\"hand-{seat}-")), "a card of seat {seat} is drawn");
                let prince = &game.princes[seat];
                let count = |what: &str| page.matches(&format!("id=\"{what}-{seat}-")).count();
                assert_eq!(count("hidden"), usize::from(prince.hidden()));
                assert_eq!(count("known"), usize::from(prince.known.iter().sum::<u8>()));
            }
        }
    });
}

/// The log names alliances by their numbers.
#[test]
fn the_terminal_numbers_the_alliances() {
    random_games::<China>(40, |game, _| {
        let text = plain(&Look::<Board> { game, viewer: Viewer::Spectator, lang: Lang::En }.print());
        let rows: Vec<&str> = text.lines().filter(|row| row.contains('↔')).take(15).collect();
        for (number, row) in (1..).zip(rows) {
            let (before, _) = row.split_once('↔').expect("an alliance");
            let words: Vec<&str> = before.split(' ').collect();
            assert_eq!(words[words.len() - 2], number.to_string(), "{row}");
        }
    });
}

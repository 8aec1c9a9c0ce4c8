//! The board of China.

use china::China;
use kernel::{Eye, Seat};
use words::Lang;

use crate::look::{Look, random_games};

crate::promises::promises! {
    China, 75_000 bytes, "draw emissary finish fortress palace pay region swap take"
}

#[test]
fn whatever_board_is_accepted_is_drawn_and_judged() {
    crate::promises::any_board_is_drawn::<China>(china::BoardRef::usual().text());
}

/// R1.6: of other hands only the number of cards is drawn, and those that everybody saw.
#[test]
fn other_hands_show_their_backs() {
    random_games::<China>(12, |game, seat| {
        for eye in seat.map(Eye::Seat).into_iter().chain([Eye::Table]) {
            let look = Look { game, eye, lang: Lang::En };
            let page = look.draw(&look.choices());
            for seat in game.seats().filter(|&seat: &Seat| eye != Eye::Seat(seat)) {
                assert!(!page.contains(&format!("\"hand-{seat}-")), "a card of seat {seat} is drawn");
                let prince = &game.princes[seat];
                let count = |what: &str| page.matches(&format!("id=\"{what}-{seat}-")).count();
                assert_eq!(count("hidden"), usize::from(prince.hidden()));
                assert_eq!(count("known"), usize::from(prince.known.iter().sum::<u8>()));
            }
        }
    });
}

//! The board of White Lotus.

use kernel::{Eye, Game, Seat};
use lotus::data::{DARK, Region};
use lotus::{Lotus, Phase};
use words::Lang;

use crate::look::{Look, random_games};

crate::promises::promises! {
    Lotus, 90_000 bytes, "against army capture cube decline expel influence levy settle side waive"
}

#[test]
fn whatever_board_is_accepted_is_drawn_and_judged() {
    crate::promises::any_board_is_drawn::<Lotus>(lotus::BoardRef::usual().text());
}

/// R1.1: below six players the dark regions are folded away.
#[test]
fn dark_regions_are_drawn_with_six_players_only() {
    random_games::<Lotus>(40, |game, _| {
        let page = Look { game, eye: Eye::Table, lang: Lang::En }.draw(&[]);
        let regions = page.matches("id=\"region-").count();
        let all = kernel::Piece::ALL as &[Region];
        assert_eq!(regions, all.len() - if game.players() < 6 { DARK } else { 0 });
    });
}

/// R1.6: who has voted is seen by all; how, by nobody else.
#[test]
fn who_is_still_thinking_is_seen_and_nothing_else() {
    random_games::<Lotus>(6, |game, _| {
        if !matches!(game.phase, Phase::Vote | Phase::Muster) {
            return;
        }
        let page = Look { game, eye: Eye::Table, lang: Lang::En }.draw(&[]);
        let count = |id: &str| page.matches(&format!("id=\"{id}-")).count();
        let all = if game.phase == Phase::Vote { game.contenders.len() } else { game.players().into() };
        assert_eq!((count("thinks"), count("sealed")), (game.waiting.len(), all - game.waiting.len()));
    });
}

/// Every chip and every cube lies on the map.
#[test]
fn every_piece_is_drawn() {
    random_games::<Lotus>(20, |game, _| {
        let page = Look { game, eye: Eye::Seat(Seat::new(0)), lang: Lang::It }.draw(&[]);
        for seat in game.seats() {
            let cubes = page.matches(&format!("id=\"cube-{seat}-")).count();
            assert_eq!(cubes, game.realm.cubes[seat].count_ones() as usize);
            let chips = page.matches(&format!("class=\"chip p{seat}\"")).count();
            assert_eq!(chips, game.realm.chips[seat].count_ones() as usize);
        }
        let tiles = page.matches("class=\"tile\"").count();
        assert_eq!(tiles, game.realm.neutral().count_ones() as usize);
    });
}

//! The board of White Lotus.

use kernel::prelude::*;
use kernel::{Seat, Viewer};
use lotus::data::{DARK, Region};
use lotus::{Lotus, Phase};
use lotus_screen::Board;
use words::Lang;

use trial::look::{Look, random_games};

trial::promises! {
    Board, 90_000 bytes, "against army capture cube decline expel influence levy settle side waive"
}

trial::album! { Board }

#[test]
fn whatever_board_is_accepted_is_drawn_and_judged() {
    trial::promises::any_board_is_drawn::<Board>(lotus::BoardRef::usual().text());
}

#[test]
fn a_board_from_before_there_were_limits_is_drawn() {
    trial::promises::an_old_board_is_drawn::<Board>(lotus::BoardRef::usual().text());
}

/// R1.1: below six players the dark regions are folded away.
#[test]
fn dark_regions_are_drawn_with_six_players_only() {
    random_games::<Lotus>(40, |game, _| {
        let page = Look::<Board> { game, viewer: Viewer::Spectator, lang: Lang::En }.draw(&[]);
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
        let page = Look::<Board> { game, viewer: Viewer::Spectator, lang: Lang::En }.draw(&[]);
        let count = |id: &str| page.matches(&format!("id=\"{id}-")).count();
        let all = if game.phase == Phase::Vote { game.contenders.len() } else { game.players().into() };
        assert_eq!((count("thinks"), count("sealed")), (game.waiting.len(), all - game.waiting.len()));
    });
}

/// Every chip and every cube lies on the map.
#[test]
fn every_piece_is_drawn() {
    random_games::<Lotus>(20, |game, _| {
        let page = Look::<Board> { game, viewer: Viewer::Seat(Seat::new(0)), lang: Lang::It }.draw(&[]);
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

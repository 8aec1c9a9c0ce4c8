//! What the boards of all games promise alike.

use std::collections::{BTreeMap, BTreeSet};

use estimate::Estimate;
use kernel::prelude::*;
use kernel::{Dice, Options, Seat, Setup, Turn, Viewer};
use screen::{Choice, Screen};
use words::Lang;

use crate::look::{Look, attribute, elements, random_game, random_games};

/// Every choice has a spot, and every spot is drawn and open. `kinds` are the first words of all actions.
pub fn every_choice_has_a_spot<S: Screen>(kinds: &str) {
    let mut seen = BTreeSet::new();
    random_games::<S::Game>(2, |game, seat| {
        let Some(seat) = seat else { return };
        let look = Look::<S> { game, viewer: Viewer::Seat(seat), lang: Lang::En };
        let choices = all_are_drawn(&look);
        seen.extend(choices.iter().filter_map(|choice| choice.notation.split(' ').next().map(String::from)));
    });
    assert_eq!(seen.into_iter().collect::<Vec<_>>().join(" "), kinds, "every kind of action was met");
}

fn all_are_drawn<S: Screen>(look: &Look<'_, S>) -> Vec<Choice> {
    let choices = look.choices();
    let page = look.draw(&choices);
    let elements: BTreeMap<&str, &str> = elements(&page).into_iter().collect();
    for (number, choice) in choices.iter().enumerate() {
        assert!(!choice.spots.is_empty(), "`{}` has no spot", choice.notation);
        for spot in &choice.spots {
            is_open(&elements, spot, number, choice);
        }
    }
    choices
}

fn is_open(elements: &BTreeMap<&str, &str>, spot: &str, number: usize, choice: &Choice) {
    let tag = elements.get(spot).unwrap_or_else(|| panic!("{spot} of `{}` is not drawn", choice.notation));
    let numbers = attribute(tag, "data-choices").unwrap_or_default();
    let open = numbers.split(' ').any(|other| other == number.to_string());
    assert!(open, "{spot} lacks choice {number}, `{}`: {tag}", choice.notation);
    assert_eq!((attribute(tag, "role"), attribute(tag, "tabindex")), (Some("button"), Some("0")));
}

/// Ids are unique, and nothing on the board breaks the page's strict policy.
pub fn ids_are_unique<S: Screen>() {
    random_games::<S::Game>(8, |game, seat| {
        for viewer in seat.map(Viewer::Seat).into_iter().chain([Viewer::Spectator]) {
            let look = Look::<S> { game, viewer, lang: Lang::En };
            let page = look.draw(&look.choices());
            let mut ids = BTreeSet::new();
            for (id, _) in elements(&page) {
                assert!(ids.insert(id), "{id} stands twice");
            }
            assert!(!page.contains(" style=") && !page.contains("<script") && !page.contains(" onclick"));
        }
    });
}

/// Every text is there in both languages, and every symbol that is used is on the sheet or in the drawing.
pub fn nothing_is_missing<S: Screen>() {
    let sheet = format!("{}{}", screen::symbols::common().into_string(), S::symbols().into_string());
    let emblem = format!("s-emblem-{}", screen::id::<S>());
    let symbols: BTreeSet<&str> = elements(&sheet).into_iter().map(|(id, _)| id).collect();
    let text = format!("{}-", screen::id::<S>());
    let mut looks = 0;
    random_games::<S::Game>(4, |game, seat| {
        looks += 1;
        let look = Look::<S> {
            game,
            viewer: seat.map_or(Viewer::Spectator, Viewer::Seat),
            lang: Lang::ALL[looks % 2],
        };
        let page = look.draw(&look.choices());
        let own: BTreeSet<&str> = elements(&page).into_iter().map(|(id, _)| id).collect();
        for used in page.split("href=\"#").skip(1).chain(page.split("url(#").skip(1)) {
            let used = used.split(['"', ')']).next().unwrap_or_default();
            assert!(symbols.contains(used) || own.contains(used) || used == emblem, "there is no {used}");
        }
        // A text that is missing or cannot be filled is shown by its name.
        for (at, _) in page.match_indices(&text) {
            let known = ["id=\"", "#s-"].iter().any(|before| page[..at].ends_with(before));
            assert!(known, "a text is missing: {}", page[at..].chars().take(40).collect::<String>());
        }
    });
}

/// A viewer who cannot tell two states apart gets the same drawing of both.
pub fn nothing_hidden_is_drawn<S: Screen>() {
    let mut dice = Dice::new(5);
    random_games::<S::Game>(12, |game, _| {
        for viewer in Seat::all(game.players()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let look = Look::<S> { game, viewer, lang: Lang::En };
            let other = S::Game::imagine(&game.view(viewer), &mut dice);
            let other = Look::<S> { game: &other, viewer, lang: Lang::En };
            assert_eq!(look.draw(&look.choices()), other.draw(&other.choices()), "to {viewer:?}");
        }
    });
}

/// At the end everything that has given points can be shown on the board, to everybody.
pub fn what_scored_is_drawn<S: Screen>() {
    let mut sources: BTreeSet<&str> = BTreeSet::new();
    random_games::<S::Game>(1 << 30, |game, _| {
        if game.turn() != Turn::Over {
            return;
        }
        for viewer in Viewer::all(game.players()) {
            let page = Look::<S> { game, viewer, lang: Lang::En }.draw(&[]);
            let drawn: BTreeSet<&str> = elements(&page).into_iter().map(|(id, _)| id).collect();
            for (source, name) in S::Game::SOURCES.iter().enumerate() {
                let ids = S::scored(&game.view(viewer), source);
                let missing = ids.iter().find(|id| !drawn.contains(id.as_str()));
                assert_eq!(missing, None, "{name}, to {viewer:?}");
                let has_points = Seat::all(game.players()).any(|seat| game.scored(seat, source) != 0);
                assert_eq!(has_points, !ids.is_empty(), "{name}: points come from what is marked");
                sources.extend(has_points.then_some(*name));
            }
        }
    });
    assert!(!sources.is_empty(), "somebody has scored");
}

/// All choices are drawn even on odd custom boards, and bots can estimate them.
pub fn any_board_is_drawn<S: Screen>(text: &str) {
    for (number, options) in crate::damaged_boards::<<S::Game as Setup>::Options>(text, 12).iter().enumerate()
    {
        let mut games = S::Game::PLAYERS.filter_map(|players| S::Game::start(options, players).ok());
        let mut game = games.next().expect("a game on this board");
        random_game(&mut game, number as u64, 40, &mut |game: &S::Game, seat| {
            let look =
                Look::<S> { game, viewer: seat.map_or(Viewer::Spectator, Viewer::Seat), lang: Lang::En };
            all_are_drawn(&look);
            assert!(!look.print().is_empty());
            assert!(game.estimate().iter().all(|points| points.is_finite()));
        });
    }
}

/// A board that was kept before new ones had limits is drawn too, and its page cannot be used for an attack.
pub fn an_old_board_is_drawn<S: Screen>(text: &str) {
    let mut options = <S::Game as Setup>::Options::default();
    options.set("board", &crate::large_board(text)).expect("it is read");
    let faults = options.fits().expect_err("no new table gets it");
    assert!(faults.contains("letters"), "{faults}");
    let mut games = S::Game::PLAYERS.filter_map(|players| S::Game::start(&options, players).ok());
    let mut game = games.next().expect("a game on this board");
    random_game(&mut game, 1, 40, &mut |game: &S::Game, seat| {
        let look = Look::<S> { game, viewer: seat.map_or(Viewer::Spectator, Viewer::Seat), lang: Lang::En };
        all_are_drawn(&look);
        let bytes = look.draw(&look.choices()).len();
        assert!(bytes < 1 << 19, "{bytes} bytes");
    });
}

/// A page must stay small and quick. The measure of time is printed, not asserted:
/// `cargo test --release -p NAME-screen --test board -- --nocapture small`.
pub fn the_page_is_small<S: Screen>(limit: usize) {
    let (mut bytes, mut most, mut pages) = (0, 0, 0);
    let start = std::time::Instant::now();
    random_games::<S::Game>(4, |game, seat| {
        let Some(seat) = seat else { return };
        let look = Look::<S> { game, viewer: Viewer::Seat(seat), lang: Lang::It };
        let page = look.draw(&look.choices());
        (bytes, most, pages) = (bytes + page.len(), most.max(page.len()), pages + 1);
    });
    let (mean, time) = (bytes / pages, start.elapsed() / pages as u32);
    println!("{}: {pages} pages, mean {mean} bytes, most {most}, {time:?} a page", screen::id::<S>());
    assert!(most < limit, "{most} bytes");
}

/// The promises of one game as tests.
#[macro_export]
macro_rules! promises {
    ($screen:ty, $limit:literal bytes, $kinds:literal) => {
        #[test]
        fn every_choice_has_a_spot_that_is_drawn_and_open() {
            $crate::promises::every_choice_has_a_spot::<$screen>($kinds);
        }

        #[test]
        fn ids_are_unique_and_the_page_obeys_a_strict_policy() {
            $crate::promises::ids_are_unique::<$screen>();
        }

        #[test]
        fn no_text_and_no_symbol_is_missing() {
            $crate::promises::nothing_is_missing::<$screen>();
        }

        #[test]
        fn nothing_hidden_is_drawn() {
            $crate::promises::nothing_hidden_is_drawn::<$screen>();
        }

        #[test]
        fn what_has_scored_is_drawn_at_the_end() {
            $crate::promises::what_scored_is_drawn::<$screen>();
        }

        #[test]
        fn the_page_is_small() {
            $crate::promises::the_page_is_small::<$screen>($limit);
        }

        #[test]
        fn the_board_fits_a_terminal() {
            $crate::terminal::the_board_fits::<$screen>();
        }

        #[test]
        fn nothing_hidden_is_printed() {
            $crate::terminal::nothing_hidden_is_printed::<$screen>();
        }
    };
}

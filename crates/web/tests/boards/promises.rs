//! What the boards of all games promise alike.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Dice, Estimate, Eye, Seat};
use web::boards::Drawn;
use web::draw::Choice;
use words::Lang;

use super::look::{Look, attribute, elements, random_game, random_games};

/// Every choice has a spot, and every spot is drawn and open. `kinds` are the first words of all actions.
pub fn every_choice_has_a_spot<G: Drawn>(kinds: &str) {
    let mut seen = BTreeSet::new();
    random_games::<G>(2, |game, seat| {
        let Some(seat) = seat else { return };
        let look = Look { game, eye: Eye::Seat(seat), lang: Lang::En };
        let choices = all_are_drawn(&look);
        seen.extend(choices.iter().filter_map(|choice| choice.notation.split(' ').next().map(String::from)));
    });
    assert_eq!(seen.into_iter().collect::<Vec<_>>().join(" "), kinds, "every kind of action was met");
}

fn all_are_drawn<G: Drawn>(look: &Look<'_, G>) -> Vec<Choice> {
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
pub fn ids_are_unique<G: Drawn>() {
    random_games::<G>(8, |game, seat| {
        for eye in seat.map(Eye::Seat).into_iter().chain([Eye::Table]) {
            let look = Look { game, eye, lang: Lang::En };
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
pub fn nothing_is_missing<G: Drawn>() {
    let sheet = web::symbols::sheet().into_string();
    let symbols: BTreeSet<&str> = elements(&sheet).into_iter().map(|(id, _)| id).collect();
    let text = format!("{}-", G::ID);
    let mut looks = 0;
    random_games::<G>(4, |game, seat| {
        looks += 1;
        let look = Look { game, eye: seat.map_or(Eye::Table, Eye::Seat), lang: Lang::ALL[looks % 2] };
        let page = look.draw(&look.choices());
        let own: BTreeSet<&str> = elements(&page).into_iter().map(|(id, _)| id).collect();
        for used in page.split("href=\"#").skip(1).chain(page.split("url(#").skip(1)) {
            let used = used.split(['"', ')']).next().unwrap_or_default();
            assert!(symbols.contains(used) || own.contains(used), "there is no {used}");
        }
        // A text that is missing or cannot be filled is shown by its name.
        for (at, _) in page.match_indices(&text) {
            let known = ["id=\"", "#s-"].iter().any(|before| page[..at].ends_with(before));
            assert!(known, "a text is missing: {}", page[at..].chars().take(40).collect::<String>());
        }
    });
}

/// Who cannot tell two states apart gets the same drawing of both.
pub fn nothing_hidden_is_drawn<G: Drawn>() {
    let mut dice = Dice::new(5);
    random_games::<G>(12, |game, _| {
        for eye in Seat::all(game.players()).map(Eye::Seat).chain([Eye::Table]) {
            let look = Look { game, eye, lang: Lang::En };
            let other = G::imagine(&game.view(eye), &mut dice);
            let other = Look { game: &other, eye, lang: Lang::En };
            assert_eq!(look.draw(&look.choices()), other.draw(&other.choices()), "to {eye:?}");
        }
    });
}

/// Also on odd boards of one's own all choices are drawn, and bots know what to think of them.
pub fn any_board_is_drawn<G: Drawn + Estimate>(text: &str) {
    for (number, options) in trial::damaged_boards::<G::Options>(text, 12).iter().enumerate() {
        let mut games = G::PLAYERS.filter_map(|players| G::start(options, players).ok());
        let mut game = games.next().expect("a game on this board");
        random_game(&mut game, number as u64, 40, &mut |game: &G, seat| {
            let look = Look { game, eye: seat.map_or(Eye::Table, Eye::Seat), lang: Lang::En };
            all_are_drawn(&look);
            assert!(game.estimate().iter().all(|points| points.is_finite()));
        });
    }
}

/// A page must stay small and quick. The measure of time is printed, not asserted:
/// `cargo test --release -p web --test boards -- --nocapture small`.
pub fn the_page_is_small<G: Drawn>(limit: usize) {
    let (mut bytes, mut most, mut pages) = (0, 0, 0);
    let start = std::time::Instant::now();
    random_games::<G>(4, |game, seat| {
        let Some(seat) = seat else { return };
        let look = Look { game, eye: Eye::Seat(seat), lang: Lang::It };
        let page = look.draw(&look.choices());
        (bytes, most, pages) = (bytes + page.len(), most.max(page.len()), pages + 1);
    });
    let (mean, time) = (bytes / pages, start.elapsed() / pages as u32);
    println!("{}: {pages} pages, mean {mean} bytes, most {most}, {time:?} a page", G::ID);
    assert!(most < limit, "{most} bytes");
}

/// The promises of one game as tests.
macro_rules! promises {
    ($game:ty, $limit:literal bytes, $kinds:literal) => {
        #[test]
        fn every_choice_has_a_spot_that_is_drawn_and_open() {
            crate::promises::every_choice_has_a_spot::<$game>($kinds);
        }

        #[test]
        fn ids_are_unique_and_the_page_obeys_a_strict_policy() {
            crate::promises::ids_are_unique::<$game>();
        }

        #[test]
        fn no_text_and_no_symbol_is_missing() {
            crate::promises::nothing_is_missing::<$game>();
        }

        #[test]
        fn nothing_hidden_is_drawn() {
            crate::promises::nothing_hidden_is_drawn::<$game>();
        }

        #[test]
        fn the_page_is_small() {
            crate::promises::the_page_is_small::<$game>($limit);
        }
    };
}
pub(crate) use promises;

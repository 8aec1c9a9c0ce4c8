//! Every lesson can be learnt to its end, in both languages.

use kernel::{Seat, Viewer};
use screen::{Canvas, Choice};
use shelf::{Game, Lesson, LessonPage};
use table::AnyTable;
use words::Lang;

/// Calls with every page of every lesson, its number, and the table as it lies there.
fn pages(mut visit: impl FnMut(&Game, &Lesson, usize, &LessonPage, &dyn AnyTable)) {
    games::shelve();
    for game in shelf::games() {
        for lesson in &game.lessons {
            for (page, number) in lesson.pages.iter().zip(1..) {
                let table = lesson.table(game, number).unwrap_or_else(|error| panic!("{}: {error}", game.id));
                assert!(!table.is_over(), "{} {} {number}: there is a game to look at", game.id, lesson.name);
                visit(game, lesson, number, page, &*table);
            }
            // What is done on the last page is possible, too.
            let end = lesson.table(game, lesson.pages.len() + 1);
            assert!(end.is_ok(), "{}: {:?}", game.id, end.err());
        }
    }
}

/// The board as the learner sees it, with all they may do.
fn board(game: &Game, table: &dyn AnyTable, seat: Seat, lang: Lang) -> String {
    let names: Vec<String> = Seat::all(table.players()).map(|seat| format!("Anna {seat}")).collect();
    let spots = game.spots(table, seat);
    let choices = table.choices(seat).into_iter().zip(spots).map(|(choice, spots)| Choice {
        label: choice.notation.clone(),
        notation: choice.notation,
        number: choice.number,
        spots,
    });
    let choices: Vec<Choice> = choices.collect();
    game.draw(table, &Canvas::new(shelf::words(lang), &names, Viewer::Seat(seat), &choices)).into_string()
}

#[test]
fn every_move_of_a_lesson_is_one_of_the_learners_choices() {
    let mut moves = 0;
    pages(|game, lesson, number, page, table| {
        let Some(play) = &page.play else { return };
        moves += 1;
        let choices = table.choices(lesson.seat());
        let found = choices.iter().any(|choice| choice.notation == *play);
        let known: Vec<&str> = choices.iter().map(|choice| &*choice.notation).collect();
        assert!(found, "{} {} {number}: `{play}` is not among {known:?}", game.id, lesson.name);
    });
    assert!(moves >= 5 * shelf::games().iter().filter(|game| !game.lessons.is_empty()).count());
}

#[test]
fn whatever_a_page_points_at_or_asks_about_is_on_the_board_once() {
    pages(|game, lesson, number, page, table| {
        for lang in Lang::ALL {
            let board = board(game, table, lesson.seat(), lang);
            for id in page.points.iter().chain(&page.answers) {
                let times = board.matches(&format!(" id=\"{id}\"")).count();
                assert_eq!(times, 1, "{} {} {number}: #{id}", game.id, lesson.name);
            }
        }
    });
}

/// A page speaks of what its move is about: one of the move's own places is pointed at.
#[test]
fn a_page_points_at_the_move_it_asks_for() {
    pages(|game, lesson, number, page, table| {
        let Some(play) = &page.play else { return };
        let spots = game.spots(table, lesson.seat());
        let choices = table.choices(lesson.seat()).into_iter().zip(spots);
        let spots = choices.filter(|(choice, _)| choice.notation == *play).flat_map(|(_, spots)| spots);
        let spots: Vec<String> = spots.collect();
        let pointed = page.points.iter().any(|id| spots.contains(id));
        assert!(pointed, "{} {} {number}: {:?} is none of {spots:?}", game.id, lesson.name, page.points);
    });
}

#[test]
fn every_text_of_a_lesson_is_there_in_both_languages_and_short() {
    pages(|game, lesson, number, page, _| {
        let key = lesson.page_key(game, page);
        let answers = (1..=page.answers.len()).map(|answer| format!("{key}-{answer}"));
        let no = (!page.answers.is_empty()).then(|| format!("{key}-no"));
        for lang in Lang::ALL {
            let words = shelf::words(lang);
            for key in [lesson.key(game), key.clone()].into_iter().chain(answers.clone()).chain(no.clone()) {
                assert!(words.has(&key), "{lang}: {key} is missing");
                assert!(
                    words.text(&key).chars().count() <= 220,
                    "{lang}: {key} is too long to read at a glance"
                );
            }
        }
        let right = if page.answers.is_empty() {
            page.right == 0
        } else {
            (1..=page.answers.len()).contains(&page.right)
        };
        assert!(right, "{} {} {number}: there is no answer {}", game.id, lesson.name, page.right);
        assert!(page.play.is_none() || page.answers.is_empty(), "{key}: one thing at a time");
    });
}

/// Whoever has learnt the first lesson can say what to do on a turn, how points come, and how it ends.
#[test]
fn the_first_lesson_asks_three_things_and_ends_with_a_page_to_read() {
    games::shelve();
    for game in shelf::games() {
        let Some(lesson) = game.lessons.first() else { continue };
        let asked: Vec<&str> =
            lesson.pages.iter().filter(|page| !page.answers.is_empty()).map(|page| &*page.name).collect();
        assert_eq!(asked, ["ask-turn", "ask-points", "ask-end"], "{}", game.id);
        let last = lesson.pages.last().expect("a lesson has pages");
        assert!(last.play.is_none() && last.answers.is_empty(), "{}", game.id);
        assert!((10..=24).contains(&lesson.pages.len()), "{}: three to five minutes", game.id);
    }
}

#[test]
fn a_lesson_that_cannot_be_played_says_where() {
    games::shelve();
    let game = shelf::games().first().expect("a game");
    let text = |before: &str| format!("players = 2\nseed = 1\nbefore = [\"{before}\"]\npages = []\n");
    for (before, why) in
        [("0", "a seat and what it does"), ("x y", "no such seat"), ("0 nonsense", "notation")]
    {
        let lesson = Lesson::read("broken", &text(before)).expect("it can be read");
        let said = lesson.table(game, 1).err().expect("it cannot be played").to_string();
        assert!(said.contains("lesson broken, after page 0") && said.contains(why), "{said}");
    }
    assert!(Lesson::read("broken", "players = 2").is_err());
}

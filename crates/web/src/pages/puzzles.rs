//! The list of puzzles: those of the last days, and those of each game.

use kernel::Phrase;
use maud::{Markup, html};
use shelf::{Game, Puzzle};

use super::layout::Page;
use super::table::puzzle_address;
use super::{Locale, emblem};
use crate::days::{self, Day, Solved};
use crate::who::Who;

/// How many days are listed.
const DAYS: i64 = 7;

/// The puzzles of these games.
pub fn page(who: &Who, games: &[Game], today: Day, solved: &Solved) -> Page {
    let locale = Locale::of(who.lang);
    let main = html! {
        h1 { (locale.t("puzzle-all")) }
        p.lead { (locale.t("puzzle-lead")) }
        p.done { (done(locale, false, solved.streak(today))) }
        section.paper aria-labelledby="days" {
            h2 id="days" { (locale.t("puzzle-days")) }
            ol.puzzles { @for day in (0..DAYS).map(|days| today.before(days)) { (of_day(locale, day, today, solved)) } }
        }
        @for game in games {
            section.paper aria-labelledby=(game.id) {
                h2 id=(game.id) { (emblem(game.id)) " " (locale.t(&format!("{}-title", game.id))) }
                @if game.puzzles.is_empty() { p.empty { (locale.t("puzzle-none-yet")) } }
                ol.puzzles { @for (puzzle, number) in game.puzzles.iter().zip(1..) { li { (entry(locale, game, puzzle, number, solved)) } } }
            }
        }
    };
    Page { title: locale.t("puzzle-all"), main, class: "front puzzle-list", game: None }
}

fn of_day(locale: Locale, day: Day, today: Day, solved: &Solved) -> Markup {
    let Some((game, puzzle)) = days::puzzle_of(day) else { return html! {} };
    html! {
        li {
            a href=(puzzle_address(game, puzzle)) {
                time datetime=(day.date()) { (day.date()) }
                @if day == today { " " strong { (locale.t("puzzle-today")) } }
                " " (locale.t(&format!("{}-title", game.id)))
                (tick(locale, solved.has(game, puzzle)))
            }
        }
    }
}

/// The sign of what is solved.
fn tick(locale: Locale, is_solved: bool) -> Markup {
    html! { @if is_solved { " " span.tick { "✓" span.unseen { " " (locale.t("puzzle-solved")) } } } }
}

/// Whether a puzzle is solved, and on how many days in a row that of the day was.
pub fn done(locale: Locale, is_solved: bool, streak: i64) -> Markup {
    html! {
        @if is_solved { span.tick { "✓ " (locale.t("puzzle-solved")) } " " }
        @if streak > 0 { span.streak { (locale.say(&Phrase::new("puzzle-streak").with("days", streak))) } }
    }
}

fn entry(locale: Locale, game: &Game, puzzle: &Puzzle, number: i64, solved: &Solved) -> Markup {
    let count =
        Phrase::new("site-players-just").with("least", puzzle.players()).with("most", puzzle.players());
    html! {
        a href=(puzzle_address(game, puzzle)) {
            (locale.say(&Phrase::new("puzzle-number").with("number", number).with("all", game.puzzles.len() as i64)))
            " · " (locale.say(&count)) (tick(locale, solved.has(game, puzzle)))
        }
    }
}

/// Today's puzzle, offered on the front page.
pub fn offer(locale: Locale, today: Day, solved: &Solved) -> Markup {
    let Some((game, puzzle)) = days::puzzle_of(today) else { return html! {} };
    let (is_solved, streak) = (solved.has(game, puzzle), solved.streak(today));
    html! {
        section.today aria-labelledby="today" {
            div {
                h2 id="today" { (locale.t("puzzle-today")) }
                p { (emblem(game.id)) " " (locale.t(&format!("{}-title", game.id))) ": " (locale.t("puzzle-about")) }
                @if is_solved || streak > 0 { p.done { (done(locale, is_solved, streak)) } }
            }
            p.row {
                a.button.primary href="/puzzle" { (locale.t("puzzle-solve")) }
                a.button.quiet href="/puzzle/all" { (locale.t("puzzle-all")) }
            }
        }
    }
}

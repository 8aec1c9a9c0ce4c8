//! A puzzle: what is asked, and what the engine says to an answer.

use kernel::Phrase;
use maud::{Markup, html};
use shelf::{Advice, Game, Puzzle};

use super::TablePage;
use crate::days::{self, Day};
use crate::pages::cover;
use crate::pages::puzzles::done;

/// A puzzle as somebody sees it.
#[derive(Copy, Clone)]
pub struct Posed {
    /// The game.
    pub game: &'static Game,
    /// The puzzle.
    pub puzzle: &'static Puzzle,
    /// What they have tried: its place among the choices, of which the first is the best.
    pub tried: Option<usize>,
    /// Whether they want to see the solution.
    pub shown: bool,
    /// Today.
    pub today: Day,
    /// Whether they have solved it, now or before.
    pub solved: bool,
    /// On how many days in a row they have solved the puzzle of the day.
    pub streak: i64,
}

impl Posed {
    /// Whether the solution is there to be read.
    pub fn is_over(self) -> bool {
        self.shown || self.tried == Some(0)
    }

    /// Whether it is the puzzle of the day.
    pub fn is_of_today(self) -> bool {
        days::puzzle_of(self.today)
            .is_some_and(|(game, puzzle)| (game.id, puzzle.name()) == (self.game.id, self.puzzle.name()))
    }

    /// The address of the puzzle.
    pub fn address(self) -> String {
        address(self.game, self.puzzle)
    }

    fn address_with(self, query: &str) -> String {
        format!("{}?{query}", self.address())
    }

    /// The address of the answer to a choice.
    pub fn address_of(self, tried: usize) -> String {
        self.address_with(&format!("tried={tried}"))
    }

    pub(super) fn panel(self, page: &TablePage) -> Markup {
        let locale = page.locale;
        let here = match (self.tried, self.shown) {
            (_, true) => self.address_with("solution=yes"),
            (Some(tried), false) => self.address_of(tried),
            (None, false) => self.address(),
        };
        let number = self.game.puzzles.iter().position(|other| other.name() == self.puzzle.name());
        let place = Phrase::new("puzzle-number").with("number", number.map_or(0, |number| number as i64 + 1));
        html! {
            section.lesson.puzzle id="lesson" tabindex="-1" data-page=(here) data-points=(self.points(page)) aria-label=(locale.t("puzzle")) {
                p.where {
                    strong { (locale.t(if self.is_of_today() { "puzzle-today" } else { "puzzle" })) } " "
                    span { (locale.say(&place.with("all", self.game.puzzles.len() as i64))) }
                }
                @if self.solved || self.streak > 0 { p.done { (done(locale, self.solved, self.streak)) } }
                div.answer aria-live="polite" { (self.answer(page)) }
                @if self.is_over() { (self.onwards(page)) } @else {
                    p.row { a.button.quiet id="solution" href=(self.address_with("solution=yes")) data-moment { (locale.t("puzzle-show")) } }
                }
            }
        }
    }

    /// The places of the best choice, when it may be seen.
    fn points(self, page: &TablePage) -> String {
        let table = page.shown;
        let best =
            table.choices(self.puzzle.seat()).iter().position(|choice| choice.notation == self.puzzle.best());
        let spots = best
            .filter(|_| self.is_over())
            .and_then(|best| self.game.spots(table, self.puzzle.seat()).into_iter().nth(best));
        spots.unwrap_or_default().join(" ")
    }

    fn answer(self, page: &TablePage) -> Markup {
        let locale = page.locale;
        let says = |key: &str| html! { p.says { (locale.t(key)) } };
        match self.tried.filter(|_| !self.shown) {
            Some(0) => html! { p.says.right { strong { (locale.t("puzzle-right")) } } (self.solution(page)) },
            Some(tried) => html! {
                p.says.wrong { strong { (locale.t("puzzle-wrong")) } " " (self.label(page, tried)) " " (self.expects(page, tried)) }
                (self.loss(page, tried))
                p { (locale.t("puzzle-again")) }
            },
            None if self.shown => self.solution(page),
            None => html! { (says("puzzle-about")) p.hint { (locale.t("puzzle-known")) } },
        }
    }

    /// A choice in words.
    fn label(self, page: &TablePage, choice: usize) -> String {
        self.said(page, &self.puzzle.choices()[choice].play)
    }

    fn said(self, page: &TablePage, play: &str) -> String {
        let choices = page.shown.choices(self.puzzle.seat());
        let chosen = choices.iter().find(|choice| choice.notation == play);
        chosen.map(|choice| page.locale.say_of(&choice.label, &page.names)).unwrap_or_default()
    }

    fn advice(self, choice: usize) -> Option<Advice> {
        self.puzzle.advice(&self.puzzle.choices().get(choice)?.play)
    }

    /// The chance of winning and the points of a choice.
    fn expects(self, page: &TablePage, choice: usize) -> Markup {
        html! { @if let Some(advice) = self.advice(choice) { span.expects { (page.expects(&advice)) } } }
    }

    /// How much less a choice is worth than the best, without telling which that is.
    fn loss(self, page: &TablePage, choice: usize) -> Markup {
        let (Some(best), Some(tried)) = (self.advice(0), self.advice(choice)) else { return html! {} };
        let (win, why) = ((100.0 * (best.win - tried.win)).round() as i64, page.differences(&best, &tried));
        let loss = Phrase::new("puzzle-loss").with("win", win).with("why", why.unwrap_or_default());
        html! { p.why { (page.locale.say(&loss)) } }
    }

    /// The best choice, why, what may follow, and what a plain player would have done.
    fn solution(self, page: &TablePage) -> Markup {
        let locale = page.locale;
        let (Some(best), Some(next)) = (self.advice(0), self.advice(1)) else { return html! {} };
        let says = Phrase::new("puzzle-best").with("next", self.label(page, 1));
        let line: Vec<String> =
            self.puzzle.line(self.game).iter().map(|act| locale.say_of(act, &page.names)).collect();
        let missed = self.puzzle.missed();
        let missed = (missed != self.puzzle.best()).then(|| self.said(page, missed));
        html! {
            p.says { strong { (self.label(page, 0)) } " " (self.expects(page, 0)) }
            p.why { (locale.say(&says)) " " (page.differences(&best, &next).unwrap_or_default()) }
            @if !line.is_empty() { p.line { (locale.t("hint-line")) " " (line.join(" → ")) } }
            @if let Some(missed) = missed { p.line { (locale.say(&Phrase::new("puzzle-missed").with("choice", missed))) } }
        }
    }

    /// Where to go from here.
    fn onwards(self, page: &TablePage) -> Markup {
        let locale = page.locale;
        html! {
            div.ending {
                @if let Some(next) = self.next() {
                    a.button.primary id="lesson-next" href=(next) { (locale.t("puzzle-next")) }
                }
                a.button.quiet href="/puzzle/all" { (locale.t("puzzle-all")) }
                @if !self.game.lessons.is_empty() {
                    a.button.quiet href={ "/learn/" (self.game.id) } { (locale.t("site-learn")) }
                }
            }
            (cover::play_now(locale, self.game))
        }
    }

    /// The puzzle after this one, of the same game; after the last the first.
    fn next(self) -> Option<String> {
        let puzzles = &self.game.puzzles;
        let here = puzzles.iter().position(|puzzle| puzzle.name() == self.puzzle.name())?;
        let next = &puzzles[(here + 1) % puzzles.len()];
        (next.name() != self.puzzle.name()).then(|| address(self.game, next))
    }
}

/// Where a puzzle is.
pub fn address(game: &Game, puzzle: &Puzzle) -> String {
    format!("/puzzle/{}/{}", game.id, puzzle.name())
}

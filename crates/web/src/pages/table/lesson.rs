//! A page of a lesson: its text beside the board, and what can be done there.

use kernel::Phrase;
use maud::{Markup, PreEscaped, html};
use screen::Choice;
use shelf::{Game, Lesson, LessonPage};

use crate::pages::{Locale, cover};

/// Where a learner is.
#[derive(Copy, Clone)]
pub struct Learning {
    /// The game.
    pub game: &'static Game,
    /// The lesson.
    pub lesson: &'static Lesson,
    /// Its page.
    pub page: &'static LessonPage,
    /// The number of the page, from 1.
    pub number: usize,
}

impl Learning {
    /// A page of a lesson, if there is one.
    pub fn at(game: &'static Game, lesson: &str, number: usize) -> Option<Learning> {
        let lesson = game.lessons.iter().find(|known| known.name == lesson)?;
        Some(Learning { game, lesson, page: lesson.page(number)?, number })
    }

    /// Whether nothing follows.
    pub fn is_last(self) -> bool {
        self.number == self.lesson.pages.len()
    }

    /// Whether something was done on the page before.
    pub fn is_after_a_move(self) -> bool {
        self.lesson.page(self.number - 1).is_some_and(|before| before.play.is_some())
    }

    /// The address of the page.
    pub fn address(self) -> String {
        self.address_of(self.number)
    }

    /// The address of the page that follows.
    pub fn next(self) -> String {
        self.address_of(self.number + 1)
    }

    fn address_of(self, number: usize) -> String {
        format!("/learn/{}/{}/{number}", self.game.id, self.lesson.name)
    }

    /// A text of the page: itself, or with an ending one that belongs to it.
    pub fn text(self, locale: Locale, ending: &str) -> String {
        locale.t(&(self.lesson.page_key(self.game, self.page) + ending))
    }

    /// What can be done on a page that does not ask for a move: nothing, or one of the answers.
    pub fn choices(self, locale: Locale) -> Option<Vec<Choice>> {
        let answer = |number: usize| Choice {
            notation: answer(number),
            label: self.text(locale, &format!("-{number}")),
            number,
            // What answers are about need not be a spot of the game: `on_board` opens it.
            spots: Vec::new(),
        };
        self.page.play.is_none().then(|| (1..=self.page.answers.len()).map(answer).collect())
    }

    /// The board with the answers on it, if the page asks a question: what they are about can be clicked. The keyboard and
    /// the screen reader have the list of answers.
    pub fn on_board(self, board: Markup) -> Markup {
        let mut drawn = board.into_string();
        for (number, about) in self.page.answers.iter().enumerate() {
            let name = format!(" id=\"{about}\"");
            drawn = drawn.replacen(&name, &format!("{name} data-answer data-choices=\"{number}\""), 1);
        }
        PreEscaped(drawn)
    }

    /// What is wanted on such a page.
    pub fn wanted(self) -> Option<&'static str> {
        let key = if self.page.answers.is_empty() { "site-lesson-read" } else { "site-lesson-answer" };
        self.page.play.is_none().then_some(key)
    }

    /// The text of the page, and the ways on and back.
    pub fn panel(self, locale: Locale) -> Markup {
        let (number, pages) = (self.number, self.lesson.pages.len());
        let place = Phrase::new("site-lesson-page").with("page", number as i64).with("pages", pages as i64);
        let reads = self.page.play.is_none() && self.page.answers.is_empty();
        html! {
            section.lesson id="lesson" tabindex="-1" data-page=(self.address()) data-points=(self.page.points.join(" "))
                aria-label=(locale.t(&self.lesson.key(self.game))) {
                p.where { strong { (locale.t(&self.lesson.key(self.game))) } " " span { (locale.say(&place)) } }
                p.says id={ "says-" (number) } { (self.text(locale, "")) }
                @if self.is_last() { (self.end(locale)) }
                p.row {
                    @if number > 1 {
                        a.button.quiet id="lesson-back" href=(self.address_of(number - 1)) data-moment rel="prev" { (locale.t("site-lesson-back")) }
                    }
                    @if reads && !self.is_last() {
                        a.button.primary id="lesson-next" href=(self.next()) data-moment rel="next" { (locale.t("site-lesson-next")) }
                    }
                }
            }
        }
    }

    /// After the last page: a game, the other lessons, the rules.
    fn end(self, locale: Locale) -> Markup {
        let others = self.game.lessons.iter().filter(|other| other.name != self.lesson.name);
        html! {
            div.ending {
                (cover::play_now(locale, self.game))
                @for other in others {
                    a.button.quiet href={ "/learn/" (self.game.id) "/" (other.name) "/1" } { (locale.t(&other.key(self.game))) }
                }
                a.button.quiet href={ "/rules/" (self.game.id) } { (locale.t("site-rules")) }
            }
        }
    }
}

/// The notation of an answer to a question.
pub fn answer(number: usize) -> String {
    format!("answer {number}")
}

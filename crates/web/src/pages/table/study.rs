//! Tables at which nobody plays: the page of a lesson, or a puzzle.

use maud::Markup;
use screen::Choice;

use super::{Learning, Posed, TablePage};
use crate::pages::Locale;

/// What a table is there for, if it is not to be played at.
#[derive(Copy, Clone)]
pub enum Study {
    /// A page of a lesson.
    Lesson(Learning),
    /// A puzzle.
    Puzzle(Posed),
}

impl Study {
    /// Where what is done here is sent to.
    pub fn address(self) -> String {
        match self {
            Study::Lesson(learning) => learning.address(),
            Study::Puzzle(posed) => posed.address(),
        }
    }

    /// What can be done here, where that is not what the rules allow.
    pub fn choices(self, locale: Locale) -> Option<Vec<Choice>> {
        match self {
            Study::Lesson(learning) => learning.choices(locale),
            Study::Puzzle(posed) => posed.is_over().then(Vec::new),
        }
    }

    /// What is wanted here, where that is not what the rules ask for.
    pub fn wanted(self) -> Option<&'static str> {
        match self {
            Study::Lesson(learning) => learning.wanted(),
            Study::Puzzle(posed) => posed.is_over().then_some("puzzle-over"),
        }
    }

    /// The board with what else can be clicked there.
    pub fn on_board(self, board: Markup) -> Markup {
        match self {
            Study::Lesson(learning) => learning.on_board(board),
            Study::Puzzle(_) => board,
        }
    }

    /// Whether it is told what others did since the reader's last decision.
    pub fn tells(self) -> bool {
        match self {
            Study::Lesson(learning) => learning.is_after_a_move(),
            // An answer needs the room.
            Study::Puzzle(posed) => posed.tried.is_none() && !posed.shown,
        }
    }

    /// What stands beside the board.
    pub fn panel(self, page: &TablePage) -> Markup {
        match self {
            Study::Lesson(learning) => learning.panel(page.locale),
            Study::Puzzle(posed) => posed.panel(page),
        }
    }
}

//! The board of In the Year of the Dragon.

use dragon::{Action, Dragon, View};
use kernel::Seat;
use maud::{Markup, html};

use super::Drawn;
use crate::draw::Canvas;

impl Drawn for Dragon {
    fn draw(_view: &View, _canvas: &Canvas) -> Markup {
        html! {}
    }

    fn spots(&self, _seat: Seat, _action: Action) -> Vec<String> {
        Vec::new()
    }
}

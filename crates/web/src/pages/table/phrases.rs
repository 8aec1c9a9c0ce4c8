//! Quick phrases for games in which players promise and threaten.

use kernel::Seat;
use maud::{Markup, html};

use super::Scene;
use crate::boards;

impl Scene<'_> {
    /// What is often said, to everybody or to one player. All can read it: that is the spirit of these games.
    pub fn phrases(&self) -> Markup {
        let (tongue, phrases) = (self.tongue, boards::phrases(&*self.inner.table));
        if phrases.is_empty() || self.mine.is_empty() {
            return html! {};
        }
        let others = Seat::all(self.inner.table.players()).filter(|&seat| !self.mine.contains(seat));
        html! {
            form.phrases id="phrases" method="post" action={ "/t/" (self.desk.id) "/chat" } data-live data-once {
                input type="hidden" name="text" value="";
                label {
                    (tongue.t("site-say-to")) " "
                    select name="to" autocomplete="off" {
                        option value="" { (tongue.t("site-say-all")) }
                        @for seat in others { option value=(seat) { (self.names[usize::from(seat.number())]) } }
                    }
                }
                div.row {
                    @for (number, phrase) in phrases.iter().enumerate() {
                        button.quiet name="phrase" value=(number) { (tongue.t(phrase)) }
                    }
                }
            }
        }
    }
}

//! Quick phrases for games in which players promise and threaten.

use kernel::Seat;
use maud::{Markup, html};

use super::TablePage;

impl TablePage<'_> {
    /// What is often said, to everybody or to one player. All can read it: that is the spirit of these games.
    pub fn phrases(&self) -> Markup {
        let (locale, phrases) = (self.locale, shelf::of(&*self.inner.table).phrases);
        if phrases.is_empty() || self.mine.is_empty() {
            return html! {};
        }
        let others = Seat::all(self.inner.table.players()).filter(|&seat| !self.mine.contains(seat));
        html! {
            form.phrases id="phrases" method="post" action={ "/t/" (self.desk.id) "/chat" } data-live data-once {
                input type="hidden" name="text" value="";
                label {
                    (locale.t("site-say-to")) " "
                    select name="to" autocomplete="off" {
                        option value="" { (locale.t("site-say-all")) }
                        @for seat in others { option value=(seat) { (self.names[usize::from(seat.number())]) } }
                    }
                }
                div.row {
                    @for (number, phrase) in phrases.iter().enumerate() {
                        button.quiet name="phrase" value=(number) { (locale.t(phrase)) }
                    }
                }
            }
        }
    }
}

//! Quick phrases: what is often said, and what players promise and threaten in some games.

use kernel::Seat;
use maud::{Markup, html};

use super::TablePage;
use crate::quick;

impl TablePage<'_> {
    /// What is often said, to everybody or to one player. All can read it, each in their own language.
    pub fn phrases(&self) -> Markup {
        let (locale, game) = (self.locale, shelf::of(&*self.inner.table));
        let others = Seat::all(self.inner.table.players()).filter(|&seat| !self.mine.contains(seat));
        let common = quick::of(game).count() - game.phrases.len();
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
                // Promises and threats are for those who play, and come first there.
                @if !game.phrases.is_empty() && !self.mine.is_empty() { (self.said_often(common, game.phrases.iter().copied())) }
                (self.said_often(0, quick::of(game).take(common)))
            }
        }
    }

    /// A row of phrases, the first of which has this number.
    fn said_often(&self, first: usize, phrases: impl Iterator<Item = &'static str>) -> Markup {
        html! {
            div.row {
                @for (number, phrase) in (first..).zip(phrases) {
                    button.quiet name="phrase" value=(number) { (self.locale.t(phrase)) }
                }
            }
        }
    }
}

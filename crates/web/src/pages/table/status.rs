//! The top of a table's page: whose turn, what is wanted, what can be done, and taking back.

use kernel::{Arg, Eye, Phrase, Seat, Turn};
use maud::{Markup, html};

use super::Scene;
use crate::draw::Choice;

impl Scene<'_> {
    /// The version of the table as this browser may know it.
    fn version(&self) -> u64 {
        self.inner.version_for(self.mine)
    }

    /// The top line in words, and under it everything that can be done, as buttons.
    pub fn status(&self, choices: &[Choice]) -> Markup {
        let tongue = self.tongue;
        let table = self.shown;
        let mine = !self.is_past && !choices.is_empty();
        html! {
            section.status id="status" data-version=(self.version()) data-steps=(table.open_steps())
                data-turn=[mine.then_some("mine")] {
                p.phase {
                    (tongue.say(&table.phase())) " "
                    a href={ "/rules/" (table.game()) "#" (table.rule()) } target="_blank" { (tongue.t("site-rules-here")) }
                }
                h1.wanted aria-live="polite" { (self.wanted()) }
                @if mine { (self.buttons(choices)) }
                @if let Some(seat) = self.undoer() { (self.undo_button(seat)) }
                @if let Some(seat) = self.curtain() { (self.curtain_button(seat)) }
            }
        }
    }

    fn wanted(&self) -> String {
        let (tongue, table) = (self.tongue, self.shown);
        if !self.inner.setup.is_complete() {
            return tongue.t("site-wait-for-players");
        }
        match table.turn() {
            Turn::Over => tongue.t("site-over"),
            Turn::Nature => tongue.t(if self.is_past { "site-nature-past" } else { "site-nature" }),
            // What somebody is asked may tell what he has chosen already.
            Turn::Seats(seats) if table.at_once() && !seats.iter().any(|seat| self.mine.contains(seat)) => {
                let waiting: Arg = seats.iter().collect();
                tongue.say_of(&Phrase::new("site-others-choose").with("waiting", waiting), &self.names)
            }
            Turn::Seats(seats) => {
                let asked = seats.iter().find(|seat| self.mine.contains(*seat)).or(seats.first());
                let Some(seat) = asked else { return String::new() };
                let wanted =
                    table.prompt(seat).map_or_else(String::new, |wanted| tongue.say_of(&wanted, &self.names));
                let key = if self.mine.contains(seat) { "site-you-must" } else { "site-other-must" };
                tongue.say_of(&Phrase::new(key).with("seat", seat).with("wanted", wanted), &self.names)
            }
        }
    }

    /// All choices as buttons: the keyboard's and the screen reader's way, and the one without a script.
    fn buttons(&self, choices: &[Choice]) -> Markup {
        let Eye::Seat(seat) = self.eye else { return html! {} };
        html! {
            form.choices id="choices" method="post" action={ "/t/" (self.desk.id) "/act" } data-live {
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="version" value=(self.version());
                @for (number, choice) in choices.iter().enumerate() {
                    button name="action" value=(choice.notation) data-number=(number + 1) {
                        @if number < 9 { kbd aria-hidden="true" { (number + 1) } }
                        (choice.label)
                    }
                }
            }
        }
    }

    /// The seat of this browser whose last decision could be taken back, also while others think; if there is
    /// none, the one that is looked with, to say why not.
    fn undoer(&self) -> Option<Seat> {
        if self.is_past || self.inner.table.is_over() || self.inner.table.steps() == 0 {
            return None;
        }
        let place = |seat: Seat| self.inner.setup.place(seat);
        let acts = |seat: &Seat| place(*seat).is_some_and(|place| place.acting_owner() == Some(self.browser));
        let seats = || self.mine.iter().filter(acts);
        let looked_with = seats().find(|&seat| self.eye == Eye::Seat(seat));
        seats().find(|&seat| self.inner.table.may_undo(seat).is_ok()).or(looked_with)
    }

    fn undo_button(&self, seat: Seat) -> Markup {
        let refusal = self.inner.table.may_undo(seat).err();
        let why = refusal.map(|refusal| self.tongue.say_of(&refusal.tell(), &self.names));
        html! {
            form.undo id="undo" method="post" action={ "/t/" (self.desk.id) "/undo" } data-live {
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="version" value=(self.version());
                button.quiet disabled[why.is_some()] title=[why.as_deref()] { (self.tongue.t("site-undo")) }
                @if let Some(why) = &why { small.hint { (why) } }
            }
        }
    }

    /// The seat of this browser that is asked while the curtain hides what it knows.
    fn curtain(&self) -> Option<Seat> {
        let asked = |seat: &Seat| self.inner.table.turn().asks(*seat);
        let hidden = self.eye == Eye::Table && !self.is_past && self.inner.setup.is_complete();
        self.mine.iter().find(asked).filter(|_| hidden)
    }

    fn curtain_button(&self, seat: Seat) -> Markup {
        let tongue = self.tongue;
        let label = tongue.say_of(&Phrase::new("site-curtain").with("seat", seat), &self.names);
        html! {
            form.row method="post" action={ "/t/" (self.desk.id) "/lift" } data-live {
                input type="hidden" name="seat" value=(seat);
                button.primary { (label) }
            }
        }
    }
}

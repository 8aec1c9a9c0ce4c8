//! The top of a table's page: whose turn, what is wanted, what can be done, and taking back.

use kernel::{Arg, Phrase, Seat, Turn, Viewer};
use maud::{Markup, html};

use super::{Study, TablePage};
use screen::Choice;

impl TablePage<'_> {
    /// Where what is done here is sent to.
    fn address(&self) -> String {
        self.study.map_or_else(|| format!("/t/{}", self.desk.id), Study::address)
    }

    /// The version of the table as this browser may know it.
    fn version(&self) -> u64 {
        self.inner.version_for(self.mine)
    }

    /// The top line in words, and under it everything that can be done, as buttons.
    pub fn status(&self, choices: &[Choice]) -> Markup {
        let locale = self.locale;
        let table = self.shown;
        let mine = !self.is_past && !choices.is_empty();
        html! {
            section.status id="status" data-version=(self.version()) data-steps=(table.open_steps())
                data-turn=[mine.then_some("mine")] {
                div.question {
                    p.phase {
                        @if self.inner.table.record().practice {
                            span.practice title=(locale.t("site-practice-about")) { (locale.t("site-practice")) } " "
                        }
                        @if self.inner.setup.rated {
                            span.practice title=(locale.t("site-rated-about")) { (locale.t("site-rated")) } " "
                        }
                        (locale.say(&table.phase(self.viewer))) " "
                        a href={ "/rules/" (table.game()) "#" (table.rule(self.viewer)) } target="_blank" { (locale.t("site-rules-here")) }
                    }
                    h1.wanted aria-live="polite" { (self.wanted()) }
                    @if self.goes_on() && !self.mine.is_empty() {
                        label.twice title=(locale.t("site-confirm")) {
                            input type="checkbox" data-setting="confirm" autocomplete="off";
                            (locale.t("site-twice"))
                        }
                    }
                }
                // The list of choices may be opened: it then lies over what is below it.
                @if choices.len() > 1 {
                    input.all id="all" type="checkbox" autocomplete="off" aria-label=(locale.t("site-choices-all"))
                        title=(locale.t("site-choices-all"));
                }
                @if mine { (self.buttons(choices)) }
                @if let Some(seat) = self.curtain() { (self.curtain_button(seat)) }
                (self.hint_button())
                @if let Some(seat) = self.undoer() { (self.undo_button(seat)) }
            }
        }
    }

    fn wanted(&self) -> String {
        let (locale, table) = (self.locale, self.shown);
        if let Some(wanted) = self.study.and_then(Study::wanted) {
            return locale.t(wanted);
        }
        if self.inner.setup.closed && !self.is_past {
            return self.closed();
        }
        if !self.inner.setup.is_complete() {
            return locale.t("site-wait-for-players");
        }
        match table.turn() {
            Turn::Over => locale.t("site-over"),
            Turn::Nature => locale.t(if self.is_past { "site-nature-past" } else { "site-nature" }),
            // What somebody is asked may tell what they have chosen already.
            Turn::Seats(seats) if table.at_once() && !seats.iter().any(|seat| self.mine.contains(seat)) => {
                let waiting: Arg = seats.iter().collect();
                locale.say_of(&Phrase::new("site-others-choose").with("waiting", waiting), &self.names)
            }
            Turn::Seats(seats) => {
                let asked = seats.iter().find(|seat| self.mine.contains(*seat)).or(seats.first());
                let Some(seat) = asked else { return String::new() };
                let wanted = table.prompt(seat, self.viewer);
                let wanted = wanted.map_or_else(String::new, |wanted| locale.say_of(&wanted, &self.names));
                let key = if self.mine.contains(seat) { "site-you-must" } else { "site-other-must" };
                locale.say_of(&Phrase::new(key).with("seat", seat).with("wanted", wanted), &self.names)
            }
        }
    }

    /// Who has closed the table.
    fn closed(&self) -> String {
        match &self.inner.setup.closed_by {
            Some(host) if !host.is_empty() => {
                self.locale.say(&Phrase::new("site-closed-by").with("name", host.clone()))
            }
            Some(_) => self.locale.t("site-closed-host"),
            None => self.locale.t("site-closed-operator"),
        }
    }

    /// All choices as buttons: the keyboard's and the screen reader's way, and the one without a script.
    fn buttons(&self, choices: &[Choice]) -> Markup {
        let Viewer::Seat(seat) = self.viewer else { return html! {} };
        html! {
            form.choices id="choices" method="post" action={ (self.address()) "/act" } data-live {
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="version" value=(self.version());
                @for choice in choices {
                    @let key = key(choice.number);
                    // A new choice is a new button, which comes to its place instead of sliding there.
                    button id={ "choose-" (self.version()) "-" (choice.notation.replace(' ', "_")) } name="action" value=(choice.notation) data-key=[key] {
                        @if let Some(key) = key { kbd aria-hidden="true" { (key) } }
                        (choice.label)
                    }
                }
            }
        }
    }

    /// The seat of this browser whose last decision could be taken back, also while others think; if there is
    /// none, the one that is looked with, to say why not.
    fn undoer(&self) -> Option<Seat> {
        let begun = self.inner.setup.is_complete() && self.inner.table.steps() > 0;
        if !self.goes_on() || !begun || self.study.is_some() {
            return None;
        }
        let place = |seat: Seat| self.inner.setup.place(seat);
        let acts = |seat: &Seat| place(*seat).is_some_and(|place| place.acting_owner() == Some(self.browser));
        let seats = || self.mine.iter().filter(acts);
        let looked_with = seats().find(|&seat| self.viewer == Viewer::Seat(seat));
        seats().find(|&seat| self.inner.may_undo(seat).is_ok()).or(looked_with)
    }

    fn undo_button(&self, seat: Seat) -> Markup {
        let refusal = self.inner.may_undo(seat).err();
        let why = refusal.map(|refusal| self.locale.say_of(&refusal.tell(), &self.names));
        html! {
            form.undo id="undo" method="post" action={ "/t/" (self.desk.id) "/undo" } data-live title=[why.as_deref()] {
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="version" value=(self.version());
                button.quiet disabled[why.is_some()] { (self.locale.t("site-undo")) }
                @if let Some(why) = &why { small.hint.unseen { (why) } }
            }
        }
    }

    /// The seat of this browser that is asked while the curtain hides what it knows.
    fn curtain(&self) -> Option<Seat> {
        let asked = |seat: &Seat| self.inner.table.turn().asks(*seat);
        let hidden = self.viewer == Viewer::Spectator && self.goes_on() && self.inner.setup.is_complete();
        self.mine.iter().find(asked).filter(|_| hidden)
    }

    fn curtain_button(&self, seat: Seat) -> Markup {
        let locale = self.locale;
        let label = locale.say_of(&Phrase::new("site-curtain").with("seat", seat), &self.names);
        html! {
            form.curtain method="post" action={ "/t/" (self.desk.id) "/lift" } data-live {
                input type="hidden" name="seat" value=(seat);
                button.primary { (label) }
            }
        }
    }
}

/// The key that presses a button: digits first, then letters.
fn key(number: usize) -> Option<char> {
    char::from_digit(u32::try_from(number).ok()?, 36)
}

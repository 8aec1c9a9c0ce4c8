//! The chat of a table.

use kernel::{Phrase, Seat};
use maud::{Markup, html};
use store::ChatLine;

use super::TablePage;
use crate::quick;
use crate::ties::Ties;

impl TablePage<'_> {
    /// What was said lately, and where to say something.
    pub fn chat(&self) -> Markup {
        let (locale, closed) = (self.locale, self.inner.setup.closed);
        html! {
            section.chat id="chat" aria-labelledby="chat-title" {
                h2 id="chat-title" { (locale.t("site-chat")) }
                ul.lines id="lines" tabindex="0" {
                    @for line in self.desk.chat().heard(&self.inner.setup.muted).filter(|line| self.reads(line)) { (self.line(line)) }
                }
                @if self.may_mute() { form id="mute" method="post" action={ "/t/" (self.desk.id) "/mute" } data-live {} }
                @if !closed {
                    form.row method="post" action={ "/t/" (self.desk.id) "/chat" } data-live data-clear {
                        input name="text" maxlength=(crate::limits::CHAT) required aria-label=(locale.t("site-chat"))
                            autocomplete="off";
                        button { (locale.t("site-send")) }
                    }
                    (self.phrases())
                }
            }
        }
    }

    /// A line with an id of its own, so that it is sent once. Lines of players carry the mark of their seat.
    fn line(&self, line: &ChatLine) -> Markup {
        let locale = self.locale;
        html! {
            li id={ "c" (line.seq) } {
                @if let Some(seat) = line.seat {
                    (crate::pages::marker(seat))
                    span.unseen { (locale.t("site-chat-player")) } " "
                    (self.author(line))
                } @else {
                    (self.author(line)) " "
                    small { (locale.t("site-chat-spectator")) }
                }
                " " span { (self.said(line)) }
                @if line.seat.is_none() && line.author.is_some() && self.may_mute() {
                    @let label = locale.say(&Phrase::new("site-mute-who").with("name", line.name.clone()));
                    " " button.quiet.mute form="mute" name="line" value=(line.seq) aria-label=(label) {
                        (locale.t("site-mute"))
                    }
                }
            }
        }
    }

    /// What a line says, in the reader's language if it is a quick phrase.
    fn said(&self, line: &ChatLine) -> String {
        let name = |seat: Seat| self.names.get(usize::from(seat.number())).cloned().unwrap_or_default();
        quick::said(line, self.locale, name)
    }

    /// Who wrote a line; of somebody else the way to what can be done about them.
    fn author(&self, line: &ChatLine) -> Markup {
        html! {
            strong {
                @if self.has_met(line.author.as_deref()) {
                    a href={ "/person?table=" (self.desk.id) "&line=" (line.seq) } { (line.name) }
                } @else { (line.name) }
            }
        }
    }

    /// Whether this is somebody else, not a bot, nor anybody who was forgotten.
    pub fn has_met(&self, person: Option<&str>) -> bool {
        person.is_some_and(|person| !person.is_empty() && person != self.browser)
    }

    /// Whether the reader wants to read what its author writes.
    fn reads(&self, line: &ChatLine) -> bool {
        let hears = |ties: &Ties, author: &String| !ties.has(self.browser, author);
        line.author
            .as_ref()
            .is_none_or(|author| hears(&self.site.blocks, author) && hears(&self.site.mutes, author))
    }

    fn may_mute(&self) -> bool {
        self.is_host() && self.goes_on()
    }
}

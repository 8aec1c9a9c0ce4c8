//! The chat of a table.

use kernel::Phrase;
use maud::{Markup, html};
use store::ChatLine;

use super::TablePage;

impl TablePage<'_> {
    /// What was said lately, and where to say something.
    pub fn chat(&self) -> Markup {
        let (locale, closed) = (self.locale, self.inner.setup.closed);
        html! {
            section.chat id="chat" aria-labelledby="chat-title" {
                h2 id="chat-title" { (locale.t("site-chat")) }
                ul.lines id="lines" tabindex="0" {
                    @for line in self.desk.chat().heard(&self.inner.setup.muted) { (self.line(line)) }
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
                    strong { (line.name) }
                } @else {
                    strong { (line.name) } " "
                    small { (locale.t("site-chat-spectator")) }
                }
                " " span { (line.text) }
                @if line.seat.is_none() && line.author.is_some() && self.may_mute() {
                    @let label = locale.say(&Phrase::new("site-mute-who").with("name", line.name.clone()));
                    " " button.quiet.mute form="mute" name="line" value=(line.seq) aria-label=(label) {
                        (locale.t("site-mute"))
                    }
                }
            }
        }
    }

    fn may_mute(&self) -> bool {
        self.is_host() && self.goes_on()
    }
}

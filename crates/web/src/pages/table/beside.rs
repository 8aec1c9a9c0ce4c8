//! What stands beside a table's board: the past, chat, what comes after the end, settings.

use kernel::{Eye, Seat};
use maud::{Markup, html};

use super::Scene;

impl Scene<'_> {
    /// Steps through the past.
    pub fn history(&self) -> Markup {
        let (tongue, now, all) = (self.tongue, self.shown.open_steps(), self.inner.table.open_steps());
        let to = |step: usize| self.moments().after(step);
        let here = self.moments().now();
        html! {
            nav.history id="history" aria-label=(tongue.t("site-history")) {
                a href=(to(0)) data-moment title=(tongue.t("site-first")) { "«" }
                a href=(to(now.saturating_sub(1))) data-moment rel="prev" title=(tongue.t("site-back")) { "‹" }
                form action=(here) method="get" {
                    input type="range" name="at" min="0" max=(all) value=(now) aria-label=(tongue.t("site-moment"));
                    @if let Some(eyes) = self.moments().chosen() { input type="hidden" name="eyes" value=(eyes); }
                }
                @if self.is_past {
                    @if now < all {
                        a href=(to(now + 1)) data-moment rel="next" title=(tongue.t("site-forth")) { "›" }
                    }
                    span.play {
                        button.quiet type="button" data-play="700" title=(tongue.t("site-play")) { "▷" }
                        button.quiet type="button" data-play="200" title=(tongue.t("site-play-fast")) { "▷▷" }
                    }
                    a.button href=(here) data-moment { (tongue.t("site-now")) }
                }
                small { (now) " / " (all) }
                @if self.is_past && now < all && self.inner.table.is_over() { (self.go_on(now)) }
                @if self.inner.table.is_over() && self.inner.table.has_secrets() { (self.choice_of_eyes(now)) }
            }
        }
    }

    /// After the end nothing is secret: everybody may look with everybody's eyes.
    fn choice_of_eyes(&self, now: usize) -> Markup {
        let to = |eye| {
            let moments = self.moments().with(eye);
            if self.is_past { moments.after(now) } else { moments.now() }
        };
        let name = |eye: Eye| match eye {
            Eye::Seat(seat) => self.names[usize::from(seat.number())].clone(),
            Eye::Table => self.tongue.t("site-eyes-open"),
        };
        html! {
            p.eyes id="eyes" {
                (self.tongue.t("site-eyes"))
                @for eye in Eye::all(self.inner.table.players()) {
                    " " a href=(to(eye)) data-moment aria-current=[(eye == self.eye).then_some("true")] { (name(eye)) }
                }
            }
        }
    }

    /// A finished game can go on from the moment that is shown, against bots: on the reader's seat, or on that of
    /// whoever was asked.
    fn go_on(&self, at: usize) -> Markup {
        let asked = self.shown.turn().seats().first();
        let seat = self.mine.first().or(asked).unwrap_or(Seat::new(0));
        html! {
            form method="post" action={ "/t/" (self.desk.id) "/go-on" } {
                input type="hidden" name="at" value=(at);
                input type="hidden" name="seat" value=(seat);
                button.quiet { (self.tongue.t("site-go-on")) }
            }
        }
    }

    pub fn chat(&self) -> Markup {
        let tongue = self.tongue;
        html! {
            section.chat id="chat" aria-labelledby="chat-title" {
                h2 id="chat-title" { (tongue.t("site-chat")) }
                ul.lines id="lines" tabindex="0" {
                    @for line in &self.inner.chat {
                        li { strong { (line.name) } " " span { (line.text) } }
                    }
                }
                form.row method="post" action={ "/t/" (self.desk.id) "/chat" } data-live data-clear {
                    input name="text" maxlength=(crate::limits::CHAT) required aria-label=(tongue.t("site-chat"))
                        autocomplete="off";
                    button { (tongue.t("site-send")) }
                }
                (self.phrases())
            }
        }
    }

    /// After the end: once more.
    pub fn after(&self) -> Markup {
        let tongue = self.tongue;
        let over = self.inner.table.is_over();
        html! {
            section.after id="after" {
                @if over {
                    @if let Some(rematch) = &self.inner.setup.rematch {
                        a.button href={ "/t/" (rematch) } { (tongue.t("site-to-rematch")) }
                    } @else if !self.mine.is_empty() {
                        form method="post" action={ "/t/" (self.desk.id) "/rematch" } {
                            button.primary { (tongue.t("site-rematch")) }
                        }
                    }
                }
            }
        }
    }

    /// The keys, and what a reader may have as he likes; kept in his browser.
    pub fn settings(&self) -> Markup {
        let tongue = self.tongue;
        html! {
            details.keys id="keys" {
                summary { (tongue.t("site-settings")) }
                p { (tongue.t("site-keys-list")) }
                @for (name, key) in [("confirm", "site-confirm"), ("palette", "site-palette")] {
                    label.radio { input type="checkbox" data-setting=(name); " " (tongue.t(key)) }
                }
            }
        }
    }
}

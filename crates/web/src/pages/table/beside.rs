//! What stands beside a table's board: the past, what comes after the end, settings.

use kernel::{Phrase, Seat, Viewer};
use maud::{Markup, html};
use screen::Choice;

use super::TablePage;
use super::news::Happened;
use crate::pages::seats;

/// The leaves beside the board, with what is written on their tabs. A small screen shows the board on the first; where
/// there is room for both, that is the log.
const TABS: [(&str, &str); 5] = [
    ("table", "site-tab-table"),
    ("players", "site-people"),
    ("log", "site-log"),
    ("chat", "site-chat"),
    ("more", "site-tab-more"),
];

/// The keys, with what each does.
const KEYS: [(&str, &str); 7] = [
    ("0–9 a–z", "site-keys-choose"),
    ("Ctrl-Z", "site-keys-undo"),
    ("Shift-H", "hint-key"),
    ("← →", "site-keys-history"),
    ("↑ ↓", "site-keys-log"),
    ("Esc", "site-keys-close"),
    ("?", "site-keys-help"),
];

impl TablePage<'_> {
    /// What stands beside the board, one leaf at a time.
    pub(super) fn side(&self, begun: bool, happened: &Happened, choices: &[Choice]) -> Markup {
        html! {
            aside.side id="side" {
                (self.tabs())
                div.leaf-log { @if begun { (self.history()) (self.log()) } }
                div.leaf-players { (seats::people(self)) }
                div.leaf-chat { (self.chat()) }
                div.leaf-more { (self.settings()) }
                (self.hint(choices))
                (self.companion(&happened.events()))
            }
        }
    }

    /// The tabs are a group of radio buttons: they need no script, and a reader's choice stays whatever is drawn.
    fn tabs(&self) -> Markup {
        html! {
            div.tabs id="tabs" role="radiogroup" aria-label=(self.locale.t("site-tabs")) {
                @for (number, (name, text)) in TABS.into_iter().enumerate() {
                    input.unseen type="radio" name="tab" id={ "tab-" (name) } checked[number == 0] autocomplete="off";
                    label for={ "tab-" (name) } { (self.locale.t(text)) }
                }
            }
        }
    }

    /// Steps through the past.
    pub fn history(&self) -> Markup {
        let (locale, now, all) = (self.locale, self.shown.open_steps(), self.inner.table.open_steps());
        let to = |step: usize| self.moments().after(step);
        let here = self.moments().now();
        html! {
            nav.history id="history" aria-label=(locale.t("site-history")) {
                a href=(to(0)) data-moment title=(locale.t("site-first")) { "«" }
                a href=(to(now.saturating_sub(1))) data-moment rel="prev" title=(locale.t("site-back")) { "‹" }
                form action=(here) method="get" {
                    input type="range" name="at" min="0" max=(all) value=(now) aria-label=(locale.t("site-moment"));
                    @if let Some(view_as) = self.moments().chosen() { input type="hidden" name="as" value=(view_as); }
                    @if self.plain { input type="hidden" name="plain" value="1"; }
                }
                @if self.is_past {
                    @if now < all {
                        a href=(to(now + 1)) data-moment rel="next" title=(locale.t("site-forth")) { "›" }
                    }
                    span.play {
                        button.quiet type="button" data-play="700" title=(locale.t("site-play")) { "▷" }
                        button.quiet type="button" data-play="200" title=(locale.t("site-play-fast")) { "▷▷" }
                    }
                    a.button href=(here) data-moment { (locale.t("site-now")) }
                }
                small { (now) " / " (all) }
                @if self.is_past && now < all && self.inner.table.is_over() { (self.go_on(now)) }
                @if self.inner.table.is_over() && self.inner.table.has_secrets() { (self.choice_of_view(now)) }
            }
        }
    }

    /// After the end nothing is secret: everybody may view it as any player.
    fn choice_of_view(&self, now: usize) -> Markup {
        let to = |viewer| {
            let moments = self.moments().with(viewer);
            if self.is_past { moments.after(now) } else { moments.now() }
        };
        let name = |viewer: Viewer| match viewer {
            Viewer::Seat(seat) => self.names[usize::from(seat.number())].clone(),
            Viewer::Spectator => self.locale.t("site-view-as-open"),
        };
        html! {
            p.view-as id="view-as" {
                (self.locale.t("site-view-as"))
                @for viewer in Viewer::all(self.inner.table.players()) {
                    " " a href=(to(viewer)) data-moment aria-current=[(viewer == self.viewer).then_some("true")] { (name(viewer)) }
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
                button.quiet { (self.locale.t("site-go-on")) }
            }
        }
    }

    /// After the end: once more.
    pub fn after(&self) -> Markup {
        let locale = self.locale;
        let over = self.inner.table.is_over();
        let loser = Phrase::new("site-rematch-last").with("seat", self.inner.table.standing().last());
        html! {
            section.after id="after" {
                @if over {
                    @if let Some(rematch) = &self.inner.setup.rematch {
                        a.button href={ "/t/" (rematch) } { (locale.t("site-to-rematch")) }
                    } @else if !self.mine.is_empty() {
                        form method="post" action={ "/t/" (self.desk.id) "/rematch" } {
                            button.primary { (locale.t("site-rematch")) }
                            " " button name="first" value="last" { (locale.say_of(&loser, &self.names)) }
                        }
                    }
                }
            }
        }
    }

    /// What a reader may have as they like; kept in their browser.
    pub fn settings(&self) -> Markup {
        let locale = self.locale;
        let plain = format!("/t/{}{}", self.desk.id, if self.plain { "" } else { "?plain=1" });
        html! {
            section.settings id="settings" aria-labelledby="settings-title" {
                h2 id="settings-title" { (locale.t("site-settings")) }
                (self.preferences())
                @for (name, key) in [("no-keys", "site-no-keys"), ("palette", "site-palette")] {
                    label.radio { input type="checkbox" data-setting=(name); " " (locale.t(key)) }
                }
                p.row {
                    button type="button" data-help { (locale.t("site-keys")) " " kbd aria-hidden="true" { "?" } }
                    a.button href=(plain) { (locale.t(if self.plain { "site-drawn" } else { "site-plain" })) }
                }
                (self.told_again())
            }
        }
    }

    /// The keys, in a dialog that Escape closes.
    pub fn help(&self) -> Markup {
        let keys = |(key, text): (&str, &str)| html! { dt { kbd { (key) } } dd { (self.locale.t(text)) } };
        html! {
            dialog.keys id="keys" aria-labelledby="keys-title" {
                h2 id="keys-title" { (self.locale.t("site-keys")) }
                p { (self.locale.t("site-keys-about")) }
                dl { @for line in KEYS { (keys(line)) } }
                form method="dialog" { button { (self.locale.t("site-help-close")) } }
            }
        }
    }
}

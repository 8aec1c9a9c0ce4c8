//! The page of a table, as one reader sees it.

use axum::http::Uri;
use kernel::{Eye, Phrase, Seat, Seats, Turn};
use maud::{Markup, html};
use table::AnyTable;

use super::layout::Page;
use super::{Tongue, log, result, seats};
use crate::boards;
use crate::desk::{Desk, Inner};
use crate::draw::{Canvas, Choice};
use crate::site::{Site, now};
use crate::token;
use crate::who::Who;

/// A table as one reader sees it at one moment.
pub struct Scene<'a> {
    /// The site, for its secrets.
    pub site: &'a Site,
    /// The table.
    pub desk: &'a Desk,
    /// What is on it.
    pub inner: &'a Inner,
    /// The match as it is shown: now, or at a past moment.
    pub shown: &'a dyn AnyTable,
    /// Whether a past moment is shown.
    pub is_past: bool,
    /// With whose eyes.
    pub eye: Eye,
    /// The reader's seats.
    pub mine: Seats,
    /// The reader's name, if he gave one.
    pub reader: &'a str,
    /// The reader's browser.
    pub browser: &'a str,
    /// The seat he has an invitation for, and the token of it.
    pub invited: Option<Seat>,
    /// The token of the invitation.
    pub token: &'a str,
    /// The names of all players.
    pub names: Vec<String>,
    /// The reader's language.
    pub tongue: Tongue,
    /// The address of the site, as the reader's browser knows it.
    pub origin: &'a str,
}

/// What the reader wants to see of a table.
#[derive(Clone, Debug, Default)]
pub struct Looking {
    /// A past moment: after so many steps.
    pub at: Option<usize>,
    /// After the end: with the eyes of this seat.
    pub eyes: Option<u8>,
    /// An invitation.
    pub sit: Option<(u8, String)>,
    /// The address of the site.
    pub origin: String,
}

/// Draws the inside of a table's page for a reader. `None` if there is no such moment.
pub fn draw(site: &Site, desk: &Desk, inner: &Inner, who: &Who, looking: &Looking) -> Option<Markup> {
    let mine = inner.setup.seats_of(&who.id);
    let frozen = match looking.at {
        Some(at) => Some(inner.table.frozen(at)?),
        None => None,
    };
    let shown: &dyn AnyTable = frozen.as_deref().unwrap_or(&*inner.table);
    let (invited, token) = match &looking.sit {
        Some((seat, token)) if token::fits(&site.key, &desk.id, Seat::new(*seat), token) => {
            (Some(Seat::new(*seat)), token.as_str())
        }
        _ => (None, ""),
    };
    let tongue = Tongue::of(who.lang);
    let scene = Scene {
        site,
        desk,
        inner,
        shown,
        is_past: frozen.is_some(),
        eye: match looking.eyes.filter(|&seat| inner.table.is_over() && seat < inner.table.players()) {
            Some(seat) => Eye::Seat(Seat::new(seat)),
            None => eye(desk, inner, &who.id),
        },
        mine,
        reader: who.name.as_deref().unwrap_or_default(),
        browser: &who.id,
        invited,
        token,
        names: inner.setup.seated().map(|(seat, place)| name(tongue, seat, &place.name)).collect(),
        tongue,
        origin: &looking.origin,
    };
    Some(scene.draw())
}

fn name(tongue: Tongue, seat: Seat, given: &str) -> String {
    if given.is_empty() { tongue.0.seat_name(seat) } else { given.to_owned() }
}

/// With whose eyes a browser looks: its seat that is asked, else its first. Where several people with secrets
/// share a screen it sees only what lies open, until somebody draws the curtain for the seat that is asked.
pub fn eye(desk: &Desk, inner: &Inner, browser: &str) -> Eye {
    let mine = inner.setup.seats_of(browser);
    let asked = mine.iter().find(|&seat| inner.table.turn().asks(seat));
    if mine.len() > 1 && inner.table.has_secrets() && !inner.table.is_over() {
        return asked.filter(|&seat| desk.lifted(browser) == Some(seat)).map_or(Eye::Table, Eye::Seat);
    }
    asked.or(mine.first()).map_or(Eye::Table, Eye::Seat)
}

/// A whole page around the drawing.
pub fn page(inner: &Inner, who: &Who, main: Markup) -> Page {
    let tongue = Tongue::of(who.lang);
    Page { title: tongue.t(&format!("{}-title", inner.table.game())), main, class: "table" }
}

impl Scene<'_> {
    fn draw(&self) -> Markup {
        let choices = self.choices();
        let canvas = Canvas { words: self.tongue.0, names: &self.names, eye: self.eye, choices: &choices };
        let begun = self.inner.table.steps() > 0;
        let live = (!self.is_past).then(|| format!("/t/{}/live", self.desk.id));
        html! {
            div.game id="table" data-live=[live] data-table=(self.desk.id) {
                (self.status(&choices))
                @if !begun { (seats::lobby(self)) }
                @if self.inner.table.is_over() && !self.is_past {
                    (result::result(&self.desk.id, self.shown, &self.names, self.tongue))
                }
                @if begun {
                    div.stage id="board" { (boards::draw(self.shown, &canvas)) }
                }
                aside.side {
                    @if begun { (self.history()) }
                    (seats::people(self))
                    @if begun {
                        (log::log(&self.desk.id, self.shown, self.eye, &self.names, self.tongue, false))
                    }
                    (self.chat())
                    (self.after())
                    (self.settings())
                }
            }
        }
    }

    /// The top line in words, and under it everything that can be done, as buttons.
    fn status(&self, choices: &[Choice]) -> Markup {
        let tongue = self.tongue;
        let table = self.shown;
        let mine = !self.is_past && !choices.is_empty();
        html! {
            section.status id="status" data-version=(self.inner.version) data-steps=(table.steps())
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
            Turn::Nature => tongue.t("site-nature"),
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
                input type="hidden" name="version" value=(self.inner.version);
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
                input type="hidden" name="version" value=(self.inner.version);
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

    /// What the reader may do now, in his language, with its places on the board.
    fn choices(&self) -> Vec<Choice> {
        let Eye::Seat(seat) = self.eye else { return Vec::new() };
        let acts =
            self.inner.setup.place(seat).is_some_and(|place| place.acting_owner() == Some(self.browser));
        if self.is_past || !acts || !self.inner.setup.is_complete() {
            return Vec::new();
        }
        let spots = boards::spots(&*self.inner.table, self.eye);
        let choices = self.inner.table.choices(seat).into_iter().zip(spots);
        choices
            .map(|(choice, spots)| Choice {
                label: self.tongue.say_of(&choice.label, &self.names),
                notation: choice.notation,
                spots,
            })
            .collect()
    }

    /// Steps through the past.
    fn history(&self) -> Markup {
        let (tongue, now, all) = (self.tongue, self.shown.steps(), self.inner.table.steps());
        let to = |step: usize| format!("/t/{}?at={step}", self.desk.id);
        let here = format!("/t/{}", self.desk.id);
        html! {
            nav.history id="history" aria-label=(tongue.t("site-history")) {
                a href=(to(0)) data-moment title=(tongue.t("site-first")) { "«" }
                a href=(to(now.saturating_sub(1))) data-moment rel="prev" title=(tongue.t("site-back")) { "‹" }
                form action=(here) method="get" {
                    input type="range" name="at" min="0" max=(all) value=(now) aria-label=(tongue.t("site-moment"));
                }
                @if self.is_past {
                    @if now < all {
                        a href=(to(now + 1)) data-moment rel="next" title=(tongue.t("site-forth")) { "›" }
                    }
                    button.quiet type="button" data-play title=(tongue.t("site-play")) { "▷" }
                    a.button href=(here) data-moment { (tongue.t("site-now")) }
                }
                small { (now) " / " (all) }
            }
        }
    }

    fn chat(&self) -> Markup {
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
            }
        }
    }

    /// After the end: once more, and with whose eyes.
    fn after(&self) -> Markup {
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
    fn settings(&self) -> Markup {
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

    /// Whether the reader made the table.
    pub fn is_host(&self) -> bool {
        self.inner.setup.host == self.browser
    }

    /// The link with which somebody sits down on a seat.
    pub fn invitation(&self, seat: Seat) -> String {
        let token = token::of(&self.site.key, &self.desk.id, seat);
        format!("{}/t/{}?sit={seat}&token={token}", self.origin, self.desk.id)
    }

    /// What to call a button that gives the seat of somebody who is away to a bot.
    pub fn replaceable(&self, seat: Seat) -> Option<Phrase> {
        let place = self.inner.setup.place(seat)?;
        let owner = place.acting_owner()?;
        let waited = now() - self.inner.changed > self.inner.setup.pace.patience();
        let away = waited && !self.desk.is_online(owner) && self.inner.table.turn().asks(seat);
        (away && !self.mine.is_empty() && !self.mine.contains(seat) && !self.is_past)
            .then(|| Phrase::new("site-replace").with("seat", seat))
    }
}

/// The address of a page, to come back to.
pub fn here(uri: &Uri) -> String {
    uri.path_and_query().map_or_else(|| "/".into(), ToString::to_string)
}

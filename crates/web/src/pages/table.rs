//! The page of a table, as one reader sees it.

mod beside;
mod phrases;
mod status;

use axum::http::Uri;
use kernel::{Eye, Phrase, Seat, Seats};
use maud::{Markup, html};
use table::AnyTable;

use super::layout::Page;
use super::moments::{Eyes, Moments};
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
    /// The same if the reader has chosen them.
    pub eyes: Option<Eye>,
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
    /// After the end: with whose eyes.
    pub eyes: Option<Eyes>,
    /// An invitation.
    pub sit: Option<(u8, String)>,
    /// The address of the site.
    pub origin: String,
}

/// Draws the inside of a table's page for a reader. `None` if there is no such moment.
pub fn draw(site: &Site, desk: &Desk, inner: &Inner, who: &Who, looking: &Looking) -> Option<Markup> {
    let mine = inner.setup.seats_of(&who.id);
    let frozen = match looking.at {
        Some(at) => Some(inner.table.frozen(at).filter(|_| at <= inner.table.open_steps())?),
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
    let eyes = chosen(inner, looking.eyes);
    let scene = Scene {
        site,
        desk,
        inner,
        shown,
        is_past: frozen.is_some(),
        eye: eyes.unwrap_or_else(|| eye(desk, inner, &who.id)),
        eyes,
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

/// The eyes a reader has chosen, which is possible after the end.
pub fn chosen(inner: &Inner, eyes: Option<Eyes>) -> Option<Eye> {
    let plays = |eye: &Eye| eye.seat().is_none_or(|seat| seat.number() < inner.table.players());
    eyes.map(|eyes| eyes.0).filter(|eye| inner.table.is_over() && plays(eye))
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
    /// The addresses of this table's moments.
    pub fn moments(&self) -> Moments<'_> {
        Moments { id: &self.desk.id, eyes: self.eyes }
    }

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
                        (log::log(self.moments(), self.shown, self.eye, &self.names, self.tongue, false))
                    }
                    (self.chat())
                    (self.after())
                    (self.settings())
                }
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

//! The page of a table, as one reader sees it.

mod beside;
mod chat;
mod companion;
mod hint;
mod lesson;
mod news;
mod phrases;
mod plain;
mod preferences;
mod preview;
mod puzzle;
mod status;
mod study;
#[cfg(test)]
mod twins;

pub use lesson::{Learning, answer};
pub use preview::preview;
pub use puzzle::{Posed, address as puzzle_address};
pub use study::Study;

use axum::http::Uri;
use kernel::{Phrase, Seat, Seats, Viewer};
use maud::{Markup, html};
use table::AnyTable;

use super::layout::{self, Page};
use super::moments::{Moments, ViewAs};
use super::{Locale, log, result, seats};
use crate::desk::{Desk, Inner};
use crate::site::{Site, now};
use crate::token;
use crate::told::Told;
use crate::who::Who;
use screen::{Canvas, Choice};

/// A table as one reader sees it at one moment.
pub struct TablePage<'a> {
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
    /// Who is looking.
    pub viewer: Viewer,
    /// The same, if the reader has chosen it.
    pub view_as: Option<Viewer>,
    /// The reader's seats.
    pub mine: Seats,
    /// The reader's name, if they gave one.
    pub reader: &'a str,
    /// The reader's browser.
    pub browser: &'a str,
    /// The seat they have an invitation for, and the token of it.
    pub invited: Option<Seat>,
    /// The token of the invitation.
    pub token: &'a str,
    /// The names of all players.
    pub names: Vec<String>,
    /// The reader's language.
    pub locale: Locale,
    /// The address of the site, as the reader's browser knows it.
    pub origin: &'a str,
    /// Whether the reader wants words alone, without a drawing.
    pub plain: bool,
    /// Whether the reader has learnt this game, or says that they know it.
    pub knows: bool,
    /// What has been explained to the reader.
    pub told: &'a Told,
    /// What it is there for, if nobody plays at it.
    pub study: Option<Study>,
}

/// What the reader wants to see of a table.
#[derive(Clone, Debug, Default)]
pub struct Looking {
    /// A past moment: after this number of open steps.
    pub at: Option<usize>,
    /// After the end: whose view.
    pub view_as: Option<ViewAs>,
    /// An invitation to a seat.
    pub sit: Option<(Seat, String)>,
    /// An invitation to whichever seat is free.
    pub join: Option<String>,
    /// The address of the site.
    pub origin: String,
    /// Words alone.
    pub plain: bool,
}

/// Draws the inside of a table's page for a reader. `None` if there is no such moment.
pub fn draw(site: &Site, desk: &Desk, inner: &Inner, who: &Who, looking: &Looking) -> Option<Markup> {
    let frozen = match looking.at {
        Some(at) => Some(inner.table.frozen(inner.table.steps_at(at)?)?),
        None => None,
    };
    Some(page_of(site, desk, inner, who, looking, frozen.as_deref()).draw())
}

/// Draws a page of a lesson, or a puzzle, with the table as it lies there.
pub fn draw_study(site: &Site, desk: &Desk, inner: &Inner, who: &Who, study: Study) -> Markup {
    let looking = Looking::default();
    TablePage { study: Some(study), ..page_of(site, desk, inner, who, &looking, None) }.draw()
}

/// A table as a reader sees it: a past moment, or now.
fn page_of<'a>(
    site: &'a Site,
    desk: &'a Desk,
    inner: &'a Inner,
    who: &'a Who,
    looking: &'a Looking,
    past: Option<&'a dyn AnyTable>,
) -> TablePage<'a> {
    let fits = |(seat, token): &&(Seat, String)| {
        let place = inner.setup.place(*seat);
        place.is_some_and(|place| token::fits_any(&site.keys(), &desk.id, *seat, place.link, token))
    };
    let joins = |token: &&String| token::fits_table(&site.keys(), &desk.id, inner.setup.links(), token);
    let join = looking.join.as_ref().filter(joins).zip(inner.setup.first_open());
    let sit = looking.sit.as_ref().filter(fits).map(|(seat, token)| (token, *seat));
    let invitation = sit.or(join.filter(|_| inner.setup.seats_of(&who.id).is_empty()));
    let locale = Locale::of(who.lang);
    let view_as = chosen(inner, looking.view_as);
    TablePage {
        site,
        desk,
        inner,
        shown: past.unwrap_or(&*inner.table),
        is_past: past.is_some(),
        viewer: view_as.unwrap_or_else(|| viewer(desk, inner, &who.id)),
        view_as,
        mine: inner.setup.seats_of(&who.id),
        reader: who.name.as_deref().unwrap_or_default(),
        browser: &who.id,
        invited: invitation.map(|(_, seat)| seat),
        token: invitation.map_or("", |(token, _)| token),
        names: names(inner, locale),
        locale,
        origin: &looking.origin,
        plain: looking.plain,
        knows: who.knows(inner.table.game()),
        told: &who.told,
        study: None,
    }
}

/// What the players are called.
pub fn names(inner: &Inner, locale: Locale) -> Vec<String> {
    inner.setup.seated().map(|(seat, place)| name(locale, seat, &place.name)).collect()
}

fn name(locale: Locale, seat: Seat, given: &str) -> String {
    if given.is_empty() { locale.0.seat_name(seat) } else { given.to_owned() }
}

/// The view a reader has chosen, which is possible after the end.
pub fn chosen(inner: &Inner, view_as: Option<ViewAs>) -> Option<Viewer> {
    let plays = |viewer: &Viewer| viewer.seat().is_none_or(|seat| seat.number() < inner.table.players());
    view_as.map(|view_as| view_as.0).filter(|viewer| inner.table.is_over() && plays(viewer))
}

/// Whose view a browser gets: its seat that is asked, else its first. Where several people share a screen and that seat
/// has something to hide now, it sees only what lies open, until somebody draws the curtain for the seat that is asked.
pub fn viewer(desk: &Desk, inner: &Inner, browser: &str) -> Viewer {
    let mine = inner.setup.seats_of(browser);
    let asked = mine.iter().find(|&seat| inner.table.turn().asks(seat));
    let hides = asked.or(mine.first()).is_some_and(|seat| inner.table.hides(seat));
    if mine.len() > 1 && hides && !inner.table.is_over() {
        return asked
            .filter(|&seat| desk.lifted(browser) == Some(seat))
            .map_or(Viewer::Spectator, Viewer::Seat);
    }
    asked.or(mine.first()).map_or(Viewer::Spectator, Viewer::Seat)
}

/// A whole page around the drawing.
pub fn page(inner: &Inner, who: &Who, main: Markup, plain: bool) -> Page {
    let locale = Locale::of(who.lang);
    Page {
        title: locale.t(&format!("{}-title", inner.table.game())),
        main,
        class: if plain { layout::WORDS } else { "table" },
        game: Some(shelf::of(&*inner.table)),
    }
}

impl TablePage<'_> {
    /// The addresses of this table's moments.
    pub fn moments(&self) -> Moments<'_> {
        Moments { id: &self.desk.id, view_as: self.view_as, plain: self.plain }
    }

    fn draw(&self) -> Markup {
        let choices = self.choices();
        let canvas = Canvas::new(self.locale.0, &self.names, self.viewer, &choices);
        let begun = self.inner.table.steps() > 0;
        let live = (!self.is_past && self.study.is_none()).then(|| format!("/t/{}/live", self.desk.id));
        let waits = !self.inner.setup.closed && (!begun || !self.inner.setup.is_complete());
        let over = self.inner.table.is_over() && !self.is_past;
        // Everything is in one window, unless there is something to read first.
        let shape = if waits || over { "flow" } else { "framed" };
        let board = if begun {
            self.board(&canvas)
        } else {
            html! {}
        };
        if self.plain && begun {
            return self.words(&choices, &board, live.as_deref());
        }
        let happened = self.happened();
        html! {
            div class={ "game " (shape) " r" (self.rivals()) } id="table" data-live=[live]
                data-table=[self.study.is_none().then_some(&self.desk.id)] {
                @if let Some(study) = self.study { (study.panel(self)) }
                (self.status(&choices))
                (self.past())
                (self.news(&happened, &choices, &board))
                p.foresight id="foresight" role="status" aria-live="polite" {}
                @if waits { (seats::waiting_room(self)) }
                @if over { (result::result(&self.desk.id, self.shown, self.viewer, &self.names, self.locale, &self.after())) }
                @if begun {
                    // The keyboard scrolls what has no spots.
                    @let scrolls = choices.iter().all(|choice| choice.spots.is_empty());
                    div.stage id="board" tabindex=[scrolls.then_some("0")] { (board) }
                    button.whole type="button" data-whole title=(self.locale.t("site-whole")) { "⤢" }
                }
                @if self.study.is_none() { (self.side(begun, &happened, &choices)) }
                (self.help())
            }
        }
    }

    fn board(&self, canvas: &Canvas) -> Markup {
        let board = shelf::of(self.shown).draw(self.shown, canvas);
        match self.study {
            Some(study) => study.on_board(board),
            None => board,
        }
    }

    /// How many others the reader sees at the side of the board.
    fn rivals(&self) -> u8 {
        self.inner.table.players() - u8::from(self.viewer.seat().is_some())
    }

    fn log(&self) -> Markup {
        let draw = || log::log(self.moments(), self.shown, self.viewer, &self.names, self.locale, false);
        let (inner, lang) = (self.inner, self.locale.lang());
        if self.is_past || self.plain || self.view_as.is_some() || inner.table.has_secrets() {
            return draw();
        }
        self.desk.log.get_or((inner.version, inner.setup_version, lang), draw)
    }

    /// What the reader may do now, in their language, with its places on the board.
    fn choices(&self) -> Vec<Choice> {
        if let Some(choices) = self.study.and_then(|study| study.choices(self.locale)) {
            return choices;
        }
        let Viewer::Seat(seat) = self.viewer else { return Vec::new() };
        let acts =
            self.inner.setup.place(seat).is_some_and(|place| place.acting_owner() == Some(self.browser));
        if !self.goes_on() || !acts || !self.inner.setup.is_complete() {
            return Vec::new();
        }
        let spots = shelf::of(&*self.inner.table).spots(&*self.inner.table, seat);
        let choices = self.inner.table.choices(seat).into_iter().zip(spots);
        choices
            .map(|(choice, spots)| Choice {
                label: self.locale.say_of(&choice.label, &self.names),
                notation: choice.notation,
                number: choice.number,
                spots,
            })
            .collect()
    }

    /// Whether anything can be done at what is shown: not in the past, after the end, or at a closed table.
    pub fn goes_on(&self) -> bool {
        !self.is_past && !self.inner.table.is_over() && !self.inner.setup.closed
    }

    /// Whether the reader made the table.
    pub fn is_host(&self) -> bool {
        self.inner.setup.host == self.browser
    }

    /// The link with which somebody sits down on a seat.
    pub fn invitation(&self, seat: Seat) -> String {
        let link = self.inner.setup.place(seat).map_or(0, |place| place.link);
        let token = token::of(self.site.keys().signing(), &self.desk.id, seat, link);
        format!("{}/t/{}?sit={seat}&token={token}", self.origin, self.desk.id)
    }

    /// The link with which anybody sits down on the first seat that is free.
    pub fn open_invitation(&self) -> String {
        let token = token::of_table(self.site.keys().signing(), &self.desk.id, self.inner.setup.links());
        format!("{}/t/{}?join={token}", self.origin, self.desk.id)
    }

    /// What to call a button that gives the seat of somebody who is away to a bot.
    pub fn replaceable(&self, seat: Seat) -> Option<Phrase> {
        let place = self.inner.setup.place(seat)?;
        let owner = place.acting_owner()?;
        let waited = now() - self.inner.changed > self.inner.setup.pace.patience();
        let away = waited && !self.desk.is_online(owner) && self.inner.table.turn().asks(seat);
        (away && !self.mine.is_empty() && !self.mine.contains(seat) && self.goes_on())
            .then(|| Phrase::new("site-replace").with("seat", seat))
    }
}

/// The address of a page, to come back to.
pub fn here(uri: &Uri) -> String {
    uri.path_and_query().map_or_else(|| "/".into(), ToString::to_string)
}

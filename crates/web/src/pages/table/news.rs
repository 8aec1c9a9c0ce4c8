//! What happened since the reader last decided: what each rival did, events and scorings with their figures, and which
//! elements of the board are others now.

use kernel::{Actor, Arg, Mark, Phrase, Seat, Viewer};
use maud::{Markup, html};
use screen::{Canvas, Choice};
use table::{AnyTable, LogLine};

use super::{Study, TablePage};
use crate::marks::Looks;
use crate::pages::marker;

/// Events and scorings that are shown; earlier ones are in the log.
const CARDS: usize = 8;
/// Steps before the reader's last decision among which the beginning of an event is looked for that still goes on.
const BEFORE: usize = 40;

/// What happened since the reader last decided.
pub(super) struct Happened {
    /// The reader's seat, if anything can be done there.
    seat: Option<Seat>,
    /// The steps at their last decision.
    since: Option<usize>,
    news: News,
}

impl Happened {
    /// The events and scorings.
    pub fn events(&self) -> Vec<&Phrase> {
        self.news.cards.iter().map(|card| &card.phrase).collect()
    }
}

/// What happened, sorted by who did it.
#[derive(Default)]
struct News {
    /// What each rival did, in the order in which they first did something.
    deeds: Rows,
    /// Events and scorings.
    cards: Vec<Card>,
}

/// Lines about each seat, or about none.
type Rows = Vec<(Option<Seat>, Vec<String>)>;

/// An event or a scoring, with what it brought and cost everybody.
struct Card {
    phrase: Phrase,
    heading: String,
    is_event: bool,
    rows: Rows,
    /// The open step of its last line.
    open_step: usize,
}

impl TablePage<'_> {
    /// What happened since the reader last decided.
    pub(super) fn happened(&self) -> Happened {
        let seat = self.viewer.seat().filter(|_| self.goes_on() && self.study.is_none_or(Study::tells));
        let since = seat.and_then(|seat| self.inner.table.decided_last(seat));
        let news = seat.map(|seat| self.collect(seat, since.unwrap_or(0))).unwrap_or_default();
        Happened { seat, since, news }
    }

    /// Tells what happened. The page's script finds here what it has to know about the table, too.
    pub(super) fn news(&self, happened: &Happened, choices: &[Choice], board: &Markup) -> Markup {
        let (locale, table) = (self.locale, &*self.inner.table);
        let Happened { seat, since, news } = happened;
        let changed = seat
            .zip(*since)
            .and_then(|(seat, since)| self.changed(seat, since, choices, board))
            .unwrap_or_default();
        // The answer that may be given for a whole round, where it can be given.
        let waives = shelf::of(table).waive;
        let waive = waives.filter(|waive| choices.iter().any(|choice| choice.notation == *waive));
        let round = waives.and_then(|_| table.round_began());
        html! {
            section.news.of-nobody[seat.is_none()] id="news" tabindex="0" aria-label=(locale.t("site-digest")) data-changed=[(!changed.is_empty()).then_some(changed)] data-alone=[self.is_alone().then_some("")]
                data-waive=[waive] data-round=[round] data-again=(locale.t("site-again")) {
                p.since id="since" hidden {
                    (locale.t("site-since")) " " button.quiet type="button" data-film { (locale.t("site-film")) }
                }
                // What is told again is new, and has not moved.
                div.told-of id={ "told-" (table.open_steps()) @if waive.is_some() { "-waive" } } {
                    @if waive.is_some() { (self.waiver()) }
                    @if !news.deeds.is_empty() {
                        ul.digest id="digest" {
                            @for (seat, deeds) in &news.deeds { li { (self.who(*seat)) ": " (deeds.join(", ")) } }
                        }
                    }
                    (self.cards(&news.cards))
                    @if seat.is_some() && since.is_none() { (self.offer()) }
                    @if seat.is_some() && news.deeds.is_empty() && news.cards.is_empty() {
                        p.quiet-news { (locale.t("site-digest-none")) }
                    }
                }
                button.next id="next" type="button" data-next hidden { (locale.t("site-next")) }
            }
        }
    }

    /// A lesson for somebody who sits down at this game for the first time.
    fn offer(&self) -> Markup {
        let (locale, game) = (self.locale, shelf::of(self.shown));
        if self.study.is_some() || self.knows || self.mine.is_empty() || game.lessons.is_empty() {
            return html! {};
        }
        html! {
            div.offer {
                span { (locale.t("site-learn-offer")) }
                a.button href={ "/learn/" (game.id) } { (locale.t("site-learn")) }
                form method="post" action={ "/learn/" (game.id) "/known" } {
                    input type="hidden" name="back" value={ "/t/" (self.desk.id) };
                    button.quiet { (locale.t("site-learn-known")) }
                }
            }
        }
    }

    /// Events and scorings. On a small screen they open from a button with the name of the last.
    fn cards(&self, cards: &[Card]) -> Markup {
        let Some(last) = cards.last() else { return html! {} };
        html! {
            div.happened id="happened" data-step=(last.open_step) {
                label.unfold {
                    input type="checkbox" id={ "unfold-" (last.open_step) } autocomplete="off";
                    (last.heading)
                }
                div.reports tabindex="0" aria-label=(self.locale.t("site-happened")) role="region" {
                    @for card in &cards[cards.len().saturating_sub(CARDS)..] { (self.card(card)) }
                }
            }
        }
    }

    fn card(&self, card: &Card) -> Markup {
        html! {
            div.report.event[card.is_event] {
                h2 { (card.heading) }
                @if !card.rows.is_empty() {
                    dl {
                        @for (seat, figures) in &card.rows {
                            dt { (self.who(*seat)) }
                            dd { @for figure in figures { span { (figure) } " " } }
                        }
                    }
                }
            }
        }
    }

    /// The marker and the name of a seat.
    fn who(&self, seat: Option<Seat>) -> Markup {
        html! {
            @if let Some(seat) = seat { (marker(seat)) " " b { (self.names[usize::from(seat.number())]) } }
        }
    }

    fn collect(&self, seat: Seat, since: usize) -> News {
        let mut news = News::default();
        let lines = self.inner.table.log(Viewer::Seat(seat), since.saturating_sub(BEFORE));
        for lines in lines.chunk_by(|_, next| !begins(next)) {
            let figures = lines.iter().skip(1).take_while(|line| line.mark == Some(Mark::Figure)).count();
            let (event, rest) = lines.split_at(if begins(&lines[0]) { 1 + figures } else { 0 });
            // What the reader's own decision has led to counts, too.
            if event.last().is_some_and(|line| line.step + 1 >= since) {
                news.cards.push(self.read(event));
            }
            for line in rest.iter().filter(|line| line.step >= since) {
                let Actor::Seat(rival) = line.actor else { continue };
                let deed = Some(rival)
                    .filter(|&rival| rival != seat)
                    .and_then(|rival| self.deed(rival, &self.say(line)));
                deed.into_iter().for_each(|deed| add(&mut news.deeds, Some(rival), deed));
            }
        }
        news
    }

    /// The card of an event or a scoring: its first line says what it is, the others what it brought and cost whom.
    fn read(&self, event: &[LogLine]) -> Card {
        let (first, last) = (&event[0], &event[event.len() - 1]);
        let mut rows = Rows::new();
        for line in &event[1..] {
            let (about, said) = (about(&line.phrase), self.say(line));
            let figure = about.and_then(|seat| self.deed(seat, &said));
            add(&mut rows, about.filter(|_| figure.is_some()), figure.unwrap_or(said));
        }
        Card {
            phrase: first.phrase.clone(),
            heading: self.say(first),
            is_event: first.mark == Some(Mark::Event),
            rows,
            open_step: last.open_step,
        }
    }

    fn say(&self, line: &LogLine) -> String {
        self.locale.say_of(&line.phrase, &self.names)
    }

    /// A line about somebody without their name.
    pub(super) fn deed(&self, seat: Seat, said: &str) -> Option<String> {
        let deed = said.strip_prefix(&*self.names[usize::from(seat.number())])?;
        let deed = deed.trim_start_matches([':', ',', ' ']);
        Some(deed.strip_suffix('.').unwrap_or(deed).to_owned())
    }

    /// The elements of the board that look otherwise than they did to a seat after this number of steps.
    fn changed(&self, seat: Seat, since: usize, choices: &[Choice], board: &Markup) -> Option<String> {
        let table = &*self.inner.table;
        let draw = |table: &dyn AnyTable| {
            let canvas = Canvas::new(self.locale.0, &self.names, self.viewer, &[]);
            shelf::of(table).draw(table, &canvas)
        };
        // What can be chosen has not changed, though it is drawn otherwise.
        let bare = if choices.is_empty() { None } else { Some(draw(table)) };
        let now = &*bare.as_ref().unwrap_or(board).0;
        let decision = (since, self.inner.setup_version);
        let then = self.desk.marks.get_or((seat, self.locale.lang()), decision, || {
            if since == table.steps() {
                return Some(Looks::of(now));
            }
            let then = table.frozen(since)?;
            Some(Looks::of(&draw(&*then).0))
        })?;
        Some(then.fresh(now).into_iter().map(|(name, _)| name).collect::<Vec<_>>().join(" "))
    }

    /// Whether no other person sits here: then nobody can learn anything from when something is done.
    fn is_alone(&self) -> bool {
        self.inner
            .setup
            .places
            .iter()
            .all(|place| place.owner.as_deref().is_none_or(|owner| owner == self.browser))
    }

    /// What tells the past from the present, and leads back.
    pub fn past(&self) -> Markup {
        if !self.is_past {
            return html! {};
        }
        let (locale, now, all) = (self.locale, self.shown.open_steps(), self.inner.table.open_steps());
        let asked = self.mine.iter().any(|seat| self.inner.table.turn().asks(seat));
        let about = Phrase::new("site-past").with("now", now as i64).with("all", all as i64);
        html! {
            p id="past" role="status" {
                span { (locale.say(&about)) }
                @if asked && !self.inner.setup.closed { strong { (locale.t("site-past-turn")) } }
                a.button.primary href=(self.moments().now()) data-moment { (locale.t("site-now")) }
            }
        }
    }
}

/// Whether a line says that an event or a scoring begins.
fn begins(line: &LogLine) -> bool {
    matches!(line.mark, Some(Mark::Event | Mark::Scoring))
}

/// Adds a line about a seat, or about none.
fn add(rows: &mut Rows, about: Option<Seat>, said: String) {
    match rows.iter_mut().find(|(seat, _)| *seat == about) {
        Some((_, lines)) => lines.push(said),
        None => rows.push((about, vec![said])),
    }
}

/// Whom a line tells of.
fn about(phrase: &Phrase) -> Option<Seat> {
    phrase.args.iter().find_map(|(name, arg)| match arg {
        Arg::Seat(seat) if *name == "seat" => Some(*seat),
        _ => None,
    })
}

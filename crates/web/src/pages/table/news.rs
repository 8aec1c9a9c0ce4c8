//! What happened since the reader last decided: what each rival did, events and scorings with their figures, and which
//! elements of the board are others now.

use kernel::{Actor, Arg, Mark, Phrase, Seat, Viewer};
use maud::{Markup, html};
use screen::{Canvas, Choice};
use table::LogLine;

use super::TablePage;
use crate::pages::marker;
use crate::parts;

/// Events and scorings that are shown; earlier ones are in the log.
const CARDS: usize = 8;
/// Steps before the reader's last decision among which the beginning of an event is looked for that still goes on.
const BEFORE: usize = 40;

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
    heading: String,
    is_event: bool,
    rows: Rows,
    /// The step and the open step of its last line.
    step: usize,
    open_step: usize,
}

impl TablePage<'_> {
    /// What happened since the reader last decided. The page's script finds here what it has to know about the table, too.
    pub fn news(&self, choices: &[Choice]) -> Markup {
        let (locale, table) = (self.locale, &*self.inner.table);
        let seat = self.viewer.seat().filter(|_| self.goes_on());
        let since = seat.and_then(|seat| table.decided_last(seat));
        let news = seat.map(|seat| self.collect(seat, since.unwrap_or(0))).unwrap_or_default();
        let changed = since.map(|since| self.changed(since)).unwrap_or_default();
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
                    @if seat.is_some() && news.deeds.is_empty() && news.cards.is_empty() {
                        p.quiet-news { (locale.t("site-digest-none")) }
                    }
                }
                button.next id="next" type="button" data-next hidden { (locale.t("site-next")) }
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
        let mut goes_on = false;
        for line in &self.inner.table.log(Viewer::Seat(seat), since.saturating_sub(BEFORE)) {
            let said = self.locale.say_of(&line.phrase, &self.names);
            let begins = matches!(line.mark, Some(Mark::Event | Mark::Scoring));
            if begins {
                news.cards.push(Card::new(line, said.clone()));
            }
            goes_on = begins || (goes_on && line.mark == Some(Mark::Figure));
            match (news.cards.last_mut(), line.actor) {
                (Some(card), _) if goes_on && !begins => {
                    let about = about(&line.phrase);
                    let figure = about.and_then(|seat| self.deed(seat, &said));
                    add(&mut card.rows, about.filter(|_| figure.is_some()), figure.unwrap_or(said));
                    (card.step, card.open_step) = (line.step, line.open_step);
                }
                (_, Actor::Seat(rival)) if rival != seat && line.step >= since => {
                    let deed = self.deed(rival, &said);
                    deed.into_iter().for_each(|deed| add(&mut news.deeds, Some(rival), deed));
                }
                _ => {}
            }
        }
        // What the reader's own decision has led to counts, too.
        news.cards.retain(|card| card.step + 1 >= since);
        news
    }

    /// A line about somebody without their name.
    pub(super) fn deed(&self, seat: Seat, said: &str) -> Option<String> {
        let deed = said.strip_prefix(&*self.names[usize::from(seat.number())])?;
        let deed = deed.trim_start_matches([':', ',', ' ']);
        Some(deed.strip_suffix('.').unwrap_or(deed).to_owned())
    }

    /// The elements of the board that are others than they were after this number of steps.
    fn changed(&self, since: usize) -> String {
        let Some(then) = self.inner.table.frozen(since) else { return String::new() };
        let canvas = Canvas::new(self.locale.0, &self.names, self.viewer, &[]);
        let game = shelf::of(&*self.inner.table);
        let [then, now] = [&*then, &*self.inner.table].map(|table| game.draw(table, &canvas).into_string());
        let names: Vec<String> = parts::fresh(&then, &now).into_iter().map(|(name, _)| name).collect();
        names.join(" ")
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

impl Card {
    fn new(line: &LogLine, heading: String) -> Card {
        let is_event = line.mark == Some(Mark::Event);
        Card { heading, is_event, rows: Rows::new(), step: line.step, open_step: line.open_step }
    }
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

//! What the coach says of a finished game: chances, luck and skill, and what cost most.

mod chart;

use kernel::{Phrase, Record, Seat};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use screen::symbols;
use shelf::{Chance, Decision, Review, Told};
use table::AnyTable;
use words::Lang;

use super::layout::Page;
use super::moments::Moments;
use super::{Locale, marker};
use crate::assets;

/// How many decisions of each player are told in words.
const COSTLIEST: usize = 3;

/// A finished game with its review.
pub struct Reviewed<'a> {
    pub record: &'a Record,
    /// The table with its id, if it is one of this site: its moments can be visited.
    pub table: Option<(&'a str, &'a dyn AnyTable)>,
    pub review: &'a Review,
    pub names: &'a [String],
    pub locale: Locale,
}

/// The page around what is known.
pub fn framed(main: Markup, id: &str, locale: Locale) -> Page {
    let main = html! {
        h1 { (locale.t("coach-title")) }
        p { a href={ "/t/" (id) } { (locale.t("coach-back")) } }
        (main)
    };
    Page { title: locale.t("coach"), main, class: "reading", game: None }
}

/// Before there is a review: the way to begin it, or how far it is.
pub fn waiting(id: &str, progress: Option<(usize, usize)>, locale: Locale) -> Markup {
    html! {
        div.coach id="coach" {
            @if let Some((done, parts)) = progress {
                @let so_far = Phrase::new("coach-parts").with("done", done as u32).with("parts", parts as u32);
                section {
                    p id="coach-under-way" { (locale.t("coach-under-way")) }
                    progress aria-labelledby="coach-under-way" max=(parts.max(1)) value=(done) {}
                    p.hint { (locale.say(&so_far)) }
                    noscript { a.button href={ "/t/" (id) "/coach" } { (locale.t("coach-reload")) } }
                }
            } @else {
                p { (locale.t("coach-about")) }
                form method="post" action={ "/t/" (id) "/coach" } {
                    p { button.primary { (locale.t("coach-begin")) } }
                    p.hint { (locale.t("coach-begin-about")) }
                }
            }
        }
    }
}

/// A page that needs nothing else: the review of a record that is at no table.
pub fn alone(record: &Record, review: &Review, lang: Lang) -> String {
    let locale = Locale::of(lang);
    let names: Vec<String> = Seat::all(record.players).map(|seat| locale.0.seat_name(seat)).collect();
    let reviewed = Reviewed { record, table: None, review, names: &names, locale };
    let title = locale.t(&format!("{}-title", record.game));
    let page = html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " – Tianxia" }
                style { @for sheet in ["style.css", "board.css", "around.css", "coach.css"] { (PreEscaped(assets::text(sheet))) } }
            }
            body.reading {
                (symbols::sheet(&symbols::common()))
                main { h1 { (title) } h2 { (locale.t("coach-title")) } (reviewed.page(false)) }
            }
        }
    };
    page.into_string()
}

impl Reviewed<'_> {
    /// The whole review.
    pub fn page(&self, hindsight: bool) -> Markup {
        let (locale, review) = (self.locale, self.review);
        let told = shelf::game(&self.record.game).map(|game| game.tell(self.record, &review.decisions));
        let told = told.unwrap_or_default();
        let decisions: Vec<(&Decision, &Told)> = review.decisions.iter().zip(&told).collect();
        html! {
            div.coach id="coach" {
                p { (locale.t("coach-about")) }
                (chart::chart(self, hindsight))
                @if let Some((id, _)) = self.table.filter(|(_, table)| table.has_secrets()) {
                    @let (query, key) = if hindsight { ("", "coach-foresight") } else { ("?hindsight=1", "coach-hindsight") };
                    p { a.button.quiet href={ "/t/" (id) "/coach" (query) } { (locale.t(key)) } }
                }
                (self.tallies())
                section {
                    h2 { (locale.t("coach-costliest")) }
                    @for seat in self.seats() { (self.costliest(seat, &decisions)) }
                }
                (self.all(&decisions))
            }
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.names.len() as u8)
    }

    fn player(&self, seat: Seat) -> Markup {
        html! { (marker(seat)) " " (self.names[usize::from(seat.number())]) }
    }

    /// What luck and what decisions changed, for everybody.
    fn tallies(&self) -> Markup {
        let locale = self.locale;
        let heads =
            ["coach-first", "coach-luck", "coach-own", "coach-others", "coach-last", "coach-accuracy"];
        html! {
            section {
                h2 { (locale.t("coach-luck-and-skill")) }
                div.wide tabindex="0" role="group" aria-label=(locale.t("coach-luck-and-skill")) { table {
                    thead { tr {
                        th.text scope="col" { (locale.t("coach-player")) }
                        @for head in heads { th scope="col" { (locale.t(head)) } }
                    } }
                    tbody {
                        @for (seat, tally) in self.seats().zip(&self.review.tallies) {
                            tr {
                                th scope="row" { (self.player(seat)) }
                                td { (self.percent(tally.first)) }
                                @for change in [tally.luck, tally.own, tally.others] { td { (self.change(change)) } }
                                td { (self.percent(tally.last)) }
                                td { (tally.accuracy) " %" }
                            }
                        }
                    }
                } }
                p.hint { (locale.t("coach-sum-about")) }
            }
        }
    }

    /// What cost a player most, in words.
    fn costliest(&self, seat: Seat, decisions: &[(&Decision, &Told)]) -> Markup {
        let worst = self.review.costliest(seat.number(), COSTLIEST);
        let told = |one: &Decision| decisions.iter().find(|(decision, _)| decision.step == one.step);
        html! {
            h3 { (self.player(seat)) }
            @if worst.is_empty() { p.hint { (self.locale.t("coach-costliest-none")) } }
            ul.mistakes {
                @for (decision, told) in worst.into_iter().filter_map(told) {
                    li {
                        p { (self.in_words(decision, told)) }
                        @if let Some((id, table)) = self.table { (self.ways(id, table.open_at(decision.step), decision)) }
                    }
                }
            }
        }
    }

    fn in_words(&self, decision: &Decision, told: &Told) -> String {
        let key = if decision.points > 0 { "coach-costs" } else { "coach-costs-chance" };
        let [phase, played, best] =
            [&told.phase, &told.played, &told.best].map(|phrase| self.locale.say_of(phrase, self.names));
        let phrase = Phrase::new(key).with("phase", phase).with("played", played).with("best", best);
        let points = self.locale.tenths(decision.points, false);
        let phrase = phrase.with("cost", self.tenth(decision.cost(), false)).with("points", points);
        self.locale.say(&phrase)
    }

    /// Where to look at a decision, and to decide otherwise.
    fn ways(&self, id: &str, at: usize, decision: &Decision) -> Markup {
        let (locale, seat) = (self.locale, Seat::new(decision.seat));
        let moments = Moments { id, view_as: Some(kernel::Viewer::Seat(seat)), plain: false };
        html! {
            div.row {
                a.button.quiet href=(moments.after(at)) { (locale.t("coach-look")) }
                form method="post" action={ "/t/" (id) "/go-on" } {
                    input type="hidden" name="at" value=(at);
                    input type="hidden" name="seat" value=(seat);
                    button.quiet { (locale.t("coach-try")) }
                }
            }
        }
    }

    /// Every decision, one under the other.
    fn all(&self, decisions: &[(&Decision, &Told)]) -> Markup {
        let locale = self.locale;
        html! {
            details {
                summary { (locale.t("coach-all")) " (" (decisions.len()) ")" }
                div.wide tabindex="0" role="group" aria-label=(locale.t("coach-all")) { table {
                    thead { tr {
                        th scope="col" { (locale.t("coach-step")) }
                        @for head in ["coach-player", "coach-what", "coach-best"] { th.text scope="col" { (locale.t(head)) } }
                        @for head in ["coach-before", "coach-after", "coach-cost"] { th scope="col" { (locale.t(head)) } }
                    } }
                    tbody {
                        @for (decision, told) in decisions {
                            tr {
                                td { (decision.step) }
                                td.text { (self.player(Seat::new(decision.seat))) }
                                td.text { (locale.say_of(&told.played, self.names)) }
                                td.text { @if decision.best != decision.played { (locale.say_of(&told.best, self.names)) } }
                                td { (self.percent(decision.before)) }
                                td { (self.percent(decision.after)) }
                                td { @if decision.cost() > Chance(0) { (self.change(Chance(-decision.cost().0))) } }
                            }
                        }
                    }
                } }
            }
        }
    }

    /// A chance in tenths of a percent.
    fn tenth(&self, chance: Chance, signed: bool) -> String {
        self.locale.tenths((f64::from(chance.0) / 10.0).round() as i32, signed)
    }

    fn percent(&self, chance: Chance) -> String {
        self.tenth(chance, false) + " %"
    }

    fn change(&self, change: Chance) -> Markup {
        html! { span class=[(change < Chance(0)).then_some("loss")] { (self.tenth(change, true)) } }
    }
}

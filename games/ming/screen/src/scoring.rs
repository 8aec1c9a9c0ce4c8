//! The sheet of a scoring: district by district who went into the city, city by city what that brought.

use kernel::{Phrase, Seat, key};
use maud::{Markup, html};
use ming::Phase;
use ming::data::{District, Province, Source};

use super::Scene;
use super::sheet::{Gains, ScoreSheet};
use screen::symbols::icon;

impl Scene<'_> {
    /// The scoring that goes on, or has just been: a table for each province, then the sums.
    pub fn scoring(&self) -> Markup {
        let Some(sheet) = &self.sheet else { return html! {} };
        let (over, going_on) = (self.view.phase == Phase::Over, self.scores());
        let heading = Phrase::new("ming-page-sheet").with("round", sheet.round);
        html! {
            details id={ "sheet-" (sheet.round) @if !going_on { "-done" } } class={ "forecast reckoning" @if going_on { " now" } }
                open[going_on || over] {
                summary { (self.canvas.say(&heading)) }
                p class="hint" { (self.canvas.text("ming-page-sheet-about")) }
                div class="provinces" {
                    @for &province in &self.view.board.order { (self.scored_lines(sheet, province)) }
                }
                table class="sums" {
                    thead { tr { td {} @for seat in self.view.seats() { th scope="col" { (self.head(seat)) } } } }
                    tbody {
                        @if !self.scores() { (self.gained(Source::Monasteries, &sheet.monasteries)) }
                        @if over { (self.gained(Source::Tiles, &sheet.tiles)) }
                    }
                    tfoot {
                        tr {
                            th scope="row" { (self.canvas.text("ming-page-sheet-total")) }
                            @for seat in self.view.seats() { td { b { "+" (sheet.total(seat)) } } }
                        }
                    }
                }
            }
        }
    }

    /// The districts of a province, then its city.
    fn scored_lines(&self, sheet: &ScoreSheet, province: Province) -> Markup {
        let state = match (self.scored() == Some(province), self.is_counted(province)) {
            (true, _) => "now",
            (_, true) => "done",
            _ => "ahead",
        };
        html! {
            table id={ "scored-" (province) } class={ "c-" (province) " " (state) } {
                thead { tr { td { (self.tile(province)) } @for colour in self.view.colours() { th scope="col" { (self.head(colour)) } } } }
                tbody {
                    @for district in District::of(province) {
                        tr {
                            th scope="row" { (self.place(district).name()) }
                            @for colour in self.view.colours() { td { (self.sent(sheet, district, colour)) } }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (self.canvas.text("ming-page-sheet-city")) @if state == "done" { " ✓" } }
                        @for colour in self.view.colours() { td { (self.stayed(sheet, province, colour)) } }
                    }
                }
            }
        }
    }

    /// Whether a city has been counted in this scoring, also one in which nobody was.
    fn is_counted(&self, province: Province) -> bool {
        let place = self.view.board.order.iter().position(|&other| other == province);
        !self.scores() || place.is_some_and(|place| place < usize::from(self.view.city))
    }

    /// The members whom a district sent, those of them who went back, and a set that their tiles completed.
    fn sent(&self, sheet: &ScoreSheet, district: District, colour: Seat) -> Markup {
        let (sent, back) = (sheet.sent[district][colour], sheet.back[district][colour]);
        let set = sheet.sets[district][colour];
        html! {
            @if sent > 0 { (sent) (icon("yamen")) }
            @if back > 0 { span class="back-again" { " −" (back) } }
            @if set > 0 { " " b class="set" { "+" (set) (icon("star")) } }
        }
    }

    /// The members left in a city and what they brought; as long as it is not counted, what they would bring.
    fn stayed(&self, sheet: &ScoreSheet, province: Province, colour: Seat) -> Markup {
        let left = sheet.left(province)[colour];
        let plays = !self.view.is_neutral(colour);
        let would = self.tally.cities[province].points[colour];
        html! {
            @if left > 0 { span class="left" { (left) (icon("yamen")) } }
            @match &sheet.cities[province] {
                Some(gains) => @if plays && left > 0 { b { "+" (gains[colour]) } },
                None => @if plays && left > 0 && self.scores() {
                    span class="would" title=(self.canvas.text("ming-page-would")) { "(+" (would) ")" }
                },
            }
        }
    }

    fn gained(&self, source: Source, gains: &Gains) -> Markup {
        html! {
            tr {
                th scope="row" { span class="name" { (self.canvas.text(key(source))) } }
                @for seat in self.view.seats() { td { @if gains[seat] > 0 { "+" (gains[seat]) } } }
            }
        }
    }

    /// What a city has given in the scoring that goes on or has just been, in its middle.
    pub fn harvest(&self, province: Province) -> Option<Markup> {
        let gains = self.sheet.as_ref()?.cities[province].as_ref()?;
        let some: Vec<Seat> = self.view.seats().filter(|&seat| gains[seat] > 0).collect();
        let step = if some.len() > 2 { 18 } else { 22 };
        let top = -step * (some.len() as i32 - 1) / 2;
        Some(html! {
            g class={ "harvest" @if some.len() > 2 { " many" } } {
                @if some.is_empty() { text class="done" y="9" { "✓" } }
                @for (row, &seat) in (0..).zip(&some) {
                    @let look = self.look(seat);
                    @let y = top + step * row;
                    use class={ "leader p" (look) } href={ "#s-shape-" (look) } x=(-12 - step) y=(y - step / 2 + 1)
                        width=(step - 2) height=(step - 2) {}
                    text x="13" y=(y + step / 3) { "+" (gains[seat]) }
                }
            }
        })
    }
}

//! The next scoring as a table: district by district who goes into the city, city by city what that brings.

use kernel::{Phrase, Piece, Seat, key};
use maud::{Markup, html};
use ming::data::{District, Province, SET_POINTS, Source};

use super::Scene;
use screen::symbols::icon;

impl Scene<'_> {
    pub fn forecast(&self) -> Markup {
        let heading = match (self.tally.over, self.scores()) {
            (true, _) => Phrase::new("ming-page-scored"),
            (_, true) => Phrase::new("ming-page-scoring"),
            _ => Phrase::new("ming-page-forecast").with("round", 2 * self.tally.scoring as u8 + 2),
        };
        html! {
            details id="forecast" class="forecast" {
                summary { (self.canvas.say(&heading)) }
                @if !self.tally.over { p class="hint" { (self.canvas.text("ming-page-forecast-about")) } }
                // Wider than a small screen: whoever has no finger pushes it by keys.
                div class="wide" role="group" tabindex="0" aria-label=(self.canvas.say(&heading)) {
                    table {
                        thead { tr { td {} @for colour in self.view.colours() { th scope="col" { (self.head(colour)) } } } }
                        @if !self.tally.over { @for &province in &self.view.board.order { (self.province(province)) } }
                        tbody class="sources" {
                            @for &source in Source::ALL { (self.source(source)) }
                        }
                        tfoot {
                            tr {
                                th scope="row" { (self.canvas.text("ming-page-total")) }
                                @for colour in self.view.colours() {
                                    td { @if !self.view.is_neutral(colour) { b { (self.tally.total(colour)) } } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// A colour at the head of a column.
    pub fn head(&self, colour: Seat) -> Markup {
        let look = self.look(colour);
        html! {
            svg class={ "i mark p" (look) } aria-hidden="true" { use href={ "#s-shape-" (look) } {} }
            span class="name" {
                @if self.view.is_neutral(colour) { (self.canvas.text("ming-page-neutral")) }
                @else { (self.canvas.name(colour)) }
            }
        }
    }

    /// The districts of a province, then its city.
    fn province(&self, province: Province) -> Markup {
        let city = &self.tally.cities[province];
        let now = if self.scored() == Some(province) { " now" } else { "" };
        let says = Phrase::new("ming-page-city-of").with("province", key(province));
        html! {
            tbody id={ "lines-" (province) } class={ "c-" (province) (now) } {
                @if !self.scores() { @for district in District::of(province) { (self.line(district)) } }
                tr class="source" {
                    th scope="row" { (self.tile(province)) span class="name" { (self.canvas.say(&says)) } }
                    @for colour in self.view.colours() {
                        td {
                            @if city.counted { @if !self.view.is_neutral(colour) { "✓" } }
                            @else if city.left[colour] > 0 {
                                span class="left" { (city.left[colour]) "×" (icon("yamen")) }
                                @if !self.view.is_neutral(colour) { b { "+" (city.points[colour]) } }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The members of each colour in a district, and how many of them would go.
    fn line(&self, district: District) -> Markup {
        let (open, sent) = (self.view.open[district], self.tally.sent[district]);
        html! {
            tr {
                th scope="row" { (self.place(district).name()) }
                @for colour in self.view.colours() {
                    td {
                        @if open[colour] > 0 {
                            (open[colour])
                            @if sent[colour] > 0 { " → " b { (sent[colour]) } }
                        }
                    }
                }
            }
        }
    }

    fn source(&self, source: Source) -> Markup {
        let worth = (source == Source::Sets && !self.tally.over).then(|| SET_POINTS[self.tally.scoring]);
        html! {
            tr class="source" {
                th scope="row" {
                    span class="name" { (self.canvas.text(key(source))) @if let Some(worth) = worth { " (" (worth) ")" } }
                }
                @for colour in self.view.colours() {
                    td { @if !self.view.is_neutral(colour) { (self.tally.points[colour][source]) } }
                }
            }
        }
    }
}

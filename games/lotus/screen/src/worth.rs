//! What everyone's regions are worth: a running count by source.

use kernel::{Piece, key};
use lotus::Phase;
use lotus::data::Source;
use maud::{Markup, html};

use super::{SIGNS, Scene, VICTORY};
use screen::symbols::icon;

impl Scene<'_> {
    pub fn worth(&self) -> Markup {
        let text = if self.view.phase == Phase::Over { "lotus-page-scoring" } else { "lotus-page-worth" };
        html! {
            details id="worth" class="forecast" {
                summary { (self.canvas.text(text)) }
                div class="wide" {
                    table class="ledger" {
                        thead { tr { td {} @for seat in self.view.seats() { th scope="col" { (self.head(seat)) } } } }
                        tbody { @for &source in Source::ALL { (self.source(source)) } }
                        tfoot {
                            tr {
                                th scope="row" { (self.canvas.text("lotus-page-total")) }
                                @for seat in self.view.seats() { td { b { (self.view.total(seat)) } } }
                            }
                        }
                    }
                }
            }
        }
    }

    fn source(&self, source: Source) -> Markup {
        let symbol = match source {
            Source::Dragons => "dragon",
            Source::Victory => VICTORY,
            _ => SIGNS[source.index()],
        };
        html! {
            tr {
                th scope="row" { (icon(symbol)) span class="name" { (self.canvas.text(key(source))) } }
                @for seat in self.view.seats() {
                    @let points = self.view.points(seat, source);
                    td { @if points > 0 { (points) } }
                }
            }
        }
    }
}

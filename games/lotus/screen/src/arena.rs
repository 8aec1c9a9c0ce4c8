//! What is going on beside the map, by phase.

use kernel::Phrase;
use lotus::Phase;
use maud::{Markup, html};

use super::Scene;

impl Scene<'_> {
    /// A contest, the rebellion or the new cards; else what was last revealed.
    pub fn arena(&self) -> Markup {
        let inside = match self.view.phase {
            Phase::Crown | Phase::Lotus => return html! {},
            Phase::Vote => html! { (self.duel()) (self.votes()) },
            Phase::Name => html! { (self.naming()) (self.votes()) },
            Phase::Expel | Phase::Tiles => self.votes(),
            Phase::Muster => html! { (self.muster()) (self.votes()) },
            Phase::Income => html! { (self.levy()) (self.rebellion()) },
            Phase::Capture | Phase::Cubes | Phase::Over => self.rebellion(),
        };
        // What is decided here comes before the map, what is over after it.
        let above = !matches!(self.view.phase, Phase::Cubes | Phase::Over);
        html! {
            @if !inside.0.is_empty() {
                section id="arena" class={ "arena" @if above { " above" } } {
                    // Every act is a sheet of its own: nothing slides from one into the next.
                    div id={ "act-" (format!("{:?}", self.view.phase).to_lowercase()) } class="act" { (inside) }
                }
            }
        }
    }

    /// The regions that are still to be settled wait for the Emperor.
    fn naming(&self) -> Markup {
        let left = self.view.realm.cubed().0.count_ones();
        let says = Phrase::new("lotus-page-naming").with("seat", self.view.emperor).with("left", left);
        html! { p id="naming" class="note" { (screen::symbols::icon("emperor")) span { (self.canvas.say(&says)) } } }
    }
}

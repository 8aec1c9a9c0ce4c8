//! The courts: who, what they own, who lives there.

use dragon::data::Person;
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::Scene;
use screen::symbols::{icon, marker};

impl Scene<'_> {
    /// The reader's court, then the others clockwise.
    pub fn courts(&self) -> Markup {
        let rivals = self.canvas.rivals(Seat::new(0));
        html! {
            @if let Some(seat) = self.canvas.me() { (self.court(seat, "mine")) }
            div id="rivals" class={ "rivals n" (rivals.len()) } { @for seat in rivals { (self.court(seat, "rival")) } }
        }
    }

    fn court(&self, seat: Seat, size: &str) -> Markup {
        let now = if self.view.active() == Some(seat) { "now" } else { "" };
        html! {
            section id={ "court-" (seat) } class={ "court " (size) " p" (seat) " " (now) } {
                header {
                    (marker(seat))
                    h2 { (self.canvas.name(seat)) }
                    @if size == "mine" { span class="you" { (self.canvas.text("dragon-page-you")) } }
                    (self.standing(seat))
                }
                (self.palaces(seat))
                div class="purse" { (self.goods(seat)) (self.privileges(seat)) }
                div class="hold" { (self.hand(seat)) (self.wall_tiles(seat)) }
            }
        }
    }

    /// Place on the track and points.
    fn standing(&self, seat: Seat) -> Markup {
        let court = &self.view.courts[seat];
        html! {
            span class="standing" {
                span class="space" title=(self.place_says(seat)) { (icon("steps")) (court.track) }
                span id={ "points-" (seat) } class="points" title=(self.points_say(seat)) {
                    (icon("star")) (court.total())
                }
            }
        }
    }

    /// Points, and how many a month brings as things stand.
    pub fn points_say(&self, seat: Seat) -> String {
        let court = &self.view.courts[seat];
        let (palaces, ladies) = (court.palaces.count(), court.symbols(Person::Lady));
        let says = Phrase::new("dragon-page-points")
            .with("points", court.total())
            .with("income", palaces + ladies + court.dragons())
            .with("palaces", palaces)
            .with("ladies", ladies)
            .with("dragons", court.dragons());
        self.canvas.say(&says)
    }
}

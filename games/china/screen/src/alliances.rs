//! The markers of alliances on the borders, with who holds them.

use maud::{Markup, html};

use super::Scene;

impl Scene<'_> {
    pub fn alliances(&self) -> Markup {
        html! {
            @for place in 0..self.tally.alliances.len() { (self.alliance(place)) }
        }
    }

    fn alliance(&self, place: usize) -> Markup {
        let [x, y] = self.view.realm.board.alliances[place].place;
        let (points, seats) = self.tally.alliances[place];
        let only = seats.first().filter(|_| seats.len() == 1);
        html! {
            g id={ "alliance-" (place + 1) } transform={ "translate(" (x) " " (y) ")" }
                class={ "alliance" @if !seats.is_empty() { " held" } @if let Some(seat) = only { " p" (seat) } } {
                title { (self.alliance_says(place)) }
                path class="bead" d="M-9-15h18l6 6v18l-6 6h-18l-6-6v-18z" {}
                text y="6" { (place + 1) }
                @for (number, seat) in (0..).zip(seats.iter()) {
                    use class={ "holder p" (seat) } href={ "#s-shape-" (seat) } x=(8 + 13 * number) y="6"
                        width="17" height="17" {}
                }
                @if self.tally.over && !seats.is_empty() { text class="gain" x="20" y="-10" { "+" (points) } }
            }
        }
    }
}

//! A city in the next scoring: who leads there, and the points that brings; or what it has just given.

use kernel::{Piece, Seat};
use maud::{Markup, html};
use ming::data::Province;

use super::Scene;

/// Where this number of leaders stand, and how large they are.
const STANDS: [(i32, &[[i32; 2]]); 4] = [
    (34, &[[0, 0]]),
    (22, &[[-11, 0], [11, 0]]),
    (19, &[[-10, -8], [10, -8], [0, 9]]),
    (18, &[[-9, -9], [9, -9], [-9, 9], [9, 9]]),
];

impl Scene<'_> {
    pub fn city(&self, province: Province) -> Markup {
        let city = &self.tally.cities[province];
        let [x, y] = self.view.board.provinces[province.index()].city;
        let now = if self.scored() == Some(province) { " now" } else { "" };
        let given = self.harvest(province);
        let leads = |colour: &Seat| given.is_none() && city.shares[*colour] > 0;
        let leaders: Vec<Seat> = self.view.colours().filter(leads).collect();
        html! {
            g id={ "city-" (province) } class={ "city c-" (province) (now) } transform={ "translate(" (x) " " (y) ")" } {
                title { (self.city_says(province)) }
                @if !now.is_empty() { circle class="called" r="56" {} }
                circle class={ "square" @if leaders.is_empty() && !city.counted && given.is_none() { " bare" } } r=(if given.is_some() { 36 } else { 22 }) {}
                g class="up" {
                    @if let Some(given) = &given { (given) } @else if city.counted { text class="done" y="9" { "✓" } }
                    @if let Some((size, stands)) = leaders.len().checked_sub(1).and_then(|more| STANDS.get(more)) {
                        @for (&colour, [x, y]) in leaders.iter().zip(*stands) {
                            @let look = self.look(colour);
                            use class={ "leader p" (look) } href={ "#s-shape-" (look) } x=(x - size / 2) y=(y - size / 2)
                                width=(size) height=(size) {}
                        }
                        @if let [only] = leaders[..] {
                            @if city.points[only] > 0 {
                                text class="worth" y=(if self.look(only) == 2 { 12 } else { 7 }) { (city.points[only]) }
                            }
                        }
                    }
                }
            }
        }
    }
}

//! The players: who they are, what they hold, what they own and what it is worth.

use kernel::{Phrase, Piece, Seat, key};
use lotus::Phase;
use lotus::data::{Building, DRAGON_POINTS};
use maud::{Markup, html};

use super::{ARMY, INFLUENCE, Scene, VICTORY, sign, spots};
use crate::symbols::{icon, marker};

/// The highest card.
const HIGHEST: u8 = 3;

impl Scene<'_> {
    /// The reader first, then the others clockwise.
    pub fn players(&self) -> Markup {
        let first = self.canvas.me().unwrap_or(self.view.emperor);
        html! {
            div class={ "players n" (self.view.players()) } {
                @for seat in first.clockwise(self.view.players()) { (self.player(seat)) }
            }
        }
    }

    fn player(&self, seat: Seat) -> Markup {
        let mine = self.canvas.me() == Some(seat);
        let (asked, several) = (self.view.waiting.contains(seat), self.view.waiting.len() > 1);
        let now = asked && !several;
        html! {
            section id={ "player-" (seat) } class={ "player p" (seat) @if now { " now" } @if mine { " mine" } } {
                header {
                    (marker(seat))
                    h2 { (self.canvas.name(seat)) }
                    @if mine { span class="you" { (self.canvas.text("lotus-page-you")) } }
                    (self.title_of(seat))
                    @if asked && several {
                        span class="waits" title=(self.of("lotus-page-thinks", seat)) { (icon("lotus-thinking")) }
                    }
                    span id={ "points-" (seat) } class="standing" title=(self.points_say(seat)) {
                        (icon(VICTORY)) b { (self.view.total(seat)) }
                    }
                }
                @if mine { (self.hand(seat)) }
                div class="holds" {
                    @if !mine { ul { (self.purse(seat)) } }
                    ul { (self.owns(seat)) }
                }
            }
        }
    }

    /// The figures of the Emperor and of the Rebel.
    fn title_of(&self, seat: Seat) -> Markup {
        html! {
            @if self.view.emperor == seat && self.view.phase != Phase::Crown {
                span id="the-emperor" class="figure" title=(self.of("lotus-page-emperor", seat)) { (icon("emperor")) }
            }
            @if self.view.rebel == Some(seat) {
                span id="the-rebel" class="figure" title=(self.of("lotus-page-rebel", seat)) { (icon("lotus-rebel")) }
            }
        }
    }

    /// Another player's points of influence and army, and his cubes.
    fn purse(&self, seat: Seat) -> Markup {
        let lord = &self.view.lords[seat];
        let counts = [
            (INFLUENCE, "lotus-page-has-influence", lord.influence),
            (ARMY, "lotus-page-has-army", lord.army),
        ];
        html! {
            @for (symbol, text, count) in counts {
                @let says = Phrase::new(text).with("seat", seat).with("count", count);
                li class={ "good" @if count == 0 { " none" } } title=(self.canvas.say(&says)) { (icon(symbol)) b { (count) } }
            }
            @if self.view.phase == Phase::Cubes {
                @let left = self.view.cubes_left(seat);
                @let says = Phrase::new("lotus-page-has-cubes").with("seat", seat).with("count", left);
                li class={ "good" @if left == 0 { " none" } } title=(self.canvas.say(&says)) {
                    (icon(&format!("cube-of-{seat}"))) b { (left) }
                }
            }
        }
    }

    /// Regions by building, and those with a dragon.
    fn owns(&self, seat: Seat) -> Markup {
        let realm = &self.view.realm;
        let dragons = (realm.chips[seat] & realm.board.dragons()).count_ones();
        html! {
            @for &building in Building::ALL {
                @let count = realm.count(seat, building);
                @if count > 0 {
                    @let says = Phrase::new("lotus-page-owns").with("building", key(building)).with("count", count);
                    li class="own" title={ (self.canvas.say(&says)) "\n" (self.building_says(building)) } {
                        (icon(sign(building))) b { (count) }
                    }
                }
            }
            @if dragons > 0 {
                @let says = Phrase::new("lotus-page-owns-dragons").with("count", dragons);
                li class="own serpents" title=(self.canvas.say(&says.with("points", DRAGON_POINTS))) {
                    (icon("dragon")) b { (dragons) }
                }
            }
        }
    }

    /// The reader's points as cards, and his cubes.
    fn hand(&self, seat: Seat) -> Markup {
        let lord = &self.view.lords[seat];
        let has = |text: &'static str, count: u8| {
            self.canvas.say(&Phrase::new(text).with("seat", seat).with("count", count))
        };
        html! {
            div class="hand" {
                div id="hand-influence" class="pack" title=(has("lotus-page-has-influence", lord.influence)) {
                    span class="good" { (icon(INFLUENCE)) b { (lord.influence) } }
                    span class="fan" aria-hidden="true" {
                        @for card in cards(lord.influence) { span class="mini" { (card) } }
                        span class="mini" { "0" }
                    }
                }
                div id="hand-army" class="pack" title=(has("lotus-page-has-army", lord.army)) {
                    span class="good" { (icon(ARMY)) b { (lord.army) } }
                    span class="fan" aria-hidden="true" { @for card in cards(lord.army) { span class="mini army" { (card) } } }
                }
                @if self.view.phase == Phase::Cubes {
                    @let left = self.view.cubes_left(seat);
                    div id="hand-cubes" class="pack" title=(has("lotus-page-has-cubes", left)) {
                        span class="fan" { @for _ in 0..left { (icon(&format!("cube-of-{seat}"))) } }
                        (self.waive())
                    }
                }
            }
        }
    }

    /// Where the reader gives a cube up.
    fn waive(&self) -> Markup {
        let spot = self.canvas.spot(spots::WAIVE);
        html! {
            @if spot.is_open() {
                (self.piece(&spot, "button-like", &self.canvas.text("lotus-page-waive"), html! {
                    span aria-hidden="true" { (self.canvas.text("lotus-do-waive")) }
                }))
            }
        }
    }
}

/// So many points as few cards.
fn cards(points: u8) -> impl Iterator<Item = u8> {
    let rest = points % HIGHEST;
    std::iter::repeat_n(HIGHEST, usize::from(points / HIGHEST)).chain((rest > 0).then_some(rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_shown_as_few_cards() {
        assert_eq!(cards(8).collect::<Vec<_>>(), [3, 3, 2]);
        assert_eq!(cards(0).count(), 0);
    }
}

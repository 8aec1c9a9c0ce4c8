//! The players: who they are, what they hold, what they own and what it is worth.

use kernel::{Phrase, Piece, Seat, key};
use lotus::data::{Building, DRAGON_POINTS};
use lotus::{Cards, Lord, Phase};
use maud::{Markup, html};

use super::{ARMY, INFLUENCE, Scene, VICTORY, sign, spots};
use screen::symbols::{icon, marker};

impl Scene<'_> {
    /// The reader, in full size.
    pub fn own(&self) -> Markup {
        html! { @if let Some(seat) = self.canvas.me() { (self.player(seat)) } }
    }

    /// The others clockwise from the reader; for whoever only looks on, all.
    pub fn rivals(&self) -> Markup {
        let rivals = self.canvas.rivals(self.view.emperor);
        html! { div id="rivals" class={ "players n" (rivals.len()) } { @for seat in rivals { (self.player(seat)) } } }
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

    /// Another player's points of influence and army, and their cubes.
    fn purse(&self, seat: Seat) -> Markup {
        let lord = &self.view.lords[seat];
        let army = Phrase::new("lotus-page-has-army").with("seat", seat).with("count", lord.army);
        let chips = self.view.chips_left(seat).map(|left| {
            let says = Phrase::new("lotus-page-has-chips").with("seat", seat).with("count", left);
            (format!("chip-of-{seat}"), says, left)
        });
        let counts = [
            (INFLUENCE.to_owned(), influence_says(seat, lord), lord.influence),
            (ARMY.to_owned(), army, lord.army),
        ];
        html! {
            @for (symbol, says, count) in counts.into_iter().chain(chips) {
                li class={ "good" @if count == 0 { " none" } } title=(self.canvas.say(&says)) { (icon(&symbol)) b { (count) } }
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

    /// The reader's points as cards, and their cubes.
    fn hand(&self, seat: Seat) -> Markup {
        let lord = &self.view.lords[seat];
        let has = |text: &'static str, count: u8| {
            self.canvas.say(&Phrase::new(text).with("seat", seat).with("count", count))
        };
        html! {
            div class="hand" {
                div id="hand-influence" class="pack" title=(self.canvas.say(&influence_says(seat, lord))) {
                    span class="good" { (icon(INFLUENCE)) b { (lord.influence) } }
                    span class="fan" aria-hidden="true" {
                        @for card in lord.cards.unwrap_or(Cards::of(lord.influence)).values() { span class="mini" { (card) } }
                        span class="mini" { "0" }
                    }
                }
                div id="hand-army" class="pack" title=(has("lotus-page-has-army", lord.army)) {
                    span class="good" { (icon(ARMY)) b { (lord.army) } }
                    span class="fan" aria-hidden="true" { @for card in Cards::of(lord.army).values() { span class="mini army" { (card) } } }
                }
                @if let Some(left) = self.view.chips_left(seat) {
                    div id="hand-chips" class="pack" title=(has("lotus-page-has-chips", left)) {
                        span class="good" { (icon(&format!("chip-of-{seat}"))) b { (left) } }
                    }
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
                (spot.piece("button-like", &self.canvas.text("lotus-page-waive"), html! {
                    span aria-hidden="true" { (self.canvas.text("lotus-do-waive")) }
                }))
            }
        }
    }
}

/// A player's influence, card by card where the cards count.
fn influence_says(seat: Seat, lord: &Lord) -> Phrase {
    let text = if lord.cards.is_some() { "lotus-page-has-cards" } else { "lotus-page-has-influence" };
    let cards: Vec<String> =
        lord.cards.into_iter().flat_map(Cards::values).map(|card| card.to_string()).collect();
    Phrase::new(text).with("seat", seat).with("count", lord.influence).with("cards", cards.join(" + "))
}

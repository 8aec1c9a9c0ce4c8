//! The new cards, laid out by building.

use kernel::{Phrase, Piece, Seat, key};
use lotus::data::{Building, INCOME, PALACE_INFLUENCE, ROUNDS, YIELD};
use lotus::{Action, Phase};
use maud::{Markup, html};

use super::{ARMY, INFLUENCE, Scene, sign, spots};
use screen::symbols::{icon, marker};

impl Scene<'_> {
    /// New cards are being given: what everyone gets, and what the reader's palaces may bring, which stays in its place when
    /// others are asked.
    pub fn levy(&self) -> Markup {
        html! {
            header { (self.canvas.heading("lotus-page-income")) }
            @if let Some(me) = self.canvas.me().filter(|&me| self.view.palaces(me) > 0) {
                div id="levy" class="play" {
                    h3 { (self.canvas.text("lotus-page-levy")) }
                    div class="deck" {
                        @for palaces in 0..=self.view.palaces(me) { (self.levied(me, palaces)) }
                    }
                }
            }
            (self.income_table())
        }
    }

    fn levied(&self, me: Seat, palaces: u8) -> Markup {
        let spot = self.canvas.spot(spots::levy(palaces));
        let (influence, army) = self.view.income(me, palaces);
        let says = Phrase::new("lotus-page-levied").with("influence", influence).with("army", army);
        let says = self.title(&spot, Action::Levy(palaces), self.canvas.say(&says));
        spot.piece(
            "leaf both",
            &says,
            html! {
                span aria-hidden=[spot.unread()] { (icon(INFLUENCE)) b { "+" (influence) } }
                span aria-hidden=[spot.unread()] { (icon(ARMY)) b { "+" (army) } }
            },
        )
    }

    /// What the next cards would be, folded; nothing when there will be none.
    pub fn next_cards(&self) -> Markup {
        let view = self.view;
        if view.round == 0 || view.round == ROUNDS || matches!(view.phase, Phase::Income | Phase::Over) {
            return html! {};
        }
        html! {
            details id="income" class="forecast" {
                summary { (self.canvas.text("lotus-page-income-next")) }
                (self.income_table())
            }
        }
    }

    fn income_table(&self) -> Markup {
        let seats = || self.view.seats();
        html! {
            div id="income-table" class="wide" {
                table class="ledger" {
                    thead { tr { td {} @for seat in seats() { th scope="col" { (self.head(seat)) } } } }
                    tbody {
                        tr {
                            th scope="row" { (icon("cards")) span class="name" { (self.canvas.text("lotus-page-everybody")) } }
                            @for _ in seats() { td { (both(INCOME)) } }
                        }
                        @for &building in Building::ALL.iter().filter(|&&building| building != Building::Village) {
                            tr title=(self.building_says(building)) {
                                th scope="row" { (icon(sign(building))) span class="name" { (self.canvas.text(key(building))) } }
                                @for seat in seats() { td { (self.yields(seat, building)) } }
                            }
                        }
                    }
                    tfoot {
                        tr title=(self.canvas.text("lotus-page-income-total")) {
                            th scope="row" { (self.canvas.text("lotus-page-total")) }
                            @for seat in seats() { td { (both(self.view.income(seat, 0))) } }
                        }
                    }
                }
            }
        }
    }

    /// What somebody's buildings of a kind bring.
    fn yields(&self, seat: Seat, building: Building) -> Markup {
        let count = self.view.realm.count(seat, building);
        let (influence, army) = YIELD[building];
        html! {
            @if count > 0 && building == Building::Palace {
                span class="either" {
                    span class="amount" { (icon(INFLUENCE)) (count * PALACE_INFLUENCE) }
                    span class="or" { " / " }
                    span class="amount" { (icon(ARMY)) (count) }
                }
            } @else if count > 0 {
                (both((count * influence, count * army)))
            }
        }
    }

    /// A player at the head of a column.
    pub fn head(&self, seat: Seat) -> Markup {
        html! { (marker(seat)) span class="name" { (self.canvas.name(seat)) } }
    }
}

/// Influence and army.
fn both((influence, army): (u8, u8)) -> Markup {
    html! {
        @if influence > 0 { span class="amount" { (icon(INFLUENCE)) (influence) } }
        " "
        @if army > 0 { span class="amount" { (icon(ARMY)) (army) } }
    }
}

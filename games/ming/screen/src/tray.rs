//! What is decided beside the map: how many members a prince deploys, and return cards.

use kernel::{Phrase, Seat, key};
use maud::{Markup, html};
use ming::Phase;
use ming::data::{DEPLOYED, MEMBER_POINTS, Province};

use super::{Scene, spots};
use screen::symbols::{icon, marker};

impl Scene<'_> {
    pub fn tray(&self) -> Markup {
        match self.view.phase {
            Phase::Way | Phase::Deploy => self.asked.map(|seat| self.deployments(seat)),
            Phase::Return => Some(self.returns(self.view.scored_province())),
            _ => None,
        }
        .unwrap_or_default()
    }

    /// Everything that can be deployed, as the members that would go.
    fn deployments(&self, seat: Seat) -> Markup {
        let options = (0..=DEPLOYED).flat_map(|open| [false, true].map(|monastery| (open, monastery)));
        let options: Vec<Markup> =
            options.filter_map(|(open, monastery)| self.deployment(seat, open, monastery)).collect();
        if options.is_empty() {
            return html! {};
        }
        let place = self.view.families[seat].prince.map(|here| self.place(here));
        let says = place.map(|place| self.canvas.say(&Phrase::new("ming-page-deploy").with("place", place)));
        html! {
            section id="tray" class="tray" {
                header { h2 { (says.unwrap_or_default()) } }
                div class="options" { @for option in options { (option) } }
            }
        }
    }

    fn deployment(&self, seat: Seat, open: u8, monastery: bool) -> Option<Markup> {
        let spot = self.canvas.spot(spots::deploy(open, monastery));
        let says =
            self.canvas.text(if monastery { "ming-page-deploy-monastery" } else { "ming-page-deploy-open" });
        spot.is_open().then(|| {
            html! {
                div id=(spot.id) class={ "option " (spot.class()) } data-choices=[spot.choices()]
                    role=[spot.role()] tabindex=[spot.tabindex()] title=(says) {
                    (spot.heard())
                    @if open == 0 && !monastery { span class="none" aria-hidden="true" { "0" } }
                    @for _ in 0..open { (self.member_icon(seat)) }
                    @if monastery { span class="in" { (icon("monastery")) (self.member_icon(seat)) } }
                }
            }
        })
    }

    /// Return cards: the reader's own, which stay when they have chosen, and who is still thinking.
    fn returns(&self, province: Province) -> Markup {
        let city = self.view.in_city(province);
        let says = Phrase::new("ming-page-return").with("province", key(province));
        html! {
            section id={ "tray-" (province) } class={ "tray c-" (province) } {
                header { (self.tile(province)) h2 { (self.canvas.say(&says)) } }
                @if let Some(seat) = self.canvas.me().filter(|&seat| city[seat] > 0) {
                    div class="options" { @for number in 0..=city[seat] { (self.number(seat, number, city[seat])) } }
                }
                ul class="thinking" {
                    @for seat in self.view.start.clockwise(self.view.players()).filter(|&seat| city[seat] > 0) {
                        li id={ "chooses-" (seat) } class=[self.view.waiting.contains(seat).then_some("thinks")] {
                            (marker(seat)) span { (self.canvas.name(seat)) } (self.state_of(seat))
                        }
                    }
                }
            }
        }
    }

    /// Return cards that show a number: how many go, and how many stay.
    fn number(&self, seat: Seat, number: u8, members: u8) -> Markup {
        let spot = self.canvas.spot(spots::back(number));
        let stay = members - number;
        let majority = match self.view.majority_after(seat, number) {
            (_, 0) => String::new(),
            (least, most) if least == most => format!(" + {most}"),
            (least, most) => format!(" + {least}–{most}"),
        };
        let picked = self.view.own.is_some_and(|own| own.number == number);
        html! {
            div id=(spot.id) class={ "option sheet-of " @if picked { "picked " } (spot.class()) } data-choices=[spot.choices()]
                role=[spot.role()] tabindex=[spot.tabindex()] title=(self.canvas.text("ming-page-return-about")) {
                (spot.heard())
                b aria-hidden="true" { (number) }
                span class="stay" aria-hidden="true" {
                    (self.member_icon(seat)) "×" (stay) " = " (stay * MEMBER_POINTS[self.tally.scoring]) (majority) (icon("star"))
                }
            }
        }
    }

    /// Whether return cards of a player lie there; what they show only if they are the reader's own.
    fn state_of(&self, seat: Seat) -> Markup {
        let own = self.view.own.filter(|own| own.seat == seat);
        if self.view.waiting.contains(seat) {
            return html! { em { (self.canvas.text("ming-page-thinks")) } };
        }
        html! {
            @match own {
                Some(own) => span class="shown" title=(self.canvas.text("ming-page-own-choice")) { (own.number) },
                None => span class="shown back" title=(self.canvas.text("ming-page-chosen")) { (icon("emblem-ming")) },
            }
        }
    }
}

//! A district: its name, its palaces, and the members in its open part, with those who would go into the city.

use kernel::Seat;
use maud::{Markup, html};
use ming::data::{Card, District};
use ming::{Action, Phase};

use super::{Scene, spots};

/// The size of a member on a palace.
const IN_CITY: i32 = 24;
/// How large members of this number of colours are, and where they stand around the middle of the open part.
const STANDS: [(i32, &[[i32; 2]]); 4] = [
    (44, &[[0, 0]]),
    (41, &[[-21, 0], [21, 0]]),
    (37, &[[-19, -17], [19, -17], [0, 20]]),
    (37, &[[-19, -18], [19, -18], [-19, 20], [19, 20]]),
];

impl Scene<'_> {
    pub fn district(&self, district: District) -> Markup {
        let spot = self.canvas.spot(spots::district(district));
        let far = self.routes.to(district).is_some_and(|steps| steps.len() > 1);
        let says = self.title(&spot, self.wish(district), self.district_says(district));
        html! {
            g id=(spot.id) class={ "district c-" (district.province()) " " (spot.class()) @if far { " far" } }
                data-choices=[spot.choices()] role=[spot.role()] tabindex=[spot.tabindex()] {
                (spot.title(&says))
                use class="area" href={ "#land-" (district) } {}
                @if spot.is_open() {
                    use class="glow" href={ "#land-" (district) } clip-path={ "url(#within-" (district) ")" } {}
                }
                (self.yard(district))
            }
        }
    }

    /// Its name, over everything that is printed; and once more for a map that lies on its side.
    pub fn label(&self, district: District) -> Markup {
        let ([x, y], [across, down]) = (self.plan.names[district], self.plan.turned[district]);
        let place = self.place(district);
        let name = place.name();
        html! {
            g class={ "label c-" (district.province()) } aria-hidden="true" {
                text class="level" x=(x) y=(y + 6) { (name) }
                text class="turned" transform={ "translate(" (across) " " (down) ") rotate(-90)" } y="6" { (name) }
            }
        }
    }

    /// What a reader who is asked would want with a district.
    fn wish(&self, district: District) -> Action {
        match self.view.phase {
            Phase::Neutral => Action::Neutral(district),
            Phase::Prince => Action::Prince(district),
            Phase::Spare | Phase::Recall => Action::Recall(district),
            _ => self.step_to(district),
        }
    }

    /// The step of the reader's prince to a district: with the card the border asks for, or with any.
    fn step_to(&self, district: District) -> Action {
        match self.asked.and_then(|seat| self.view.families[seat].prince) {
            Some(here) if here == district => Action::Deploy(0, false),
            Some(here) => {
                let hand = self.asked.and_then(|seat| self.view.hands[seat]);
                let held = hand.and_then(|hand| super::pieces::each(&hand).next()).map(|(card, _)| card);
                let symbol = self.view.board.symbol(self.view.three, here, district);
                Action::Go(symbol.or(held).unwrap_or(Card::Dragon), district)
            }
            None => Action::Pass,
        }
    }

    /// The three palaces, with the members on them.
    pub fn palaces(&self, district: District) -> Markup {
        let here = self.view.palaces[district];
        let members: Vec<Seat> =
            self.view.colours().flat_map(|colour| (0..here[colour]).map(move |_| colour)).collect();
        html! {
            g id={ "palaces-" (district) } class="palaces" {
                @for (number, at) in self.view.board.districts[district.index()].palaces.into_iter().enumerate() {
                    @let [x, y] = at.map(i32::from);
                    @match members.get(number) {
                        Some(&colour) => {
                            @let look = self.look(colour);
                            g transform={ "translate(" (x) " " (y) ")" } {
                                use class={ "courtier up p" (look) } href={ "#s-member-of-" (look) }
                                    x=(-IN_CITY / 2) y=(-IN_CITY / 2) width=(IN_CITY) height=(IN_CITY) {}
                            }
                        }
                        None => use href="#s-hall" x=(x - 9) y=(y - 9) width="18" height="18" {},
                    }
                }
            }
        }
    }

    /// The members in the open part. Little roofs stand for palaces they would move onto.
    fn yard(&self, district: District) -> Markup {
        let open = self.view.open[district];
        let here: Vec<Seat> = self.view.colours().filter(|&colour| open[colour] > 0).collect();
        let [x, y] = self.plan.yards[district];
        let (size, stands) = STANDS[here.len().clamp(1, 4) - 1];
        html! {
            g id={ "yard-" (district) } class="yard" transform={ "translate(" (x) " " (y) ")" } {
                g class="up" {
                    @for (&colour, &at) in here.iter().zip(stands) {
                        @let sent = i32::from(self.tally.sent[district][colour]);
                        (self.members(colour, open[colour], at, size))
                        @for roof in 0..sent {
                            use class="roof" href="#s-yamen" x=(at[0] - 7 * sent + 14 * roof)
                                y=(at[1] - size / 2 - 9) width="14" height="14" {}
                        }
                    }
                }
            }
        }
    }
}

//! The map: six provinces, their borders with the means of transport, princes, and the ways they can take.

use kernel::{Piece, Seat};
use maud::{Markup, html};
use ming::data::{District, Province};
use ming::{Border, Phase, Point};

use super::routes::Step;
use super::{CARDS, PLANTS, Scene, ink};

impl Scene<'_> {
    pub fn map(&self) -> Markup {
        let [x, y, width, height] = self.plan.frame;
        html! {
            section id="atlas" class="map" {
                (self.track())
                div class="frame" {
                    // A small screen shows the map lying on its side, in the room that this sheet takes.
                    svg class="room" viewBox={ "0 0 " (height) " " (width) } aria-hidden="true" {}
                    div class="pane" {
                        svg id="map" class="atlas" viewBox={ (x) " " (y) " " (width) " " (height) } role="group"
                            aria-label=(self.canvas.text("ming-page-map")) {
                            (self.ground())
                            @for district in District::all() { (self.district(district)) }
                            (self.walls())
                            (self.ways())
                            @for district in District::all() { (self.palaces(district)) }
                            g class="borders" { @for border in &self.view.board.borders { (self.border(border)) } }
                            @for district in District::all() { (self.label(district)) }
                            @for &province in Province::ALL { (self.city(province)) }
                            @for district in District::all() { (self.monastery(district)) }
                            @for seat in self.view.seats() { (self.prince(seat)) }
                            (self.costs())
                        }
                    }
                }
            }
        }
    }

    /// The land, with outlines that are drawn more than once.
    fn ground(&self) -> Markup {
        let [x, y, width, height] = self.plan.frame;
        let all = html! { @for province in Province::ALL { use href={ "#land-" (province) } {} } };
        html! {
            defs {
                @for district in District::all() {
                    path id={ "land-" (district) } d=(self.plan.districts[district]) {}
                    clipPath id={ "within-" (district) } { use href={ "#land-" (district) } {} }
                }
                @for &province in Province::ALL {
                    path id={ "land-" (province) } d=(self.plan.lands[province]) {}
                }
            }
            g class="ground" aria-hidden="true" {
                rect class="sea" x=(x) y=(y) width=(width) height=(height) {}
                g class="shoal" { (all) }
                @for &province in Province::ALL {
                    use class={ "land c-" (province) } href={ "#land-" (province) } {}
                }
                g class="stamp" transform={ "translate(" (x + width - 50) " " (y + height - 50) ")" } {
                    g class="up" {
                        rect x="-18" y="-35" width="36" height="70" rx="5" {}
                        text y="-5" { "大" }
                        text y="25" { "明" }
                    }
                }
                g class="inner" {
                    @for district in District::all() { use href={ "#land-" (district) } {} }
                }
            }
        }
    }

    /// The borders of provinces and the walls of cities, over districts that glow.
    fn walls(&self) -> Markup {
        html! {
            g class="walls" aria-hidden="true" {
                @for province in Province::ALL { use class="outer" href={ "#land-" (province) } {} }
                @for &province in Province::ALL {
                    @let [x, y] = self.view.board.provinces[province.index()].city;
                    g class={ "c-" (province) } transform={ "translate(" (x) " " (y) ")" } {
                        circle class="rampart" r="53" {}
                        circle class="merlons" r="53" {}
                        use class="plant up" href={ "#s-" (PLANTS[province]) } x="-13" y="-13" width="26" height="26" {}
                    }
                }
            }
        }
    }

    /// A border's means of transport.
    fn border(&self, border: &Border) -> Markup {
        let [x, y] = border.at.map(i32::from);
        let card = border.symbols[usize::from(self.view.three)];
        html! {
            use class={ "bead " (ink(card)) } href={ "#s-bead-" (CARDS[card]) } x=(x - 17) y=(y - 17) width="34" height="34" {
                title { (self.border_says(border, card)) }
            }
        }
    }

    /// A prince in his district; one who passes through stands beside the other.
    fn prince(&self, seat: Seat) -> Markup {
        let Some(at) = self.view.families[seat].prince else { return html! {} };
        let [x, y] = self.plan.princes[at].map(i32::from);
        let passing = self.view.phase == Phase::Way
            && self.view.active == seat
            && self.view.other_princes(seat) & at.bit() != 0;
        let (x, y) = if passing { (x + 24, y + 6) } else { (x, y) };
        let now = if self.view.acts(seat) { " now" } else { "" };
        html! {
            g id={ "prince-" (seat) } class={ "walker prince p" (seat) (now) }
                transform={ "translate(" (x) " " (y) ")" } {
                g class="up" {
                    ellipse class="shade" cy="20" rx="19" ry="5" {}
                    use href={ "#s-prince-of-" (seat) } x="-22" y="-23" width="44" height="44" {}
                }
            }
        }
    }

    /// The way of the reader's prince to each district, under everything that stands there. It shows when the
    /// district is pointed at.
    fn ways(&self) -> Markup {
        html! {
            g id="ways" class="ways" aria-hidden="true" {
                @for district in District::all() {
                    @if let Some(steps) = self.routes.to(district) {
                        path class={ "way to-" (district) } d=(self.way(steps)) {}
                    }
                }
            }
        }
    }

    /// What each district would cost them.
    fn costs(&self) -> Markup {
        html! {
            g id="costs" class="ways" aria-hidden="true" {
                @for district in District::all() {
                    @if let Some(steps) = self.routes.to(district) { (self.cost(district, steps)) }
                }
            }
        }
    }

    /// The cards of a way, where the prince would stand. Many are small and lie in two rows.
    fn cost(&self, district: District, steps: &[Step]) -> Markup {
        let [x, y] = self.plan.princes[district].map(i32::from);
        let (in_row, size) = match steps.len() {
            1 | 2 => (2, 27),
            3 | 4 => (2, 23),
            _ => (3, 23),
        };
        let rows = steps.chunks(in_row);
        let top = y - size * rows.len() as i32 / 2;
        html! {
            g class={ "cost to-" (district) @if steps.len() > 1 { " far" } } {
                @for (row, steps) in (0..).zip(rows) {
                    @let left = x - (size - 2) * steps.len() as i32 / 2;
                    @for (number, (card, _)) in (0..).zip(steps) {
                        use class=(ink(*card)) href={ "#s-card-" (CARDS[*card]) } x=(left + (size - 2) * number)
                            y=(top + size * row) width=(size) height=(size) {}
                    }
                }
            }
        }
    }

    /// A way from district to district, over the borders between them.
    fn way(&self, steps: &[Step]) -> String {
        let Some(mut from) = self.asked.and_then(|seat| self.view.families[seat].prince) else {
            return String::new();
        };
        let [x, y] = self.plan.princes[from];
        let mut way = format!("M{x} {y}");
        for &(_, to) in steps {
            for [x, y] in self.crossing(from, to).into_iter().chain([self.plan.princes[to]]) {
                way += &format!("L{x} {y}");
            }
            from = to;
        }
        way
    }

    fn crossing(&self, from: District, to: District) -> Option<Point> {
        let joins = |border: &&Border| border.districts.contains(&from) && border.districts.contains(&to);
        self.view.board.borders.iter().find(joins).map(|border| border.at)
    }
}

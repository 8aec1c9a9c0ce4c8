//! A region: its name, its palace spaces, its dragon space, and the pieces on them.

use china::data::{Kind, Region};
use china::{Action, Ask, Point, Put, Space};
use kernel::{Piece, Seat, key};
use maud::{Markup, html};

use super::map::chip;
use super::{PLANTS, Scene, places, spots};
use screen::Spot;
use screen::land;

/// How far from its place a click still counts for a piece, if no other is nearer.
const REACH: f64 = 56.0;
/// Emissaries in a rank, and how far they stand apart.
const RANK: usize = 4;
const APART: i32 = 20;
/// Where the name of a region begins left of its middle, by letters, and where its letters begin.
const LETTER: i32 = 7;
const PLANT: i32 = 28;

impl Scene<'_> {
    pub fn region(&self, region: Region) -> Markup {
        let spot = self.canvas.spot(spots::region(region));
        let chosen = self.chosen() == Some(region);
        let says = self.title(&spot, Action::Region(region), self.region_says(region));
        html! {
            g id=(spot.id) class={ "region c-" (self.colour(region)) " " (spot.class()) @if chosen { " chosen" } }
                data-choices=[spot.choices()] role=[spot.role()] tabindex=[spot.tabindex()] {
                (spot.title(&says))
                use class="area" href={ "#land-" (region) } {}
                @if chosen || spot.is_open() {
                    use class="glow" href={ "#land-" (region) } clip-path={ "url(#within-" (region) ")" } {}
                }
                (self.name(region))
                @for space in self.spaces(region) { (self.space(space, false)) }
                (self.court(region, false))
            }
        }
    }

    /// All palace spaces of a region.
    pub fn spaces(&self, region: Region) -> impl Iterator<Item = Space> {
        let board = &self.view.realm.board;
        places(board.land(region)).map(move |place| board.space(region, place as u32))
    }

    fn place(&self, space: Space) -> Point {
        let board = &self.view.realm.board;
        board.spaces[board.bit(space).trailing_zeros() as usize]
    }

    fn name(&self, region: Region) -> Markup {
        let name = self.canvas.text(key(region));
        let [x, y] = self.plan.names[region].map(i32::from);
        let half = LETTER * name.chars().count() as i32 + PLANT / 2;
        let scored = if self.view.realm.is_full(region) { " scored" } else { "" };
        html! {
            g class={ "label" (scored) } transform={ "translate(" (x) " " (y) ")" } {
                rect x=(-half - 3) y="-14" width=(2 * half + 6) height="28" rx="5" {}
                use href={ "#s-" (PLANTS[self.colour(region)]) } x=(-half) y="-11" width="22" height="22" {}
                text x=(PLANT - half) y="7.5" { (name) }
            }
        }
    }

    /// A palace space; `near` in the close-up.
    pub fn space(&self, space: Space, near: bool) -> Markup {
        let id = spots::space(space);
        let spot = self.canvas.spot(if near { spots::near(&id) } else { id });
        let [x, y] = self.place(space);
        let owner = self.view.realm.owner(space);
        let fort = self.view.realm.is_fortified(space);
        let piece = |kind: Kind| format!("{}{kind}-{space}", if near { "near-" } else { "" });
        let says = self.title(&spot, Action::Place(Put::Palace(space)), self.space_says(space));
        html! {
            g id=(spot.id) class={ "space " (spot.class()) } transform={ "translate(" (x) " " (y) ")" }
                data-choices=[spot.choices()] role=[spot.role()] tabindex=[spot.tabindex()] {
                (spot.title(&says))
                (self.reach(&spot, space.region(), self.place(space)))
                @if owner.is_none() { circle class="site" r="17" {} }
                @if fort || self.ghost(Put::Fortress(space)).is_some() {
                    use id=(piece(Kind::Fortress)) class={ "fort" @if !fort { " ghost" } } href="#s-fort" x="-33"
                        y="-37" width="66" height="66" {}
                }
                @if spot.is_open() { circle class="halo" r="20" {} }
                @if let Some(seat) = owner.or(self.ghost(Put::Palace(space))) {
                    use id=(piece(Kind::Palace)) class={ "palace p" (seat) @if owner.is_none() { " ghost" } }
                        href={ "#s-palace-of-" (seat) } x="-22" y="-28" width="44" height="44" {}
                } @else if !fort {
                    text class="number" y="6" { (space.number()) }
                }
            }
        }
    }

    /// The area in which a click counts for a piece, as far as it is open.
    fn reach(&self, spot: &Spot, region: Region, at: Point) -> Markup {
        if !spot.is_open() {
            return html! {};
        }
        let dragon = self.view.realm.board.regions[region.index()].dragon;
        let others = self.spaces(region).map(|space| self.place(space)).chain([dragon]);
        html! { polygon class="reach" points=(land::cell(at, others, REACH)) {} }
    }

    /// Whose piece is chosen for this place and not paid yet.
    fn ghost(&self, put: Put) -> Option<Seat> {
        let seat = self.asked?;
        (self.view.ask == Ask::Pay(put)).then_some(seat)
    }

    /// The dragon space: a place for each emissary that may come, and those that came.
    pub fn court(&self, region: Region, near: bool) -> Markup {
        let id = spots::dragon(region);
        let spot = self.canvas.spot(if near { spots::near(&id) } else { id });
        let realm = &self.view.realm;
        let at = realm.board.regions[region.index()].dragon;
        let limit = usize::from(realm.limit(region));
        let guests =
            self.view.seats().flat_map(|seat| (0..realm.emissaries[region][seat]).map(move |n| (seat, n)));
        let says = self.title(&spot, Action::Place(Put::Emissary(region)), self.court_says(region));
        let width = APART * limit.clamp(2, RANK) as i32 + 8;
        let height = if limit > RANK { 68 } else { 40 };
        let near = if near { "near-" } else { "" };
        html! {
            g id=(spot.id) class={ "court " (spot.class()) } transform={ "translate(" (at[0]) " " (at[1]) ")" }
                data-choices=[spot.choices()] role=[spot.role()] tabindex=[spot.tabindex()] {
                (spot.title(&says))
                (self.reach(&spot, region, at))
                rect class="carpet" x=(-width / 2) y=(-height / 2) width=(width) height=(height) rx="10" {}
                use class="dragon-sign" href="#s-dragon" x="-18" y="-18" width="36" height="36" {}
                @if spot.is_open() {
                    rect class="halo" x=(-width / 2 - 4) y=(-height / 2 - 4) width=(width + 8)
                        height=(height + 8) rx="13" {}
                }
                @for slot in usize::from(realm.guests(region))..limit {
                    circle class="slot" cx=(stands(slot, limit)[0]) cy=(stands(slot, limit)[1] + 6) r="6" {}
                }
                @for (slot, (seat, number)) in guests.enumerate() {
                    (emissary(&format!("{near}{}-{region}-{seat}-{number}", Kind::Emissary), seat, stands(slot, limit)))
                }
                @if let Some(seat) = self.ghost(Put::Emissary(region)) {
                    g class="ghost" { (emissary("ghost", seat, stands(realm.guests(region).into(), limit))) }
                }
            }
        }
    }

    /// What everyone's palaces in a region scored.
    pub fn region_points(&self, region: Region) -> Markup {
        let points = self.tally.regions[region];
        let scorers: Vec<Seat> = self.view.seats().filter(|&seat| points[seat] > 0).collect();
        let [x, y] = self.plan.points[region].map(i32::from);
        let left = x - 15 * (scorers.len() as i32 - 1);
        html! {
            @for (number, &seat) in (0..).zip(&scorers) {
                (chip(seat, points[seat], [left + 30 * number, y], &self.share_says(seat, points[seat])))
            }
        }
    }
}

fn emissary(id: &str, seat: Seat, [x, y]: [i32; 2]) -> Markup {
    html! {
        use id=(id) class={ "emissary p" (seat) } href={ "#s-emissary-of-" (seat) } x=(x - 13) y=(y - 16)
            width="26" height="32" {}
    }
}

/// Where somebody stands on a dragon space with room for this number.
fn stands(slot: usize, limit: usize) -> [i32; 2] {
    let in_rank = (limit - slot / RANK * RANK).min(RANK) as i32;
    let x = (2 * (slot % RANK) as i32 - in_rank + 1) * APART / 2;
    [x, if limit > RANK { slot as i32 / RANK as i32 * 28 - 14 } else { 0 }]
}

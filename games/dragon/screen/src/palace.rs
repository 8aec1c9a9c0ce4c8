//! Palaces: pagodas with a roof on every floor and somebody on each.

use dragon::data::Tile;
use dragon::{Action, Ask, Palace, Slot};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::{Scene, spots};
use crate::symbols::{STEPS, STOREY};
use screen::Spot;

/// How much stands above the highest roof.
const TOP: i32 = 8;

/// How high a palace with this number of floors is.
fn height(floors: u8) -> i32 {
    STEPS + STOREY * i32::from(floors) + TOP
}

impl Scene<'_> {
    /// All palaces of a court, the ground for a new one, and the newcomer at the gate.
    pub fn palaces(&self, seat: Seat) -> Markup {
        let active = self.view.active() == Some(seat);
        html! {
            div class="palaces" {
                @if let (true, Ask::Place(tile)) = (active, self.view.ask) { (self.gate(seat, tile)) }
                @for (slot, palace) in self.view.courts[seat].palaces.iter() {
                    (self.palace(seat, slot, palace))
                }
                @if let (true, Ask::Build(left)) = (active, self.view.ask) { (self.plot(seat, left)) }
            }
        }
    }

    fn palace(&self, seat: Seat, slot: Slot, palace: Palace) -> Markup {
        let spot = self.canvas.spot(spots::palace(seat, slot));
        // An earthquake may leave more people than floors for a moment.
        let high = height(palace.floors().max(palace.persons()));
        let rooms = 0..palace.floors();
        html! {
            div id=(spot.id) class={ "palace " (spot.class()) } data-choices=[spot.choices()]
                role=[spot.role()] tabindex=[spot.tabindex()]
                title=(self.palace_says(&spot, seat, slot, palace)) {
                (spot.heard())
                svg class={ "pagoda p" (seat) } viewBox={ "0 " (-high) " 96 " (high) } {
                    use href="#s-steps-of-stone" y=(-STEPS) {}
                    @for floor in rooms.clone() {
                        use href="#s-storey" y=(-STEPS - STOREY * (i32::from(floor) + 1)) {}
                    }
                    use href="#s-finial" y=(-height(palace.floors())) {}
                    @for floor in rooms.skip(palace.persons().into()) {
                        use href="#s-lattice" x="16" y=(level(floor)) {}
                    }
                    @for (floor, (tile, twin)) in (0..).zip(spots::twins(palace.people())) {
                        (self.person(&spot, seat, slot, (tile, twin), (floor, palace.floors())))
                    }
                }
            }
        }
    }

    /// Somebody on one of this number of floors. In a palace that can be clicked only what can be clicked too has a title:
    /// a button is named by what it does.
    fn person(
        &self,
        home: &Spot,
        seat: Seat,
        slot: Slot,
        (tile, twin): (Tile, usize),
        (floor, floors): (u8, u8),
    ) -> Markup {
        let spot = self.canvas.spot(spots::person(seat, slot, tile, twin));
        let says = self.canvas.say(&dragon::gives(tile, floors));
        let says = match self.canvas.me() {
            Some(me) if me == seat => self.title(&spot, Action::Release(slot, tile), says),
            _ => says,
        };
        html! {
            g id=(spot.id) class={ "person " (spot.class()) } data-from={ (spots::GATE) " " (spots::stock(tile)) } transform={ "translate(16 " (level(floor)) ")" }
                data-choices=[spot.choices()] role=[spot.role()] tabindex=[spot.tabindex()] {
                @if spot.is_open() || !home.is_open() { (spot.title(&says)) }
                use href={ "#s-tile-" (tile) } {}
                @if spot.is_open() { rect class="halo" width="64" height="48" rx="6" {} }
            }
        }
    }

    fn palace_says(&self, spot: &Spot, seat: Seat, slot: Slot, palace: Palace) -> String {
        let says = Phrase::new(if palace.is_inhabited() {
            "dragon-page-palace"
        } else {
            "dragon-page-palace-empty"
        })
        .with("palace", slot.number())
        .with("floors", palace.floors())
        .with("persons", palace.persons());
        let says = self.canvas.say(&says);
        let action = match self.view.ask {
            Ask::Place(_) => Action::Place(slot),
            _ => Action::Raise(slot),
        };
        if self.canvas.is_mine(seat) { self.title(spot, action, says) } else { says }
    }

    fn gate(&self, seat: Seat, tile: Tile) -> Markup {
        let spot = self.canvas.spot(spots::GATE);
        let says =
            Phrase::new("dragon-page-gate").with("gives", dragon::gives(tile, 0)).with("steps", tile.value());
        html! {
            div id=(spot.id) class={ "gate " (spot.class()) } data-from=(spots::stock(tile)) data-choices=[spot.choices()]
                role=[spot.role()] tabindex=[spot.tabindex()]
                title=(self.canvas.say(&says)) {
                (spot.heard())
                svg class={ "pagoda p" (seat) } viewBox="0 -92 96 92" {
                    use href="#s-gate" y="-88" {}
                    g transform="translate(16 -52)" { use href={ "#s-tile-" (tile) } {} }
                }
            }
        }
    }

    fn plot(&self, seat: Seat, left: u8) -> Markup {
        let spot = self.canvas.spot(spots::plot(seat));
        let says = Phrase::new("dragon-page-plot").with("left", left);
        html! {
            div id=(spot.id) class={ "plot " (spot.class()) } data-choices=[spot.choices()]
                role=[spot.role()] tabindex=[spot.tabindex()]
                title=(self.canvas.say(&says)) {
                (spot.heard())
                svg class={ "pagoda p" (seat) } viewBox="0 -84 96 84" {
                    use href="#s-steps-of-stone" y=(-STEPS) {}
                    path class="ghost" d="M13-10v-50H5c5-3 9-7 12-14h62c3 7 7 11 12 14h-8v50" {}
                    text x="48" y="-28" aria-hidden=[spot.unread()] { "+" (left) }
                }
            }
        }
    }
}

/// Where somebody stands who lives on this floor.
fn level(floor: u8) -> i32 {
    -STEPS - STOREY * i32::from(floor) - 48
}

//! A cell: what it gives, who stands there, the jade tile on it, and what an explorer costs here.

use kernel::Seat;
use longwang::data::{Dragon, Resource};
use longwang::{Action, Cell, Phase, Square};
use maud::{Markup, html};

use super::{Scene, spots};
use screen::Spot;

impl Scene<'_> {
    pub fn cell(&self, cell: Cell) -> Markup {
        let spot = self.canvas.spot(spots::cell(cell));
        let [x, y] = self.place(cell);
        let square = self.view.board.squares[cell.place()];
        let class = match square {
            Square::Land(resource) => format!("cell {resource} "),
            Square::Corner(seat) => format!("cell corner p{seat} "),
            _ => "cell neutral ".into(),
        };
        let says = self.title(&spot, self.likely(cell), self.cell_says(cell));
        html! {
            g id=(spot.id) class={ (class) (spot.class()) } transform={ "translate(" (x) " " (y) ")" }
                data-choices=[spot.choices()] role=[spot.role()] tabindex=[spot.tabindex()] {
                (spot.title(&says))
                @match square {
                    Square::Land(resource) => (self.field(cell, resource)),
                    Square::Corner(seat) => (corner(seat)),
                    _ => (self.crossing(cell)),
                }
                (self.glow(&spot, cell))
            }
        }
    }

    /// A land cell: its resource makes room for an explorer.
    fn field(&self, cell: Cell, resource: Resource) -> Markup {
        match self.view.standing_on(cell).first() {
            None => html! { use href={ "#free-" (resource) } {} },
            Some(seat) => html! {
                use href={ "#held-" (resource) } {}
                (explorer(seat, cell, [6, 6], 41))
            },
        }
    }

    /// A neutral cell: a jade tile, or explorers of all players side by side.
    fn crossing(&self, cell: Cell) -> Markup {
        let tile = self.view.tile_on(cell);
        let here = self.view.standing_on(cell);
        html! {
            use href="#square" {}
            @if let Some(tile) = tile { (self.tile_on_map(tile)) }
            @for (seat, &at) in here.iter().zip(stands(here.len())) {
                (explorer(seat, cell, at, if here.len() == 1 { 44 } else { 27 }))
            }
        }
    }

    /// Where something can be done: a ring, and the price of an explorer.
    fn glow(&self, spot: &Spot, cell: Cell) -> Markup {
        if !spot.is_open() {
            return html! {};
        }
        let price = self.sites.filter(|(sites, _)| sites & cell.bit() != 0).map(|(_, price)| price);
        html! {
            rect class="reach" x="-30" y="-30" width="60" height="60" {}
            use class="halo" href="#ring" {}
            @if let Some(price) = price {
                g class={ "price" @if price == 0 { " free" } } transform="translate(18 19)" {
                    path d="M-5-11H5L11-5V5L5 11H-5L-11 5V-5z" {}
                    text y="5.5" { (price) }
                }
            }
        }
    }

    /// What the reader would most likely want here.
    fn likely(&self, cell: Cell) -> Action {
        let view = self.view;
        let own = self.canvas.me().is_some_and(|seat| view.standing_on(cell).contains(seat));
        match view.phase {
            Phase::Power if view.wheel[view.active] == Dragon::Fire => Action::Remove(cell),
            Phase::Look => Action::Look(cell),
            Phase::Turn | Phase::Power if own && view.bag(view.active) == 0 => Action::Lift(cell),
            _ => Action::Place(cell),
        }
    }
}

/// Where this number of explorers stand on one cell.
fn stands(count: usize) -> &'static [[i32; 2]] {
    match count {
        1 => &[[0, 0]],
        2 => &[[-13, 0], [13, 0]],
        _ => &[[-13, -13], [13, -13], [-13, 13], [13, 13]],
    }
}

fn corner(seat: Seat) -> Markup {
    html! {
        use href="#square" {}
        use href={ "#s-shape-" (seat) } x="-19" y="-19" width="38" height="38" {}
        use class="home" href="#s-floor" x="-11" y=(if seat.number() == 2 { -6 } else { -11 }) width="22" height="22" {}
    }
}

/// An explorer, drawn in a square of this size.
fn explorer(seat: Seat, cell: Cell, [x, y]: [i32; 2], size: i32) -> Markup {
    html! {
        use id={ "explorer-" (seat) "-" (cell) } class={ "explorer p" (seat) } href={ "#s-explorer-of-" (seat) }
            x=(x - size / 2) y=(y - size / 2) width=(size) height=(size) {}
    }
}

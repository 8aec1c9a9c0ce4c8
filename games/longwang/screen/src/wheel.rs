//! The dragon wheel in the middle: each dragon faces the land of the player whom it serves.

use kernel::{Piece, Seat};
use longwang::data::{Dragon, SQUARES};
use longwang::{Action, Cell, Phase, Square};
use maud::{Markup, html};

use super::map::CELL;
use super::{Scene, spots};

/// How far a dragon is from the middle, across and down.
const OUT: i32 = 33;

impl Scene<'_> {
    pub fn wheel(&self) -> Markup {
        let [x, y] = self.hub();
        html! {
            g id="wheel" class="wheel" transform={ "translate(" (x) " " (y) ")" } {
                circle class="rim" r="85" {}
                circle class="disc" r="78" {}
                path class="spokes" d="M0-76V76M-76 0H76" {}
                circle class="hub" r="9" {}
                @for &dragon in Dragon::ALL { (self.dragon(dragon)) }
            }
        }
    }

    /// The middle of the wheel.
    fn hub(&self) -> [i32; 2] {
        let wheel = (0..SQUARES).filter(|&place| self.view.board.squares[place] == Square::Wheel);
        let places: Vec<[i32; 2]> = wheel.map(|place| self.place(Cell::at(place))).collect();
        [0, 1].map(|axis| places.iter().map(|place| place[axis]).sum::<i32>() / places.len().max(1) as i32)
    }

    /// On which side of the wheel a player's land lies.
    fn side(&self, seat: Seat) -> [i32; 2] {
        let corner = (0..SQUARES).find(|&place| self.view.board.squares[place] == Square::Corner(seat));
        let ([x, y], at) = (self.hub(), corner.map_or([0, 0], |place| self.place(Cell::at(place))));
        [at[0] - x, at[1] - y].map(|away| OUT * (away / CELL).signum())
    }

    /// Whether a dragon has been called and is not done.
    pub fn is_running(&self) -> bool {
        let called = matches!(self.view.phase, Phase::Answers | Phase::Die | Phase::Power | Phase::Swap(_));
        called || self.view.power.left > 0
    }

    fn dragon(&self, dragon: Dragon) -> Markup {
        let spot = self.canvas.spot(spots::dragon(dragon));
        let seat = self.view.at_dragon(dragon);
        let [x, y] = self.side(seat);
        let jailed = self.view.imprisoned.contains(dragon);
        let mut says = self.dragon_says(dragon);
        if self.canvas.me() == Some(seat) {
            says = self.title(&spot, Action::Power, says);
        }
        html! {
            g id=(spot.id) class={ "drake " (spot.class()) }
                transform={ "translate(" (x) " " (y) ")" } data-choices=[spot.choices()] role=[spot.role()]
                tabindex=[spot.tabindex()] {
                (spot.title(&says))
                use href={ "#s-" (if jailed { "jailed" } else { "dragon" }) "-" (dragon) } x="-30" y="-30" width="60" height="60" {}
                @if self.is_running() && self.view.active == seat { circle class="called" r="31" {} }
                @if spot.is_open() { circle class="halo" r="30" {} }
            }
        }
    }
}

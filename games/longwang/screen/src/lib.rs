//! The board of Lóngwáng.
//!
//! First a bar: the round, whose turn it is, what is left of it, the dice. Then the realm, turned so that the
//! reader's own land is nearest to them, and beside it their resources; then their desk with temple and cards, and the
//! rivals. On a small screen the realm keeps its size, so that a finger hits a cell, and is pushed aside; the
//! bar then shows all of it in small.

mod bar;
mod cards;
mod cell;
mod dice;
mod goods;
mod jade;
mod map;
mod players;
mod says;
mod spots;
mod symbols;
mod temple;
mod terminal;
mod wheel;

use kernel::Seat;
use longwang::data::{Dragon, SIDE};
use longwang::{Action, Cell, Phase, Told, View};
use maud::{Markup, html};

use screen::{Canvas, Screen, Spot};

screen::board! { longwang::Longwang, "greedy"; "first", "dragons", "pairs" }

impl Screen for Board {
    // Every call of a dragon asks everybody else.
    const WAIVE: Option<&'static str> = Some("pass");

    fn draw(view: &View, canvas: &Canvas, _: &mut dyn Iterator<Item = Told>) -> Markup {
        let scene = Scene::new(view, canvas);
        html! {
            div class="board longwang" {
                div class="mat" {
                    (scene.bar())
                    (scene.map())
                    (scene.own())
                    (scene.desk())
                    (scene.rivals())
                }
            }
        }
    }
}

/// What is drawn, and for whom.
struct Scene<'a> {
    view: &'a View,
    canvas: &'a Canvas<'a>,
    /// The reader's seat, if it is asked.
    asked: Option<Seat>,
    /// Cells for an explorer, as bits, and what it costs there.
    sites: Option<(u128, u8)>,
}

impl<'a> Scene<'a> {
    fn new(view: &'a View, canvas: &'a Canvas<'a>) -> Scene<'a> {
        let asked = view.seat.filter(|&seat| match view.phase {
            Phase::Answers => seat != view.active && !view.answered.contains(seat),
            Phase::Settle | Phase::Turn | Phase::Lifted | Phase::Power | Phase::Look => seat == view.active,
            _ => false,
        });
        let sites = asked.and_then(|seat| sites(view, seat));
        Scene { view, canvas, asked, sites }
    }

    fn is_over(&self) -> bool {
        self.view.phase == Phase::Over
    }

    /// What a piece is, and on a line of its own why the reader, who is asked, may not do this with it.
    fn title(&self, spot: &Spot, action: Action, says: String) -> String {
        self.canvas.title(self.view, self.asked, spot, action, says)
    }

    /// Where a cell lies: the board is turned until the reader's corner is at the bottom on the left.
    fn place(&self, cell: Cell) -> [i32; 2] {
        let last = SIDE - 1;
        let turns = self.canvas.me().map_or(0, |seat| 3 - seat.number());
        let (row, column) =
            (0..turns).fold((cell.row(), cell.column()), |(row, column), _| (column, last - row));
        [column, row].map(|steps| i32::from(steps) * map::CELL + map::CELL / 2)
    }
}

/// Where an explorer may stand, or which may be lifted, and what that costs.
fn sites(view: &View, seat: Seat) -> Option<(u128, u8)> {
    let price = view.board.prices.place;
    let here = if view.bag(seat) > 0 { view.sites(seat) } else { view.liftable(seat) };
    match view.phase {
        Phase::Turn if view.turn.points >= price => Some((here, price)),
        Phase::Lifted => Some((view.sites(seat), if view.power.left > 0 { 0 } else { price })),
        Phase::Power if view.wheel[seat] == Dragon::Earth => Some((here, 0)),
        _ => None,
    }
}

//! Placing explorers (R4): for action points, in set-up, and for free by the earth dragon.

use kernel::{Log, Seat};

use crate::action::Cell;
use crate::event::{Event, Told};
use crate::menu::{Menu, Places};
use crate::rules::jade;
use crate::state::{Longwang, Tabletop};
use crate::turn::Phase;

impl Tabletop {
    /// The cells on which a seat may place an explorer.
    #[inline]
    pub fn sites(&self, seat: Seat) -> u128 {
        self.sites_with(seat, self.explorers[seat])
    }

    /// The same if it had only these explorers on the board.
    #[inline]
    fn sites_with(&self, seat: Seat, own: u128) -> u128 {
        let board = &*self.board;
        let mut all = self.explorers;
        all[seat] = own;
        let occupied = all.iter().fold(0, |cells, more| cells | more);
        // R4.2, R4.3: land for one explorer, neutral cells for one of each player.
        let free = board.land() & !occupied | board.neutral() & !own;
        // R4.1: next to an explorer or the corner.
        let near = (board.around(own) | board.doorstep(seat)) & free;
        // R4.6: a player who is shut in may go anywhere in their region.
        if near != 0 { near } else { board.region(seat) & free }
    }

    /// The explorers that a seat may lift because it can place them again (R4.5).
    #[inline]
    pub fn liftable(&self, seat: Seat) -> u128 {
        let own = self.explorers[seat];
        if self.board.region(seat) & !self.occupied() != 0 {
            // R4.6 always leaves a free cell of the region.
            return own;
        }
        let mut liftable = 0;
        for cell in crate::action::cells(own) {
            if self.sites_with(seat, own & !cell.bit()) != 0 {
                liftable |= cell.bit();
            }
        }
        liftable
    }
}

/// R4.1: for action points.
#[inline]
pub fn add(game: &Longwang, seat: Seat, menu: &mut Menu) {
    if game.turn.points >= game.board.prices.place {
        add_free(game, seat, menu);
    }
}

/// An explorer from the bag, or if it is empty one to be lifted.
pub fn add_free(game: &Longwang, seat: Seat, menu: &mut Menu) {
    if game.bag(seat) > 0 {
        menu.ask(Places::Place, game.sites(seat));
    } else {
        menu.ask(Places::Lift, game.liftable(seat));
    }
}

/// R2.3, R4.5: an explorer must be placed.
pub fn menu(game: &Longwang, seat: Seat) -> Menu<'_> {
    let mut menu = Menu::new(&game.board);
    menu.ask(Places::Place, game.sites(seat));
    menu
}

/// R4.5: an explorer leaves its cell for another.
pub fn lift(game: &mut Longwang, seat: Seat, cell: Cell, log: &mut impl Log<Event>) {
    game.explorers[seat] &= !cell.bit();
    game.phase = Phase::Lifted;
    log.note(Told::Lifted { seat, cell });
}

/// An explorer stands, is paid for unless it is free, and takes the jade tile that lies there (R4.4).
pub fn place(game: &mut Longwang, seat: Seat, cell: Cell, log: &mut impl Log<Event>) {
    if game.power.left > 0 {
        game.power.left -= 1;
    } else if game.round > 0 {
        game.turn.points -= game.board.prices.place;
    }
    game.explorers[seat] |= cell.bit();
    log.note(Told::Placed { seat, cell });
    if game.board.jades() & cell.bit() != 0
        && let Some(tile) = game.tile_on(cell)
    {
        log.note(Told::TookTile { seat, cell });
        jade::take(game, seat, tile, log);
    } else {
        game.resume(log);
    }
}

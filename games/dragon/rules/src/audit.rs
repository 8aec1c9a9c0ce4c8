//! Whether every piece is where a piece can be, and values that are kept twice agree.

use kernel::{Audited, Piece};

use crate::data::*;
use crate::state::{Court, Dragon};

impl Audited for Dragon {
    fn audit(&self) -> Result<(), String> {
        for seat in self.seats() {
            inspect_court(&self.courts[seat], self.phase == crate::turn::Phase::Super)
                .map_err(|fault| format!("{seat:?}: {fault}"))?;
            let (held, counted) = (self.hands[seat].cards(), self.courts[seat].cards);
            require(held == counted, || format!("{seat:?} has {held} cards, counted {counted}"))?;
        }
        self.inspect_tiles()?;
        self.inspect_order()?;
        self.inspect_events()?;
        let dragons =
            self.courts.iter().filter_map(|court| court.dragon).fold(0, |bits, group| bits | 1 << group);
        require(dragons == self.taken, || "dragons and taken groups differ".into())?;
        require(self.super_event.is_some() == self.super_laid, || {
            "the super event and its tile differ".into()
        })?;
        let walled = self.wall.iter().flatten().count();
        require(walled == usize::from(self.wall_length()), || "the wall's tiles and owners differ".into())
    }
}

impl Dragon {
    /// R1.2, R2.4: a tile is in the stock, at a court, or gone; none is ever added.
    fn inspect_tiles(&self) -> Result<(), String> {
        for &tile in Tile::ALL {
            let lives = |court: &Court| {
                court
                    .palaces
                    .iter()
                    .flat_map(|(_, palace)| palace.people())
                    .filter(|&other| other == tile)
                    .count()
            };
            let seen = self.courts.iter().map(lives).sum::<usize>() + usize::from(self.stock[tile]);
            require(seen <= usize::from(tile.count(self.players)), || format!("{seen} tiles of {tile}"))?;
        }
        Ok(())
    }

    /// R2.3: the order on the track is everyone once, none behind somebody with fewer steps.
    fn inspect_order(&self) -> Result<(), String> {
        let order = self.track_order();
        let seats: kernel::Seats = order.iter().copied().collect();
        require(seats.len() == order.len(), || format!("the order {order:?} is not everyone once"))?;
        let sorted = order.is_sorted_by_key(|&seat| std::cmp::Reverse(self.courts[seat].track));
        require(sorted, || format!("the order {order:?} is not the track's"))
    }

    /// R1.3: two of each event, and after the peace never the same twice in a row.
    fn inspect_events(&self) -> Result<(), String> {
        for &event in Happening::ALL {
            let copies = self.events.iter().flatten().filter(|&&laid| laid == event).count();
            require(copies <= usize::from(EVENT_COPIES), || format!("{copies} times {event}"))?;
        }
        let twice = self.events[1..].windows(2).any(|pair| pair[0].is_some() && pair[0] == pair[1]);
        require(!twice, || format!("an event follows itself: {:?}", self.events))
    }
}

fn inspect_court(court: &Court, earthquake: bool) -> Result<(), String> {
    let mut symbols = [0; PERSONS];
    let mut persons = 0;
    for (slot, palace) in court.palaces.iter() {
        require(palace.floors() <= MAX_FLOORS, || format!("palace {slot} has {} floors", palace.floors()))?;
        require(earthquake || !palace.is_overfull(), || format!("palace {slot} is overfull"))?;
        for tile in palace.people() {
            symbols[tile.person()] += tile.symbols();
            persons += 1;
        }
    }
    require(symbols == court.symbols, || format!("symbols {:?}, counted {symbols:?}", court.symbols))?;
    require(persons == court.persons, || format!("{} persons, counted {persons}", court.persons))
}

fn require(holds: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(fault()) }
}

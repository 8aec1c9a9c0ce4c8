//! Whether every piece is where a piece can be, and values that are kept twice agree.

use kernel::{Audited, Piece, Seat, Set};

use crate::action::Tile;
use crate::data::*;
use crate::state::{Longwang, Place};
use crate::turn::Phase;

impl Audited for Longwang {
    fn audit(&self) -> Result<(), String> {
        for seat in self.seats() {
            self.inspect_builder(seat).map_err(|fault| format!("{seat:?}: {fault}"))?;
        }
        self.inspect_board()?;
        self.inspect_tiles()?;
        self.inspect_cards()?;
        let answering = self.phase == Phase::Answers;
        require(answering || self.answered.is_empty(), || format!("{:?} have answered", self.answered))?;
        let answered = |seat: Seat| self.hidden.objections[seat].is_none() || self.answered.contains(seat);
        require(self.seats().all(answered), || format!("objections {:?}", self.hidden.objections))
    }
}

impl Longwang {
    /// R1.5, R8.2: explorers, parts, what was paid, and who knows the cards of a hand.
    fn inspect_builder(&self, seat: Seat) -> Result<(), String> {
        let (builder, hand) = (&self.builders[seat], &self.hidden.hands[seat]);
        let (explorers, most) = (self.explorers[seat].count_ones(), self.board.prices.explorers);
        require(explorers <= most.into(), || format!("{explorers} explorers of {most}"))?;
        require(*hand == self.counted_hand(seat), || format!("hand {hand:?}"))?;
        let cards: u8 = hand.iter().sum();
        require(cards == builder.cards, || format!("{} cards, counted {cards}", builder.cards))?;
        let known = self.backs.iter().filter(|back| back.owner == seat);
        require(known.into_iter().all(|back| back.knowers.contains(seat)), || {
            "a card they do not know".into()
        })?;
        let Some(number) = self.hidden.objectives[seat] else {
            return require(builder.parts == 0, || "a part without an objective".into());
        };
        for (place, cost) in self.board.objective(number).costs.iter().enumerate() {
            let due = if place < usize::from(builder.parts) { *cost } else { [0; RESOURCES] };
            require(builder.paid[place] == due, || format!("paid {:?}", builder.paid))?;
        }
        let won = usize::from(builder.parts) == PARTS;
        require(!won || self.phase == Phase::Over, || "a whole temple, and the game goes on".into())
    }

    /// R4.2, R4.3: one explorer on a land cell, nobody on corners or the wheel; R2.1: every dragon once.
    fn inspect_board(&self) -> Result<(), String> {
        let (mut land, board) = (0, &self.board);
        for cells in self.explorers {
            require(cells & !(board.land() | board.neutral()) == 0, || "an explorer off the board".into())?;
            require(land & cells == 0, || "two explorers on a land cell".into())?;
            land |= cells & board.land();
        }
        let dragons: Set<Dragon> = self.wheel.iter().copied().collect();
        let shuffled = !matches!(self.phase, Phase::Dragons(_));
        require(!shuffled || dragons.len() == DRAGONS, || format!("wheel {:?}", self.wheel))?;
        let mut dealt: Vec<u8> = self.hidden.objectives.iter().flatten().copied().collect();
        dealt.sort_unstable();
        require(dealt.windows(2).all(|pair| pair[0] != pair[1]), || format!("objectives {dealt:?}"))
    }

    /// R1.3: no more tiles of a jade than there are; what is on one is known if somebody has seen it.
    fn inspect_tiles(&self) -> Result<(), String> {
        for tile in Tile::all() {
            let (lying, jade) = (&self.tiles[tile.place()], self.hidden.jade[tile.place()]);
            let waits = self.phase == Phase::Reveal(tile);
            require(lying.seen.is_empty() == jade.is_none(), || format!("tile {tile} is {jade:?}"))?;
            if let Place::Hand(seat) = lying.place {
                require(waits || lying.seen.contains(seat), || format!("{seat:?} has not seen tile {tile}"))?;
            }
        }
        for &jade in Jade::ALL {
            let seen = self.hidden.jade.iter().filter(|known| **known == Some(jade)).count();
            let all = usize::from(self.board.tiles_of_each_kind);
            require(seen <= all, || format!("{seen} tiles of {jade}"))?;
        }
        Ok(())
    }

    /// R1.7: a card is in the deck, among the discards or in a hand.
    fn inspect_cards(&self) -> Result<(), String> {
        for &card in Card::ALL {
            let held: u8 = self.hidden.hands.iter().map(|hand| hand[card]).sum();
            let seen = self.hidden.deck[card] + self.discard[card] + held;
            require(seen == self.board.deck[card], || format!("{seen} {card} cards"))?;
        }
        let deck: u8 = self.hidden.deck.iter().sum();
        require(deck == self.table.deck, || format!("{} cards in the deck, counted {deck}", self.table.deck))
    }
}

fn require(holds: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(fault()) }
}

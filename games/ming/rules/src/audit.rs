//! Whether every piece is where a piece can be, and values that are kept twice agree.

use kernel::{Audited, Piece, Seat};

use crate::data::*;
use crate::state::Ming;
use crate::turn::Phase;

impl Audited for Ming {
    fn audit(&self) -> Result<(), String> {
        for seat in self.seats() {
            self.inspect_family(seat).map_err(|fault| format!("{seat:?}: {fault}"))?;
        }
        self.inspect_cards()?;
        self.inspect_map()?;
        self.inspect_tiles()?;
        self.inspect_phase()
    }
}

impl Ming {
    /// R1.3: every member is somewhere, and the hand is no larger than it may be.
    fn inspect_family(&self, seat: Seat) -> Result<(), String> {
        let family = &self.families[seat];
        let on_map: u8 = self.open.iter().chain(&self.palaces).map(|here| here[seat]).sum();
        let on_spaces: u8 = family.spaces.iter().sum();
        let members = family.supply + on_spaces + on_map + self.monks_of(seat) + family.lost;
        require(members == MEMBERS, || format!("{members} members"))?;
        let cards: u8 = self.hands[seat].iter().sum();
        require(cards == family.cards && cards <= HAND, || format!("{cards} cards in hand"))?;
        // R1.6: a prince is on the map once his player has placed him.
        let entered = self.round > 0 || self.phase == Phase::Prince;
        require(family.prince.is_none() || entered, || "the prince is early".into())?;
        require(family.prince.is_some() || self.round == 0, || "the prince is missing".into())
    }

    /// R1.2: a card is in the pile, open, among the discards or in a hand.
    fn inspect_cards(&self) -> Result<(), String> {
        let mut all = self.board.deck(self.three);
        all[Card::Dragon] = DRAGONS;
        for &card in Card::ALL {
            let held: u8 = self.hands.iter().map(|hand| hand[card]).sum();
            let open = self.row.iter().filter(|&&open| open == Some(card)).count() as u8;
            let stack = if card == Card::Dragon { self.dragons } else { 0 };
            let seen = self.pile[card] + self.discard[card] + held + open + stack;
            require(seen == all[card], || format!("{seen} {card} cards"))?;
        }
        let gaps = self.row.iter().filter(|card| card.is_none()).count();
        let expected = match self.phase {
            Phase::Lay => PROVINCES - self.gap.index(),
            Phase::Refill => 1,
            _ => 0,
        };
        require(gaps == expected, || format!("{gaps} gaps among the open cards"))
    }

    /// R4.3, R5.2, R7.2: one prince in a district but on the way, palaces for three, neutral members for two.
    fn inspect_map(&self) -> Result<(), String> {
        for district in District::all() {
            let princes = self.families.iter().filter(|family| family.prince == Some(district)).count();
            let most = if self.phase == Phase::Way { 2 } else { 1 };
            require(princes <= most, || format!("{princes} princes in {district}"))?;
            let palaces: u8 = self.palaces[district].iter().sum();
            require(usize::from(palaces) <= DISTRICTS_EACH, || {
                format!("{palaces} in palaces of {district}")
            })?;
            let neutral = if self.has_neutral() { self.open[district][NEUTRAL] } else { 0 };
            require(neutral <= MOST_NEUTRALS, || format!("{neutral} neutral members in {district}"))?;
            for colour in Seat::all(MAX_PLAYERS as u8).skip(self.colours().count()) {
                let strangers = self.open[district][colour] + self.palaces[district][colour];
                require(strangers == 0, || format!("{strangers} members of nobody in {district}"))?;
            }
        }
        Ok(())
    }

    /// R5.4: no more tiles of a province than there are.
    fn inspect_tiles(&self) -> Result<(), String> {
        for &province in Province::ALL.iter().filter(|_| self.readings.tiles_limited) {
            let taken: u8 = self.families.iter().map(|family| family.tiles[province]).sum();
            require(taken <= TILES, || format!("{taken} {province} tiles"))?;
        }
        Ok(())
    }

    /// What only some phases use is empty in the others.
    fn inspect_phase(&self) -> Result<(), String> {
        let asked = !self.waiting.is_empty();
        require(asked == (self.phase == Phase::Return), || {
            format!("{:?} in {:?}", self.waiting, self.phase)
        })?;
        for seat in Seat::all(MAX_PLAYERS as u8).filter(|&seat| self.chosen[seat] > 0) {
            require(self.has_chosen(seat), || format!("{seat:?} has chosen"))?;
        }
        let back = self.back != [0; MAX_PLAYERS];
        require(back == (self.phase == Phase::Recall), || format!("{:?} in {:?}", self.back, self.phase))
    }
}

fn require(holds: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(fault()) }
}

//! Whether every piece is where a piece can be, and values that are kept twice agree.

use kernel::{Audited, Piece, Seat};

use crate::data::*;
use crate::realm::Realm;
use crate::state::China;
use crate::turn::{Ask, Phase};

impl Audited for China {
    fn audit(&self) -> Result<(), String> {
        for seat in self.seats() {
            self.inspect_prince(seat).map_err(|fault| format!("{seat:?}: {fault}"))?;
        }
        self.inspect_cards()?;
        self.inspect_realm()?;
        let asked = self.ask != Ask::Nothing;
        require(asked == (self.phase == Phase::Turn), || format!("{:?} in {:?}", self.ask, self.phase))
    }
}

impl China {
    /// R1.2, R1.6: pieces are conserved, and what is known of a hand is in it.
    fn inspect_prince(&self, seat: Seat) -> Result<(), String> {
        let (prince, hand) = (&self.princes[seat], &self.hands[seat]);
        let palaces = self.realm.palaces[seat].count_ones() as u8 + prince.palaces;
        require(palaces == PALACES, || format!("{palaces} palaces"))?;
        let emissaries: u8 = self.realm.emissaries.iter().map(|here| here[seat]).sum();
        let emissaries = emissaries + prince.emissaries;
        require(emissaries == EMISSARIES, || format!("{emissaries} emissaries"))?;
        let cards: u8 = hand.cards.iter().sum();
        require(cards == prince.cards && cards <= HAND, || format!("{cards} cards in hand"))?;
        require(hand.old.iter().sum::<u8>() == prince.old, || format!("old cards {:?}", hand.old))?;
        let within = |colour: usize| prince.known[colour] + hand.old[colour] <= hand.cards[colour];
        require((0..COLOURS).all(within), || format!("{hand:?} and {:?}", prince.known))
    }

    /// R1.3: a card is in the pile, in the row, among the discards or in a hand.
    fn inspect_cards(&self) -> Result<(), String> {
        let all = self.realm.board.cards(self.players);
        for &colour in Colour::ALL {
            let held: u8 = self.hands.iter().map(|hand| hand.cards[colour]).sum();
            let seen = self.pile[colour] + self.row[colour] + self.discard[colour] + held;
            require(seen == all[colour], || format!("{seen} {colour} cards"))?;
        }
        let (piled, open): (u8, u8) = (self.pile.iter().sum(), self.row.iter().sum());
        require(piled == self.piled, || format!("{} cards in the pile, counted {piled}", self.piled))?;
        require(open == self.open && open <= ROW, || format!("{} open cards, counted {open}", self.open))
    }

    /// R2.5, R2.6, R7.1: one palace on a space, emissaries within the limit, everyone's fortresses.
    fn inspect_realm(&self) -> Result<(), String> {
        let realm = &self.realm;
        let spaces: u32 = realm.palaces.iter().map(|palaces| palaces.count_ones()).sum();
        require(spaces == realm.built.count_ones(), || "two palaces on a space".into())?;
        let counted = Realm::with(realm.board.clone(), realm.palaces, realm.forts, realm.emissaries);
        require(counted == *realm, || format!("kept {realm:?}, counted {counted:?}"))?;
        for &region in Region::ALL {
            let (guests, limit) = (realm.guests(region), realm.limit(region));
            require(guests <= limit, || format!("{guests} emissaries in {region}, limit {limit}"))?;
        }
        let all = if self.fortresses { self.players } else { 0 };
        let left: u8 = self.seats().map(|seat| self.princes[seat].fortresses).sum();
        let forts = realm.forts.count_ones() as u8;
        require(left + forts == all, || format!("{left} fortresses left, {forts} placed"))
    }
}

fn require(holds: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(fault()) }
}

//! Whether every piece is where a piece can be, and values that are kept twice agree.

use kernel::{Audited, Piece, Seat, Seats};

use crate::data::*;
use crate::realm::{Realm, union};
use crate::state::{Lotus, Secret};
use crate::turn::Phase;

impl Audited for Lotus {
    fn audit(&self) -> Result<(), String> {
        self.inspect_tiles()?;
        self.inspect_realm()?;
        self.inspect_turn()?;
        self.inspect_supply()?;
        for seat in Seat::all(MAX_PLAYERS as u8) {
            self.inspect_secret(seat).map_err(|fault| format!("{seat:?}: {fault}"))?;
        }
        Ok(())
    }
}

impl Lotus {
    /// R1.2: a tile lies on the map or in the bag, one on a region in play.
    fn inspect_tiles(&self) -> Result<(), String> {
        let (realm, mut all) = (&self.realm, 0);
        for &building in Building::ALL {
            let lie = realm.buildings[building];
            let count = lie.count_ones() as u8 + self.bag[building];
            require(count == TILES[building], || format!("{count} tiles of {building}"))?;
            require(all & lie == 0, || format!("a {building} on another tile"))?;
            all |= lie;
        }
        let outside = all & !realm.board.in_play(self.players);
        require(outside == 0, || format!("tiles outside the map: {outside:b}"))
    }

    /// R2.2, R3.8: chips lie where a tile was, one in a region; cubes on neutral tiles; and what is kept is
    /// right.
    fn inspect_realm(&self) -> Result<(), String> {
        let realm = &self.realm;
        let chips: u32 = realm.chips.iter().map(|chips| chips.count_ones()).sum();
        require(chips == union(&realm.chips).count_ones(), || "two chips in a region".into())?;
        let counted = Realm::with(realm.board.clone(), realm.buildings, realm.chips, realm.cubes);
        require(counted.neutral == realm.neutral, || "neutral tiles are miscounted".into())?;
        require(counted.chip_reach == realm.chip_reach, || "the reach of chips is wrong".into())?;
        // Cubes that have been removed since still count until the round ends.
        let lacking = counted.cube_reach & !realm.cube_reach;
        require(lacking == 0, || "the reach of cubes is wrong".into())?;
        for seat in Seat::all(MAX_PLAYERS as u8) {
            let cubes = realm.cubes[seat];
            require(cubes & !realm.neutral == 0, || format!("{seat:?} has a cube beside the tiles"))?;
            require(cubes.count_ones() as u8 <= CUBES, || format!("{seat:?} has too many cubes"))?;
        }
        Ok(())
    }

    /// R1.2: nothing limited is given out twice. R1.3: cards make the points.
    fn inspect_supply(&self) -> Result<(), String> {
        let victory: u8 = self.lords.iter().map(|lord| lord.victory).sum();
        require(!self.limited || victory <= POINT_CHIPS, || format!("{victory} victory points are out"))?;
        for seat in Seat::all(MAX_PLAYERS as u8) {
            let (lord, chips) = (&self.lords[seat], self.realm.chips[seat].count_ones());
            require(!self.limited || chips <= CHIPS.into(), || format!("{seat:?} has {chips} chips"))?;
            require(lord.cards.is_none_or(|cards| cards.points() == lord.influence), || {
                format!("{seat:?} has {} influence in {:?}", lord.influence, lord.cards)
            })?;
        }
        Ok(())
    }

    /// The phase determines who is asked.
    fn inspect_turn(&self) -> Result<(), String> {
        let wrong = || format!("{:?} is asked in {:?}", self.waiting, self.phase);
        let alone = self.waiting.len() == 1;
        require(
            match self.phase {
                Phase::Crown | Phase::Lotus | Phase::Tiles | Phase::Over => self.waiting.is_empty(),
                Phase::Vote | Phase::Muster => {
                    let choosers = self.choosers();
                    !self.waiting.is_empty() && self.waiting.iter().all(|seat| choosers.contains(seat))
                }
                Phase::Name | Phase::Expel => self.waiting == Seats::only(self.emperor),
                Phase::Cubes | Phase::Capture | Phase::Income => alone,
            },
            wrong,
        )?;
        require(self.region.is_some() == matches!(self.phase, Phase::Vote | Phase::Expel), wrong)?;
        require(self.emperor.number() < self.players, || format!("{:?} rules", self.emperor))?;
        require(self.rebel != Some(self.emperor) || self.phase != Phase::Muster, || {
            "the Emperor is also the Rebel".into()
        })
    }

    /// R1.6: a player who has chosen made a choice that is open to them; a player who is not choosing has no secret.
    fn inspect_secret(&self, seat: Seat) -> Result<(), String> {
        let secret = &self.secrets[seat];
        if !self.choosers().contains(seat) {
            return require(*secret == Secret::default(), || format!("a secret out of time: {secret:?}"));
        }
        let done = !self.waiting.contains(seat);
        require(done == secret.points.is_some(), || format!("waited for, with {secret:?}"))?;
        let (first, held) = match self.phase {
            Phase::Vote => (secret.against.is_some(), self.lords[seat].most_influence()),
            _ => (secret.side.is_some(), self.lords[seat].army),
        };
        require(first || !done, || format!("half a choice: {secret:?}"))?;
        let rival = secret.against.is_none_or(|rival| rival != seat && self.contenders.contains(rival));
        require(rival, || format!("a vote against nobody: {secret:?}"))?;
        require(secret.played() <= held, || format!("{secret:?} with {held} points"))
    }
}

fn require(holds: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(fault()) }
}

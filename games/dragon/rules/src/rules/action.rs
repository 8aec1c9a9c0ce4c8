//! The action phase (R3): a group, one of its actions, or money.

use kernel::{Dice, Log, Piece, Seat, Set};

use crate::action::{Action, Chance};
use crate::data::*;
use crate::event::{Event, Told};
use crate::state::{Dragon, Tabletop};
use crate::turn::{Ask, Phase};

/// R3.1: Nature deals the next group, any of the cards left being equally likely.
pub fn chances(game: &Dragon, list: &mut Vec<(Chance, u32)>) {
    let (left, size) = undealt(game);
    subsets(left.bits(), size, |bits| list.push((Chance::Deal(Set::from_bits(bits)), 1)));
}

/// The cards not dealt yet, and how many of them the next group gets.
fn undealt(game: &Dragon) -> (Set<Deed>, u8) {
    let dealt = game.groups.iter().fold(0, |bits, group| bits | group.bits());
    let left = Deed::in_play(game.options.great_wall).minus(Set::from_bits(dealt));
    let next = game.groups.iter().position(|group| group.is_empty()).unwrap_or(0);
    (left, group_sizes(game.players, game.options.great_wall)[next])
}

/// The same without the list, which would be the longest of the game: the chance at a random place of it.
pub fn draw(game: &Dragon, dice: &mut Dice) -> Chance {
    let (left, size) = undealt(game);
    let place = dice.below(BINOMIALS[left.len()][usize::from(size)]);
    Chance::Deal(Set::from_bits(spread(nth_pick(place, left.len(), size), left.bits())))
}

/// The number at this place among those with `size` bits among the lowest `places`, in order.
fn nth_pick(mut place: u32, places: usize, size: u8) -> u16 {
    let mut pick = 0;
    let mut size = usize::from(size);
    for bit in (0..places).rev() {
        // This is how many smaller numbers there are without this bit.
        let smaller = BINOMIALS[bit][size];
        if place >= smaller {
            place -= smaller;
            pick |= 1 << bit;
            size -= 1;
        }
    }
    pick
}

/// How many ways there are to pick a number of cards (second index) out of another number (first index).
const BINOMIALS: [[u32; 10]; 9] = {
    let mut table = [[0; 10]; 9];
    let mut n = 0;
    while n < 9 {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// All subsets of this size, in the order of their bits.
fn subsets(of: u16, size: u8, mut each: impl FnMut(u16)) {
    // Counts through the numbers with `size` bits among as many as `of` has, and spreads each over `of`.
    let places = of.count_ones();
    let mut pick: u32 = (1 << size) - 1;
    while pick < 1 << places {
        each(spread(pick as u16, of));
        let low = pick & pick.wrapping_neg();
        let up = pick + low;
        pick = up | (((pick ^ up) / low) >> 2);
    }
}

/// Puts the lowest bits of `pick` on the bits that are set in `mask`.
fn spread(pick: u16, mut mask: u16) -> u16 {
    let mut bits = 0;
    let mut rest = pick;
    while rest != 0 {
        if rest & 1 == 1 {
            bits |= mask & mask.wrapping_neg();
        }
        mask &= mask - 1;
        rest >>= 1;
    }
    bits
}

/// A group lies open; with the last but one the rest is the last, and the phase begins.
pub fn deal(game: &mut Dragon, deeds: Set<Deed>, log: &mut impl Log<Event>) {
    lay_group(game, deeds, log);
    let (left, _) = undealt(game);
    let groups = game.groups.iter().filter(|group| !group.is_empty()).count();
    if groups + 1 == usize::from(game.players) {
        lay_group(game, left, log);
        game.begin(Phase::Action, log);
    }
}

fn lay_group(game: &mut Dragon, deeds: Set<Deed>, log: &mut impl Log<Event>) {
    let group = game.groups.iter().position(|group| group.is_empty()).expect("a group is still to be dealt");
    game.groups[group] = deeds;
    log.note(Told::Dealt { group: group as u8, deeds });
}

/// R3.3, R3.4, R3.5: the groups one can choose, and passing.
pub fn groups(game: &Dragon, seat: Seat, list: &mut Vec<Action>) {
    let open = (0..game.players).filter(|&group| may_choose(game, seat, group));
    list.extend(open.map(Action::Dragon));
    list.push(Action::Pass);
}

fn may_choose(game: &Dragon, seat: Seat, group: u8) -> bool {
    let yuan = game.courts[seat].goods[Good::Yuan];
    yuan.checked_sub(fee(game, group)).is_some_and(|left| !possible(game, seat, group, left).is_empty())
}

/// R3.3: what it costs to put a dragon on the group.
pub fn fee(game: &Tabletop, group: u8) -> u16 {
    if game.taken >> group & 1 == 1 { GROUP_FEE } else { 0 }
}

/// R3.4: the actions of a group that can be done with this much money.
pub fn possible(game: &Dragon, seat: Seat, group: u8, yuan: u16) -> Set<Deed> {
    let mut deeds = game.groups[usize::from(group)];
    if yuan < game.price(Privilege::Small) {
        deeds.remove(Deed::Privilege);
    }
    if deeds.contains(Deed::Wall) && !super::wall::may_extend(game, seat) {
        deeds.remove(Deed::Wall);
    }
    deeds
}

/// R3.3: the dragon goes on the group, and the fee is paid before the action.
pub fn choose(game: &mut Dragon, seat: Seat, group: u8, log: &mut impl Log<Event>) {
    let fee = fee(game, group);
    game.courts[seat].dragon = Some(group);
    game.taken |= 1 << group;
    log.note(Told::Chose { seat, group });
    game.pay(seat, Good::Yuan, fee, log);
    game.ask = Ask::Deed;
}

/// R3.5: money up to three yuan, and no group.
pub fn pass(game: &mut Dragon, seat: Seat, log: &mut impl Log<Event>) {
    log.note(Told::Passed { seat });
    let yuan = PASS_YUAN.saturating_sub(game.courts[seat].goods[Good::Yuan]);
    game.gain(seat, Good::Yuan, yuan, log);
    game.end_turn(log);
}

/// The possible actions of the group under the dragon; its fee is paid already.
pub fn deeds(game: &Dragon, seat: Seat, list: &mut Vec<Action>) {
    list.extend(open_deeds(game, seat).iter().map(Action::Do));
}

/// The same as a set.
pub fn open_deeds(game: &Dragon, seat: Seat) -> Set<Deed> {
    let court = &game.courts[seat];
    court.dragon.map_or(Set::NONE, |group| possible(game, seat, group, court.goods[Good::Yuan]))
}

/// R3.6–R3.12: what the action gives, from the card and the persons who know it.
pub fn perform(game: &mut Dragon, seat: Seat, deed: Deed, log: &mut impl Log<Event>) {
    log.note(Told::Acts { seat, deed });
    let amount = amount(game, seat, deed);
    match deed {
        Deed::Taxes => game.gain(seat, Good::Yuan, amount.into(), log),
        Deed::Harvest => game.gain(seat, Good::Rice, amount.into(), log),
        Deed::Fireworks => game.gain(seat, Good::Firework, amount.into(), log),
        Deed::Parade => game.advance(seat, amount, log),
        Deed::Research => game.score(seat, Source::Research, amount.into(), log),
        Deed::Build => return game.ask = Ask::Build(amount),
        Deed::Privilege => return game.ask = Ask::Privilege,
        Deed::Wall if game.options.wall_blind => {
            game.phase = Phase::WallDraw;
            return game.ask = Ask::Nothing;
        }
        Deed::Wall => return game.ask = Ask::WallTile,
    }
    game.end_turn(log);
}

/// What an action gives a seat now: the card's own symbols and those of its persons.
pub fn amount(game: &Tabletop, seat: Seat, deed: Deed) -> u8 {
    deed.yield_of().map_or(0, |(person, card)| card + game.courts[seat].symbols(person))
}

/// R3.12: the privileges one can pay.
pub fn privileges(game: &Dragon, seat: Seat, list: &mut Vec<Action>) {
    let yuan = game.courts[seat].goods[Good::Yuan];
    let affordable = Privilege::ALL.iter().filter(|&&privilege| game.price(privilege) <= yuan);
    list.extend(affordable.map(|&privilege| Action::Buy(privilege)));
}

/// R3.12: exactly one privilege.
pub fn buy(game: &mut Dragon, seat: Seat, privilege: Privilege, log: &mut impl Log<Event>) {
    game.pay(seat, Good::Yuan, game.price(privilege), log);
    game.courts[seat].privileges[privilege] += 1;
    log.note(Told::Bought { seat, privilege });
    game.end_turn(log);
}

/// R3.3: after the last turn everyone takes their dragon back.
pub fn take_dragons_back(game: &mut Dragon) {
    game.courts.iter_mut().for_each(|court| court.dragon = None);
    game.taken = 0;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subsets_come_in_order_each_once() {
        let mut all = Vec::new();
        subsets(0b1011_0010, 2, |bits| all.push(bits));
        assert_eq!(all, [0b10010, 0b100010, 0b110000, 0b1000_0010, 0b1001_0000, 0b1010_0000]);
        let mut whole = Vec::new();
        subsets(0b101, 2, |bits| whole.push(bits));
        assert_eq!(whole, [0b101]);
    }
}

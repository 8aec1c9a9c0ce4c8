//! Every refusal there is, reached at a table, with the rule it cites.

use crate::table::*;
use longwang::data::*;
use longwang::{Longwang, Options, Reason};

/// The place of a reason in a list of all of them. A new reason does not compile here until it is listed.
fn place(reason: Reason) -> usize {
    match reason {
        Reason::NotNow { .. } => 0,
        Reason::NoPoints { .. } => 1,
        Reason::NoCell { .. } => 2,
        Reason::Occupied { .. } => 3,
        Reason::Own { .. } => 4,
        Reason::Far { .. } => 5,
        Reason::BagEmpty => 6,
        Reason::BagFull => 7,
        Reason::NotLiftable { .. } => 8,
        Reason::NoHarvest { .. } => 9,
        Reason::NoDraws { .. } => 10,
        Reason::NoCards => 11,
        Reason::PowerUsed => 12,
        Reason::TooEarly { .. } => 13,
        Reason::Imprisoned { .. } => 14,
        Reason::NoPrey { .. } => 15,
        Reason::NotTheirs { .. } => 16,
        Reason::NoToken { .. } => 17,
        Reason::SameKind { .. } => 18,
        Reason::NoSuchTile { .. } => 19,
        Reason::NoSwap => 20,
        Reason::NoPlays { .. } => 21,
        Reason::NoCard { .. } => 22,
        Reason::NoPair { .. } => 23,
        Reason::NoTarget { .. } => 24,
        Reason::NothingToSteal { .. } => 25,
        Reason::NoJade { .. } => 26,
        Reason::NoTile { .. } => 27,
        Reason::OtherPart { .. } => 28,
        Reason::CannotPay { .. } => 29,
        Reason::WrongJade => 30,
        Reason::NoLook => 31,
    }
}
const REASONS: usize = 32;

fn plain() -> Match {
    setting()
        .explorers(NW, "c3")
        .explorers(NE, "c4")
        .hand(NW, "action_point_1 action_point_1 action_point_1 thief sea_goddess sea_goddess jade_emperor")
        .set()
}

fn full() -> Match {
    setting().dragon(NW, Dragon::Earth).explorers(NW, "a2 a3 a4 a5 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3").set()
}

fn late() -> Match {
    setting().options(Options { dragons_from_round: 2, ..Options::default() }).set()
}

fn with_dragon(dragon: Dragon) -> Match {
    let mut table = setting()
        .dragon(NW, dragon)
        .explorers(NW, "c3 a3")
        .explorers(SE, "")
        .tokens(NE, [2, 0, 0, 0])
        .holds(NW, 1, Jade::Air)
        .set();
    table.power(3);
    table
}

fn imprisoned() -> Match {
    setting().hand(NW, "mountain_god mountain_god mountain_god mountain_god").set()
}

fn roofed() -> Match {
    setting().parts(NW, 2).holds(NE, 1, Jade::Water).set()
}

/// All cards are in hands.
fn no_cards() -> Match {
    let hand: Vec<&str> = [6, 4, 4, 4, 4, 4, 4, 6, 6, 6]
        .iter()
        .zip(Card::NAMES)
        .flat_map(|(&count, &name)| vec![name; count])
        .collect();
    setting().hand(SE, &hand.join(" ")).set()
}

fn asked() -> Match {
    let mut table = setting().hand(NE, "mountain_god").set();
    table.says(NW, ["power"]);
    table
}

/// Two draws, with Nature in between.
fn drawn() -> Match {
    let mut table = setting().set();
    table.says(NW, ["draw"]).nature("card thief").says(NW, ["draw"]).nature("card thief");
    table
}

#[test]
fn every_refusal_cites_its_rule_and_all_are_reached() {
    let refusals: Vec<trial::Refusal<Longwang>> = vec![
        (plain(), &[], "stop", "R3.2"),
        (plain(), &["gather bamboo", "place c2", "place b3"], "draw", "R3.2"),
        (plain(), &[], "place f6", "R1.4"),
        (plain(), &[], "place c4", "R4.2"),
        (plain(), &[], "place c3", "R4.3"),
        (plain(), &[], "place e1", "R4.1"),
        (full(), &[], "place e1", "R4.5"),
        (plain(), &[], "lift c3", "R4.5"),
        (full(), &[], "lift e1", "R4.5"),
        (plain(), &[], "gather rice", "R5.1"),
        (no_cards(), &[], "draw", "R5.3"),
        (late(), &[], "power", "R6.7"),
        (imprisoned(), &["imprison air"], "power", "R7.5"),
        (imprisoned(), &["imprison fire"], "imprison fire", "R7.5"),
        (with_dragon(Dragon::Fire), &[], "rival 2", "R6.2"),
        (with_dragon(Dragon::Fire), &["rival 1"], "remove a10", "R6.4"),
        (with_dragon(Dragon::Air), &["rival 1"], "take rice", "R6.5"),
        (with_dragon(Dragon::Air), &["rival 1"], "give 2", "R6.5"),
        (with_dragon(Dragon::Air), &["rival 1"], "give 1", "R6.5"),
        (with_dragon(Dragon::Water), &["gather bamboo"], "gather bamboo", "R6.6"),
        (with_dragon(Dragon::Water), &["stop"], "power", "R6.1"),
        (with_dragon(Dragon::Earth), &[], "end", "R6.3"),
        (plain(), &["play action_point_1", "play action_point_1"], "play action_point_1", "R7.1"),
        (plain(), &[], "play rice_3", "R7.1"),
        (plain(), &[], "play jade_emperor", "R7.1"),
        (plain(), &[], "play thief", "R7.1"),
        (plain(), &[], "thief 2", "R7.4"),
        (plain(), &[], "surge 2", "R7.6"),
        (plain(), &[], "surge f1", "R7.6"),
        (roofed(), &[], "look f2", "R8.3"),
        (plain(), &[], "build roof", "R8.1"),
        (plain(), &[], "build base", "R8.2"),
        (roofed(), &[], "build jade", "R8.4"),
        (plain(), &[], "look f2", "R8.3"),
        (asked(), &[], "cancel", "R7.1"),
        (asked(), &[], "end", "R6.1"),
        (drawn(), &[], "draw", "R5.2"),
    ];
    trial::refusals(refusals, place, REASONS);
}

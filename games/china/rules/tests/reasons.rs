//! Every refusal there is, reached at a table, with the rule it cites.

use crate::table::*;
use china::{China, Reason};

/// The place of a reason in a list of all of them. A new reason does not compile here until it is listed.
fn place(reason: Reason) -> usize {
    match reason {
        Reason::NotNow { .. } => 0,
        Reason::NoRoom { .. } => 1,
        Reason::NoCards { .. } => 2,
        Reason::NoCard { .. } => 3,
        Reason::OtherRegion { .. } => 4,
        Reason::NoMore => 5,
        Reason::MustPlace => 6,
        Reason::NoSpace { .. } => 7,
        Reason::Occupied { .. } => 8,
        Reason::Fortified { .. } => 9,
        Reason::NoneLeft { .. } => 10,
        Reason::Limit { .. } => 11,
        Reason::NoFortresses => 12,
        Reason::NoPrice { .. } => 13,
        Reason::NotOpen { .. } => 14,
        Reason::NoPile => 15,
    }
}
const REASONS: usize = 16;

fn plain() -> Match {
    setting(3)
        .palaces(MANUELA, "lu-1 lu-2 lu-3 lu-4 wei-1")
        .emissaries(MANUELA, "lu lu lu lu")
        .hand(GUIDO, "red green green")
        .row("violet violet yellow orange")
        .set()
}

fn fortified() -> Match {
    setting(3).forts("wei-1 wei-2").palaces(SILVIO, "wei-3").hand(GUIDO, "red red red").set()
}

/// Guido has placed his fortress, Manuela has not.
fn second_fortress() -> Match {
    setting(3).forts("wei-1").palaces(SILVIO, "wei-3").hand(MANUELA, "red red red").turn_of(MANUELA).set()
}

fn rainbow() -> Match {
    setting(3).hand(GUIDO, "red green violet").set()
}

fn emptied() -> Match {
    let mut table = setting(3).hand(GUIDO, "red red green").row("violet").pile("").reshuffled().set();
    table.game.table.exhausted = 2;
    table
}

#[test]
fn every_refusal_cites_its_rule_and_all_are_reached() {
    let refusals: Vec<trial::Refusal<China>> = vec![
        (plain(), &[], "draw", "R2.1"),
        (plain(), &[], "region lu", "R2.2"),
        (plain(), &[], "swap violet", "R3.1"),
        (plain(), &["region wei"], "palace shu-1", "R2.2"),
        (plain(), &["region wei"], "palace wei-8", "R2.5"),
        (plain(), &["region wei"], "palace wei-1", "R2.5"),
        (plain(), &["region wei"], "fortress wei-2", "R7.1"),
        (plain(), &["region wei"], "finish", "R2.1"),
        (plain(), &["region wei"], "region shu", "R2.3"),
        (plain(), &["region wei", "emissary wei"], "pay violet", "R2.4"),
        (plain(), &["region wei", "emissary wei", "pay green"], "emissary wei", "R2.6"),
        (plain(), &["swap green"], "palace wei-2", "R2.3"),
        (plain(), &["swap green"], "take green", "R4.1"),
        (rainbow(), &[], "region qi", "R2.4"),
        (second_fortress(), &["region wei"], "fortress wei-1", "R7.1"),
        (fortified(), &["region wei"], "fortress wei-4", "R1.2"),
        (emptied(), &["swap green"], "draw", "R4.4"),
    ];
    trial::refusals(refusals, place, REASONS);
}

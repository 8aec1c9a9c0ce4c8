//! Every refusal there is, reached at a table, with the rule it cites.

use crate::table::*;
use lotus::{Options, Reason};

/// The place of a reason in a list of all of them. A new reason does not compile here until it is listed.
fn place(reason: Reason) -> usize {
    match reason {
        Reason::NotNow { .. } => 0,
        Reason::NotInPlay { .. } => 1,
        Reason::NoTile { .. } => 2,
        Reason::OwnCube { .. } => 3,
        Reason::NoLotus { .. } => 4,
        Reason::TooFar { strict: false, .. } => 5,
        Reason::TooFar { strict: true, .. } => 6,
        Reason::NoContest { .. } => 7,
        Reason::Oneself => 8,
        Reason::NoContender => 9,
        Reason::StepDone => 10,
        Reason::TwoCards { .. } => 11,
        Reason::Influence { .. } => 12,
        Reason::NotTied => 13,
        Reason::Army { .. } => 14,
        Reason::NoLoser { .. } => 15,
        Reason::LostTwo { .. } => 16,
        Reason::NotNear { .. } => 17,
        Reason::Palaces { .. } => 18,
    }
}
const REASONS: usize = 19;

fn first() -> Match {
    first_round(4, &Options::default())
}

fn later(placement: &str) -> Match {
    setting(3).option("placement", placement).owns(CARLA, "fort", "dadu").set()
}

fn naming() -> Match {
    let mut table = first();
    table.cubes(&["kuizhou", "kuizhou", "kuizhou"]);
    table
}

fn voting() -> Match {
    let mut table = naming();
    table.say("settle kuizhou");
    table
}

fn poor() -> Match {
    let mut table = setting(3).owns(CARLA, "fort", "dadu").influence(ANNA, 2).set();
    table.cubes(&["jinan", "jinan", ""]).say("settle jinan");
    table
}

fn tied() -> Match {
    let mut table = voting();
    table.vote(&[(ANNA, BRUNO, 1), (BRUNO, ANNA, 1), (CARLA, ANNA, 0)]);
    table
}

fn mustering() -> Match {
    let mut table = setting(4).emperor(DARIO).owns(DARIO, "palace", "dadu").set();
    table.to_rebellion();
    table
}

/// Anna has won and may take from Bruno, whose regions are around Kuizhou; Carla, who has won too, owns
/// Changsha.
fn capturing() -> Match {
    let mut table = setting(4)
        .owns(ANNA, "palace", "kuizhou")
        .owns(BRUNO, "village", "guilin hanzhong fengyuan dali")
        .owns(CARLA, "fort", "changsha guiyang")
        .owns(DARIO, "fort", "xiangyang")
        .army(ANNA, 20)
        .set();
    table.to_rebellion().muster(&[("", 20), ("", 0), ("emperor", 2), ("emperor", 1)]);
    table
}

/// Bruno has lost two of his three villages, and Dario, next to the third, may still take from Elena.
fn bereft() -> Match {
    let mut table = setting(5)
        .owns(ANNA, "palace", "kuizhou xiangyang")
        .owns(BRUNO, "village", "guilin hanzhong henan")
        .owns(CARLA, "fort", "changsha")
        .owns(DARIO, "fort", "fengyuan")
        .owns(ELENA, "rice", "pingliang")
        .army(ANNA, 20)
        .set();
    table.to_rebellion().muster(&[("", 20), ("", 0), ("emperor", 2), ("emperor", 1), ("rebel", 0)]);
    table.says(ANNA, ["capture henan"]).says(CARLA, ["capture guilin"]);
    table
}

fn levying() -> Match {
    let mut table = setting(3).owns(ANNA, "palace", "dadu").set();
    table.to_rebellion().muster(&[("", 0), ("emperor", 0), ("emperor", 0)]);
    table
}

/// A table, what is said first, what is then refused, and the rule that refuses it.
type Refusal = (fn() -> Match, &'static [&'static str], &'static str, &'static str);

const REFUSALS: &[Refusal] = &[
    (first, &[], "settle kuizhou", "R2.1"),
    (first, &[], "cube lanzhou", "R1.1"),
    (|| later("chain"), &[], "cube dadu", "R2.2"),
    (first, &["cube kuizhou", "waive", "waive", "waive"], "cube kuizhou", "R2.2"),
    (first, &[], "cube dadu", "R2.3"),
    (|| later("chain"), &[], "cube kuizhou", "R2.4"),
    (|| later("strict"), &["cube jinan"], "cube xuzhou", "R2.4"),
    (naming, &[], "settle dadu", "R3.3"),
    (voting, &[], "against 0", "R3.4"),
    (voting, &[], "against 3", "R3.4"),
    (voting, &["against 1"], "against 2", "R1.6"),
    (voting, &["against 1"], "influence 7", "R3.4"),
    (poor, &[], "influence 3", "R3.4"),
    (tied, &[], "expel 2", "R3.6"),
    (mustering, &[], "army 4", "R5.2"),
    (capturing, &[], "capture changsha", "R5.6"),
    (bereft, &[], "capture hanzhong", "R5.7"),
    (capturing, &[], "capture dali", "R5.6"),
    (levying, &[], "levy 2", "R6.2"),
    (voting, &[], "influence 1", "R3.4"),
    (mustering, &["army 0"], "army 1", "R5.2"),
    (mustering, &[], "waive", "R5.2"),
    (levying, &[], "decline", "R6.2"),
];

#[test]
fn every_reason_is_given_with_its_rule() {
    let set = |&(table, first, refused, rule): &Refusal| (table(), first, refused, rule);
    trial::refusals(REFUSALS.iter().map(set), place, REASONS);
}

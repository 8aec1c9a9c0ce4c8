//! Every refusal there is, reached at a table, with the rule it cites.

use crate::table::*;
use dragon::data::{Happening, SuperEvent};
use dragon::{Dragon, Reason};
use kernel::prelude::*;

const TWO: [&str; 2] = ["taxes+build+harvest+wall", "fireworks+parade+research+privilege"];

/// The place of a reason in a list of all of them. A new reason does not compile here until it is listed.
fn place(reason: Reason) -> usize {
    match reason {
        Reason::NotNow { .. } => 0,
        Reason::NoPalace { .. } => 1,
        Reason::Full { .. } => 2,
        Reason::Tall { .. } => 3,
        Reason::Room => 4,
        Reason::Absent { .. } => 5,
        Reason::SoldOut { .. } => 6,
        Reason::Old { .. } => 7,
        Reason::Same => 8,
        Reason::PairTaken => 9,
        Reason::Risen { .. } => 10,
        Reason::NoGroup { .. } => 11,
        Reason::Fee { .. } => 12,
        Reason::NothingToDo { .. } => 13,
        Reason::Elsewhere { .. } => 14,
        Reason::TooDear { .. } => 15,
        Reason::WallComplete => 16,
        Reason::NoWallTile => 17,
        Reason::Walled { .. } => 18,
        Reason::NoCard { .. } => 19,
        Reason::OtherType { .. } => 20,
        Reason::Starved { .. } => 21,
        Reason::NotOverfull { .. } => 22,
        Reason::Amount { .. } => 23,
        Reason::NobodyHere { .. } => 24,
    }
}
const REASONS: usize = 25;

type Refusal = trial::Refusal<Dragon>;

fn first_turn() -> Match {
    let almost = "rice firework floor yuan";
    setting(3)
        .great_wall()
        .home(ANNA, |home| home.palace(3, "court-lady").yuan(1).walled(almost))
        .home(BEN, |home| home.walled(almost))
        .home(CLARA, |home| home.walled("rice firework floor yuan"))
        .action(["taxes+build+wall", "harvest+fireworks+parade", "research+privilege"])
}

fn in_the_action_phase() -> Vec<Refusal> {
    let two = || {
        setting(2)
            .great_wall()
            .home(ANNA, |home| home.walled("rice firework floor yuan steps points"))
            .home(BEN, |home| home.walled("rice").yuan(2))
            .action(TWO)
    };
    let singles = ["taxes+build", "harvest+fireworks", "parade+research", "privilege"];
    let poor = || setting(4).home(ANNA, |home| home.yuan(1)).action(singles);
    vec![
        (first_turn(), &[], "play wild", "R3.3"),
        (first_turn(), &[], "dragon 4", "R3.1"),
        (first_turn(), &["dragon 1"], "do harvest", "R3.3"),
        (first_turn(), &["dragon 1"], "do wall", "R8.2"),
        (first_turn(), &["dragon 1", "do build"], "build 1", "R2.1"),
        (first_turn(), &["dragon 1", "do build"], "build 2", "R2.1"),
        (first_turn(), &["dragon 3"], "do privilege", "R3.12"),
        (two(), &["dragon 1"], "do wall", "R8.2"),
        (two(), &["dragon 1", "do taxes"], "dragon 1", "R3.3"),
        (two(), &["pass", "dragon 1", "do wall"], "wall rice", "R8.2"),
        (poor(), &[], "dragon 4", "R3.4"),
    ]
}

fn in_the_person_phase() -> Vec<Refusal> {
    let table = || {
        setting(2)
            .sold_out("old-monk")
            .home(ANNA, |home| home.palace(1, "court-lady").palace(2, "tax-collector").hand("monk"))
            .person()
    };
    vec![
        (table(), &[], "play wild", "R4.1"),
        (table(), &["play monk"], "take court-lady", "R4.2"),
        (table(), &["play monk"], "take old-monk", "R1.2"),
        (table(), &["play monk", "take young-monk"], "place 1", "R2.1"),
        (table(), &["play monk", "take young-monk"], "place 3", "R2.1"),
        (table(), &["play monk", "take young-monk"], "dismiss", "R4.3"),
    ]
}

fn in_events() -> Vec<Refusal> {
    let july = |event| {
        let home = |home: Home| home.palace(3, "court-lady court-lady court-lady").palace(3, "old-monk");
        setting(2).super_event(event).month(7, Happening::Festival).home(ANNA, home).event()
    };
    let drought = setting(2)
        .month(6, Happening::Drought)
        .home(ANNA, |home| home.palace(2, "court-lady court-lady").palace(2, "old-monk"))
        .event();
    vec![
        (drought.clone(), &[], "release 2 court-lady", "R5.1"),
        (drought, &["release 1 court-lady"], "release 1 court-lady", "R5.4"),
        (july(SuperEvent::Earthquake), &["raze 1", "raze 2"], "release 2 old-monk", "R9.5"),
        (july(SuperEvent::Flood), &[], "return 1 rice", "R9.6"),
        (july(SuperEvent::Sunrise), &[], "take old-monk", "R9.10"),
        (july(SuperEvent::Sunrise), &["take young-monk", "place 2"], "take young-monk", "R9.10"),
        (july(SuperEvent::Charter), &[], "charter healer", "R9.12"),
    ]
}

fn in_the_draft() -> Vec<Refusal> {
    let mut draft = Match::from(Dragon::start(&Default::default(), 2).expect("two can play"));
    for event in row_with(1, Happening::Peace) {
        draft.nature(&format!("event {event}"));
    }
    draft.nature("first 0");
    let pair = &["take court-lady", "place 1", "take craftsman", "place 1", "take craftsman", "place 1"];
    vec![
        (draft.clone(), &[], "take old-monk", "R1.4"),
        (draft.clone(), &["take court-lady", "place 1"], "take court-lady", "R1.4"),
        (draft, pair, "take court-lady", "R1.4"),
    ]
}

#[test]
fn every_refusal_is_reached_and_cites_its_rule() {
    let refusals = [in_the_draft(), in_the_action_phase(), in_the_person_phase(), in_events()];
    trial::refusals(refusals.into_iter().flatten(), place, REASONS);
}

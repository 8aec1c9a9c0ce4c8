//! Every refusal there is, reached at a table, with the rule it cites.

use crate::table::*;
use ming::{Ming, Phase, Reason};

/// The place of a reason in a list of all of them. A new reason does not compile here until it is listed.
fn place(reason: Reason) -> usize {
    match reason {
        Reason::NotNow { .. } => 0,
        Reason::NeutralsFull { .. } => 1,
        Reason::Taken { .. } => 2,
        Reason::NoMember { .. } => 3,
        Reason::NoPrice { .. } => 4,
        Reason::NoDragon => 5,
        Reason::NoCard { .. } => 6,
        Reason::NoBorder { .. } => 7,
        Reason::OtherSymbol { .. } => 8,
        Reason::DeadEnd { .. } => 9,
        Reason::MustGoOn { .. } => 10,
        Reason::OnTheWay => 11,
        Reason::TooMany { .. } => 12,
        Reason::OwnMonk { .. } => 13,
        Reason::TooManyBack { .. } => 14,
        Reason::NobodyThere { .. } => 15,
        Reason::NoSeat => 16,
    }
}
const REASONS: usize = 17;

/// Guido takes cards; somebody else has what he wants.
fn taking() -> Match {
    setting(3).phase(Phase::Cards).spaces(GUIDO, "white").spaces(MANUELA, "blue").set()
}

fn no_dragons() -> Match {
    let dragons = "dragon dragon dragon dragon dragon";
    let table = setting(4).phase(Phase::Cards).spaces(GUIDO, "white").hand(GUIDO, "dragon dragon dragon");
    table.hand(MANUELA, dragons).hand(SILVIO, dragons).hand(VALERIO, dragons).set()
}

/// Guido moves; Manuela's prince is in white-3, his own member in the monastery of white-1.
fn moving() -> Match {
    setting(3)
        .prince(MANUELA, "white-3")
        .monks(GUIDO, "white-1")
        .spaces(GUIDO, "white white")
        .hand(GUIDO, "ox_cart horse barge barge")
        .set()
}

fn stuck() -> Match {
    setting(3).prince(MANUELA, "white-3").hand(GUIDO, "ox_cart barge").set()
}

fn returning() -> Match {
    setting(3).round(2).open(GUIDO, "white-1 white-1 white-2 white-2").scored()
}

fn entering() -> Match {
    let mut table = setting(3).phase(Phase::Prince).prince(MANUELA, "white-2").set();
    table.game.table.families[GUIDO].prince = None;
    table.game.table.round = 0;
    table
}

fn placing() -> Match {
    setting(2).phase(Phase::Neutral).neutral("white-1 white-1 white-1").set()
}

fn naming() -> Match {
    setting(4).round(5).scored()
}

#[test]
fn every_refusal_cites_its_rule_and_all_are_reached() {
    let refusals: Vec<trial::Refusal<Ming>> = vec![
        (placing(), &[], "neutral white-1", "R7.2"),
        (placing(), &[], "prince white-1", "R7.2"),
        (entering(), &[], "prince white-2", "R1.6"),
        (taking(), &[], "pass", "R3.1"),
        (taking(), &[], "take blue", "R3.2"),
        (taking(), &[], "dragon blue", "R3.3"),
        (no_dragons(), &[], "dragon white", "R3.3"),
        (moving(), &[], "deploy 1", "R4.1"),
        (moving(), &[], "stay junk", "R4.2"),
        (moving(), &[], "go white-2 junk", "R4.2"),
        (moving(), &[], "go blue-1 horse", "R4.2"),
        (moving(), &[], "go white-2 horse", "R4.2"),
        (moving(), &["go white-3 ox_cart"], "deploy 0", "R4.3"),
        (moving(), &["go white-2 barge"], "stay horse", "R4.2"),
        (moving(), &["go white-2 barge"], "deploy 3", "R4.6"),
        (moving(), &["go white-2 barge", "go white-1 barge"], "deploy 1", "R4.7"),
        (stuck(), &[], "go white-3 ox_cart", "R4.3"),
        (returning(), &[], "return 5", "R5.5"),
        (returning(), &[], "recall white-1", "R5.5"),
        (returning(), &["return 1"], "recall white-3", "R5.6"),
        (returning(), &["return 1"], "recall green-1", "R5.6"),
        (naming(), &[], "start 4", "R6.2"),
        (naming(), &[], "start 5", "R6.2"),
    ];
    trial::refusals(refusals, place, REASONS);
}

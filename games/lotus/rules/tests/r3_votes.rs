//! R3.4–R3.7: the votes of a contest.

use crate::table::*;
use kernel::prelude::*;
use kernel::{Seat, Seats};
use lotus::{Event, Options, Phase, Told};

/// This number of players contend for Kuizhou, a temple, in the first round; Anna is Emperor.
fn contest(players: u8, contenders: usize, refund: &str) -> Match {
    let mut options = Options::default();
    kernel::Options::set(&mut options, "refund", refund).expect("an option");
    let mut table = first_round(players, &options);
    table.cubes(&["kuizhou"; 6][..contenders]);
    table.say("settle kuizhou");
    table
}

/// The same, but Dario is Emperor and does not contend.
fn judged(contenders: usize) -> Match {
    let mut table = setting(4).emperor(DARIO).owns(DARIO, "fort", "guilin").set();
    table.cubes(&["kuizhou"; 3][..contenders]);
    table.say("settle kuizhou");
    table
}

#[test]
fn r3_4_a_vote_is_against_another_contender_with_0_to_6() {
    let table = contest(4, 3, "vote");
    assert_eq!(table.choices_of(BRUNO), ["against 0", "against 2"]);
    let refused = |words: &str| table.refused_by(words);
    assert_eq!([refused("against 0"), refused("against 3"), refused("influence 1")], ["R3.4"; 3]);
    let mut table = table.clone();
    table.by(ANNA, "against 1");
    let all: Vec<String> = (0..=6).map(|points| format!("influence {points}")).collect();
    assert_eq!(table.choices_of(ANNA), all);
    assert_eq!(table.refused_by("influence 7"), "R3.4");
    assert_eq!(table.refused_by("against 2"), "R1.6", "the first step is done");
}

#[test]
fn r3_4_nobody_plays_more_than_they_have() {
    let mut table = setting(3).owns(CARLA, "fort", "guilin").influence(ANNA, 2).influence(BRUNO, 0).set();
    table.cubes(&["kuizhou", "kuizhou", ""]).say("settle kuizhou");
    assert_eq!(table.choices_of(ANNA), ["influence 0", "influence 1", "influence 2"]);
    assert_eq!(table.choices_of(BRUNO), ["influence 0"]);
    assert_eq!(table.refused_by("influence 3"), "R3.4");
}

#[test]
fn r3_4_two_contenders_vote_against_each_other() {
    let mut table = contest(3, 2, "vote");
    assert_eq!(table.choices_of(ANNA).len(), 7, "there is nobody else to vote against");
    table.by(BRUNO, "influence 3").by(ANNA, "influence 4");
    assert_eq!((table.shown[ANNA].against, table.shown[BRUNO].against), (Some(BRUNO), Some(ANNA)));
    assert_eq!(table.owner("kuizhou"), Some(ANNA));
    assert_eq!(table.influence(), [8, 11, 12]);
}

#[test]
fn r3_5_three_contenders_vote_twice() {
    // The example of the rules page.
    let mut table = contest(3, 3, "vote");
    table.vote(&[(ANNA, CARLA, 3), (BRUNO, CARLA, 2), (CARLA, ANNA, 4)]);
    assert!(table.told.contains(&Event::Open(Told::Left { seat: CARLA, back: 2 })));
    assert_eq!(table.contenders, [ANNA, BRUNO].into_iter().collect::<Seats>());
    assert_eq!(table.phase, Phase::Vote);
    table.vote(&[(ANNA, BRUNO, 1), (BRUNO, ANNA, 2)]);
    assert_eq!(table.owner("kuizhou"), Some(BRUNO));
    assert_eq!(table.influence(), [12 - 3 - 1 + 1, 12 - 2 - 2, 12 - 4 + 2]);
}

#[test]
fn r3_5_six_contenders_vote_until_one_is_left() {
    let mut table = contest(6, 6, "vote");
    // Everybody turns against the last, again and again.
    for left in (2..=6u8).rev() {
        assert_eq!(table.contenders.len(), usize::from(left));
        let victim = Seat::new(left - 1);
        let mut votes: Vec<_> = (0..left - 1).map(|seat| (Seat::new(seat), victim, 1)).collect();
        votes.push((victim, ANNA, 0));
        table.vote(&votes);
    }
    assert_eq!(table.owner("kuizhou"), Some(ANNA));
    // Anna played in all five votes, Bruno in four and so on; nobody who left had played anything in the
    // last.
    assert_eq!(table.influence(), [7, 8, 9, 10, 11, 12]);
}

#[test]
fn r3_6_the_emperor_decides_a_tie_of_two() {
    let mut table = judged(2);
    table.vote(&[(ANNA, BRUNO, 3), (BRUNO, ANNA, 3)]);
    assert_eq!((table.phase, table.whose()), (Phase::Expel, Some(DARIO)));
    assert_eq!(table.choices(), ["expel 0", "expel 1"]);
    table.say("expel 0");
    assert_eq!(table.owner("kuizhou"), Some(BRUNO));
}

#[test]
fn r3_6_only_those_with_most_are_tied() {
    let mut table = judged(3);
    table.vote(&[(ANNA, BRUNO, 2), (BRUNO, ANNA, 2), (CARLA, ANNA, 0)]);
    assert_eq!(table.choices(), ["expel 0", "expel 1"]);
    assert_eq!(table.refused_by("expel 2"), "R3.6");
    table.say("expel 1");
    assert_eq!(table.contenders, [ANNA, CARLA].into_iter().collect::<Seats>());
}

#[test]
fn r3_6_three_may_be_tied() {
    let mut table = judged(3);
    table.vote(&[(ANNA, BRUNO, 2), (BRUNO, CARLA, 2), (CARLA, ANNA, 2)]);
    assert_eq!(table.choices(), ["expel 0", "expel 1", "expel 2"]);
}

#[test]
fn r3_6_all_at_zero_is_a_tie_of_all_decided_by_an_emperor_who_is_one_of_them() {
    let mut table = contest(4, 3, "vote");
    table.vote(&[(ANNA, CARLA, 0), (BRUNO, CARLA, 0), (CARLA, BRUNO, 0)]);
    // Nobody voted against Anna, but at zero all are equal.
    assert_eq!(
        (table.whose(), table.choices()),
        (Some(ANNA), ["expel 0", "expel 1", "expel 2"].map(String::from).to_vec())
    );
    table.say("expel 2").vote(&[(ANNA, BRUNO, 0), (BRUNO, ANNA, 0)]);
    assert_eq!(table.choices(), ["expel 0", "expel 1"]);
    table.say("expel 1");
    assert_eq!(table.owner("kuizhou"), Some(ANNA));
    assert_eq!(table.influence(), [12; 4]);
}

#[test]
fn r3_6_a_tied_emperor_may_be_the_one_sent_away() {
    let mut table = contest(3, 2, "vote");
    table.vote(&[(ANNA, BRUNO, 4), (BRUNO, ANNA, 4)]).say("expel 0");
    assert_eq!(table.owner("kuizhou"), Some(BRUNO));
    assert_eq!(table.influence(), [10, 8, 12]);
}

#[test]
fn r3_7_half_rounded_up_comes_back_to_who_leaves() {
    for (played, back) in [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)] {
        let mut table = contest(3, 2, "vote");
        table.vote(&[(ANNA, BRUNO, 6), (BRUNO, ANNA, played)]);
        assert_eq!(table.influence(), [6, 12 - played + back, 12], "of {played}");
    }
}

#[test]
fn r3_7_a_zero_costs_nothing() {
    let mut table = contest(3, 2, "vote");
    table.vote(&[(ANNA, BRUNO, 1), (BRUNO, ANNA, 0)]);
    assert_eq!(table.influence(), [11, 12, 12]);
    // It is there again for the next vote.
    assert_eq!(table.lords[BRUNO].influence.min(6), 6);
}

#[test]
fn r3_7_the_refund_counts_the_last_vote_or_the_whole_contest() {
    for (refund, back) in [("vote", 1), ("contest", 3)] {
        let mut table = contest(3, 3, refund);
        table.vote(&[(ANNA, CARLA, 3), (BRUNO, CARLA, 5), (CARLA, ANNA, 0)]);
        table.vote(&[(ANNA, BRUNO, 2), (BRUNO, ANNA, 1)]);
        assert!(table.told.contains(&Event::Open(Told::Left { seat: BRUNO, back })), "{refund}");
        assert_eq!(table.influence(), [7, 6 + back, 12], "{refund}");
    }
    // A new contest begins at nothing.
    let mut table = first_round(3, &Options { whole: true, ..Options::default() });
    table.cubes(&["kuizhou guiyang", "kuizhou guiyang", ""]);
    table.say("settle kuizhou").vote(&[(ANNA, BRUNO, 0), (BRUNO, ANNA, 6)]);
    table.say("settle guiyang").vote(&[(ANNA, BRUNO, 3), (BRUNO, ANNA, 1)]);
    assert_eq!(table.influence(), [9, 6, 12]);
}

#[test]
fn r3_5_votes_entered_in_any_order_give_the_same_game() {
    let votes = [(ANNA, CARLA, 3), (BRUNO, ANNA, 2), (CARLA, BRUNO, 4)];
    let mut ends = Vec::new();
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let mut whole = contest(3, 3, "vote");
        whole.vote(&order.map(|place| votes[place]));
        ends.push(whole.game);
        // All first steps before all second ones.
        let mut steps = contest(3, 3, "vote");
        for (seat, rival, _) in order.map(|place| votes[place]) {
            steps.by(seat, &format!("against {rival}"));
        }
        for (seat, _, points) in order.map(|place| votes[place]) {
            steps.by(seat, &format!("influence {points}"));
        }
        ends.push(steps.game);
    }
    assert!(ends.iter().all(|end| *end == ends[0]));
    assert!(!ends[0].turn().asks(BRUNO), "Bruno, with 4 against him, has left");
}

//! R1.6: nothing of a secret choice shows before the last is in, and what is imagined of it is anything it
//! can be.

use crate::table::*;
use estimate::Estimate;
use kernel::prelude::*;
use kernel::{Dice, Seat, Spoken, Viewer};
use lotus::data::Side;
use lotus::{Lotus, Options, Phase, Secret, Told};

/// Anna, Bruno and Carla contend for Kuizhou; Dario looks on.
fn voting() -> Match {
    let mut table = first_round(4, &Options::default());
    table.cubes(&["kuizhou"; 3]).say("settle kuizhou");
    table.told.clear();
    table
}

/// What a viewer gets to know: its view as it is sent, its log, what it may do and what it is asked.
fn known(table: &Match, viewer: Viewer) -> String {
    let view = table.view(viewer);
    let sent = serde_json::to_string(&view).expect("plain data");
    let told: Vec<_> = table.told_to(viewer).iter().map(|event| event.tell()).collect();
    let (turn, rule, phase) = (table.turn(), view.rule(), Spoken::phase(&view));
    let asked = match viewer {
        Viewer::Seat(seat) if turn.asks(seat) => Some((table.choices_of(seat), view.prompt(seat))),
        _ => None,
    };
    format!("{sent} {told:?} {turn:?} {rule} {phase:?} {asked:?}")
}

#[test]
fn r1_6_no_byte_depends_on_another_seats_vote_before_the_last_is_in() {
    let votes = [("against 0", "influence 0"), ("against 2", "influence 6"), ("against 0", "influence 3")];
    for viewer in [Viewer::Seat(ANNA), Viewer::Seat(CARLA), Viewer::Seat(DARIO), Viewer::Spectator] {
        let after: Vec<[String; 3]> = votes
            .iter()
            .map(|(against, influence)| {
                let mut table = voting();
                let before = known(&table, viewer);
                let first = known(table.by(BRUNO, against), viewer);
                assert_eq!(first, before, "{viewer:?}: the first step does not show at all");
                let second = known(table.by(BRUNO, influence), viewer);
                assert_ne!(second, before, "it shows that Bruno has voted");
                [before, first, second]
            })
            .collect();
        assert!(after.iter().all(|one| *one == after[0]), "{viewer:?}");
    }
}

#[test]
fn r1_6_no_byte_depends_on_another_seats_side_or_army_before_the_last_is_in() {
    let muster = || {
        let mut table = setting(4).owns(ANNA, "palace", "dadu").owns(BRUNO, "village", "jinan").set();
        table.to_rebellion().told.clear();
        table
    };
    for viewer in [Viewer::Seat(ANNA), Viewer::Seat(BRUNO), Viewer::Seat(CARLA), Viewer::Spectator] {
        let after = [("side emperor", "army 0"), ("side rebel", "army 3"), ("side rebel", "army 1")].map(
            |(side, army)| {
                let mut table = muster();
                let before = known(&table, viewer);
                assert_eq!(known(table.by(DARIO, side), viewer), before);
                known(table.by(DARIO, army), viewer)
            },
        );
        assert!(after.iter().all(|one| *one == after[0]), "{viewer:?}");
    }
}

#[test]
fn r1_6_with_the_last_vote_all_are_revealed_to_everybody() {
    let mut table = voting();
    table.vote(&[(ANNA, BRUNO, 2), (BRUNO, CARLA, 1)]);
    let reveals = |table: &Match| table.told.iter().filter(|event| event.reveals()).count();
    assert_eq!(reveals(&table), 0);
    assert_eq!(table.shown, [Secret::default(); 6]);
    table.vote(&[(CARLA, BRUNO, 0)]);
    assert_eq!(reveals(&table), 3);
    let seen = table.seen(DARIO).shown[ANNA];
    assert_eq!((seen.against, seen.points), (Some(BRUNO), Some(2)));
    let vote = Secret { against: Some(CARLA), side: None, points: Some(1) };
    assert!(table.told_to(Viewer::Spectator).contains(&Told::Voted { seat: BRUNO, vote }));
}

#[test]
fn r1_6_the_votes_of_a_tie_stay_open_while_the_emperor_decides() {
    let mut table = voting();
    table.vote(&[(ANNA, BRUNO, 2), (BRUNO, ANNA, 2), (CARLA, ANNA, 0)]);
    assert_eq!(table.phase, Phase::Expel);
    assert_eq!(table.seen(DARIO).shown[CARLA].points, Some(0));
}

/// How often each of these holds in imagined worlds.
fn shares<const N: usize>(table: &Match, viewer: Seat, holds: [fn(&Lotus) -> bool; N]) -> [f64; N] {
    const WORLDS: u32 = 4000;
    let (view, mut dice) = (table.seen(viewer), Dice::new(7));
    let mut found = [0; N];
    for _ in 0..WORLDS {
        let world = Lotus::imagine(&view, &mut dice);
        for (found, holds) in found.iter_mut().zip(&holds) {
            *found += u32::from(holds(&world));
        }
    }
    found.map(|found| f64::from(found) / f64::from(WORLDS))
}

#[test]
fn r1_6_a_vote_that_is_in_is_imagined_anew_in_every_way_it_can_be() {
    let mut table = voting();
    table.vote(&[(BRUNO, ANNA, 6)]);
    let [against, all, none] = shares(
        &table,
        ANNA,
        [
            |world| world.secrets[BRUNO].against == Some(ANNA),
            |world| world.secrets[BRUNO].points == Some(6),
            |world| world.secrets[BRUNO].points == Some(0),
        ],
    );
    assert!((0.2..0.8).contains(&against), "{against}");
    assert!((0.01..0.6).contains(&all) && (0.01..0.6).contains(&none), "{all} {none}");
    // What Bruno has entered has no influence on what others imagine.
    let mut other = voting();
    other.vote(&[(BRUNO, CARLA, 0)]);
    let holds: [fn(&Lotus) -> bool; 1] = [|world| world.secrets[BRUNO].against == Some(ANNA)];
    assert_eq!(shares(&table, ANNA, holds), shares(&other, ANNA, holds));
}

#[test]
fn r1_6_half_a_choice_is_imagined_as_none_and_ones_own_stays() {
    let mut table = voting();
    table.by(BRUNO, "against 0").by(ANNA, "against 2");
    let world = Lotus::imagine(&table.seen(ANNA), &mut Dice::new(3));
    assert_eq!(world.secrets[BRUNO], Secret::default());
    assert_eq!(world.secrets[ANNA].against, Some(CARLA));
    let mut table = setting(4).set();
    table.to_rebellion().by(CARLA, "side emperor").by(DARIO, "side rebel").by(DARIO, "army 2");
    let [rebel, leader] = shares(
        &table,
        CARLA,
        [
            |world| world.secrets[DARIO].side == Some(Side::Rebel),
            |world| world.secrets[ANNA] == Secret { side: Some(Side::Emperor), ..Secret::default() },
        ],
    );
    assert!((0.2..0.8).contains(&rebel) && leader == 1.0, "{rebel} {leader}");
}

#[test]
fn r1_6_what_a_seat_expects_does_not_depend_on_what_others_have_chosen() {
    let expected = |influence: &str| {
        let mut table = voting();
        table.by(ANNA, "against 1").by(BRUNO, "against 0").by(BRUNO, influence);
        [ANNA, CARLA, DARIO].map(|seat| (table.estimate()[seat], table.estimate_for(seat)))
    };
    assert_eq!(expected("influence 0"), expected("influence 6"));
    let mut table = voting();
    let before = table.estimate_for(BRUNO);
    table.by(BRUNO, "against 0").by(BRUNO, "influence 6");
    assert_ne!(table.estimate_for(BRUNO), before, "his own choice he knows");
}

#[test]
fn r1_6_the_last_one_to_choose_is_still_one_of_several_who_choose_at_once() {
    let mut table = voting();
    assert!(table.at_once());
    table.vote(&[(ANNA, BRUNO, 2), (BRUNO, ANNA, 2)]).by(CARLA, "against 0");
    assert!(table.at_once() && table.turn().seats().len() == 1);
    table.by(CARLA, "influence 0");
    assert!(table.phase == Phase::Expel && !table.at_once());
}

#[test]
fn after_the_end_everybody_expects_what_they_have() {
    let mut dice = Dice::new(4);
    let mut game = Lotus::start(&Options::default(), 5).unwrap();
    kernel::playout(&mut game, &mut dice, &mut kernel::Scratch::default());
    let points: Vec<f32> = game.standing().points().iter().map(|&points| points as f32).collect();
    assert_eq!(game.estimate()[..5], points);
    assert_eq!(game.estimate_for(ELENA), points[4]);
}

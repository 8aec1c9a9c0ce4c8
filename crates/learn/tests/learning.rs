//! What learning owes: it repeats itself, it can be stopped and gone on with, and it takes no file that does not fit.

use dragon::Dragon;
use learn::{Learner, SavedError};
use net::{Judge, Net, NetError, Reading};

fn taught(threads: usize) -> Learner {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("a pool of threads");
    let mut learner = Learner::new::<Dragon>(3);
    pool.install(|| learner.learn::<Dragon>(|learner| learner.games >= 128));
    learner
}

#[test]
fn the_same_seed_gives_the_same_net_on_any_number_of_threads_and_after_a_break() {
    let (one, two) = (taught(1), taught(2));
    assert!(one == two);
    let mut first = Learner::new::<Dragon>(3);
    first.batch::<Dragon>();
    let mut second = Learner::load::<Dragon>(&first.save::<Dragon>()).unwrap();
    assert!(first == second);
    second.batch::<Dragon>();
    assert!(second == one);
}

#[test]
fn a_search_teaches_and_repeats_itself() {
    let taught = |teacher: Option<u32>| {
        let mut learner = Learner::new::<Dragon>(3);
        learner.teacher = teacher;
        learner.batch::<Dragon>();
        learner
    };
    let (alone, by_search) = (taught(None), taught(Some(4)));
    assert!(by_search == taught(Some(4)));
    // Whoever knows nothing yet has far fewer points than a search with the game's own net.
    assert!(by_search.points > alone.points + 20.0, "{} and {}", by_search.points, alone.points);
}

#[test]
fn a_file_to_go_on_from_is_taken_only_if_it_fits() {
    let saved = Learner::new::<Dragon>(1).save::<Dragon>();
    let with = |place: usize| {
        let mut bytes = saved.clone();
        bytes[place] ^= 1;
        Learner::load::<Dragon>(&bytes).map(|_| ())
    };
    assert_eq!(with(0), Err(SavedError::Foreign));
    assert_eq!(with(8), Err(SavedError::Outdated), "another game");
    assert_eq!(with(24), Err(SavedError::Outdated), "other rules");
    assert_eq!(with(30), Err(SavedError::Outdated), "other features");
    for end in [10, 60, saved.len() - 4] {
        assert_eq!(Learner::load::<Dragon>(&saved[..end]).map(|_| ()), Err(SavedError::Damaged), "{end}");
    }
}

#[test]
fn a_net_is_taken_only_if_it_fits_and_is_whole() {
    let file = Learner::new::<Dragon>(1).average.write::<Dragon>();
    let with = |place: usize| {
        let mut bytes = file.clone();
        bytes[place] ^= 1;
        Net::read::<Dragon>(&bytes).map(|_| ()).unwrap_err()
    };
    assert_eq!(Net::read::<Dragon>(b"PNG").unwrap_err(), NetError::Foreign);
    assert!(matches!(with(8), NetError::Game { wanted: "dragon", .. }));
    assert_eq!(with(24), NetError::Rules { found: 0, wanted: 1 });
    assert_eq!(with(28), NetError::Features);
    assert_eq!(with(32), NetError::Features);
    for place in [48, 2000, file.len() - 1] {
        assert!(matches!(with(place), NetError::Damaged(_)), "{place}");
    }
    assert!(matches!(Net::read::<Dragon>(&file[..file.len() - 1]).unwrap_err(), NetError::Damaged(_)));
    assert!(file.len() <= 300_000, "{} bytes", file.len());
}

#[test]
fn whole_numbers_say_nearly_what_fractions_say() {
    let weights = taught(1).weights;
    let file = weights.write::<Dragon>();
    let net = Net::read::<Dragon>(&file).unwrap();
    for first in 0..40 {
        let on: Vec<u16> = (0..70).map(|place| first * 2 + place * 50).collect();
        let (one, other) = (weights.judge(&on), net.judge(&on));
        assert!((one.points - other.points).abs() < 0.03 * weights.unit, "{one:?} {other:?}");
        assert!((one.win - other.win).abs() < 0.03, "{one:?} {other:?}");
    }
}

#[test]
fn what_is_read_after_something_else_is_judged_the_same() {
    let [one, two] = [1, 2].map(|seed| Learner::new::<Dragon>(seed).weights.write::<Dragon>());
    let nets = [&one, &two].map(|file| Net::read::<Dragon>(file).unwrap());
    let mut dice = kernel::Dice::new(1);
    let (mut on, mut last) = (Vec::new(), Reading::default());
    for turn in 0..200 {
        // A few inputs change, sometimes all of them, and now and then it is another net that is asked.
        let kept = if turn % 20 == 0 { 0 } else { 9 };
        on.retain(|_| dice.below(10) < kept);
        on.extend((0..dice.below(20)).map(|_| dice.below(3000) as u16));
        on.sort_unstable();
        on.dedup();
        let net = &nets[turn / 50 % 2];
        assert_eq!(net.judge_next(&on, &mut last), net.judge(&on), "{turn}");
    }
}

#[test]
fn a_net_is_made_honest_without_playing_otherwise_and_takes_nothing_damaged() {
    let file = Learner::new::<Dragon>(1).average.write::<Dragon>();
    let honest = learn::candour::<Dragon>(&file, 40, 5).unwrap();
    assert_eq!(
        honest,
        learn::candour::<Dragon>(&honest, 40, 5).unwrap(),
        "what it was made of makes no difference"
    );
    assert_eq!(file, learn::candour::<Dragon>(&honest, 0, 5).unwrap(), "and it can be taken back");
    let (before, after) = (Net::read::<Dragon>(&file).unwrap(), Net::read::<Dragon>(&honest).unwrap());
    assert_eq!(before.judge(&[3, 70, 500]), after.judge(&[3, 70, 500]));
    assert!((before.honest(0.3) - 0.3).abs() < 1e-6);
    // Whoever knows nothing calls everything about equally likely, which four players share.
    let called = before.judge(&[]).win;
    assert!(after.honest(called) != called && after.honest(0.0) <= after.honest(1.0));
    let mut damaged = honest.clone();
    *damaged.last_mut().unwrap() ^= 1;
    assert!(matches!(Net::read::<Dragon>(&damaged), Err(NetError::Damaged(_))));
    assert!(learn::candour::<Dragon>(b"PNG", 1, 1).is_err());
}

//! Simulated people whose strength is known: whether their order is found, and whether what is predicted comes true. The figures
//! that it prints (`--nocapture`) are those of `docs/ratings.md`.

#![allow(missing_docs, reason = "a test")]

use kernel::Dice;
use ratings::{Rating, rate};

/// Games that each of the people plays.
const GAMES: usize = 100;

/// What came of many games.
struct Came {
    /// Pairs of people in the wrong order, of all.
    wrong: (usize, usize),
    /// For each tenth: how often somebody was predicted to be before another, how likely on average, and how often they were.
    tenths: [(u32, f64, u32); 10],
    /// Games until somebody's rating was sure, on average over those whose was.
    sure: f64,
}

impl Came {
    /// How far predictions were from what happened, on average.
    fn off(&self) -> f64 {
        let all: u32 = self.tenths.iter().map(|tenth| tenth.0).sum();
        let off = self.tenths.iter().map(|&(_, likely, came)| (likely - f64::from(came)).abs());
        off.sum::<f64>() / f64::from(all)
    }
}

/// A number between 0 and 1, but neither.
fn number(dice: &mut Dice) -> f64 {
    (f64::from(dice.below(1 << 30)) + 0.5) / f64::from(1 << 30)
}

/// People play at tables of `seats`. Their strengths are spread evenly over a range in which the strongest is before the weakest with
/// odds of e^`range`; how somebody plays is their strength and luck (Gumbel's, which gives these odds exactly).
fn play(people: usize, seats: usize, range: f64, seed: u64) -> Came {
    let mut dice = Dice::new(seed);
    let strength = |person: usize| range * person as f64 / (people - 1) as f64;
    let mut known = vec![Rating::NEW; people];
    let (mut played, mut sure) = (vec![0u32; people], vec![None; people]);
    let mut tenths = [(0, 0.0, 0); 10];
    for _ in 0..people * GAMES / seats {
        let mut order: Vec<usize> = (0..people).collect();
        for seat in 0..seats {
            order.swap(seat, seat + dice.below((people - seat) as u32) as usize);
        }
        let table = &order[..seats];
        let luck = |dice: &mut Dice| -(-number(dice).ln()).ln();
        let well: Vec<f64> = table.iter().map(|&person| strength(person) + luck(&mut dice)).collect();
        let place = |one: f64| 1 + well.iter().filter(|&&other| other > one).count() as u8;
        let game: Vec<(Rating, u8)> =
            table.iter().zip(&well).map(|(&person, &one)| (known[person], place(one))).collect();
        for (one, other) in game.iter().flat_map(|one| game.iter().map(move |other| (one, other))) {
            // Each pair from both sides, but not somebody and themselves.
            if one.1 != other.1 {
                let likely = one.0.beats(other.0);
                let tenth = &mut tenths[(likely * 10.0) as usize];
                *tenth = (tenth.0 + 1, tenth.1 + likely, tenth.2 + u32::from(one.1 < other.1));
            }
        }
        for (&person, rating) in table.iter().zip(rate(&game)) {
            known[person] = rating;
            played[person] += 1;
            if rating.is_sure() {
                sure[person].get_or_insert(played[person]);
            }
        }
    }
    let pairs = (0..people).flat_map(|one| (0..one).map(move |other| (one, other)));
    let wrong = pairs.clone().filter(|&(strong, weak)| known[strong].mean < known[weak].mean).count();
    let sure: Vec<u32> = sure.into_iter().flatten().collect();
    let sure = f64::from(sure.iter().sum::<u32>()) / sure.len() as f64;
    Came { wrong: (wrong, pairs.count()), tenths, sure }
}

/// Pairs in the wrong order in ten groups of six, of whom each is placed before the next weaker one with these odds to one.
fn wrong(seats: usize, odds: f64) -> (usize, usize) {
    let groups = (0..10).map(|seed| play(6, seats, 5.0 * odds.ln(), seed).wrong);
    groups.fold((0, 0), |all, group| (all.0 + group.0, all.1 + group.1))
}

#[test]
fn the_order_of_few_is_found_within_a_hundred_games() {
    for seats in 2..=6 {
        let [(far, pairs), (near, _)] = [3.0, 2.0].map(|odds| wrong(seats, odds));
        println!(
            "{seats} seats: of {pairs} pairs {far} are in the wrong order at 3 : 1, and {near} at 2 : 1"
        );
        assert_eq!(far, 0, "{seats} seats");
        assert!(near * 30 <= pairs, "{seats} seats: {near} of {pairs}");
    }
}

#[test]
fn what_is_predicted_comes_true() {
    for seats in 2..=6 {
        let came = play(200, seats, 5.0, 7);
        let (wrong, pairs) = came.wrong;
        println!(
            "{seats} seats: predictions are off by {:.3}, {:.1} % of pairs are in the wrong order, sure after {:.0} games",
            came.off(),
            100.0 * wrong as f64 / pairs as f64,
            came.sure
        );
        for (count, likely, came) in came.tenths {
            let count = f64::from(count);
            println!(
                "    predicted {:.2}, came true {:.2} ({count} times)",
                likely / count,
                f64::from(came) / count
            );
        }
        assert!(came.off() < 0.03, "{seats} seats: off by {}", came.off());
        assert!(wrong * 10 < pairs, "{seats} seats: {wrong} of {pairs}");
    }
}

#[test]
fn nobody_gains_by_losing_and_a_tie_is_between() {
    let strong = Rating { mean: 35.0, deviation: 2.0 };
    let weak = Rating { mean: 20.0, deviation: 2.0 };
    let won = rate(&[(weak, 1), (strong, 2)])[0].mean;
    let tied = rate(&[(weak, 1), (strong, 1)])[0].mean;
    let lost = rate(&[(weak, 2), (strong, 1)])[0].mean;
    assert!(won > tied && tied > weak.mean && weak.mean > lost, "{won} {tied} {lost}");
    assert_eq!((Rating::NEW.shown(), strong.shown()), (1500, 1900));
    assert!((strong.beats(weak) + weak.beats(strong) - 1.0).abs() < 1e-9 && strong.beats(weak) > 0.8);
    assert!(rate(&[]).is_empty() && !Rating::NEW.is_sure() && strong.is_sure());
}

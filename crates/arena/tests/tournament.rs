//! Tournaments and simulations, with fixed seeds.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use arena::{LineUp, Report, Simulation, Tournament, Watch, run, simulate};
use dragon::Dragon;
use kernel::Record;

fn tournament(bots: &str, games: u64) -> Tournament<dragon::Options> {
    Tournament { players: 4, options: Default::default(), bots: bots.parse().expect("bots"), games, seed: 7 }
}

fn played(bots: &str, games: u64) -> Report {
    run::<Dragon>(&tournament(bots, games), &Watch::nobody()).expect("a right table")
}

/// All that does not depend on a clock.
fn timeless(mut report: Report) -> String {
    report.seconds = 0.0;
    for bot in &mut report.bots {
        (bot.ms_per_decision, bot.looks_per_second) = (0.0, 0.0);
    }
    report.json()
}

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_cores() {
    let cores = |number| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(number).build().unwrap();
        pool.install(|| timeless(played("search:4,greedy,random", 6)))
    };
    assert_eq!(cores(1), cores(3));
}

#[test]
fn better_bots_win() {
    let report = played("greedy,random", 100);
    let greedy = &report.bots[0];
    assert!(greedy.win_rate > 0.9, "greedy wins {}", greedy.wins);
    assert!(greedy.rating > report.bots[1].rating + 5.0);
    let report = played("search:16,greedy", 12);
    let search = &report.bots[0];
    assert!(search.win_rate > 0.4, "search wins {} of 12", search.wins);
}

#[test]
fn greedy_among_themselves_reach_seventy_points() {
    let report = played("greedy", 60);
    assert!(report.bots[0].mean_points >= 70.0, "{}", report.bots[0].mean_points);
}

#[test]
fn sums_add_up() {
    let report = played("greedy,random", 40);
    assert_eq!((report.games, report.bots[0].games, report.bots[1].games), (40, 40, 120));
    let wins: f64 = report.bots.iter().map(|bot| bot.wins).sum();
    assert!((wins - 40.0).abs() < 1e-9);
    let places: f64 = report.bots.iter().map(|bot| bot.mean_place * bot.games as f64).sum();
    assert!((places / 160.0 - 2.5).abs() < 0.1);
    for bot in &report.bots {
        let sources: f64 = bot.sources.iter().map(|source| source.points).sum();
        assert!((sources - bot.mean_points).abs() < 1e-6);
        let games: u64 = bot.distribution.iter().map(|bucket| u64::from(bucket.games)).sum();
        assert_eq!(games, bot.games);
        assert_eq!(bot.rounds.len(), 12);
        assert!((bot.rounds[11] - bot.mean_points).abs() < 1e-6);
        assert!(bot.rounds.is_sorted());
        assert!(bot.low <= bot.win_rate && bot.win_rate <= bot.high);
    }
}

#[test]
fn everybody_is_compared_with_everybody_and_doubts_are_told() {
    let report = played("greedy,random,random,plain:3", 8);
    for (place, bot) in report.bots.iter().enumerate() {
        assert_eq!(bot.against.len(), 2);
        for against in &bot.against {
            let other = report.bots.iter().position(|other| other.bot == against.bot).unwrap();
            let back = report.bots[other].against.iter().find(|back| back.bot == bot.bot).unwrap();
            assert_eq!(against.games, 8 * bot.seats as u64 * report.bots[other].seats as u64);
            assert_eq!((back.games, back.ahead), (against.games, against.games as f64 - against.ahead));
            assert_ne!(place, other);
        }
    }
    let [greedy, random, plain] = &report.bots[..] else { panic!("three bots") };
    assert!(greedy.against[0].is_clear() && greedy.against[0].share > 0.9, "{greedy:?}");
    assert!(plain.looks_per_second > 0.0);
    assert_eq!((greedy.looks_per_second, random.looks_per_second), (0.0, 0.0));
    let text = arena::table::table(&report);
    assert!(text.contains("ahead of") && !text.contains("whether greedy or random"), "{text}");
    // Two equals, and four games: nobody knows.
    let text = arena::table::table(&played("plain:3,plain:4", 4));
    assert!(text.contains("Too few games to say whether plain:3 or plain:4 is better"), "{text}");
}

#[test]
fn stopping_reports_what_has_been_played() {
    let stop = AtomicBool::new(false);
    let told = AtomicU64::new(0);
    let progress = |done, total| {
        assert_eq!(total, 5000);
        told.fetch_max(done, Ordering::Relaxed);
        stop.store(done >= 10, Ordering::Relaxed);
    };
    let watch = Watch { progress: &progress, stop: &stop };
    let report = run::<Dragon>(&tournament("greedy,random", 5000), &watch).unwrap();
    assert!(report.games >= 10 && report.games < 5000, "{} games", report.games);
    assert_eq!(report.games, told.load(Ordering::Relaxed));
    assert!(arena::table::table(&report).contains("5000 games were wanted"));
}

#[test]
fn a_program_that_fails_does_not_stop_a_tournament() {
    let report = played("command:/nowhere/bot,random", 4);
    assert_eq!(report.games, 4);
    assert!(report.bots[0].faults.count > 100);
    assert!(arena::table::table(&report).contains("cannot be started"));
}

#[test]
fn a_report_can_be_read_by_people_and_programs() {
    let report = played("greedy,command:/nowhere/<bot>,random", 8);
    let json: serde_json::Value = serde_json::from_str(&report.json()).unwrap();
    for name in [
        "bot",
        "games",
        "wins",
        "win_rate",
        "low",
        "high",
        "mean_points",
        "mean_place",
        "ms_per_decision",
        "looks_per_second",
        "against",
    ] {
        assert!(!json["bots"][0][name].is_null(), "{name}");
    }
    let csv = arena::csv::csv(&report);
    let columns = |line: &str| line.split(',').count();
    assert!(csv.lines().all(|line| columns(line) == columns(csv.lines().next().unwrap())), "{csv}");
    let page = arena::html::page(&report);
    assert_eq!(page.matches("<svg").count(), 4);
    assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
    assert!(page.contains("/nowhere/&lt;bot&gt;") && !page.contains("<bot>"));
    assert!(!page.contains("NaN") && !page.contains("<script") && !page.contains("http"));
}

fn simulation(bots: &str, games: u64) -> Simulation<dragon::Options> {
    let bots: LineUp = bots.parse().expect("bots");
    Simulation { players: 4, options: Default::default(), bots, games, seed: 3, records: None }
}

#[test]
fn a_simulation_counts_everything() {
    for bots in ["random", "greedy,random"] {
        let result = simulate::<Dragon>(&simulation(bots, 70), &Watch::nobody()).unwrap();
        assert_eq!(result.games, 70);
        assert!((result.wins.iter().sum::<f64>() - 70.0).abs() < 1e-9);
        assert!(result.steps > result.decisions && result.decisions > 70 * 200);
        assert_eq!(result.mean_points.len(), 4);
    }
}

#[test]
fn records_of_a_simulation_verify_and_do_not_change_it() {
    for bots in ["random", "greedy,random"] {
        let dir = tempfile::tempdir().unwrap();
        let plain = simulate::<Dragon>(&simulation(bots, 3), &Watch::nobody()).unwrap();
        let written = Simulation { records: Some(dir.path().join("new")), ..simulation(bots, 3) };
        let recorded = simulate::<Dragon>(&written, &Watch::nobody()).unwrap();
        assert_eq!((plain.mean_points, plain.steps), (recorded.mean_points.clone(), recorded.steps));
        let mut points = [0; 4];
        for file in std::fs::read_dir(dir.path().join("new")).unwrap() {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            let record: Record = text.parse().unwrap();
            let end: Dragon = kernel::verify(&record).unwrap();
            let standing = kernel::Game::standing(&end);
            points.iter_mut().zip(standing.points()).for_each(|(sum, points)| *sum += points);
        }
        let means: Vec<f64> = points.iter().map(|&points| f64::from(points) / 3.0).collect();
        assert_eq!(means, recorded.mean_points);
    }
}

#[test]
fn a_wrong_table_is_refused() {
    let wrong = |players, bots: &str| {
        let tournament = Tournament { players, ..tournament(bots, 1) };
        run::<Dragon>(&tournament, &Watch::nobody()).unwrap_err().to_string()
    };
    assert_eq!(wrong(9, "random"), "dragon is for 2 to 5 players, not for 9");
    assert_eq!(wrong(2, "random,greedy,random"), "3 bots are named for 2 players; name 2 or fewer");
}

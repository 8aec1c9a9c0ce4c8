//! Everything is lost at random moments while people play: machines, connections, networks, the database. What was acknowledged is
//! there, once, everybody sees the same, and everything goes on by itself. `cargo xtask chaos --minutes N` does it for longer.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::browser::between;
use crate::dice::Dice;
use crate::house::{FAULTS, House, any_fault};
use crate::player::{Player, check, page};
use crate::{can_run, wait};

/// How long a table may take to go on after the last fault, and a window to show what was done then.
const STUCK: Duration = Duration::from_secs(10);
/// How many people act at the same time.
const HANDS: usize = 20;

/// What `cargo xtask chaos` asks for, or this.
fn asked(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |number| number.parse().expect("a number"))
}

#[test]
fn nothing_acknowledged_is_lost_whatever_is() {
    if !can_run() {
        return;
    }
    let (seconds, tables, seed) = (
        asked("TIANXIA_CHAOS_SECONDS", 0),
        asked("TIANXIA_CHAOS_TABLES", 12),
        asked("TIANXIA_CHAOS_SEED", 21),
    );
    println!("{seconds} s of chaos, at least one fault of each kind, {tables} tables, seed {seed}");
    let mut house = House::open();
    let addresses = house.addresses();
    let seeds = (0..tables).map(|number| seed * 1000 + number);
    let mut players: Vec<Player> = seeds.map(|seed| Player::new(&addresses, seed)).collect();
    let mut faults = BTreeMap::<&str, u64>::new();
    let enough = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for lot in lots(&mut players) {
            scope.spawn(|| play(lot, &addresses, &enough));
        }
        let (begun, mut dice) = (Instant::now(), Dice(seed));
        let once = FAULTS.into_iter().map(Some).chain(std::iter::repeat(None));
        for fault in once {
            if fault.is_none() && begun.elapsed() >= Duration::from_secs(seconds) {
                break;
            }
            let fault = fault.unwrap_or_else(|| any_fault(&mut dice));
            *faults.entry(house.fault(fault, &mut dice)).or_default() += 1;
            std::thread::sleep(Duration::from_millis(dice.below(300)));
        }
        enough.store(true, Ordering::Relaxed);
    });
    println!("{} faults: {faults:#?}", faults.values().sum::<u64>());
    let slowest = go_on(&mut players, &addresses);
    let unseen = everybody_sees_the_same(&mut players, &addresses);
    let acts = players.iter().flat_map(|player| &player.matches).map(|game| game.acts.len());
    println!("{} decisions acknowledged in {} games", acts.clone().sum::<usize>(), acts.count());
    println!("the slowest table went on {slowest:?} after the last fault");
    println!("the slowest window showed the last decision after {unseen:?}");
    check(&house.database(None), &players);
    assert!(slowest < STUCK, "a table was stuck for {slowest:?}");
    assert!(unseen < STUCK, "a window was behind for {unseen:?}");
}

/// Who plays by which hand.
fn lots(players: &mut [Player]) -> std::slice::ChunksMut<'_, Player> {
    let each = players.len().div_ceil(HANDS).max(1);
    players.chunks_mut(each)
}

/// Plays at all tables of a lot, one decision after the other, until it is enough.
fn play(lot: &mut [Player], places: &[String], enough: &AtomicBool) {
    for number in (0..lot.len()).cycle() {
        if enough.load(Ordering::Relaxed) {
            return;
        }
        lot[number].decide(places);
    }
}

/// Every table goes on; gives how long the slowest took.
fn go_on(players: &mut [Player], places: &[String]) -> Duration {
    let last_fault = Instant::now();
    std::thread::scope(|scope| {
        for lot in lots(players) {
            scope.spawn(|| lot.iter_mut().for_each(|player| player.decide(places)));
        }
    });
    last_fault.elapsed()
}

/// Either machine shows every table alike, and so do all windows; gives how long they took.
fn everybody_sees_the_same(players: &mut [Player], [_, one, two]: &[String; 3]) -> Duration {
    let begun = Instant::now();
    loop {
        let windows = players.iter().flat_map(|player| player.windows.iter().map(|one| (one, player.game())));
        let behind: Vec<String> = windows.filter_map(|(window, game)| window.behind(game.version)).collect();
        if behind.is_empty() {
            break;
        }
        // All of them are named: whether they are at one machine tells where to look for the cause.
        assert!(begun.elapsed() < crate::PATIENCE, "{} windows are behind: {behind:#?}", behind.len());
        std::thread::sleep(Duration::from_millis(20));
    }
    let took = begun.elapsed();
    for player in players {
        let table = player.game().table.clone();
        wait("the same table on both machines", || {
            let [one, two] = [one, two].map(|machine| {
                let page = page(&mut player.browser.clone().moved(machine), &table)?;
                between(&page, "id=\"board\"", "</svg>").map(str::to_owned)
            });
            (one? == two?).then_some(())
        });
    }
    took
}

//! Everything is lost at random moments while people play: machines, connections, the database. What was acknowledged is there,
//! once, and everything goes on by itself. `cargo xtask chaos --minutes N` does it for longer.

use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use cluster::{Disk, Postgres, free_port};
use kernel::Seat;
use kernel::record::{Actor, Step};
use store::{Database, Store};

use crate::browser::{Browser, between, choices};
use crate::can_run;
use crate::dice::Dice;
use crate::server::Server;

/// How long a table may take to go on after the last fault.
const STUCK: Duration = Duration::from_secs(10);
/// How often somebody tries what nobody has answered.
const RETRY: Duration = Duration::from_millis(100);

/// What `cargo xtask chaos` asks for, or this.
fn asked(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |number| number.parse().expect("a number"))
}

/// Somebody who plays one game after the other, both seats of it.
struct Player {
    browser: Browser,
    matches: Vec<Match>,
}

/// A table, and what was acknowledged there.
struct Match {
    table: String,
    version: u64,
    acts: Vec<(usize, Seat, String)>,
}

/// The machines, which come back where they were.
struct House {
    database: PathBuf,
    ports: [u16; 2],
    machines: [Option<Server>; 2],
    servers: [Postgres; 2],
    /// Which of the servers writes.
    primary: usize,
}

impl House {
    fn open() -> House {
        let primary = Postgres::start(Disk::Synced);
        let name = primary.new_database();
        let name = name.to_str().unwrap().rsplit('/').next().unwrap().to_owned();
        let replica = primary.replica();
        let database =
            format!("postgres://tianxia@127.0.0.1:{},127.0.0.1:{}/{name}", primary.port(), replica.port());
        let ports = [free_port(), free_port()];
        let (database, servers) = (PathBuf::from(database), [primary, replica]);
        let mut house = House { database, ports, machines: [None, None], servers, primary: 0 };
        house.start(0);
        house.start(1);
        house
    }

    fn start(&mut self, machine: usize) {
        let listen = format!("127.0.0.1:{}", self.ports[machine]);
        let mut program = Command::new(env!("CARGO_BIN_EXE_tianxia"));
        program.args([
            "serve",
            "--bot-pause",
            "0",
            "--tables-per-address",
            "0",
            "--writes-per-second",
            "10000",
        ]);
        program.args(["--listen", &listen, "--database"]).arg(&self.database);
        self.machines[machine] = Some(Server::of(&mut program));
    }

    fn addresses(&self) -> [String; 2] {
        self.ports.map(|port| format!("http://127.0.0.1:{port}"))
    }

    /// Something goes wrong, and is mended as an operator would.
    fn fault(&mut self, dice: &mut Dice) -> &'static str {
        let machine = dice.below(2) as usize;
        match dice.below(16) {
            0..6 => {
                self.machines[machine].take().expect("it runs").kill();
                self.start(machine);
                "a machine is killed"
            }
            6..12 => {
                self.servers[self.primary].cut();
                "all connections are cut"
            }
            12..14 => {
                let pid = self.machines[machine].as_ref().expect("it runs").pid();
                rustix::process::kill_process(pid, rustix::process::Signal::STOP).unwrap();
                std::thread::sleep(Duration::from_millis(dice.below(1500)));
                rustix::process::kill_process(pid, rustix::process::Signal::CONT).unwrap();
                "a machine stands still"
            }
            14 => {
                self.servers[self.primary].kill();
                self.servers[self.primary].resume();
                "the database is killed and comes back"
            }
            _ => {
                let (old, new) = (self.primary, 1 - self.primary);
                self.servers[old].kill();
                self.servers[new].promote();
                self.primary = new;
                let (first, second) = self.servers.split_at_mut(1);
                let (old, new) =
                    if old == 0 { (&mut first[0], &second[0]) } else { (&mut second[0], &first[0]) };
                old.follow(new);
                "the database is killed and the replica takes over"
            }
        }
    }
}

#[test]
fn nothing_acknowledged_is_lost_whatever_is() {
    if !can_run() {
        return;
    }
    let (seconds, tables, seed) = (
        asked("TIANXIA_CHAOS_SECONDS", 15),
        asked("TIANXIA_CHAOS_TABLES", 12),
        asked("TIANXIA_CHAOS_SEED", 21),
    );
    println!("{seconds} s of chaos, {tables} tables, seed {seed}");
    let mut house = House::open();
    let addresses = house.addresses();
    let mut dice = Dice(seed);
    let mut players: Vec<Player> = (0..tables).map(|_| Player::new(&addresses[0])).collect();
    let (enough, acts) = (AtomicBool::new(false), AtomicU64::new(0));
    let mut faults = std::collections::BTreeMap::<&str, u64>::new();
    let lots = tables.div_ceil(20).max(1) as usize;
    std::thread::scope(|scope| {
        for (number, lot) in players.chunks_mut(lots).enumerate() {
            let (enough, acts, addresses) = (&enough, &acts, &addresses);
            let dice = Dice(seed * 1000 + number as u64);
            scope.spawn(move || play(lot, addresses, dice, enough, acts));
        }
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(seconds) {
            *faults.entry(house.fault(&mut dice)).or_default() += 1;
            std::thread::sleep(Duration::from_millis(dice.below(1000)));
        }
        enough.store(true, Ordering::Relaxed);
    });
    let (number, slowest) = (faults.values().sum::<u64>(), go_on(&mut players, &addresses));
    println!("{number} faults: {faults:?}");
    println!(
        "{} decisions acknowledged; the slowest table went on {slowest:?} after the last fault",
        acts.load(Ordering::Relaxed)
    );
    check(&house, &players);
    assert!(slowest < STUCK, "a table was stuck for {slowest:?}");
}

impl Player {
    fn new(address: &str) -> Player {
        let mut browser = Browser::new(address);
        assert_eq!(browser.get("/").status, 200);
        let mut player = Player { browser, matches: Vec::new() };
        player.sits_down().expect("a table");
        player
    }

    fn sits_down(&mut self) -> Option<()> {
        let body = "game=dragon&players=2&name=Anna&seat-0=me&seat-1=me";
        let request = self.browser.form("/new", body);
        let made = self.browser.send(request).ok().filter(|answer| answer.status == 303)?;
        let table = made.headers["location"].to_str().unwrap().to_owned();
        self.matches.push(Match { table, version: 1, acts: Vec::new() });
        Some(())
    }

    fn table(&self) -> String {
        self.game().table.clone()
    }

    fn game(&self) -> &Match {
        self.matches.last().expect("a table")
    }
}

/// Plays at all tables of a lot, one decision after the other, until it is enough.
fn play(lot: &mut [Player], addresses: &[String; 2], mut dice: Dice, enough: &AtomicBool, acts: &AtomicU64) {
    while !enough.load(Ordering::Relaxed) {
        let player = &mut lot[dice.below(lot.len() as u64) as usize];
        if decide(player, addresses, &mut dice) {
            acts.fetch_add(1, Ordering::Relaxed);
        } else {
            anywhere(player, addresses, &mut dice, Player::sits_down);
        }
    }
}

/// One decision, sent again and again until somebody acknowledges it, to whichever machine. Says whether there was one.
fn decide(player: &mut Player, addresses: &[String; 2], dice: &mut Dice) -> bool {
    let table = player.table();
    let page = anywhere(player, addresses, dice, |player| {
        let request = player.browser.ask(reqwest::Method::GET, &table);
        player.browser.send(request).ok().filter(|answer| answer.status == 200).map(|answer| answer.text)
    });
    let seen: u64 = between(&page, "data-version=\"", "\"").unwrap().parse().unwrap();
    assert_eq!(seen, player.game().version, "{table}: what was acknowledged is shown, and nothing else");
    let Some(choices) = choices(&page) else { return false };
    let action = choices.actions[dice.below(choices.actions.len() as u64) as usize].clone();
    let at = between(&page, "data-steps=\"", "\"").and_then(|steps| steps.parse().ok()).unwrap();
    let body = choices.body(&action);
    anywhere(player, addresses, dice, |player| {
        let request = player.browser.form(&format!("{table}/act"), &body);
        let answer = player.browser.send(request).ok().filter(|answer| answer.status < 500)?;
        assert_eq!(answer.status, 204, "{table}: {}", answer.text);
        Some(())
    });
    let game = player.matches.last_mut().expect("a table");
    game.version += 1;
    game.acts.push((at, Seat::new(choices.seat.parse().unwrap()), action));
    true
}

/// Tries something on one machine after the other until it is done.
fn anywhere<T>(
    player: &mut Player,
    addresses: &[String; 2],
    dice: &mut Dice,
    mut attempt: impl FnMut(&mut Player) -> Option<T>,
) -> T {
    let begun = Instant::now();
    loop {
        player.browser = player.browser.clone().moved(&addresses[dice.below(2) as usize]);
        if let Some(done) = attempt(player) {
            return done;
        }
        assert!(begun.elapsed() < crate::PATIENCE, "{} is stuck", player.table());
        std::thread::sleep(RETRY);
    }
}

/// Every table goes on, on both machines; gives how long the slowest took.
fn go_on(players: &mut [Player], addresses: &[String; 2]) -> Duration {
    let begun = Instant::now();
    let mut slowest = Duration::ZERO;
    for player in players {
        for address in addresses {
            let one = [address.clone(), address.clone()];
            decide(player, &one, &mut Dice(1));
        }
        slowest = slowest.max(begun.elapsed());
    }
    slowest
}

/// What was acknowledged is in the database, once and in order.
fn check(house: &House, players: &[Player]) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Database::open_beside(&house.database).await.unwrap();
        for game in players.iter().flat_map(|player| &player.matches) {
            let kept = store.load(game.table.trim_start_matches("/t/")).await.unwrap();
            assert_eq!(kept.version, game.version, "{}", game.table);
            for (at, seat, action) in &game.acts {
                let Step(actor, text) = &kept.record.actions[*at];
                assert_eq!((*actor, text), (Actor::Seat(*seat), action), "{} at step {at}", game.table);
            }
        }
        store.close().await.unwrap();
    });
}

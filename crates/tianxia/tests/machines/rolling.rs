//! Machines are replaced one after the other while people play, by the same program or by a newer one: no request fails.

use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;

use cluster::steady_port;

use crate::player::{Player, check};
use crate::server::{Server, nginx::Nginx};
use crate::{PATIENCE, can_run, database};

const PLAYERS: u64 = 6;
/// Decisions of all players together before a machine is replaced.
const DECISIONS: usize = 60;
/// A request may meet a machine that has just gone. Whoever asks again, as browsers do, is answered.
const TRIES: usize = 3;

#[test]
fn nobody_notices_that_one_machine_after_the_other_is_replaced() {
    roll(env!("CARGO_BIN_EXE_tianxia"));
}

#[test]
#[ignore = "`cargo xtask beside` builds the older program that this needs"]
fn an_older_program_serves_beside_this_one_until_it_is_replaced() {
    roll(&std::env::var("TIANXIA_OLDER_PROGRAM").expect("cargo xtask beside"));
}

/// Two machines run the first program. One gets ours; the other is restarted as it was; then that gets ours as well.
fn roll(first: &str) {
    if !can_run() {
        return;
    }
    let (database, ports) = (database(), [steady_port(), steady_port()]);
    let places = ports.map(|port| format!("127.0.0.1:{port}"));
    let start = |machine: usize, program: &str| {
        let mut program = Command::new(program);
        // Longer than nginx turns away from a machine that was not there.
        program.args(["serve", "--drain", "3", "--trust-proxy", "1", "--writes-per-second", "10000"]);
        program.args(["--tables-per-address", "0", "--listen", &places[machine], "--database"]);
        Server::of(program.arg(&database))
    };
    let mut machines = [0, 1].map(|machine| Some(start(machine, first)));
    let nginx = Nginx::of_machines(places.each_ref().map(String::as_str));
    let address = [nginx.address()];
    let mut players: Vec<Player> = (0..PLAYERS).map(|seed| Player::new(&address, seed)).collect();
    let (enough, (decided, decisions)) = (AtomicBool::new(false), channel());
    std::thread::scope(|scope| {
        for player in &mut players {
            let (decided, address, enough) = (decided.clone(), &address, &enough);
            scope.spawn(move || {
                while !enough.load(Ordering::Relaxed) {
                    player.decide(address);
                    decided.send(()).expect("somebody counts");
                }
            });
        }
        let all_play =
            || (0..DECISIONS).for_each(|_| decisions.recv_timeout(PATIENCE).expect("the games go on"));
        for (machine, program) in
            [(0, env!("CARGO_BIN_EXE_tianxia")), (1, first), (1, env!("CARGO_BIN_EXE_tianxia"))]
        {
            all_play();
            let (end, _) = machines[machine].take().expect("it runs").stop();
            assert!(end.success(), "{end}");
            machines[machine] = Some(start(machine, program));
        }
        all_play();
        enough.store(true, Ordering::Relaxed);
    });
    for player in &players {
        player.windows.iter().for_each(|window| window.wait(player.game().version));
    }
    let tries = players.iter().map(|player| player.tries).max().expect("some played");
    println!("nothing had to be tried more than {tries} times");
    check(&database, &players);
    assert!(tries <= TRIES, "somebody had to try {tries} times");
}

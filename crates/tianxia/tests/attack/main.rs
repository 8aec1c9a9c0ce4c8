//! Attacks on the real program, as a stranger would make them. Each must get its answer, and after all of them the site
//! is as quick as before and has lost nothing.
//!
//! `cargo xtask attack` runs this in release, where the time limit counts; the tests run it as it is.

#![allow(clippy::unwrap_used, missing_docs, reason = "a test")]

#[path = "../requests/browser.rs"]
mod browser;
mod floods;
mod numbers;
mod people;
mod seats;
#[path = "../requests/server.rs"]
mod server;
mod sockets;
mod stage;
mod texts;

use std::time::Instant;

use stage::Stage;

/// Something a stranger tries, and the check that it got the right answer.
#[derive(Clone)]
pub struct Attack {
    pub name: &'static str,
    pub run: fn(&mut Stage) -> anyhow::Result<()>,
}

#[test]
fn the_site_stands_all_attacks() {
    let mut stage = Stage::open();
    let attacks = [
        numbers::ATTACKS,
        texts::ATTACKS,
        seats::ATTACKS,
        people::ATTACKS,
        sockets::ATTACKS,
        floods::ATTACKS,
    ]
    .concat();
    assert!(attacks.len() >= 60, "only {} attacks", attacks.len());
    let mut failed = Vec::new();
    for (number, attack) in (1..).zip(&attacks) {
        let started = Instant::now();
        let done = (attack.run)(&mut stage).and_then(|()| stage.is_alive());
        let millis = started.elapsed().as_millis();
        match done {
            Ok(()) => println!("{number:3}. {} ({millis} ms)", attack.name),
            Err(error) => {
                println!("{number:3}. FAILED {}: {error:#}", attack.name);
                failed.push(attack.name);
            }
        }
    }
    assert!(
        failed.is_empty(),
        "{} of {} attacks got a wrong answer: {failed:?}",
        failed.len(),
        attacks.len()
    );
    stage.is_quick();
    stage.has_lost_nothing();
    println!("{} attacks, all answered; nothing lost", attacks.len());
}

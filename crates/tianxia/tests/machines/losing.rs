//! Losing a machine or the database.

use cluster::{Disk, Postgres};

use crate::browser::Browser;
use crate::stream::Stream;
use crate::{browser, can_run, database, machine, wait};

#[test]
fn bots_go_on_when_their_machine_is_killed() {
    if !can_run() {
        return;
    }
    let database = database();
    let (one, two) = (machine(&database), machine(&database));
    let mut anna = browser(&one);
    let tables: Vec<String> = (0..6).map(|_| anna.table(&["me", "adept", "adept"], "")).collect();
    for table in &tables {
        let choices = wait("Anna's turn", || anna.choices(table));
        assert_eq!(anna.act(table, &choices, &choices.actions[0]).status, 204);
    }
    one.kill();
    let mut anna = anna.moved(&two.address);
    for table in &tables {
        wait("the bots' moves", || anna.choices(table));
    }
}

#[test]
fn a_machine_that_stops_says_so_and_is_gone_when_all_is_answered() {
    if !can_run() {
        return;
    }
    let database = database();
    let one = crate::server::Server::start(&database, &["--drain", "3"]);
    let mut anna = browser(&one);
    let table = anna.table(&["me", "me"], "");
    let mut stream = Stream::open(&anna, &table);
    let pid = one.pid();
    assert_eq!(anna.get("/healthz").status, 200);
    rustix::process::kill_process(pid, rustix::process::Signal::TERM).unwrap();
    wait("a no", || (anna.get("/healthz").status == 503).then_some(()));
    // Meanwhile everybody is served.
    let choices = anna.choices(&table).expect("Anna is asked");
    assert_eq!(anna.act(&table, &choices, &choices.actions[0]).status, 204);
    while stream.next().is_some() {}
    assert!(one.ended().success());
}

#[test]
fn a_failover_to_the_replica_loses_nothing() {
    if !can_run() {
        return;
    }
    let mut primary = Postgres::start(Disk::Synced);
    let name = primary.new_database();
    let name = name.to_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let replica = primary.replica();
    let hosts =
        format!("postgres://tianxia@127.0.0.1:{},127.0.0.1:{}/{name}", primary.port(), replica.port());
    let (one, two) = (machine(hosts.as_ref()), machine(hosts.as_ref()));
    let mut anna = browser(&one);
    let table = anna.table(&["me", "me"], "");
    act(&mut anna, &table);
    act(&mut anna, &table);
    let before = anna.choices(&table).unwrap().version;
    primary.kill();
    let told = wait("a sentence", || {
        let answer = anna.post(&format!("{table}/chat"), "text=lost&request=lost");
        (answer.status >= 500).then_some(answer)
    });
    assert_eq!(told.status, 503, "{}", told.text);
    replica.promote();
    for machine in [&one, &two] {
        let mut anna = anna.clone().moved(&machine.address);
        let choices = wait("the table", || {
            let answer = anna.get(&table);
            (answer.status == 200).then(|| crate::browser::choices(&answer.text).unwrap())
        });
        assert!(choices.version.parse::<u64>().unwrap() >= before.parse().unwrap(), "nothing is lost");
        wait("an answer", || {
            let choices = anna.choices(&table)?;
            (anna.act(&table, &choices, &choices.actions[0]).status == 204).then_some(())
        });
    }
}

fn act(browser: &mut Browser, table: &str) {
    let choices = browser.choices(table).expect("they are asked");
    assert_eq!(browser.act(table, &choices, &choices.actions[0]).status, 204);
}

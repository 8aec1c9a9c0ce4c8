//! What a machine was doing when it was killed, another goes on with, though nobody asks for it.

use std::path::Path;

use cluster::Postgres;

use crate::{browser, can_run, database, machine, wait};

/// What a statement says in a database of the server that all tests share.
fn psql(database: &Path, statement: &str) -> String {
    let name = database.file_name().and_then(|name| name.to_str()).expect("its name");
    Postgres::shared().psql(name, statement)
}

#[test]
fn bots_answer_a_move_whose_machine_dies_as_soon_as_it_is_acknowledged() {
    if !can_run() {
        return;
    }
    // As if the machine were killed each time before it can take the bots upon itself.
    const REFUSE: &str = "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
            AS $$ BEGIN RAISE 'not this machine'; END $$;
        CREATE TRIGGER refuse BEFORE INSERT ON leases FOR EACH ROW
            WHEN (NEW.holder <> '') EXECUTE FUNCTION refuse()";
    let database = database();
    let one = machine(&database);
    let mut anna = browser(&one);
    let table = anna.table(&["me", "adept"], "");
    wait("Anna's turn", || anna.choices(&table));
    psql(&database, REFUSE);
    while let Some(choices) = anna.choices(&table) {
        assert_eq!(anna.act(&table, &choices, &choices.actions[0]).status, 204);
    }
    one.kill();
    psql(&database, "DROP TRIGGER refuse ON leases");
    let changes = format!("SELECT count(*) FROM changes WHERE table_id = '{}'", &table[3..]);
    let before = psql(&database, &changes);
    let _two = machine(&database);
    wait("the bot's move, at which nobody looks", || (psql(&database, &changes) != before).then_some(()));
}

#[test]
fn a_review_goes_on_when_its_machine_is_killed() {
    if !can_run() {
        return;
    }
    let database = database();
    let mut one = machine(&database);
    let _two = machine(&database);
    let mut anna = browser(&one);
    // A review may have ended before its machine is killed: then there is another.
    for _ in 0..10 {
        let table = anna.table(&["me", "me"], "");
        while let Some(choices) = anna.choices(&table) {
            assert_eq!(anna.act(&table, &choices, &choices.actions[0]).status, 204);
        }
        assert_eq!(anna.post(&format!("{table}/coach"), "").status, 303);
        one.kill();
        let is_there = |what: &str| psql(&database, &format!("SELECT EXISTS ({what})")) == "t";
        let review = format!("SELECT 1 FROM reviews WHERE table_id = '{}'", &table[3..]);
        let was_left = !is_there(&review);
        wait("the review, for which nobody asks again", || is_there(&review).then_some(()));
        if was_left {
            return;
        }
        one = machine(&database);
        anna = anna.moved(&one.address);
    }
    panic!("every review was quicker than its machine's end");
}

#[test]
fn what_was_lost_with_its_server_can_be_done_again() {
    if !can_run() {
        return;
    }
    let database = database();
    let one = machine(&database);
    let mut anna = browser(&one);
    let table = anna.table(&["me", "me"], "");
    let mut last = None;
    for _ in 0..4 {
        let choices = anna.choices(&table).expect("Anna is asked");
        assert_eq!(anna.act(&table, &choices, &choices.actions[0]).status, 204);
        last = Some(choices);
    }
    // The server that had the last change is lost; this machine remembers it.
    let last = last.expect("she has acted");
    let id = format!("table_id = '{}'", &table[3..]);
    psql(&database, &format!("DELETE FROM changes WHERE {id} AND version > {}", last.version));
    assert_eq!(anna.act(&table, &last, &last.actions[0]).status, 204, "whoever was not answered asks again");
    let kept = psql(
        &database,
        &format!("SELECT count(*), bool_and(length > keep) FROM changes WHERE {id} AND version > 0"),
    );
    assert_eq!(kept, "5|t", "everything is there, once");
    assert!(anna.choices(&table).is_some());
}

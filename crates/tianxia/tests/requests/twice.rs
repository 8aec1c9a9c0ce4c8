//! What is sent twice is done once, and both get the same answer.

use std::time::{Duration, Instant};

use crate::browser::{Browser, Choices, between};
use crate::stage::Stage;

/// The longest that a bot may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

fn steps(browser: &mut Browser, table: &str) -> usize {
    let page = browser.get(table).text;
    between(&page, "data-steps=\"", "\"").and_then(|steps| steps.parse().ok()).unwrap()
}

#[test]
fn an_action_an_undo_a_line_and_a_seat_are_taken_once() {
    let mut stage = Stage::open();
    let table = stage.anna.table(&["me", "me"], "");
    let anna = &mut stage.anna;
    let choices = anna.choices(&table).unwrap();
    let start = steps(anna, &table);

    assert_eq!(anna.act(&table, &choices, &choices.actions[0]).status, 204);
    let after = steps(anna, &table);
    assert!(after > start);
    assert_eq!(anna.act(&table, &choices, &choices.actions[0]).status, 204);
    assert_eq!(steps(anna, &table), after);
    // Another action for the same moment is late.
    assert_eq!(anna.act(&table, &choices, &choices.actions[1]).status, 409);
    assert_eq!(steps(anna, &table), after);

    let page = anna.get(&table).text;
    let undo = format!("seat={}&version={}", choices.seat, between(&page, "data-version=\"", "\"").unwrap());
    for _ in 0..2 {
        let answer = anna.post(&format!("{table}/undo"), &undo);
        assert_eq!((answer.status, steps(anna, &table)), (204, start), "{}", answer.text);
    }

    for _ in 0..2 {
        assert_eq!(anna.post(&format!("{table}/chat"), "text=only once&request=7").status, 204);
    }
    assert_eq!(anna.get(&table).text.matches("only once").count(), 1);
    assert_eq!(anna.post(&format!("{table}/chat"), "text=only once&request=8").status, 204);
    assert_eq!(anna.get(&table).text.matches("only once").count(), 2);

    let token = stage.token(1);
    for _ in 0..2 {
        let body = format!("seat=1&token={token}&name=Carla");
        assert_eq!(stage.carla.post(&format!("{}/sit", stage.waiting), &body).status, 204);
    }
    assert_eq!(stage.carla.get(&stage.waiting).text.matches("Carla").count(), 1);
}

/// While bots act, a page that shows them one after the other is behind. "Take back" on it still means what it says.
#[test]
fn a_decision_is_taken_back_from_a_page_that_bots_have_left_behind() {
    let mut stage = Stage::open();
    let table = stage.anna.table(&["me", "apprentice", "apprentice"], "");
    let anna = &mut stage.anna;
    for _ in 0..100 {
        let choices = asked(anna, &table);
        let start = steps(anna, &table);
        assert_eq!(anna.act(&table, &choices, &choices.actions[0]).status, 204);
        let shown = choices.version.parse::<u64>().unwrap() + 1;
        let now: u64 = asked(anna, &table).version.parse().unwrap();
        let undo = format!("seat={}&version={shown}", choices.seat);
        if now == shown || anna.get(&table).text.contains("disabled>Take back") {
            continue;
        }
        assert_eq!(anna.post(&format!("{table}/undo"), &undo).status, 204);
        assert_eq!(steps(anna, &table), start, "what bots replied is gone too");
        // Sent twice, it takes nothing else back.
        assert_eq!(anna.post(&format!("{table}/undo"), &undo).status, 204);
        assert_eq!(steps(anna, &table), start);
        return;
    }
    panic!("bots never replied to a decision that may be taken back");
}

/// What a player may do, as soon as they are asked.
fn asked(browser: &mut Browser, table: &str) -> Choices {
    let begun = Instant::now();
    loop {
        if let Some(choices) = browser.choices(table) {
            return choices;
        }
        assert!(begun.elapsed() < PATIENCE, "nobody is asked");
        std::thread::yield_now();
    }
}

#[test]
fn an_action_sent_by_many_at_once_is_done_once() {
    let mut stage = Stage::open();
    let table = stage.anna.table(&["me", "me"], "");
    for _ in 0..10 {
        let choices = stage.anna.choices(&table).unwrap();
        let before: u64 = choices.version.parse().unwrap();
        let clicks: Vec<_> = (0..8)
            .map(|_| {
                let (mut anna, table, choices) = (stage.anna.clone(), table.clone(), choices.clone());
                std::thread::spawn(move || anna.act(&table, &choices, &choices.actions[0]).status)
            })
            .collect();
        assert!(clicks.into_iter().all(|click| click.join().unwrap() == 204));
        let page = stage.anna.get(&table).text;
        assert_eq!(between(&page, "data-version=\"", "\""), Some((before + 1).to_string().as_str()));
    }
}

#[test]
fn who_writes_too_fast_must_wait() {
    let folder = tempfile::TempDir::new().unwrap();
    let database = folder.path().join("tianxia.db");
    let server = crate::server::Server::start(&database, &["--writes-per-second", "1"]);
    let mut anna = Browser::new(&server.address);
    anna.get("/");
    let table = anna.table(&["me", "me"], "");
    let chat = format!("{table}/chat");
    // Six at once, of which making the table took one, and one more with every second.
    let begun = Instant::now();
    let mut lines = (0..500).map(|n| anna.post(&chat, &format!("text=line&request={n}")));
    let (mut said, mut refused) = (0, None);
    while let Some(answer) = lines.next().filter(|_| refused.is_none()) {
        match answer.status {
            204 => said += 1,
            _ => refused = Some(answer),
        }
    }
    let refused = refused.expect("nobody writes without end");
    assert_eq!(
        (refused.status, refused.text.contains("Please wait a moment.")),
        (429, true),
        "{}",
        refused.text
    );
    assert!((5..=7 + begun.elapsed().as_secs()).contains(&said), "{said} lines in {:?}", begun.elapsed());
    let seen = anna.get(&table).text.matches("<span>line</span>").count();
    assert_eq!(seen as u64, said, "what was refused was not said");

    // Without a cookie one is not new each time.
    let mut strangers = (0..500).map(|_| Browser::new(&server.address).post(&chat, "text=spam").status);
    assert!(strangers.any(|status| status == 429));
    // Tables are counted by address.
    let many = (0..4).map(|_| Browser::new(&server.address).post("/play/dragon", "").status);
    assert!(many.filter(|status| *status == 429).count() >= 2);
}

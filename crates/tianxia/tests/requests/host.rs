//! What the host of a table can do about others, and what nobody can do to the others.

use tempfile::TempDir;

use crate::browser::{Browser, between};
use crate::server::Server;
use crate::stage::Stage;

/// The invitation to a seat, as the host sees it.
fn token(host: &mut Browser, table: &str, seat: u8) -> String {
    let page = host.get(table).text;
    between(&page, &format!("?sit={seat}&amp;token="), "\"").expect("the host sees the link").to_owned()
}

fn people(page: &str) -> &str {
    between(page, "id=\"people\"", "</section>").expect("there are people")
}

#[test]
fn a_removed_player_is_gone_and_the_old_link_with_them() {
    let mut stage = Stage::open();
    let (table, old) = (stage.waiting.clone(), stage.token(1));
    let sit = |token: &str| format!("seat=1&token={token}&name=Bruno");
    assert_eq!(stage.bruno.post(&format!("{table}/sit"), &sit(&old)).status, 204);
    assert!(people(&stage.carla.get(&table).text).contains("Bruno"));
    assert!(stage.anna.get(&table).text.contains("Remove Bruno from the table"));

    assert_eq!(stage.bruno.post(&format!("{table}/free"), "seat=0").status, 403, "only the host does that");
    assert_eq!(stage.anna.post(&format!("{table}/free"), "seat=1").status, 204);
    assert!(!people(&stage.carla.get(&table).text).contains("Bruno"));
    for guest in [&mut stage.bruno, &mut stage.carla] {
        let refused = guest.post(&format!("{table}/sit"), &sit(&old));
        assert_eq!(refused.status, 403, "{}", refused.text);
    }
    let new = token(&mut stage.anna, &table, 1);
    assert_ne!(new, old);
    // A new link is a new invitation, even for somebody who was removed.
    assert_eq!(stage.bruno.post(&format!("{table}/sit"), &sit(&new)).status, 204);
    // The host's own seat and an open one cannot be freed.
    for seat in ["0", "2"] {
        assert_eq!(stage.anna.post(&format!("{table}/free"), &format!("seat={seat}")).status, 409);
    }
}

#[test]
fn at_a_public_table_a_removed_player_does_not_come_back_alone() {
    let mut stage = Stage::open();
    let table = stage.anna.table(&["me", "open", "open"], "&public=yes");
    assert_eq!(stage.bruno.post(&format!("{table}/sit"), "seat=1&name=Bruno").status, 204);
    assert_eq!(stage.anna.post(&format!("{table}/free"), "seat=1").status, 204);
    let refused = stage.bruno.post(&format!("{table}/sit"), "seat=2&name=Bruno");
    assert_eq!((refused.status, refused.text.contains("The host has removed you")), (403, true));
    assert_eq!(stage.carla.post(&format!("{table}/sit"), "seat=1&name=Carla").status, 204);
}

#[test]
fn a_seat_freed_during_the_game_stops_it_until_somebody_sits_there() {
    let mut stage = Stage::open();
    let table = stage.running.clone();
    let (mut asked, choices, _) = stage.turn();
    assert_eq!(stage.anna.post(&format!("{table}/free"), "seat=1").status, 204);
    assert!(stage.anna.get(&table).text.contains("A seat has become free."));
    let refused = asked.act(&table, &choices, &choices.actions[0]);
    assert!([403, 409].contains(&refused.status), "{}", refused.text);
    assert!(stage.anna.choices(&table).is_none() && stage.bruno.choices(&table).is_none());

    let new = token(&mut stage.anna, &table, 1);
    let sit = format!("seat=1&token={new}&name=Carla");
    assert_eq!(stage.carla.post(&format!("{table}/sit"), &sit).status, 204);
    let mut players = [stage.anna, stage.carla];
    let asked = players.iter_mut().find_map(|player| Some((player.choices(&table)?, player)));
    let (choices, player) = asked.expect("the game goes on");
    assert_eq!(player.act(&table, &choices, &choices.actions[0]).status, 204);
}

#[test]
fn a_muted_spectator_is_neither_heard_nor_lets_themselves_be_heard() {
    let mut stage = Stage::open();
    let (table, chat) = (stage.running.clone(), format!("{}/chat", stage.running));
    assert_eq!(stage.carla.post(&chat, "text=psst&request=1").status, 204);
    assert_eq!(stage.bruno.post(&chat, "text=hello&request=1").status, 204);
    let page = stage.anna.get(&table).text;
    let number = |page: &str, text: &str| {
        let before = &page[..page.find(text).expect("the line is there")];
        let id = &before[before.rfind("<li id=\"c").expect("it has a number") + 8..];
        id[1..id.find('"').expect("it ends")].to_owned()
    };
    let (spectator, player) = (number(&page, ">psst<"), number(&page, ">hello<"));
    let line = |number: &str| format!("line={number}");
    assert_eq!(stage.bruno.post(&format!("{table}/mute"), &line(&spectator)).status, 403);
    assert_eq!(stage.anna.post(&format!("{table}/mute"), &line(&player)).status, 409, "players are heard");
    assert_eq!(stage.anna.post(&format!("{table}/mute"), &line("77")).status, 409);
    assert_eq!(stage.anna.post(&format!("{table}/mute"), &line(&spectator)).status, 204);
    assert!(!stage.bruno.get(&table).text.contains(">psst<"));
    let refused = stage.carla.post(&chat, "text=again&request=2");
    assert_eq!((refused.status, refused.text.contains("does not want you to write")), (403, true));

    let page = stage.anna.get(&table).text;
    let person = between(&page, "name=\"person\" value=\"", "\"").expect("the host sees who is muted");
    assert!(!stage.bruno.get(&table).text.contains(person));
    assert_eq!(stage.anna.post(&format!("{table}/unmute"), &format!("person={person}")).status, 204);
    assert!(stage.bruno.get(&table).text.contains(">psst<"));
    assert_eq!(stage.carla.post(&chat, "text=again&request=3").status, 204);
}

#[test]
fn nobody_can_do_anything_at_a_closed_table() {
    let mut stage = Stage::open();
    let table = stage.running.clone();
    let (mut asked, choices, _) = stage.turn();
    assert_eq!(stage.bruno.post(&format!("{table}/close"), "").status, 403, "only the host closes it");
    assert!(stage.carla.get("/").text.contains(&table));
    assert!(stage.anna.get("/").text.contains(&table));
    assert_eq!(stage.anna.post(&format!("{table}/close"), "").status, 204);

    let page = stage.carla.get(&table).text;
    assert!(page.contains("Anna, the host, has closed this table."), "{page}");
    for browser in [&mut stage.anna, &mut stage.bruno, &mut stage.carla] {
        assert!(!browser.get("/").text.contains(&table), "it leaves the lists");
        assert!(browser.choices(&table).is_none());
    }
    let act = asked.act(&table, &choices, &choices.actions[0]);
    assert_eq!((act.status, act.text.contains("This table is closed.")), (409, true));
    for (what, body) in [("chat", "text=hello"), ("sit", "seat=1&name=x"), ("leave", "seat=0"), ("close", "")]
    {
        let refused = stage.anna.post(&format!("{table}/{what}"), body);
        assert_eq!((refused.status, refused.text.contains("This table is closed.")), (409, true), "{what}");
    }
}

/// Who wrote the last line, as the page shows it.
fn last_line(page: &str) -> &str {
    let lines = between(page, "id=\"lines\"", "</ul>").expect("a chat");
    &lines[lines.rfind("<li ").expect("a line")..]
}

#[test]
fn nobody_writes_under_the_name_of_a_player() {
    let mut stage = Stage::open();
    let (table, chat) = (stage.running.clone(), format!("{}/chat", stage.running));
    for (number, name) in ["Anna", "anna", "\u{410}nn\u{430}", " A n n a\u{200b}"].into_iter().enumerate() {
        stage.carla.cookies.insert("name".into(), hex(name));
        assert_eq!(stage.carla.post(&chat, &format!("text=fold&request={number}")).status, 204);
        let page = stage.bruno.get(&table).text;
        let line = last_line(&page);
        assert!(line.contains(">Guest</a></strong>") && line.contains("(watching)"), "{name}: {line}");
    }
    stage.carla.cookies.insert("name".into(), hex("Carla"));
    assert_eq!(stage.carla.post(&chat, "text=hello&request=x").status, 204);
    let page = stage.bruno.get(&table).text;
    assert!(last_line(&page).contains(">Carla</a></strong>") && last_line(&page).contains("(watching)"));
    assert_eq!(stage.anna.post(&chat, "text=hello&request=y").status, 204);
    let page = stage.bruno.get(&table).text;
    let line = last_line(&page);
    assert!(
        line.contains("marker p0") && line.contains(">player<") && !line.contains("(watching)"),
        "{line}"
    );

    // Nor does anybody sit down under one.
    let public = stage.anna.table(&["me", "open", "open"], "&public=yes");
    assert_eq!(stage.bruno.post(&format!("{public}/sit"), "seat=1&name=ANNA").status, 204);
    assert!(people(&stage.carla.get(&public).text).contains("ANNA 2"));
}

fn hex(name: &str) -> String {
    name.bytes().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn one_visitor_takes_one_seat_and_one_network_two() {
    let folder = TempDir::new().expect("a folder");
    let server = Server::start(&folder.path().join("tianxia.db"), &["--writes-per-second", "10000"]);
    let visitor = |last: u8| {
        let mut browser = Browser::from_address(&server.address, Some([127, 0, 0, last].into()));
        assert_eq!(browser.get("/").status, 200);
        browser
    };
    let mut anna = visitor(1);
    let table = anna.table(&["me", "open", "open", "open", "open"], "&public=yes");
    let sit = |browser: &mut Browser, seat: u8| {
        browser.post(&format!("{table}/sit"), &format!("seat={seat}&name=Guest"))
    };
    let mut first = visitor(2);
    assert_eq!(sit(&mut first, 1).status, 204);
    let second = sit(&mut first, 2);
    assert_eq!((second.status, second.text.contains("You have a seat at this table.")), (409, true));
    assert_eq!(sit(&mut visitor(2), 2).status, 204);
    let third = sit(&mut visitor(2), 3);
    assert_eq!((third.status, third.text.contains("from your network")), (409, true), "{}", third.text);
    assert_eq!(sit(&mut visitor(3), 3).status, 204);
    // The host may give several seats to one person.
    let link = token(&mut anna, &table, 4);
    let given = first.post(&format!("{table}/sit"), &format!("seat=4&token={link}&name=Second"));
    assert_eq!(given.status, 204, "{}", given.text);
}

#[test]
fn one_network_leaves_seats_to_others_and_waits_at_few_tables() {
    let folder = TempDir::new().expect("a folder");
    let server = Server::bare(&folder.path().join("tianxia.db"), &["--writes-per-second", "10000"]);
    let visitor = |last: u8| {
        let mut browser = Browser::from_address(&server.address, Some([127, 0, 0, last].into()));
        assert_eq!(browser.get("/").status, 200);
        browser
    };
    let mut anna = visitor(1);
    let mut tables: Vec<String> =
        (0..7).map(|_| anna.table(&["me", "open", "open"], "&public=yes")).collect();
    let sit = |browser: &mut Browser, table: &str, seat: u8| {
        browser.post(&format!("{table}/sit"), &format!("seat={seat}&name=Guest"))
    };
    let last = tables.pop().expect("seven tables");
    let mut guest = visitor(2);
    for table in &tables {
        assert_eq!(sit(&mut guest, table, 1).status, 204);
        let second = sit(&mut visitor(2), table, 2);
        assert!([409, 429].contains(&second.status), "{}", second.text);
        assert!(second.text.contains("from your network"), "{}", second.text);
    }
    let refused = sit(&mut guest, &last, 1);
    assert_eq!(
        (refused.status, refused.text.contains("several public tables")),
        (429, true),
        "{}",
        refused.text
    );
    // With a link anybody may sit down, and others need none.
    let link = token(&mut anna, &last, 1);
    let given = guest.post(&format!("{last}/sit"), &format!("seat=1&token={link}&name=Guest"));
    assert_eq!(given.status, 204, "{}", given.text);
    assert_eq!(sit(&mut visitor(3), &tables[0], 2).status, 204);
    // That game has begun: the guest waits at one table fewer.
    let another = anna.table(&["me", "open", "open"], "&public=yes");
    assert_eq!(sit(&mut guest, &another, 1).status, 204);
}

#[test]
fn muting_somebody_is_one_write() {
    let folder = TempDir::new().expect("a folder");
    let server = Server::start(&folder.path().join("tianxia.db"), &["--writes-per-second", "1"]);
    let mut anna = Browser::new(&server.address);
    anna.get("/");
    let table = anna.table(&["me", "me"], "");
    for number in 0..5 {
        let answer = anna.post(&format!("{table}/mute"), "line=1");
        assert_eq!(answer.status, 409, "{number}: of six writes at once five are left: {}", answer.text);
    }
}

#[test]
fn nobody_pushes_the_others_off_the_front_page() {
    let folder = TempDir::new().expect("a folder");
    let server = Server::start(&folder.path().join("tianxia.db"), &["--writes-per-second", "10000"]);
    let mut anna = Browser::from_address(&server.address, Some([127, 0, 0, 2].into()));
    anna.get("/");
    let old = anna.table(&["me", "open"], "&public=yes");
    let pushed: Vec<String> = (0..40)
        .map(|_| {
            let mut rival = Browser::new(&server.address);
            rival.get("/");
            rival.table(&["me", "open"], "&public=yes")
        })
        .collect();
    let page = Browser::from_address(&server.address, Some([127, 0, 0, 3].into())).get("/").text;
    assert!(page.contains(&old), "a table that has waited longest is shown");
    assert_eq!(pushed.iter().filter(|&table| page.contains(table.as_str())).count(), 4);
}

//! What people have reported, in the hands of an operator.

use crate::admin::{admin, lines};
use crate::tool::{Place, ends, id, visitor};

#[test]
fn reports_are_listed_until_they_are_settled() {
    let place = Place::new();
    let server = place.serve();
    let (mut anna, mut bruno) = (visitor(&server), visitor(&server));
    let table = anna.table(&["me", "open"], "&public=yes");
    assert_eq!(bruno.post(&format!("{table}/chat"), "text=so rude").status, 204);
    let told =
        anna.post("/person/report", &format!("table={}&line=1&why=insults%1b[2J,%0d%0aagain", id(&table)));
    assert_eq!(told.status, 200, "{}", told.text);
    let told = bruno.post("/person/report", &format!("table={}&seat=0&why=leaves", id(&table)));
    assert_eq!(told.status, 200, "{}", told.text);
    let reports = lines(&place, &["reports"]);
    let person = &lines(&place, &["chat", id(&table)])[0]["person"];
    let [first, second] = &reports[..] else { panic!("{reports:?}") };
    assert_eq!((&first["about"], &first["text"], &first["line"]), (person, &"so rude".into(), &1.into()));
    assert_eq!((&first["table"], &first["by"]), (&id(&table).into(), &second["about"]));
    assert_eq!((&second["by"], &second["why"], &second["line"]), (person, &"leaves".into(), &().into()));
    let printed = admin(&place, &["reports"]);
    assert!(
        printed.contains("line 1 (so rude): insults[2J,\n      again\n") && !printed.contains('\u{1b}'),
        "{printed}"
    );
    // What was reported stays when the line is gone.
    admin(&place, &["remove-line", id(&table), "1"]);
    assert_eq!(lines(&place, &["reports"]).len(), 2);
    let number = first["report"].to_string();
    admin(&place, &["settle", &number, "--why", "the line is gone"]);
    assert_eq!(lines(&place, &["reports"]), std::slice::from_ref(second));
    let database = place.database();
    ends(&["admin", "settle", &number, "--database", &database], 2, &["no report"]);
    let noted = lines(&place, &["audit"]);
    let noted = noted.last().expect("an entry");
    assert!(noted["act"] == "settle" && noted.to_string().contains("the line is gone"), "{noted}");
}

#[test]
fn a_name_that_somebody_asks_for_can_be_allowed() {
    let place = Place::new();
    let server = place.serve();
    let mut anna = visitor(&server);
    let table = anna.table(&["me", "open"], "&public=yes");
    let told = anna.post("/appeal", "name=Stronzo&why=my family is called so");
    assert_eq!(told.status, 200, "{}", told.text);
    let told = anna.post("/appeal", "name=F.u.c.k&why=it is funny");
    assert_eq!(told.status, 200, "{}", told.text);
    let reports = lines(&place, &["reports"]);
    assert!(reports.iter().all(|one| one["appeal"] == true), "{reports:?}");
    assert!(admin(&place, &["reports"]).contains("asks for the name Stronzo: my family is called so"));
    let (first, second) = (reports[0]["report"].to_string(), reports[1]["report"].to_string());
    assert!(admin(&place, &["allow-name", &first]).contains("Everybody may be called Stronzo"));
    admin(&place, &["settle", &second, "--why", "no"]);
    // A running site notices within about a second.
    let mut bruno = visitor(&server);
    let mut tries = 0;
    while bruno.post(&format!("{table}/sit"), "seat=1&name=Stronzo").status != 204 {
        tries += 1;
        assert!(tries < 600, "the name is never allowed");
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    let answer = visitor(&server).post("/find", "game=dragon&name=F.u.c.k");
    assert_eq!(answer.status, 422, "{}", answer.text);
    // What is no appeal allows nothing.
    let told = bruno.post("/person/report", &format!("table={}&seat=0&why=leaves", id(&table)));
    assert_eq!(told.status, 200, "{}", told.text);
    let number = lines(&place, &["reports"])[0]["report"].to_string();
    let database = place.database();
    ends(&["admin", "allow-name", &number, "--database", &database], 2, &["does not ask for a name"]);
    ends(&["admin", "allow-name", "999", "--database", &database], 2, &["no report"]);
}

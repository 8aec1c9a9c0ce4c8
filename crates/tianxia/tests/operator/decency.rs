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

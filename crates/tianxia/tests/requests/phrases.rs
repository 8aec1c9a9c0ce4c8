//! Quick phrases: those of all games, and those of games in which players promise and threaten.

use crate::browser::between;
use crate::stage::Stage;

/// The number of the phrase with this text on a page.
fn number(page: &str, text: &str) -> String {
    let before = page.split(&format!(">{text}</button>")).next().expect("a page");
    let value = before.rsplit("value=\"").next().and_then(|value| value.split('"').next());
    value.expect("a button").to_owned()
}

#[test]
fn a_quick_phrase_is_a_line_of_chat_for_all_with_the_name_of_whom_it_is_meant_for() {
    let mut stage = Stage::open();
    let anna = &mut stage.anna;
    let table = anna.try_table("lotus", &["me", "apprentice", "apprentice"], "").unwrap();
    let chat = format!("{table}/chat");
    let page = anna.get(&table).text;
    let count = page.matches("name=\"phrase\"").count();
    let promise = number(&page, "I will not vote against you.");
    for (to, request) in [("", 1), ("1", 2), ("9", 3), ("all", 4)] {
        let said = anna.post(&chat, &format!("text=&phrase={promise}&to={to}&request={request}"));
        assert_eq!(said.status, 204, "{}", said.text);
    }
    let page = anna.get(&table).text;
    let lines = page.split("<span>").filter(|line| line.starts_with("I will not vote against you.")).count();
    assert_eq!(lines, 3, "to everybody, and to nobody who sits here");
    let addressed = page.split("<span>").filter(|line| line.starts_with("→ ")).count();
    assert_eq!(addressed, 1);
    // There are no other phrases, and no promises in a game without.
    let beyond = anna.post(&chat, &format!("text=&phrase={count}&to=&request=5"));
    assert_eq!(beyond.status, 422, "{}", beyond.text);
    let running = stage.running.clone();
    assert_eq!(
        stage.anna.post(&format!("{running}/chat"), &format!("text=&phrase={promise}&to=")).status,
        422
    );
}

#[test]
fn everybody_reads_a_quick_phrase_in_their_own_language() {
    let mut stage = Stage::open();
    let Stage { anna, bruno, carla, running, .. } = &mut stage;
    assert_eq!(bruno.post("/language", "lang=it&back=/").status, 303);
    let hello = number(&bruno.get(running).text, "Ciao a tutti!");
    assert_eq!(bruno.post(&format!("{running}/chat"), &format!("text=&phrase={hello}&to=0")).status, 204);
    let said = |page: String| between(&page, "id=\"lines\"", "</ul>").expect("a chat").to_owned();
    let (hers, his) = (said(anna.get(running).text), said(bruno.get(running).text));
    assert!(hers.contains("→ Anna: Hello, everybody!") && !hers.contains("Ciao"), "{hers}");
    assert!(his.contains("→ Anna: Ciao a tutti!") && !his.contains("Hello"), "{his}");
    // Whoever only watches may say something, too; a report has the words.
    assert_eq!(carla.post(&format!("{running}/chat"), "text=&phrase=1&to=").status, 204);
    let id = running.trim_start_matches("/t/");
    assert!(anna.get(&format!("/person?table={id}&line=1")).text.contains("Hello, everybody!"));
    let data = bruno.get("/me/data.json").text;
    assert!(data.contains("site-quick-hello 0"), "{data}");
}

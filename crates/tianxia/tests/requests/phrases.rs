//! The quick phrases of games in which players promise and threaten.

use crate::stage::Stage;

#[test]
fn a_quick_phrase_is_a_line_of_chat_for_all_with_the_name_of_whom_it_is_meant_for() {
    let mut stage = Stage::open();
    let anna = &mut stage.anna;
    let table = anna.try_table("lotus", &["me", "apprentice", "apprentice"], "").unwrap();
    let chat = format!("{table}/chat");
    let page = anna.get(&table).text;
    assert!(page.contains("id=\"phrases\""), "{page}");
    let count = page.matches("name=\"phrase\"").count();
    for (to, request) in [("", 1), ("1", 2), ("9", 3), ("all", 4)] {
        let said = anna.post(&chat, &format!("text=&phrase=0&to={to}&request={request}"));
        assert_eq!(said.status, 204, "{}", said.text);
    }
    let page = anna.get(&table).text;
    let lines = page.split("<span>").filter(|line| line.starts_with("I will not vote against you.")).count();
    assert_eq!(lines, 3, "to everybody, and to nobody who sits here");
    let addressed = page.split("<span>").filter(|line| line.starts_with("→ ")).count();
    assert_eq!(addressed, 1);
    // There are no other phrases, and none in a game without.
    let beyond = anna.post(&chat, &format!("text=&phrase={count}&to=&request=5"));
    assert_eq!(beyond.status, 422, "{}", beyond.text);
    let running = stage.running.clone();
    assert!(!stage.anna.get(&running).text.contains("id=\"phrases\""));
    assert_eq!(stage.anna.post(&format!("{running}/chat"), "text=&phrase=0&to=&request=6").status, 422);
}

//! Chat: a new line is sent alone, and there is never more of it than can be shown.

use crate::stage::Stage;
use crate::streams::Stream;

#[test]
fn a_new_line_is_sent_alone() {
    let mut stage = Stage::open();
    let chat = format!("{}/chat", stage.running);
    for number in 0..60 {
        let body = format!("text=old+{}&request={number}", "x".repeat(200));
        assert_eq!(stage.anna.post(&chat, &body).status, 204);
    }
    let mut stream = Stream::open(&stage.bruno, &stage.running);
    stream.until("old x");
    assert_eq!(stage.anna.post(&chat, "text=news&request=n").status, 204);
    let event = stream.until("<span>news</span>");
    assert!(!event.contains("old x"), "{event}");
    println!("a line among 61 is sent in {} bytes", event.len());
    assert!(event.len() < 1200, "{} bytes", event.len());
}

#[test]
fn a_long_chat_loses_its_oldest_lines() {
    let mut stage = Stage::open();
    let (table, chat) = (stage.running.clone(), format!("{}/chat", stage.running));
    let before = stage.bruno.get(&table).text.len();
    let dragons = "%e9%be%8d".repeat(490);
    for number in 0..130 {
        let body = format!("text=line+{number:03}+{dragons}&request={number}");
        assert_eq!(stage.anna.post(&chat, &body).status, 204);
    }
    let page = stage.bruno.get(&table).text;
    assert!(page.contains("line 129") && !page.contains("line 100"));
    let grown = page.len() - before;
    println!("the longest chat makes a page {grown} bytes longer");
    assert!(grown < 40_000, "{grown} bytes");
    for number in 130..250 {
        assert_eq!(stage.anna.post(&chat, &format!("text=short+{number}&request={number}")).status, 204);
    }
    let page = stage.bruno.get(&table).text;
    let lines = page.matches("<li id=\"c").count();
    assert_eq!(lines, 100);
    assert!(page.contains("short 249") && page.contains("short 150") && !page.contains("short 149"));
}

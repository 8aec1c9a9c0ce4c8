//! Texts that are too long, not text at all, or not what they seem.

use anyhow::ensure;
use reqwest::Method;

use crate::Attack;
use crate::browser::Browser;
use crate::stage::{Stage, is, is_among, path_of};

const NOT_UNDERSTOOD: &str = "This request cannot be understood.";

pub const ATTACKS: &[Attack] = &[
    Attack { name: "a name of thousands of letters in the cookie", run: long_name },
    Attack { name: "a cookie of a hundred thousand letters", run: huge_cookie },
    Attack { name: "a name with line breaks and letters that turn the text around", run: unclean_name },
    Attack { name: "a name cookie that is no name", run: no_name },
    Attack { name: "a table cookie with ten thousand tables", run: many_tables },
    Attack { name: "HTML as a name", run: html_name },
    Attack { name: "HTML as a line of chat", run: html_chat },
    Attack { name: "a line of chat longer than allowed", run: long_line },
    Attack { name: "a line of chat as long as a request may be", run: huge_line },
    Attack { name: "a line of chat that is no text", run: no_text },
    Attack { name: "a line of chat with letters that turn the text around", run: unclean_line },
    Attack { name: "a request number of 30,000 letters", run: long_request },
    Attack { name: "a table id of thousands of letters", run: long_id },
    Attack { name: "SQL as a table id", run: sql_id },
    Attack { name: "SQL as a name", run: sql_name },
    Attack { name: "paths that climb out of the assets", run: climbing },
    Attack { name: "line breaks in the way back after a change of language", run: split_header },
    Attack { name: "a way back that leads to another site", run: elsewhere },
    Attack { name: "a form with ten thousand fields", run: many_fields },
    Attack { name: "a form that names its fields twice", run: twice },
    Attack { name: "a compressed form", run: compressed },
    Attack { name: "a board that is rubbish", run: rubbish_board },
    Attack { name: "a board with brackets in brackets in brackets", run: deep_board },
    Attack { name: "a board with thousands of regions", run: large_board },
    Attack { name: "an action of 60,000 letters", run: long_action },
    Attack { name: "an action in letters that look like others", run: strange_action },
];

/// This browser with one cookie more.
fn with(mut browser: Browser, name: &str, value: String) -> Browser {
    browser.cookies.insert(name.into(), value);
    browser
}

fn hex(text: &str) -> String {
    text.bytes().map(|byte| format!("{byte:02x}")).collect()
}

/// A stranger with this name in the cookie opens a table against bots; its page shows the name.
fn page_with_name(stage: &mut Stage, name: &str) -> anyhow::Result<String> {
    let mut named = with(stage.stranger(), "name", hex(name));
    let made = named.post("/play/dragon", "");
    is(&made, 303, "")?;
    Ok(named.get(&path_of(&made)?).text)
}

fn long_name(stage: &mut Stage) -> anyhow::Result<()> {
    let page = page_with_name(stage, &"Q".repeat(3000))?;
    ensure!(page.contains("QQQ") && !page.contains(&"Q".repeat(30)), "the name was not cut");
    Ok(())
}

fn huge_cookie(stage: &mut Stage) -> anyhow::Result<()> {
    // The server may hang up before everything is sent: then there is no answer, which is one.
    let stranger = with(stage.stranger(), "name", "51".repeat(100_000));
    match stranger.ask(Method::GET, "/").send() {
        Ok(answer) => ensure!(matches!(answer.status().as_u16(), 400 | 431), "{}", answer.status()),
        Err(error) => ensure!(error.is_request() || error.is_body(), "{error}"),
    }
    Ok(())
}

fn unclean_name(stage: &mut Stage) -> anyhow::Result<()> {
    let page = page_with_name(stage, "Wang\r\n\u{202e}\u{2066}Wei\u{0}")?;
    ensure!(page.contains("WangWei") || page.contains("Wang Wei"), "the name is not there at all");
    for letter in ['\u{202e}', '\u{2066}', '\u{0}'] {
        ensure!(!page.contains(letter), "the page has {letter:?}");
    }
    Ok(())
}

fn no_name(stage: &mut Stage) -> anyhow::Result<()> {
    for value in ["zz", "fffe", "%00", "5", ""] {
        is(&with(stage.stranger(), "name", value.into()).get("/new"), 200, "")?;
    }
    Ok(())
}

fn many_tables(stage: &mut Stage) -> anyhow::Result<()> {
    let tables = "aaaa.".repeat(1500);
    is(&with(stage.stranger(), "tables", tables).get("/"), 200, "")
}

fn html_name(stage: &mut Stage) -> anyhow::Result<()> {
    let page = page_with_name(stage, "<b onload=x>")?;
    ensure!(page.contains("&lt;b onload") && !page.contains("<b onload"), "the name is not escaped");
    Ok(())
}

/// A table of the stranger's own, and the path of its chat.
fn own_chat(stage: &mut Stage) -> anyhow::Result<(Browser, String, String)> {
    let mut stranger = stage.stranger();
    let table = stranger.try_table("dragon", &["me", "me"], "")?;
    let chat = format!("{table}/chat");
    Ok((stranger, table, chat))
}

fn html_chat(stage: &mut Stage) -> anyhow::Result<()> {
    let (mut stranger, table, chat) = own_chat(stage)?;
    is(&stranger.post(&chat, "text=<script>alert(1)</script>&request=1"), 204, "")?;
    let page = stranger.get(&table).text;
    ensure!(page.contains("&lt;script&gt;alert") && !page.contains("<script>alert"), "it is not escaped");
    Ok(())
}

fn long_line(stage: &mut Stage) -> anyhow::Result<()> {
    let (mut stranger, _, chat) = own_chat(stage)?;
    let line = format!("text={}&request=1", "x".repeat(501));
    is(&stranger.post(&chat, &line), 422, "A line of chat may have 1 to 500 characters.")
}

fn huge_line(stage: &mut Stage) -> anyhow::Result<()> {
    let (mut stranger, _, chat) = own_chat(stage)?;
    let line = format!("text={}&request=1", "x".repeat(65 * 1024));
    is(&stranger.post(&chat, &line), 413, "That is too long to be sent.")
}

fn no_text(stage: &mut Stage) -> anyhow::Result<()> {
    let (mut stranger, _, chat) = own_chat(stage)?;
    for text in ["%ff%fe", "%c3%28", "%ed%a0%80"] {
        is(&stranger.post(&chat, &format!("text={text}&request=1")), 400, NOT_UNDERSTOOD)?;
    }
    Ok(())
}

fn unclean_line(stage: &mut Stage) -> anyhow::Result<()> {
    let (mut stranger, table, chat) = own_chat(stage)?;
    is(&stranger.post(&chat, "text=good%e2%80%ae%1b%00%e2%80%8b+day%0d%0a&request=1"), 204, "")?;
    let page = stranger.get(&table).text;
    ensure!(page.contains("<span>good day</span>"), "the line is not shown clean");
    for letter in ['\u{202e}', '\u{200b}', '\u{1b}', '\u{0}'] {
        ensure!(!page.contains(letter), "the page has {letter:?}");
    }
    let nothing = stranger.post(&chat, "text=%e2%80%ae%e2%80%8b&request=2");
    is(&nothing, 422, "A line of chat may have 1 to 500 characters.")
}

fn long_request(stage: &mut Stage) -> anyhow::Result<()> {
    let (mut stranger, _, chat) = own_chat(stage)?;
    let line = format!("text=hello&request={}", "1".repeat(30_000));
    is_among(&stranger.post(&chat, &line), &[422])
}

fn long_id(stage: &mut Stage) -> anyhow::Result<()> {
    is_among(&stage.stranger().get(&format!("/t/{}", "a".repeat(7000))), &[404])
}

fn sql_id(stage: &mut Stage) -> anyhow::Result<()> {
    is(&stage.stranger().get("/t/x'%20OR%20'1'='1"), 404, "There is no such table.")?;
    is(
        &stage.stranger().post("/t/x';DROP%20TABLE%20tables;--/chat", "text=hello"),
        404,
        "There is no such table.",
    )
}

fn sql_name(stage: &mut Stage) -> anyhow::Result<()> {
    let page = page_with_name(stage, "'); DROP TABLE chat")?;
    ensure!(page.contains("DROP TABLE chat"), "the name is just a name");
    Ok(())
}

fn climbing(stage: &mut Stage) -> anyhow::Result<()> {
    let mut stranger = stage.stranger();
    for path in ["..%2f..%2fCargo.toml", "%2e%2e%2fstyle.css", "..%5cstyle.css", "%2fetc%2fpasswd"] {
        let answer = stranger.get(&format!("/assets/{path}"));
        // nginx itself refuses a path that leads out of everything.
        if cluster::on_two_machines() && answer.status == 400 {
            continue;
        }
        is(&answer, 404, "There is no such file.")?;
    }
    Ok(())
}

fn split_header(stage: &mut Stage) -> anyhow::Result<()> {
    let answer = stage.stranger().post("/language", "lang=it&back=/%0d%0aset-cookie:%20tianxia=stolen");
    is(&answer, 303, "")?;
    ensure!(path_of(&answer)? == "/", "it leads to {}", path_of(&answer)?);
    let stolen =
        answer.headers.get_all("set-cookie").iter().any(|cookie| cookie.as_bytes().ends_with(b"stolen"));
    ensure!(!stolen, "a header was made");
    Ok(())
}

fn elsewhere(stage: &mut Stage) -> anyhow::Result<()> {
    for back in ["//evil.example", "https://evil.example", "/%5cevil.example", "/%09/evil.example"] {
        let answer = stage.stranger().post("/language", &format!("lang=it&back={back}"));
        ensure!(path_of(&answer)? == "/", "{back} leads to {}", path_of(&answer)?);
    }
    Ok(())
}

fn many_fields(stage: &mut Stage) -> anyhow::Result<()> {
    let fields: String = (0..8000).map(|number| format!("&x{number}=1")).collect();
    let body = format!("game=dragon&players=2&seat-0=me&seat-1=open{fields}");
    is_among(&stage.stranger().post("/new", &body), &[303, 413, 422])
}

fn twice(stage: &mut Stage) -> anyhow::Result<()> {
    let act = format!("{}/act", stage.running);
    is(&stage.stranger().post(&act, "seat=0&seat=1&version=1&action=x"), 422, NOT_UNDERSTOOD)
}

fn compressed(stage: &mut Stage) -> anyhow::Result<()> {
    let mut stranger = stage.stranger();
    let request = stranger.form("/new", "\u{1f}not really gzip").header("content-encoding", "gzip");
    is_among(&stranger.send(request)?, &[400, 415, 422])
}

fn board(stage: &mut Stage, text: &str) -> anyhow::Result<()> {
    let seats = "game=china&players=3&seat-0=me&seat-1=open&seat-2=open";
    let answer = stage.stranger().post("/new", &format!("{seats}&text-board={text}"));
    is_among(&answer, &[413, 422])
}

fn rubbish_board(stage: &mut Stage) -> anyhow::Result<()> {
    board(stage, "rubbish")
}

fn deep_board(stage: &mut Stage) -> anyhow::Result<()> {
    board(stage, &format!("a={}{}", "%5b".repeat(9000), "%5d".repeat(9000)))?;
    board(stage, &format!("a={}1{}", "%7bb=".repeat(6000), "%7d".repeat(6000)))
}

fn large_board(stage: &mut Stage) -> anyhow::Result<()> {
    board(stage, &"%5b%5bregion%5d%5d%0aid=%22a%22%0a".repeat(1500))
}

fn long_action(stage: &mut Stage) -> anyhow::Result<()> {
    let act = format!("{}/act", stage.running);
    let action = "take ".repeat(12_000);
    let mut anna = stage.anna.clone();
    is_among(&anna.post(&act, &format!("seat=0&version=1&action={action}")), &[409, 413, 422])
}

fn strange_action(stage: &mut Stage) -> anyhow::Result<()> {
    let act = format!("{}/act", stage.running);
    let mut anna = stage.anna.clone();
    // A Cyrillic а, a zero, a non-breaking space.
    for action in ["t%d0%b0ke craftsman", "take%00craftsman", "take%c2%a0craftsman", "TAKE CRAFTSMAN"] {
        is_among(&anna.post(&act, &format!("seat=0&version=1&action={action}")), &[409, 422])?;
    }
    Ok(())
}

//! What every page promises: our files only, nothing inline, a person's text as text.

use crate::browser::{Answer, Browser};
use crate::stage::{Stage, is_page};

fn check_headers(path: &str, answer: &Answer) {
    let header = |name: &str| answer.headers.get(name).map_or("", |value| value.to_str().unwrap());
    let policy = header("content-security-policy");
    assert!(
        policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"),
        "{path}: {policy}"
    );
    assert!(!policy.contains("unsafe"), "{path}: {policy}");
    assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
    assert_eq!(header("referrer-policy"), "same-origin", "{path}");
}

/// No script, handler or style within the page: the policy would stop it, and we would not notice.
fn check_nothing_inline(path: &str, page: &str) {
    for element in page.split('<').skip(1) {
        let (tag, content) = element.split_once('>').unwrap_or((element, ""));
        let name = tag.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap_or_default();
        assert_ne!(name, "style", "{path}: <{tag}>");
        assert!(
            name != "script" || (tag.contains("src=\"/assets/") && content.is_empty()),
            "{path}: <{tag}>"
        );
        let inline = |attribute: &str| attribute.starts_with("style=") || attribute.starts_with("on");
        let named = |attribute: &&str| attribute.contains("=\"");
        let outside_quotes = tag.split('"').step_by(2).map(|part| format!("{part}\""));
        for part in outside_quotes.collect::<Vec<_>>().iter().flat_map(|part| part.split_whitespace()) {
            assert!(!(named(&part) && inline(part)), "{path}: <{tag}>");
        }
        assert!(!tag.contains("javascript:"), "{path}: <{tag}>");
        let elsewhere = ["src=\"http", "href=\"http", "src=\"//", "href=\"//"];
        assert!(!elsewhere.iter().any(|link| tag.contains(link)), "{path}: <{tag}>");
    }
}

#[test]
fn every_page_keeps_the_policy() {
    let mut stage = Stage::open();
    let mut paths = vec!["/".to_owned(), "/new".into(), "/new?game=dragon".into(), "/nowhere".into()];
    paths.extend(["/rules/dragon", "/me", "/join", "/privacy", "/friends", "/appeal"].map(String::from));
    for table in [&stage.running, &stage.waiting, &stage.finished] {
        paths.extend(["", "?at=0", "?at=1", "/log"].map(|more| format!("{table}{more}")));
    }
    paths.push(format!("{}?as=1", stage.finished));
    let token = stage.token(1);
    paths.push(format!("{}?sit=1&token={token}", stage.waiting));
    for browser in [&mut stage.anna, &mut stage.carla] {
        // A person reads these pages, not the script.
        browser.scripted = false;
        for language in ["en", "it"] {
            browser.cookies.insert("lang".into(), language.into());
            for path in &paths {
                let answer = browser.get(path);
                assert!(is_page(&answer), "{path}");
                assert!(answer.text.contains(&format!("<html lang=\"{language}\">")), "{path}");
                check_headers(path, &answer);
                check_nothing_inline(path, &answer.text);
            }
        }
    }
    for path in ["/healthz", &format!("{}/record.json", stage.finished)] {
        let answer = stage.anna.get(path);
        assert_eq!(answer.status, 200, "{path}");
        check_headers(path, &answer);
    }
}

/// No level of headings is left out, for readers who go from one to the next.
#[test]
fn headings_of_a_table_go_down_one_level_at_a_time() {
    let mut stage = Stage::open();
    let table = stage.anna.table(&["me", "me"], "");
    loop {
        let page = stage.anna.get(&table).text;
        let levels = page.split("<h").skip(1).filter_map(|tag| tag.chars().next()?.to_digit(10));
        levels.fold(0, |above, level| {
            assert!(level <= above + 1, "h{level} below h{above}: {page}");
            level
        });
        // The last to come are the reports of events.
        if page.contains("class=\"report event\"") {
            break;
        }
        let choices = stage.anna.choices(&table).expect("events come before the end");
        assert_eq!(stage.anna.act(&table, &choices, &choices.actions[0]).status, 204);
    }
}

#[test]
fn what_people_write_is_text() {
    let mut stage = Stage::open();
    let evil = "<b onx=\"1\">'&</b>";
    let coded = "%3Cb+onx%3D%221%22%3E%27%26%3C%2Fb%3E";
    let table = stage.anna.table(&["me", "me"], &format!("&public=yes&name={coded}"));
    // The later of two fields of one name counts.
    let waiting = stage.carla.table(&["open", "me"], &format!("&public=yes&name={coded}"));
    assert_eq!(
        stage.anna.post(&format!("{table}/chat"), &format!("text={coded}&request={coded}")).status,
        204
    );
    let back = format!("/?x={coded}");
    for path in [&table, &waiting, "/", "/new", &format!("{table}/log"), &back] {
        let page = stage.anna.get(path).text;
        assert!(!page.contains(evil) && !page.contains("<b "), "{path}");
    }
    let page = stage.anna.get(&table).text;
    assert!(page.contains("&lt;b onx=&quot;1&quot;&gt;'&amp;&lt;/b&gt;"), "the text itself is shown");
}

#[test]
fn a_language_leads_back_to_our_own_pages_only() {
    let stage = Stage::open();
    let mut carla = stage.carla.clone();
    let strange =
        ["//evil.example", "https://evil.example", "/\\evil.example", "\\\\evil.example", "evil", ""];
    let coded = ["/%09/evil.example", "/%0d%0aSet-Cookie:x=y", "%2f%2fevil.example", "/%00"];
    for back in strange.into_iter().chain(coded) {
        let answer = carla.post("/language", &format!("lang=it&back={back}"));
        assert_eq!((answer.status, &answer.headers["location"]), (303, &"/".parse().unwrap()), "{back}");
        assert!(
            !answer.headers.get_all("set-cookie").iter().any(|cookie| cookie.as_bytes().starts_with(b"x="))
        );
    }
    let good = format!("{}?at=1", stage.running);
    let answer = carla.post("/language", &format!("lang=it&back={good}"));
    assert_eq!(answer.headers["location"], good);
    assert!(carla.get("/").text.contains("<html lang=\"it\">"));
}

#[test]
fn strange_cookies_do_no_harm() {
    let stage = Stage::open();
    let strange = ["%0a.x", "%00", "a.b.c", "..", "%ff", "'; DROP TABLE tables; --", "é"];
    for value in strange {
        let mut browser = Browser::new(&stage.server.address);
        for name in ["tables", "name", "lang", "tianxia"] {
            browser.cookies.insert(name.into(), value.into());
        }
        assert_eq!(browser.get("/").status, 200, "{value}");
        assert_eq!(browser.clone().get("/waiting").status, 200, "{value}");
        assert_eq!(browser.post("/play/dragon", "").status, 303, "{value}");
    }
}

#[test]
fn the_server_says_how_it_is() {
    let mut stage = Stage::open();
    let health = stage.carla.get("/healthz");
    assert_eq!((health.status, health.text.as_str()), (200, "ok\n"));
    let record = stage.carla.get(&format!("{}/record.json", stage.finished)).text;
    let file = stage.folder.path().join("record.json");
    std::fs::write(&file, record).unwrap();
    let verified =
        std::process::Command::new(env!("CARGO_BIN_EXE_tianxia")).arg("verify").arg(&file).output();
    assert!(verified.unwrap().status.success(), "the record of a finished game holds");
}

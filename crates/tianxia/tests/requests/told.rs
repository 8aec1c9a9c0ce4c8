//! What the server tells its operator: the log and the metrics.

use std::collections::BTreeSet;
use std::process::Command;

use serde_json::Value;

use crate::browser::Browser;
use crate::server::Server;
use crate::stage::finish;

/// Starts with a log, plays and errs, stops; returns the log, and what must not be in it.
fn logged(format: &str) -> (String, Vec<String>, BTreeSet<String>) {
    let folder = tempfile::TempDir::new().unwrap();
    let log = folder.path().join("log");
    let more = ["--writes-per-second", "10000", "--log-format", format];
    let server = Server::logging(&folder.path().join("tianxia.db"), &more, &log);
    let mut anna = Browser::new(&server.address);
    anna.get("/");
    let table = anna.table(&["me", "me"], "");
    finish(&mut anna, &table);
    let mut ids = BTreeSet::new();
    let waiting = anna.table(&["me", "open"], "");
    let page = anna.get(&waiting).text;
    let token = crate::browser::between(&page, "&amp;token=", "\"").unwrap().to_owned();
    for (path, body) in [("sit", "seat=1&token=wrong"), ("act", "seat=0&version=x"), ("go-on", "at=0&seat=0")]
    {
        let answer = Browser::new(&server.address).post(&format!("{waiting}/{path}"), body);
        assert!((400..500).contains(&answer.status), "{path}");
        ids.insert(answer.headers["x-request-id"].to_str().unwrap().to_owned());
    }
    assert_eq!(ids.len(), 3, "every request has a number of its own");
    let (status, _) = server.stop();
    assert!(status.success());
    let cookie = anna.cookies["tianxia"].clone();
    let secrets = vec![cookie[cookie.len() - 32..].to_owned(), cookie, token, "127.0.0.1:8".into()];
    (std::fs::read_to_string(&log).unwrap(), secrets, ids)
}

#[test]
fn the_log_tells_what_happened_and_nothing_secret() {
    let (log, secrets, ids) = logged("json");
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    let has = |message: &str| lines.iter().filter(|line| line["message"] == message).count();
    for (message, count) in
        [("open", 1), ("closed", 1), ("table made", 2), ("table finished", 1), ("refused", 3)]
    {
        assert_eq!(has(message), count, "{message}: {log}");
    }
    let refused = lines.iter().filter(|line| line["message"] == "refused");
    let named: BTreeSet<String> =
        refused.clone().filter_map(|line| line["span"]["id"].as_str()).map(str::to_owned).collect();
    assert_eq!(named, ids, "the log names requests as their answers do");
    let reasons: BTreeSet<&str> = refused.filter_map(|line| line["reason"].as_str()).collect();
    assert_eq!(reasons, ["site-go-on-no", "site-sit-token", "status"].into());
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret} stands in the log");
    }

    let (log, secrets, ids) = logged("text");
    assert!(!log.contains('\u{1b}'), "no colours in a file");
    assert!(ids.iter().all(|id| log.contains(id.as_str())), "{log}");
    assert!(secrets.iter().all(|secret| !log.contains(secret.as_str())), "{log}");
}

#[test]
fn a_flood_of_refusals_is_a_few_lines() {
    let folder = tempfile::TempDir::new().unwrap();
    let log = folder.path().join("log");
    let server = Server::logging(&folder.path().join("tianxia.db"), &["--log-format", "json"], &log);
    for last in [1, 2] {
        let mut flood = Browser::from_address(&server.address, Some([127, 0, 0, last].into()));
        let statuses: Vec<u16> = (0..300).map(|_| flood.post("/language", "nonsense").status).collect();
        assert!(statuses.contains(&429) && statuses.contains(&422), "{statuses:?}");
    }
    assert!(server.stop().0.success());
    let log = std::fs::read_to_string(&log).unwrap();
    let mut lines: Vec<String> = Vec::new();
    for line in log.lines() {
        let line: Value = serde_json::from_str(line).expect(line);
        let which = line["limit"].as_str().or(line["reason"].as_str()).unwrap_or_default().to_owned();
        lines.push(format!("{} {which}", line["message"].as_str().unwrap()));
    }
    let count = |line: &str| lines.iter().filter(|other| *other == line).count();
    assert_eq!((count("over a limit writes"), count("refused status")), (2, 2), "{log}");
    assert!(lines.len() < 10, "{log}");
}

#[test]
fn metrics_have_an_address_of_their_own() {
    let folder = tempfile::TempDir::new().unwrap();
    // Few files may be open, until the site asks for more.
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -S -n 256; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_tianxia")]);
    command.args(["serve", "--listen", "127.0.0.1:0", "--metrics", "127.0.0.1:0", "--database"]);
    let server = Server::of(command.arg(folder.path().join("tianxia.db")));
    let hard = rustix::process::getrlimit(rustix::process::Resource::Nofile).maximum;
    let raised = hard.unwrap_or(u64::MAX).min(65_536) as f64;
    assert_eq!(server.metric("tianxia_file_descriptors_limit"), Some(raised));
    // What an operator watches is there before it first counts.
    for name in [
        "failed_writes_total",
        "refusals_total{limit=\"writes\"}",
        "thinking_queue",
        "tables{state=\"closed\"}",
    ] {
        assert_eq!(server.metric(&format!("tianxia_{name}")), Some(0.0), "{name}");
    }
    let mut anna = Browser::new(&server.address);
    let table = anna.table(&["me", "me"], "");
    assert_eq!(anna.get("/metrics").status, 404, "not for everybody");
    assert_eq!(anna.get(&format!("{table}?at=0")).status, 200);
    let text = server.metrics();
    let line =
        |begin: &str| text.lines().find(|line| line.starts_with(begin)).unwrap_or_else(|| panic!("{text}"));
    line("tianxia_requests_total{route=\"/t/{id}\",method=\"GET\",status=\"200\"} 1");
    line("tianxia_requests_total{route=\"none\",method=\"GET\",status=\"404\"} 1");
    line("tianxia_request_seconds_bucket{route=\"/new\",le=\"0.1\"}");
    for name in ["tianxia_streams_open", "tianxia_connections_open", "tianxia_file_descriptors_open"] {
        assert!(server.metric(name).is_some(), "{name}: {text}");
    }
    assert_eq!(server.metric("tianxia_tables_total"), Some(1.0));
    assert_eq!(server.metric("tianxia_tables{state=\"running\"}"), Some(1.0));
    assert!(server.metric("tianxia_database_bytes") > Some(0.0));
    assert!(server.metric("tianxia_wal_bytes") > Some(0.0));
    assert!(!text.contains(&table), "no table is named");
}

//! Requests that no browser would send, to the program itself: most would not get past nginx.

use std::io::{Read, Write};
use std::net::TcpStream;

use crate::stage::Stage;

/// Sends these bytes and returns everything that comes back.
fn send(stage: &Stage, bytes: &[u8]) -> String {
    let mut line = TcpStream::connect(stage.server.address.trim_start_matches("http://")).unwrap();
    line.write_all(bytes).unwrap();
    let mut answer = Vec::new();
    // The server may close before it has read everything.
    let _ = line.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

fn form(path: &str, length: &str, body: &str) -> Vec<u8> {
    let kind = "content-type: application/x-www-form-urlencoded";
    format!("POST {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n{kind}\r\n{length}\r\n\r\n{body}").into()
}

#[test]
fn what_no_browser_sends_does_no_harm() {
    let mut stage = Stage::bare();
    let before = stage.seen();
    let get =
        |path: &str| format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").into_bytes();
    let chat = format!("{}/chat", stage.running);
    let long = "x".repeat(70_000);
    let requests = [
        (get("/assets/../../../../etc/passwd"), "404"),
        (get("/../Cargo.toml"), "404"),
        (get("//evil.example/"), "404"),
        (form(&chat, "transfer-encoding: chunked", &format!("11175\r\ntext={long}\r\n0\r\n\r\n")), "413"),
        (form(&chat, "content-length: 999999999", "text=hello"), "413"),
        (b"NONSENSE\r\n\r\n".to_vec(), "400"),
        (b"GET / HTTP/9.9\r\n\r\n".to_vec(), "400"),
        (form(&chat, "content-length: minus", "text=hello"), "400"),
        (form(&chat, "content-length: 10\r\ncontent-length: 5", "text=hello"), "400"),
    ];
    for (request, status) in requests {
        let answer = send(&stage, &request);
        let begin = String::from_utf8_lossy(&request[..request.len().min(80)]).into_owned();
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{begin}: {answer}");
        assert!(!answer.contains("root:") && !answer.contains("[workspace]"), "{begin}");
    }
    assert!(before == stage.seen(), "nothing has changed");
}

//! Clients that send or read slowly, or come with too many connections: how the program itself copes with them, without a proxy.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use crate::browser::Browser;
use crate::server::Server;

fn connect(server: &Server) -> TcpStream {
    let line = TcpStream::connect(server.address.trim_start_matches("http://")).unwrap();
    line.set_read_timeout(Some(Duration::from_secs(40))).unwrap();
    line
}

/// Everything that comes until the server hangs up.
fn rest(line: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    // A reset is an end, too; running into our own time limit is not.
    if let Err(error) = line.read_to_end(&mut answer) {
        assert_ne!(error.kind(), std::io::ErrorKind::WouldBlock, "the server keeps the connection");
    }
    String::from_utf8_lossy(&answer).into_owned()
}

#[test]
fn whoever_sends_nothing_or_half_a_request_is_not_waited_for() {
    let folder = tempfile::TempDir::new().unwrap();
    let server = Server::bare(&folder.path().join("tianxia.db"), &[]);
    let begins: [&[u8]; 4] = [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ",
        b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n",
    ];
    let started = Instant::now();
    let mut lines: Vec<TcpStream> = begins.iter().map(|_| connect(&server)).collect();
    for (line, begin) in lines.iter_mut().zip(begins) {
        line.write_all(begin).unwrap();
    }
    // Somebody who sends a letter now and then is no better.
    let mut dripping = lines[2].try_clone().unwrap();
    let drips = std::thread::spawn(move || {
        while dripping.write_all(b"x").is_ok() {
            std::thread::sleep(Duration::from_millis(500));
        }
    });
    let mut half = connect(&server);
    let kind = "content-type: application/x-www-form-urlencoded";
    write!(half, "POST /new HTTP/1.1\r\nhost: x\r\n{kind}\r\ncontent-length: 100\r\n\r\ngame=").unwrap();
    for line in &mut lines {
        rest(line);
    }
    assert!(rest(&mut half).starts_with("HTTP/1.1 408"), "the form never came");
    assert!(started.elapsed() < Duration::from_secs(35), "it took {:?}", started.elapsed());
    drop(lines);
    drips.join().unwrap();
}

#[test]
fn one_address_cannot_lock_the_others_out() {
    let folder = tempfile::TempDir::new().unwrap();
    let more = ["--connections-per-address", "20"];
    let server = Server::bare(&folder.path().join("tianxia.db"), &more);
    let idle: Vec<TcpStream> = (0..20).map(|_| connect(&server)).collect();
    let mut refused = connect(&server);
    refused.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
    let answer = rest(&mut refused);
    assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
    assert!(answer.contains("Too many pages") && answer.contains("troppe pagine"), "{answer}");
    let mut neighbour = Browser::from_address(&server.address, Some([127, 0, 0, 2].into()));
    assert_eq!(neighbour.get("/").status, 200, "whoever comes from elsewhere is served");
    drop(idle);
    let (mut again, begun) = (Browser::new(&server.address), Instant::now());
    while again.ask(reqwest::Method::GET, "/").send().map_or(503, |answer| answer.status().as_u16()) != 200 {
        assert!(begun.elapsed() < Duration::from_secs(60), "the places are still taken");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(again.get("/").status, 200, "the places are free again");
}

#[test]
fn whoever_asks_and_does_not_read_loses_their_place() {
    let folder = tempfile::TempDir::new().unwrap();
    let server = Server::bare(&folder.path().join("tianxia.db"), &["--metrics", "127.0.0.1:0"]);
    let mut deaf = connect(&server);
    deaf.set_nonblocking(true).unwrap();
    // More than all buffers on the way hold: the server stops reading when it cannot write.
    let request = b"GET /rules/dragon HTTP/1.1\r\nhost: x\r\n\r\n".repeat(100);
    let (mut full, mut sent) = (Instant::now(), 0);
    while full.elapsed() < Duration::from_secs(1) {
        match deaf.write(&request[sent..]) {
            Ok(count) => (full, sent) = (Instant::now(), (sent + count) % request.len()),
            Err(_) => std::thread::sleep(Duration::from_millis(20)),
        }
    }
    assert_eq!(server.metric("tianxia_connections_open"), Some(1.0));
    let started = Instant::now();
    while server.metric("tianxia_connections_open") != Some(0.0) {
        assert!(started.elapsed() < Duration::from_secs(60), "it is still open");
        std::thread::sleep(Duration::from_millis(200));
    }
}

#[test]
fn a_head_that_is_too_long_is_refused() {
    let folder = tempfile::TempDir::new().unwrap();
    let server = Server::bare(&folder.path().join("tianxia.db"), &[]);
    let mut line = connect(&server);
    let name = "61".repeat(90_000);
    let _ = write!(line, "GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: name={name}\r\n\r\n");
    assert!(rest(&mut line).starts_with("HTTP/1.1 431"));
}

//! Connections that no browser would make.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use socket2::{Domain, Socket, Type};

use crate::Attack;
use crate::stage::{Stage, is, machines};

pub const ATTACKS: &[Attack] = &[
    Attack { name: "headers that never end", run: half_headers },
    Attack { name: "headers that come letter by letter", run: dripping_headers },
    Attack { name: "a form that never ends", run: half_form },
    Attack { name: "hundreds of idle connections from one address", run: idle_connections },
    Attack { name: "a header of a megabyte", run: huge_header },
    Attack { name: "thousands of headers", run: many_headers },
    Attack { name: "a body with two lengths", run: two_lengths },
    Attack { name: "a length and chunks at once", run: length_and_chunks },
    Attack { name: "a length that is no number", run: no_length },
    Attack { name: "a length of all the memory there is", run: huge_length },
    Attack { name: "chunks that are not", run: no_chunks },
    Attack { name: "words that are not HTTP", run: nonsense },
    Attack { name: "the beginning of HTTP/2 and of TLS", run: other_protocols },
    Attack { name: "methods that nobody needs", run: methods },
    Attack { name: "an address on another site", run: absolute },
    Attack { name: "no host", run: no_host },
    Attack { name: "two hundred requests at once in one connection", run: pipeline },
    Attack { name: "hanging up in the middle of a form", run: hang_up },
    Attack { name: "a stream that is never read", run: never_read },
    Attack { name: "more streams than anybody needs", run: many_streams },
    Attack { name: "streams that are opened and hung up without end", run: short_streams },
    Attack { name: "a forged address", run: forged_address },
];

/// Longer than any time limit of the site.
const PATIENCE: Duration = Duration::from_secs(60);
/// Connections that browsers of honest people and of strangers keep open meanwhile.
const OTHERS: f64 = 20.0;

fn connect(stage: &Stage, source: Ipv4Addr) -> anyhow::Result<TcpStream> {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None)?;
    socket.bind(&SocketAddr::from((source, 0)).into())?;
    let address: SocketAddr = stage.address().trim_start_matches("http://").parse()?;
    socket.connect(&address.into()).context("no connection")?;
    socket.set_read_timeout(Some(PATIENCE))?;
    socket.set_write_timeout(Some(PATIENCE))?;
    Ok(socket.into())
}

/// Everything that comes back until the server hangs up.
fn answer(mut line: TcpStream) -> anyhow::Result<String> {
    let (mut answer, mut bytes) = (Vec::new(), [0; 4096]);
    loop {
        match line.read(&mut bytes) {
            Ok(0) => break,
            Ok(count) => answer.extend_from_slice(&bytes[..count]),
            Err(error)
                if matches!(error.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut) =>
            {
                bail!("after {PATIENCE:?} the connection is still open")
            }
            // Hanging up on somebody who is still talking is an answer too.
            Err(_) => break,
        }
    }
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// Sends bytes and checks that the answer, if there is one, has one of these statuses.
fn send(stage: &mut Stage, bytes: &[u8], statuses: &[&str]) -> anyhow::Result<()> {
    let source = stage.source();
    let mut line = connect(stage, source)?;
    let sent = line.write_all(bytes);
    let answer = answer(line)?;
    let well = statuses.iter().any(|status| answer.starts_with(&format!("HTTP/1.1 {status}")));
    let begin: String = answer.chars().take(200).collect();
    // A client that sends far too much may be cut off before it can read the answer.
    ensure!(well || (sent.is_err() || bytes.len() > 100_000) && answer.is_empty(), "{begin:?}");
    Ok(())
}

fn get(head: &str) -> Vec<u8> {
    format!("GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n{head}\r\n\r\n").into_bytes()
}

fn form(stage: &Stage, head: &str, body: &str) -> Vec<u8> {
    let path = format!("{}/chat", stage.running);
    let kind = "content-type: application/x-www-form-urlencoded";
    format!("POST {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n{kind}\r\n{head}\r\n\r\n{body}")
        .into_bytes()
}

/// All slow clients at once, so that the attacks do not wait for one after the other.
fn slow(stage: &mut Stage, which: usize) -> anyhow::Result<()> {
    if stage.slow.is_empty() {
        let form = form(stage, "content-length: 100", "text=hel");
        for (bytes, drip) in
            [(b"GET / HTTP/1.1\r\nhost: x\r\n".to_vec(), false), (Vec::new(), true), (form, false)]
        {
            let source = stage.source();
            let mut line = connect(stage, source)?;
            line.write_all(&bytes)?;
            stage.slow.push(Some(std::thread::spawn(move || until_hung_up(line, drip))));
        }
    }
    let waiting = stage.slow[which].take().context("asked once")?;
    let took = waiting.join().ok().context("it panicked")??;
    ensure!(took < PATIENCE, "it was kept for {took:?}");
    Ok(())
}

/// How long the server keeps the connection, with a letter of a header every now and then or without.
fn until_hung_up(mut line: TcpStream, drip: bool) -> anyhow::Result<Duration> {
    let begun = Instant::now();
    if drip {
        line.set_read_timeout(Some(Duration::from_millis(300)))?;
        line.write_all(b"GET / HTTP/1.1\r\nx: ")?;
        while begun.elapsed() < PATIENCE && line.write_all(b"x").is_ok() {
            match line.read(&mut [0; 512]) {
                Ok(_) => return Ok(begun.elapsed()),
                Err(error) if error.kind() == std::io::ErrorKind::ConnectionReset => {
                    return Ok(begun.elapsed());
                }
                Err(_) => {}
            }
        }
    } else {
        answer(line)?;
    }
    Ok(begun.elapsed())
}

fn half_headers(stage: &mut Stage) -> anyhow::Result<()> {
    slow(stage, 0)
}

fn dripping_headers(stage: &mut Stage) -> anyhow::Result<()> {
    slow(stage, 1)
}

fn half_form(stage: &mut Stage) -> anyhow::Result<()> {
    slow(stage, 2)
}

fn idle_connections(stage: &mut Stage) -> anyhow::Result<()> {
    let source = stage.source();
    // Some may be refused: that is the point.
    let lines: Vec<_> = (0..800).map_while(|_| connect(stage, source).ok()).collect();
    let asked = Instant::now();
    is(&stage.stranger().get("/"), 200, "")?;
    let took = asked.elapsed();
    ensure!(took < Duration::from_secs(2), "beside {} idle connections a page takes {took:?}", lines.len());
    Ok(())
}

fn huge_header(stage: &mut Stage) -> anyhow::Result<()> {
    send(stage, &get(&format!("x: {}", "x".repeat(1_000_000))), &["400", "431"])
}

fn many_headers(stage: &mut Stage) -> anyhow::Result<()> {
    send(stage, &get(&"a: b\r\n".repeat(5_000)), &["400", "431"])
}

fn two_lengths(stage: &mut Stage) -> anyhow::Result<()> {
    let bytes = form(stage, "content-length: 10\r\ncontent-length: 5", "text=hello");
    send(stage, &bytes, &["400"])
}

fn length_and_chunks(stage: &mut Stage) -> anyhow::Result<()> {
    let body = "0\r\n\r\nGET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";
    let head = format!("content-length: {}\r\ntransfer-encoding: chunked", body.len());
    let bytes = form(stage, &head, body);
    let source = stage.source();
    let mut line = connect(stage, source)?;
    line.write_all(&bytes)?;
    let answer = answer(line)?;
    ensure!(answer.matches("HTTP/1.1 ").count() <= 1, "a second request was smuggled in: {answer}");
    Ok(())
}

fn no_length(stage: &mut Stage) -> anyhow::Result<()> {
    let bytes = form(stage, "content-length: many", "text=hello");
    send(stage, &bytes, &["400"])
}

fn huge_length(stage: &mut Stage) -> anyhow::Result<()> {
    for length in ["999999999999", "18446744073709551615", "18446744073709551616"] {
        let bytes = form(stage, &format!("content-length: {length}"), "text=hello");
        send(stage, &bytes, &["400", "413", "431"])?;
    }
    Ok(())
}

fn no_chunks(stage: &mut Stage) -> anyhow::Result<()> {
    for body in ["xyz\r\ntext=hello\r\n0\r\n\r\n", "ffffffffffffffffff\r\ntext\r\n"] {
        let bytes = form(stage, "transfer-encoding: chunked", body);
        send(stage, &bytes, &["400", "413"])?;
    }
    Ok(())
}

fn nonsense(stage: &mut Stage) -> anyhow::Result<()> {
    for bytes in [&b"NONSENSE\r\n\r\n"[..], b"GET / HTTP/9.9\r\n\r\n", b"\r\n\r\n\r\n\x00\x01\r\n\r\n"] {
        send(stage, bytes, &["400", "505"])?;
    }
    // nginx also speaks the HTTP of 1991.
    if cluster::on_two_machines() { Ok(()) } else { send(stage, b"GET /\r\n\r\n", &["400", "505"]) }
}

fn other_protocols(stage: &mut Stage) -> anyhow::Result<()> {
    for bytes in [
        &b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"[..],
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 hello \r\n\r\n",
    ] {
        let source = stage.source();
        let mut line = connect(stage, source)?;
        line.write_all(bytes)?;
        // What speaks another language is hung up on, with or without a word.
        let answer = answer(line)?;
        ensure!(
            answer.is_empty() || answer.starts_with("HTTP/1.1 4") || answer.starts_with("HTTP/1.1 505"),
            "{answer}"
        );
    }
    Ok(())
}

fn methods(stage: &mut Stage) -> anyhow::Result<()> {
    for method in ["TRACE", "CONNECT", "DELETE", "PATCH", "WORLD"] {
        let request = format!("{method} / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        send(stage, request.as_bytes(), &["400", "404", "405"])?;
    }
    Ok(())
}

fn absolute(stage: &mut Stage) -> anyhow::Result<()> {
    let request =
        b"GET http://evil.example/nowhere HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n";
    send(stage, request, &["400", "404"])
}

fn no_host(stage: &mut Stage) -> anyhow::Result<()> {
    send(stage, b"GET / HTTP/1.1\r\nconnection: close\r\n\r\n", &["200", "400"])
}

fn pipeline(stage: &mut Stage) -> anyhow::Result<()> {
    let one = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";
    let mut bytes = one.repeat(200);
    bytes.extend_from_slice(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    send(stage, &bytes, &["200"])
}

fn hang_up(stage: &mut Stage) -> anyhow::Result<()> {
    for _ in 0..50 {
        let source = stage.source();
        let mut line = connect(stage, source)?;
        line.write_all(&form(stage, "content-length: 20", "text=cut"))?;
        line.shutdown(std::net::Shutdown::Both)?;
    }
    // All of them are let go, and nobody has said anything.
    stage.wait_for("tianxia_connections_open", OTHERS)?;
    let page = stage.stranger().get(&stage.running).text;
    ensure!(page.contains("good luck") && !page.contains("<span>cut"), "half a form was taken for one");
    Ok(())
}

fn never_read(stage: &mut Stage) -> anyhow::Result<()> {
    let source = stage.source();
    let mut host = stage.stranger();
    let table = host.try_table("dragon", &["me", "me"], "")?;
    let mut lines = Vec::new();
    for _ in 0..4 {
        let mut line = connect(stage, source)?;
        line.write_all(format!("GET {table}/live HTTP/1.1\r\nhost: x\r\n\r\n").as_bytes())?;
        lines.push(line);
    }
    // The game goes on beside those who do not listen.
    for _ in 0..10 {
        let choices = host.choices(&table).context("the host is asked")?;
        is(&host.act(&table, &choices, &choices.actions[0]), 204, "")?;
    }
    Ok(())
}

fn many_streams(stage: &mut Stage) -> anyhow::Result<()> {
    let source = stage.source();
    let request = format!("GET {}/live HTTP/1.1\r\nhost: x\r\n\r\n", stage.running);
    let mut lines = Vec::new();
    for _ in 0..500 {
        let Ok(mut line) = connect(stage, source) else { break };
        if line.write_all(request.as_bytes()).is_err() {
            break;
        }
        lines.push(line);
    }
    is(&stage.stranger().get("/"), 200, "")?;
    // Those for whom there is room are served; the others are told that there is none, or hung up on.
    let (mut open, mut refused) = (0, 0);
    for line in &mut lines {
        let mut begin = [0; 12];
        match line.read_exact(&mut begin).map(|()| &begin) {
            Ok(b"HTTP/1.1 200") => open += 1,
            Ok(b"HTTP/1.1 429" | b"HTTP/1.1 503") | Err(_) => refused += 1,
            Ok(other) => bail!("{}", String::from_utf8_lossy(other)),
        }
    }
    ensure!((1..=256).contains(&open), "{open} streams are open, {refused} were refused");
    drop(lines);
    stage.wait_for("tianxia_streams_open", 0.0)
}

fn short_streams(stage: &mut Stage) -> anyhow::Result<()> {
    let (source, begun) = (stage.source(), Instant::now());
    let paths = [format!("{}/live", stage.running), "/t/nothing/live".to_owned()];
    let mut opened = 0;
    for path in paths.iter().cycle().take(1500) {
        let mut line = connect(stage, source)?;
        write!(line, "GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")?;
        let mut begin = [0; 12];
        line.read_exact(&mut begin)?;
        match &begin[9..] {
            b"200" | b"404" => opened += 1,
            // The site may not have noticed yet that the others have hung up.
            b"429" | b"503" => {}
            other => bail!("{}", String::from_utf8_lossy(other)),
        }
    }
    // Six seconds' worth of pages at once, then a stream for five pages.
    let most = machines() as u64 * (600 + 20 * (begun.elapsed().as_secs() + 1));
    ensure!(opened <= most, "{opened} streams were opened within {:?}", begun.elapsed());
    let stream = stage.stranger().ask(reqwest::Method::GET, &paths[0]).send()?;
    ensure!(stream.status() == 200, "others get {}", stream.status());
    Ok(())
}

fn forged_address(stage: &mut Stage) -> anyhow::Result<()> {
    // Without a proxy in front nobody says where they come from.
    let mut stranger = stage.stranger();
    let statuses: Vec<u16> = (0..60)
        .map(|number| {
            let forged = format!("10.0.0.{number}");
            let request = stranger.form("/play/dragon", "").header("x-forwarded-for", forged);
            stranger.send(request).map_or(0, |answer| answer.status)
        })
        .collect();
    ensure!(statuses.contains(&429), "60 tables were made under forged addresses");
    Ok(())
}

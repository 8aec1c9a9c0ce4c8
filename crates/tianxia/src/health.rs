//! `tianxia health`: asks a running site whether it is healthy. For containers, in which no other program can ask.

use std::io::{Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;

use anstream::print;
use anyhow::{Context, bail};

/// Whom to ask.
#[derive(clap::Args)]
pub struct Args {
    /// The site: its own address, not that of a proxy
    #[arg(default_value = "http://127.0.0.1:8888")]
    site: String,
}

/// How long to wait for each part of the answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// The longest answer that is read.
const LONGEST: u64 = 16 * 1024;

pub fn run(args: &Args) -> anyhow::Result<()> {
    let site = args.site.trim_end_matches('/');
    let host = site.strip_prefix("http://").filter(|host| !host.contains('/'));
    let host = host.with_context(|| format!("`{site}` is not an address like http://127.0.0.1:8888"))?;
    let answer = ask(host).with_context(|| format!("{site} does not answer"))?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    if head.split(' ').nth(1) != Some("200") {
        bail!("{site} is not healthy: {}", if body.is_empty() { head } else { body }.trim());
    }
    print!("{body}");
    Ok(())
}

fn ask(host: &str) -> std::io::Result<String> {
    let address = host.to_socket_addrs()?.next().ok_or(std::io::ErrorKind::AddrNotAvailable)?;
    let mut connection = TcpStream::connect_timeout(&address, PATIENCE)?;
    connection.set_read_timeout(Some(PATIENCE))?;
    connection.write_all(format!("GET /healthz HTTP/1.0\r\nhost: {host}\r\n\r\n").as_bytes())?;
    let mut answer = Vec::new();
    connection.take(LONGEST).read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

//! Just enough HTTP for loopback.

use std::net::Ipv4Addr;

use anyhow::{Context, bail, ensure};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// A connection that stays open.
pub struct Connection {
    stream: TcpStream,
    buffer: Vec<u8>,
}

/// What came back.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    /// The value of a header, if it is there.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.head
            .lines()
            .filter_map(|line| line.split_once(": "))
            .find(|(key, _)| *key == name)
            .map(|pair| pair.1)
    }

    /// All cookies, as the browser sends them back.
    pub fn cookies(&self) -> String {
        let set = self.head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
        set.filter_map(|cookie| cookie.split(';').next()).collect::<Vec<_>>().join("; ")
    }

    /// The page as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

impl Connection {
    /// Connects to `host:port` as this client. Each has an address of its own on loopback, for the server counts by
    /// address.
    pub async fn open(address: &str, client: usize) -> anyhow::Result<Connection> {
        let socket = TcpSocket::new_v4()?;
        let [high, middle, low] =
            [client / 250 / 250, client / 250 % 250, client % 250].map(|part| part as u8);
        socket.bind((Ipv4Addr::new(127, high + 1, middle, low + 1), 0).into())?;
        let stream = socket.connect(address.parse()?).await.context("the server listens")?;
        stream.set_nodelay(true)?;
        Ok(Connection { stream, buffer: Vec::new() })
    }

    /// Asks for a page; `more` are header lines, each with its end.
    pub async fn get(&mut self, path: &str, cookie: &str, more: &str) -> anyhow::Result<Answer> {
        let request = format!("GET {path} HTTP/1.1\r\nhost: load\r\ncookie: {cookie}\r\n{more}\r\n");
        self.stream.write_all(request.as_bytes()).await?;
        self.answer().await
    }

    /// Sends a form, as the page's script does.
    pub async fn post(&mut self, path: &str, cookie: &str, form: &str) -> anyhow::Result<Answer> {
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: load\r\nx-live: 1\r\ncookie: {cookie}\r\ncontent-length: {}\r\n\
             content-type: application/x-www-form-urlencoded\r\n\r\n{form}",
            form.len()
        );
        self.stream.write_all(request.as_bytes()).await?;
        self.answer().await
    }

    async fn answer(&mut self) -> anyhow::Result<Answer> {
        let end = self.until(b"\r\n\r\n").await?;
        let head = String::from_utf8(self.take(end))?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).context("a status")?;
        let mut answer = Answer { status, head, body: Vec::new() };
        if let Some(length) = answer.header("content-length") {
            let length = length.parse()?;
            self.fill(length).await?;
            answer.body = self.take(length);
        } else if answer.header("transfer-encoding") == Some("chunked") {
            answer.body = self.chunks().await?;
        } else {
            ensure!(status == 204 || status == 303, "an answer without a length");
        }
        Ok(answer)
    }

    async fn chunks(&mut self) -> anyhow::Result<Vec<u8>> {
        let mut body = Vec::new();
        loop {
            let end = self.until(b"\r\n").await?;
            let size = String::from_utf8(self.take(end))?;
            let size = usize::from_str_radix(size.trim(), 16).context("the size of a chunk")?;
            self.fill(size + 2).await?;
            let chunk = self.take(size + 2);
            if size == 0 {
                return Ok(body);
            }
            body.extend_from_slice(&chunk[..size]);
        }
    }

    /// Reads until this mark is there; gives the place behind it.
    async fn until(&mut self, mark: &[u8]) -> anyhow::Result<usize> {
        loop {
            if let Some(place) = memchr::memmem::find(&self.buffer, mark) {
                return Ok(place + mark.len());
            }
            self.more().await?;
        }
    }

    async fn fill(&mut self, length: usize) -> anyhow::Result<()> {
        while self.buffer.len() < length {
            self.more().await?;
        }
        Ok(())
    }

    async fn more(&mut self) -> anyhow::Result<()> {
        if self.stream.read_buf(&mut self.buffer).await? == 0 {
            bail!("the server has closed the connection");
        }
        Ok(())
    }

    fn take(&mut self, length: usize) -> Vec<u8> {
        let rest = self.buffer.split_off(length);
        std::mem::replace(&mut self.buffer, rest)
    }

    /// Asks for a stream of events and gives the bare connection.
    pub async fn stream(mut self, path: &str, cookie: &str) -> anyhow::Result<TcpStream> {
        let request = format!("GET {path} HTTP/1.1\r\nhost: load\r\ncookie: {cookie}\r\n\r\n");
        self.stream.write_all(request.as_bytes()).await?;
        Ok(self.stream)
    }
}

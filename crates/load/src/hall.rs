//! Tables with people who look at them.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::ensure;
use memchr::memmem::find;
use tokio::io::AsyncReadExt;
use tokio::sync::Notify;
use tokio::task::{AbortHandle, spawn_local};

use crate::http::Connection;

/// A table under load. All tasks run on one thread.
pub struct ClientTable {
    /// Its address, `/t/…`.
    pub path: String,
    /// A cookie for each viewer.
    pub cookies: Vec<String>,
    /// When the action was sent that made this version.
    sent: RefCell<Vec<Option<Instant>>>,
    /// What can be done now, and by whom.
    next: RefCell<Option<Turn>>,
    /// The latest version for which that was known: each is played for once.
    offered: Cell<usize>,
    /// Told when that changes.
    asked: Notify,
    viewers: RefCell<Vec<AbortHandle>>,
    tally: Rc<Tally>,
}

/// What can be done at a table.
#[derive(Clone)]
pub struct Turn {
    /// The viewer who may.
    pub viewer: usize,
    /// The form but for the action.
    pub form: String,
    /// The version it leads to.
    pub version: usize,
    /// The actions.
    pub actions: Vec<String>,
}

/// What all viewers together have seen.
#[derive(Default)]
pub struct Tally {
    /// Events of any kind.
    pub events: Cell<u64>,
    /// Bytes of them.
    pub bytes: Cell<u64>,
    /// How long each action took to each screen.
    pub delays: RefCell<Vec<Duration>>,
}

impl ClientTable {
    /// This client opens a table of five: one browser for all seats, or one for each.
    pub async fn open(
        address: &str,
        client: usize,
        hotseat: bool,
        tally: &Rc<Tally>,
    ) -> anyhow::Result<Rc<ClientTable>> {
        let mut connection = Connection::open(address, client).await?;
        let host = connection.get("/rules/dragon", "", "").await?.cookies();
        let others = if hotseat { "me" } else { "open" };
        let mut form = "game=dragon&players=5&public=yes&name=Anna&seat-0=me".to_owned();
        for seat in 1..5 {
            form += &format!("&seat-{seat}={others}");
        }
        let made = connection.post("/new", &host, &form).await?;
        ensure!(made.status == 303, "no table: {}", made.text());
        let path = made.header("location").unwrap_or_default().to_owned();
        let mut cookies = vec![host.clone(); 5];
        if !hotseat {
            for (seat, cookie) in cookies.iter_mut().enumerate().skip(1) {
                *cookie = connection.get("/rules/dragon", "", "").await?.cookies();
                let sat = connection
                    .post(&format!("{path}/sit"), cookie, &format!("seat={seat}&name=Guest"))
                    .await?;
                ensure!(sat.status == 204, "no seat: {}", sat.text());
            }
        }
        Ok(Rc::new(ClientTable {
            path,
            cookies,
            sent: RefCell::default(),
            next: RefCell::default(),
            offered: Cell::new(0),
            asked: Notify::new(),
            viewers: RefCell::default(),
            tally: Rc::clone(tally),
        }))
    }

    /// A viewer opens the table and looks from now on. Done when they have seen it once.
    pub async fn look(
        self: &Rc<ClientTable>,
        address: &str,
        client: usize,
        viewer: usize,
    ) -> anyhow::Result<()> {
        let connection = Connection::open(address, client).await?;
        let mut stream = connection.stream(&format!("{}/live", self.path), &self.cookies[viewer]).await?;
        let table = Rc::clone(self);
        let seen = Rc::new(Notify::new());
        let first = Rc::clone(&seen);
        let task = spawn_local(async move {
            let (mut event, mut version) = (Vec::with_capacity(4096), None);
            while stream.read_buf(&mut event).await.is_ok_and(|count| count > 0) {
                // An event is a chunk, and ends with an empty line and the end of the chunk.
                if event.ends_with(b"\n\n\r\n") {
                    table.saw(viewer, &event, &mut version);
                    event.clear();
                    first.notify_one();
                }
            }
        });
        seen.notified().await;
        self.viewers.borrow_mut().push(task.abort_handle());
        Ok(())
    }

    /// All viewers leave, except for this number of the first.
    pub fn dismiss(&self, stay: usize) {
        let stay = stay.min(self.viewers.borrow().len());
        self.viewers.borrow_mut().drain(stay..).for_each(|viewer| viewer.abort());
    }

    fn saw(&self, viewer: usize, event: &[u8], known: &mut Option<usize>) {
        let now = Instant::now();
        let tally = &self.tally;
        tally.events.set(tally.events.get() + 1);
        tally.bytes.set(tally.bytes.get() + event.len() as u64);
        let Some(version) = between(event, b"data-version=\"", b"\"").and_then(number) else { return };
        if let Some(known) = *known {
            let sent = self.sent.borrow();
            let moments = sent.iter().take(version + 1).skip(known + 1).flatten();
            tally.delays.borrow_mut().extend(moments.map(|sent| now - *sent));
        }
        *known = Some(version);
        if version + 1 > self.offered.get()
            && let Some(turn) = turn(viewer, version, event)
        {
            self.offered.set(turn.version);
            self.next.replace(Some(turn));
            self.asked.notify_one();
        }
    }

    /// Waits until somebody may act; nobody any more if that takes too long.
    pub async fn turn(&self, patience: Duration) -> Option<Turn> {
        let wait = async {
            loop {
                if let Some(turn) = self.next.borrow_mut().take() {
                    return turn;
                }
                self.asked.notified().await;
            }
        };
        tokio::time::timeout(patience, wait).await.ok()
    }

    /// Does something, and notes when.
    pub async fn act(&self, connection: &mut Connection, turn: &Turn, action: &str) -> anyhow::Result<u16> {
        let form = format!("{}&action={}", turn.form, action.replace('+', "%2b"));
        {
            let mut sent = self.sent.borrow_mut();
            let length = sent.len().max(turn.version + 1);
            sent.resize(length, None);
            sent[turn.version] = Some(Instant::now());
        }
        Ok(connection.post(&format!("{}/act", self.path), &self.cookies[turn.viewer], &form).await?.status)
    }
}

fn turn(viewer: usize, version: usize, event: &[u8]) -> Option<Turn> {
    let form = between(event, b"id=\"choices\"", b"</form>")?;
    let seat = between(form, b"name=\"seat\" value=\"", b"\"").and_then(number)?;
    let mut actions = Vec::new();
    let mut rest = form;
    while let Some(action) = between(rest, b"name=\"action\" value=\"", b"\"") {
        actions.push(String::from_utf8_lossy(action).into_owned());
        rest = &rest[find(rest, b"name=\"action\" value=\"")? + 10..];
    }
    Some(Turn { viewer, form: format!("seat={seat}&version={version}"), version: version + 1, actions })
}

/// What stands between two marks.
pub fn between<'a>(text: &'a [u8], before: &[u8], after: &[u8]) -> Option<&'a [u8]> {
    let rest = &text[find(text, before)? + before.len()..];
    Some(&rest[..find(rest, after)?])
}

fn number(text: &[u8]) -> Option<usize> {
    str::from_utf8(text).ok()?.parse().ok()
}

//! A house for one test: the site, chromedriver, and browsers as they are needed.

use std::path::Path;

use tempfile::TempDir;
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::browser::Browser;
use crate::machine::{Driver, Server};

/// Tests that have browsers open at the same time. Chromium is heavy, but a third of the time a test waits for what a person would
/// wait for as well, so more than there are cores.
static ROOM: Semaphore = Semaphore::const_new(3);

/// What a test has to itself.
pub struct House {
    /// The site.
    pub server: Server,
    driver: Driver,
    _folder: TempDir,
    _room: SemaphorePermit<'static>,
}

impl House {
    /// Opens a house, as soon as there is room.
    pub async fn open() -> House {
        House::open_on(async |_| {}).await
    }

    /// Opens a house with a database in which something is kept already.
    pub async fn open_on(keep: impl AsyncFnOnce(&Path)) -> House {
        let room = ROOM.acquire().await.expect("nobody closes the room");
        let folder = TempDir::new().expect("a folder for the database");
        keep(&folder.path().join("tianxia.db")).await;
        House { server: Server::start(folder.path()), driver: Driver::start(), _folder: folder, _room: room }
    }

    /// A browser of somebody who reads English, on a desk.
    pub async fn browser(&self) -> Browser {
        self.browser_in("en").await
    }

    /// The same for this language, on the very machine of the site, where passkeys need no TLS.
    pub async fn near(&self, lang: &str) -> Browser {
        Browser::open(&self.driver.url, self.server.url("").replace("127.0.0.1", "localhost"), lang).await
    }

    /// A browser of somebody who reads this language, on a desk.
    pub async fn browser_in(&self, lang: &str) -> Browser {
        Browser::open(&self.driver.url, self.server.url(""), lang).await
    }
}

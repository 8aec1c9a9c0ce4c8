//! What all requests share: the store, the desks, the secrets.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use kernel::Seats;
use kernel::record::Record;
use store::{Store, StoreError, TieKind};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::accounts::Accounts;
use crate::bans::Bans;
use crate::chat;
use crate::decent::Allowed;
use crate::desk::{Desk, DeskError, Inner};
use crate::filling::Filling;
use crate::health::Health;
use crate::keys::Keys;
use crate::limits::Limits;
use crate::machines::Machines;
use crate::metering;
use crate::passkeys::Passkeys;
use crate::places::Places;
use crate::presence::Presence;
use crate::reviews::Reviews;
use crate::running::{MOST_OF_BOTS, Running};
use crate::thinkers::Thinkers;
use crate::ties::Ties;

/// The site.
pub struct Site {
    /// Where tables live.
    pub store: Arc<dyn Store>,
    /// The tables in memory.
    desks: Mutex<BTreeMap<String, Arc<Desk>>>,
    /// Rate limits.
    pub limits: Limits,
    /// How many unfinished tables each address has made.
    pub running: Running,
    /// The bots.
    pub thinkers: Thinkers,
    /// What is shared with other machines.
    pub machines: Machines,
    /// The reviews of finished games that are under way.
    pub reviews: Reviews,
    /// Where bots are to take the seats that stay free.
    pub filling: Filling,
    /// Held by whoever looks for a game, so that two who look for the same find each other.
    pub finding: tokio::sync::Mutex<()>,
    /// Places to plan the drawing of a board that somebody has sent.
    planning: Arc<Semaphore>,
    /// What cookies are signed with.
    keys: RwLock<Arc<Keys>>,
    /// Who may not write.
    bans: RwLock<Arc<Bans>>,
    /// Who does not want to meet whom.
    pub blocks: Ties,
    /// Who would like to play with whom again; two who name each other are friends.
    pub friends: Ties,
    /// Who does not read what whom writes.
    pub mutes: Ties,
    /// Who is here.
    pub presence: Arc<Presence>,
    /// Names that the operator has allowed.
    pub allowed: Allowed,
    /// What is known of accounts.
    pub accounts: Accounts,
    /// What authenticators were asked.
    pub passkeys: Passkeys,
    /// Whether it can write.
    pub health: Health,
    /// How the site is set up.
    pub config: Config,
    /// Whether the server is about to stop, so that a balancer sends nobody new.
    pub draining: AtomicBool,
    /// Becomes true when the server stops, so that streams end.
    pub closing: tokio::sync::watch::Sender<bool>,
    /// The server's metrics.
    pub metrics: metrics_exporter_prometheus::PrometheusHandle,
}

/// How the site is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// How long a bot waits before it moves, so that people can follow.
    pub bot_pause: Duration,
    /// How many bots think at the same time.
    pub thinkers: usize,
    /// Writes a browser may make in a second, on average.
    pub writes_per_second: u32,
    /// Pages that may be read from an address in a second, on average.
    pub reads_per_second: u32,
    /// Unfinished tables that may be made from one address; without it any number, and nobody is counted by address.
    pub tables_per_address: Option<usize>,
    /// After how long without a move an unfinished table is put away; never without it.
    pub forget_after: Option<Duration>,
    /// Whether cookies are only sent over TLS: behind a proxy that does it.
    pub secure: bool,
    /// What browsers call the site, if not what they ask for: a scheme, a name and perhaps a port.
    pub public_address: Option<String>,
    /// How many proxies of ours are in front, whose word about the client is trusted.
    pub trust_proxy: usize,
    /// How many connections one address may have open.
    pub connections_per_address: usize,
    /// Where the server serves its metrics, if anywhere.
    pub metrics: Option<String>,
    /// How long it goes on serving after it was asked to stop, and says that it is not healthy: for a balancer to notice.
    pub drain: Duration,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            bot_pause: Duration::from_millis(40),
            thinkers: std::thread::available_parallelism().map_or(1, usize::from),
            writes_per_second: 10,
            reads_per_second: 100,
            tables_per_address: Some(100),
            forget_after: Some(Duration::from_secs(30 * 24 * 60 * 60)),
            secure: false,
            public_address: None,
            trust_proxy: 0,
            connections_per_address: 256,
            metrics: None,
            drain: Duration::ZERO,
        }
    }
}

/// Why a table cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The store says so.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What it gave cannot be opened.
    #[error(transparent)]
    Desk(#[from] DeskError),
}

/// How long a table stays in memory when nobody looks.
const IDLE: Duration = Duration::from_secs(60);

impl Site {
    /// The site over a store.
    pub async fn new(
        store: Arc<dyn Store>,
        config: Config,
        streams: Arc<Places>,
    ) -> Result<Arc<Site>, StoreError> {
        let keys = Keys::of(&*store).await?;
        let bans = Bans::of(&*store).await?;
        let accounts = Accounts::of(&*store).await?;
        let blocks = Ties::of(&*store, TieKind::Block).await?;
        let friends = Ties::of(&*store, TieKind::Friend).await?;
        let mutes = Ties::of(&*store, TieKind::Mute).await?;
        let presence = Arc::new(Presence::of(&*store).await?);
        let allowed = Allowed::of(&*store).await?;
        Ok(Arc::new(Site {
            store,
            desks: Mutex::default(),
            limits: Limits::new(config.writes_per_second, config.reads_per_second, streams),
            running: Running::new(config.tables_per_address),
            thinkers: Thinkers::new(
                config.thinkers,
                config.tables_per_address.map_or(usize::MAX, |_| MOST_OF_BOTS),
            ),
            machines: Machines::default(),
            reviews: Reviews::default(),
            filling: Filling::default(),
            finding: tokio::sync::Mutex::default(),
            planning: Arc::new(Semaphore::new(config.thinkers.max(1))),
            keys: RwLock::new(Arc::new(keys)),
            bans: RwLock::new(Arc::new(bans)),
            blocks,
            friends,
            mutes,
            presence,
            allowed,
            accounts,
            passkeys: Passkeys::default(),
            draining: AtomicBool::new(false),
            closing: tokio::sync::watch::Sender::new(false),
            health: Health::default(),
            config,
            metrics: metering::recorder(),
        }))
    }

    /// A table, from memory or from the store.
    pub async fn desk(&self, id: &str) -> Result<Arc<Desk>, OpenError> {
        if let Some(desk) = self.desk_in_memory(id) {
            desk.touch();
            // Another machine may have written a moment ago.
            if !self.store.is_shared() || self.refresh(&desk).await {
                return Ok(desk);
            }
        }
        let opened = Arc::new(self.read(id).await?);
        self.filling.note(&opened.id, &opened.inner.read().await.setup);
        // Somebody may have been faster: all must share one desk.
        Ok(Arc::clone(self.desks().entry(id.to_owned()).or_insert(opened)))
    }

    /// Puts on a desk again what the store keeps now, because another machine has written.
    pub async fn read_again(&self, desk: &Desk, inner: &mut Inner) -> Result<(), OpenError> {
        let (fresh, chat) = self.read(&desk.id).await?.into_parts();
        *inner = fresh;
        *desk.chat() = chat;
        self.filling.note(&desk.id, &inner.setup);
        // Something may have been taken back.
        desk.minds.rest_all_but(Seats::NONE);
        desk.marks.forget();
        Ok(())
    }

    /// A table as the store keeps it.
    async fn read(&self, id: &str) -> Result<Desk, OpenError> {
        let kept = self.store.load(id).await?;
        let chat = self.store.chat(id, chat::LINES).await?;
        // Replaying a long game and planning a strange board take a while: no other request may wait for that.
        let own = id.to_owned();
        let place = self.place_to_plan(&kept.record).await;
        let opened = tokio::task::spawn_blocking(move || {
            // Held until the work is done, even if whoever asked has hung up.
            let _place = place;
            Desk::open(&own, kept, chat).inspect(Desk::plan)
        });
        Ok(opened.await.expect("a table is opened or refused")?)
    }

    /// Waits until few enough boards that somebody sent are planned: thousands of them must not occupy every thread
    /// that the store and the bots need. The boards we have ourselves are planned once and wait for nobody.
    async fn place_to_plan(&self, record: &Record) -> Option<OwnedSemaphorePermit> {
        // A board is the only option that is a whole file.
        let sent = record.options.values().any(|value| value.contains('\n'));
        if !sent {
            return None;
        }
        let planning = Arc::clone(&self.planning);
        Some(planning.acquire_owned().await.expect("it is never closed"))
    }

    /// Forgets a desk whose state is not sure; the next request reads the table from the store. Another desk that has taken its place
    /// stays: whoever looks there would never be told anything again.
    pub fn throw_away(&self, desk: &Desk) {
        let mut desks = self.desks();
        if desks.get(&desk.id).is_some_and(|there| std::ptr::eq(Arc::as_ptr(there), desk)) {
            desks.remove(&desk.id);
        }
    }

    /// Forgets the desk of a table that is gone.
    pub fn drop_desk(&self, id: &str) {
        self.desks().remove(id);
    }

    /// Reads a table again, because somebody else has changed it. Its streams end, and their readers come back.
    pub async fn reread(&self, id: &str) {
        let desk = self.desks().remove(id);
        if let Some(desk) = desk {
            desk.inner.write().await.broken = true;
            desk.tell();
        }
    }

    /// Reads all tables again, because somebody may have been forgotten at any.
    pub async fn reread_all(&self) {
        let ids: Vec<String> = self.desks().keys().cloned().collect();
        for id in ids {
            self.reread(&id).await;
        }
    }

    /// The keys of the site.
    pub fn keys(&self) -> Arc<Keys> {
        Arc::clone(&self.keys.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Who may not write.
    pub fn bans(&self) -> Arc<Bans> {
        Arc::clone(&self.bans.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Reads bans, keys, names and who thinks what of whom again, because somebody else may have changed them.
    pub async fn reread_rules(&self) -> Result<(), StoreError> {
        let (keys, bans) = (Keys::of(&*self.store).await?, Bans::of(&*self.store).await?);
        self.allowed.reread(&*self.store).await?;
        self.reread_people().await?;
        *self.keys.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(keys);
        *self.bans.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(bans);
        Ok(())
    }

    /// Reads again who thinks what of whom, and who does not want to be seen, because somebody may have been forgotten.
    pub async fn reread_people(&self) -> Result<(), StoreError> {
        for ties in [&self.blocks, &self.friends, &self.mutes] {
            ties.reread(&*self.store).await?;
        }
        self.presence.reread(&*self.store).await
    }

    /// A table if it is in memory.
    pub fn desk_in_memory(&self, id: &str) -> Option<Arc<Desk>> {
        self.desks().get(id).cloned()
    }

    /// All tables in memory.
    pub fn all_desks(&self) -> Vec<Arc<Desk>> {
        self.desks().values().cloned().collect()
    }

    /// Forgets tables that nobody looks at. Bots that think there keep their own hold on the desk.
    pub fn tidy(&self) {
        self.running.tidy();
        let mut desks = self.desks();
        desks.retain(|_, desk| {
            Arc::strong_count(desk) > 1 || desk.unwatched_since().is_none_or(|since| since.elapsed() < IDLE)
        });
        metrics::gauge!("tianxia_tables_in_memory").set(desks.len() as f64);
    }

    fn desks(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, Arc<Desk>>> {
        self.desks.lock().expect("no panic while it is held")
    }
}

/// A site for a test, and the folder it lives in.
#[cfg(test)]
pub async fn for_test(config: Config) -> (tempfile::TempDir, Arc<Site>) {
    games::shelve();
    let folder = tempfile::tempdir().expect("a folder");
    let store = store::Sqlite::open(&folder.path().join("tianxia.db")).await.expect("a store");
    (folder, Site::new(Arc::new(store), config, Places::new(10, 10)).await.expect("a site"))
}

/// Now, in milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use std::pin::pin;

    use futures_util::FutureExt;
    use kernel::fair::Seed;

    use super::*;

    #[tokio::test]
    async fn boards_that_were_sent_are_planned_a_few_at_a_time_and_ours_wait_for_nobody() {
        let (_folder, site) = for_test(Config { thinkers: 1, ..Config::default() }).await;
        let usual = shelf::game("lotus").expect("a game");
        let mut record = usual.record(&BTreeMap::new(), 3, &Seed::of_game(1, 1)).expect("a table");
        assert!(site.place_to_plan(&record).now_or_never().is_some_and(|place| place.is_none()));
        record.options.insert("board".into(), "id = \"own\"\n".into());
        let first = site.place_to_plan(&record).now_or_never().expect("a free place");
        let mut second = pin!(site.place_to_plan(&record));
        assert!(second.as_mut().now_or_never().is_none(), "the only place is taken");
        drop(first);
        assert!(second.as_mut().now_or_never().is_some());
    }
}

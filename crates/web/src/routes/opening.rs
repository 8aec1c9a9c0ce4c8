//! Keeping a new table and beginning it.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::http::StatusCode;
use kernel::fair::Seed;
use kernel::{Phrase, Record, Step};
use store::{Change, NewTable};
use table::{Refused, fits_the_shuffle};

use crate::address::Network;
use crate::declined::Declined;
use crate::limits;
use crate::running::Full;
use crate::setup::Setup;
use crate::site::{Site, now};
use crate::who;
use crate::{act, thinkers, token};

/// Too many tables from this address, or too fast: the text says which.
const fn too_many(key: &'static str) -> Declined {
    Declined::new(StatusCode::TOO_MANY_REQUESTS, key)
}

/// The options do not fit the game.
fn wrong_option(fault: String) -> Declined {
    let phrase = Phrase::new("site-wrong-option").with("fault", fault);
    Declined::with(StatusCode::UNPROCESSABLE_ENTITY, phrase)
}

/// What a new table agrees on.
pub struct Agreed<'a> {
    pub game: &'a str,
    pub options: &'a BTreeMap<String, String>,
    /// Whether somebody sends the options just now. Those of an older table are taken as they are.
    pub sent: bool,
    /// Whether everything may be taken back there.
    pub practice: bool,
    /// What its host adds to the shuffle.
    pub words: &'a str,
}

/// Makes and begins a table; gives its id, or says why not.
pub async fn create(
    site: &Arc<Site>,
    network: Network,
    agreed: Agreed<'_>,
    setup: Setup,
) -> Result<String, Declined> {
    in_time(site, network)?;
    let unfit = |refused: Refused| Declined::with(StatusCode::UNPROCESSABLE_ENTITY, refused.phrase);
    fits_the_shuffle(agreed.words).map_err(unfit)?;
    let seed = Seed::secret().map_err(|_| Declined::STORE)?;
    let players = setup.places.len() as u8;
    let no_game = |_| Declined::new(StatusCode::UNPROCESSABLE_ENTITY, "site-no-game");
    let game = shelf::game(agreed.game).map_err(no_game)?;
    if agreed.sent {
        game.fits(agreed.options).map_err(wrong_option)?;
    }
    let mut head = game.record(agreed.options, players, &seed).map_err(wrong_option)?;
    head.practice = agreed.practice;
    if let Some(host) = setup.seats_of(&setup.host).first() {
        head.contributions[usize::from(host.number())] = agreed.words.to_owned();
    }
    keep(site, network, head, seed, setup, Vec::new()).await
}

/// What a record plays otherwise than usual. A whole file is not repeated.
fn unusual(head: &Record) -> BTreeMap<String, String> {
    let Ok(game) = shelf::game(&head.game) else { return BTreeMap::new() };
    let is_usual = |name: &str, value: &str| {
        game.options.iter().any(|option| option.name == name && option.default == value)
    };
    let options = head.options.iter().filter(|(name, value)| !is_usual(name, value));
    let short = |(name, value): (&String, &String)| {
        (name.clone(), if value.contains('\n') { String::new() } else { value.clone() })
    };
    options.map(short).collect()
}

/// Whether another table may be made from this address now.
pub fn in_time(site: &Site, network: Network) -> Result<(), Declined> {
    if site.limits.may_make_table(network) { Ok(()) } else { Err(too_many("site-slow-down")) }
}

/// Keeps a table, perhaps with some steps done already, and begins it; gives its id.
pub async fn keep(
    site: &Arc<Site>,
    network: Network,
    head: Record,
    seed: Seed,
    mut setup: Setup,
    steps: Vec<Step>,
) -> Result<String, Declined> {
    // A table may begin with the steps and the board of another, which nobody has sent.
    let size: usize = steps.iter().map(|step| step.1.len() + 8).sum();
    let size = size + head.options.values().map(String::len).sum::<usize>();
    if !site.limits.may_store(network, size) {
        return Err(too_many("site-slow-down"));
    }
    let id = who::secret()[..20].to_owned();
    setup.unusual = unusual(&head);
    setup.origin = Some(token::origin(site.keys().signing(), network));
    match site.running.count(&*site.store, &id, &setup).await {
        Ok(None) => {}
        Ok(Some(full)) => {
            let (limit, sentence) = match full {
                Full::Tables => ("unfinished-tables", "site-many-tables"),
                Full::Bots => ("tables-of-bots", "site-many-bots"),
            };
            limits::refused(limit, Some(network));
            return Err(too_many(sentence));
        }
        Err(error) => {
            tracing::error!(%error, "tables cannot be counted");
            return Err(Declined::STORE);
        }
    }
    let (game, players) = (head.game.clone(), head.players);
    let table = NewTable { id: id.clone(), head, seed, setup: setup.to_store(), at: now() };
    let mut made = site.store.create(table).await;
    if made.is_ok() && !steps.is_empty() {
        made = site.store.change(Change::append(&id, 0, "go on", 0, steps, now())).await.map(|_| ());
    }
    if let Err(error) = made {
        tracing::error!(%error, "a table cannot be made");
        metrics::counter!("tianxia_failed_writes_total").increment(1);
        return Err(Declined::STORE);
    }
    metrics::counter!("tianxia_tables_total").increment(1);
    tracing::info!(table = id, game, players, "table made");
    if let Ok(desk) = site.desk(&id).await {
        if let Err(error) = act::begin(site, &desk).await {
            tracing::error!(%error, table = id, "a table cannot begin");
        }
        thinkers::wake(site, &desk);
    }
    Ok(id)
}

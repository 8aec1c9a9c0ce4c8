//! Keeping a new table and beginning it.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;

use axum::http::StatusCode;
use kernel::fair::Seed;
use kernel::{Estimate, Game, Options, Phrase, Record, Step};
use store::{Change, NewTable};

use crate::pages::Tongue;
use crate::pages::error::Problem;
use crate::setup::Setup;
use crate::site::{Site, now};
use crate::who::{self, Who};
use crate::{act, thinkers};

/// Why there is no new table.
pub enum Unmade {
    /// Something on our side, or too many: the text that says so.
    Because(&'static str),
    /// The options do not fit the game.
    Options(String),
}

impl Unmade {
    /// The page that says so.
    pub fn problem(self, who: &Who) -> Problem {
        match self {
            Unmade::Because("site-slow-down") => {
                Problem::new(StatusCode::TOO_MANY_REQUESTS, who, "site-slow-down")
            }
            Unmade::Because(key) => Problem::new(StatusCode::UNPROCESSABLE_ENTITY, who, key),
            Unmade::Options(fault) => {
                let sentence = Phrase::new("site-wrong-option").with("fault", fault);
                let sentence = Tongue::of(who.lang).say(&sentence);
                Problem { status: StatusCode::UNPROCESSABLE_ENTITY, sentence }
            }
        }
    }
}

/// Makes and begins a table; gives its id, or says why not.
pub async fn create(
    site: &Arc<Site>,
    address: IpAddr,
    game: &str,
    options: &BTreeMap<String, String>,
    setup: Setup,
) -> Result<String, Unmade> {
    if !site.limits.may_make_table(address) {
        return Err(Unmade::Because("site-slow-down"));
    }
    let seed = Seed::secret().map_err(|_| Unmade::Because("site-store"))?;
    let players = setup.places.len() as u8;
    let head =
        shelf::visit(game, Head { options, players, seed }).map_err(|_| Unmade::Because("site-no-game"))?;
    let head = head.map_err(Unmade::Options)?;
    keep(site, head, seed, setup, Vec::new()).await
}

/// Keeps a table, perhaps with some steps done already, and begins it; gives its id.
pub async fn keep(
    site: &Arc<Site>,
    head: Record,
    seed: Seed,
    setup: Setup,
    steps: Vec<Step>,
) -> Result<String, Unmade> {
    let id = who::secret()[..20].to_owned();
    let table = NewTable { id: id.clone(), head, seed, setup: setup.to_store(), at: now() };
    let mut made = site.store.create(table).await;
    if made.is_ok() && !steps.is_empty() {
        made = site.store.change(Change::append(&id, 0, "go on", 0, steps, now())).await.map(|_| ());
    }
    if let Err(error) = made {
        tracing::error!(%error, "a table cannot be made");
        return Err(Unmade::Because("site-store"));
    }
    metrics::counter!("tianxia_tables_total").increment(1);
    if let Ok(desk) = site.desk(&id).await {
        if let Err(error) = act::begin(site, &desk).await {
            tracing::error!(%error, table = id, "a table cannot begin");
        }
        thinkers::wake(site, &desk);
    }
    Ok(id)
}

/// The record of a new table, or what is wrong with its options.
struct Head<'a> {
    options: &'a BTreeMap<String, String>,
    players: u8,
    seed: Seed,
}

impl shelf::Visitor for Head<'_> {
    type Out = Result<Record, String>;

    fn visit<G: Game + Estimate>(self) -> Self::Out {
        let options = G::Options::read(self.options).map_err(|error| error.to_string())?;
        G::start(&options, self.players).map_err(|error| error.to_string())?;
        Ok(Record::new::<G>(&options, self.players, self.seed.commitment()))
    }
}

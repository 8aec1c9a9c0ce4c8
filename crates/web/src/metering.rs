//! The server's metrics, and the address at which they are served.

use std::sync::{Arc, OnceLock};

use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use metrics::{Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use crate::descriptors;
use crate::limits::LIMITS;
use crate::places::Places;
use crate::site::Site;

/// Upper ends of the classes into which times are sorted, in seconds.
const TIMES: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

/// The counters of this process. A second server in one process (in tests) shares them.
pub fn recorder() -> PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    let install = || {
        let builder =
            PrometheusBuilder::new().set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &TIMES);
        let recorder = builder.expect("there are classes").build_recorder();
        let handle = recorder.handle();
        // Whoever was first counts; there is nobody else in this program.
        let _ = metrics::set_global_recorder(recorder);
        describe();
        begin();
        handle
    };
    HANDLE.get_or_init(install).clone()
}

fn describe() {
    describe_counter!("tianxia_requests_total", "Requests answered, by method, route and status");
    describe_histogram!("tianxia_request_seconds", Unit::Seconds, "Time until an answer began, by route");
    describe_counter!("tianxia_refusals_total", "What a limit refused, by limit");
    describe_counter!("tianxia_failed_writes_total", "Changes that the store did not take");
    describe_counter!("tianxia_updates_total", "Updates sent to streams");
    describe_counter!("tianxia_actions_total", "Actions played and taken back");
    describe_counter!("tianxia_tables_total", "Tables made");
    describe_gauge!("tianxia_tables_in_memory", "Tables in memory");
    describe_gauge!("tianxia_streams_open", "Open streams");
    describe_gauge!("tianxia_connections_open", "Open connections");
    describe_gauge!("tianxia_thinking_queue", "Bots that wait for a place to think");
    describe_histogram!(
        "tianxia_thinking_wait_seconds",
        Unit::Seconds,
        "How long bots waited for a place to think"
    );
    describe_gauge!("tianxia_tables", "Tables in the store, by state");
    describe_gauge!("tianxia_database_bytes", Unit::Bytes, "Size of the database file");
    describe_gauge!("tianxia_wal_bytes", Unit::Bytes, "Size of its write-ahead log");
    describe_gauge!("tianxia_file_descriptors_open", "File descriptors in use");
    describe_gauge!("tianxia_file_descriptors_limit", "File descriptors that this process may have");
}

/// Counters that an operator watches begin at zero: one that is absent until it first counts cannot be seen to grow.
fn begin() {
    counter!("tianxia_failed_writes_total").absolute(0);
    for limit in LIMITS {
        counter!("tianxia_refusals_total", "limit" => limit).absolute(0);
    }
}

/// What the address of the metrics answers.
#[derive(Clone)]
struct Gauges {
    site: Arc<Site>,
    connections: Arc<Places>,
}

/// The pages of that address.
pub fn router(site: Arc<Site>, connections: Arc<Places>) -> Router {
    Router::new().route("/metrics", get(tell)).with_state(Gauges { site, connections })
}

async fn tell(State(Gauges { site, connections }): State<Gauges>) -> Response {
    gauge!("tianxia_thinking_queue").set(site.thinkers.waiting() as f64);
    gauge!("tianxia_streams_open").set(site.limits.streams.taken() as f64);
    gauge!("tianxia_connections_open").set(connections.taken() as f64);
    gauge!("tianxia_file_descriptors_limit").set(descriptors::limit() as f64);
    if let Some(open) = descriptors::open() {
        gauge!("tianxia_file_descriptors_open").set(open as f64);
    }
    match site.store.stats().await {
        Ok(stats) => {
            let states = [
                ("running", stats.running),
                ("closed", stats.closed),
                ("finished", stats.finished),
                ("deleted", stats.deleted),
            ];
            for (state, tables) in states {
                gauge!("tianxia_tables", "state" => state).set(tables as f64);
            }
            gauge!("tianxia_database_bytes").set(stats.database as f64);
            gauge!("tianxia_wal_bytes").set(stats.wal as f64);
        }
        Err(error) => tracing::warn!(%error, "the store does not say how large it is"),
    }
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], site.metrics.render()).into_response()
}

//! Connections: taking them while there is room, and serving each until it ends or the server does.
//!
//! This replaces axum's own loop, which first finds out which version of HTTP a connection speaks. We speak only HTTP/1, and
//! knowing that saves 8 kB of buffers for every reader.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulConnection, GracefulShutdown};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio_io_timeout::TimeoutWriter;
use tower_service::Service;

use crate::address::{self, Network};
use crate::limits::refused;
use crate::places::{Full, Places};

/// How long to wait when no more connections can be had, until some end.
const BREATH: Duration = Duration::from_millis(500);
/// How long a browser may take to send the head of a request, and how long it may keep its connection without one.
const HEAD: Duration = Duration::from_secs(15);
/// The same for a proxy, which keeps its connections for others to come and must not lose one while it sends.
const PROXYS_HEAD: Duration = Duration::from_secs(300);
/// How long a reader may take nothing of what is sent to them.
const STUCK: Duration = Duration::from_secs(20);
/// The longest head of a request, in bytes.
const HEAD_SIZE: usize = 16 * 1024;
/// How many clients that find no room are told so at the same time; the connections of others are just closed.
const REFUSING: usize = 32;
/// How long they may take to read it.
const REFUSAL: Duration = Duration::from_secs(1);

/// How connections are taken.
#[derive(Clone)]
pub struct Terms {
    /// The places for them.
    pub places: Arc<Places>,
    /// How many proxies of ours are in front.
    pub proxies: usize,
}

/// Serves everybody who comes, until the first future is done; then nobody else, until the second is done too; then
/// finishes what was begun.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    terms: Terms,
    stop: impl Future<Output = ()>,
    settle: impl Future<Output = ()>,
) {
    let open = GracefulShutdown::new();
    let refusing = Arc::new(Semaphore::new(REFUSING));
    let mut stop = std::pin::pin!(stop);
    loop {
        let (connection, peer) = tokio::select! {
            () = &mut stop => break,
            come = listener.accept() => match come {
                Ok(come) => come,
                Err(error) => {
                    tracing::warn!(%error, "a connection cannot be taken");
                    refused("descriptors", None);
                    tokio::time::sleep(BREATH).await;
                    continue;
                }
            },
        };
        let place = match terms.places.take(Network::of(peer.ip())) {
            Ok(place) => place,
            Err(full) => {
                refuse(connection, peer, full, &refusing);
                continue;
            }
        };
        // A small update must not wait until the one before it is acknowledged: that takes 40 ms.
        let _ = connection.set_nodelay(true);
        let serving = open.watch(answer(connection, peer, router.clone(), terms.proxies));
        tokio::spawn(async move {
            // A client that disconnects halfway is not our fault, and the result says nothing else.
            let _ = serving.await;
            drop(place);
        });
    }
    drop(listener);
    settle.await;
    // From here on a connection on which nothing has been said yet is closed.
    open.shutdown().await;
}

/// Answers the requests of a connection. They carry the address of whoever sent them.
fn answer(
    connection: TcpStream,
    peer: SocketAddr,
    router: Router,
    proxies: usize,
) -> impl GracefulConnection<Error = hyper::Error> + Send {
    let service = service_fn(move |mut request: Request<Incoming>| {
        let client = address::client(peer.ip(), request.headers(), proxies);
        request.extensions_mut().insert(ConnectInfo(SocketAddr::new(client, peer.port())));
        router.clone().call(request)
    });
    let mut connection = TimeoutWriter::new(connection);
    connection.set_timeout(Some(STUCK));
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(if proxies > 0 { PROXYS_HEAD } else { HEAD })
        .max_header_size(HEAD_SIZE)
        .serve_connection(TokioIo::new(Box::pin(connection)), service)
}

/// Says that there is no room, rather than nothing.
fn refuse(mut connection: TcpStream, peer: SocketAddr, full: Full, refusing: &Arc<Semaphore>) {
    refused(
        if full == Full::All { "connections" } else { "connections-of-network" },
        Some(Network::of(peer.ip())),
    );
    let Ok(turn) = Arc::clone(refusing).try_acquire_owned() else { return };
    tokio::spawn(async move {
        let told = async {
            connection.write_all(NO_ROOM.as_bytes()).await?;
            connection.shutdown().await?;
            // Closing before the request is read would take the answer away from the client.
            let mut rest = [0; 1024];
            while connection.read(&mut rest).await? > 0 {}
            Ok::<(), std::io::Error>(())
        };
        let _ = tokio::time::timeout(REFUSAL, told).await;
        drop(turn);
    });
}

/// Nobody has asked yet, so nobody has said in which language.
const NO_ROOM: &str = "HTTP/1.1 503 Service Unavailable\r\n\
    content-type: text/plain; charset=utf-8\r\n\
    retry-after: 10\r\n\
    connection: close\r\n\r\n\
    Too many pages of this site are open from your address. Please close some and try again.\n\
    Dal tuo indirizzo sono aperte troppe pagine di questo sito. Chiudine qualcuna e riprova.\n";

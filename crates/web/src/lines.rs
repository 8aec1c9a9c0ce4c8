//! Lines: taking them, and serving each until it ends or the server does.
//!
//! In the place of axum's own loop, which first finds out which HTTP a line speaks. We speak HTTP/1 alone, and knowing
//! that saves 8 kB of buffers for every reader.

use std::future::Future;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::TcpListener;
use tower_service::Service;

/// How long to wait when no more lines can be had, until some end.
const BREATH: Duration = Duration::from_millis(500);

/// Serves everybody who comes, until the future is done; then finishes what was begun.
pub async fn serve(listener: TcpListener, router: Router, stop: impl Future<Output = ()>) {
    let open = GracefulShutdown::new();
    let mut stop = std::pin::pin!(stop);
    loop {
        let (line, address) = tokio::select! {
            () = &mut stop => break,
            come = listener.accept() => match come {
                Ok(come) => come,
                Err(error) => {
                    tracing::warn!(%error, "a line cannot be taken");
                    tokio::time::sleep(BREATH).await;
                    continue;
                }
            },
        };
        // A small update must not wait until the one before it is acknowledged: that takes 40 ms.
        let _ = line.set_nodelay(true);
        let router = router.clone();
        let answer = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(address));
            router.clone().call(request)
        });
        let serving = http1::Builder::new().serve_connection(TokioIo::new(line), answer);
        // Who hangs up in mid-sentence is no fault of ours: the result says nothing else.
        tokio::spawn(open.watch(serving));
    }
    drop(listener);
    open.shutdown().await;
}

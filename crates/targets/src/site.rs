//! A request to the site, through everything but the connection.

use std::net::SocketAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, Response, StatusCode, header};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tower_service::Service;
use web::{Config, Listen, Server};

/// A site is used for this many requests: what strangers leave there slows down the next ones.
const REQUESTS: u32 = 2000;

/// A request in three parts: the path in the first line, the cookies in the second, the form below. Without a form it
/// is a `GET`. `TABLE` stands for a running table, `WAITING` for one that waits for players, `HOST` for the cookie of
/// their host.
///
/// # Panics
/// If the answer is that the site itself has failed, or has had enough.
pub fn site(bytes: &[u8]) {
    static SITE: Mutex<Option<Site>> = Mutex::new(None);
    let Some((path, cookie, form)) = parts(bytes) else { return };
    let mut site = SITE.lock().unwrap_or_else(PoisonError::into_inner);
    if site.as_ref().is_none_or(|site| site.requests == REQUESTS) {
        *site = Some(Site::open());
    }
    let site = site.as_mut().expect("opened above");
    site.requests += 1;
    let path = path.replace("TABLE", &site.table).replace("WAITING", &site.waiting);
    let Some(request) = request(&path, &cookie.replace("HOST", &site.host), form) else { return };
    let status = site.answer(request).status();
    assert!(!status.is_server_error(), "{status} on {path}");
    // The password of one account is guessed slowly, wherever the guesses come from.
    let may_be_slow = path == "/join/sign-in";
    assert!(may_be_slow || status != StatusCode::TOO_MANY_REQUESTS, "{path} was not even looked at");
    // Less can happen at a table that was closed, to which no more players can come, or whose host was forgotten.
    let ends = ["/close", "/fill", "/forget"].iter().any(|end| path.ends_with(end));
    if ends && !status.is_client_error() {
        site.set_up();
    }
}

fn parts(bytes: &[u8]) -> Option<(&str, &str, &[u8])> {
    let mut parts = bytes.splitn(3, |&byte| byte == b'\n');
    let mut text = || str::from_utf8(parts.next()?).ok();
    Some((text()?, text()?, parts.next()?))
}

/// None if no HTTP library would pass such a path or header on.
fn request(path: &str, cookie: &str, form: &[u8]) -> Option<Request<Body>> {
    let method = if form.is_empty() { "GET" } else { "POST" };
    Request::builder()
        .method(method)
        .uri(path)
        .header(header::COOKIE, cookie)
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .body(Body::from(form.to_vec()))
        .ok()
}

struct Site {
    runtime: Runtime,
    router: Router,
    table: String,
    waiting: String,
    host: String,
    requests: u32,
    _folder: TempDir,
}

impl Site {
    fn open() -> Site {
        let folder = TempDir::new().expect("a folder for a while");
        let runtime = Runtime::new().expect("threads");
        // Nothing is counted or waited for here: bots never move.
        let config = Config {
            writes_per_second: 1_000_000,
            reads_per_second: 1_000_000,
            tables_per_address: None,
            bot_pause: Duration::from_secs(1 << 20),
            ..Config::default()
        };
        let database = folder.path().join("fuzz.db");
        let server = runtime.block_on(Server::open(Listen::At("127.0.0.1:0".into()), &database, config));
        let server = server.expect("a site on a free port");
        let router = server.router();
        let [table, waiting, host] = [const { String::new() }; 3];
        let mut site = Site { runtime, router, table, waiting, host, requests: 0, _folder: folder };
        site.set_up();
        site
    }

    /// A host opens both tables.
    fn set_up(&mut self) {
        (self.table, self.host) = self.open_table("", "players=2&seat-0=me&seat-1=me");
        let host = self.host.clone();
        self.waiting = self.open_table(&host, "players=3&seat-0=me&seat-1=open&seat-2=adept").0;
    }

    /// The id of a new table, and the cookies that its host has then.
    fn open_table(&mut self, cookie: &str, seats: &str) -> (String, String) {
        let form = format!("game=dragon&public=yes&name=Anna&{seats}");
        let made = self.answer(request("/new", cookie, form.as_bytes()).expect("a form"));
        let told = |name| made.headers().get_all(name).iter().filter_map(|value| value.to_str().ok());
        let table = told(header::LOCATION).find_map(|path| path.rsplit('/').next());
        let cookies = told(header::SET_COOKIE).filter_map(|cookie| cookie.split(';').next());
        (table.expect("a table").to_owned(), cookies.collect::<Vec<_>>().join("; "))
    }

    /// The answer. A stream does not end, so only its beginning is waited for. Each request comes from an address of its
    /// own: few passwords and codes may be guessed from one.
    fn answer(&mut self, mut request: Request<Body>) -> Response<Body> {
        let address = (0x0a00_0000 + self.requests).to_be_bytes();
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from((address, 1))));
        let answer = self.runtime.block_on(self.router.call(request)).unwrap_or_else(|never| match never {});
        let streamed =
            answer.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream");
        if streamed {
            return answer;
        }
        let (head, body) = answer.into_parts();
        let body = self.runtime.block_on(axum::body::to_bytes(body, usize::MAX)).expect("a whole answer");
        Response::from_parts(head, Body::from(body))
    }
}

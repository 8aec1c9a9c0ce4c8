//! Our own files, in the binary, under names that change with their content. Each is compressed once, when it is first asked
//! for: nobody is counted for reading them, so they must cost next to nothing.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Write};
use std::sync::{LazyLock, OnceLock};

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

struct Asset {
    name: String,
    kind: &'static str,
    content: &'static [u8],
    path: String,
    /// The content in each coding, the smallest first.
    coded: [OnceLock<Bytes>; 2],
}

type Coder = fn(&[u8]) -> io::Result<Vec<u8>>;

/// How a file may be compressed, as `Accept-Encoding` calls it, in the order of `Asset::coded`. Browsers take brotli only over
/// TLS.
const CODINGS: [(&str, Coder); 2] = [("br", brotli), ("gzip", gzip)];

fn brotli(content: &[u8]) -> io::Result<Vec<u8>> {
    // Harder than pages; the hardest would keep the first visitor waiting.
    let how = brotli::enc::BrotliEncoderParams { quality: 9, ..Default::default() };
    let mut coded = Vec::new();
    brotli::BrotliCompress(&mut &*content, &mut coded, &how)?;
    Ok(coded)
}

fn gzip(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut coder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    coder.write_all(content)?;
    coder.finish()
}

/// Whether a browser takes this coding: it names it, and does not name it as refused.
fn takes(headers: &HeaderMap, coding: &str) -> bool {
    let lists = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|item| {
        let (name, weight) = item.split_once(';').unwrap_or((item, ""));
        let weight = weight.trim().strip_prefix("q=").map(str::parse::<f32>);
        name.trim().eq_ignore_ascii_case(coding) && !matches!(weight, Some(Ok(0.0)))
    })
}

impl Asset {
    /// The content, compressed if that helps and the browser takes it.
    fn coded(&self, headers: &HeaderMap) -> (Option<&'static str>, Bytes) {
        let packed = matches!(self.kind, "image/webp" | "image/jpeg");
        let coding = CODINGS.iter().zip(&self.coded).find(|((name, _), _)| !packed && takes(headers, name));
        let plain = || Bytes::from_static(self.content);
        let Some(((name, code), coded)) = coding else { return (None, plain()) };
        let coded = coded.get_or_init(|| code(self.content).map_or_else(|_| Bytes::new(), Bytes::from));
        // Nothing is what a coder that failed leaves behind.
        if coded.is_empty() { (None, plain()) } else { (Some(name), coded.clone()) }
    }
}

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let file = |name: &str, kind, content: &'static [u8]| {
        let mut hasher = DefaultHasher::new();
        content.hash(&mut hasher);
        let path = format!("/assets/{:016x}-{name}", hasher.finish());
        Asset { name: name.to_owned(), kind, content, path, coded: Default::default() }
    };
    let asset = |name: &str, kind, text: &'static str| file(name, kind, text.as_bytes());
    let mut assets = vec![
        asset("around.css", "text/css; charset=utf-8", include_str!("../assets/around.css")),
        asset("style.css", "text/css; charset=utf-8", include_str!("../assets/style.css")),
        asset("board.css", "text/css; charset=utf-8", include_str!("../assets/board.css")),
        asset("frame.css", "text/css; charset=utf-8", include_str!("../assets/frame.css")),
        asset("lesson.css", "text/css; charset=utf-8", include_str!("../assets/lesson.css")),
        asset("morph.js", "text/javascript; charset=utf-8", include_str!("../assets/morph.js")),
        asset("lesson.js", "text/javascript; charset=utf-8", include_str!("../assets/lesson.js")),
        asset("companion.js", "text/javascript; charset=utf-8", include_str!("../assets/companion.js")),
        asset("coach.css", "text/css; charset=utf-8", include_str!("../assets/coach.css")),
        asset("coach.js", "text/javascript; charset=utf-8", include_str!("../assets/coach.js")),
        asset("ghosts.js", "text/javascript; charset=utf-8", include_str!("../assets/ghosts.js")),
        asset("pinch.js", "text/javascript; charset=utf-8", include_str!("../assets/pinch.js")),
        asset("play.css", "text/css; charset=utf-8", include_str!("../assets/play.css")),
        asset("sound.js", "text/javascript; charset=utf-8", include_str!("../assets/sound.js")),
        asset("choose.js", "text/javascript; charset=utf-8", include_str!("../assets/choose.js")),
        asset("around.js", "text/javascript; charset=utf-8", include_str!("../assets/around.js")),
        asset("news.js", "text/javascript; charset=utf-8", include_str!("../assets/news.js")),
        asset("comfort.js", "text/javascript; charset=utf-8", include_str!("../assets/comfort.js")),
        asset("live.js", "text/javascript; charset=utf-8", include_str!("../assets/live.js")),
        asset("passkey.js", "text/javascript; charset=utf-8", include_str!("../assets/passkey.js")),
        asset("rules.js", "text/javascript; charset=utf-8", include_str!("../assets/rules.js")),
        asset("icon.svg", "image/svg+xml", include_str!("../assets/icon.svg")),
        asset("icon-turn.svg", "image/svg+xml", include_str!("../assets/icon-turn.svg")),
    ];
    let style = |game: &shelf::Game| asset(&sheet(game), "text/css; charset=utf-8", game.style);
    assets.extend(shelf::games().iter().map(style));
    for game in shelf::games() {
        let [small, large] = pictures(game);
        let kinds = [(small, "image/webp"), (large, "image/jpeg")];
        let taken = game.pictures.into_iter().flatten().zip(kinds);
        assets.extend(taken.map(|(content, (name, kind))| file(&name, kind, content)));
    }
    assets
});

/// The name of a game's style sheet.
fn sheet(game: &shelf::Game) -> String {
    format!("{}.css", game.id)
}

/// The names of a game's pictures, the small and the large one.
fn pictures(game: &shelf::Game) -> [String; 2] {
    [format!("{}.webp", game.id), format!("{}.jpg", game.id)]
}

/// Where the small picture of a game is found, if it has one.
pub fn small_picture(game: &shelf::Game) -> &'static str {
    path(&pictures(game)[0])
}

/// Where the large picture of a game is found, if it has one.
pub fn large_picture(game: &shelf::Game) -> &'static str {
    path(&pictures(game)[1])
}

/// Where the style sheet of a game is found.
pub fn style(game: &shelf::Game) -> &'static str {
    path(&sheet(game))
}

/// Where a file of ours is found.
pub fn path(name: &str) -> &'static str {
    let found = ASSETS.iter().find(|asset| asset.name == name);
    &found.expect("pages name only files that exist").path
}

/// The text of a file of ours, for a page that has to do without the site.
pub fn text(name: &str) -> &'static str {
    let found = ASSETS.iter().find(|asset| asset.name == name);
    found.and_then(|asset| std::str::from_utf8(asset.content).ok()).expect("pages name only texts that exist")
}

/// A file of ours. Its name changes with its content, so it may be kept for ever.
pub async fn serve(Path(file): Path<String>, headers: HeaderMap) -> Response {
    let found = ASSETS.iter().find(|asset| asset.path.strip_prefix("/assets/") == Some(&file));
    let Some(asset) = found else { return StatusCode::NOT_FOUND.into_response() };
    let forever = "public, max-age=31536000, immutable";
    let (coding, content) = asset.coded(&headers);
    let coding = coding.map(|coding| [(header::CONTENT_ENCODING, coding)]);
    let always = [
        (header::CONTENT_TYPE, asset.kind),
        (header::CACHE_CONTROL, forever),
        (header::VARY, "accept-encoding"),
    ];
    (always, coding, content).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file as a browser with this `Accept-Encoding` gets it: the coding and the bytes.
    async fn got(name: &str, accept: &'static str) -> (Option<String>, Bytes) {
        let file = path(name).strip_prefix("/assets/").expect("where files are").to_owned();
        let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, accept.parse().expect("a header"))]);
        let answer = serve(Path(file), headers).await;
        assert_eq!(answer.status(), StatusCode::OK);
        assert_eq!(answer.headers()[header::VARY], "accept-encoding");
        let coding = answer.headers().get(header::CONTENT_ENCODING);
        let coding = coding.map(|coding| coding.to_str().expect("a name").to_owned());
        (coding, axum::body::to_bytes(answer.into_body(), usize::MAX).await.expect("a body"))
    }

    #[tokio::test]
    async fn files_are_compressed_once_and_as_the_browser_wants() {
        games::shelve();
        let (plain, content) = got("style.css", "").await;
        assert_eq!((plain, &content[..]), (None, include_bytes!("../assets/style.css").as_slice()));
        for (accept, coding) in
            [("gzip, deflate, br, zstd", "br"), ("deflate, GZIP;q=0.5", "gzip"), ("br;q=0, gzip", "gzip")]
        {
            let (first, coded) = got("style.css", accept).await;
            assert_eq!(first.as_deref(), Some(coding), "{accept}");
            let mut back = Vec::new();
            match coding {
                "br" => brotli::BrotliDecompress(&mut &*coded, &mut back),
                _ => io::copy(&mut flate2::read::GzDecoder::new(&*coded), &mut back).map(|_| ()),
            }
            .expect("it is what it says");
            assert!(back == content && coded.len() * 3 < content.len(), "{accept}: {} bytes", coded.len());
            let (_, again) = got("style.css", accept).await;
            assert_eq!(again.as_ptr(), coded.as_ptr(), "the very same bytes");
        }
        let picture = format!("{}.webp", shelf::games()[0].id);
        assert_eq!(got(&picture, "br").await.0, None, "a picture is small already");
    }
}

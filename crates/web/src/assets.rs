//! Our own files, in the binary, under names that change with their content.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

struct Asset {
    name: &'static str,
    kind: &'static str,
    text: &'static str,
    path: String,
}

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let asset = |name: &'static str, kind, text: &'static str| {
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        Asset { name, kind, text, path: format!("/assets/{:016x}-{name}", hasher.finish()) }
    };
    vec![
        asset("style.css", "text/css; charset=utf-8", include_str!("../assets/style.css")),
        asset("board.css", "text/css; charset=utf-8", include_str!("../assets/board.css")),
        asset("china.css", "text/css; charset=utf-8", include_str!("../assets/china.css")),
        asset("morph.js", "text/javascript; charset=utf-8", include_str!("../assets/morph.js")),
        asset("comfort.js", "text/javascript; charset=utf-8", include_str!("../assets/comfort.js")),
        asset("live.js", "text/javascript; charset=utf-8", include_str!("../assets/live.js")),
        asset("icon.svg", "image/svg+xml", include_str!("../assets/icon.svg")),
        asset("icon-turn.svg", "image/svg+xml", include_str!("../assets/icon-turn.svg")),
    ]
});

/// Where a file of ours is found.
pub fn path(name: &str) -> &'static str {
    let found = ASSETS.iter().find(|asset| asset.name == name);
    &found.expect("pages name only files that exist").path
}

/// A file of ours. Its name changes with its content, so it may be kept for ever.
pub async fn serve(Path(file): Path<String>) -> Response {
    let found = ASSETS.iter().find(|asset| asset.path.strip_prefix("/assets/") == Some(&file));
    match found {
        None => StatusCode::NOT_FOUND.into_response(),
        Some(asset) => {
            let forever = "public, max-age=31536000, immutable";
            ([(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, forever)], asset.text)
                .into_response()
        }
    }
}

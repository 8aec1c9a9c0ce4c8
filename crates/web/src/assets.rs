//! Our own files, in the binary, under names that change with their content.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

struct Asset {
    name: String,
    kind: &'static str,
    content: &'static [u8],
    path: String,
}

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let file = |name: &str, kind, content: &'static [u8]| {
        let mut hasher = DefaultHasher::new();
        content.hash(&mut hasher);
        let path = format!("/assets/{:016x}-{name}", hasher.finish());
        Asset { name: name.to_owned(), kind, content, path }
    };
    let asset = |name: &str, kind, text: &'static str| file(name, kind, text.as_bytes());
    let mut assets = vec![
        asset("around.css", "text/css; charset=utf-8", include_str!("../assets/around.css")),
        asset("style.css", "text/css; charset=utf-8", include_str!("../assets/style.css")),
        asset("board.css", "text/css; charset=utf-8", include_str!("../assets/board.css")),
        asset("frame.css", "text/css; charset=utf-8", include_str!("../assets/frame.css")),
        asset("morph.js", "text/javascript; charset=utf-8", include_str!("../assets/morph.js")),
        asset("ghosts.js", "text/javascript; charset=utf-8", include_str!("../assets/ghosts.js")),
        asset("pinch.js", "text/javascript; charset=utf-8", include_str!("../assets/pinch.js")),
        asset("play.css", "text/css; charset=utf-8", include_str!("../assets/play.css")),
        asset("sound.js", "text/javascript; charset=utf-8", include_str!("../assets/sound.js")),
        asset("choose.js", "text/javascript; charset=utf-8", include_str!("../assets/choose.js")),
        asset("around.js", "text/javascript; charset=utf-8", include_str!("../assets/around.js")),
        asset("news.js", "text/javascript; charset=utf-8", include_str!("../assets/news.js")),
        asset("comfort.js", "text/javascript; charset=utf-8", include_str!("../assets/comfort.js")),
        asset("live.js", "text/javascript; charset=utf-8", include_str!("../assets/live.js")),
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

/// A file of ours. Its name changes with its content, so it may be kept for ever.
pub async fn serve(Path(file): Path<String>) -> Response {
    let found = ASSETS.iter().find(|asset| asset.path.strip_prefix("/assets/") == Some(&file));
    match found {
        None => StatusCode::NOT_FOUND.into_response(),
        Some(asset) => {
            let forever = "public, max-age=31536000, immutable";
            ([(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, forever)], asset.content)
                .into_response()
        }
    }
}

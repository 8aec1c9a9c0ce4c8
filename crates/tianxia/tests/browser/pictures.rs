//! The pictures of the README and of the front page, as `cargo xtask pictures` takes them.

use std::path::{Path, PathBuf};

use kernel::Seat;
use serde_json::{Value, json};
use store::{Sqlite, Store};

use crate::begun;
use crate::browser::{Browser, Screen};
use crate::heard;
use crate::house::House;

/// Who sits at the table in the README.
const ME: Seat = Seat::new(0);

/// The size of a large picture, as previews of links want it.
const SIZE: (u32, u32) = (1200, 630);

/// Four play, which every game allows.
const PLAYERS: u8 = 4;

#[tokio::test]
#[ignore = "it changes pictures that are kept with the sources; `cargo xtask pictures` runs it"]
async fn take_all() {
    games::shelve();
    let games: Vec<(&str, String)> = (0..)
        .zip(shelf::games())
        .map(|(number, game)| (game.id, format!("0123456789abcdef{number:04}")))
        .collect();
    let house = House::open_on(async |database| {
        let store = Sqlite::open(database).await.expect("a database");
        for (game, table) in &games {
            let middle = begun::whole(game, PLAYERS).0.actions.len() / 2;
            begun::after(&store, table, (*game, PLAYERS), middle, ME).await;
        }
        store.close().await.expect("a database that closes");
    })
    .await;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for (game, table) in &games {
        // Somebody else for each: whoever sits at several tables is reminded of the others.
        let browser = house.browser().await;
        let folder = root.join("games").join(game).join("screen/pictures");
        std::fs::create_dir_all(&folder).expect("a folder");
        lay_out(&browser, table).await;
        for (name, format, quality, width) in
            [("small.webp", "webp", 55, 520), ("large.jpg", "jpeg", 44, SIZE.0)]
        {
            let clip = json!({ "x": 0, "y": 0, "width": SIZE.0, "height": SIZE.1, "scale": f64::from(width) / f64::from(SIZE.0) });
            take(&browser, json!({ "format": format, "quality": quality, "clip": clip }), folder.join(name))
                .await;
        }
        browser.look(Screen::Desktop, false).await;
        heard::sit(&browser, table, ME, "Anna").await;
        browser.until_asked().await;
        browser.until("document.getAnimations().every(one => one.playState !== 'running')").await;
        take(&browser, json!({ "format": "png" }), root.join("docs/pictures").join(format!("{game}.png")))
            .await;
        browser.close().await;
    }
}

/// Opens a table as a spectator and leaves nothing of it but the map, or the board if it has none, on the whole window.
async fn lay_out(browser: &Browser, table: &str) {
    browser.window(SIZE).await;
    browser.go(&format!("/t/{table}")).await;
    browser.until_there("#board").await;
    let alone = "const map = document.querySelector('#board svg.atlas, #board .map svg');
        const board = map ?? document.querySelector('#board .mat');
        const [frame, piece] = [board.closest('.board').cloneNode(false), board.cloneNode(true)];
        for (const one of [frame, piece]) Object.assign(one.style, { position: 'fixed', inset: 0,
            width: '100vw', height: '100vh', margin: 0, maxWidth: 'none', maxHeight: 'none', zoom: 1, border: 0, padding: 0 });
        frame.style.background = 'var(--paper)';
        if (piece.matches('svg')) piece.setAttribute('preserveAspectRatio', 'xMidYMid slice');
        // Of In the Year of the Dragon: the year, and under it everybody's palaces.
        for (const one of piece.querySelectorAll('#actions, section.track, #stock, .hold')) one.remove();
        for (const one of piece.querySelectorAll('#rivals')) Object.assign(one.style, { display: 'grid',
            gridTemplateColumns: 'repeat(4, 1fr)', gridColumn: '1 / -1', height: '100%' });
        for (const one of piece.querySelectorAll('.palaces')) Object.assign(one.style, { zoom: 1.75, minHeight: '180px', alignItems: 'end' });
        frame.append(piece);
        document.body.replaceChildren(document.querySelector('svg.sheet'), frame);";
    browser.js::<()>(alone).await;
    browser.until("document.getAnimations().every(one => one.playState !== 'running')").await;
}

/// Writes what the window shows.
async fn take(browser: &Browser, how: Value, path: PathBuf) {
    let shot = browser.cdp("Page.captureScreenshot", how).await;
    let letters = "return [...atob(arguments[0])].map(letter => letter.charCodeAt(0))";
    let bytes: Vec<u8> = browser.js_with(letters, vec![shot["data"].clone()]).await;
    println!("{}: {} bytes", path.display(), bytes.len());
    std::fs::write(&path, bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

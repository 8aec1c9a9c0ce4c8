//! What a seat of Lóngwáng hides changes nothing that anybody else is sent.

use kernel::fair::Seed;
use kernel::{Seat, Viewer};
use store::{Sqlite, Store};

use crate::begun;
use crate::browser::Browser;
use crate::heard;
use crate::house::House;
use crate::twins::{Model, record};

/// Who is asked at the end of the script.
const ASKED: Seat = Seat::new(2);

/// For each viewer there are two tables that only others can tell apart, by their objectives, cards and jade.
#[tokio::test]
async fn no_byte_sent_to_a_seat_of_longwang_depends_on_what_another_hides() {
    let model = Model::new();
    let viewers: Vec<Viewer> = Viewer::all(4).collect();
    let twins: Vec<Seed> = viewers.iter().map(|&viewer| model.twin(viewer)).collect();
    let house = House::open_on(async |database| {
        let store = Sqlite::open(database).await.expect("a database");
        for (place, (&viewer, &twin)) in viewers.iter().zip(&twins).enumerate() {
            for (kind, seed) in [("a", model.seed), ("b", twin)] {
                let free = |seat| seat == ASKED || viewer.seat() == Some(seat);
                begun::keep(&store, &id(place, kind), record(seed), seed, free).await;
            }
        }
        store.close().await.expect("a database that closes");
    })
    .await;
    let [watcher, actor] = [heard::listener(&house).await, heard::listener(&house).await];
    for (place, &viewer) in viewers.iter().enumerate() {
        let model = sent_at(&id(place, "a"), viewer, &watcher, &actor).await;
        let twin = sent_at(&id(place, "b"), viewer, &watcher, &actor).await;
        assert_eq!(model, twin, "{viewer:?} can tell the tables apart");
    }
    watcher.close().await;
    actor.close().await;
}

/// The address of a table.
fn id(place: usize, kind: &str) -> String {
    format!("0123456789abcdef01{place}{kind}")
}

/// Everything that is sent to a viewer before and while the seat that is asked gathers, except for the table's address.
async fn sent_at(table: &str, viewer: Viewer, watcher: &Browser, actor: &Browser) -> [String; 2] {
    let acting = if viewer == Viewer::Seat(ASKED) { watcher } else { actor };
    match viewer.seat() {
        Some(seat) => heard::sit(watcher, table, seat, "Anna").await,
        None => watcher.go(&format!("/t/{table}")).await,
    }
    if !std::ptr::eq(acting, watcher) {
        heard::sit(actor, table, ASKED, "Bruno").await;
    }
    heard::until_there(watcher).await;
    let before: String = watcher.js("return fetch(location).then(answer => answer.text())").await;
    acting.until_asked().await;
    heard::forget(watcher).await;
    acting.click("#choices button[value='gather rice']").await;
    [before, heard::sent(watcher).await.to_string()].map(|sent| sent.replace(table, "TABLE"))
}

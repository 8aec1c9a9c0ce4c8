//! What a seat of Lóngwáng hides changes nothing that anybody else is sent.

use kernel::fair::Seed;
use kernel::{Eye, Seat};
use store::{Sqlite, Store};

use crate::begun;
use crate::browser::Browser;
use crate::heard;
use crate::house::House;
use crate::twins::{Model, record};

/// Who is asked at the end of the script.
const ASKED: Seat = Seat::new(2);

/// For each eye there are two tables that only others can tell apart, by their objectives, cards and jade.
#[tokio::test]
async fn no_byte_sent_to_a_seat_of_longwang_depends_on_what_another_hides() {
    let model = Model::new();
    let eyes: Vec<Eye> = Eye::all(4).collect();
    let twins: Vec<Seed> = eyes.iter().map(|&eye| model.twin(eye)).collect();
    let house = House::open_on(async |database| {
        let store = Sqlite::open(database).await.expect("a database");
        for (place, (&eye, &twin)) in eyes.iter().zip(&twins).enumerate() {
            for (kind, seed) in [("a", model.seed), ("b", twin)] {
                let free = |seat| seat == ASKED || eye.seat() == Some(seat);
                begun::keep(&store, &id(place, kind), record(seed), seed, free).await;
            }
        }
        store.close().await.expect("a database that closes");
    })
    .await;
    let [watcher, actor] = [heard::listener(&house).await, heard::listener(&house).await];
    for (place, &eye) in eyes.iter().enumerate() {
        let model = sent_at(&id(place, "a"), eye, &watcher, &actor).await;
        let twin = sent_at(&id(place, "b"), eye, &watcher, &actor).await;
        assert_eq!(model, twin, "{eye:?} can tell the tables apart");
    }
    watcher.close().await;
    actor.close().await;
}

/// The address of a table.
fn id(place: usize, kind: &str) -> String {
    format!("0123456789abcdef01{place}{kind}")
}

/// All that is sent to an eye before and while the seat that is asked gathers, but for the table's address.
async fn sent_at(table: &str, eye: Eye, watcher: &Browser, actor: &Browser) -> [String; 2] {
    let acting = if eye == Eye::Seat(ASKED) { watcher } else { actor };
    match eye.seat() {
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

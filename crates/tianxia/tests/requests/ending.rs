//! The server stops when it is asked to, whatever is open, and finds everything again.

use std::io::Write;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use crate::browser::between;
use crate::server::Server;
use crate::stage::Stage;
use crate::streams::Stream;

/// The largest number there is, where a small one belongs: on earlier versions this stopped the site for ever, and it no
/// longer listened to SIGTERM.
#[test]
fn a_huge_number_is_refused_at_once_and_the_site_goes_on_and_stops() {
    let mut stage = Stage::open();
    let huge = [u64::MAX.to_string(), (u64::MAX / 2).to_string(), "4294967296".into(), "100001".into()];
    for table in [&stage.running, &stage.finished, &stage.waiting] {
        for at in &huge {
            let asked = Instant::now();
            let go_on = stage.carla.post(&format!("{table}/go-on"), &format!("at={at}&seat=0"));
            let page = stage.carla.get(&format!("{table}?at={at}"));
            let undo = stage.anna.post(&format!("{table}/undo"), &format!("seat=0&version={at}"));
            let chat = stage.anna.post(&format!("{table}/chat"), &format!("text=&phrase={at}"));
            assert_eq!((go_on.status, page.status, chat.status), (422, 400, 422), "{table} {at}");
            assert!([409, 422].contains(&undo.status), "{table} {at}: {}", undo.status);
            assert!(asked.elapsed() < Duration::from_secs(1), "{table} {at} took {:?}", asked.elapsed());
        }
    }
    // One step more than there are.
    let page = stage.carla.get(&stage.finished).text;
    let steps: usize = between(&page, "data-steps=\"", "\"").unwrap().parse().unwrap();
    let go_on = |at: usize, seat: u8| format!("at={at}&seat={seat}");
    let (path, mut carla) = (format!("{}/go-on", stage.finished), stage.carla.clone());
    assert_eq!(carla.post(&path, &go_on(steps + 1, 0)).status, 404);
    assert_eq!(carla.post(&path, &go_on(steps, 2)).status, 403, "two play there");
    assert_eq!(carla.post(&path, &go_on(steps, 6)).status, 422, "no game has a seventh seat");
    for at in [0, steps] {
        let answer = carla.post(&path, &go_on(at, 0));
        assert_eq!(answer.status, 303, "from {at}: {}", answer.text);
    }
    assert_eq!(carla.get("/").status, 200);
    let (status, time) = stage.server.stop();
    assert!(status.success() && time < Duration::from_secs(2), "{status} after {time:?}");
}

#[test]
fn it_stops_within_two_seconds_with_everything_open() {
    let mut stage = Stage::open();
    let mut streams: Vec<Stream> = (0..20).map(|_| Stream::open(&stage.carla, &stage.running)).collect();
    let address = stage.server.address.trim_start_matches("http://").to_owned();
    // Somebody who never ends their sentence, and somebody who has said nothing yet.
    let mut slow = TcpStream::connect(&address).unwrap();
    slow.write_all(b"POST /new HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf").unwrap();
    let mut slower = TcpStream::connect(&address).unwrap();
    slower.write_all(b"GET / HT").unwrap();
    let _silent = TcpStream::connect(&address).unwrap();
    // Bots that think.
    for _ in 0..4 {
        stage.anna.table(&["master", "master", "master", "master"], "");
    }
    let before = stage.anna.get(&stage.running).text;
    let Stage { server, folder, anna, running, .. } = stage;
    let (status, time) = server.stop();
    assert!(status.success(), "{status}");
    assert!(time < Duration::from_secs(2), "it took {time:?}");
    for stream in &mut streams {
        while stream.next().is_some() {}
    }

    let server = Server::start(&folder.path().join("tianxia.db"), &[]);
    let mut anna = anna.moved(&server.address);
    assert_eq!(anna.get(&running).text, before, "the table is as it was, and Anna is known");
}

/// After the end the players may go on as they like: with anybody beginning, or with whoever lost.
#[test]
fn whoever_lost_may_begin_the_rematch() {
    let mut stage = Stage::open();
    let page = stage.anna.get(&stage.finished).text;
    assert!(page.contains("whoever lost begins"), "{page}");
    let record: serde_json::Value =
        serde_json::from_str(&stage.anna.get(&format!("{}/record.json", stage.finished)).text).unwrap();
    let last = record["result"]["ranks"].as_array().unwrap().iter().position(|rank| rank == 2).unwrap();
    let path = format!("{}/rematch", stage.finished);
    assert_eq!(stage.anna.post(&path, "first=everybody").status, 422);
    let answer = stage.anna.post(&path, "first=last");
    assert_eq!(answer.status, 303, "{}", answer.text);
    let next = answer.headers["location"].to_str().unwrap().to_owned();
    // All sit one seat further: of two, on the other.
    let choices = stage.anna.choices(&next).expect("somebody is asked");
    assert_eq!(choices.seat, (1 - last).to_string());
}

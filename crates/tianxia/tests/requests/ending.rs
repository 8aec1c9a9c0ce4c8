//! The server stops when it is asked to, whatever is open, and finds everything again.

use std::io::Write;
use std::net::TcpStream;
use std::time::Duration;

use crate::scene::Scene;
use crate::server::Server;
use crate::streams::Stream;

#[test]
fn it_stops_within_two_seconds_with_everything_open() {
    let mut scene = Scene::open();
    let mut streams: Vec<Stream> = (0..20).map(|_| Stream::open(&scene.carla, &scene.running)).collect();
    let address = scene.server.address.trim_start_matches("http://").to_owned();
    // Somebody who never ends his sentence, and somebody who has said nothing yet.
    let mut slow = TcpStream::connect(&address).unwrap();
    slow.write_all(b"POST /new HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf").unwrap();
    let mut slower = TcpStream::connect(&address).unwrap();
    slower.write_all(b"GET / HT").unwrap();
    let _silent = TcpStream::connect(&address).unwrap();
    // Bots that think.
    for _ in 0..4 {
        scene.anna.table(&["master", "master", "master", "master"], "");
    }
    let before = scene.anna.get(&scene.running).text;
    let Scene { server, folder, anna, running, .. } = scene;
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

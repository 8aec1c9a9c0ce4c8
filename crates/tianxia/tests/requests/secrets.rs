//! What is hidden is never sent: asserted on the bytes.

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use tempfile::TempDir;

use crate::browser::{Browser, Choices, between, choices};
use crate::server::Server;
use crate::streams::Stream;

/// Everybody at a table, and somebody who only looks: each with all that the site ever sent him.
struct Company {
    server: Server,
    folder: TempDir,
    table: String,
    /// By seat; the spectator comes last.
    browsers: Vec<Browser>,
    streams: Vec<Receiver<String>>,
    sent: Vec<String>,
}

impl Company {
    /// So many people play this game, each in a browser of his own.
    fn sit_down(game: &str, players: usize) -> Company {
        let folder = TempDir::new().expect("a folder");
        let server = Server::start(&folder.path().join("tianxia.db"), &["--writes-per-second", "10000"]);
        let mut browsers: Vec<Browser> = (0..=players)
            .map(|_| {
                let mut browser = Browser::new(&server.address);
                assert_eq!(browser.get("/").status, 200);
                browser
            })
            .collect();
        let mut seats = vec!["open"; players];
        seats[0] = "me";
        let table = browsers[0].table_of(game, &seats, "&public=yes");
        for (seat, browser) in browsers.iter_mut().enumerate().take(players).skip(1) {
            let sat = browser.post(&format!("{table}/sit"), &format!("seat={seat}&name=Guest+{seat}"));
            assert_eq!(sat.status, 204, "{}", sat.text);
        }
        let streams = browsers.iter().map(|browser| listen(browser, &table)).collect();
        let sent = vec![String::new(); players + 1];
        Company { server, folder, table, browsers, streams, sent }
    }

    /// What has come in a stream until it is quiet.
    fn heard(&self, eye: usize) -> String {
        let mut events = String::new();
        while let Ok(event) = self.streams[eye].recv_timeout(Duration::from_millis(400)) {
            events += &event;
        }
        events
    }

    /// What everybody may do now, by seat.
    fn offers(&mut self) -> Vec<(usize, Choices)> {
        let offers = self.browsers.iter_mut().map(|browser| browser.choices(&self.table));
        offers.enumerate().filter_map(|(seat, offer)| Some((seat, offer?))).collect()
    }

    /// Somebody who is asked does one of his choices. Everybody's page and stream are kept.
    fn act(&mut self, number: usize) {
        for (browser, sent) in self.browsers.iter_mut().zip(&mut self.sent) {
            *sent += &browser.get(&self.table).text;
        }
        let mut offers = self.offers();
        let alone = offers.len() == 1;
        let (seat, offer) = offers.swap_remove(0);
        let action = &offer.actions[number * 7 % offer.actions.len()];
        let done = self.browsers[seat].act(&self.table, &offer, action);
        assert_eq!(done.status, 204, "{action}: {}", done.text);
        // What is chosen at once is shown when all have chosen.
        let number = |text: &str| text.parse::<u64>().expect("a number");
        for (stream, sent) in self.streams.iter().zip(&mut self.sent).filter(|_| alone) {
            loop {
                let event = stream.recv_timeout(Duration::from_secs(20)).expect("the move is shown");
                *sent += &event;
                let version = between(&event, "data-version=\"", "\"").map(number);
                if version > Some(number(&offer.version)) {
                    break;
                }
            }
        }
    }
}

/// A game until several are asked at once. Whoever plays blindly may come to the end before: then there is another game.
fn several_are_asked(game: &str, players: usize) -> Company {
    for _ in 0..10 {
        let mut company = Company::sit_down(game, players);
        for number in 0.. {
            match company.offers().len() {
                0 => break,
                1 => company.act(number),
                _ => return company,
            }
        }
    }
    panic!("in ten games of {game} nobody was asked at once with another");
}

/// A game until several are asked at once, and then a twin of it: the same table on two sites.
fn twins(game: &str, players: usize) -> [Company; 2] {
    let Company { server, folder, table, browsers, .. } = several_are_asked(game, players);
    server.stop();
    let twin = TempDir::new().expect("a folder");
    for file in std::fs::read_dir(folder.path()).expect("the folder").map(|file| file.expect("a file")) {
        std::fs::copy(file.path(), twin.path().join(file.file_name())).expect("a copy");
    }
    [folder, twin].map(|folder| {
        let server = Server::start(&folder.path().join("tianxia.db"), &["--writes-per-second", "10000"]);
        let browsers: Vec<Browser> =
            browsers.iter().map(|browser| browser.clone().moved(&server.address)).collect();
        let streams = browsers.iter().map(|browser| listen(browser, &table)).collect();
        let sent = vec![String::new(); browsers.len()];
        Company { server, folder, table: table.clone(), browsers, streams, sent }
    })
}

/// One seat chooses in one way here and in another way there, as far as it goes without the others. Nobody else can
/// tell, by a single byte, where he is: neither while it chooses nor afterwards.
fn nobody_can_tell(game: &str, players: usize) {
    let [mut here, mut there] = twins(game, players);
    // First everybody sees that all others have come.
    for company in [&here, &there] {
        (0..=players).for_each(|eye| drop(company.heard(eye)));
    }
    let (chooser, _) = here.offers().swap_remove(0);
    for step in 0.. {
        let offers = [&mut here, &mut there].map(|company| company.browsers[chooser].choices(&company.table));
        let [Some(one), Some(other)] = offers else {
            assert!(step > 0, "somebody chose");
            break;
        };
        let (first, last) = (&one.actions[0], &other.actions[other.actions.len() - 1]);
        assert!(step > 0 || first != last, "there is a choice");
        assert_eq!(here.browsers[chooser].act(&here.table, &one, first).status, 204);
        assert_eq!(there.browsers[chooser].act(&there.table, &other, last).status, 204);
        for eye in (0..=players).filter(|&eye| eye != chooser) {
            let [one, other] =
                [&mut here, &mut there].map(|company| company.browsers[eye].get(&company.table).text);
            assert_eq!(one, other, "{game}: seat {eye} can tell what seat {chooser} chose");
        }
    }
    for eye in (0..=players).filter(|&eye| eye != chooser) {
        let [one, other] = [&here, &there].map(|company| company.heard(eye));
        assert_eq!(one, other, "{game}: the stream of seat {eye}");
    }
}

#[test]
fn a_vote_of_white_lotus_is_sent_to_nobody() {
    nobody_can_tell("lotus", 4);
}

#[test]
fn return_cards_of_ming_dynasty_are_sent_to_nobody() {
    nobody_can_tell("ming", 4);
}

/// The events of a stream as they come.
fn listen(browser: &Browser, table: &str) -> Receiver<String> {
    let (send, receive) = channel();
    let mut stream = Stream::open(browser, table);
    std::thread::spawn(move || {
        while let Some(event) = stream.next() {
            if send.send(event).is_err() {
                return;
            }
        }
    });
    receive
}

/// R1.6 of China: hands are hidden, but for cards that everybody saw.
#[test]
fn no_hidden_card_of_china_is_sent_to_a_rival_or_a_spectator() {
    let mut company = Company::sit_down("china", 3);
    for number in 0..50 {
        company.act(number);
    }
    for (eye, sent) in company.sent.iter().enumerate() {
        for seat in 0..3 {
            let hand = format!("\"hand-{seat}-");
            assert_eq!(sent.contains(&hand), eye == seat, "the hand of seat {seat} is sent to {eye}");
        }
        // The owner's log names what he drew, that of the others does not.
        assert_eq!(sent.contains("draws from the pile:"), eye < 3, "{eye}");
        assert!(choices(sent).is_some() == (eye < 3), "{eye}");
    }
}

/// R1.8 of Lóngwáng: a card in hand is drawn for its owner, and otherwise not sent at all.
#[test]
fn no_card_of_longwang_is_sent_to_a_spectator() {
    let mut company = Company::sit_down("longwang", 4);
    for number in 0..40 {
        company.act(number);
    }
    let faces = |sent: &String| sent.matches("id=\"hand-").count() - sent.matches("id=\"hand-of-").count();
    let spectator = company.sent.pop().expect("he looked");
    assert_eq!(faces(&spectator), 0);
    assert!(company.sent.iter().any(|sent| faces(sent) > 0), "owners see their cards");
}

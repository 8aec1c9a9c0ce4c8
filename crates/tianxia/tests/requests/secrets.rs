//! What is hidden is never sent: asserted on the bytes.

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use tempfile::TempDir;

use crate::browser::{Browser, Choices, between, choices};
use crate::server::Server;
use crate::streams::Stream;

/// Everybody at a table, and somebody who only looks: each with everything the site has ever sent them.
struct Company {
    server: Server,
    folder: TempDir,
    table: String,
    /// By seat; the spectator comes last.
    browsers: Vec<Browser>,
    streams: Vec<Receiver<String>>,
    sent: Vec<String>,
    /// How many lines were said to mark an end.
    marks: usize,
}

impl Company {
    /// This many people play this game, each in a browser of their own.
    fn sit_down(game: &str, players: usize) -> Company {
        let folder = TempDir::new().expect("a folder");
        let free = ["--writes-per-second", "10000", "--tables-per-address", "0"];
        let server = Server::start(&folder.path().join("tianxia.db"), &free);
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
        Company { server, folder, table, browsers, streams, sent, marks: 0 }
    }

    /// The same people at the same table, when the site in this folder is started again.
    fn come_back(folder: TempDir, table: String, browsers: &[Browser]) -> Company {
        let server = Server::start(&folder.path().join("tianxia.db"), &["--writes-per-second", "10000"]);
        let browsers: Vec<Browser> =
            browsers.iter().map(|browser| browser.clone().moved(&server.address)).collect();
        let streams = browsers.iter().map(|browser| listen(browser, &table)).collect();
        let sent = vec![String::new(); browsers.len()];
        Company { server, folder, table, browsers, streams, sent, marks: 0 }
    }

    fn after_a_restart(self) -> Company {
        let Company { server, folder, table, browsers, .. } = self;
        server.stop();
        Company::come_back(folder, table, &browsers)
    }

    /// What has come in all streams until now. When they are quiet the spectator says something: whatever was sent before
    /// has come by the time that line does.
    fn heard(&mut self) -> Vec<String> {
        let quiet = |stream: &Receiver<String>| {
            let next = || stream.recv_timeout(Duration::from_millis(400)).ok();
            std::iter::from_fn(next).collect::<String>()
        };
        let mut heard: Vec<String> = self.streams.iter().map(quiet).collect();
        self.marks += 1;
        let mark = format!("until here {}", self.marks);
        let spectator = self.browsers.last_mut().expect("somebody looks");
        let said = spectator.post(&format!("{}/chat", self.table), &format!("text={mark}&request={mark}"));
        assert_eq!(said.status, 204, "{}", said.text);
        for (stream, heard) in self.streams.iter().zip(&mut heard) {
            while !heard.contains(&mark) {
                *heard += &stream.recv_timeout(Duration::from_secs(60)).expect("the line is shown");
            }
        }
        heard
    }

    /// What everybody may do now, by seat.
    fn offers(&mut self) -> Vec<(usize, Choices)> {
        let offers = self.browsers.iter_mut().map(|browser| browser.choices(&self.table));
        offers.enumerate().filter_map(|(seat, offer)| Some((seat, offer?))).collect()
    }

    /// Somebody who is asked does one of their choices. Everybody's page and stream are kept.
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
        // What is chosen at once is shown when all have chosen; what others may not count is shown to the seat alone.
        let number = |text: &str| text.parse::<u64>().expect("a number");
        let mut is_awaited = alone;
        while is_awaited {
            let event = self.streams[seat].recv_timeout(Duration::from_secs(20)).expect("the move is shown");
            self.sent[seat] += &event;
            let version = between(&event, "data-version=\"", "\"").map(number);
            is_awaited = version <= Some(number(&offer.version));
        }
        for (stream, sent) in self.streams.iter().zip(&mut self.sent) {
            sent.extend(stream.try_iter());
        }
    }
}

/// A game until several are asked at once. Blind play may end before that: then there is another game.
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

/// A game, and then a twin of it: the same table on two sites.
fn twins(company: Company) -> [Company; 2] {
    let Company { server, folder, table, browsers, .. } = company;
    server.stop();
    let twin = TempDir::new().expect("a folder");
    for file in std::fs::read_dir(folder.path()).expect("the folder").map(|file| file.expect("a file")) {
        std::fs::copy(file.path(), twin.path().join(file.file_name())).expect("a copy");
    }
    let [one, other] = [&folder, &twin].map(|folder| folder.path().join("tianxia.db"));
    cluster::copied(&one, &other);
    [folder, twin].map(|folder| Company::come_back(folder, table.clone(), &browsers))
}

/// One seat chooses in one way here and in another way there, as far as it goes without the others. Nobody else can
/// tell, by a single byte, where they are: neither while it chooses nor afterwards.
fn nobody_can_tell(game: &str, players: usize) {
    let [mut here, mut there] = twins(several_are_asked(game, players));
    // First everybody sees that all others have come.
    for company in [&mut here, &mut there] {
        company.heard();
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
        for viewer in (0..=players).filter(|&viewer| viewer != chooser) {
            let [one, other] =
                [&mut here, &mut there].map(|company| company.browsers[viewer].get(&company.table).text);
            assert_eq!(one, other, "{game}: seat {viewer} can tell what seat {chooser} chose");
        }
    }
    let [one, other] = [&mut here, &mut there].map(Company::heard);
    for viewer in (0..=players).filter(|&viewer| viewer != chooser) {
        assert_eq!(one[viewer], other[viewer], "{game}: the stream of seat {viewer}");
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

/// How often somebody changes their mind before others see anything must not be counted, not even after the move and a
/// restart: by no version, no number of steps and no address of a moment.
#[test]
fn clicks_of_china_that_show_nothing_are_counted_by_nobody() {
    let [mut here, mut there] = twins(Company::sit_down("china", 3));
    for company in [&mut here, &mut there] {
        company.heard();
    }
    let (chooser, first) = here.offers().swap_remove(0);
    let region = first.actions.iter().find(|action| action.starts_with("region")).expect("a region").clone();
    let chooses = |company: &mut Company, prefix: &str| {
        let offer = company.browsers[chooser].choices(&company.table).expect("the chooser is asked");
        let action = offer.actions.iter().find(|action| action.starts_with(prefix)).expect(prefix);
        assert_eq!(company.browsers[chooser].act(&company.table, &offer, action).status, 204);
    };
    chooses(&mut here, &region);
    for _ in 0..3 {
        chooses(&mut there, &region);
        let page = there.browsers[chooser].get(&there.table).text;
        let version = between(&page, "data-version=\"", "\"").expect("a version");
        let body = format!("seat={}&version={version}", first.seat);
        let undone = there.browsers[chooser].post(&format!("{}/undo", there.table), &body);
        assert_eq!(undone.status, 204, "{}", undone.text);
    }
    chooses(&mut there, &region);
    let others = (0..=3).filter(|&viewer| viewer != chooser);
    let same = |here: &mut Company, there: &mut Company| {
        for viewer in others.clone() {
            let page = |company: &mut Company| company.browsers[viewer].get(&company.table).text;
            assert_eq!(page(here), page(there), "the page of {viewer}");
        }
    };
    same(&mut here, &mut there);
    // The move itself is seen, and then counted once.
    for company in [&mut here, &mut there] {
        chooses(company, "palace");
        let asked = company.browsers[chooser].choices(&company.table).expect("the chooser is asked");
        if asked.actions[0].starts_with("pay") {
            chooses(company, "pay");
        }
    }
    same(&mut here, &mut there);
    let [one, other] = [&mut here, &mut there].map(Company::heard);
    for viewer in others.clone() {
        let has_moved = one[viewer].contains("data-version");
        assert!(has_moved && one[viewer] == other[viewer], "the stream of {viewer}");
    }
    let [mut here, mut there] = [here, there].map(Company::after_a_restart);
    same(&mut here, &mut there);
}

/// Sending nonsense reveals nothing either: not even whether a rival has chosen already.
#[test]
fn a_nonsense_action_does_not_tell_whether_a_secret_choice_has_begun() {
    let mut company = several_are_asked("lotus", 4);
    let mut offers = company.offers();
    let (rival, theirs) = offers.pop().expect("several are asked");
    let (curious, mine) = offers.pop().expect("several are asked");
    let version = mine.version.parse::<u64>().expect("a number");
    let answers = |company: &mut Company| {
        let ask = |(version, action): (u64, &str)| {
            let body = format!("seat={}&version={version}&action={action}", mine.seat);
            let answer = company.browsers[curious].post(&format!("{}/act", company.table), &body);
            (answer.status, answer.text)
        };
        let tries = [version - 1, version, version + 1, version + 2].map(|version| (version, "nonsense"));
        let legal = [version + 1, version + 2].map(|version| (version, mine.actions[0].as_str()));
        tries.into_iter().chain(legal).map(ask).collect::<Vec<_>>()
    };
    let before = answers(&mut company);
    let statuses: Vec<u16> = before.iter().map(|answer| answer.0).collect();
    assert_eq!(statuses, [409, 422, 409, 409, 409, 409]);
    let chosen = company.browsers[rival].act(&company.table, &theirs, &theirs.actions[0]);
    assert_eq!(chosen.status, 204, "{}", chosen.text);
    assert_eq!(answers(&mut company), before);
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

/// R1.6 of China: hands are hidden, except for cards that everybody saw.
#[test]
fn no_hidden_card_of_china_is_sent_to_a_rival_or_a_spectator() {
    let mut company = Company::sit_down("china", 3);
    for number in 0..50 {
        company.act(number);
    }
    for (viewer, sent) in company.sent.iter().enumerate() {
        for seat in 0..3 {
            let hand = format!("\"hand-{seat}-");
            assert_eq!(sent.contains(&hand), viewer == seat, "the hand of seat {seat} is sent to {viewer}");
        }
        // The owner's log names what they drew, that of the others does not.
        assert_eq!(sent.contains("draws from the pile:"), viewer < 3, "{viewer}");
        assert!(choices(sent).is_some() == (viewer < 3), "{viewer}");
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
    let spectator = company.sent.pop().expect("they looked");
    assert_eq!(faces(&spectator), 0);
    assert!(company.sent.iter().any(|sent| faces(sent) > 0), "owners see their cards");
}

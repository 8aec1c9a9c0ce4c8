//! Too much of what would be allowed.

use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use reqwest::Method;

use crate::Attack;
use crate::browser::Browser;
use crate::stage::{QUICK, Stage, is, is_among, machines, path_of};

pub const ATTACKS: &[Attack] = &[
    Attack { name: "a hundred tables of nothing but masters", run: masters },
    Attack { name: "writes with a new cookie each", run: new_cookies },
    Attack { name: "writes without a cookie", run: no_cookies },
    Attack { name: "a flood of chat", run: chat },
    Attack { name: "a flood of nonsense actions", run: actions },
    Attack { name: "acting and taking back for ever", run: undo },
    Attack { name: "words for the shuffle without end", run: words },
    Attack { name: "all open seats of a public table", run: all_seats },
    Attack { name: "a seat at every public table", run: seats_everywhere },
    Attack { name: "public tables that fill the front page", run: front_page },
    Attack { name: "a rematch asked for by many at once", run: rematch },
    Attack { name: "boards that differ in a comment", run: boards },
    Attack { name: "maps that are as hard to draw as can be", run: hard_maps },
    Attack { name: "pages read without end", run: reads },
    Attack { name: "the longest pages again and again", run: long_pages },
    Attack { name: "one table looked at under a thousand names", run: names },
];

/// How many tables a browser gets when it asks for these as fast as it can.
fn tables(browser: &mut Browser, body: &str, times: usize) -> anyhow::Result<Vec<String>> {
    let mut made = Vec::new();
    for _ in 0..times {
        let answer = browser.post("/new", body);
        is_among(&answer, &[303, 429])?;
        if answer.status == 303 {
            made.push(path_of(&answer)?);
        }
    }
    Ok(made)
}

fn masters(stage: &mut Stage) -> anyhow::Result<()> {
    // Earlier attacks have made tables with bots, too.
    stage.wait_for("tianxia_thinking_queue", 0.0)?;
    let mut attacker = stage.stranger();
    let seats = "game=dragon&players=4&seat-0=master&seat-1=master&seat-2=master&seat-3=master";
    let made = tables(&mut attacker, seats, 100)?;
    ensure!(made.len() <= 6, "{} tables were made", made.len());
    // Tables for people that are then filled with bots, and watched so that they do not wait.
    let mut filler = stage.stranger();
    let seats = "game=dragon&players=4&seat-0=open&seat-1=open&seat-2=open&seat-3=open";
    let made = tables(&mut filler, seats, 20)?;
    ensure!(made.len() > 15, "only {} tables can be filled", made.len());
    let mut watched = Vec::new();
    for table in &made {
        is(&filler.post(&format!("{table}/fill"), "strength=master"), 204, "")?;
        watched.push(filler.ask(Method::GET, &format!("{table}/live")).send()?);
    }
    ensure!(watched.iter().all(|stream| stream.status() == 200), "somebody may watch their tables");
    // Six tables of each attacker may wait for a place to think, and the guest's; on each machine.
    let is_fair = |stage: &Stage| {
        let waiting = stage.metric("tianxia_thinking_queue")?;
        ensure!(waiting <= 13.0 * machines() as f64, "{waiting} tables wait for a place to think");
        Ok(())
    };
    let mut guest = stage.stranger();
    let asked = Instant::now();
    let answer = guest.post("/play/dragon", "");
    is(&answer, 303, "")?;
    let table = path_of(&answer)?;
    while guest.choices(&table).is_none() {
        ensure!(
            asked.elapsed() < Duration::from_secs(30),
            "a guest waits for half a minute without a question"
        );
        is_fair(stage)?;
        std::thread::sleep(Duration::from_millis(50));
    }
    is_fair(stage)
}

/// Of these writes, all from one address, no more are let through than this number of browsers may make: six seconds' worth at
/// once, then as time goes by.
fn only(browsers: usize, writes: impl Iterator<Item = u16>) -> anyhow::Result<()> {
    let begun = Instant::now();
    let (mut kept, mut all) = (0, 0);
    for status in writes {
        all += 1;
        kept += usize::from(status != 429);
    }
    let most = browsers * (60 + 10 * (begun.elapsed().as_secs() as usize + 1));
    ensure!(kept <= most, "{kept} of {all} writes were let through within {:?}", begun.elapsed());
    Ok(())
}

fn new_cookies(stage: &mut Stage) -> anyhow::Result<()> {
    let source = stage.source();
    let chat = format!("{}/chat", stage.finished);
    let nobody = Browser::from_address(stage.address(), Some(source.into()));
    let say = |number: u32| {
        let mut somebody = nobody.clone();
        somebody.get("/");
        somebody.post(&chat, &format!("text=flood&request={number}")).status
    };
    // A network may write like two browsers.
    only(2, (0..900).map(say))
}

fn no_cookies(stage: &mut Stage) -> anyhow::Result<()> {
    let source = stage.source();
    let chat = format!("{}/chat", stage.finished);
    let address = stage.address().to_owned();
    let one = |number| {
        Browser::from_address(&address, Some(source.into()))
            .post(&chat, &format!("text=flood&request={number}"))
            .status
    };
    only(2, (0..300).map(one))
}

fn chat(stage: &mut Stage) -> anyhow::Result<()> {
    let mut stranger = stage.stranger();
    let table = stranger.try_table("dragon", &["me", "me"], "")?;
    let line = "龍".repeat(500);
    let chat = format!("{table}/chat");
    let said = |number| stranger.clone().post(&chat, &format!("text={line}&request={number}")).status;
    only(1, (0..300).map(said))?;
    let page = stranger.get(&table).text.len();
    ensure!(page < 600_000, "the page has {page} bytes");
    Ok(())
}

fn actions(stage: &mut Stage) -> anyhow::Result<()> {
    let mut stranger = stage.stranger();
    let table = stranger.try_table("dragon", &["me", "me"], "")?;
    let act =
        |number| stranger.clone().post(&format!("{table}/act"), &format!("seat=0&version={number}&action=x"));
    let mut wrong = Vec::new();
    let status = |number| act(number).status;
    let seen = |status: &u16| wrong.extend(Some(*status).filter(|it| ![403, 409, 422, 429].contains(it)));
    only(1, (0..300).map(status).inspect(seen))?;
    ensure!(wrong.is_empty(), "{wrong:?}");
    Ok(())
}

fn undo(stage: &mut Stage) -> anyhow::Result<()> {
    let mut stranger = stage.stranger();
    let table = stranger.try_table("dragon", &["me", "me"], "")?;
    for _ in 0..20 {
        let choices = stranger.choices(&table).context("asked again")?;
        is_among(&stranger.act(&table, &choices, &choices.actions[0]), &[204, 429])?;
        let page = stranger.get(&table).text;
        let version = crate::browser::between(&page, "data-version=\"", "\"").context("a version")?;
        let undo = format!("seat={}&version={version}", choices.seat);
        is_among(&stranger.post(&format!("{table}/undo"), &undo), &[204, 422, 429])?;
    }
    Ok(())
}

fn words(stage: &mut Stage) -> anyhow::Result<()> {
    let mut stranger = stage.stranger();
    let table = stranger.try_table("dragon", &["me", "open"], "")?;
    let words = format!("{table}/words");
    let version = |page: &str| crate::browser::between(page, "data-version=\"", "\"").map(str::to_owned);
    is(&stranger.post(&words, "seat=0&words=jade"), 204, "")?;
    let before = version(&stranger.get(&table).text).context("a version")?;
    // The same words again change nothing and are not kept again.
    for _ in 0..5 {
        is(&stranger.post(&words, "seat=0&words=jade"), 204, "")?;
    }
    let after = version(&stranger.get(&table).text);
    ensure!(after.as_ref() == Some(&before), "version {before} became {after:?}");
    only(1, (0..300).map(|number| stranger.clone().post(&words, &format!("seat=0&words={number}")).status))?;
    is(&stranger.get(&table), 200, "")
}

fn all_seats(stage: &mut Stage) -> anyhow::Result<()> {
    let mut host = stage.stranger();
    let table = host.try_table("dragon", &["me", "open", "open", "open"], "&public=yes")?;
    let mut greedy = stage.stranger();
    let sit = |seat: u8| greedy.clone().post(&format!("{table}/sit"), &format!("seat={seat}&name=x")).status;
    let taken = (1..4).map(sit).filter(|status| *status == 204).count();
    ensure!(taken == 1, "one visitor took {taken} seats");
    is(&greedy.get(&table), 200, "")?;
    // With two cookies.
    let table = host.try_table("dragon", &["me", "open", "open"], "&public=yes")?;
    let source = stage.source();
    let sit = |seat: u8| {
        let mut greedy = Browser::from_address(stage.address(), Some(source.into()));
        greedy.get("/");
        greedy.post(&format!("{table}/sit"), &format!("seat={seat}&name=x")).status
    };
    let taken = (1..3).map(sit).filter(|status| *status == 204).count();
    ensure!(taken == 1, "one visitor with two cookies took {taken} seats");
    Ok(())
}

fn seats_everywhere(stage: &mut Stage) -> anyhow::Result<()> {
    let (mut host, mut greedy, mut guest) = (stage.stranger(), stage.stranger(), stage.stranger());
    let mut taken = 0;
    for _ in 0..9 {
        let table = host.try_table("dragon", &["me", "open", "open"], "&public=yes")?;
        let sit = format!("{table}/sit");
        let answer = greedy.post(&sit, "seat=1&name=x");
        is_among(&answer, &[204, 429])?;
        taken += usize::from(answer.status == 204);
        if answer.status == 429 {
            is(&guest.post(&sit, "seat=1&name=y"), 204, "")?;
        }
    }
    ensure!((6..=6 * machines()).contains(&taken), "one visitor waits on {taken} seats");
    Ok(())
}

fn front_page(stage: &mut Stage) -> anyhow::Result<()> {
    let mut honest = stage.stranger();
    let table = honest.try_table("dragon", &["me", "open"], "&public=yes")?;
    let mut vandal = stage.stranger();
    tables(&mut vandal, "game=dragon&players=2&seat-0=me&seat-1=open&public=yes&name=Vandal", 60)?;
    // More of them from other addresses, each with a board as long as may be.
    let board = include_str!("../../../../games/china/boards/china-3-4.toml");
    let filler = format!("# {}%0a", "x".repeat(100)).repeat((60_000 - board.len()) / 106);
    let board = board.replace('%', "%25").replace('+', "%2b").replace('&', "%26");
    let body = format!(
        "game=china&players=3&seat-0=me&seat-1=open&seat-2=open&public=yes&name=Vandal&text-board={filler}{board}"
    );
    let mut made = 0;
    for _ in 0..5 {
        made += tables(&mut stage.stranger(), &body, 15)?.len();
    }
    ensure!(made >= 50, "only {made} tables with boards were made");
    let (mut reader, asked) = (stage.stranger(), Instant::now());
    let page = reader.get("/").text;
    ensure!(asked.elapsed() < QUICK, "the front page takes {:?}", asked.elapsed());
    println!("     the front page beside {made} tables with boards: {:?}", asked.elapsed());
    ensure!(page.contains(&table), "a vandal's tables push others off the front page");
    Ok(())
}

fn rematch(stage: &mut Stage) -> anyhow::Result<()> {
    let path = format!("{}/rematch", stage.finished);
    let anna = stage.anna.clone();
    let asked: Vec<_> = (0..8)
        .map(|_| {
            let (mut anna, path) = (anna.clone(), path.clone());
            std::thread::spawn(move || path_of(&anna.post(&path, "")))
        })
        .collect();
    let mut tables: Vec<String> = asked.into_iter().filter_map(|asked| asked.join().ok()?.ok()).collect();
    tables.dedup();
    ensure!(tables.len() == 1, "a rematch at {tables:?}");
    Ok(())
}

fn boards(stage: &mut Stage) -> anyhow::Result<()> {
    let board = include_str!("../../../../games/china/boards/china-3-4.toml");
    let mut stranger = stage.stranger();
    for number in 0..60 {
        let text = format!("# {number}\n{board}").replace('%', "%25").replace('+', "%2b").replace('&', "%26");
        let body = format!("game=china&players=3&seat-0=me&seat-1=me&seat-2=me&text-board={text}");
        is_among(&stranger.post("/new", &body), &[303, 429])?;
    }
    // Another's board is still taken.
    let text = board.replace('%', "%25").replace('+', "%2b").replace('&', "%26");
    let body = format!("game=china&players=3&seat-0=me&seat-1=me&seat-2=me&text-board=%23 mine%0a{text}");
    is(&stage.stranger().post("/new", &body), 303, "")
}

fn hard_maps(stage: &mut Stage) -> anyhow::Result<()> {
    let maps = [
        ("china", include_str!("../../../../games/china/boards/china-3-4.toml"), 11),
        ("ming", include_str!("../../../../games/ming/boards/ming.toml"), 18),
        ("lotus", include_str!("../../../../games/lotus/boards/lotus.toml"), 39),
    ];
    for (game, text, areas) in maps {
        for (number, shape) in [saw as Shape, spikes].into_iter().enumerate() {
            let corners = ((60_000 - text.len()) / areas / 12).min(490);
            let mut place = 0;
            let line = |line: &str| match line.split_once(" = ") {
                Some((key @ ("outline" | "polygon"), _)) => {
                    place += 1;
                    format!("{key} = [{}]", shape(corners, if game == "china" { 0 } else { place }))
                }
                Some(("canvas", _)) => "canvas = [4000, 4000]".to_owned(),
                _ => line.to_owned(),
            };
            let map: Vec<String> = text.lines().filter(|line| !line.starts_with('#')).map(line).collect();
            let map = map.join("\n").replace('%', "%25").replace('+', "%2b").replace('&', "%26");
            let body = format!("game={game}&players=3&seat-0=me&seat-1=me&seat-2=me&text-board={map}");
            let mut stranger = stage.stranger();
            let made = stranger.post("/new", &body);
            is(&made, 303, "")?;
            // However long it takes, it holds up nobody else.
            let (path, mut other, asked) = (path_of(&made)?, stage.stranger(), Instant::now());
            let page = std::thread::scope(|scope| {
                let page = scope.spawn(|| stranger.get(&path));
                while !page.is_finished() {
                    is(&other.get("/healthz"), 200, "")?;
                    std::thread::sleep(Duration::from_millis(20));
                }
                page.join().map_err(|_| anyhow::anyhow!("the page did not come"))
            })?;
            is(&page, 200, "")?;
            let (took, bytes) = (asked.elapsed(), page.text.len());
            println!("     map {number} of {game}: {took:?}, {bytes} bytes");
            ensure!(bytes < 1_500_000, "map {number} of {game} has {bytes} bytes");
        }
    }
    Ok(())
}

type Shape = fn(usize, usize) -> String;

/// A square with teeth, in which there is much room to try and little to stand: all areas lie on each other.
fn saw(corners: usize, _: usize) -> String {
    let side = corners / 4;
    let step = 800 / side;
    let tooth = |number: usize| [number * step, number % 2];
    let points = (0..4 * side).map(|corner| {
        let [along, across] = tooth(corner % side);
        let [x, y] = match corner / side {
            0 => [along, across],
            1 => [800 - across, along],
            2 => [800 - along, 800 - across],
            _ => [across, 800 - along],
        };
        format!("[{x},{y}]")
    });
    points.collect::<Vec<_>>().join(",")
}

/// Long thin spikes, each area's apart from the others': all of it is coast.
fn spikes(corners: usize, place: usize) -> String {
    let points = (0..corners).map(|corner| {
        format!("[{},{}]", corner * 4000 / corners, if corner % 2 == 0 { place } else { 3990 - place })
    });
    points.collect::<Vec<_>>().join(",")
}

fn reads(stage: &mut Stage) -> anyhow::Result<()> {
    let mut stranger = stage.stranger();
    let begun = Instant::now();
    let statuses: Vec<u16> = (0..2000).map(|_| stranger.get("/healthz?").status).collect();
    ensure!(statuses.iter().all(|status| *status == 200), "whoever watches over the site is not counted");
    let statuses: Vec<u16> = (0..2000).map(|_| stranger.get("/rules/nothing").status).collect();
    let read = statuses.iter().filter(|status| **status == 404).count();
    // Six seconds' worth at once, then as time goes by.
    let most = 100 * (6 + begun.elapsed().as_secs() as usize + 1);
    ensure!(read <= most && (read == 2000 || statuses.contains(&429)), "{read} pages were read");
    is(&stage.stranger().get("/"), 200, "")
}

fn long_pages(stage: &mut Stage) -> anyhow::Result<()> {
    let mut stranger = stage.stranger();
    let paths =
        [format!("{}/log", stage.finished), "/rules/longwang".into(), format!("{}?at=100", stage.finished)];
    // They are pages like others: fewer than anybody may read at once are all there, and always the same.
    let first = paths.each_ref().map(|path| stranger.get(path).text);
    for _ in 0..30 {
        for (path, first) in paths.iter().zip(&first) {
            let page = stranger.get(path);
            is(&page, 200, "</html>")?;
            ensure!(page.text == *first, "{path} has changed");
        }
    }
    let asked = Instant::now();
    is(&stage.stranger().get("/"), 200, "")?;
    ensure!(asked.elapsed() < QUICK, "afterwards the front page takes {:?}", asked.elapsed());
    Ok(())
}

fn names(stage: &mut Stage) -> anyhow::Result<()> {
    let source = stage.source();
    let mut somebody = Browser::from_address(stage.address(), Some(source.into()));
    let before = stage.anna.get(&stage.running).text.len();
    let mut read = 0;
    for number in 0..1000 {
        somebody.cookies.clear();
        somebody.cookies.insert("name".into(), format!("4e{number:04x}"));
        let page = somebody.get(&stage.running);
        match page.status {
            200 => read += 1,
            _ => is(&page, 429, "")?,
        }
    }
    // As many as one name could have read.
    ensure!(read >= 600, "only {read} of 1,000 pages came");
    // Whoever looks leaves nothing behind.
    let after = stage.anna.get(&stage.running).text.len();
    ensure!(before == after, "a page of {before} bytes now has {after}");
    Ok(())
}

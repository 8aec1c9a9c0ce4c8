//! A table is one picture: everything for a decision is in the window, and nothing in it jumps or blinks.

use serde::Deserialize;
use serde_json::json;

use crate::browser::Browser;
use crate::house::House;

/// Windows of desks, and of phones and tablets upright and on their side; a tablet is a large phone.
const DESKS: [(u32, u32); 3] = [(1280, 720), (1440, 900), (1920, 1080)];
const PHONES: [(u32, u32); 5] = [(844, 390), (390, 844), (320, 568), (768, 1024), (1024, 768)];

/// Most that the first page of a table may weigh, with everything it needs, in bytes.
const FIRST_PAGE: u64 = 150_000;

/// What the checks share. An element is in sight if no edge of the window or of a box that scrolls cuts it off.
const SIGHT: &str = "
    const box = element => element.getBoundingClientRect();
    const within = (a, b) => a.left >= b.left - 2 && a.top >= b.top - 2 && a.right <= b.right + 2 && a.bottom <= b.bottom + 2;
    const inSight = element => {
        const place = box(element);
        for (let outer = element.parentElement; outer; outer = outer.parentElement)
            if (outer !== document.body && getComputedStyle(outer).overflowY !== 'visible' && !within(place, box(outer))) return false;
        return within(place, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    };
    // Nothing lies on top: of a place on a map at least a part can be hit, of everything else all.
    const places = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = element => { const { left, top, width, height } = box(element);
        return places.flatMap(x => places.map(y => document.elementFromPoint(left + x * width, top + y * height))); };
    const isFree = element => points(element).some(hit => element.contains(hit));
    const isOnTop = element => points(element).every(hit => element.contains(hit) || hit?.contains(element));
    const covered = (css, test) => all(css).filter(element => !test(element)).map(element => `covered: ${name(element)}`);
    const all = css => [...document.querySelectorAll(css)].filter(element => element.checkVisibility());
    const name = element => element.id || element.outerHTML.slice(0, 90);
    const hidden = css => all(css).filter(element => !inSight(element)).map(name);";

#[tokio::test]
async fn everything_for_a_decision_is_in_the_window() {
    let house = House::open().await;
    let browser = house.browser().await;
    games::shelve();
    // A game that has just been made, without an example, may be over by then.
    for game in shelf::games().iter().filter(|game| game.example.is_some()) {
        for players in game.players.clone() {
            make_table(&browser, game.id, players).await;
            decide(&browser, 5).await;
            in_every_window(&browser, &format!("{} with {players} players", game.id)).await;
        }
    }
    // What lies on the map later: a scoring, a vote.
    for (game, panel) in
        [("ming", ".tray .thinking"), ("lotus", ".fighters [data-choices], .play [data-choices]")]
    {
        // Not every game of chance comes to it; the next one may.
        for _ in 0..20 {
            make_table(&browser, game, 3).await;
            while !browser.has(panel).await && !browser.until_asked().await.over {
                decide(&browser, 1).await;
            }
            if browser.has(panel).await {
                break;
            }
        }
        browser.until_there(panel).await;
        in_every_window(&browser, &format!("{game} with {panel}")).await;
    }
    browser.close().await;
}

async fn in_every_window(browser: &Browser, name: &str) {
    for window in DESKS {
        browser.window(window).await;
        on_a_desk(browser, &format!("{name} at {window:?}")).await;
    }
    for window in PHONES {
        browser.window(window).await;
        browser.reload().await;
        browser.until_asked().await;
        on_a_phone(browser, &format!("{name} at {window:?}")).await;
    }
    browser.window(DESKS[0]).await;
}

/// Opens a table against bots.
async fn make_table(browser: &Browser, game: &str, players: u8) {
    browser.window(DESKS[0]).await;
    browser.go(&format!("/new?game={game}")).await;
    let fill = "const form = document.querySelector('form.stack');
        form.elements.players.value = arguments[0];
        for (let seat = 1; seat < arguments[0]; seat++) form.elements[`seat-${seat}`].value = 'apprentice';
        form.submit();";
    browser.js_with::<()>(fill, vec![json!(players)]).await;
    browser.until_asked().await;
}

/// Makes some decisions, each time another.
async fn decide(browser: &Browser, decisions: usize) {
    for _ in 0..decisions {
        let status = browser.until_asked().await;
        if status.over {
            return;
        }
        // What has just appeared cannot be pressed.
        browser.until("!document.body.classList.contains('settling')").await;
        let press = "const buttons = document.querySelectorAll('#choices button');
            buttons[arguments[0] % buttons.length].click();";
        browser.js_with::<()>(press, vec![json!(status.steps * 7)]).await;
        browser.until_after(&status).await;
    }
    browser.until_asked().await;
}

/// The board, the own things, everybody's state, the question, every spot and the latest entry: all without scrolling.
async fn on_a_desk(browser: &Browser, name: &str) {
    let measure = format!(
        "{SIGHT}
        const heights = [box(document.querySelector('.top')).height, box(document.querySelector('#status')).height];
        const empty = ['#board .map, #board #year', '#board .mine', '#rivals > *', '#status h1', '#choices button', '#entries li']
            .filter(css => all(css).length === 0).map(css => `nothing is ${{css}}`);
        return [
            ...empty,
            ...hidden('#board .mat > *, #rivals > *, #rivals li, #status h1, #board [data-choices], #tabs label, #entries li:last-child'),
            ...covered('#board [data-choices]', isFree),
            ...covered('#status h1, #entries, #history, #news', isOnTop),
            ...(heights[0] <= 41 ? [] : [`the top line is ${{heights[0]}} px high`]),
            ...(Math.abs(heights[1] - 56) < 1 ? [] : [`the bar is ${{heights[1]}} px high`]),
            ...(document.scrollingElement.scrollHeight <= innerHeight ? [] : ['the page scrolls']),
        ];"
    );
    // The log scrolls to its end when the window has changed.
    let last =
        format!("(() => {{ {SIGHT} return inSight(document.querySelector('#entries li:last-child')); }})()");
    browser.until(&last).await;
    browser.until_at_rest().await;
    let bad: Vec<String> = browser.js(&measure).await;
    if !bad.is_empty() {
        let picture = browser.picture("frame").await;
        panic!("{name}: not in sight: {bad:#?}\nseen in {}", picture.display());
    }
}

/// The question, a choice, the tabs and a good part of the board are in sight, and a place on it that answers.
async fn on_a_phone(browser: &Browser, name: &str) {
    let spot = format!(
        "(() => {{ {SIGHT} return all('#board [data-choices]').some(spot => {{
            const [place, stage] = [box(spot), box(document.querySelector('.stage'))];
            return place.bottom > stage.top + 20 && place.top < stage.bottom - 20; }}); }})()"
    );
    browser.until(&spot).await;
    let measure = format!(
        "{SIGHT}
        const stage = box(document.querySelector('.stage'));
        const share = stage.width * stage.height / innerWidth / innerHeight;
        return [
            ...hidden('.top, .stage, #status, #status h1, #tabs label'),
            ...covered('#status h1, .stage, #news', isOnTop),
            ...(all('#choices button').some(inSight) || box(document.querySelector('#choices')).width > 100 ? [] : ['no choice']),
            ...(share > 0.4 ? [] : [`the board has ${{Math.round(share * 100)}} % of the window`]),
            ...(document.scrollingElement.scrollHeight <= innerHeight ? [] : ['the page scrolls']),
        ];"
    );
    let bad: Vec<String> = browser.js(&measure).await;
    assert!(bad.is_empty(), "{name}: {bad:#?}");
}

/// Counts how far things jump by themselves, animations of what was there already, pieces on their way, and events and
/// scorings with their figures.
const WATCH: &str = "
    window.watched = { jumps: [], blinks: [], flights: 0, largest: 0, longest: 0, reports: 0, paints: [] };
    let pressed = null;
    document.addEventListener('click', () => pressed = performance.now());
    new MutationObserver(() => {
        if (pressed === null) return;
        const begun = pressed;
        pressed = null;
        requestAnimationFrame(() => setTimeout(() => watched.paints.push(performance.now() - begun)));
    }).observe(document.querySelector('#table'), { subtree: true, attributeFilter: ['data-version'] });
    new PerformanceObserver(list => {
        for (const entry of list.getEntries())
            watched.jumps.push([entry.value, entry.sources.map(({ node, previousRect: from, currentRect: to }) =>
                `${node?.id || node?.parentElement?.outerHTML.slice(0, 80)} ${[from.x, from.y, to.x, to.y].map(Math.round)}`)]);
    }).observe({ type: 'layout-shift', buffered: true });
    window.old = new WeakSet(document.querySelectorAll('#board *'));
    document.addEventListener('animationstart', event => old.has(event.target) && watched.blinks.push(event.target.outerHTML.slice(0, 90)));
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const inSky = Boolean(this.closest('.sky'));
        if (old.has(this) && !inSky && frames.some(frame => 'opacity' in frame)) watched.blinks.push(this.outerHTML.slice(0, 90));
        if (inSky) watched.flights += 1;
        if (inSky) watched.largest = Math.max(watched.largest, Math.round(this.getBoundingClientRect().width));
        if (options.duration) watched.longest = Math.max(watched.longest, options.duration);
        old.add(this);
        return animate.call(this, frames, options);
    };";

/// What a watcher has seen.
#[derive(Debug, Default, Deserialize)]
struct Seen {
    /// How far, and what from where to where.
    jumps: Vec<(f64, Vec<String>)>,
    blinks: Vec<String>,
    flights: usize,
    /// The width of the largest piece on its way, in pixels.
    largest: u32,
    longest: u32,
    reports: usize,
    /// Milliseconds from each press to the picture of what it did.
    paints: Vec<f64>,
}

#[tokio::test]
async fn nothing_jumps_and_nothing_blinks_in_a_game_of_lotus() {
    stays_calm("lotus", 3, DESKS[0]).await;
}

#[tokio::test]
async fn nothing_jumps_and_nothing_blinks_in_a_game_of_ming() {
    stays_calm("ming", 3, DESKS[0]).await;
}

#[tokio::test]
async fn nothing_jumps_and_nothing_blinks_in_a_game_of_dragon() {
    stays_calm("dragon", 3, DESKS[0]).await;
}

#[tokio::test]
async fn nothing_jumps_and_nothing_blinks_in_a_game_of_china() {
    stays_calm("china", 3, DESKS[0]).await;
}

#[tokio::test]
async fn nothing_jumps_and_nothing_blinks_in_a_game_of_longwang() {
    stays_calm("longwang", 4, DESKS[0]).await;
}

#[tokio::test]
async fn nothing_jumps_and_nothing_blinks_on_a_phone() {
    stays_calm("china", 3, PHONES[1]).await;
}

/// A whole game without a hand on the mouse: every jump counts. Cards fly from the hand, and events and scorings are told
/// with their figures.
async fn stays_calm(game: &str, players: u8, window: (u32, u32)) {
    let house = House::open().await;
    let browser = house.browser().await;
    make_table(&browser, game, players).await;
    browser.window(window).await;
    browser.cdp("Network.clearBrowserCache", json!({})).await;
    browser.reload().await;
    browser.until_asked().await;
    let weight = "return ['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind))
        .reduce((sum, entry) => sum + entry.transferSize, 0)";
    let weight: u64 = browser.js(weight).await;
    assert!(weight > 10_000 && weight < FIRST_PAGE, "{game}: the first page weighs {weight} bytes");
    browser.js::<()>(WATCH).await;
    let (mut decisions, mut seen) = (0, Seen::default());
    while !browser.until_asked().await.over && decisions < 400 {
        // What is asked after the last decision changes the shape of the page, which then shows the result.
        seen = browser
            .js("watched.reports += document.querySelectorAll('.report dd').length; return watched")
            .await;
        decide(&browser, 1).await;
        decisions += 1;
    }
    assert!(decisions > 15, "a game of {decisions} decisions");
    let sum: f64 = seen.jumps.iter().map(|jump| jump.0).sum();
    seen.paints.sort_by(f64::total_cmp);
    let p95 = seen.paints[seen.paints.len() * 95 / 100];
    println!(
        "{game} at {window:?}: {weight} bytes, layout shift {sum:.4} in {decisions} decisions, {} flights, {} figures, \
         press to picture p95 {p95:.0} ms",
        seen.flights, seen.reports
    );
    // How long it takes on a quiet machine is another question; here it must not hang.
    assert!(p95 < 10_000.0, "{game}: {p95} ms from a press to its picture");
    seen.jumps.sort_by(|one, other| other.0.total_cmp(&one.0));
    let worst = &seen.jumps[..seen.jumps.len().min(8)];
    assert!(sum < 0.05, "{game}: a layout shift of {sum} in {decisions} decisions: {worst:#?}");
    assert!(seen.blinks.is_empty(), "{game}: {:#?}", seen.blinks);
    assert!(seen.longest <= 500, "{game}: something travels for {} ms", seen.longest);
    assert!(seen.largest <= window.0 / 6, "{game}: something {} px wide flies", seen.largest);
    assert!(seen.flights > 0 || game == "lotus", "{game}: no card flies");
    assert!(seen.reports > 0, "{game}: no event or scoring is told with its figures");
    browser.close().await;
}

//! A real browser, and what a person does with it. Everything that goes wrong fails the test.

use std::cell::{Cell, RefCell};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::prelude::*;
use thirtyfour::{ChromiumLikeCapabilities, LoggingPrefsLogLevel};

use crate::machine;
pub use crate::screen::Screen;

/// The longest that anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// After how long a condition is looked at again at first, and at most: each look costs the browser time that others could use.
const SOON: Duration = Duration::from_millis(10);
const LATER: Duration = Duration::from_millis(80);

/// A browser with a profile of its own.
pub struct Browser {
    driver: WebDriver,
    home: String,
    screen: Cell<Screen>,
    still: Cell<bool>,
    forgiven: RefCell<Vec<&'static str>>,
    closed: Cell<bool>,
    _profile: TempDir,
}

impl Browser {
    /// Opens a browser whose person reads this language.
    pub async fn open(driver: &str, home: String, lang: &str) -> Browser {
        let profile = TempDir::new().expect("a folder for the profile");
        let mut chrome = DesiredCapabilities::chrome();
        let quiet = ["no-sandbox", "disable-gpu", "disable-quic", "no-first-run", "disable-sync", "headless"];
        let still = ["disable-background-networking", "disable-component-update", "disable-dev-shm-usage"];
        for flag in quiet.into_iter().chain(still) {
            chrome.add_arg(&format!("--{flag}")).expect("a flag");
        }
        chrome.add_arg(&format!("--user-data-dir={}", profile.path().display())).expect("a flag");
        chrome.add_arg(&format!("--accept-lang={lang}")).expect("a flag");
        chrome.set_browser_log_level(LoggingPrefsLogLevel::All).expect("a level");
        let driver = WebDriver::new(driver, chrome).await.expect("Chromium starts");
        let screen = Cell::new(Screen::Desktop);
        let browser = Browser {
            driver,
            home,
            screen,
            still: Cell::new(false),
            forgiven: RefCell::default(),
            closed: Cell::new(false),
            _profile: profile,
        };
        browser.cdp("Emulation.setScrollbarsHidden", json!({ "hidden": true })).await;
        // Most tests want to see at once what others do, and to be asked once.
        let likes = "for (const [key, value] of [['pace', 'instant'], ['confirm', 'off']])
            if (location.protocol === 'http:' && localStorage.getItem(key) === null) localStorage.setItem(key, value);";
        // What the last presses hit, to be told when something was waited for in vain.
        let presses = "window.presses = [];
            for (const kind of ['pointerdown', 'pointerup', 'click']) addEventListener(kind, ({ target }) => {
                const spot = target.closest?.('[data-choices], button, a')?.id;
                presses = [...presses.slice(-8), `${kind} ${Math.round(performance.now())}: ${target.nodeName} in ${spot}`];
            }, true);";
        let source = format!("{likes} {presses}");
        browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
        // And they know the games.
        games::shelve();
        let told = shelf::games().iter().map(|game| game.id).collect::<Vec<_>>().join(".");
        let told = json!({ "name": "told", "value": told, "url": browser.home });
        browser.cdp("Network.setCookie", told).await;
        browser.look(Screen::Desktop, false).await;
        browser
    }

    /// Changes the screen, and whether it is dark.
    pub async fn look(&self, screen: Screen, dark: bool) {
        self.screen.set(screen);
        self.resize(screen.size()).await;
        let touch = screen != Screen::Desktop;
        self.cdp(
            "Emulation.setTouchEmulationEnabled",
            json!({ "enabled": touch, "maxTouchPoints": if touch { 2 } else { 1 } }),
        )
        .await;
        let scheme = if dark { "dark" } else { "light" };
        let motion = if self.still.get() { "reduce" } else { "no-preference" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        self.cdp("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// From now on this person wants nothing to move, which is faster to test.
    pub async fn hold_still(&self) {
        self.still.set(true);
        self.look(self.screen.get(), false).await;
    }

    /// The screen as it was set last.
    pub fn screen(&self) -> Screen {
        self.screen.get()
    }

    /// Makes the window this large; one smaller than a desk's is a phone's or a tablet's, for fingers.
    pub async fn window(&self, size: (u32, u32)) {
        let phone = size.0 < 1100;
        self.look(if phone { Screen::Phone } else { Screen::Desktop }, false).await;
        self.resize(size).await;
    }

    async fn resize(&self, (width, height): (u32, u32)) {
        let mobile = self.screen.get() != Screen::Desktop;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        self.cdp("Emulation.setDeviceMetricsOverride", metrics).await;
    }

    /// A command of the browser's own protocol.
    pub async fn cdp(&self, method: &str, parameters: Value) -> Value {
        self.driver
            .cdp()
            .send_raw(method, parameters)
            .await
            .unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// Opens a page: a path of the site, or a whole address.
    pub async fn go(&self, place: &str) {
        let address = if place.starts_with('/') { format!("{}{place}", self.home) } else { place.to_owned() };
        self.driver.goto(address.as_str()).await.unwrap_or_else(|error| panic!("{address}: {error}"));
    }

    /// Loads the page again.
    pub async fn reload(&self) {
        self.driver.refresh().await.expect("the page loads again");
    }

    /// The path and query of the page.
    pub async fn place(&self) -> String {
        self.js("return location.pathname + location.search").await
    }

    /// What a script returns.
    pub async fn js<T: DeserializeOwned>(&self, script: &str) -> T {
        self.js_with(script, Vec::new()).await
    }

    /// What a script with arguments returns.
    pub async fn js_with<T: DeserializeOwned>(&self, script: &str, arguments: Vec<Value>) -> T {
        let answer = self.driver.execute(script, arguments).await;
        let answer = answer.and_then(|answer| answer.convert());
        answer.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Waits until an expression is true on the page.
    pub async fn until(&self, expression: &str) {
        let script = format!("return Boolean({expression})");
        let begun = Instant::now();
        let mut pause = SOON;
        while begun.elapsed() < PATIENCE {
            // While a page is being left its scripts may fail; the next page answers.
            let answer = self.driver.execute(script.as_str(), Vec::new()).await;
            if answer.is_ok_and(|answer| answer.json() == &Value::Bool(true)) {
                return;
            }
            tokio::time::sleep(pause).await;
            pause = LATER.min(pause * 3 / 2);
        }
        let picture = self.picture("failed").await;
        let says: String = self
            .js("return [location.href, document.body.className, ...presses, document.body.innerText].join('\\n')")
            .await;
        panic!("never true: {expression}\nseen in {}:\n{says}", picture.display());
    }

    /// Waits until something is there to see.
    pub async fn until_there(&self, css: &str) {
        self.until(&format!("document.querySelector({})?.checkVisibility()", json!(css))).await;
    }

    /// Waits until nothing moves where the element is: nobody aims at what is about to be elsewhere.
    async fn until_still(&self, css: &str) {
        // What merely appears stays where it is.
        let moves =
            "one => one.transitionProperty || one.effect.getKeyframes().some(frame => 'translate' in frame)";
        let still = format!(
            "(place => document.getAnimations().filter({moves})
            .map(one => one.effect.target.getBoundingClientRect())
            .every(box => box.right < place.left || place.right < box.left
                || box.bottom < place.top || place.bottom < box.top))"
        );
        self.until(&format!("{still}(document.querySelector({}).getBoundingClientRect())", json!(css))).await;
    }

    /// Waits until nothing is on its way: a card that flies to where it was played covers what is below it. What glows glows
    /// for ever.
    pub async fn until_at_rest(&self) {
        self.until(
            "document.getAnimations().every(one =>
                one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity)",
        )
        .await;
    }

    /// Waits until new choices can be pressed: what has just appeared is not meant by a press.
    pub async fn until_settled(&self) {
        self.until("!document.body.classList.contains('settling')").await;
    }

    /// Whether something is on the page.
    pub async fn has(&self, css: &str) -> bool {
        self.count(css).await > 0
    }

    /// How many of these are on the page.
    pub async fn count(&self, css: &str) -> usize {
        self.js_with("return document.querySelectorAll(arguments[0]).length", vec![json!(css)]).await
    }

    /// The text that is seen in an element.
    pub async fn text(&self, css: &str) -> String {
        self.js_with("return document.querySelector(arguments[0]).innerText.trim()", vec![json!(css)]).await
    }

    /// Clicks where the element is, as a mouse does.
    pub async fn click(&self, css: &str) {
        let (x, y) = self.point_of(css).await;
        let chain = self.driver.action_chain_with_delay(None, None).move_to(x, y).click();
        chain.perform().await.unwrap_or_else(|error| panic!("a click on {css}: {error}"));
    }

    /// Clicks where the mouse is, whatever is there now.
    pub async fn click_there(&self) {
        self.until_settled().await;
        let chain = self.driver.action_chain_with_delay(None, None).click();
        chain.perform().await.expect("the mouse clicks");
    }

    /// Presses where the element is, and lets go only once something is true.
    pub async fn press_slowly(&self, css: &str, expression: &str) {
        let (x, y) = self.point_of(css).await;
        let chain = || self.driver.action_chain_with_delay(None, None);
        chain().move_to(x, y).click_and_hold().perform().await.expect("the mouse presses");
        self.until(expression).await;
        chain().release().perform().await.expect("the mouse lets go");
    }

    /// Moves the mouse to where the element is.
    pub async fn hover(&self, css: &str) {
        let (x, y) = self.point_of(css).await;
        let chain = self.driver.action_chain_with_delay(None, None).move_to(1, 1).move_to(x, y);
        chain.perform().await.unwrap_or_else(|error| panic!("the way to {css}: {error}"));
    }

    /// Two fingers on the element, which spread to twice their distance.
    pub async fn pinch(&self, css: &str) {
        let (x, y) = self.point_of(css).await;
        let fingers =
            |apart: i64| json!([{ "x": x - apart, "y": y, "id": 0 }, { "x": x + apart, "y": y, "id": 1 }]);
        for (kind, points) in [
            ("touchStart", fingers(40)),
            ("touchMove", fingers(60)),
            ("touchMove", fingers(80)),
            ("touchEnd", json!([])),
        ] {
            self.cdp("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
        }
    }

    /// Taps where the element is, as a finger does.
    pub async fn tap(&self, css: &str) {
        let (x, y) = self.point_of(css).await;
        let touch = json!([{ "x": x, "y": y }]);
        self.cdp("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": touch })).await;
        self.cdp("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await;
    }

    /// Beside a board one leaf is seen at a time: opens the one with this element, if there is such a thing.
    async fn open_leaf(&self, css: &str) {
        let open = "const leaf = document.querySelector(arguments[0])?.closest('[class^=leaf-]');
            if (leaf && !leaf.checkVisibility()) document.getElementById(leaf.className.replace('leaf', 'tab')).click();";
        self.js_with::<()>(open, vec![json!(css)]).await;
    }

    /// Where a person would point at an element: its middle or, if that belongs to something else, as on a map, the
    /// point next to it that is the element's own.
    async fn point_of(&self, css: &str) -> (i64, i64) {
        self.open_leaf(css).await;
        self.until_there(css).await;
        self.until_settled().await;
        self.until_still(css).await;
        let find = "const element = document.querySelector(arguments[0]);
            element.scrollIntoView({ block: 'center', behavior: 'instant' });
            const box = element.getBoundingClientRect();
            const steps = [...Array(21).keys()].map(step => (step + 0.5) / 21);
            const points = steps.flatMap(x => steps.map(y => ({ x, y, far: Math.hypot(x - 0.5, y - 0.5) })));
            for (const { x, y } of points.sort((a, b) => a.far - b.far)) {
                const [left, top] = [Math.floor(box.x + x * box.width), Math.floor(box.y + y * box.height)];
                if (element.contains(document.elementFromPoint(left, top))) return [left, top];
            }";
        let point: Option<(i64, i64)> = self.js_with(find, vec![json!(css)]).await;
        match point {
            Some(point) => point,
            None => {
                let picture = self.picture("failed").await;
                panic!("no point of {css} can be hit\nseen in {}", picture.display());
            }
        }
    }

    /// Presses keys, one after the other.
    pub async fn keys(&self, keys: impl Into<TypingData>) {
        self.until_settled().await;
        let chain = self.driver.action_chain_with_delay(None, None).send_keys(keys);
        chain.perform().await.expect("the keys are pressed");
    }

    /// Presses Control and a letter.
    pub async fn control(&self, letter: char) {
        self.until_settled().await;
        let chain = self.driver.action_chain_with_delay(None, None);
        let chain = chain.key_down(Key::Control).send_keys(letter.to_string()).key_up(Key::Control);
        chain.perform().await.expect("the keys are pressed");
    }

    /// Types into a field.
    pub async fn write(&self, css: &str, text: &str) {
        self.open_leaf(css).await;
        self.until_there(css).await;
        let field = self.driver.find(By::Css(css)).await.expect("the field is there");
        field.clear().await.expect("the field is empty");
        field.send_keys(text).await.expect("the field takes text");
    }

    /// Chooses in a list, as a form is filled in.
    pub async fn choose(&self, css: &str, value: &str) {
        self.until_there(css).await;
        let option = format!("{css} option[value='{value}']");
        let option = self.driver.find(By::Css(option)).await.expect("the list has it");
        option.click().await.expect("it can be chosen");
    }

    /// Writes the whole page as a picture.
    pub async fn picture(&self, name: &str) -> PathBuf {
        let folder = machine::target().join("screenshots");
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        let (width, height) = self.screen.get().size();
        let whole: u32 = self.js("return document.documentElement.scrollHeight").await;
        self.resize((width, whole.clamp(height, 8000))).await;
        let path = folder.join(Path::new(name).with_extension("png"));
        self.driver.screenshot(&path).await.expect("a picture is taken");
        self.resize((width, height)).await;
        path
    }

    /// From now on a console message with these words is expected.
    pub fn forgive(&self, words: &'static str) {
        self.forgiven.borrow_mut().push(words);
    }

    /// Closes the browser; its console must be empty.
    pub async fn close(self) {
        self.closed.set(true);
        let log = self.driver.browser_log().await.expect("chromedriver keeps a log");
        let forgiven = self.forgiven.take();
        let bad: Vec<_> = log
            .iter()
            .filter(|entry| ["SEVERE", "WARNING"].contains(&entry.level.as_str()))
            .filter(|entry| !forgiven.iter().any(|words| entry.message.contains(words)))
            .map(|entry| &entry.message)
            .collect();
        assert!(bad.is_empty(), "the console says: {bad:#?}");
        self.driver.clone().quit().await.expect("Chromium ends");
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if std::thread::panicking() {
            // The house ends the browser; saying goodbye to it politely may take minutes.
            let _ = self.driver.clone().leak();
        } else {
            assert!(self.closed.get(), "close the browser, so that its console is looked at");
        }
    }
}

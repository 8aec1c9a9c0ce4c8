//! What a person does at a table.

use serde::Deserialize;
use serde_json::json;

use crate::browser::Browser;

/// What the top of a table's page says.
#[derive(Clone, Debug, Deserialize)]
pub struct Status {
    /// The version of the table.
    pub version: u64,
    /// Steps of the moment that is shown.
    pub steps: usize,
    /// Whether this browser is asked.
    pub mine: bool,
    /// Whether the result is there.
    pub over: bool,
}

const STATUS: &str = "(() => {
    const status = document.querySelector('#status')?.dataset;
    return status && {
        version: Number(status.version),
        steps: Number(status.steps),
        // A question with one answer is answered by itself.
        mine: status.turn === 'mine' && document.querySelectorAll('#choices button').length !== 1,
        over: Boolean(document.querySelector('#result')),
    };
})()";

impl Browser {
    /// Makes a table of In the Year of the Dragon with these seats; gives its path.
    pub async fn make_table(&self, name: &str, seats: &[&str]) -> String {
        self.make_table_of("dragon", name, seats).await
    }

    /// Makes a table of any game with these seats; gives its path.
    pub async fn make_table_of(&self, game: &str, name: &str, seats: &[&str]) -> String {
        self.go(&format!("/new?game={game}")).await;
        self.write("form.stack input[name=name]", name).await;
        self.choose("select[name=players]", &seats.len().to_string()).await;
        for (number, seat) in seats.iter().enumerate() {
            self.choose(&format!("select[name=seat-{number}]"), seat).await;
        }
        self.click("form.stack button.primary").await;
        self.until_there("#table").await;
        self.place().await
    }

    /// What the top of the page says.
    pub async fn status(&self) -> Status {
        self.js(&format!("return {STATUS}")).await
    }

    /// Waits until this is true of the status, which is `it`.
    pub async fn until_status(&self, expression: &str) -> Status {
        self.until(&format!("(it => it && ({expression}))({STATUS})")).await;
        self.status().await
    }

    /// Waits until this browser is asked or the game is over.
    pub async fn until_asked(&self) -> Status {
        self.until_status("it.mine || it.over").await
    }

    /// Waits until the page has gone on from a status.
    pub async fn until_after(&self, status: &Status) -> Status {
        self.until_status(&format!("it.version > {}", status.version)).await
    }

    /// What glows on the board. Everything that can be done glows somewhere.
    pub async fn glowing(&self) -> Vec<String> {
        let dark: Vec<String> = self
            .js("const lit = [...document.querySelectorAll('[data-choices]')].filter(spot => spot.checkVisibility())
                    .flatMap(spot => spot.dataset.choices.split(' ').map(Number));
                return [...document.querySelectorAll('#choices button')]
                    .filter((_, number) => !lit.includes(number)).map(button => button.innerText);")
            .await;
        assert!(dark.is_empty(), "choices without a place on the board: {dark:?}");
        self.js("return [...document.querySelectorAll('[data-choices]')]
                .filter(spot => spot.checkVisibility()).map(spot => spot.id)")
            .await
    }

    /// Decides by clicking something that glows, and the first of a menu if one opens.
    pub async fn click_a_spot(&self, status: &Status) {
        let spot = self.some_spot(status).await;
        self.click(&spot).await;
        if self.opens_a_menu(status).await {
            self.click("#menu button").await;
        }
    }

    /// Decides by tapping something that glows, and the first of a menu if one opens.
    pub async fn tap_a_spot(&self, status: &Status) {
        let spot = self.some_spot(status).await;
        self.tap(&spot).await;
        if self.opens_a_menu(status).await {
            self.tap("#menu button").await;
        }
    }

    /// Whether the last click opened a menu. Otherwise it was a decision.
    async fn opens_a_menu(&self, status: &Status) -> bool {
        let menu = "document.querySelector('#menu')";
        self.until(&format!("{menu} || {STATUS}?.version > {}", status.version)).await;
        self.has("#menu").await
    }

    /// A different one of what glows each time.
    async fn some_spot(&self, status: &Status) -> String {
        // A card on its way to the hand may be under others.
        self.until_at_rest().await;
        let spots = self.uncovered(self.glowing().await).await;
        assert!(!spots.is_empty(), "something glows and can be hit when it is my turn");
        format!("[id={}]", json!(spots[status.steps * 7 % spots.len()]))
    }

    /// Those of these spots that nothing covers. A panel may lie on some spots of a map if it offers the same itself: every
    /// choice can be hit somewhere.
    async fn uncovered(&self, spots: Vec<String>) -> Vec<String> {
        let find = "const can = id => {
                const spot = document.getElementById(id);
                spot.scrollIntoView({ block: 'center', behavior: 'instant' });
                const box = spot.getBoundingClientRect();
                const steps = [...Array(9).keys()].map(step => (step + 0.5) / 9);
                return steps.some(x => steps.some(y =>
                    spot.contains(document.elementFromPoint(box.x + x * box.width, box.y + y * box.height))));
            };
            const open = arguments[0].filter(can);
            const reached = open.flatMap(id => document.getElementById(id).dataset.choices.split(' ').map(Number));
            const hidden = [...document.querySelectorAll('#choices button')].filter((_, number) => !reached.includes(number));
            return [open, hidden.map(button => button.innerText)];";
        let (open, hidden): (Vec<String>, Vec<String>) = self.js_with(find, vec![json!(spots)]).await;
        assert!(hidden.is_empty(), "choices whose every place on the board is covered: {hidden:?}");
        open
    }

    /// What came piece by piece is what a fresh page would show.
    pub async fn is_as_fresh(&self) {
        // Marks of this browser alone, and what a form sends, differ.
        let plain = "const plain = (table, first) => {
                const copy = table.cloneNode(true);
                // A page that has been open keeps what it has of a log whose end alone is sent.
                for (const entry of copy.querySelectorAll('#entries li')) if (Number(entry.dataset.step) < first) entry.remove();
                for (const one of copy.querySelectorAll('.news, .fresh, .armed, .foreseen'))
                    if (one.id !== 'news') one.classList.remove('news', 'fresh', 'armed', 'foreseen');
                // Cards stay where they were; a fresh page lays them in order.
                for (const row of copy.querySelectorAll('[data-places]'))
                    row.replaceChildren(...[...row.children].sort((one, other) => (one.id < other.id ? -1 : 1)));
                copy.querySelector('#foresight')?.replaceChildren();
                copy.querySelector('#foresight')?.classList.remove('shown');
                for (const one of copy.querySelectorAll('#next, #since')) one.hidden = true;
                for (const one of copy.querySelectorAll('*')) {
                    const attributes = [...one.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
                    for (const { name } of attributes) one.removeAttribute(name);
                    for (const { name, value } of attributes) if (value.trim() || name !== 'class') one.setAttribute(name, value.trim());
                }
                return copy.outerHTML.replace(/>\\s+/g, '>');
            };";
        let script = format!(
            "forget(); {plain} return fetch(location.href).then(answer => answer.text()).then(text => {{
                const page = new DOMParser().parseFromString(text, 'text/html');
                const first = Number(page.querySelector('#entries li')?.dataset.step ?? 0);
                const [here, there] = [document, page].map(one => plain(one.querySelector('#table'), first));
                if (here === there || {STATUS}.version !== Number(page.querySelector('#status').dataset.version)) return '';
                let at = 0;
                while (here[at] === there[at]) at += 1;
                return here.slice(at - 150, at + 150) + '\\n--- fresh:\\n' + there.slice(at - 150, at + 150);
            }})"
        );
        // While others choose in secret the page changes and its version does not: they are soon done.
        let mut difference: String = self.js(&script).await;
        for _ in 0..20 {
            if difference.is_empty() {
                return;
            }
            difference = self.js(&script).await;
        }
        panic!("here: {difference}");
    }

    /// Plays to the end: whenever this browser is asked, it does `act`.
    pub async fn play_to_the_end(&self, act: impl AsyncFn(&Status)) {
        loop {
            let status = self.until_asked().await;
            if status.over || status.steps % 5 == 0 {
                self.is_as_fresh().await;
            }
            if status.over {
                return;
            }
            act(&status).await;
            self.until_after(&status).await;
        }
    }

    /// Makes this number of decisions with the first number key.
    pub async fn press_ones(&self, times: usize) {
        for _ in 0..times {
            let status = self.until_asked().await;
            self.keys("1").await;
            self.until_after(&status).await;
        }
    }
}

//! A browser without a screen: it keeps cookies and reads forms.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::Duration;

use reqwest::Method;
use reqwest::blocking::{Client, RequestBuilder, Response};
use reqwest::header::{HeaderMap, SET_COOKIE};

/// A browser that knows one site.
#[derive(Clone)]
pub struct Browser {
    client: Client,
    address: String,
    /// What the site gave it to remember.
    pub cookies: BTreeMap<String, String>,
    /// Whether its script is on: then refusals are bare sentences, otherwise pages.
    pub scripted: bool,
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub text: String,
}

/// What a table's page lets its reader do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    pub seat: String,
    pub version: String,
    pub actions: Vec<String>,
}

impl Choices {
    /// The body that does this action.
    pub fn body(&self, action: &str) -> String {
        format!("seat={}&version={}&action={}", self.seat, self.version, action.replace('+', "%2b"))
    }
}

impl Browser {
    /// A new one.
    pub fn new(address: &str) -> Browser {
        Browser::from_address(address, None)
    }

    /// A new one that comes from this address: the whole of 127.0.0.0/8 is ours.
    pub fn from_address(address: &str, from: Option<IpAddr>) -> Browser {
        let client = Client::builder()
            .redirect(reqwest::redirect::Policy::none())
            .timeout(Duration::from_secs(30))
            .local_address(from)
            .build()
            .expect("a client");
        Browser { client, address: address.to_owned(), cookies: BTreeMap::new(), scripted: true }
    }

    /// The same browser after the site has moved.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn moved(mut self, address: &str) -> Browser {
        self.address = address.to_owned();
        self
    }

    /// A request with this browser's cookies.
    pub fn ask(&self, method: Method, path: &str) -> RequestBuilder {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = self.client.request(method, format!("{}{path}", self.address));
        let request = if self.scripted { request.header("x-live", "1") } else { request };
        request.header("cookie", cookies.join("; "))
    }

    /// Sends, and keeps the cookies that come back.
    pub fn send(&mut self, request: RequestBuilder) -> Result<Answer, reqwest::Error> {
        let response = request.send()?;
        self.keep(&response);
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        Ok(Answer { status, headers, text: response.text()? })
    }

    fn keep(&mut self, response: &Response) {
        for cookie in response.headers().get_all(SET_COOKIE) {
            let pair = cookie.to_str().expect("cookies are ASCII").split(';').next().unwrap_or_default();
            let (name, value) = pair.split_once('=').expect("a name and a value");
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
    }

    /// Looks at a page.
    pub fn get(&mut self, path: &str) -> Answer {
        let request = self.ask(Method::GET, path);
        self.send(request).expect("an answer")
    }

    /// A form on its way.
    pub fn form(&self, path: &str, body: &str) -> RequestBuilder {
        let form = "application/x-www-form-urlencoded";
        self.ask(Method::POST, path).header("content-type", form).body(body.to_owned())
    }

    /// Sends a form.
    pub fn post(&mut self, path: &str, body: &str) -> Answer {
        let request = self.form(path, body);
        self.send(request).expect("an answer")
    }

    /// Opens a table of a game with these seats (`me`, `open` or a bot); gives its path.
    pub fn try_table(&mut self, game: &str, seats: &[&str], more: &str) -> Result<String, reqwest::Error> {
        let mut body = format!("game={game}&players={}&name=Anna{more}", seats.len());
        for (number, seat) in seats.iter().enumerate() {
            body += &format!("&seat-{number}={seat}");
        }
        let request = self.form("/new", &body);
        let answer = self.send(request)?;
        assert_eq!(answer.status, 303, "{}", answer.text);
        Ok(answer.headers["location"].to_str().expect("a path").to_owned())
    }

    /// The same, when the site is sure to answer.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn table_of(&mut self, game: &str, seats: &[&str], more: &str) -> String {
        self.try_table(game, seats, more).expect("an answer")
    }

    /// A table of In the Year of the Dragon.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn table(&mut self, seats: &[&str], more: &str) -> String {
        self.table_of("dragon", seats, more)
    }

    /// What can be done at a table now; nothing if it is not this browser's turn.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn choices(&mut self, table: &str) -> Option<Choices> {
        choices(&self.get(table).text)
    }

    /// Does something at a table.
    #[allow(dead_code, reason = "each test program uses some of this")]
    pub fn act(&mut self, table: &str, choices: &Choices, action: &str) -> Answer {
        self.post(&format!("{table}/act"), &choices.body(action))
    }
}

/// The form of a page with everything that can be done.
pub fn choices(page: &str) -> Option<Choices> {
    let form = between(page, "id=\"choices\"", "</form>")?;
    let field = |name: &str| between(form, &format!("name=\"{name}\" value=\""), "\"").map(str::to_owned);
    let buttons = form.split("name=\"action\" value=\"").skip(1);
    let actions = buttons.filter_map(|button| button.split('"').next()).map(str::to_owned).collect();
    Some(Choices { seat: field("seat")?, version: field("version")?, actions })
}

/// What stands between two texts.
pub fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let rest = &text[text.find(before)? + before.len()..];
    Some(&rest[..rest.find(after)?])
}

//! The addresses of a table's moments, which keep with whose eyes its reader looks.

use kernel::{Eye, Seat};
use serde::Deserialize;

/// With whose eyes somebody wants to look: `open`, or the number of a seat.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Eyes(pub Eye);

impl TryFrom<String> for Eyes {
    type Error = String;

    fn try_from(text: String) -> Result<Eyes, String> {
        if text == "open" {
            return Ok(Eyes(Eye::Table));
        }
        let seat = text.parse().map_err(|_| format!("`{text}` is neither a seat nor `open`"))?;
        Ok(Eyes(Eye::Seat(Seat::new(seat))))
    }
}

/// A table, and with whose eyes it is looked at if its reader has chosen that.
#[derive(Copy, Clone)]
pub struct Moments<'a> {
    pub id: &'a str,
    pub eyes: Option<Eye>,
}

impl<'a> Moments<'a> {
    /// The same with these eyes.
    pub fn with(self, eye: Eye) -> Moments<'a> {
        Moments { eyes: Some(eye), ..self }
    }

    /// The present.
    pub fn now(self) -> String {
        self.address("", None)
    }

    /// The moment after so many steps.
    pub fn after(self, steps: usize) -> String {
        self.address("", Some(steps))
    }

    /// The whole log.
    pub fn log(self) -> String {
        self.address("/log", None)
    }

    /// The chosen eyes, as they are written.
    pub fn chosen(self) -> Option<String> {
        self.eyes.map(|eye| match eye {
            Eye::Table => "open".to_owned(),
            Eye::Seat(seat) => seat.number().to_string(),
        })
    }

    fn address(self, page: &str, at: Option<usize>) -> String {
        let at = at.map(|steps| format!("at={steps}"));
        let eyes = self.chosen().map(|eyes| format!("eyes={eyes}"));
        let query: Vec<String> = at.into_iter().chain(eyes).collect();
        let mark = if query.is_empty() { "" } else { "?" };
        format!("/t/{}{page}{mark}{}", self.id, query.join("&"))
    }
}

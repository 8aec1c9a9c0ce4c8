//! The addresses of a table's moments, which keep whose view its reader has chosen, and whether in words alone.

use kernel::Viewer;
use serde::Deserialize;

use crate::bounds::SeatNumber;

/// Whose view somebody wants: `open`, or the number of a seat.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct ViewAs(pub Viewer);

impl TryFrom<String> for ViewAs {
    type Error = String;

    fn try_from(text: String) -> Result<ViewAs, String> {
        if text == "open" {
            return Ok(ViewAs(Viewer::Spectator));
        }
        let seat = text.parse().ok().and_then(|number: u8| SeatNumber::try_from(number).ok());
        let seat = seat.ok_or_else(|| format!("`{text}` is neither a seat nor `open`"))?;
        Ok(ViewAs(Viewer::Seat(seat.get())))
    }
}

/// What an address says whose reader wants words alone.
pub const PLAIN: &str = "plain=1";

/// A table, and how its reader wants to see it.
#[derive(Copy, Clone)]
pub struct Moments<'a> {
    pub id: &'a str,
    /// Whose view they have chosen, if any.
    pub view_as: Option<Viewer>,
    /// Words alone.
    pub plain: bool,
}

impl<'a> Moments<'a> {
    /// The same as this viewer sees it.
    pub fn with(self, viewer: Viewer) -> Moments<'a> {
        Moments { view_as: Some(viewer), ..self }
    }

    /// The present.
    pub fn now(self) -> String {
        self.address("", None)
    }

    /// The moment after this number of open steps.
    pub fn after(self, steps: usize) -> String {
        self.address("", Some(steps))
    }

    /// The whole log.
    pub fn log(self) -> String {
        self.address("/log", None)
    }

    /// The chosen view, as it is written.
    pub fn chosen(self) -> Option<String> {
        self.view_as.map(|viewer| match viewer {
            Viewer::Spectator => "open".to_owned(),
            Viewer::Seat(seat) => seat.number().to_string(),
        })
    }

    fn address(self, page: &str, at: Option<usize>) -> String {
        let at = at.map(|steps| format!("at={steps}"));
        let view_as = self.chosen().map(|view_as| format!("as={view_as}"));
        let plain = self.plain.then(|| PLAIN.to_owned());
        let query: Vec<String> = at.into_iter().chain(view_as).chain(plain).collect();
        let mark = if query.is_empty() { "" } else { "?" };
        format!("/t/{}{page}{mark}{}", self.id, query.join("&"))
    }
}

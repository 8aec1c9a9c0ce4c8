//! Which pieces an action belongs to, what has brought points, and the ids of pieces.

use kernel::{Piece, Seat};
use ming::data::{Card, District, Province, Source};
use ming::{Action, View};
use screen::Spots;

use super::Board;
use super::routes::Routes;

/// Where a player passes.
pub const PASS: &str = "pass";
/// The stack of dragon cards.
pub const DRAGONS: &str = "dragons";

/// A district of the map.
pub fn district(district: District) -> String {
    format!("district-{district}")
}

/// The monastery of a district.
pub fn monastery(district: District) -> String {
    format!("monastery-{district}")
}

/// A province space.
pub fn space(province: Province) -> String {
    format!("space-{province}")
}

/// The card beside a province space.
pub fn card(province: Province) -> String {
    format!("card-{province}")
}

/// A card in a hand, with this number of its sort before it.
pub fn hand(seat: Seat, card: Card, twin: u8) -> String {
    format!("hand-{seat}-{card}-{twin}")
}

/// A number of members to deploy, beside the map.
pub fn deploy(open: u8, monastery: bool) -> String {
    format!("deploy-{open}{}", if monastery { "-monastery" } else { "" })
}

/// Return cards that show a number.
pub fn back(number: u8) -> String {
    format!("return-{number}")
}

/// Where a player is named start player.
pub fn start(seat: Seat) -> String {
    format!("start-{seat}")
}

impl Spots for Board {
    /// The elements an action belongs to. A step of the prince belongs to the district it leads to, and to all those
    /// farther away that he comes to by it.
    fn spots(view: &View, seat: Seat, action: Action) -> Vec<String> {
        let held = view.hands[seat].unwrap_or_default();
        let in_hand = |card: Card| (0..held[card]).map(move |twin| hand(seat, card, twin));
        match action {
            Action::Neutral(at) | Action::Prince(at) | Action::Recall(at) => vec![district(at)],
            Action::Member(province) => vec![space(province)],
            Action::Take(province) => vec![card(province)],
            Action::Dragon(province) => vec![space(province), DRAGONS.into()],
            Action::Go(played, to) => {
                let routes = Routes::of(view, seat);
                let beyond = routes.beyond(played, to).map(district);
                [district(to)].into_iter().chain(beyond).chain(in_hand(played)).collect()
            }
            Action::Stay(played) => in_hand(played).collect(),
            Action::Deploy(open, in_monastery) => {
                let here = view.families[seat].prince;
                let on_map = here.map(|here| if in_monastery { monastery(here) } else { district(here) });
                on_map.into_iter().chain([deploy(open, in_monastery)]).collect()
            }
            Action::Pass => vec![PASS.into()],
            Action::Return(number) => vec![back(number)],
            Action::Start(starter) => vec![start(starter)],
        }
    }

    fn scored(view: &View, source: usize) -> Vec<String> {
        let mut scorers = view.seats().filter(|&seat| view.families[seat].points[source] > 0).peekable();
        if scorers.peek().is_none() {
            return Vec::new();
        }
        match Source::ALL[source] {
            Source::Sets | Source::Tiles => scorers.map(|seat| format!("tiles-{seat}")).collect(),
            Source::Members | Source::Cities => {
                Province::ALL.iter().map(|province| format!("city-{province}")).collect()
            }
            Source::Monasteries => {
                let held = District::all().filter(|&district| view.monks[district].is_some());
                let held: Vec<String> = held.map(monastery).collect();
                // Monks may have been driven out since then.
                if held.is_empty() { scorers.map(|seat| format!("points-{seat}")).collect() } else { held }
            }
        }
    }
}

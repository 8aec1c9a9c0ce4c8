//! The board of Ming Dynasty.
//!
//! The map comes first, drawn from the board's file, with the province spaces and their cards at its side; then what
//! the reader decides beside the map, the sheet of a scoring while it goes on and just after it, their own family in
//! full size, the other families, and a table of what the next scoring would bring, district by district.

mod city;
mod district;
mod forecast;
mod map;
mod monastery;
mod pieces;
mod plan;
mod players;
mod room;
mod routes;
mod says;
mod scoring;
mod sheet;
mod spaces;
mod spots;
mod symbols;
mod tally;
mod terminal;
mod track;
mod tray;

use kernel::{Arg, Piece, Seat, Seats};
use maud::{Markup, html};
use ming::data::{Card, District, Province};
use ming::{Action, Phase, Place, Told, View};

use self::plan::Plan;
use self::routes::Routes;
use self::sheet::ScoreSheet;
use self::tally::Tally;
use screen::{Canvas, Screen, Spot};

screen::board! { ming::Ming, "3-players-version-2"; "first", "travel", "return" }

impl Screen for Board {
    fn plan(view: &View) {
        Plan::of(&view.board);
    }

    fn draw(view: &View, canvas: &Canvas, told: &mut dyn Iterator<Item = Told>) -> Markup {
        let scene = Scene::new(view, canvas, ScoreSheet::of(view, told));
        html! {
            div class="board ming" {
                div class="mat" {
                    (scene.map())
                    (scene.spaces())
                    (scene.tray())
                    (scene.scoring())
                    (scene.own())
                    (scene.rivals())
                    @if scene.sheet.is_none() || !scene.scores() { (scene.forecast()) }
                }
            }
        }
    }

    fn leaders(view: &View) -> Vec<(Arg, Seats)> {
        let most = |district: District| {
            let members = view.open[district];
            let most = members.into_iter().max().unwrap_or(0).max(1);
            let leaders = view.seats().filter(|&seat| members[seat] == most).collect();
            (Place::new(&view.board, district).into(), leaders)
        };
        Province::ALL.iter().flat_map(|&province| District::of(province)).map(most).collect()
    }
}

/// The plant on the tiles of each province, in the order of [`Province`].
const PLANTS: [&str; 6] = ["plum", "persimmon", "bamboo", "lotus", "chrysanthemum", "orchid"];

/// The picture of each card, in the order of [`Card`]; three kinds look like the first of their two.
const CARDS: [&str; 10] =
    ["horse", "ox-cart", "rickshaw", "palanquin", "junk", "barge", "horse", "palanquin", "junk", "dragon"];

/// Whether a card is of an animal, of bearers, of water, or a dragon: the ink it is printed in.
fn ink(card: Card) -> &'static str {
    match card {
        Card::Horse | Card::OxCart | Card::Animal => "k-animal",
        Card::Rickshaw | Card::Palanquin | Card::Bearer => "k-bearer",
        Card::Junk | Card::Barge | Card::Water => "k-water",
        Card::Dragon => "k-dragon",
    }
}

/// What is drawn, and for whom.
struct Scene<'a> {
    view: &'a View,
    canvas: &'a Canvas<'a>,
    plan: &'a Plan,
    tally: Tally,
    /// The scoring that goes on, or has just been.
    sheet: Option<ScoreSheet>,
    /// The districts that the reader, who moves their prince, can reach with their cards.
    routes: Routes,
    /// The reader's seat, if it is asked.
    asked: Option<Seat>,
}

impl<'a> Scene<'a> {
    fn new(view: &'a View, canvas: &'a Canvas<'a>, sheet: Option<ScoreSheet>) -> Scene<'a> {
        let asked = canvas.me().filter(|&seat| view.acts(seat));
        Scene {
            view,
            canvas,
            plan: Plan::of(&view.board),
            tally: Tally::of(view),
            sheet,
            routes: asked.map(|seat| Routes::of(view, seat)).unwrap_or_default(),
            asked,
        }
    }

    /// Whether a scoring goes on.
    fn scores(&self) -> bool {
        matches!(self.view.phase, Phase::Spare | Phase::Return | Phase::Recall)
    }

    /// The city that is being scored.
    fn scored(&self) -> Option<Province> {
        self.scores().then(|| self.view.scored_province())
    }

    /// What a piece is, and on a line of its own why the reader, who is asked, may not do this with it.
    fn title(&self, spot: &Spot, action: Action, says: String) -> String {
        self.canvas.title(self.view, self.asked, spot, action, says)
    }

    /// A district with its name on the board.
    fn place(&self, district: District) -> Place {
        Place::new(&self.view.board, district)
    }

    /// A colour in words.
    fn who(&self, colour: Seat) -> Arg {
        if self.view.is_neutral(colour) { "ming-page-neutral".into() } else { colour.into() }
    }

    /// The number of a colour's ink and shape: the neutral one has none of a player's.
    fn look(&self, colour: Seat) -> u8 {
        if self.view.is_neutral(colour) { 5 } else { colour.number() }
    }
}

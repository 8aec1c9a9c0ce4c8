//! The board of Ming Dynasty.
//!
//! The map comes first, drawn from the board's file, with the province spaces and their cards at its side; then what
//! the reader decides beside the map, the sheet of a scoring while it goes on and just after it, his own family in
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
mod tally;
mod track;
mod tray;

use kernel::{Arg, Dice, Game, Reason as _, Seat};
use maud::{Markup, html};
use ming::data::{Card, District, Province};
use ming::{Action, Event, Ming, Phase, Place, Reason, View};

use self::plan::Plan;
use self::routes::Routes;
use self::sheet::Sheet;
use self::tally::Tally;
use super::Drawn;
use crate::draw::{Canvas, Spot};

impl Drawn for Ming {
    fn draw(view: &View, canvas: &Canvas, told: &mut dyn Iterator<Item = Event>) -> Markup {
        let scene = Scene::new(view, canvas, Sheet::of(view, told));
        html! {
            div class="board ming" {
                div class="mat" {
                    (scene.map())
                    (scene.spaces())
                    (scene.tray())
                    (scene.scoring())
                    (scene.players())
                    @if scene.sheet.is_none() || !scene.scores() { (scene.forecast()) }
                }
            }
        }
    }

    fn spots(&self, seat: Seat, action: Action) -> Vec<String> {
        spots::of(self, seat, action)
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
    plan: &'static Plan,
    tally: Tally,
    /// The scoring that goes on, or has just been.
    sheet: Option<Sheet>,
    /// Where the reader, who moves his prince, comes with his cards.
    routes: Routes,
    /// A state that the reader, who is asked, cannot tell from the true one: it knows why he may not do something.
    asked: Option<(Seat, Ming)>,
}

impl<'a> Scene<'a> {
    fn new(view: &'a View, canvas: &'a Canvas<'a>, sheet: Option<Sheet>) -> Scene<'a> {
        let game = Ming::imagine(view, &mut Dice::new(0));
        let me = canvas.me().filter(|&seat| game.turn().asks(seat));
        Scene {
            view,
            canvas,
            plan: Plan::of(view.board),
            tally: Tally::of(view),
            sheet,
            routes: me.map(|seat| Routes::of(view, seat)).unwrap_or_default(),
            asked: me.map(|seat| (seat, game)),
        }
    }

    /// Whether the game waits for this seat.
    fn acts(&self, seat: Seat) -> bool {
        match self.view.phase {
            Phase::Lay | Phase::First | Phase::Refill | Phase::Over => false,
            Phase::Return => self.view.waiting.contains(seat),
            _ => self.view.active == seat,
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
        let Some((seat, game)) = self.asked.as_ref().filter(|_| !spot.is_open()) else { return says };
        match game.reason(*seat, action) {
            Reason::NotNow { .. } => says,
            reason => format!("{says}\n{} ({})", self.canvas.say(&reason.tell()), reason.rule()),
        }
    }

    /// A district with its name on the board.
    fn place(&self, district: District) -> Place {
        Place { district, name: &self.view.board.get().districts[district.index()].name }
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

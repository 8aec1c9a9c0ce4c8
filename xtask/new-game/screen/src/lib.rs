//! The board of Sample: the cards that lie face up, and the players with theirs.

use kernel::{Piece, Seat};
use maud::{Markup, html};
use sample::{Action, Card, Phase, Told, View};
use screen::symbols::marker;
use screen::terminal::{FAINT, mark};
use screen::{Canvas, Paper, Screen, Spots, Symbols, Terminal, put};

screen::board! { sample::Sample }

impl Symbols for Board {
    const EMBLEM: &'static str =
        r#"<rect x="10" y="4" width="28" height="40" rx="5"/><circle cx="24" cy="24" r="8" fill="currentColor"/>"#;
}

impl Screen for Board {
    fn draw(view: &View, canvas: &Canvas, _: &mut dyn Iterator<Item = Told>) -> Markup {
        html! {
            div class="board sample" {
                div class="mat" {
                    section {
                        header { (canvas.heading("sample-discard")) }
                        p { (discard(view)) }
                    }
                    @for seat in Seat::all(view.open.players) { (player(view, canvas, seat)) }
                }
            }
        }
    }
}

impl Spots for Board {
    fn spots(_: &View, seat: Seat, action: Action) -> Vec<String> {
        vec![match action {
            Action::Keep => format!("card-{seat}"),
            Action::Change => "deck".to_owned(),
        }]
    }

    fn scored(view: &View, _: usize) -> Vec<String> {
        let has_points = |seat: &Seat| view.open.points[*seat] != 0;
        Seat::all(view.open.players).filter(has_points).map(|seat| format!("player-{seat}")).collect()
    }
}

impl Terminal for Board {
    fn table(view: &View, paper: &Paper, text: &mut String) {
        put!(text, "{FAINT}{}{FAINT:#} {}\n", paper.say("sample-discard"), discard(view));
    }

    fn player(view: &View, paper: &Paper, seat: Seat, text: &mut String) {
        let now = view.open.phase == Phase::Decide(seat);
        put!(text, "{} {}  {}\n", paper.player(seat, now), mark("▮", seat), face(view, seat));
    }
}

/// The cards that lie face up, or a dash.
fn discard(view: &View) -> String {
    let cards = Card::ALL.iter().flat_map(|&card| (0..view.open.discard[card]).map(move |_| card.name()));
    let cards: Vec<&str> = cards.collect();
    if cards.is_empty() { "–".to_owned() } else { cards.join(" ") }
}

/// The card of a player as the viewer sees it: its number, its back, or nothing.
fn face(view: &View, seat: Seat) -> &'static str {
    let unknown = if view.held.contains(seat) { "?" } else { "–" };
    view.known[seat].map_or(unknown, Piece::name)
}

fn player(view: &View, canvas: &Canvas, seat: Seat) -> Markup {
    let (card, deck) = (canvas.spot(format!("card-{seat}")), canvas.spot("deck"));
    html! {
        section id={ "player-" (seat) } {
            header { (marker(seat)) h2 { (canvas.name(seat)) } b { (view.open.points[seat]) } }
            div.cards {
                (card.piece("card", canvas.name(seat), html! { span aria-hidden=[card.unread()] { (face(view, seat)) } }))
                @if canvas.is_mine(seat) { (deck.piece("card back", &canvas.text("sample-deck"), html! {})) }
            }
        }
    }
}

//! The board of Sample: the cards that lie face up, and the players with theirs.

use kernel::Seat;
use maud::{Markup, html};
use sample::data::KINDS;
use sample::{Action, Phase, Told, View};
use screen::symbols::marker;
use screen::terminal::{FAINT, mark};
use screen::{Canvas, Paper, Screen, put};

/// The game on screen.
pub struct Board;

impl Screen for Board {
    type Game = sample::Sample;

    const RULES: [&'static str; 2] = [include_str!("../../RULES.md"), include_str!("../../RULES.it.md")];
    const WORDS: [&'static str; 2] = [include_str!("../../words/en.ftl"), include_str!("../../words/it.ftl")];
    const STYLE: &'static str = include_str!("../style.css");
    const EMBLEM: &'static str =
        r#"<rect x="10" y="4" width="28" height="40" rx="5"/><circle cx="24" cy="24" r="8" fill="currentColor"/>"#;

    fn symbols() -> Markup {
        html! {}
    }

    fn draw(view: &View, canvas: &Canvas, _: &mut dyn Iterator<Item = Told>) -> Markup {
        html! {
            div class="board sample" {
                div class="mat" {
                    section {
                        header { (canvas.heading("sample-discard")) }
                        p { (discard(view)) }
                    }
                    @for seat in Seat::all(view.players) { (player(view, canvas, seat)) }
                }
            }
        }
    }

    fn spots(_: &View, seat: Seat, action: Action) -> Vec<String> {
        vec![match action {
            Action::Keep => format!("card-{seat}"),
            Action::Change => "deck".to_owned(),
        }]
    }

    fn scored(view: &View, _: usize) -> Vec<String> {
        let has_points = |seat: &Seat| view.points[*seat] != 0;
        Seat::all(view.players).filter(has_points).map(|seat| format!("player-{seat}")).collect()
    }

    fn print(view: &View, paper: &Paper) -> String {
        let mut text = String::new();
        put!(text, "{FAINT}{}{FAINT:#} {}\n", paper.say("sample-discard"), discard(view));
        for seat in paper.mine_last(Seat::all(view.players)) {
            let now = view.phase == Phase::Decide(seat);
            put!(text, "{} {}  {}\n", paper.player(seat, now), mark("▮", seat), face(view, seat));
        }
        text
    }
}

/// The cards that lie face up, or a dash.
fn discard(view: &View) -> String {
    let cards: Vec<String> = (0..KINDS)
        .flat_map(|kind| (0..view.discard[kind]).map(move |_| (kind + 1).to_string()))
        .collect();
    if cards.is_empty() { "–".to_owned() } else { cards.join(" ") }
}

/// The card of a player as the viewer sees it: its number, its back, or nothing.
fn face(view: &View, seat: Seat) -> String {
    let own = view.own.filter(|own| own.0 == seat).map(|own| own.1);
    match own.or_else(|| view.shown.map(|hands| hands[seat])) {
        Some(card) if card > 0 => card.to_string(),
        None if view.held[seat] => "?".to_owned(),
        _ => "–".to_owned(),
    }
}

fn player(view: &View, canvas: &Canvas, seat: Seat) -> Markup {
    let (card, deck) = (canvas.spot(format!("card-{seat}")), canvas.spot("deck"));
    html! {
        section id={ "player-" (seat) } {
            header { (marker(seat)) h2 { (canvas.name(seat)) } b { (view.points[seat]) } }
            div.cards {
                div id=(card.id) class={ "card " (card.class()) } data-choices=[card.choices()]
                    role=[card.role()] tabindex=[card.tabindex()] {
                    (card.heard()) span aria-hidden=[card.unread()] { (face(view, seat)) }
                }
                @if canvas.is_mine(seat) {
                    div id=(deck.id) class={ "card back " (deck.class()) } data-choices=[deck.choices()]
                        role=[deck.role()] tabindex=[deck.tabindex()] { (deck.heard()) }
                }
            }
        }
    }
}

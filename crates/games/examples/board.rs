//! Writes a page with a board in a state of your choice:
//!
//! ```text
//! cargo run -p games --example board -- game=china players=4 from=60 ask=piece lang=it out=/tmp/b.html
//! ```
//!
//! The first game, by seed, in which after `from` steps somebody is asked what `ask` says (a part of the name of
//! the prompt's text; `over` is the end). Options of the game are given by their names (`fortresses=on`; a board may
//! be a file), `viewer` is a seat or `table` (default: the seat that is asked), `lang`, `theme` (light, dark) and `out`
//! the page. `open=on` unfolds what is folded; `sheet=on` shows the symbols instead. `text=on` prints the board of
//! the terminal instead.

use std::collections::BTreeMap;

use estimate::Estimate;
use kernel::{Dice, Event, Game, Hidden, Options, Rules, Seat, Spoken, Turn, Viewer};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use screen::{Canvas, Choice, Paper, Screen, symbols};
use words::{Lang, Words};

/// What was asked for on the command line.
struct Wish(BTreeMap<String, String>);

impl Wish {
    fn get<'a>(&'a self, key: &str, usual: &'a str) -> &'a str {
        self.0.get(key).map_or(usual, String::as_str)
    }

    fn number(&self, key: &str, usual: u64) -> u64 {
        self.0.get(key).map_or(usual, |text| text.parse().expect("a number"))
    }
}

fn main() {
    let args = std::env::args().skip(1);
    let wish = Wish(args.filter_map(|arg| arg.split_once('=').map(|(k, v)| (k.into(), v.into()))).collect());
    let game = wish.get("game", "dragon");
    if wish.get("text", "off") == "on" {
        let text = games::visit(game, Print(&wish)).unwrap_or_else(|error| panic!("{error}"));
        return println!("{text}");
    }
    let page = games::visit(game, Draw(&wish)).unwrap_or_else(|error| panic!("{error}"));
    let mut page = around(page, wish.get("theme", "light") == "dark", &wish).into_string();
    if wish.get("open", "off") == "on" {
        page = page.replace("<details", "<details open");
    }
    let out = wish.get("out", "/tmp/board.html");
    std::fs::write(out, page).expect("the page can be written");
    println!("{out}");
}

struct Draw<'a>(&'a Wish);

impl games::Visitor for Draw<'_> {
    type Out = Markup;

    fn visit<S: Screen>(self) -> Markup {
        if self.0.get("sheet", "off") == "on" { sheet::<S>() } else { board::<S>(self.0) }
    }
}

struct Print<'a>(&'a Wish);

impl games::Visitor for Print<'_> {
    type Out = String;

    fn visit<S: Screen>(self) -> String {
        let (game, _) = find::<S::Game>(self.0);
        let (viewer, names) = (viewer(self.0, &game), names(&game));
        S::print(&game.view(viewer), &Paper { viewer, words: words(self.0), names: &names, tight: false })
    }
}

/// Who looks: somebody named, or else whoever is asked.
fn viewer<G: Game>(wish: &Wish, game: &G) -> Viewer {
    match wish.get("as", "") {
        "table" => Viewer::Spectator,
        "" => Viewer::Seat(game.turn().seats().first().unwrap_or(Seat::new(0))),
        number => Viewer::Seat(Seat::new(number.parse().expect("a seat or `table`"))),
    }
}

fn words(wish: &Wish) -> &'static Words {
    shelf::words(wish.get("lang", "en").parse::<Lang>().expect("en or it"))
}

fn names<G: Game>(game: &G) -> Vec<String> {
    let names = ["Anna", "Ben", "Clara", "Dora", "Emil", "Fiona"].map(String::from);
    names.into_iter().take(game.players().into()).collect()
}

/// The board when the wanted question is asked.
fn board<S: Screen>(wish: &Wish) -> Markup {
    let (game, told): (S::Game, Vec<<S::Game as Rules>::Event>) = find(wish);
    let (viewer, words, names) = (viewer(wish, &game), words(wish), names(&game));
    let name = |seat: Seat| names[usize::from(seat.number())].clone();
    let asked = match viewer {
        Viewer::Seat(seat) if game.turn().asks(seat) => Some(seat),
        _ => None,
    };
    let view = game.view(viewer);
    let mut choices = Vec::new();
    if let Some(seat) = asked {
        choices.extend(game.legal(seat).into_iter().map(|action| Choice {
            notation: action.to_string(),
            label: words.say(&view.label(seat, action), &name),
            // Drawings show no numbers.
            number: 0,
            spots: S::spots(&view, seat, action),
        }));
    }
    let canvas = Canvas::new(words, &names, viewer, &choices);
    html! {
        h1 class="wanted" {
            (words.say(&view.phase(), &name))
            @if let Some(seat) = asked { " – " (name(seat)) ": " (words.say(&view.prompt(seat), &name)) }
        }
        (S::draw(&view, &canvas, &mut told.iter().rev().filter_map(|event| event.told(viewer))))
    }
}

/// Plays until the wanted question is asked: two times of three each seat does what promises it most. Gives also what
/// happened until then.
fn find<G: Game + Estimate>(wish: &Wish) -> (G, Vec<G::Event>) {
    let options = options::<G>(wish);
    let players = wish.number("players", 4) as u8;
    let ask = wish.get("ask", "");
    for seed in wish.number("seed", 1).. {
        let mut game = G::start(&options, players).expect("a number of players the game is for");
        let (mut dice, mut told) = (Dice::new(seed), Vec::new());
        for step in 0.. {
            let seat = game.turn().seats().first();
            let asked = seat.is_some_and(|seat| game.view(Viewer::Seat(seat)).prompt(seat).key.contains(ask));
            if asked && step >= wish.number("from", 60) {
                return (game, told);
            }
            match (game.turn(), seat) {
                (Turn::Over, _) if ask == "over" => return (game, told),
                (Turn::Over, _) => break,
                (_, None) => {
                    let chance = game.draw(&mut dice, &mut Vec::new());
                    game.happen_unchecked(chance, &mut told);
                }
                (_, Some(seat)) => act(&mut game, seat, &mut dice, &mut told),
            }
        }
    }
    unreachable!("seeds do not end")
}

fn options<G: Game>(wish: &Wish) -> G::Options {
    let mut options = G::Options::default();
    for spec in G::Options::SPECS {
        if let Some(value) = wish.0.get(spec.name) {
            let read = || std::fs::read_to_string(value).expect("a file that can be read");
            let value = if value.ends_with(".toml") { read() } else { value.clone() };
            options.set(spec.name, &value).unwrap_or_else(|error| panic!("{error}"));
        }
    }
    options
}

fn act<G: Game + Estimate>(game: &mut G, seat: Seat, dice: &mut Dice, told: &mut Vec<G::Event>) {
    let mut list = Vec::new();
    game.choices(seat, &mut list);
    let worth = |action| {
        let mut next = game.clone();
        next.play_unchecked(seat, action, &mut ());
        next.estimate()[usize::from(seat.number())]
    };
    let best = list.iter().copied().max_by(|&a, &b| worth(a).total_cmp(&worth(b)));
    let action = if dice.below(3) == 0 { dice.pick(&list) } else { best.expect("a choice") };
    game.play_unchecked(seat, action, told);
}

/// Every symbol of a game, large and small.
fn sheet<S: Screen>() -> Markup {
    let sheet = html! { (symbols::common()) (S::symbols()) }.into_string();
    let names = sheet.split("<symbol id=\"").skip(1).filter_map(|part| part.split('"').next());
    html! {
        div class="board proof" {
            @for name in names {
                figure class="p0" {
                    svg width="96" height="96" { use href={ "#" (name) } {} }
                    svg width="20" height="20" { use href={ "#" (name) } {} }
                    figcaption { (name) }
                }
            }
        }
    }
}

/// The page around it. A theme is chosen by hand: the dark colours of the site come with a media query.
fn around(page: Markup, dark: bool, wish: &Wish) -> Markup {
    let dress = |sheet: &str| {
        if dark { sheet.replace("(prefers-color-scheme: dark)", "all") } else { sheet.to_owned() }
    };
    let game = shelf::game(wish.get("game", "dragon")).expect("the game was drawn");
    let sheets = [
        include_str!("../../web/assets/style.css"),
        include_str!("../../web/assets/board.css"),
        game.style,
        "body { padding: 10px } .proof figure { display: inline-block; margin: 6px }",
    ];
    html! {
        (DOCTYPE)
        html lang=(wish.get("lang", "en")) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Board" }
                style { (PreEscaped(sheets.map(dress).concat())) }
            }
            body { (symbols::sheet(&html! { (symbols::common()) (symbols::symbol(&format!("emblem-{}", game.id), game.emblem)) (game.symbols()) })) (page) }
        }
    }
}

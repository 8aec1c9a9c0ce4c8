//! Writes a page with the board of China in a state of one's choice, to look at it:
//!
//! ```text
//! cargo run -p web --example china -- players=4 round=5 ask=piece lang=it out=/tmp/c.html
//! ```
//!
//! `players` 3–5, `round` and `ask` (turn, piece, pay, second, draw, or over) say when to stop; `side` (auto,
//! china-3-4, china-4-5, or a file) and `forts` are the options, `seed` the game, `eye` a seat or `table` (default:
//! whoever is asked), `lang`, `theme` (light, dark) and `out` the page; `open=on` opens the table of points.

use std::collections::BTreeMap;

use china::{Action, Ask, China, Options};
use kernel::{Dice, Estimate, Eye, Game, Options as _, Seat, Turn};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use web::boards::Drawn;
use web::draw::{Canvas, Choice};
use words::{Lang, Words};

fn main() {
    let args: BTreeMap<String, String> = std::env::args()
        .skip(1)
        .filter_map(|arg| arg.split_once('=').map(|(k, v)| (k.into(), v.into())))
        .collect();
    let get = |key: &str, usual: &str| args.get(key).cloned().unwrap_or(usual.into());
    let mut page = around(board(&get), get("theme", "light") == "dark", &get("lang", "en")).into_string();
    if get("open", "off") == "on" {
        page = page.replace("<details", "<details open");
    }
    let out = get("out", "/tmp/china.html");
    std::fs::write(&out, page).expect("the page can be written");
    println!("{out}");
}

/// The board when the wanted question is asked.
fn board(get: &dyn Fn(&str, &str) -> String) -> Markup {
    let game = find(get);
    let eye = match get("eye", "").as_str() {
        "table" => Eye::Table,
        "" => Eye::Seat(game.turn().seats().first().unwrap_or(Seat::new(0))),
        number => Eye::Seat(Seat::new(number.parse().expect("a seat or `table`"))),
    };
    let lang: Lang = get("lang", "en").parse().expect("en or it");
    let texts = [include_str!("../../china/words/en.ftl"), include_str!("../../china/words/it.ftl")];
    let words = Words::new(lang, &[texts[lang as usize]]);
    let names: Vec<String> = ["Anna", "Ben", "Clara", "Dora", "Emil"].map(String::from).to_vec();
    let name = |seat: Seat| names[usize::from(seat.number())].clone();
    let mut choices = Vec::new();
    let asked = match eye {
        Eye::Seat(seat) if game.turn().asks(seat) => Some(seat),
        _ => None,
    };
    if let Some(seat) = asked {
        let mut list = Vec::new();
        game.choices(seat, &mut list);
        choices.extend(list.into_iter().map(|action| Choice {
            notation: action.to_string(),
            label: words.say(&game.label(seat, action), &name),
            spots: game.spots(seat, action),
        }));
    }
    let canvas = Canvas { words: &words, names: &names, eye, choices: &choices };
    html! {
        h1 class="wanted" {
            (words.say(&game.phase(), &name))
            @if let Some(seat) = asked { " – " (name(seat)) ": " (words.say(&game.prompt(seat), &name)) }
        }
        (<China as Drawn>::draw(&game.view(eye), &canvas))
    }
}

/// Plays until the wanted question is asked in the wanted round: each seat does what promises it most, or
/// anything.
fn find(get: &dyn Fn(&str, &str) -> String) -> China {
    let number = |key: &str, usual: &str| get(key, usual).parse::<u64>().expect("a number");
    let side = get("side", "auto");
    let side = if side.ends_with(".toml") { std::fs::read_to_string(side).expect("a board") } else { side };
    let mut options = Options::default();
    options.set("board", &side).expect("a side");
    options.set("fortresses", &get("forts", "off")).expect("on or off");
    let (round, ask) = (number("round", "4") as u8, get("ask", "turn"));
    for seed in number("seed", "1").. {
        let mut game = China::start(&options, number("players", "4") as u8).expect("3 to 5 players");
        let mut dice = Dice::new(seed);
        loop {
            let asked = format!("{:?}", game.ask).split('(').next().unwrap_or("").to_lowercase();
            if game.round >= round && asked == ask {
                return game;
            }
            match game.turn() {
                Turn::Over if ask == "over" => return game,
                Turn::Over => break,
                Turn::Nature => {
                    let chance = game.draw(&mut dice, &mut Vec::new());
                    game.happen(chance, &mut ());
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody is asked");
                    let mut list = Vec::new();
                    game.choices(seat, &mut list);
                    if game.ask == Ask::Turn && matches!(list[0], Action::Region(_)) {
                        // Swapping leads to an empty map.
                        list.retain(|action| matches!(action, Action::Region(_)));
                    }
                    let worth = |action| {
                        let mut next = game;
                        next.apply(seat, action, &mut ());
                        next.estimate()[usize::from(seat.number())]
                    };
                    let best = list.iter().copied().max_by(|&a, &b| worth(a).total_cmp(&worth(b)));
                    let action = if dice.below(3) == 0 { dice.pick(&list) } else { best.expect("a choice") };
                    game.apply(seat, action, &mut ());
                }
            }
        }
    }
    unreachable!("seeds do not end")
}

/// The page around it. A theme is chosen by hand: the dark colours of the site come with a media query.
fn around(page: Markup, dark: bool, lang: &str) -> Markup {
    let dress = |sheet: &str| {
        if dark { sheet.replace("(prefers-color-scheme: dark)", "all") } else { sheet.to_owned() }
    };
    html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Board" }
                style {
                    (PreEscaped(dress(include_str!("../assets/style.css"))))
                    (PreEscaped(dress(include_str!("../assets/board.css"))))
                    (PreEscaped(dress(include_str!("../assets/china.css"))))
                    (PreEscaped("body { padding: 10px }"))
                }
            }
            body { (web::symbols::sheet()) (page) }
        }
    }
}

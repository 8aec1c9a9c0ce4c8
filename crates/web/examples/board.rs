//! Writes a page with a board in a state of one's choice, to look at it:
//!
//! ```text
//! cargo run -p web --example board -- players=4 month=5 ask=place lang=it out=/tmp/b.html
//! ```
//!
//! `players` 2–5, `month` 0–12 and `ask` (young, place, group, deed, build, privilege, walltile, card, tile,
//! release, starve, raze, vacate, floodrice, floodfireworks, discard, charter, or over) say when to stop;
//! `wall` and `super` are the options, `seed` the game, `eye` a seat or `table` (default: whoever is asked),
//! `lang`, `theme` (light, dark) and `out` the page. `sheet=on` shows the symbols instead.

use std::collections::BTreeMap;

use dragon::{Dragon, Options};
use kernel::{Dice, Estimate, Eye, Game, Options as _, Seat, Turn};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use web::boards::Drawn;
use web::draw::{Canvas, Choice};
use words::Lang;

fn main() {
    let args: BTreeMap<String, String> = std::env::args()
        .skip(1)
        .filter_map(|arg| arg.split_once('=').map(|(k, v)| (k.into(), v.into())))
        .collect();
    let get = |key: &str, usual: &str| args.get(key).cloned().unwrap_or(usual.into());
    let page = if args.contains_key("sheet") { sheet() } else { board(&get) };
    let dark = get("theme", "light") == "dark";
    let out = get("out", "/tmp/board.html");
    std::fs::write(&out, around(page, dark, &get("lang", "en")).into_string())
        .expect("the page can be written");
    println!("{out}");
}

/// The board when the wanted question is asked.
fn board(get: &dyn Fn(&str, &str) -> String) -> Markup {
    let game = find(get);
    let eye = match get("eye", "").as_str() {
        "table" => Eye::Table,
        "" => Eye::Seat(game.active().unwrap_or(Seat::new(0))),
        number => Eye::Seat(Seat::new(number.parse().expect("a seat or `table`"))),
    };
    let lang: Lang = get("lang", "en").parse().expect("en or it");
    let words = shelf::words(lang);
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
    let canvas = Canvas { words, names: &names, eye, choices: &choices };
    html! {
        h1 class="wanted" {
            (words.say(&game.phase(), &name))
            @if let Some(seat) = asked { " – " (name(seat)) ": " (words.say(&game.prompt(seat), &name)) }
        }
        (<Dragon as Drawn>::draw(&game.view(eye), &canvas))
    }
}

/// Plays until the wanted question is asked in the wanted month: each seat does what promises it most.
fn find(get: &dyn Fn(&str, &str) -> String) -> Dragon {
    let number = |key: &str, usual: &str| get(key, usual).parse::<u64>().expect("a number");
    let mut options = Options::default();
    options.set("great_wall", &get("wall", "on")).expect("on or off");
    options.set("super_event", &get("super", "random")).expect("a super event");
    let (month, ask) = (number("month", "4") as u8, get("ask", "group"));
    for seed in number("seed", "1").. {
        let mut game = Dragon::start(&options, number("players", "4") as u8).expect("2 to 5 players");
        let mut dice = Dice::new(seed);
        loop {
            let asked = format!("{:?}", game.ask).split('(').next().unwrap_or("").to_lowercase();
            if game.month >= month && asked == ask {
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

/// Every symbol, large and small.
fn sheet() -> Markup {
    let sheet = web::symbols::sheet().into_string();
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
fn around(page: Markup, dark: bool, lang: &str) -> Markup {
    let site = include_str!("../assets/style.css");
    let site = if dark { site.replace("(prefers-color-scheme: dark)", "all") } else { site.to_owned() };
    html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Board" }
                style {
                    (PreEscaped(site)) (PreEscaped(include_str!("../assets/board.css")))
                    (PreEscaped("body { padding: 10px } .proof figure { display: inline-block; margin: 6px }"))
                }
            }
            body { (web::symbols::sheet()) (page) }
        }
    }
}

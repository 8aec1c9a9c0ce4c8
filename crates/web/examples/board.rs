//! Writes a page with a board in a state of one's choice, to look at it:
//!
//! ```text
//! cargo run -p web --example board -- game=china players=4 from=60 ask=piece lang=it out=/tmp/b.html
//! ```
//!
//! The first game, by seed, in which after `from` steps somebody is asked what `ask` says (a part of the name of
//! the prompt's text; `over` is the end). Options of the game go by their names (`fortresses=on`; a board may
//! be a file), `eye` is a seat or `table` (default: whoever is asked), `lang`, `theme` (light, dark) and `out`
//! the page. `open=on` unfolds what is folded; `sheet=on` shows the symbols instead.

use std::collections::BTreeMap;

use kernel::{Dice, Estimate, Eye, Game, Options, Seat, Turn};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use web::boards::Drawn;
use web::draw::{Canvas, Choice};
use words::Lang;

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
    let page = match (wish.get("sheet", "off"), wish.get("game", "dragon")) {
        ("on", _) => sheet(),
        (_, "dragon") => board::<dragon::Dragon>(&wish),
        (_, "china") => board::<china::China>(&wish),
        (_, "ming") => board::<ming::Ming>(&wish),
        (_, "lotus") => board::<lotus::Lotus>(&wish),
        (_, "longwang") => board::<longwang::Longwang>(&wish),
        (_, game) => panic!("there is no board of {game}"),
    };
    let mut page = around(page, wish.get("theme", "light") == "dark", wish.get("lang", "en")).into_string();
    if wish.get("open", "off") == "on" {
        page = page.replace("<details", "<details open");
    }
    let out = wish.get("out", "/tmp/board.html");
    std::fs::write(out, page).expect("the page can be written");
    println!("{out}");
}

/// The board when the wanted question is asked.
fn board<G: Drawn + Estimate>(wish: &Wish) -> Markup {
    let (game, told): (G, Vec<G::Event>) = find(wish);
    let eye = match wish.get("eye", "") {
        "table" => Eye::Table,
        "" => Eye::Seat(game.turn().seats().first().unwrap_or(Seat::new(0))),
        number => Eye::Seat(Seat::new(number.parse().expect("a seat or `table`"))),
    };
    let words = shelf::words(wish.get("lang", "en").parse::<Lang>().expect("en or it"));
    let names: Vec<String> = ["Anna", "Ben", "Clara", "Dora", "Emil", "Fiona"].map(String::from).to_vec();
    let name = |seat: Seat| names[usize::from(seat.number())].clone();
    let asked = match eye {
        Eye::Seat(seat) if game.turn().asks(seat) => Some(seat),
        _ => None,
    };
    let mut choices = Vec::new();
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
        (<G as Drawn>::draw(&game.view(eye), &canvas, &mut told.into_iter().rev()))
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
            let asked = seat.is_some_and(|seat| game.prompt(seat).key.contains(ask));
            if asked && step >= wish.number("from", 60) {
                return (game, told);
            }
            match (game.turn(), seat) {
                (Turn::Over, _) if ask == "over" => return (game, told),
                (Turn::Over, _) => break,
                (_, None) => {
                    let chance = game.draw(&mut dice, &mut Vec::new());
                    game.happen(chance, &mut told);
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
        next.apply(seat, action, &mut ());
        next.estimate()[usize::from(seat.number())]
    };
    let best = list.iter().copied().max_by(|&a, &b| worth(a).total_cmp(&worth(b)));
    let action = if dice.below(3) == 0 { dice.pick(&list) } else { best.expect("a choice") };
    game.apply(seat, action, told);
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
    let dress = |sheet: &str| {
        if dark { sheet.replace("(prefers-color-scheme: dark)", "all") } else { sheet.to_owned() }
    };
    let sheets = [
        include_str!("../assets/style.css"),
        include_str!("../assets/board.css"),
        include_str!("../assets/china.css"),
        include_str!("../assets/ming.css"),
        include_str!("../assets/lotus.css"),
        include_str!("../assets/longwang.css"),
        "body { padding: 10px } .proof figure { display: inline-block; margin: 6px }",
    ];
    html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Board" }
                style { (PreEscaped(sheets.map(dress).concat())) }
            }
            body { (web::symbols::sheet()) (page) }
        }
    }
}

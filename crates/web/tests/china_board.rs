//! The board of China: everything that can be done has its place on it, and nothing hidden is drawn.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use china::{Action, China, Options};
use kernel::{Dice, Eye, Game, Options as _, Seat, Turn};
use web::boards::Drawn;
use web::draw::{Canvas, Choice};
use words::{Lang, Words};

/// A game to look at, and who looks.
struct Look {
    game: China,
    eye: Eye,
    lang: Lang,
}

const TEXTS: [&str; 2] = [include_str!("../../china/words/en.ftl"), include_str!("../../china/words/it.ftl")];

fn words(lang: Lang) -> &'static Words {
    static WORDS: LazyLock<[Words; 2]> =
        LazyLock::new(|| Lang::ALL.map(|lang| Words::new(lang, &[TEXTS[lang as usize]])));
    &WORDS[lang as usize]
}

impl Look {
    fn choices(&self) -> Vec<Choice> {
        let Eye::Seat(seat) = self.eye else { return Vec::new() };
        let mut list = Vec::new();
        if self.game.turn().asks(seat) {
            self.game.choices(seat, &mut list);
        }
        let choice = |action: Action| Choice {
            notation: action.to_string(),
            label: words(self.lang).say(&self.game.label(seat, action), &name),
            spots: self.game.spots(seat, action),
        };
        list.into_iter().map(choice).collect()
    }

    fn draw(&self, choices: &[Choice]) -> String {
        let names: Vec<String> = Seat::all(5).map(name).collect();
        let canvas = Canvas { words: words(self.lang), names: &names, eye: self.eye, choices };
        draw(&self.game.view(self.eye), &canvas)
    }
}

/// A drawing is a function of a view: of what this eye may know, and of nothing else.
fn draw(view: &china::View, canvas: &Canvas) -> String {
    <China as Drawn>::draw(view, canvas).into_string()
}

fn name(seat: Seat) -> String {
    ["Anna", "Ben", "Clara", "Dora", "Emil"][usize::from(seat.number())].into()
}

/// Calls for one in so many states of some random games: all numbers of players, both sides, with and without
/// fortresses. `seat` is the one that is asked.
fn random_games(one_in: u32, mut visit: impl FnMut(&China, Option<Seat>)) {
    let games =
        Options::every().into_iter().flat_map(|options| (3..=5).map(move |players| (options, players)));
    for (number, (options, players)) in games.enumerate() {
        let Ok(mut game) = China::start(&options, players) else { continue };
        let mut dice = Dice::new(number as u64);
        loop {
            let turn = game.turn();
            let seat = turn.seats().first();
            if turn == Turn::Over || dice.below(one_in) == 0 {
                visit(&game, seat);
            }
            match (turn, seat) {
                (Turn::Over, _) => break,
                (_, None) => {
                    let chance = game.draw(&mut dice, &mut Vec::new());
                    game.happen(chance, &mut ());
                }
                (_, Some(seat)) => {
                    let action = game.choose(seat, &mut dice, &mut Vec::new());
                    game.apply(seat, action, &mut ());
                }
            }
        }
    }
}

/// The elements that have an id, with the rest of their opening tags.
fn elements(page: &str) -> Vec<(&str, &str)> {
    let tags = page.split('<').filter_map(|tag| tag.split_once('>').map(|(tag, _)| tag));
    tags.filter_map(|tag| Some((attribute(tag, "id")?, tag))).collect()
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

#[test]
fn every_choice_has_a_spot_that_is_drawn_and_open() {
    let mut seen = BTreeSet::new();
    random_games(2, |game, seat| {
        let Some(seat) = seat else { return };
        let look = Look { game: *game, eye: Eye::Seat(seat), lang: Lang::En };
        let choices = look.choices();
        let page = look.draw(&choices);
        let elements: BTreeMap<&str, &str> = elements(&page).into_iter().collect();
        for (number, choice) in choices.iter().enumerate() {
            assert!(!choice.spots.is_empty(), "`{}` has no spot", choice.notation);
            for spot in &choice.spots {
                let tag = elements.get(spot.as_str());
                let tag = tag.unwrap_or_else(|| panic!("{spot} of `{}` is not drawn", choice.notation));
                let numbers = attribute(tag, "data-choices").unwrap_or_default();
                let open = numbers.split(' ').any(|other| other == number.to_string());
                assert!(open, "{spot} lacks choice {number}, `{}`: {tag}", choice.notation);
                assert_eq!((attribute(tag, "role"), attribute(tag, "tabindex")), (Some("button"), Some("0")));
            }
        }
        seen.extend(choices.iter().filter_map(|choice| choice.notation.split(' ').next().map(String::from)));
    });
    let kinds = "draw emissary finish fortress palace pay region swap take";
    assert_eq!(seen.into_iter().collect::<Vec<_>>().join(" "), kinds, "every kind of action was met");
}

#[test]
fn ids_are_unique_and_the_page_obeys_a_strict_policy() {
    random_games(8, |game, seat| {
        for eye in seat.map(Eye::Seat).into_iter().chain([Eye::Table]) {
            let look = Look { game: *game, eye, lang: Lang::En };
            let page = look.draw(&look.choices());
            let mut ids = BTreeSet::new();
            for (id, _) in elements(&page) {
                assert!(ids.insert(id), "{id} stands twice");
            }
            assert!(!page.contains(" style=") && !page.contains("<script") && !page.contains(" onclick"));
        }
    });
}

/// Every text is there in both languages, and every symbol that is used is on the sheet or in the drawing.
#[test]
fn nothing_is_missing() {
    assert_eq!(words::compare(TEXTS[0], TEXTS[1]).len(), 0);
    let sheet = web::symbols::sheet().into_string();
    let symbols: BTreeSet<&str> = elements(&sheet).into_iter().map(|(id, _)| id).collect();
    let mut looks = 0;
    random_games(4, |game, seat| {
        looks += 1;
        let eye = seat.map_or(Eye::Table, Eye::Seat);
        let page = Look { game: *game, eye, lang: Lang::ALL[looks % 2] };
        let page = page.draw(&page.choices());
        let own: BTreeSet<&str> = elements(&page).into_iter().map(|(id, _)| id).collect();
        let links = page.split("href=\"#").chain(page.split("url(#")).skip(1);
        for used in links.filter_map(|rest| rest.split(['"', ')']).next()) {
            assert!(symbols.contains(used) || own.contains(used) || used.contains('<'), "there is no {used}");
        }
        // A text that is missing or cannot be filled is shown by its name.
        if let Some(at) = page.find("china-") {
            panic!("a text is missing: {}", &page[at..page.len().min(at + 40)]);
        }
    });
}

/// R1.6: who cannot tell two states apart gets the same drawing of both, and nobody sees a hidden card.
#[test]
fn no_hidden_card_is_drawn() {
    let mut dice = Dice::new(5);
    random_games(12, |game, seat| {
        let Some(active) = seat else { return };
        let rival = game.next(active);
        for eye in [Eye::Seat(active), Eye::Seat(rival), Eye::Table] {
            let look = Look { game: *game, eye, lang: Lang::En };
            let (choices, view) = (look.choices(), game.view(eye));
            let page = look.draw(&choices);
            // Another state with other cards in the other hands and in the pile.
            let other = Look { game: China::imagine(&view, &mut dice), eye, lang: Lang::En };
            assert_eq!(page, other.draw(&choices));
            for seat in game.seats().filter(|&seat| eye != Eye::Seat(seat)) {
                assert!(!page.contains(&format!("\"hand-{seat}-")), "a card of seat {seat} is drawn");
                let prince = &game.princes[seat];
                let count = |what: &str| page.matches(&format!("id=\"{what}-{seat}-")).count();
                assert_eq!(count("hidden"), usize::from(prince.hidden()));
                assert_eq!(count("known"), usize::from(prince.known.iter().sum::<u8>()));
            }
        }
    });
}

/// A page must stay small and quick. The measure of time is printed, not asserted:
/// `cargo test --release -p web --test china_board -- --nocapture size`.
#[test]
fn the_size_is_small() {
    let (mut bytes, mut most, mut pages) = (0, 0, 0);
    let start = std::time::Instant::now();
    random_games(4, |game, seat| {
        let Some(seat) = seat.filter(|_| game.seats().len() == 4) else { return };
        let look = Look { game: *game, eye: Eye::Seat(seat), lang: Lang::It };
        let page = look.draw(&look.choices());
        (bytes, most, pages) = (bytes + page.len(), most.max(page.len()), pages + 1);
    });
    println!(
        "{pages} pages, mean {} bytes, most {most}, {:?} a page",
        bytes / pages,
        start.elapsed() / pages as u32
    );
    assert!(most < 75_000, "{most} bytes");
}

//! The board of In the Year of the Dragon: everything that can be done has its place on it.

use std::collections::{BTreeMap, BTreeSet};

use dragon::{Action, Dragon, Options};
use kernel::{Dice, Eye, Game, Options as _, Seat, Turn};
use web::boards::Drawn;
use web::draw::{Canvas, Choice};
use words::Lang;

/// A game to look at, and who looks.
struct Look {
    game: Dragon,
    eye: Eye,
    lang: Lang,
}

impl Look {
    fn actions(&self) -> Vec<Action> {
        let mut list = Vec::new();
        if let Eye::Seat(seat) = self.eye
            && self.game.turn().asks(seat)
        {
            self.game.choices(seat, &mut list);
        }
        list
    }

    fn choices(&self) -> Vec<Choice> {
        let Eye::Seat(seat) = self.eye else { return Vec::new() };
        let words = shelf::words(self.lang);
        let choice = |action: &Action| Choice {
            notation: action.to_string(),
            label: words.say(&self.game.label(seat, *action), &name),
            spots: self.game.spots(seat, *action),
        };
        self.actions().iter().map(choice).collect()
    }

    fn draw(&self, choices: &[Choice]) -> String {
        let names: Vec<String> = Seat::all(5).map(name).collect();
        let canvas = Canvas { words: shelf::words(self.lang), names: &names, eye: self.eye, choices };
        <Dragon as Drawn>::draw(&self.game.view(self.eye), &canvas).into_string()
    }
}

fn name(seat: Seat) -> String {
    ["Anna", "Ben", "Clara", "Dora", "Emil"][usize::from(seat.number())].into()
}

/// Calls for every state of some random games: all numbers of players, every super event, with and without
/// the wall. `seat` is the one that is asked.
fn random_games(mut visit: impl FnMut(&Dragon, Option<Seat>)) {
    let games = Options::every().into_iter().filter(|options| options.large_privilege == 7);
    for (number, options) in games.enumerate() {
        let players = 2 + (number % 4) as u8;
        let mut game = Dragon::start(&options, players).expect("2 to 5 players");
        let mut dice = Dice::new(number as u64);
        loop {
            let turn = game.turn();
            let seat = turn.seats().first();
            visit(&game, seat);
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
    random_games(|game, seat| {
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
    let kinds =
        "build buy charter discard dismiss do dragon pass place play raze release replace return take wall";
    assert_eq!(seen.into_iter().collect::<Vec<_>>().join(" "), kinds, "every kind of action was met");
}

#[test]
fn ids_are_unique_and_the_page_obeys_a_strict_policy() {
    random_games(|game, seat| {
        if !game.courts[0].track.is_multiple_of(4) {
            return;
        }
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

/// Every text is there in both languages, and every symbol that is used is on the sheet.
#[test]
fn nothing_is_missing() {
    let sheet = web::symbols::sheet().into_string();
    let drawn: BTreeSet<&str> = elements(&sheet).into_iter().map(|(id, _)| id).collect();
    let mut looks = 0;
    random_games(|game, seat| {
        looks += 1;
        let eye = seat.map_or(Eye::Table, Eye::Seat);
        let page = Look { game: *game, eye, lang: Lang::ALL[looks % 2] };
        let page = page.draw(&page.choices());
        for used in page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(drawn.contains(used), "there is no symbol {used}");
        }
        // A text that is missing or cannot be filled is shown by its name.
        for (at, _) in page.match_indices("dragon-") {
            let known = ["id=\"", "#s-"].iter().any(|before| page[..at].ends_with(before));
            assert!(known, "a text is missing: {}", &page[at..page.len().min(at + 40)]);
        }
    });
    for used in sheet.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(drawn.contains(used), "there is no symbol {used}");
    }
}

/// A page must stay small and quick. The measure of time is printed, not asserted:
/// `cargo test --release -p web --test dragon_board -- --nocapture size`.
#[test]
fn the_size_is_small() {
    let (mut bytes, mut most, mut pages) = (0, 0, 0);
    let start = std::time::Instant::now();
    random_games(|game, seat| {
        let Some(seat) = seat.filter(|_| game.seats().len() == 4) else { return };
        let look = Look { game: *game, eye: Eye::Seat(seat), lang: Lang::It };
        let page = look.draw(&look.choices());
        (bytes, most, pages) = (bytes + page.len(), most.max(page.len()), pages + 1);
    });
    let sheet = web::symbols::sheet().into_string().len();
    println!(
        "{pages} pages, mean {} bytes, most {most}, sheet {sheet}, {:?} a page",
        bytes / pages,
        start.elapsed() / pages as u32
    );
    assert!(most < 60_000, "{most} bytes");
}

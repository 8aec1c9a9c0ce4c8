//! The board of Lóngwáng.

use kernel::prelude::*;
use kernel::{Dice, Piece, Seat, Turn, Viewer};
use longwang::data::{PLAYERS, Part, SQUARES};
use longwang::{Action, Cell, Longwang, Options, Phase, Square};
use longwang_screen::Board;
use words::Lang;

use trial::look::{Look, attribute, elements, random_games};

trial::promises! {
    Board, 75_000 bytes,
    "build cancel draw end gather give imprison lift look pass place play power remove rival stop surge take thief"
}

trial::album! { Board }

#[test]
fn whatever_board_is_accepted_is_drawn_and_judged() {
    trial::promises::any_board_is_drawn::<Board>(longwang::BoardRef::usual().text());
}

#[test]
fn a_board_from_before_there_were_limits_is_drawn() {
    trial::promises::an_old_board_is_drawn::<Board>(longwang::BoardRef::usual().text());
}

/// A piece of the page from the element with this id on.
fn from<'a>(page: &'a str, id: &str) -> &'a str {
    let at = page.find(&format!("id=\"{id}\"")).unwrap_or_else(|| panic!("{id} is not drawn"));
    &page[at..]
}

/// Random games hardly meet a rival with a pair of Mountain Gods: they are looked for, and may use it on the board.
#[test]
fn a_pair_of_mountain_gods_stops_a_called_dragon() {
    let mut list = Vec::new();
    for seed in 0.. {
        let mut game = Longwang::start(&Default::default(), PLAYERS as u8).unwrap();
        let mut dice = Dice::new(seed);
        while game.turn() != Turn::Over {
            let seats = game.turn().seats();
            for seat in seats.iter() {
                list.clear();
                game.choices(seat, &mut list);
                if list.contains(&Action::Cancel) {
                    let look = Look::<Board> { game: &game, viewer: Viewer::Seat(seat), lang: Lang::En };
                    let choices = look.choices();
                    let cancel = choices.iter().position(|choice| choice.notation == "cancel").unwrap();
                    assert_eq!(choices[cancel].spots, ["hand-mountain_god-0", "cancel"]);
                    let page = look.draw(&choices);
                    for spot in &choices[cancel].spots {
                        let tags = elements(&page);
                        let (_, tag) = tags.iter().find(|(id, _)| id == spot).unwrap();
                        assert_eq!(attribute(tag, "data-choices"), Some(cancel.to_string().as_str()));
                    }
                    return;
                }
            }
            match seats.first() {
                None => {
                    let chance = game.draw(&mut dice, &mut Vec::new());
                    game.happen_unchecked(chance, &mut ());
                }
                Some(seat) => {
                    let action = game.choose(seat, &mut dice, &mut list);
                    game.play_unchecked(seat, action, &mut ());
                }
            }
        }
    }
}

/// A legal cell says what an explorer costs there: two points in a turn, nothing by the earth dragon.
#[test]
fn legal_cells_glow_with_their_price() {
    let mut seen = [0; 2];
    random_games::<Longwang>(6, |game, seat| {
        let Some(seat) = seat else { return };
        let price = match game.phase {
            Phase::Turn => 2,
            Phase::Power => 0,
            _ => return,
        };
        let look = Look::<Board> { game, viewer: Viewer::Seat(seat), lang: Lang::En };
        let choices = look.choices();
        let page = look.draw(&choices);
        for choice in choices.iter().filter(|choice| choice.notation.starts_with("place ")) {
            let cell = from(&page, &choice.spots[0]);
            let cell = cell.split("<g id=\"cell-").next().unwrap_or(cell);
            assert!(cell.contains(&format!(">{price}</text>")), "{} without a price", choice.notation);
            seen[usize::from(price > 0)] += 1;
        }
    });
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}

/// A board of one's own may have other prices: they are what is said and written.
#[test]
fn prices_are_those_of_the_board() {
    let own = include_str!("../../boards/longwang.toml")
        .replace("id = \"longwang\"", "id = \"dear\"")
        .replace("place_cost = 2", "place_cost = 4")
        .replace("gather_cost = 1", "gather_cost = 3")
        .replace("draw_cost = 1", "draw_cost = 2");
    let mut options = Options::default();
    options.set("board", &own).expect("a good board");
    let mut game = Longwang::start(&options, PLAYERS as u8).unwrap();
    let mut dice = Dice::new(3);
    while game.phase != Phase::Turn {
        match game.turn().seats().first() {
            None => game.happen_unchecked(game.draw(&mut dice, &mut Vec::new()), &mut ()),
            Some(seat) => {
                let action = game.choose(seat, &mut dice, &mut Vec::new());
                game.play_unchecked(seat, action, &mut ());
            }
        }
    }
    let look = Look::<Board> { game: &game, viewer: Viewer::Seat(game.active), lang: Lang::En };
    let page = look.draw(&look.choices());
    let tags = elements(&page);
    let (_, points) = tags.iter().find(|(id, _)| *id == "points").unwrap();
    let says = attribute(points, "title").unwrap();
    assert!(says.ends_with("placing costs 4, gathering 3, drawing a card 2"), "{says}");
    assert!(from(&page, "deck").contains("aria-hidden=\"true\">2<svg"), "the price of a card");
}

/// Everybody sits before their own land: its corner is at the bottom on the left.
#[test]
fn the_own_corner_is_nearest() {
    let game = Longwang::start(&Default::default(), PLAYERS as u8).unwrap();
    for seat in Seat::all(PLAYERS as u8) {
        let page = Look::<Board> { game: &game, viewer: Viewer::Seat(seat), lang: Lang::En }.draw(&[]);
        let corner = (0..SQUARES).find(|&place| game.board.squares[place] == Square::Corner(seat)).unwrap();
        let id = format!("cell-{}", Cell::at(corner));
        let tags = elements(&page);
        let (_, tag) = tags.iter().find(|(other, _)| *other == id).unwrap();
        assert_eq!(attribute(tag, "transform"), Some("translate(30 630)"), "of {seat}");
    }
}

/// R1.8: before the end nobody sees another's objective card, and of hands only what they know.
#[test]
fn objective_cards_and_hands_are_the_owners_alone() {
    random_games::<Longwang>(24, |game, _| {
        let over = game.phase == Phase::Over;
        for viewer in game.seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
            let page = Look::<Board> { game, viewer, lang: Lang::En }.draw(&[]);
            assert_eq!(page.matches("id=\"objective\"").count(), usize::from(viewer != Viewer::Spectator));
            assert!(over || !page.contains("class=\"paid open\""), "a card of a rival is drawn");
            let view = game.view(viewer);
            let rivals = game.seats().filter(|&seat| viewer != Viewer::Seat(seat));
            let known: u8 = rivals.map(|seat| view.known_hand(seat).iter().sum::<u8>()).sum();
            assert_eq!(page.matches("class=\"face ").count(), usize::from(known));
        }
    });
}

/// A temple shows each part that stands, and faintly the others.
#[test]
fn temples_grow_part_by_part() {
    random_games::<Longwang>(24, |game, _| {
        let page = Look::<Board> { game, viewer: Viewer::Spectator, lang: Lang::En }.draw(&[]);
        for seat in game.seats() {
            for (place, part) in Part::ALL.iter().enumerate() {
                let stands = place < usize::from(game.builders[seat].parts);
                let class = if stands { "part" } else { "part ghost" };
                let tags = elements(&page);
                let id = format!("{part}-of-{seat}");
                let (_, tag) = tags.iter().find(|(other, _)| *other == id).unwrap();
                assert_eq!(attribute(tag, "class"), Some(class));
            }
        }
    });
}

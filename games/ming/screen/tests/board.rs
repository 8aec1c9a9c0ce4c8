//! The board of Ming Dynasty.

use ming_screen::Board;
use std::collections::BTreeSet;

use kernel::prelude::*;
use kernel::{Dice, Seat, Turn, Viewer};
use ming::{Event, Ming, Options, Phase, Told};
use words::Lang;

use trial::look::{Look, attribute, elements, random_games};

trial::promises! {
    Board, 86_000 bytes, "deploy dragon go member neutral pass prince recall return start stay take"
}

trial::album! { Board }

#[test]
fn whatever_board_is_accepted_is_drawn_and_judged() {
    trial::promises::any_board_is_drawn::<Board>(ming::BoardRef::usual().text());
}

#[test]
fn a_board_from_before_there_were_limits_is_drawn() {
    trial::promises::an_old_board_is_drawn::<Board>(ming::BoardRef::usual().text());
}

/// R4.2: a district that takes several steps glows with the cards it costs, and a click takes the first of them.
#[test]
fn far_districts_show_their_cards_and_lead_there_step_by_step() {
    let mut seen = 0;
    random_games::<Ming>(6, |game, seat| {
        let Some(seat) = seat.filter(|_| matches!(game.phase, Phase::Move | Phase::Way)) else { return };
        let look = Look::<Board> { game, viewer: Viewer::Seat(seat), lang: Lang::En };
        let choices = look.choices();
        let page = look.draw(&choices);
        for (id, tag) in elements(&page) {
            let class = attribute(tag, "class").unwrap_or_default();
            let Some(district) = id.strip_prefix("district-").filter(|_| class.ends_with(" far")) else {
                continue;
            };
            seen += 1;
            let number: usize = attribute(tag, "data-choices").unwrap().parse().expect("one step");
            assert!(choices[number].notation.starts_with("go "), "{}", choices[number].notation);
            assert!(page.contains(&format!("cost to-{district} far\"")), "{district} shows no cards");
        }
    });
    assert!(seen > 50);
}

/// R5.5: everybody sees who is still thinking; what was chosen shows to its owner alone.
#[test]
fn return_cards_lie_face_down() {
    let mut seen = 0;
    random_games::<Ming>(1, |game, _| {
        if game.phase != Phase::Return {
            return;
        }
        let city = game.in_city(game.scored_province());
        let concerned: Vec<Seat> = game.seats().filter(|&seat| city[seat] > 0).collect();
        for viewer in game.seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
            let look = Look::<Board> { game, viewer, lang: Lang::En };
            let page = look.draw(&look.choices());
            for &seat in &concerned {
                let chooses =
                    page.split(&format!("id=\"chooses-{seat}\"")).nth(1).expect("everybody is there");
                let chooses = chooses.split("</li>").next().unwrap();
                let thinks = game.waiting.contains(seat);
                assert_eq!(chooses.contains("is thinking"), thinks);
                assert_eq!(chooses.contains("shown back"), !thinks && viewer != Viewer::Seat(seat));
                let own = format!(">{}</span>", game.chosen[seat]);
                assert_eq!(chooses.ends_with(&own), !thinks && viewer == Viewer::Seat(seat));
                seen += usize::from(!thinks);
            }
        }
    });
    assert!(seen > 0, "somebody waited for others");
}

/// While a scoring goes on and just after it a sheet says what each district and each city gave; then it goes.
#[test]
fn a_scoring_is_written_down_district_by_district() {
    let (mut under_way, mut after) = (0, 0);
    for seed in 0..9 {
        let mut game = Ming::start(&Options::default(), 2 + (seed % 3) as u8).unwrap();
        let (mut dice, mut told) = (Dice::new(seed), Vec::new());
        while game.turn() != Turn::Over {
            match game.turn().seats().first() {
                None => game.happen_unchecked(game.draw(&mut dice, &mut Vec::new()), &mut told),
                Some(seat) => {
                    let action = game.choose(seat, &mut dice, &mut Vec::new());
                    game.play_unchecked(seat, action, &mut told);
                }
            }
            let look = Look::<Board> { game: &game, viewer: Viewer::Spectator, lang: Lang::It };
            let scoring = told.iter().rposition(|event| matches!(event, Event::Open(Told::Scoring { .. })));
            match (game.phase, scoring) {
                (Phase::Return | Phase::Recall | Phase::Spare, Some(scoring)) => {
                    let page = look.draw_after(&told, &[]);
                    let sheet = page.split("id=\"sheet-").nth(1).expect("a sheet is drawn");
                    let sheet = sheet.split("</details>").next().unwrap_or(sheet);
                    for event in &told[scoring..] {
                        let Event::Open(Told::Sent { members, at, .. }) = event else { continue };
                        let line =
                            sheet.split(&format!(">{}</th>", at.name())).nth(1).expect("every district");
                        let line = line.split("</tr>").next().unwrap_or(line);
                        assert!(
                            line.contains(&format!("<td>{members}<svg")),
                            "{members} from {}: {line}",
                            at.name()
                        );
                    }
                    assert!(!page.contains("id=\"forecast\""), "one table of a scoring is enough");
                    under_way += 1;
                }
                (Phase::Members, Some(_)) => {
                    let page = look.draw_after(&told, &[]);
                    let ids = elements(&page);
                    assert_eq!(ids.iter().map(|(id, _)| id).collect::<BTreeSet<_>>().len(), ids.len());
                    assert_eq!(page.contains("id=\"sheet-"), game.round % 2 == 1);
                    after += 1;
                }
                _ => {}
            }
        }
    }
    assert!(under_way > 20 && after > 20, "{under_way}, {after}");
}

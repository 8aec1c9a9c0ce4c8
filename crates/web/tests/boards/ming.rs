//! The board of Ming Dynasty.

use kernel::{Eye, Seat};
use ming::{Ming, Phase};
use words::Lang;

use crate::look::{Look, attribute, elements, random_games};

crate::promises::promises! {
    Ming, 82_000 bytes, "deploy dragon go member neutral pass prince recall return start stay take"
}

/// R4.2: a district that takes several steps glows with the cards it costs, and a click takes the first of them.
#[test]
fn far_districts_show_their_cards_and_lead_there_step_by_step() {
    let mut seen = 0;
    random_games::<Ming>(6, |game, seat| {
        let Some(seat) = seat.filter(|_| matches!(game.phase, Phase::Move | Phase::Way)) else { return };
        let look = Look { game, eye: Eye::Seat(seat), lang: Lang::En };
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
        for eye in game.seats().map(Eye::Seat).chain([Eye::Table]) {
            let look = Look { game, eye, lang: Lang::En };
            let page = look.draw(&look.choices());
            for &seat in &concerned {
                let chooses =
                    page.split(&format!("id=\"chooses-{seat}\"")).nth(1).expect("everybody is there");
                let chooses = chooses.split("</li>").next().unwrap();
                let thinks = game.waiting.contains(seat);
                assert_eq!(chooses.contains("is thinking"), thinks);
                assert_eq!(chooses.contains("shown back"), !thinks && eye != Eye::Seat(seat));
                let own = format!(">{}</span>", game.chosen[seat]);
                assert_eq!(chooses.ends_with(&own), !thinks && eye == Eye::Seat(seat));
                seen += usize::from(!thinks);
            }
        }
    });
    assert!(seen > 0, "somebody waited for others");
}

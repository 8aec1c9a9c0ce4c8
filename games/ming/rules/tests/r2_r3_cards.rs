//! R2 and R3: members on the province spaces, and the cards they bring.

use crate::table::*;
use kernel::prelude::*;
use kernel::{Dice, Turn};
use ming::data::*;
use ming::{Event, Ming, Options, Phase, Told};

#[test]
fn r2_1_six_rounds_and_the_phases_in_their_order() {
    let (mut game, mut dice) = (Ming::start(&Options::default(), 3).unwrap(), Dice::new(4));
    let (mut told, mut phases) = (Vec::new(), Vec::new());
    while game.turn() != Turn::Over {
        let kind = match game.phase {
            Phase::Cards | Phase::Refill => Phase::Cards,
            Phase::Move | Phase::Way | Phase::Deploy => Phase::Move,
            Phase::Return | Phase::Recall => Phase::Return,
            other => other,
        };
        if phases.last() != Some(&(game.round, kind)) {
            phases.push((game.round, kind));
        }
        match game.turn() {
            Turn::Nature => {
                let chance = game.draw(&mut dice, &mut Vec::new());
                game.happen_unchecked(chance, &mut told);
            }
            turn => {
                let seat = turn.seats().first().unwrap();
                let action = game.choose(seat, &mut dice, &mut Vec::new());
                game.play_unchecked(seat, action, &mut told);
            }
        }
    }
    let mut expected = vec![(0, Phase::Lay), (0, Phase::First), (0, Phase::Prince)];
    for round in 1..=6 {
        expected.extend([Phase::Members, Phase::Cards, Phase::Move].map(|phase| (round, phase)));
        if matches!(round, 2 | 4) {
            expected.push((round, Phase::Return));
        }
    }
    assert_eq!(phases, expected);
    let rounds = told.iter().filter(|event| matches!(event, Event::Open(Told::Round { .. }))).count();
    let scorings: Vec<u8> = told
        .iter()
        .filter_map(
            |event| if let Event::Open(Told::Scoring { round }) = event { Some(*round) } else { None },
        )
        .collect();
    assert_eq!((rounds, scorings), (6, vec![2, 4, 6]));
}

#[test]
fn r2_2_five_members_each_one_at_a_time_on_any_space() {
    let mut table = setting(3).start(MANUELA).phase(Phase::Members).set();
    let provinces =
        ["member white", "member orange", "member green", "member pink", "member yellow", "member blue"];
    for turn in 0..15 {
        assert_eq!(table.choices(), provinces);
        let expected = [MANUELA, SILVIO, GUIDO][turn % 3];
        table.says(expected, [if turn < 9 { "member white" } else { "member blue" }]);
    }
    for seat in table.seats() {
        assert_eq!(table.families[seat].spaces, tiles("white white white blue blue"));
        assert_eq!(table.families[seat].supply, MEMBERS - 5);
    }
    assert_eq!((table.game.phase, table.whose()), (Phase::Cards, Some(MANUELA)));
}

#[test]
fn r3_1_everyone_takes_cards_in_turn_until_they_have_five() {
    let mut table = setting(3)
        .phase(Phase::Cards)
        .spaces(GUIDO, "white white")
        .spaces(MANUELA, "white white")
        .spaces(SILVIO, "blue blue")
        .hand(GUIDO, "horse horse horse")
        .hand(MANUELA, "horse horse dragon dragon dragon")
        .hand(SILVIO, "junk junk junk junk")
        .row("ox_cart ox_cart ox_cart ox_cart ox_cart ox_cart")
        .set();
    table.says(GUIDO, ["take white"]).nature("card junk");
    // Manuela has five and is passed over.
    table.says(SILVIO, ["take blue"]).nature("card barge");
    table.says(GUIDO, ["take white"]).nature("card barge");
    assert_eq!(table.hand(GUIDO), "horse horse horse ox_cart junk");
    assert_eq!(table.hand(SILVIO), "ox_cart junk junk junk junk");
    assert_eq!((table.game.phase, table.whose()), (Phase::Move, Some(GUIDO)));
    for seat in table.seats() {
        assert_eq!(table.families[seat].cards, HAND);
    }
}

#[test]
fn r3_2_an_open_card_where_one_has_a_member_and_the_gap_is_filled() {
    let mut table = setting(3)
        .phase(Phase::Cards)
        .spaces(GUIDO, "white blue blue")
        .spaces(MANUELA, "pink")
        .row("horse junk barge barge junk palanquin")
        .set();
    assert_eq!(table.choices(), ["take white", "take blue", "dragon white", "dragon blue"]);
    assert_eq!(table.refused_by("take pink"), "R3.2");
    table.says(GUIDO, ["take blue"]);
    assert_eq!((table.game.turn(), table.row[Province::Blue]), (Turn::Nature, None));
    table.nature("card rickshaw");
    assert_eq!(table.row[Province::Blue], Some(Card::Rickshaw));
    assert_eq!(table.hand(GUIDO), "palanquin");
    assert_eq!(table.families[GUIDO].spaces, tiles("white blue blue"), "members stay");
}

#[test]
fn r3_3_a_dragon_costs_an_own_member_for_good() {
    let mut table = setting(3)
        .phase(Phase::Cards)
        .spaces(GUIDO, "white white blue")
        .spaces(MANUELA, "pink pink")
        .spaces(SILVIO, "green")
        .set();
    let stack = table.dragons;
    assert_eq!(table.refused_by("dragon pink"), "R3.3");
    table.says(GUIDO, ["dragon white"]);
    assert_eq!((table.hand(GUIDO), table.dragons), ("dragon".into(), stack - 1));
    assert_eq!(table.families[GUIDO].spaces, tiles("white blue"));
    assert_eq!(table.families[GUIDO].lost, 1);
    assert_eq!(table.whose(), Some(MANUELA), "nothing is to be refilled");
}

#[test]
fn r3_3_the_stack_of_dragons_may_be_empty() {
    let dragons = "dragon dragon dragon dragon dragon";
    let table = setting(4)
        .phase(Phase::Cards)
        .spaces(GUIDO, "white blue")
        .hand(GUIDO, "dragon dragon dragon")
        .hand(MANUELA, dragons)
        .hand(SILVIO, dragons)
        .hand(VALERIO, dragons)
        .set();
    assert_eq!(table.dragons, 0);
    assert_eq!(table.choices(), ["take white", "take blue"]);
    assert_eq!(table.refused_by("dragon white"), "R3.3");
}

#[test]
fn r3_4_the_discards_become_the_pile_when_a_card_is_needed() {
    let table = setting(3)
        .phase(Phase::Cards)
        .spaces(GUIDO, "white")
        .spaces(MANUELA, "white")
        .row("horse horse horse junk junk junk")
        .pile("barge");
    let mut table = table.set();
    let discards = table.discard;
    table.says(GUIDO, ["take white"]).nature("card barge");
    assert_eq!(table.discard, discards, "the pile is empty, but no card is needed yet");
    assert_eq!(table.pile, [0; CARDS]);
    table.says(MANUELA, ["take white"]);
    assert_eq!((table.pile, table.discard), (discards, [0; CARDS]));
    assert!(table.told.contains(&Event::Open(Told::Reshuffled { cards: discards.iter().sum() })));
    table.nature("card ox_cart");
    assert_eq!(table.row[Province::White], Some(Card::OxCart));
}

#[test]
fn r3_5_a_card_can_always_be_taken() {
    // The worst that can be done: nothing but dragons, with an empty hand. The last member pays for the fifth card.
    let mut table = setting(2).phase(Phase::Cards).spaces(GUIDO, "white white white white white").set();
    table.game.hands[MANUELA] = cards("horse horse horse horse horse");
    table.game.table.families[MANUELA].cards = 5;
    table.game.table.pile[Card::Horse] -= 5;
    for taken in 1..=5 {
        assert!(table.may("take white"), "there is a card for a member that is left");
        table.says(GUIDO, ["dragon white"]);
        assert_eq!(table.families[GUIDO].spaces[Province::White], 5 - taken);
    }
    assert_eq!((table.game.phase, table.families[GUIDO].cards), (Phase::Move, HAND));
    // In random games, members left never are fewer than cards wanted, and so never none.
    let mut dice = Dice::new(8);
    for game in 0..60 {
        let mut state = Ming::start(&Options::default(), 2 + game % 3).unwrap();
        while state.turn() != Turn::Over {
            if state.phase == Phase::Cards {
                for seat in state.seats() {
                    let family = &state.families[seat];
                    assert!(family.spaces.iter().sum::<u8>() >= HAND - family.cards);
                }
            }
            match state.turn() {
                Turn::Nature => {
                    let chance = state.draw(&mut dice, &mut Vec::new());
                    state.happen_unchecked(chance, &mut ());
                }
                turn => {
                    let seat = turn.seats().first().unwrap();
                    let mut list = Vec::new();
                    state.choices(seat, &mut list);
                    // The last choice is a dragon wherever there is one.
                    let action =
                        if state.phase == Phase::Cards { list[list.len() - 1] } else { dice.pick(&list) };
                    state.play_unchecked(seat, action, &mut ());
                }
            }
        }
    }
}

//! R1.8: what is imagined agrees with all that a seat has seen, and is as likely as it is.

use crate::table::*;
use kernel::prelude::*;
use kernel::{Dice, Seat, Turn, Viewer};
use longwang::data::*;
use longwang::{Event, Longwang, Told};

/// How many of a number of imagined states satisfy something.
fn share(table: &Match, viewer: Viewer, holds: impl Fn(&Longwang) -> bool) -> f64 {
    const WORLDS: u32 = 6000;
    let (view, mut dice) = (table.game.view(viewer), Dice::new(21));
    let found = (0..WORLDS).filter(|_| holds(&Longwang::imagine(&view, &mut dice))).count();
    found as f64 / f64::from(WORLDS)
}

fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 0.03, "found {found}, expected {expected}");
}

#[test]
fn r1_8_an_imagined_objective_fits_what_was_paid() {
    let viewer = Viewer::Seat(SE);
    let of =
        |table: &Match, number: u8| share(table, viewer, |game| game.hidden.objectives[NW] == Some(number));
    // Nothing is paid: any of the 23 that the south-east does not hold.
    let table = setting().set();
    close(of(&table, 5), 1.0 / 23.0);
    assert_eq!(of(&table, 3), 0.0, "the viewer's own");
    // A base of 6 bamboo and 4 rock: card 1 or card 5.
    let table = setting().parts(NW, 1).set();
    close(of(&table, 1), 0.5);
    close(of(&table, 5), 0.5);
    // The roof tells the rest, and with it the jade.
    let table = setting().parts(NW, 2).set();
    assert_eq!(of(&table, 5), 1.0);
    // Nobody else has that card then.
    assert_eq!(share(&table, viewer, |game| game.hidden.objectives[NE] == Some(5)), 0.0);
}

#[test]
fn r1_8_a_stolen_card_is_known_to_both_and_followed_when_it_is_stolen_again() {
    let mut table = setting().hand(NW, "thief").hand(NE, "thief rice_3").hand(SE, "rock_3").set();
    table.says(NW, ["thief 2"]);
    let steal = table.chances()[0].0.clone();
    table.nature(&steal);
    let holds = |table: &Match, viewer, seat: Seat| {
        share(table, viewer, |game| game.hidden.hands[seat][Card::Rock] >= 1)
    };
    assert_eq!(holds(&table, Viewer::Seat(SE), NW), 1.0, "who was robbed knows");
    assert!(holds(&table, Viewer::Seat(SW), NW) < 0.3, "others do not");
    // The north-east robs the north-west of their only card.
    table.says(NW, ["end"]).says(NE, ["thief 0"]);
    let steal = table.chances()[0].0.clone();
    table.nature(&steal);
    for viewer in [NW, NE, SE] {
        assert_eq!(holds(&table, Viewer::Seat(viewer), NE), 1.0, "{viewer:?} has followed it");
    }
    assert!(holds(&table, Viewer::Seat(SW), NE) < 0.3);
    // Once it is played nobody believes them to have it any more.
    table.says(NE, ["play rock_3"]);
    assert!(holds(&table, Viewer::Seat(SE), NE) < 0.3);
}

#[test]
fn r1_8_of_several_cards_of_a_kind_the_known_one_goes_first() {
    let mut table = setting().hand(NW, "thief rock_3").hand(SE, "rock_3").set();
    table.says(NW, ["thief 2"]);
    let steal = table.chances()[0].0.clone();
    table.nature(&steal);
    assert_eq!(table.game.view(Viewer::Seat(SE)).known_hand(NW)[Card::Rock], 1);
    table.says(NW, ["play rock_3"]);
    assert_eq!(table.hand(NW), "rock_3");
    assert_eq!(table.game.view(Viewer::Seat(SE)).known_hand(NW)[Card::Rock], 0);
}

#[test]
fn r1_8_cards_whose_backs_are_alike_are_not_told_apart() {
    // Whichever of their three cards they play, the others see the same backs left.
    let left = |play: &str| {
        let mut table = setting().hand(NW, "rice_3 rock_3 bamboo_3").hand(NE, "thief").set();
        table.say(play);
        let view = table.game.view(Viewer::Seat(NE));
        (view.backs, view.faces)
    };
    assert_eq!(left("play rice_3"), left("play rock_3"));
    assert_eq!(left("play rice_3"), left("play bamboo_3"));
}

#[test]
fn r1_8_tiles_that_others_have_seen_are_what_is_left() {
    let table = setting()
        .holds(NW, 1, Jade::Water)
        .holds(NW, 2, Jade::Water)
        .holds(SE, 3, Jade::Fire)
        .looked(SE, 4, Jade::Air)
        .set();
    let is = |viewer: Seat, tile: usize, jade| {
        share(&table, Viewer::Seat(viewer), |game| game.hidden.jade[tile - 1] == Some(jade))
    };
    assert_eq!(is(NW, 1, Jade::Water), 1.0, "they have seen it");
    assert_eq!(is(NW, 3, Jade::Water), 0.0, "they have both");
    close(is(NW, 3, Jade::Fire), 1.0 / 3.0);
    close(is(NW, 4, Jade::Earth), 1.0 / 3.0);
    close(is(NE, 3, Jade::Water), 0.25);
    assert_eq!(share(&table, Viewer::Seat(NW), |game| game.hidden.jade[4..] == [None; 4]), 1.0);
}

#[test]
fn r1_8_cards_are_dealt_by_their_number_and_old_ones_are_not_from_the_new_deck() {
    let viewer = Viewer::Seat(NW);
    let table = setting().hand(NW, "thief thief").hand(SE, "rock_3").set();
    // 46 cards are unseen: two thieves and four of each resource among them.
    close(share(&table, viewer, |game| game.hidden.hands[SE][Card::Thief] == 1), 2.0 / 46.0);
    close(share(&table, viewer, |game| game.hidden.hands[SE][Card::MountainGod] == 1), 6.0 / 46.0);
    // The deck is gone: all but four cards lie open, so what the south-east has is known.
    let mut table = setting().hand(NW, "thief thief").hand(SE, "rock_3").deck("rice_3").set();
    close(share(&table, viewer, |game| game.hidden.hands[SE][Card::Rock] == 1), 0.5);
    table.says(NW, ["draw"]).nature("card rice_3");
    assert_eq!(share(&table, viewer, |game| game.hidden.hands[SE][Card::Rock] == 1), 1.0);
    table.says(NW, ["draw"]).nature("card rice_3");
    assert_eq!(table.shuffles, 1);
    assert_eq!(share(&table, viewer, |game| game.hidden.hands[SE][Card::Rock] == 1), 1.0, "still");
}

#[test]
fn r1_8_whoever_has_answered_may_have_objected_if_able_to() {
    let mut table = setting().hand(NE, "mountain_god mountain_god").hand(SE, "thief").set();
    table.says(NW, ["power"]).by(NE, "cancel").by(SE, "pass");
    let objects = |viewer, seat: Seat| share(&table, viewer, |game| game.hidden.objections[seat].is_some());
    assert_eq!(objects(Viewer::Seat(NE), NE), 1.0, "they know their own answer");
    assert_eq!(objects(Viewer::Seat(SE), SE), 0.0);
    let guessed = objects(Viewer::Seat(SW), NE);
    assert!(guessed > 0.0 && guessed < 0.05, "a pair of Mountain Gods is rare: {guessed}");
}

/// Games on the usual board, and with a small deck of thieves that is shuffled again and again.
fn starts(games: usize) -> Vec<Longwang> {
    let record: kernel::Record =
        include_str!("../../records/random-house-board.json").parse().expect("a record");
    let few_cards = record.start().expect("a game");
    let usual = Longwang::start(&Default::default(), 4).expect("four players");
    [usual, few_cards].into_iter().cycle().take(games).collect()
}

/// What a seat remembers of all that it was ever shown.
#[derive(Clone, Default)]
struct Memory {
    jade: [Option<Jade>; TILES],
    deck: Option<Cards>,
}

#[test]
fn r1_8_what_is_imagined_agrees_with_all_that_was_ever_seen() {
    let mut dice = Dice::new(22);
    let mut shuffles = 0;
    for mut state in starts(8) {
        let mut memories: [Memory; 4] = Default::default();
        while state.turn() != Turn::Over {
            for seat in state.seats() {
                let view = state.view(Viewer::Seat(seat));
                let imagined = Longwang::imagine(&view, &mut dice);
                agrees(&state, &imagined, seat, &memories[usize::from(seat.number())]);
                let memory = &mut memories[usize::from(seat.number())];
                for (known, seen) in memory.jade.iter_mut().zip(view.jade) {
                    *known = known.or(seen);
                }
            }
            let discard = state.discard;
            let log = step(&mut state, &mut dice);
            if log.iter().any(|event| matches!(event, Event::Open(Told::Reshuffled { .. }))) {
                memories.iter_mut().for_each(|memory| memory.deck = Some(discard));
            }
        }
        shuffles += state.shuffles;
    }
    assert!(shuffles > 4, "decks were reshuffled: {shuffles}");
}

fn step(state: &mut Longwang, dice: &mut Dice) -> Vec<Event> {
    let mut log = Vec::new();
    match state.turn() {
        Turn::Nature => {
            let chance = state.draw(dice, &mut Vec::new());
            state.happen_unchecked(chance, &mut log);
        }
        turn => {
            let seat = turn.seats().first().expect("somebody is asked");
            let action = state.choose(seat, dice, &mut Vec::new());
            state.play_unchecked(seat, action, &mut log);
        }
    }
    log
}

fn agrees(state: &Longwang, imagined: &Longwang, viewer: Seat, memory: &Memory) {
    let (true_state, guess) = (&state.hidden, &imagined.hidden);
    assert_eq!(imagined.audit(), Ok(()));
    assert_eq!(imagined.view(Viewer::Seat(viewer)), state.view(Viewer::Seat(viewer)));
    assert_eq!(guess.hands[viewer], true_state.hands[viewer]);
    assert_eq!(guess.objectives[viewer], true_state.objectives[viewer]);
    for (place, back) in state.backs.iter().enumerate() {
        if back.knowers.contains(viewer) {
            assert_eq!(guess.faces.at(place), true_state.faces.at(place));
        }
    }
    for (tile, known) in memory.jade.iter().enumerate() {
        assert!(known.is_none() || guess.jade[tile] == *known, "tile {tile} was seen and stays what it is");
        assert_eq!(guess.jade[tile].is_none(), true_state.jade[tile].is_none());
    }
    if let Some(deck) = memory.deck {
        let within = (0..CARDS).all(|card| guess.deck[card] <= deck[card]);
        assert!(within, "the new deck is made of the discards that everybody saw");
    }
    for seat in state.seats() {
        let builder = &state.builders[seat];
        if let Some(number) = guess.objectives[seat] {
            let costs = state.board.objective(number).costs;
            let parts = usize::from(builder.parts.min(2));
            assert_eq!(builder.paid[..parts], costs[..parts]);
        }
    }
}

/// Whatever somebody does, others are told the same in every state that they cannot tell from the true one –
/// as long as they cannot tell them apart afterwards.
#[test]
fn r1_8_the_log_tells_others_nothing_that_their_view_does_not() {
    let mut dice = Dice::new(23);
    for mut state in starts(4) {
        while state.turn() != Turn::Over {
            if let Turn::Seats(asked) = state.turn() {
                let actor = asked.first().unwrap();
                let action = state.choose(actor, &mut dice, &mut Vec::new());
                for viewer in state.rivals(actor).iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
                    let other = Longwang::imagine(&state.view(viewer), &mut dice);
                    let mut choices = Vec::new();
                    other.choices(actor, &mut choices);
                    if choices.contains(&action) {
                        let told = |state: &Longwang| {
                            let (mut state, mut log) = (state.clone(), Vec::new());
                            state.play_unchecked(actor, action, &mut log);
                            let seen: Vec<_> = log.iter().filter_map(|event| event.told(viewer)).collect();
                            (state.view(viewer), seen)
                        };
                        let ((view, log), (other_view, other_log)) = (told(&state), told(&other));
                        assert!(view != other_view || log == other_log, "{viewer:?}, {action}: {log:?}");
                    }
                }
            }
            step(&mut state, &mut dice);
        }
    }
}

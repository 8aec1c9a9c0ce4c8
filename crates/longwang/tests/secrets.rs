//! R1.8: what is imagined agrees with all that a seat has seen, and is as likely as it is.

mod table;

use kernel::{Dice, Event as _, Eye, Game, Seat, Turn};
use longwang::data::*;
use longwang::{Event, Longwang};
use table::*;

/// How many of so many imagined states satisfy something.
fn share(table: &Match, eye: Eye, holds: impl Fn(&Longwang) -> bool) -> f64 {
    const WORLDS: u32 = 6000;
    let (view, mut dice) = (table.game.view(eye), Dice::new(21));
    let found = (0..WORLDS).filter(|_| holds(&Longwang::imagine(&view, &mut dice))).count();
    found as f64 / f64::from(WORLDS)
}

fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 0.03, "found {found}, expected {expected}");
}

#[test]
fn r1_8_an_imagined_objective_fits_what_was_paid() {
    let eye = Eye::Seat(SE);
    let of = |table: &Match, number: u8| share(table, eye, |game| game.hidden.objectives[NW] == Some(number));
    // Nothing is paid: any of the 23 that the south-east does not have himself.
    let table = setting().set();
    close(of(&table, 5), 1.0 / 23.0);
    assert_eq!(of(&table, 3), 0.0, "his own");
    // A base of 6 bamboo and 4 rock: card 1 or card 5.
    let table = setting().parts(NW, 1).set();
    close(of(&table, 1), 0.5);
    close(of(&table, 5), 0.5);
    // The roof tells the rest, and with it the jade.
    let table = setting().parts(NW, 2).set();
    assert_eq!(of(&table, 5), 1.0);
    // Nobody else has that card then.
    assert_eq!(share(&table, eye, |game| game.hidden.objectives[NE] == Some(5)), 0.0);
}

#[test]
fn r1_8_a_stolen_card_is_known_to_both_and_followed_when_it_is_stolen_again() {
    let mut table = setting().hand(NW, "thief").hand(NE, "thief rice_3").hand(SE, "rock_3").set();
    table.says(NW, ["thief 2"]);
    let steal = table.chances()[0].0.clone();
    table.nature(&steal);
    let holds =
        |table: &Match, eye, seat: Seat| share(table, eye, |game| game.hidden.hands[seat][Card::Rock] >= 1);
    assert_eq!(holds(&table, Eye::Seat(SE), NW), 1.0, "who was robbed knows");
    assert!(holds(&table, Eye::Seat(SW), NW) < 0.3, "others do not");
    // The north-east robs the north-west of the only card he has.
    table.says(NW, ["end"]).says(NE, ["thief 0"]);
    let steal = table.chances()[0].0.clone();
    table.nature(&steal);
    for eye in [NW, NE, SE] {
        assert_eq!(holds(&table, Eye::Seat(eye), NE), 1.0, "{eye:?} has followed it");
    }
    assert!(holds(&table, Eye::Seat(SW), NE) < 0.3);
    // Once it is played nobody takes him to have it any more.
    table.says(NE, ["play rock_3"]);
    assert!(holds(&table, Eye::Seat(SE), NE) < 0.3);
}

#[test]
fn r1_8_of_several_cards_of_a_kind_the_known_one_goes_first() {
    let mut table = setting().hand(NW, "thief rock_3").hand(SE, "rock_3").set();
    table.says(NW, ["thief 2"]);
    let steal = table.chances()[0].0.clone();
    table.nature(&steal);
    assert_eq!(table.game.view(Eye::Seat(SE)).known_hand(NW)[Card::Rock], 1);
    table.says(NW, ["play rock_3"]);
    assert_eq!(table.hand(NW), "rock_3");
    assert_eq!(table.game.view(Eye::Seat(SE)).known_hand(NW)[Card::Rock], 0);
}

#[test]
fn r1_8_cards_whose_backs_are_alike_are_not_told_apart() {
    // Whichever of his three cards he plays, the others see the same backs left.
    let left = |play: &str| {
        let mut table = setting().hand(NW, "rice_3 rock_3 bamboo_3").hand(NE, "thief").set();
        table.say(play);
        let view = table.game.view(Eye::Seat(NE));
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
    let is = |eye: Seat, tile: usize, jade| {
        share(&table, Eye::Seat(eye), |game| game.hidden.jade[tile - 1] == Some(jade))
    };
    assert_eq!(is(NW, 1, Jade::Water), 1.0, "he has seen it");
    assert_eq!(is(NW, 3, Jade::Water), 0.0, "he has both");
    close(is(NW, 3, Jade::Fire), 1.0 / 3.0);
    close(is(NW, 4, Jade::Earth), 1.0 / 3.0);
    close(is(NE, 3, Jade::Water), 0.25);
    assert_eq!(share(&table, Eye::Seat(NW), |game| game.hidden.jade[4..] == [None; 4]), 1.0);
}

#[test]
fn r1_8_cards_are_dealt_by_their_number_and_old_ones_are_not_from_the_new_deck() {
    let eye = Eye::Seat(NW);
    let table = setting().hand(NW, "thief thief").hand(SE, "rock_3").set();
    // 46 cards are unseen: two thieves and four of each resource among them.
    close(share(&table, eye, |game| game.hidden.hands[SE][Card::Thief] == 1), 2.0 / 46.0);
    close(share(&table, eye, |game| game.hidden.hands[SE][Card::MountainGod] == 1), 6.0 / 46.0);
    // The deck is gone: all but four cards lie open, so what the south-east has is known.
    let mut table = setting().hand(NW, "thief thief").hand(SE, "rock_3").deck("rice_3").set();
    close(share(&table, eye, |game| game.hidden.hands[SE][Card::Rock] == 1), 0.5);
    table.says(NW, ["draw"]).nature("card rice_3");
    assert_eq!(share(&table, eye, |game| game.hidden.hands[SE][Card::Rock] == 1), 1.0);
    table.says(NW, ["draw"]).nature("card rice_3");
    assert_eq!(table.shuffles, 1);
    assert_eq!(share(&table, eye, |game| game.hidden.hands[SE][Card::Rock] == 1), 1.0, "still");
}

#[test]
fn r1_8_nobody_is_told_who_has_answered() {
    let mut table = setting().hand(NE, "mountain_god mountain_god").set();
    table.says(NW, ["power"]);
    let eyes = [Eye::Seat(NW), Eye::Seat(SE), Eye::Seat(SW), Eye::Table];
    let before = eyes.map(|eye| table.game.view(eye));
    table.by(NE, "cancel");
    assert_eq!(eyes.map(|eye| table.game.view(eye)), before);
    assert_eq!(share(&table, Eye::Seat(NE), |game| game.hidden.objections.contains(NE)), 1.0, "but himself");
}

/// Games on the usual board, and with a small deck of thieves that is shuffled again and again.
fn starts(games: usize) -> Vec<Longwang> {
    let record: kernel::Record =
        include_str!("../records/random-house-board.json").parse().expect("a record");
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
                let view = state.view(Eye::Seat(seat));
                let imagined = Longwang::imagine(&view, &mut dice);
                agrees(&state, &imagined, seat, &memories[usize::from(seat.number())]);
                let memory = &mut memories[usize::from(seat.number())];
                for (known, seen) in memory.jade.iter_mut().zip(view.jade) {
                    *known = known.or(seen);
                }
            }
            let discard = state.discard;
            let log = step(&mut state, &mut dice);
            if log.iter().any(|event| matches!(event, Event::Reshuffled { .. })) {
                memories.iter_mut().for_each(|memory| memory.deck = Some(discard));
            }
        }
        shuffles += state.shuffles;
    }
    assert!(shuffles > 4, "decks were shuffled anew: {shuffles}");
}

fn step(state: &mut Longwang, dice: &mut Dice) -> Vec<Event> {
    let mut log = Vec::new();
    match state.turn() {
        Turn::Nature => {
            let chance = state.draw(dice, &mut Vec::new());
            state.happen(chance, &mut log);
        }
        turn => {
            let seat = turn.seats().first().expect("somebody is asked");
            let action = state.choose(seat, dice, &mut Vec::new());
            state.apply(seat, action, &mut log);
        }
    }
    log
}

fn agrees(state: &Longwang, imagined: &Longwang, eye: Seat, memory: &Memory) {
    let (true_state, guess) = (&state.hidden, &imagined.hidden);
    assert_eq!(imagined.audit(), Ok(()));
    assert_eq!(imagined.view(Eye::Seat(eye)), state.view(Eye::Seat(eye)));
    assert_eq!(guess.hands[eye], true_state.hands[eye]);
    assert_eq!(guess.objectives[eye], true_state.objectives[eye]);
    for (place, back) in state.backs.iter().enumerate() {
        if back.knowers.contains(eye) {
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
                for eye in state.rivals(actor).iter().map(Eye::Seat).chain([Eye::Table]) {
                    let other = Longwang::imagine(&state.view(eye), &mut dice);
                    let mut choices = Vec::new();
                    other.choices(actor, &mut choices);
                    if choices.contains(&action) {
                        let told = |state: &Longwang| {
                            let (mut state, mut log) = (*state, Vec::new());
                            state.apply(actor, action, &mut log);
                            let seen: Vec<_> = log.iter().filter_map(|event| event.seen_by(eye)).collect();
                            (state.view(eye), seen)
                        };
                        let ((view, log), (other_view, other_log)) = (told(&state), told(&other));
                        assert!(view != other_view || log == other_log, "{eye:?}, {action}: {log:?}");
                    }
                }
            }
            step(&mut state, &mut dice);
        }
    }
}

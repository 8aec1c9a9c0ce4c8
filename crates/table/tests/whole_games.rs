//! Whole games of a real game, through the table that does not know which it is.

use dragon::Dragon;
use kernel::fair::Seed;
use kernel::prelude::*;
use kernel::record::{Actor, Record};
use kernel::{Dice, Seat, VerifyError, Viewer};
use table::{AnyTable, Entry, Table};

type Options = dragon::Options;

fn seed() -> Seed {
    Seed::of_game(2026, 7)
}

fn new(players: u8) -> Table<Dragon> {
    Table::new(&Options::default(), players, seed()).expect("this number of players is allowed")
}

fn begun(players: u8) -> Table<Dragon> {
    let mut table = new(players);
    table.begin();
    table
}

/// One of the choices of one of those who are asked.
fn some_choice(table: &dyn AnyTable, dice: &mut Dice) -> (Seat, String) {
    let asked: Vec<Seat> = table.turn().seats().iter().collect();
    let seat = dice.pick(&asked);
    let mut choices = table.choices(seat);
    let place = dice.below(choices.len() as u32) as usize;
    (seat, choices.swap_remove(place).notation)
}

fn play_on(table: &mut dyn AnyTable, dice: &mut Dice, most: usize) {
    for _ in 0..most {
        if table.is_over() {
            return;
        }
        let (seat, notation) = some_choice(table, dice);
        table.play(seat, &notation).expect("it was a choice");
    }
}

fn played(players: u8, most: usize) -> Table<Dragon> {
    let mut table = begun(players);
    play_on(&mut table, &mut Dice::new(u64::from(players)), most);
    table
}

/// All that makes a table.
fn all_of(table: &Table<Dragon>) -> (Dragon, Record, Vec<Entry<dragon::Event>>) {
    (*table.state(), table.record().clone(), table.entries().to_vec())
}

#[test]
fn a_whole_game_through_the_table_of_any_game() {
    for players in Dragon::PLAYERS {
        let mut table: Box<dyn AnyTable> = Box::new(new(players));
        assert_eq!((table.game(), table.players(), table.steps()), (Dragon::ID, players, 0));
        table.begin();
        let mut dice = Dice::new(u64::from(players));
        let mut told = 0;
        while !table.is_over() {
            assert!(table.record().seed.is_none() && table.record().result.is_none());
            for seat in Seat::all(players) {
                let asked = table.turn().asks(seat);
                assert_eq!(table.prompt(seat, Viewer::Seat(seat)).is_some(), asked);
                // A seat with one choice alone was played for.
                assert_eq!(table.choices(seat).len() > 1, asked);
            }
            let (seat, notation) = some_choice(table.as_ref(), &mut dice);
            let before = table.steps();
            table.play(seat, &notation).unwrap();
            told += table.log(Viewer::Spectator, before).len();
            let lines = table.log(Viewer::Spectator, 0);
            let round = lines.iter().rev().find(|line| line.opens_round).map(|line| line.open_step);
            assert_eq!(table.round_began(), round);
            let sums = table.sources().iter().fold(vec![0; usize::from(players)], |sums, source| {
                sums.iter().zip(&source.points).map(|(sum, points)| sum + points).collect()
            });
            assert_eq!(table.standing().points(), sums);
        }
        let log = table.log(Viewer::Spectator, 0);
        assert!(told > 0 && told < log.len(), "the first shuffle is told before the first play");
        assert!(log.is_sorted_by_key(|told| told.step));
        let typed = table.as_any().downcast_ref::<Table<Dragon>>().unwrap();
        assert_eq!(typed.state().standing(), table.standing());
        let record: Record = table.record().to_text().parse().unwrap();
        assert_eq!(record.seed, Some(seed()));
        assert_eq!(kernel::verify::<Dragon>(&record).unwrap(), *typed.state());
    }
}

#[test]
fn a_refused_play_changes_nothing() {
    let every: Vec<String> = played(3, usize::MAX)
        .record()
        .actions
        .iter()
        .filter(|step| step.0 != Actor::Nature)
        .map(|step| step.1.clone())
        .collect();
    let mut table = begun(3);
    let mut dice = Dice::new(3);
    let mut by_rule = 0;
    for _ in 0..40 {
        let before = all_of(&table);
        let asked = table.turn().seats();
        for seat in Seat::all(3) {
            let choices = table.choices(seat);
            for notation in every.iter().filter(|text| choices.iter().all(|choice| choice.notation != **text))
            {
                let refused = table.play(seat, notation).unwrap_err();
                assert_eq!(refused.rule.is_some(), asked.contains(seat), "{notation}: {refused:?}");
                by_rule += usize::from(refused.rule.is_some());
            }
            for nonsense in ["", "fly", "Pass", "pass ", "天下"] {
                let refused = table.play(seat, nonsense).unwrap_err();
                assert_eq!((refused.phrase.key, refused.rule), ("refused-notation", None));
            }
        }
        assert!(table.play(Seat::new(3), &every[0]).is_err());
        assert!(table.play(Seat::new(255), &every[0]).is_err());
        assert!(all_of(&table) == before);
        play_on(&mut table, &mut dice, 1);
    }
    assert!(by_rule > 1000, "{by_rule}");
}

#[test]
fn words_of_the_seats_come_before_the_first_step() {
    let (first, last, nobody) = (Seat::new(0), Seat::new(2), Seat::new(3));
    let mut table = new(3);
    table.contribute(first, "tea").unwrap();
    table.contribute(last, &"é".repeat(100)).unwrap();
    table.contribute(first, "jade").unwrap();
    let long = table.contribute(first, &"é".repeat(101)).unwrap_err();
    assert_eq!(long.phrase.key, "contribution-long");
    assert_eq!(table.contribute(nobody, "hello").unwrap_err().phrase.key, "refused-seat");
    let expected = ["jade".to_owned(), String::new(), "é".repeat(100)];
    assert_eq!(table.record().contributions, expected);
    table.begin();
    assert_eq!(table.contribute(first, "late").unwrap_err().phrase.key, "contribution-late");
    assert_eq!(table.record().contributions, expected);
    assert_ne!(table.record().actions, begun(3).record().actions, "the words change the shuffle");
    play_on(&mut table, &mut Dice::new(3), usize::MAX);
    kernel::verify::<Dragon>(table.record()).unwrap();
}

#[test]
fn to_begin_twice_is_to_begin_once() {
    let mut table = begun(4);
    let before = all_of(&table);
    table.begin();
    assert!(all_of(&table) == before);
}

#[test]
fn a_resumed_table_is_the_one_that_was_left() {
    for plays in [0, 1, 2, 5, 20, 60, 100, usize::MAX] {
        let mut table = played(4, plays);
        let stored: Record = table.record().to_text().parse().unwrap();
        let mut resumed = Table::<Dragon>::resume(stored, seed()).unwrap();
        assert!(all_of(&resumed) == all_of(&table), "after {plays} plays");
        for seat in Seat::all(4) {
            assert_eq!(resumed.may_undo(seat), table.may_undo(seat));
        }
        play_on(&mut table, &mut Dice::new(9), 50);
        play_on(&mut resumed, &mut Dice::new(9), 50);
        assert!(all_of(&resumed) == all_of(&table), "after {plays} plays and 50 more");
    }
    let waiting = Table::<Dragon>::resume(new(2).record().clone(), seed()).unwrap();
    assert_eq!(waiting.steps(), 0, "a table that has not begun does not begin by itself");
}

#[test]
fn a_record_cut_before_nature_goes_on() {
    let table = played(2, usize::MAX);
    let actions = &table.record().actions;
    let plays = |step: &usize| actions[*step].0 == Actor::Nature && actions[*step - 1].0 != Actor::Nature;
    let cut = (1..actions.len()).find(plays).unwrap();
    let mut record = table.frozen_at(cut).unwrap().record().clone();
    assert_eq!(record.actions.len(), cut);
    let resumed = Table::<Dragon>::resume(record.clone(), seed()).unwrap();
    assert!(resumed.steps() > cut);
    assert_eq!(resumed.record().actions, actions[..resumed.steps()]);
    // The end itself is found again, too.
    record = table.record().clone();
    (record.seed, record.result) = (None, None);
    assert_eq!(Table::<Dragon>::resume(record, seed()).unwrap().record(), table.record());
}

#[test]
fn a_record_that_does_not_follow_from_the_seed_is_not_resumed() {
    let table = played(2, 30);
    let other = Table::<Dragon>::resume(table.record().clone(), Seed::of_game(2026, 8));
    assert!(matches!(other.err(), Some(VerifyError::Commitment)));

    let mut words = table.record().clone();
    words.contributions[1] = "added later".into();
    let other = Table::<Dragon>::resume(words, seed());
    assert!(matches!(other.err(), Some(VerifyError::Step { .. })));

    let mut early = table.record().clone();
    early.push(Actor::Nature, early.actions[0].1.clone());
    let other = Table::<Dragon>::resume(early, seed());
    assert!(matches!(other.err(), Some(VerifyError::Record(kernel::RecordError::Step { .. }))));

    let mut early = table.record().clone();
    early.result = played(2, usize::MAX).record().result.clone();
    let other = Table::<Dragon>::resume(early, seed());
    assert!(matches!(other.err(), Some(VerifyError::Record(kernel::RecordError::NotOver { .. }))));
}

#[test]
fn a_past_moment_can_be_looked_at() {
    let mut table = begun(3);
    let mut dice = Dice::new(3);
    let mut moments = Vec::new();
    while !table.is_over() {
        moments.push((table.steps(), all_of(&table)));
        play_on(&mut table, &mut dice, 1);
    }
    moments.push((table.steps(), all_of(&table)));
    for (steps, moment) in moments {
        assert_eq!(*table.frozen_at(steps).unwrap().state(), moment.0);
        let mut frozen = table.frozen_at(steps).unwrap();
        assert!(all_of(&frozen) == moment, "after {steps} steps");
        frozen.begin();
        for seat in Seat::all(3) {
            let text = frozen.choices(seat).first().map_or("pass".into(), |choice| choice.notation.clone());
            assert_eq!(frozen.play(seat, &text).unwrap_err().phrase.key, "refused-frozen");
            assert_eq!(frozen.undo(seat), Err(table::UndoRefusal::Frozen));
            assert_eq!(frozen.contribute(seat, "jade").unwrap_err().phrase.key, "refused-frozen");
        }
        assert!(all_of(&frozen) == moment, "looking changes nothing");
    }
    assert!(table.frozen(table.steps() + 1).is_none());
    assert!(table.frozen(3).unwrap().is_frozen() && !table.is_frozen());
}

#[test]
fn a_record_can_be_opened_without_its_seed() {
    for plays in [10, usize::MAX] {
        let table = played(5, plays);
        let mut record = table.record().clone();
        let opened = Table::<Dragon>::open(record.clone()).unwrap();
        assert!(all_of(&opened) == all_of(&table) && opened.is_frozen());
        record.seed = None;
        assert_eq!(Table::<Dragon>::open(record).unwrap().record().seed, None);
    }
    let mut record = played(5, 10).record().clone();
    record.game = "chess".into();
    assert!(Table::<Dragon>::open(record).is_err());
}

#[test]
fn too_many_players_get_no_table() {
    assert!(Table::<Dragon>::new(&Options::default(), 6, seed()).is_err());
}

/// Where the question is how much, a choice has the number of its amount; all others are counted from 1.
#[test]
fn amounts_are_chosen_by_their_own_number() {
    let flood = Options {
        super_event: dragon::SuperChoice::Chosen(dragon::data::SuperEvent::Flood),
        ..Options::default()
    };
    let (mut dice, mut amounts, mut others) = (Dice::new(5), 0, 0);
    for game in 0..20 {
        let mut table =
            Table::<Dragon>::new(&flood, 3, Seed::of_game(5, game)).expect("the options go with three");
        table.begin();
        while !table.is_over() {
            let seat = table.turn().seats().first().expect("somebody is asked");
            let choices = table.choices(seat);
            for (place, choice) in choices.iter().enumerate() {
                let mut words = choice.notation.split(' ');
                if words.next() == Some("return") {
                    assert_eq!(words.next(), Some(choice.number.to_string().as_str()));
                    amounts += 1;
                } else {
                    assert_eq!(choice.number, place + 1, "{}", choice.notation);
                    others += 1;
                }
            }
            table
                .play(seat, &choices[dice.below(choices.len() as u32) as usize].notation)
                .expect("it is a choice");
        }
    }
    assert!(amounts > 50 && others > 50, "{amounts} amounts, {others} others");
}

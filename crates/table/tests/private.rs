//! Clicks of China that show others nothing – a region, a price, no second piece – are not to be counted: whether a seat
//! is asked them tells its cards.

use china::data::Colour;
use china::{Action, China, Put};
use kernel::fair::Seed;
use kernel::prelude::*;
use kernel::{Dice, Seat, Viewer};
use table::{AnyTable, Table};

/// Places this piece and no second one, paying with the colour given if the seat is asked.
fn place(table: &mut Table<China>, seat: Seat, put: Put, price: Colour) -> Option<()> {
    let mut acts = |action: Action| -> Option<()> {
        table.legal(seat).contains(&action).then_some(())?;
        table.act(seat, action).ok()
    };
    acts(Action::Region(put.region()))?;
    acts(Action::Place(put))?;
    // Each of these is asked in some worlds only.
    let _ = acts(Action::Pay(price));
    let _ = acts(Action::Finish);
    Some(())
}

/// What a spectator reads, with the numbers that stand beside it.
fn read(table: &Table<China>) -> (usize, Vec<(usize, kernel::Phrase)>, china::View) {
    let log = table.log(Viewer::Spectator, 0).into_iter().map(|line| (line.open_step, line.phrase));
    (table.open_steps(), log.collect(), table.view(Viewer::Spectator))
}

#[test]
fn worlds_in_which_a_seat_clicks_more_or_less_often_are_counted_alike() {
    let (mut alike, mut longer) = (0, 0);
    for game in 0..6 {
        let players = 3 + (game % 3) as u8;
        let mut table = Table::<China>::new(&Default::default(), players, Seed::of_game(14, game)).unwrap();
        let mut dice = Dice::new(game);
        table.begin();
        while !table.is_over() {
            let seat = table.turn().seats().first().expect("somebody is asked");
            let here = &mut table.clone();
            let there = &mut table.in_another_world(Viewer::Spectator, &mut dice);
            let region = here.legal(seat).iter().find_map(|action| match action {
                Action::Region(region) => Some(*region),
                _ => None,
            });
            for price in region.iter().flat_map(|_| Colour::ALL) {
                let put = Put::Emissary(region.expect("there is one"));
                let (mut one, mut other) = (here.clone(), there.clone());
                let done = [&mut one, &mut other].map(|table| place(table, seat, put, *price));
                if done != [Some(()), Some(())]
                    || one.view(Viewer::Spectator) != other.view(Viewer::Spectator)
                {
                    continue;
                }
                assert_eq!(read(&one), read(&other), "game {game}, step {}", table.steps());
                alike += 1;
                longer += u32::from(one.steps() != other.steps());
            }
            let action = table.state().choose(seat, &mut dice, &mut Vec::new());
            table.act(seat, action).expect("it was offered");
        }
    }
    assert!(alike > 50 && longer > 10, "{alike} pairs, {longer} of them with more clicks in one world");
}

#[test]
fn a_click_that_shows_nothing_is_no_moment_and_every_moment_can_be_looked_at() {
    let table = Table::<China>::new(&Default::default(), 3, Seed::of_game(14, 9)).unwrap();
    let mut table = table.autoplay(false);
    let (mut dice, mut private) = (Dice::new(9), 0);
    table.begin();
    while !table.is_over() {
        let (moments, view) = (table.open_steps(), table.view(Viewer::Spectator));
        let seat = table.turn().seats().first().expect("somebody is asked");
        let action = table.state().choose(seat, &mut dice, &mut Vec::new());
        table.act(seat, action).expect("it was offered");
        if table.open_steps() == moments {
            assert_eq!(table.view(Viewer::Spectator), view);
            private += 1;
        }
        let never_seen = matches!(action, Action::Region(_));
        assert!(!never_seen || table.open_steps() == moments, "{action}");
    }
    assert!(private > 20, "{private}");
    for moment in 0..=table.open_steps() {
        let steps = table.steps_at(moment).expect("it was");
        assert_eq!(table.frozen_at(steps).expect("it was").open_steps(), moment);
    }
    assert_eq!(table.steps_at(table.open_steps()), Some(table.steps()), "the end is seen");
    assert_eq!(table.steps_at(table.open_steps() + 1), None);
}

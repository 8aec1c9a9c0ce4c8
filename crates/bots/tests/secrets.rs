//! Bots in a game with hidden cards and secret bids.

mod toy;

use bots::{Bot, BotSpec, Budget, Search, Settings};
use kernel::prelude::*;
use kernel::{Dice, Seat, Seats, Turn, Viewer, laws};
use toy::{Number, Toy, dealt};

const ME: Seat = Seat::new(1);

#[test]
fn the_toy_obeys_the_laws() {
    laws::check::<Toy>(30);
}

/// The law of secrecy: same view, same seed, same answer, whatever the others hold or have bid.
#[test]
fn a_bot_answers_the_same_whatever_others_hide() {
    for name in ["random", "greedy", "plain:200", "search:200", "apprentice", "adept"] {
        let spec: BotSpec = name.parse().unwrap();
        for others in 1..=5 {
            for bid in 0..=6 {
                let answer = |left: u8, right: u8, first_bid: u8| {
                    let mut state = dealt(3, [left, 3, right], Seats::NONE);
                    state.play_unchecked(Seat::new(0), Number(first_bid), &mut ());
                    let mut list = Vec::new();
                    state.choices(ME, &mut list);
                    let mut bot = spec.build::<Toy>([9; 32], 1);
                    bot.think(&state.view(Viewer::Seat(ME)), ME, &list)
                };
                assert_eq!(answer(others, 6 - others, bid), answer(1, 1, 0), "{name}");
            }
        }
    }
}

/// In the last round money is worth nothing, so all of it is bid. Who lets rivals answer a bid they cannot see
/// would think that every bid is beaten.
#[test]
fn a_search_does_not_let_rivals_see_its_bid() {
    let mut state = dealt(2, [3, 3, 0], Seats::NONE);
    let mut dice = Dice::new(4);
    for _ in 0..2 {
        for seat in [0, 1] {
            state.play_unchecked(Seat::new(seat), Number(0), &mut ());
        }
        while state.turn() == Turn::Nature {
            let chance = state.draw(&mut dice, &mut Vec::new());
            state.happen_unchecked(chance, &mut ());
        }
    }
    let seat = Seat::new(0);
    let mut list = Vec::new();
    state.choices(seat, &mut list);
    let settings = Settings { budget: Budget::Iterations(4000), ..Settings::default() };
    let mut search: Search<Toy> = Search::new([1; 32], settings);
    let thought = search.think(&state.view(Viewer::Seat(seat)), seat, &list);
    assert_eq!(thought.action, Number(6));
    let (low, high) = (&thought.prospects[0], &thought.prospects[6]);
    assert!(high.value > low.value, "{thought:?}");
}

#[test]
fn search_beats_greedy_at_bidding() {
    let mut points = [0, 0];
    for game in 0..60u8 {
        let mut state = dealt(2, [1 + game % 5, 1 + game / 5 % 5, 0], Seats::NONE);
        let search = Seat::new(game % 2);
        let mut dice = Dice::new(game.into());
        let mut bots: Vec<Box<dyn Bot<Toy>>> =
            ["search:300", "greedy"].map(|name| name.parse::<BotSpec>().unwrap().build([game; 32], 1)).into();
        let mut list = Vec::new();
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Nature => {
                    let chance = state.draw(&mut dice, &mut Vec::new());
                    state.happen_unchecked(chance, &mut ());
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    list.clear();
                    state.choices(seat, &mut list);
                    let bot = &mut bots[usize::from(seat != search)];
                    let action = bot.choose(&state.view(Viewer::Seat(seat)), seat, &list);
                    state.play(seat, action, &mut ()).unwrap();
                }
            }
        }
        for seat in Seat::all(2) {
            points[usize::from(seat != search)] += state.standing().points()[usize::from(seat.number())];
        }
    }
    assert!(points[0] > points[1], "search {} greedy {}", points[0], points[1]);
}

//! What the thinking bots owe: they know no secrets, repeat themselves, and play better the more they think.

use bots::{Bot, BotSpec, Budget, Search, Settings};
use dragon::Dragon;
use estimate::Leaf;
use kernel::prelude::*;
use kernel::{Dice, Seat, Turn, Viewer};

/// The position after this number of random steps of a game.
fn position(seed: u64, steps: u32) -> Dragon {
    let mut dice = Dice::new(seed);
    let mut state = Dragon::start(&Default::default(), 4).expect("four play");
    for _ in 0..steps {
        match state.turn() {
            Turn::Over => break,
            Turn::Nature => {
                let chance = state.draw(&mut dice, &mut Vec::new());
                state.happen_unchecked(chance, &mut ());
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let action = state.choose(seat, &mut dice, &mut Vec::new());
                state.play_unchecked(seat, action, &mut ());
            }
        }
    }
    state
}

/// Positions with a decision in them, from all over the game.
fn decisions() -> impl Iterator<Item = (Dragon, Seat, Vec<dragon::Action>)> {
    (0..24).filter_map(|seed| {
        let state = position(seed, 30 + 10 * seed as u32);
        let seat = state.turn().seats().first()?;
        let mut list = Vec::new();
        state.choices(seat, &mut list);
        (list.len() > 1).then_some((state, seat, list))
    })
}

const NAMES: [&str; 7] = ["random", "greedy", "swift", "plain:40", "search:20", "apprentice", "adept"];

#[test]
fn a_bot_answers_the_same_where_its_seat_cannot_tell_states_apart() {
    for (state, seat, choices) in decisions() {
        let view = state.view(Viewer::Seat(seat));
        let twin = Dragon::imagine(&view, &mut Dice::new(99));
        for name in NAMES {
            let spec: BotSpec = name.parse().unwrap();
            let answer = |state: &Dragon| {
                let mut bot = spec.build::<Dragon>([7; 32], 2);
                bot.begin(seat, 4, &Default::default());
                bot.choose(&state.view(Viewer::Seat(seat)), seat, &choices)
            };
            assert_eq!(answer(&state), answer(&twin), "{name}");
        }
    }
}

#[test]
fn every_bot_chooses_among_its_choices_and_tells_of_each() {
    for (state, seat, choices) in decisions() {
        for name in NAMES.into_iter().chain(["search:5ms", "plain:5ms"]) {
            let mut bot = name.parse::<BotSpec>().unwrap().build::<Dragon>([3; 32], 2);
            let thought = bot.think(&state.view(Viewer::Seat(seat)), seat, &choices);
            assert!(choices.contains(&thought.action), "{name}");
            let told: Vec<_> = thought.prospects.iter().map(|prospect| prospect.action).collect();
            assert!(told.is_empty() || told == choices, "{name}: {told:?}");
        }
    }
}

#[test]
fn a_forced_choice_takes_no_thought() {
    let (state, seat, choices) = decisions().next().unwrap();
    let mut master = "master".parse::<BotSpec>().unwrap().build::<Dragon>([3; 32], 2);
    let thought = master.think(&state.view(Viewer::Seat(seat)), seat, &choices[..1]);
    assert_eq!((thought.action, thought.prospects.len()), (choices[0], 0));
}

#[test]
fn a_search_never_has_more_nodes_than_allowed() {
    let settings =
        Settings { budget: Budget::Iterations(3000), nodes: 500, playout: 0, ..Settings::default() };
    for (state, seat, choices) in decisions().take(5) {
        let mut search: Search<Dragon> = Search::new([5; 32], settings);
        let thought = search.think(&state.view(Viewer::Seat(seat)), seat, &choices);
        assert!(search.nodes() <= 500);
        let mut visits: Vec<u32> = thought.prospects.iter().map(|prospect| prospect.visits).collect();
        visits.sort_unstable_by(|a, b| b.cmp(a));
        let all: u32 = visits.iter().sum();
        assert!(all > 500, "a full tree is still walked: {visits:?}");
        assert!(all >= 3000 || visits[0] > visits[1] + (3000 - all), "it ends only when decided: {visits:?}");
    }
}

#[test]
fn a_search_goes_on_with_its_tree_in_its_own_next_choice() {
    let (state, seat, choices) = decisions()
        .find(|(state, seat, choices)| {
            let mut next = *state;
            next.play_unchecked(*seat, choices[0], &mut ());
            next.turn() == Turn::of(*seat)
        })
        .unwrap();
    let settings = Settings { budget: Budget::Iterations(400), ..Settings::default() };
    let mut search: Search<Dragon> = Search::new([5; 32], settings);
    let action = search.choose(&state.view(Viewer::Seat(seat)), seat, &choices);
    let mut next = state;
    next.play_unchecked(seat, action, &mut ());
    if next.turn() != Turn::of(seat) {
        return;
    }
    let mut list = Vec::new();
    next.choices(seat, &mut list);
    if list.len() > 1 {
        let before = search.nodes();
        search.choose(&next.view(Viewer::Seat(seat)), seat, &list);
        assert!(search.nodes() > before, "the tree of {before} nodes has grown on: {}", search.nodes());
    }
}

#[test]
fn iterations_of_a_warm_search_do_not_allocate() {
    let (state, seat, choices) = decisions().next().expect("a decision");
    let view = state.view(Viewer::Seat(seat));
    for leaf in [Leaf::Playout, Leaf::Net, Leaf::Onward] {
        let settings = Settings { budget: Budget::Iterations(2000), leaf, ..Settings::default() };
        let mut search = Search::<Dragon>::new([7; 32], settings);
        search.think(&view, seat, &choices);
        let counted = allocation_counter::measure(|| drop(search.think(&view, seat, &choices)));
        // What it answers is a list, and its dice have gone on: the new tree may be a little larger than the first.
        assert!(counted.count_total < 10, "{} allocations in 2,000 iterations", counted.count_total);
    }
}

#[test]
fn the_first_look_of_a_search_with_a_net_prefers_what_the_net_does() {
    let settings = Settings { budget: Budget::Iterations(1), leaf: Leaf::Net, ..Settings::default() };
    for (state, seat, choices) in decisions() {
        let view = state.view(Viewer::Seat(seat));
        let mut swift = "swift".parse::<BotSpec>().unwrap().build::<Dragon>([1; 32], 1);
        let mut search: Search<Dragon> = Search::new([5; 32], settings);
        assert_eq!(search.choose(&view, seat, &choices), swift.choose(&view, seat, &choices), "{view:?}");
    }
}

#[test]
fn a_bot_that_counts_its_looks_repeats_itself() {
    for (state, seat, choices) in decisions() {
        for name in NAMES {
            let think = || {
                let mut bot = name.parse::<BotSpec>().unwrap().build::<Dragon>([8; 32], 2);
                bot.think(&state.view(Viewer::Seat(seat)), seat, &choices)
            };
            assert_eq!(think(), think(), "{name}");
        }
    }
}

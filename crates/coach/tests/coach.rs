//! Hints and reviews in all games: they add up, do not contradict themselves, and tell nothing that a seat may not know.

use coach::{Advice, Chance, Everybody, Review, Reviewing};
use estimate::Estimate;
use kernel::fair::Seed;
use kernel::record::Actor;
use kernel::{Dice, Game, Options, Seat, Setup, Turn, Viewer};
use screen::Screen;
use table::{AnyTable, Table};

/// Calls with every game that has a net.
fn each(visitor: impl games::Visitor<Out = ()> + Copy) {
    games::shelve();
    for game in shelf::games().iter().filter(|game| game.coaches) {
        games::visit(game.id, visitor).expect("it is on the shelf");
    }
}

fn table<G: Game>(players: u8, number: u64) -> Table<G> {
    let options = G::Options::read(&Default::default()).expect("the usual game");
    let mut table = Table::new(&options, players, Seed::of_game(19, number)).expect("that many may play");
    table.begin();
    table
}

/// Somebody who is asked, and does anything.
fn play_any<G: Game>(table: &mut Table<G>, dice: &mut Dice) {
    let seat = table.turn().seats().first().expect("somebody is asked");
    let action = table.state().choose(seat, dice, &mut Vec::new());
    table.act(seat, action).expect("it was offered");
}

#[derive(Copy, Clone)]
struct Hints;

impl games::Visitor for Hints {
    type Out = ();

    fn visit<S: Screen>(self) {
        let mut everybody = Everybody::<S::Game>::new().expect("a net");
        let (mut table, mut dice) = (table::<S::Game>(3.max(*S::Game::PLAYERS.start()), 1), Dice::new(4));
        let mut hints = 0;
        for step in 0..60 {
            let Turn::Seats(asked) = table.turn() else { break };
            let seat = asked.first().expect("somebody is asked");
            if step % 10 == 5 && table.legal(seat).len() > 1 {
                hints += 1;
                check(&mut everybody, &table, seat, &mut dice);
            }
            play_any(&mut table, &mut dice);
        }
        assert!(hints > 1, "{}: {hints} hints", table.game());
    }
}

fn check<G: Estimate>(everybody: &mut Everybody<G>, table: &Table<G>, seat: Seat, dice: &mut Dice) {
    let choices = table.legal(seat);
    let mut hint = |table: &Table<G>| {
        coach::hint(everybody, &table.view(Viewer::Seat(seat)), seat, table.legal(seat), 1)
    };
    let advice = hint(table);
    let other = table.in_another_world(Viewer::Seat(seat), dice);
    assert_eq!(advice, hint(&other), "{}: a hint tells worlds apart", table.game());
    assert_eq!(advice.len(), choices.len().min(3));
    for one in &advice {
        let sum: f32 = one.sources.iter().sum();
        assert!((sum - one.points).abs() < 0.01, "{}: {one:?}", table.game());
        assert!((0.0..=1.0).contains(&one.win) && one.choice < choices.len());
    }
    for pair in advice.windows(2) {
        let [better, worse] = pair else { unreachable!() };
        assert!(better.win >= worse.win || better.points >= worse.points, "{}: {pair:?}", table.game());
        let tenths = |points: f32| (10.0 * points).round() as i32;
        let reasons: i32 = better.against(worse).iter().map(|&(_, difference)| difference).sum();
        assert_eq!(reasons, tenths(better.points) - tenths(worse.points));
    }
    // The same for what the coach thinks of everybody's chances, whoever is asked.
    for viewer in Seat::all(table.players()) {
        let other = table.in_another_world(Viewer::Seat(viewer), dice);
        let [one, two] = [table, &other].map(|table| coach::chance(everybody, table.state(), viewer, 1));
        assert_eq!(one, two, "{}: the chance of {viewer} tells worlds apart", table.game());
    }
}

#[test]
fn a_hint_adds_up_does_not_contradict_itself_and_depends_on_the_view_alone() {
    each(Hints);
}

#[test]
fn small_differences_come_together_and_nothing_is_lost() {
    let advice = |sources: &[f32]| Advice {
        choice: 0,
        win: 0.5,
        points: sources.iter().sum(),
        sources: sources.to_vec(),
        line: Vec::new(),
    };
    let (one, other) = (advice(&[10.0, 3.25, 0.3, 7.0]), advice(&[4.0, 5.25, 0.0, 7.1]));
    assert_eq!(one.against(&other), [(Some(0), 60), (Some(1), -20), (None, 2)]);
    assert_eq!(one.against(&one), []);
}

#[derive(Copy, Clone)]
struct Reviews;

impl games::Visitor for Reviews {
    type Out = ();

    fn visit<S: Screen>(self) {
        let (mut table, mut dice) = (table::<S::Game>(*S::Game::PLAYERS.start(), 2), Dice::new(5));
        let running = Reviewing::<S::Game>::new(table.record(), 1).expect("the record holds");
        assert!(!running.is_over());
        while !table.is_over() {
            play_any(&mut table, &mut dice);
        }
        let reviewing = Reviewing::<S::Game>::new(table.record(), 1).expect("the record holds");
        let mut everybody = Everybody::new().expect("a net");
        let found: Vec<_> = (0..reviewing.parts()).map(|part| reviewing.work(part, &mut everybody)).collect();
        let again = reviewing.work(reviewing.parts() / 2, &mut Everybody::new().expect("a net"));
        assert_eq!(again, found[reviewing.parts() / 2], "a part does not depend on what was done before");
        adds_up(&reviewing.finish(&found), &table);
    }
}

fn adds_up<G: Game>(review: &Review, table: &Table<G>) {
    let game = table.game();
    let (first, last) = (review.moments.first().expect("a start"), review.moments.last().expect("an end"));
    let winners = table.standing().winners();
    for (seat, tally) in Seat::all(table.players()).zip(&review.tallies) {
        let number = usize::from(seat.number());
        assert_eq!((tally.first, tally.last), (first.chances[number], last.chances[number]));
        assert_eq!(tally.last > Chance(0), winners.contains(seat), "{game}: {seat} has won or not");
        let changes = tally.luck.0 + tally.own.0 + tally.others.0;
        assert_eq!(
            changes,
            tally.last.0 - tally.first.0,
            "{game}: luck and skill are all there is for {seat}"
        );
        assert!(tally.own <= Chance(0) && tally.accuracy <= 100);
        let cost: i32 =
            review.decisions.iter().filter(|one| one.seat == seat.number()).map(|one| one.cost().0).sum();
        assert_eq!(cost, -tally.own.0, "{game}: the costs of {seat}");
        assert!(review.costliest(seat.number(), 3).is_sorted_by_key(|one| -one.cost().0));
    }
    let steps = &table.record().actions;
    for one in &review.decisions {
        let (actor, text) = (steps[one.step].0, &steps[one.step].1);
        assert_eq!((actor, text), (Actor::Seat(Seat::new(one.seat)), &one.played));
        assert!(one.cost() >= Chance(0) && one.after >= Chance(0) && one.before <= Chance(10_000));
        assert!(one.cost() == Chance(0) || one.best != one.played, "{game}: the best costs nothing");
    }
    // Random players are found out.
    assert!(review.decisions.iter().any(|one| one.cost() > Chance(0)), "{game}: something cost something");
}

#[test]
fn luck_and_skill_are_all_that_changes_a_chance() {
    each(Reviews);
}

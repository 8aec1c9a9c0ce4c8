//! The levels of bots are measured in every game, and in the right order.

use bots::Level;
use shelf::Measured;

#[test]
fn a_higher_level_is_stronger_in_every_game() {
    games::shelve();
    // Of a game that has just been made nothing is known yet.
    let measured: Vec<_> = shelf::games().iter().filter(|game| !game.levels.is_empty()).collect();
    assert!(measured.len() >= 5);
    for game in measured {
        let (id, levels) = (game.id, &game.levels);
        assert!(levels.contains_key(&Level::Veteran), "{id}: those that answer at once are measured");
        let ratings: Vec<i32> = levels.values().map(|measured| measured.rating).collect();
        assert!(ratings.is_sorted_by(|weaker, stronger| weaker < stronger), "{id}: {ratings:?}");
        assert_eq!(levels[&Level::Adept].rating, 1500, "{id}: everybody is measured from there");
        let holds = |one: &Measured| one.low <= one.rating && one.rating <= one.high && one.games >= 12;
        assert!(levels.values().all(holds), "{id}: intervals hold their ratings");
    }
}

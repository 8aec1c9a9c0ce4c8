//! The rulebook's one worked example, played with real actions.

use crate::table::*;
use kernel::Turn;
use kernel::prelude::*;
use longwang::data::*;

/// 6 bamboo and 4 rock; 2 bamboo, 3 rock, 5 dragon fruit and 4 rice; water jade (rulebook, 4.2).
#[test]
fn the_example_objective_is_paid_in_two_parts_and_won() {
    // Three explorers on bamboo, two on rock, one on dragon fruit, next to rice and to the jade on f2.
    let mut table = setting()
        .objective(NW, 5)
        .explorers(NW, "b1 b2 c2 c1 d2 a3 e2")
        .hand(NW, "rice_3 dragon_fruit_3 action_point_2 action_point_1")
        .tokens(NW, [3, 0, 0, 0])
        .set();
    assert_eq!((table.harvest(NW, Resource::Bamboo), table.harvest(NW, Resource::Rock)), (4, 2));
    table.says(NW, ["gather bamboo", "gather rock", "gather rock"]);
    assert_eq!(table.tokens(NW), [7, 4, 0, 0]);
    table.says(NW, ["build base"]);
    assert_eq!((table.tokens(NW), table.points()), ([1, 0, 0, 0], vec![1, 0, 0, 0]));
    table.says(NW, ["gather bamboo", "gather rock", "play rice_3", "play dragon_fruit_3"]);
    table.until(NW);
    // e3 is rice: one more token of it makes four.
    table.says(NW, ["play action_point_2", "play action_point_1"]);
    table.says(NW, ["place e3", "gather rice", "gather rock", "gather dragon_fruit", "gather dragon_fruit"]);
    assert_eq!(table.tokens(NW), [5, 4, 4, 5]);
    table.says(NW, ["build roof"]);
    assert_eq!((table.tokens(NW), table.turn.points), ([3, 1, 0, 0], 2));
    table.says(NW, ["place f2"]).nature("jade water").says(NW, ["build jade"]);
    assert_eq!(table.game.turn(), Turn::Over);
    assert_eq!(table.game.standing().ranks(), [1, 2, 2, 2]);
    assert_eq!(table.points(), [3, 0, 0, 0]);
}

//! The worked examples of the rulebook, set up and played as described there.

use crate::table::*;
use china::data::{Region, Source};
use china::{Ask, Event, Told};

#[test]
fn example_1_guido_places_one_piece_in_empty_wei() {
    let mut table = setting(4).hand(GUIDO, "violet red red").set();
    table.says(GUIDO, ["region wei", "palace wei-3"]);
    // His turn is over but for drawing, although he has another red card.
    assert_eq!(table.ask, Ask::Draw);
    assert_eq!(table.hand(GUIDO), "violet red");
    assert_eq!(table.refused_by("palace wei-4"), "R2.3");
}

#[test]
fn example_1_manuela_places_two_pieces_for_one_red_and_two_green_cards() {
    let mut table =
        setting(4).palaces(GUIDO, "wei-3").hand(MANUELA, "red green green").turn_of(MANUELA).set();
    table.says(MANUELA, ["region wei", "palace wei-1", "pay red"]);
    assert_eq!(table.ask, Ask::Second(Region::Wei));
    table.says(MANUELA, ["palace wei-2"]);
    assert_eq!(table.hand(MANUELA), "");
    assert_eq!(table.ask, Ask::Draw);
    assert_eq!(table.realm.count(MANUELA, Region::Wei), 2);
}

#[test]
fn example_1_valerio_has_three_yellow_cards() {
    let table = setting(4)
        .palaces(GUIDO, "qi-1 chin-1")
        .palaces(MANUELA, "wei-1")
        .hand(VALERIO, "yellow yellow yellow")
        .turn_of(VALERIO)
        .set();
    for region in ["qi", "chin"] {
        let mut two = table.clone();
        two.says(VALERIO, [&format!("region {region}"), &format!("palace {region}-2")]);
        two.says(VALERIO, [&format!("palace {region}-3")]);
        assert_eq!(two.hand(VALERIO), "yellow");
        assert_eq!(two.ask, Ask::Draw, "two pieces are the most");
    }
    // Two of them are a joker elsewhere, and the third is none.
    let mut joker = table.clone();
    joker.says(VALERIO, ["region wei", "palace wei-2"]);
    assert_eq!(joker.hand(VALERIO), "yellow");
    assert_eq!(joker.ask, Ask::Draw);
}

#[test]
fn example_2_guido_sends_two_emissaries_to_chu() {
    let mut table = setting(4)
        .palaces(MANUELA, "chu-1 chu-2 chu-3 chu-4")
        .emissaries(MANUELA, "chu")
        .emissaries(SILVIO, "chu")
        .hand(GUIDO, "violet orange orange")
        .set();
    assert_eq!(table.realm.limit(Region::Chu), 4);
    table.says(GUIDO, ["region chu", "emissary chu", "pay violet", "emissary chu"]);
    assert_eq!(table.realm.emissaries[Region::Chu][..4], [2, 1, 1, 0]);
    assert_eq!(table.realm.guests(Region::Chu), 4);
    assert_eq!(table.hand(GUIDO), "");
}

#[test]
fn example_3_a_tie_of_two_palaces_lets_two_emissaries_in() {
    let table = setting(4)
        .palaces(MANUELA, "chin-1 chin-2")
        .palaces(SILVIO, "chin-3 chin-4")
        .hand(GUIDO, "yellow yellow red")
        .set();
    assert_eq!(table.realm.limit(Region::Chin), 2);
    let mut emissaries = table.clone();
    emissaries.says(GUIDO, ["region chin", "emissary chin", "emissary chin"]);
    assert_eq!(emissaries.realm.guests(Region::Chin), 2);
    // The same cards could also build, or do one of each.
    let mut mixed = table.clone();
    mixed.says(GUIDO, ["region chin", "palace chin-5", "emissary chin"]);
    let mut other = table.clone();
    other.says(GUIDO, ["region chin", "emissary chin", "palace chin-5"]);
    assert_eq!(mixed.realm, other.realm);
}

#[test]
fn example_3_the_same_cards_could_also_build_two_palaces() {
    // Four palaces stand in Ch'in, so it has at least six spaces.
    let mut table = setting(4)
        .palaces(MANUELA, "chin-1 chin-2")
        .palaces(SILVIO, "chin-3 chin-4")
        .hand(GUIDO, "yellow yellow red")
        .set();
    table.says(GUIDO, ["region chin", "palace chin-5", "palace chin-6"]);
    assert_eq!((table.realm.count(GUIDO, Region::Chin), table.hand(GUIDO)), (2, "red".into()));
    // On our boards that fills Ch'in: all three are first with two palaces each, and there are six.
    assert_eq!(table.points(), [6, 6, 6, 0]);
}

#[test]
fn example_4_wei_with_4_2_1_palaces_scores_7_4_2() {
    let mut table = setting(4)
        .palaces(GUIDO, "wei-1 wei-2 wei-3")
        .palaces(MANUELA, "wei-5 wei-6")
        .palaces(SILVIO, "wei-7")
        .hand(GUIDO, "red red red")
        .set();
    table.says(GUIDO, ["region wei", "palace wei-4"]);
    assert_eq!(table.points(), [7, 4, 2, 0]);
    assert_eq!(table.scored(Source::Palaces), [7, 4, 2, 0]);
}

#[test]
fn example_5_qi_with_2_2_1_palaces_scores_5_5_2() {
    let mut table = setting(4)
        .palaces(MANUELA, "qi-1 qi-2")
        .palaces(VALERIO, "qi-3")
        .palaces(SILVIO, "qi-5")
        .hand(VALERIO, "yellow red green")
        .turn_of(VALERIO)
        .set();
    table.says(VALERIO, ["region qi", "palace qi-4"]);
    assert_eq!(table.points(), [0, 5, 2, 5]);
}

/// The table of examples 6 and 7: Silvio is blue, Manuela red, Guido green, Valerio violet.
fn end_of_examples_6_and_7() -> Match {
    let mut table = setting(4)
        .palaces(SILVIO, "chin-2 chin-3 chin-5 shu-1 shu-2 chin-4")
        .palaces(VALERIO, "wei-1 wei-2 shu-3 shu-4 shu-5")
        .emissaries(SILVIO, "wei chin chin shu")
        .emissaries(MANUELA, "wei chin")
        .emissaries(GUIDO, "chin")
        .emissaries(VALERIO, "shu shu")
        .hand(VALERIO, "red red red")
        .row("red red red red")
        .pile("")
        .reshuffled()
        .turn_of(VALERIO)
        .set();
    // The last turn of the last round.
    table.game.table.exhausted = 2;
    table.says(VALERIO, ["swap red", "take red"]);
    table
}

#[test]
fn example_6_alliance_3_gives_silvio_6_and_alliance_4_nobody() {
    let table = end_of_examples_6_and_7();
    let (points, seats) = table.realm.alliance_points(2);
    assert_eq!((points, seats.iter().collect::<Vec<_>>()), (6, vec![SILVIO]));
    assert!(table.realm.alliance_points(3).1.is_empty());
    assert_eq!(table.scored(Source::Alliances), [0, 0, 6, 0]);
}

#[test]
fn example_7_a_row_of_5_with_a_branch_scores_5() {
    let table = end_of_examples_6_and_7();
    assert_eq!(table.scored(Source::Roads), [0, 0, 5, 0]);
    // The log names the palaces of the row; the branch is not one of them.
    let rows: Vec<Vec<String>> = table.told.iter().filter_map(row_of).collect();
    assert_eq!(rows, [["chin-2", "chin-3", "chin-5", "shu-1", "shu-2"]]);
}

/// The palaces of a row that was told.
fn row_of(event: &Event) -> Option<Vec<String>> {
    let Event::Open(Told::Row { row, .. }) = event else { return None };
    Some(row.spaces().map(|space| space.to_string()).collect())
}

#[test]
fn example_8_guido_builds_a_fortress_in_qi_and_a_palace_on_it() {
    let mut table =
        setting(4).fortresses().palaces(MANUELA, "qi-5").hand(GUIDO, "yellow yellow yellow").set();
    table.says(GUIDO, ["region qi", "fortress qi-2", "palace qi-2"]);
    assert_eq!(table.hand(GUIDO), "yellow");
    assert_eq!(table.owner("qi-2"), Some(GUIDO));
    assert!(table.realm.is_fortified("qi-2".parse().unwrap()));
    assert_eq!(table.ask, Ask::Draw, "two pieces are the most");
}

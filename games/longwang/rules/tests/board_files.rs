//! R1.1: a board comes from a file, and a file with faults gets each of them named with its line.

use longwang::{Board, BoardRef};

type File = trial::BoardFile<Board>;

const FIRST_ROW: &str = "@ B K B K + B K B K @";
const SECOND_ROW: &str = "B B B K B J K B K K K";

#[test]
fn r1_1_the_built_in_board_is_without_faults_and_says_what_it_is() {
    File::is_proposed("PROPOSED MAP, NOT A COPY");
}

#[test]
fn r1_2_every_square_is_what_its_place_asks_for() {
    File::names(FIRST_ROW, "B B K B K + B K B K @", "a1 is a corner (@), not `B`");
    File::names(FIRST_ROW, "@ X K B K + B K B K @", "b1 is a land cell (B, K, R or F), not `X`");
    File::names(FIRST_ROW, "@ B K B K B B K B K @", "f1 is a neutral cell (+ or J), not `B`");
    File::names("F B R F # # # R F K R", "F B R F B # # R F K R", "e5 is a part of the wheel (#), not `B`");
    File::names(FIRST_ROW, "@ B K B K + B K B K", "a row of the map has 11 squares, not 10");
    let missing = File::faults(&format!("{FIRST_ROW}\n"), "");
    assert!(missing[0].ends_with("the map has 11 rows, not 10"), "{missing:?}");
}

#[test]
fn r1_2_regions_have_11_5_5_and_2_cells() {
    let found = File::faults(FIRST_ROW, "@ B K B B + B K B K @");
    let line = File::line_of("map = ");
    assert!(found.contains(&format!("line {line}: region `nw` has 11 cells of bamboo, not 12")), "{found:?}");
    assert!(found.contains(&format!("line {line}: region `nw` has 5 cells of rock, not 4")), "{found:?}");
}

#[test]
fn r1_2_the_board_is_the_same_for_everybody() {
    // Two cells change places: the numbers are right, but only in one region.
    let found = File::faults(FIRST_ROW, "@ K B B K + B K B K @");
    let fault = "the map is not the same for everybody: after a quarter turn b1 does not match k2";
    assert_eq!(found, [format!("line {}: {fault}", File::line_of(FIRST_ROW))]);
    let jade =
        File::faults(&format!("{FIRST_ROW}\n{SECOND_ROW}"), "@ B K B K J B K B K @\nB B B K B + K B K K K");
    assert!(jade[0].contains("after a quarter turn f1 does not match k6"), "{jade:?}");
    File::names("[\"f4\", \"h6\"], ", "", "the link from d6 to f4 has no match after a quarter turn");
}

#[test]
fn r1_2_regions_are_named_once_with_four_resources() {
    File::names("id = \"ne\"", "id = \"north\"", "there is no region `north`; the four are nw, ne, se, sw");
    File::has("id = \"ne\"", "id = \"north\"", "region `ne` is missing");
    File::names("id = \"ne\"", "id = \"nw\"", "region `nw` stands twice");
    let jadeite = "there is no resource `jadeite`; the four are bamboo, rock, rice, dragon_fruit";
    File::names("predominant = \"rock\"", "predominant = \"jadeite\"", jadeite);
    let twice = File::faults("scarce = \"rice\"", "scarce = \"rock\"");
    let once = "region `nw` must name each of the four resources once";
    assert!(twice.iter().any(|fault| fault.ends_with(once)), "{twice:?}");
    let main = "predominant = \"rock\"\nmedium = [\"rice\", \"bamboo\"]\nscarce = \"dragon_fruit\"";
    let same = "predominant = \"bamboo\"\nmedium = [\"rice\", \"rock\"]\nscarce = \"dragon_fruit\"";
    File::has(main, same, "each resource is the main one of one region, but rock is of none");
}

#[test]
fn r1_3_eight_jade_tiles_two_of_each_kind() {
    let found = File::faults(SECOND_ROW, "B B B K B + K B K K K");
    assert!(found[0].ends_with("the map has 8 jade tiles (J), not 7"), "{found:?}");
    let kinds = "there are 8 jade tiles of 4 kinds, so 2 of each, not 12 in all";
    File::names("tiles_of_each_kind = 2", "tiles_of_each_kind = 3", kinds);
}

#[test]
fn r1_4_links_end_where_somebody_can_stand() {
    let link = "[\"f4\", \"h6\"]";
    File::names(link, "[\"f4\", \"f6\"]", "a link ends at `f6`, where nobody can stand");
    File::names(link, "[\"f4\", \"z9\"]", "a link ends at `z9`, where nobody can stand");
    File::names(link, "[\"f4\", \"f4\"]", "a link leads from f4 to itself");
    let many = [link; 6].join(", ");
    File::has(link, &many, "a board has 8 links at most, not 9");
}

#[test]
fn r1_6_objective_cards_are_complete() {
    File::names("id = 3\n", "id = 4\n", "objectives are numbered from 1: this is 3, not 4");
    let base = "base = { bamboo = 6, rock = 4 }";
    File::names(base, "base = { bamboo = 60, rock = 4 }", "a base costs 20 bamboo at most, not 60");
    File::names(base, "base = {}", "a base costs something");
    let gold = "there is no resource `gold`; the four are bamboo, rock, rice, dragon_fruit";
    File::names(base, "base = { gold = 6 }", gold);
    let wood = "there is no jade of `wood`; the four are earth, water, fire, air";
    File::names("jade = \"earth\"", "jade = \"wood\"", wood);
    let usual = BoardRef::usual();
    let text = usual.text();
    let start = text.find("[[objective]]\nid = 4").unwrap();
    let few = Board::read(&text[..start]).unwrap_err().to_string();
    assert_eq!(few, "there are 4 to 32 objective cards, not 3");
}

#[test]
fn r1_7_the_deck_is_complete() {
    let lines = |from, to, fault: &str| {
        let found = File::faults(from, to);
        assert!(found.iter().any(|line| line.ends_with(fault)), "{fault}\nis not in\n{found:#?}");
    };
    lines("thief = 4\n", "", "the deck does not say how many `thief` cards there are");
    lines("thief = 4", "thief = 5", "the deck has 4 to 48 cards, not 49");
    let known = longwang::data::Card::NAMES.join(", ");
    File::names("thief = 4", "thiev = 4", &format!("there is no action card `thiev`; the ten are {known}"));
}

#[test]
fn r3_3_the_wheel_die_has_six_faces_each_a_step_at_most() {
    File::names("face = 6", "face = 5", "face 5 of the wheel die stands twice");
    File::has("face = 6", "face = 5", "face 6 of the wheel die is missing");
    File::names("face = 6", "face = 7", "`face` is 1 to 6, not 7");
    File::names("turn = -1", "turn = -2", "`turn` is −1, 0 or 1: a step of the wheel at most");
}

#[test]
fn r6_2_the_dragon_die_has_six_faces() {
    let die = "faces = [1, 1, 2, 2, 3, 3]";
    let wrong = "the dragon die has six faces with numbers from 1 to 6";
    File::names(die, "faces = [1, 2, 3]", wrong);
    File::names(die, "faces = [0, 1, 2, 2, 3, 3]", wrong);
}

#[test]
fn r3_2_prices_are_within_reason() {
    File::names("action_points = 5", "action_points = 0", "`action_points` is 1 to 9, not 0");
    File::names("place_cost = 2", "place_cost = 10", "`place_cost` is 1 to 9, not 10");
    let many = "`explorers_per_player` is 5 to 23, not 60";
    File::names("explorers_per_player = 15", "explorers_per_player = 60", many);
}

#[test]
fn r1_1_a_wrong_key_or_value_is_named_with_its_line() {
    File::begins("place_cost = 2", "placecost = 2", "unknown field `placecost`");
    let missing = File::faults("place_cost = 2\n", "");
    assert!(missing[0].contains("missing field `place_cost`"), "{missing:?}");
    File::begins("[actions]", "[actions", "");
    File::names("id = \"longwang\"", "id = \"Mine\"", "an id is made of small letters, digits and dashes");
    File::is_bounded();
}

#[test]
fn r1_1_all_faults_are_named_not_only_the_first() {
    assert!(
        File::all_faults(&[
            ("place_cost = 2", "place_cost = 0"),
            ("face = 6", "face = 5"),
            (FIRST_ROW, "@ X K B K + B K B K @")
        ]) >= 4
    );
}

#[test]
fn r1_1_a_damaged_board_is_refused_or_played_on() {
    File::may_be_damaged::<longwang::Longwang>();
}

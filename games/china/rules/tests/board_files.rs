//! R1.1: a board comes from a file, and a file with faults gets each of them named with its line.

use china::{Board, BoardRef};

type File = trial::BoardFile<Board>;

/// The same for something that is missing, and so has no line.
fn lacks(from: &str, to: &str, fault: &str) {
    assert_eq!(File::faults(from, to), [fault]);
}

const LU_4: &str = "[[space]]\nid = \"lu-4\"\nregion = \"lu\"\npos = [696, 486]\n";
const LAST: &str = "[[alliance]]\nnumber = 15\nregions = [\"yan\", \"qi\"]\npos = [707, 247]\n";

#[test]
fn r1_1_both_built_in_sides_are_without_faults() {
    for side in BoardRef::built_in() {
        let board = Board::read(side.text()).unwrap().board;
        assert_eq!(
            board.spaces.len(),
            board.regions.iter().map(|land| usize::from(land.size)).sum::<usize>()
        );
        assert!(side.text().contains("PROPOSED MAP, NOT A COPY"), "it says what it is");
    }
}

#[test]
fn r1_1_roads_end_at_spaces_that_exist() {
    let road = "[\"zhao-1\", \"zhao-2\"]";
    let ends_at = |id: &str| format!("a road ends at `{id}`, but there is no such space");
    File::names(road, "[\"zhao-1\", \"zhao-9\"]", &ends_at("zhao-9"));
    File::names(road, "[\"zhao-1\", \"zhao-6\"]", &ends_at("zhao-6"));
    File::names(road, "[\"zhou-1\", \"zhao-2\"]", &ends_at("zhou-1"));
    File::names(road, "[\"zhao-1\", \"zhao-1\"]", "a road leads from `zhao-1` to itself");
    let twice = File::faults(road, "[\"zhao-1\", \"zhao-2\"], [\"zhao-2\", \"zhao-1\"]");
    assert_eq!(
        twice,
        [format!("line {}: the road from `zhao-2` to `zhao-1` stands twice", File::line_of(road))]
    );
}

#[test]
fn r1_1_sizes_match_the_spaces() {
    lacks(LU_4, "", "space `lu-4` is missing");
    let size = File::faults("colour = \"orange\"\nsize = 4", "colour = \"orange\"\nsize = 3");
    assert!(size[0].ends_with("space `lu-4` is one too many: `lu` has size 3"), "{size:?}");
    assert_eq!(size.len(), 3, "two roads end there as well: {size:?}");
    let large = File::faults("colour = \"orange\"\nsize = 4", "colour = \"orange\"\nsize = 9");
    assert!(
        large.contains(&format!("line {}: region `lu` has 1 to 8 spaces", File::line_of("size = 4"))),
        "{large:?}"
    );
}

#[test]
fn r1_1_nothing_stands_twice_and_nothing_is_missing() {
    let twice = File::faults("id = \"lu-4\"", "id = \"lu-3\"");
    let line = File::line_of("id = \"lu-4\"");
    assert_eq!(twice, ["space `lu-4` is missing".into(), format!("line {line}: space `lu-3` stands twice")]);
    let twice = File::faults("id = \"lu\"", "id = \"qi\"");
    assert!(twice.contains(&"region `lu` is missing".into()), "{twice:?}");
    assert!(
        twice.contains(&format!("line {}: region `qi` stands twice", File::line_of("id = \"qi\""))),
        "{twice:?}"
    );
    let unknown = File::faults("id = \"lu\"", "id = \"lo\"");
    assert!(
        unknown.iter().any(|fault| fault.contains("there is no region `lo`; the nine are")),
        "{unknown:?}"
    );
    let moved = File::faults("id = \"lu-1\"\nregion = \"lu\"", "id = \"lu-1\"\nregion = \"qi\"");
    let line = File::line_of("id = \"lu-1\"");
    assert!(
        moved.contains(&format!("line {line}: space `lu-1` does not belong to region `qi`")),
        "{moved:?}"
    );
}

#[test]
fn r1_1_the_fifteen_alliances_join_regions_that_touch() {
    let pair = "regions = [\"yan\", \"qi\"]";
    File::names(
        pair,
        "regions = [\"yan\", \"chu\"]",
        "alliance 15 joins `yan` and `chu`, which do not touch",
    );
    File::names(pair, "regions = [\"yan\", \"zhao\"]", "`yan` and `zhao` have two alliances");
    File::names("number = 15", "number = 16", "alliances have the numbers 1 to 15");
    lacks(LAST, "", "alliance 15 is missing");
}

#[test]
fn r1_1_colours_are_four_pairs_and_one_alone() {
    let violet = "colour = \"violet\"";
    let known = "the five are violet, yellow, orange, green, red";
    File::names(violet, "colour = \"blue\"", &format!("there is no colour `blue`; {known}"));
    let two = File::faults("name = \"Zhao\"\ncolour = \"orange\"", "name = \"Zhao\"\ncolour = \"violet\"");
    assert_eq!(two, ["1 of the regions must be violet, not 2", "2 of the regions must be orange, not 1"]);
}

#[test]
fn r1_3_the_deck_is_complete() {
    File::names("violet = 10", "violet = 0", "there are 1 to 20 violet cards");
    File::names("hand = 3", "hand = 4", "`hand` is 3 by the rules, not 4");
    File::names("open_cards = 4", "open_cards = 5", "`open_cards` is 4 by the rules, not 5");
    let out = "remove_per_colour = { \"3\" = 2, \"4\" = 1, \"5\" = 0 }";
    File::names(out, "remove_per_colour = { \"3\" = 2 }", "`remove_per_colour` says nothing about 4 players");
    File::names(
        out,
        "remove_per_colour = { \"3\" = 2, \"4\" = 12 }",
        "with 4 players a colour has no card left",
    );
    let few = "with 3 players 12 cards are left; more than 13 are needed";
    File::names(out, "remove_per_colour = { \"3\" = 9, \"4\" = 1 }", few);
}

#[test]
fn r1_1_a_wrong_key_or_value_is_named_with_its_line() {
    File::begins("violet = 10", "violett = 10", "unknown field `violett`");
    let missing = File::faults("violet = 10\n", "");
    assert!(missing[0].contains("missing field `violet`"), "{missing:?}");
    File::begins("size = 7", "size = \"seven\"", "");
    File::begins("[deck]", "[deck", "");
    File::names("players = [3, 4]", "players = [2, 4]", "players are some of 3, 4 and 5, not [2, 4]");
    File::names(
        "dragon = [512, 215]",
        "dragon = [1512, 215]",
        "[1512, 215] lies outside the canvas [1000, 700]",
    );
    File::names("id = \"china-3-4\"", "id = \"Mine\"", "an id is made of small letters, digits and dashes");
    File::is_bounded();
}

#[test]
fn r1_1_all_faults_are_named_not_only_the_first() {
    assert!(File::all_faults(&[("size = 5", "size = 4"), ("hand = 3", "hand = 2"), (LU_4, "")]) >= 4);
}

#[test]
fn r1_1_a_damaged_board_is_refused_or_played_on() {
    File::may_be_damaged::<china::China>();
}

//! R1.1: a map comes from a file, and a file with faults gets each of them named with its line.

use lotus::{Board, BoardRef};

type File = trial::BoardFile<Board>;

const GUAZHOU: &str = "neighbours = [\"ganzhou\", \"shazhou\"]";
const DADU: &str = "neighbours = [\"datong\", \"jinan\", \"zhending\"]";

/// The marks of a region.
fn marks(dark: bool, lotus: bool, dragon: bool) -> String {
    format!("dark = {dark}\nlotus = {lotus}\ndragon = {dragon}\n")
}

#[test]
fn r1_1_the_built_in_map_is_without_faults_and_says_what_it_is() {
    File::is_proposed("PROPOSED MAP, NOT A COPY");
}

#[test]
fn r1_1_borders_hold_from_both_sides() {
    let fault = "`guazhou` names `xining` as its neighbour, but `xining` does not name `guazhou`";
    File::names(GUAZHOU, "neighbours = [\"ganzhou\", \"shazhou\", \"xining\"]", fault);
    let left_out = File::faults(GUAZHOU, "neighbours = [\"ganzhou\"]");
    let fault = "`shazhou` names `guazhou` as its neighbour, but `guazhou` does not name `shazhou`";
    assert!(left_out.iter().any(|found| found.ends_with(fault)), "{left_out:?}");
    File::names(
        GUAZHOU,
        "neighbours = [\"ganzhou\", \"shazhou\", \"guazhou\"]",
        "`guazhou` is its own neighbour",
    );
    File::names(
        GUAZHOU,
        "neighbours = [\"ganzhou\", \"shazhou\", \"ganzhou\"]",
        "`guazhou` names `ganzhou` twice",
    );
    let unknown = File::faults(GUAZHOU, "neighbours = [\"ganzhou\", \"shazhou\", \"mars\"]");
    assert!(unknown[0].contains("there is no region `mars`; there are ganzhou, gongchang,"), "{unknown:?}");
}

#[test]
fn r1_1_the_map_is_connected_with_and_without_the_dark_regions() {
    let usual = BoardRef::usual();
    let text = usual.text();
    // Guazhou is cut off from its two neighbours.
    let cut = text
        .replacen(GUAZHOU, "neighbours = []", 1)
        .replacen("[\"guazhou\", \"liangzhou\",", "[\"liangzhou\",", 1)
        .replacen("[\"ganzhou\", \"guazhou\", \"xining\"]", "[\"ganzhou\", \"xining\"]", 1);
    let error = Board::read(&cut).unwrap_err().to_string();
    assert!(error.starts_with("with six players the map falls apart: "), "{error}");
    assert!(!error.contains("fewer"), "{error}");
    // Dadu is cut off from its three neighbours, and so is the map without the dark regions.
    let cut = text
        .replacen(DADU, "neighbours = []", 1)
        .replacen(
            "[\"dadu\", \"taiyuan\", \"yanan\", \"zhending\"]",
            "[\"taiyuan\", \"yanan\", \"zhending\"]",
            1,
        )
        .replacen("[\"dadu\", \"xuzhou\", \"zhending\"]", "[\"xuzhou\", \"zhending\"]", 1)
        .replacen("[\"bianliang\", \"dadu\", \"datong\",", "[\"bianliang\", \"datong\",", 1);
    let error = Board::read(&cut).unwrap_err().to_string();
    assert_eq!(
        error.lines().collect::<Vec<_>>(),
        [
            "with six players the map falls apart: dadu cannot be reached",
            "with fewer than six players the map falls apart: dadu cannot be reached"
        ]
    );
}

#[test]
fn r1_1_dark_regions_lotuses_and_dragons_are_counted() {
    let plain = marks(false, false, false);
    let found = File::faults(&plain, &marks(true, false, false));
    assert!(found.contains(&"by the rules 8 regions are dark, not 9".into()), "{found:?}");
    let found = File::faults(&plain, &marks(false, true, false));
    assert_eq!(found, ["by the rules 7 light regions carry a lotus, not 8"]);
    let found = File::faults(&plain, &marks(false, false, true));
    assert_eq!(found, ["by the rules 3 regions carry a dragon, not 4"]);
    let found = File::faults(&marks(true, true, false), &marks(true, false, false));
    assert_eq!(found, ["by the rules 1 dark region carries a lotus, not 0"]);
    let found = File::faults(&marks(true, false, false), &marks(true, false, true));
    assert!(found.iter().any(|found| found.ends_with("`ganzhou` is dark: a dragon lives in a light region")));
}

#[test]
fn r1_1_every_region_stands_once() {
    let found = File::faults("id = \"dadu\"", "id = \"dali\"");
    assert!(found.contains(&"region `dadu` is missing".into()), "{found:?}");
    assert!(found.iter().any(|found| found.ends_with("region `dali` stands twice")), "{found:?}");
    let found = File::faults("id = \"dadu\"", "id = \"peking\"");
    let line = File::line_of("id = \"dadu\"");
    assert!(
        found.iter().any(|found| found.starts_with(&format!("line {line}: there is no region `peking`;")))
    );
}

#[test]
fn r1_2_the_numbers_of_tiles_are_those_of_the_rules() {
    File::names("village = 17", "village = 16", "by the rules in all `village` is 17, not 16");
    File::names("village = 3", "village = 4", "by the rules at the start `village` is 3, not 4");
}

#[test]
fn r1_1_a_wrong_key_or_value_is_named_with_its_line() {
    File::begins("village = 17", "villages = 17", "unknown field `villages`");
    let missing = File::faults("hanzi = \"甘州\"\n", "");
    assert!(missing[0].contains("missing field `hanzi`"), "{missing:?}");
    File::begins("[tiles]", "[tiles", "");
    File::names("id = \"lotus\"", "id = \"My Map\"", "an id is made of small letters, digits and dashes");
    File::names("name = \"Ganzhou\"", "name = \" \"", "a name has 1 to 24 letters");
    let outside = "[2254, 109] lies outside the canvas [1000, 700]";
    File::names("center = [254, 109]", "center = [2254, 109]", outside);
    let outline = "outline = [[208, 167], [200, 129], [245, 37], [308, 41], [272, 191]]";
    File::names(outline, "outline = [[208, 167], [200, 129]]", "an outline has 3 to 500 corners, not 2");
    File::is_bounded();
}

#[test]
fn r1_1_all_faults_are_named_not_only_the_first() {
    assert_eq!(File::all_faults(&[("village = 17", "village = 16"), ("id = \"lotus\"", "id = \"\"")]), 2);
}

#[test]
fn r1_1_a_damaged_board_is_refused_or_played_on() {
    File::may_be_damaged::<lotus::Lotus>();
}

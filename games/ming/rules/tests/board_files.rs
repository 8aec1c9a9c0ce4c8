//! R1.1: a board comes from a file, and a file with faults gets each of them named with its line.

use ming::{Board, BoardRef};

type File = trial::BoardFile<Board>;

/// A whole part of the file that begins with this text, up to the next empty line.
fn part(start: &str) -> String {
    let usual = BoardRef::usual();
    let text = usual.text();
    let from = text.find(start).expect("it stands there");
    text[from..].split("\n\n").next().expect("a part").to_string()
}

const FIRST_BORDER: &str = "[[border]]\na = \"beiping\"\nb = \"shanxi\"\nsymbol = \"palanquin\"";

#[test]
fn r1_1_the_built_in_board_is_without_faults_and_says_what_it_is() {
    File::is_proposed("PROPOSED, not a copy");
}

#[test]
fn r1_2_the_numbers_of_the_rules_are_repeated_rightly() {
    File::names("movement = 54", "movement = 60", "`movement` is 54 by the rules, not 60");
    File::names("dragon = 18", "dragon = 17", "`dragon` is 18 by the rules, not 17");
    File::names("hand_limit = 5", "hand_limit = 6", "`hand_limit` is 5 by the rules, not 6");
    File::names("members = 31", "members = 30", "`members` is 31 by the rules, not 30");
    File::names("province_tiles = 18", "province_tiles = 9", "`province_tiles` is 18 by the rules, not 9");
    let values = "`return_values` are [0, 1, 2, 3] by the rules, not [1, 2, 3, 4]";
    File::names("return_values = [0, 1, 2, 3]", "return_values = [1, 2, 3, 4]", values);
}

#[test]
fn r1_2_six_symbols_of_three_families_with_54_cards() {
    let known = "there are horse, ox_cart, rickshaw, palanquin, junk, barge";
    File::names("id = \"horse\"", "id = \"camel\"", &format!("there is no symbol `camel`; {known}"));
    File::names("id = \"horse\"", "id = \"dragon\"", &format!("there is no symbol `dragon`; {known}"));
    File::has(&part("[[symbol]]\nid = \"horse\""), "", "symbol `horse` is missing");
    let twice = File::faults("id = \"ox_cart\"", "id = \"horse\"");
    assert!(
        twice.contains(&format!("line {}: symbol `horse` stands twice", File::line_of("id = \"ox_cart\"")))
    );
    let families = "there are animal, bearer, water";
    File::names(
        "family = \"animal\"",
        "family = \"mineral\"",
        &format!("there is no family `mineral`; {families}"),
    );
    File::names("cards = 9", "cards = 0", "there are 1 to 54 horse cards");
    assert_eq!(
        File::faults("cards = 9", "cards = 8"),
        ["the symbols have 54 cards together by the rules, not 53"]
    );
}

#[test]
fn r1_1_six_provinces_with_three_districts_each() {
    let known = "there are white, orange, green, pink, yellow, blue";
    File::names("id = \"white\"", "id = \"black\"", &format!("there is no province `black`; {known}"));
    File::has(&part("[[province]]\nid = \"pink\""), "", "province `pink` is missing");
    let twice = File::faults("id = \"orange\"", "id = \"white\"");
    assert!(
        twice.contains(&format!("line {}: province `white` stands twice", File::line_of("id = \"orange\"")))
    );
    let three = "districts = [\"datong\", \"shanxi\", \"beiping\"]";
    File::names(three, "districts = [\"datong\", \"shanxi\"]", "province `white` has 3 districts, not 2");
    let shared = "districts = [\"gansu\", \"shaanxi\", \"xining\"]";
    File::names(
        shared,
        "districts = [\"gansu\", \"shaanxi\", \"datong\"]",
        "district `datong` belongs to two places",
    );
}

#[test]
fn r5_5_the_order_names_each_province_once() {
    let order = "province_order = [\"white\", \"orange\", \"green\", \"pink\", \"yellow\", \"blue\"]";
    let fault = "`province_order` names each of the six provinces once";
    File::names(
        order,
        "province_order = [\"white\", \"white\", \"green\", \"pink\", \"yellow\", \"blue\"]",
        fault,
    );
    File::names(order, "province_order = [\"white\", \"orange\"]", fault);
    File::names(order, "province_order = [\"red\"]", fault);
}

#[test]
fn r1_1_eighteen_districts_each_in_its_province() {
    File::names("id = \"datong\"", "id = \"kaifeng\"", "no province names a district `kaifeng`");
    File::has(&part("[[district]]\nid = \"datong\""), "", "district `datong` is missing");
    let district = "id = \"shanxi\"\nname";
    let twice = File::faults(district, "id = \"datong\"\nname");
    assert!(
        twice.contains(&format!("line {}: district `datong` stands twice", File::line_of(district))),
        "{twice:?}"
    );
    let moved =
        File::faults("name = \"Datong\"\nprovince = \"white\"", "name = \"Datong\"\nprovince = \"blue\"");
    let line = File::line_of("name = \"Datong\"") + 1;
    let what = "province `white` names district `datong`, so it cannot lie in `blue`";
    assert_eq!(moved, [format!("line {line}: {what}")]);
    File::names(
        "polygon = [[305, 50], [455, 42], [445, 200], [301, 150]]",
        "polygon = [[305, 50]]",
        "a polygon has 3 to 500 corners, not 1",
    );
}

#[test]
fn r4_2_borders_join_two_districts_once_with_a_symbol_of_their_family() {
    let border = |to: &str| File::faults(FIRST_BORDER, to);
    let line = File::line_of(FIRST_BORDER);
    let at = |offset: usize, what: &str| format!("line {}: {what}", line + offset);
    let text = FIRST_BORDER.replace("b = \"shanxi\"", "b = \"nowhere\"");
    assert!(border(&text).contains(&at(2, "no province names a district `nowhere`")));
    let text = FIRST_BORDER.replace("b = \"shanxi\"", "b = \"beiping\"");
    assert!(border(&text).contains(&at(2, "a border leads from `beiping` to itself")));
    let text = FIRST_BORDER.replace("b = \"shanxi\"", "b = \"datong\"");
    let second = "the border between `beiping` and `datong` stands twice";
    assert!(border(&text).iter().any(|fault| fault.ends_with(second)));
    let text = FIRST_BORDER.replace("palanquin", "horse");
    assert_eq!(border(&text), [at(4, "symbol `horse` is of family `animal`, not `bearer`")]);
    let text = FIRST_BORDER.replace("palanquin", "animal");
    assert!(border(&text).iter().any(|fault| fault.contains("there is no symbol `animal`")));
    File::names(
        "inner = true",
        "inner = false",
        "`inner` is true: `beiping` and `shanxi` lie in one province",
    );
    File::names(
        "inner = false",
        "inner = true",
        "`inner` is false: `beiping` and `liaodong` lie in no common province",
    );
}

#[test]
fn r1_1_neighbours_are_those_with_a_border() {
    let beside = "neighbours = [\"beiping\", \"gansu\", \"shanxi\"]";
    let more = "`datong` names `nanjing` as a neighbour, but has no border with it";
    File::names(beside, "neighbours = [\"beiping\", \"gansu\", \"shanxi\", \"nanjing\"]", more);
    let fewer = "`datong` has a border with `gansu`, but does not name it";
    File::names(beside, "neighbours = [\"beiping\", \"shanxi\"]", fewer);
}

#[test]
fn r4_2_every_district_can_be_reached_from_every_other() {
    let mut text = BoardRef::usual().text().to_string();
    // All borders of Yunnan go.
    let borders: Vec<String> = text
        .split("\n\n")
        .filter(|part| part.starts_with("[[border]]") && part.contains("\"yunnan\""))
        .map(String::from)
        .collect();
    assert_eq!(borders.len(), 3);
    for border in borders {
        text = text.replace(&border, "");
    }
    let faults = Board::read(&text).unwrap_err().to_string();
    assert!(faults.contains("no way leads from `datong` to `yunnan`"), "{faults}");
}

#[test]
fn r1_1_a_wrong_key_value_or_point_is_named_with_its_line() {
    File::begins("dragon = 18", "dragons = 18", "unknown field `dragons`");
    let missing = File::faults("dragon = 18 ", "# ");
    assert!(missing[0].contains("missing field `dragon`"), "{missing:?}");
    File::begins("hand_limit = 5", "hand_limit = \"five\"", "");
    File::begins("[cards]", "[cards", "");
    let outside = |point: &str| format!("{point} lies outside the canvas [1000, 700]");
    File::names("center = [377, 101]", "center = [1377, 101]", &outside("[1377, 101]"));
    File::names("monastery = [425, 71]", "monastery = [425, 710]", &outside("[425, 710]"));
    File::names("city = [445, 200]", "city = [1445, 200]", &outside("[1445, 200]"));
    File::names("space = [905, 92]", "space = [1905, 92]", &outside("[1905, 92]"));
    File::names("at = [436, 289]", "at = [436, 2289]", &outside("[436, 2289]"));
    File::names("map_box = [40, 40, 820, 660]", "map_box = [40, 40, 1820, 660]", &outside("[1820, 660]"));
    let sides = "`map_box` is left, top, right and bottom, in this order";
    File::names("map_box = [40, 40, 820, 660]", "map_box = [820, 40, 40, 660]", sides);
    File::is_bounded();
}

#[test]
fn r1_1_all_faults_are_named_not_only_the_first() {
    assert_eq!(
        File::all_faults(&[
            ("hand_limit = 5", "hand_limit = 4"),
            ("inner = true", "inner = false"),
            ("cards = 9", "cards = 10")
        ]),
        3
    );
}

#[test]
fn r1_1_a_damaged_board_is_refused_or_played_on() {
    File::may_be_damaged::<ming::Ming>();
}

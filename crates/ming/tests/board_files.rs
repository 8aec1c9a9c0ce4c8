//! R1.1: a board comes from a file, and a file with faults gets each of them named with its line.

use ming::{Board, BoardRef};

/// The faults of the built-in board with one text changed for another.
fn faults(from: &str, to: &str) -> Vec<String> {
    let text = BoardRef::built_in().get().text();
    assert!(text.contains(from), "the board contains {from}");
    let changed = text.replacen(from, to, 1);
    Board::read(&changed).expect_err(to).to_string().lines().map(String::from).collect()
}

/// The line of the built-in board in which this text first stands.
fn line_of(text: &str) -> usize {
    let whole = BoardRef::built_in().get().text();
    whole[..whole.find(text).expect("it stands there")].matches('\n').count() + 1
}

/// One text changed for another makes this fault, in the line of the change.
fn names(from: &str, to: &str, fault: &str) {
    let (found, expected) = (faults(from, to), format!("line {}: {fault}", line_of(from)));
    assert!(found.contains(&expected), "{expected}\nis not in\n{found:#?}");
}

/// A whole part of the file that begins with this text, up to the next empty line.
fn part(start: &str) -> String {
    let text = BoardRef::built_in().get().text();
    let from = text.find(start).expect("it stands there");
    text[from..].split("\n\n").next().expect("a part").to_string()
}

/// What is missing stands in no line.
fn lacks(without: &str, fault: &str) {
    let found = faults(without, "");
    assert!(found.contains(&fault.to_string()), "{fault}\nis not in\n{found:#?}");
}

const FIRST_BORDER: &str = "[[border]]\na = \"beiping\"\nb = \"shanxi\"\nsymbol = \"palanquin\"";

#[test]
fn r1_1_the_built_in_board_is_without_faults_and_says_what_it_is() {
    let text = BoardRef::built_in().get().text();
    Board::read(text).unwrap();
    assert!(text.contains("PROPOSED, not a copy"));
}

#[test]
fn r1_2_the_numbers_of_the_rules_are_repeated_rightly() {
    names("movement = 54", "movement = 60", "`movement` is 54 by the rules, not 60");
    names("dragon = 18", "dragon = 17", "`dragon` is 18 by the rules, not 17");
    names("hand_limit = 5", "hand_limit = 6", "`hand_limit` is 5 by the rules, not 6");
    names("members = 31", "members = 30", "`members` is 31 by the rules, not 30");
    names("province_tiles = 18", "province_tiles = 9", "`province_tiles` is 18 by the rules, not 9");
    let values = "`return_values` are [0, 1, 2, 3] by the rules, not [1, 2, 3, 4]";
    names("return_values = [0, 1, 2, 3]", "return_values = [1, 2, 3, 4]", values);
}

#[test]
fn r1_2_six_symbols_of_three_families_with_54_cards() {
    let known = "there are horse, ox_cart, rickshaw, palanquin, junk, barge";
    names("id = \"horse\"", "id = \"camel\"", &format!("there is no symbol `camel`; {known}"));
    names("id = \"horse\"", "id = \"dragon\"", &format!("there is no symbol `dragon`; {known}"));
    lacks(&part("[[symbol]]\nid = \"horse\""), "symbol `horse` is missing");
    let twice = faults("id = \"ox_cart\"", "id = \"horse\"");
    assert!(twice.contains(&format!("line {}: symbol `horse` stands twice", line_of("id = \"ox_cart\""))));
    let families = "there are animal, bearer, water";
    names(
        "family = \"animal\"",
        "family = \"mineral\"",
        &format!("there is no family `mineral`; {families}"),
    );
    names("cards = 9", "cards = 0", "there are 1 to 54 horse cards");
    assert_eq!(faults("cards = 9", "cards = 8"), ["the symbols have 54 cards together by the rules, not 53"]);
}

#[test]
fn r1_1_six_provinces_with_three_districts_each() {
    let known = "there are white, orange, green, pink, yellow, blue";
    names("id = \"white\"", "id = \"black\"", &format!("there is no province `black`; {known}"));
    lacks(&part("[[province]]\nid = \"pink\""), "province `pink` is missing");
    let twice = faults("id = \"orange\"", "id = \"white\"");
    assert!(twice.contains(&format!("line {}: province `white` stands twice", line_of("id = \"orange\""))));
    let three = "districts = [\"datong\", \"shanxi\", \"beiping\"]";
    names(three, "districts = [\"datong\", \"shanxi\"]", "province `white` has 3 districts, not 2");
    let shared = "districts = [\"gansu\", \"shaanxi\", \"xining\"]";
    names(
        shared,
        "districts = [\"gansu\", \"shaanxi\", \"datong\"]",
        "district `datong` belongs to two places",
    );
}

#[test]
fn r5_5_the_order_names_each_province_once() {
    let order = "province_order = [\"white\", \"orange\", \"green\", \"pink\", \"yellow\", \"blue\"]";
    let fault = "`province_order` names each of the six provinces once";
    names(order, "province_order = [\"white\", \"white\", \"green\", \"pink\", \"yellow\", \"blue\"]", fault);
    names(order, "province_order = [\"white\", \"orange\"]", fault);
    names(order, "province_order = [\"red\"]", fault);
}

#[test]
fn r1_1_eighteen_districts_each_in_its_province() {
    names("id = \"datong\"", "id = \"kaifeng\"", "no province names a district `kaifeng`");
    lacks(&part("[[district]]\nid = \"datong\""), "district `datong` is missing");
    let district = "id = \"shanxi\"\nname";
    let twice = faults(district, "id = \"datong\"\nname");
    assert!(
        twice.contains(&format!("line {}: district `datong` stands twice", line_of(district))),
        "{twice:?}"
    );
    let moved = faults("name = \"Datong\"\nprovince = \"white\"", "name = \"Datong\"\nprovince = \"blue\"");
    let line = line_of("name = \"Datong\"") + 1;
    let what = "province `white` names district `datong`, so it cannot lie in `blue`";
    assert_eq!(moved, [format!("line {line}: {what}")]);
    names(
        "polygon = [[305, 50], [455, 42], [445, 200], [301, 150]]",
        "polygon = [[305, 50]]",
        "a polygon has three corners at least",
    );
}

#[test]
fn r4_2_borders_join_two_districts_once_with_a_symbol_of_their_family() {
    let border = |to: &str| faults(FIRST_BORDER, to);
    let line = line_of(FIRST_BORDER);
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
    names("inner = true", "inner = false", "`inner` is true: `beiping` and `shanxi` lie in one province");
    names(
        "inner = false",
        "inner = true",
        "`inner` is false: `beiping` and `liaodong` lie in no common province",
    );
}

#[test]
fn r1_1_neighbours_are_those_with_a_border() {
    let beside = "neighbours = [\"beiping\", \"gansu\", \"shanxi\"]";
    let more = "`datong` names `nanjing` as a neighbour, but has no border with it";
    names(beside, "neighbours = [\"beiping\", \"gansu\", \"shanxi\", \"nanjing\"]", more);
    let fewer = "`datong` has a border with `gansu`, but does not name it";
    names(beside, "neighbours = [\"beiping\", \"shanxi\"]", fewer);
}

#[test]
fn r4_2_every_district_can_be_reached_from_every_other() {
    let mut text = BoardRef::built_in().get().text().to_string();
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
    let wrong = faults("dragon = 18", "dragons = 18");
    assert!(
        wrong[0].starts_with(&format!("line {}: unknown field `dragons`", line_of("dragon = 18"))),
        "{wrong:?}"
    );
    let missing = faults("dragon = 18 ", "# ");
    assert!(missing[0].contains("missing field `dragon`"), "{missing:?}");
    let text = faults("hand_limit = 5", "hand_limit = \"five\"");
    assert!(text[0].starts_with(&format!("line {}: ", line_of("hand_limit = 5"))), "{text:?}");
    let broken = faults("[cards]", "[cards");
    assert!(broken[0].starts_with(&format!("line {}: ", line_of("[cards]"))), "{broken:?}");
    let outside = |point: &str| format!("{point} lies outside the canvas [1000, 700]");
    names("center = [377, 101]", "center = [1377, 101]", &outside("[1377, 101]"));
    names("monastery = [425, 71]", "monastery = [425, 710]", &outside("[425, 710]"));
    names("city = [445, 200]", "city = [1445, 200]", &outside("[1445, 200]"));
    names("space = [905, 92]", "space = [1905, 92]", &outside("[1905, 92]"));
    names("at = [436, 289]", "at = [436, 2289]", &outside("[436, 2289]"));
    names("map_box = [40, 40, 820, 660]", "map_box = [40, 40, 1820, 660]", &outside("[1820, 660]"));
    let sides = "`map_box` is left, top, right and bottom, in this order";
    names("map_box = [40, 40, 820, 660]", "map_box = [820, 40, 40, 660]", sides);
    let huge = format!("# {}", "x".repeat(1 << 16));
    assert!(Board::read(&huge).unwrap_err().to_string().contains("longer than 65536 bytes"));
}

#[test]
fn r1_1_all_faults_are_named_not_only_the_first() {
    let text = BoardRef::built_in().get().text();
    let text = text
        .replacen("hand_limit = 5", "hand_limit = 4", 1)
        .replacen("inner = true", "inner = false", 1)
        .replacen("cards = 9", "cards = 10", 1);
    let faults = Board::read(&text).unwrap_err();
    assert_eq!(faults.0.len(), 3, "{faults}");
    let lines: Vec<Option<usize>> = faults.0.iter().map(|fault| fault.line).collect();
    assert!(lines.is_sorted(), "in the order of lines: {lines:?}");
}

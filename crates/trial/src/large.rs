/// A board's file as it could be before new boards had limits: the drawing is sixty times as large, with six hundred more
/// corners in its first border and names nobody would draw.
pub fn large_board(text: &str) -> String {
    const PLACES: [&str; 12] = [
        "at",
        "canvas",
        "center",
        "city",
        "dragon",
        "map_box",
        "monastery",
        "outline",
        "palaces",
        "polygon",
        "pos",
        "space",
    ];
    let mut bordered = false;
    let line = |line: &str| {
        let Some((key, value)) = line.split_once(" = ") else { return line.to_owned() };
        if ["name", "title", "hanzi"].contains(&key) {
            return format!("{key} = \"{} {}", "long ".repeat(24), value.trim_start_matches('"'));
        }
        if !PLACES.contains(&key) || !value.starts_with('[') {
            return line.to_owned();
        }
        let mut value = scaled(value);
        if ["outline", "polygon"].contains(&key) && !std::mem::replace(&mut bordered, true) {
            let first = value[1..=value.find(']').unwrap_or(0)].to_owned();
            value.insert_str(1, &format!("{first}, ").repeat(600));
        }
        format!("{key} = {value}")
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n") + "\n"
}

/// The text with every number in it sixty times as large.
fn scaled(text: &str) -> String {
    let mut scaled = String::new();
    for part in text.split_inclusive(|letter: char| !letter.is_ascii_digit()) {
        let digits = part.trim_end_matches(|letter: char| !letter.is_ascii_digit());
        if let Ok(number) = digits.parse::<u32>() {
            scaled += &(number * 60).to_string();
        }
        scaled += &part[digits.len()..];
    }
    scaled
}

//! What an operator types: tables, times, their own name.

use jiff::{Span, SpanRelativeTo};

/// The longest time a ban may last: longer ones are typing errors.
const LONGEST: i64 = 10 * 366 * 24 * 60 * 60 * 1000;

/// The id of a table, which may be given as its address.
pub fn table(text: &str) -> Result<String, String> {
    let rest = text.rsplit_once("/t/").map_or(text, |(_, rest)| rest);
    let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric()).unwrap_or(rest.len());
    let (id, rest) = rest.split_at(end);
    if id.is_empty() || !(rest.is_empty() || rest.starts_with(['/', '?', '#'])) {
        return Err("a table is given by its id or its address (https://…/t/ID)".into());
    }
    Ok(id.to_owned())
}

/// A time like `7d` or `12h`, in milliseconds.
pub fn milliseconds(text: &str) -> Result<i64, String> {
    let span: Span = text.parse().map_err(|_| "a time is written as 30min, 12h, 7d or 2weeks")?;
    let time = span.to_duration(SpanRelativeTo::days_are_24_hours()).map_err(|error| error.to_string())?;
    let time = i64::try_from(time.as_millis()).map_err(|_| "that is too long")?;
    if (1..=LONGEST).contains(&time) {
        Ok(time)
    } else {
        Err("it must be above zero and at most ten years".into())
    }
}

/// The person at the keyboard, for the audit log.
pub fn actor() -> String {
    let user = whoami::username().unwrap_or_else(|_| "unknown".into());
    match std::env::var("SUDO_USER") {
        Ok(person) if person != user => format!("{user} ({person} by sudo)"),
        _ => user,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_found_in_its_address() {
        for text in [
            "0f4c",
            "/t/0f4c",
            "https://games.example/t/0f4c?sit=1&token=x",
            "http://[::1]:8888/t/0f4c/log#x",
        ] {
            assert_eq!(table(text).unwrap(), "0f4c", "{text}");
        }
        for text in ["", "/t/", "https://games.example/", "0f4c 77", "0f4c'"] {
            assert!(table(text).is_err(), "{text}");
        }
    }

    #[test]
    fn times_are_read_and_bounded() {
        let hour = 60 * 60 * 1000;
        for (text, time) in
            [("30min", hour / 2), ("12h", 12 * hour), ("7d", 7 * 24 * hour), ("2weeks", 14 * 24 * hour)]
        {
            assert_eq!(milliseconds(text).unwrap(), time, "{text}");
        }
        for text in ["", "7", "d", "0d", "-7d", "11y", "99999999999999999d", "4000d"] {
            assert!(milliseconds(text).is_err(), "{text}");
        }
    }
}

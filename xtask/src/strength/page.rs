//! The page: a table of all rows, and what was found for each.

use std::fmt::Write;

use anyhow::Context;

use super::rows::Row;

const PAGE: &str = "docs/strength.md";

const HEAD: &str = "\
# How strong the bots are

Written by `cargo xtask strength [GAME]… [--only TEXT] [--short | --most GAMES]`: a row that is not measured again keeps what was found before.
One bot sits against the others on the same deals from each seat in turn; at a table of four equals win 25 % each. Intervals are of
95 %. Times are those that the processor gave to the bot's own thread. Rows without a clock are reproducible: the same
command gives the same games. `swift` is the net alone, `search` what a master plays, `tree` the search without the net, and
`plain` the textbook's search, by which everything is measured (`docs/bots.md`).

";

/// What an earlier run found for each of the rows: the text under its heading.
pub fn read(rows: &[Row]) -> Vec<Option<String>> {
    let page = std::fs::read_to_string(PAGE).unwrap_or_default();
    let text = |row: &Row| {
        let (_, after) = page.split_once(&format!("## {}\n", row.title()))?;
        after.split("## ").next().map(str::to_owned)
    };
    rows.iter().map(text).collect()
}

/// Writes the page.
pub fn write(rows: &[Row], found: &[Option<String>]) -> anyhow::Result<()> {
    let mut page = format!("{HEAD}| what | found |\n|---|---|\n");
    for (row, text) in rows.iter().zip(found) {
        let verdict = text.as_ref().and_then(|text| text.trim().lines().next());
        writeln!(page, "| {} | {} |", row.title(), verdict.unwrap_or("Not measured."))?;
    }
    page.push('\n');
    for (row, text) in rows.iter().zip(found) {
        if let Some(text) = text {
            write!(page, "## {}\n{text}", row.title())?;
        }
    }
    std::fs::write(PAGE, page.trim_end().to_owned() + "\n").context(PAGE)?;
    eprintln!("written: {PAGE}");
    Ok(())
}

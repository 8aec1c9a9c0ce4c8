//! `tianxia rules`: the rules to read.

use std::io::Write;

use anstream::stdout;
use anyhow::bail;
use words::Lang;

use crate::markdown;

/// Which rules.
#[derive(clap::Args)]
pub struct Args {
    /// The game (`tianxia games` lists them)
    game: String,
    /// The language: en or it
    #[arg(long, default_value_t)]
    lang: Lang,
    /// Only this rule or chapter, such as R3 or R5.4
    #[arg(long)]
    rule: Option<String>,
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    let whole = shelf::game(&args.game)?.rules(args.lang);
    let text = match &args.rule {
        None => whole.to_owned(),
        Some(rule) => match section(whole, rule) {
            Some(text) => text,
            None => bail!("{} has no rule `{rule}`; rules are numbered R1, R1.1 and so on", args.game),
        },
    };
    write!(stdout(), "{}", markdown::for_terminal(&text))?;
    Ok(())
}

/// The part of the rules page under the heading with this number.
pub fn section(page: &str, rule: &str) -> Option<String> {
    let mut lines = page.lines().skip_while(|line| !is_heading(line, rule));
    let heading = lines.next()?;
    let level = heading.len() - heading.trim_start_matches('#').len();
    let body = lines.take_while(|line| {
        let hashes = line.len() - line.trim_start_matches('#').len();
        hashes == 0 || hashes > level
    });
    let text: Vec<&str> = std::iter::once(heading).chain(body).collect();
    Some(text.join("\n").trim_end().to_owned() + "\n")
}

fn is_heading(line: &str, rule: &str) -> bool {
    line.starts_with('#') && line.split(' ').nth(1).is_some_and(|number| number.eq_ignore_ascii_case(rule))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_or_a_chapter_can_be_read_alone() {
        let page = shelf::game("dragon").unwrap().rules(Lang::En);
        let rule = section(page, "R5.4").unwrap();
        assert!(rule.starts_with("### R5.4 ") && !rule.contains("### R5.5"), "{rule}");
        let chapter = section(page, "r5").unwrap();
        assert!(chapter.contains("### R5.8") && !chapter.contains("R6.1 "), "{chapter}");
        assert_eq!(section(page, "R99"), None);
    }
}

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A rule is one thing in four places: both rule pages, the code that cites it, and the test named after it.
/// This compares the pages beside a crate with its code; `chapters` counts the rules of each chapter.
///
/// # Panics
/// With what is missing and where.
pub fn pages(folder: &str, chapters: &[u8]) {
    let page = |name| fs::read_to_string(Path::new(folder).join("..").join(name)).expect("a page of rules");
    Pages { folder, english: &page("RULES.md"), italian: &page("RULES.it.md"), chapters }.check();
}

struct Pages<'a> {
    folder: &'a str,
    english: &'a str,
    italian: &'a str,
    chapters: &'a [u8],
}

impl Pages<'_> {
    fn check(&self) {
        assert_eq!(headings(self.english), headings(self.italian), "the same rules in both languages");
        self.numbers_have_no_gaps();
        self.every_test_file_is_compiled();
        self.every_rule_has_a_test_named_after_it();
        self.every_test_named_after_a_rule_names_one_that_exists();
        self.every_rule_cited_exists();
        self.every_rule_has_its_place_or_is_ours();
    }

    fn numbers_have_no_gaps(&self) {
        let mut expected = Vec::new();
        for (chapter, &rules) in (1..).zip(self.chapters) {
            expected.push(format!("R{chapter}"));
            expected.extend((1..=rules).map(|rule| format!("R{chapter}.{rule}")));
        }
        assert_eq!(headings(self.english), expected, "rules are numbered without gaps");
    }

    /// Where one program holds all tests, a file that it does not name would never run.
    fn every_test_file_is_compiled(&self) {
        let Ok(main) = fs::read_to_string(Path::new(self.folder).join("tests/main.rs")) else { return };
        for entry in fs::read_dir(Path::new(self.folder).join("tests")).expect("the folder can be read") {
            let path = entry.expect("an entry of the folder").path();
            let name = path.file_stem().expect("a name").to_string_lossy();
            let is_named = main.lines().any(|line| line == format!("mod {name};"));
            assert!(name == "main" || is_named, "tests/main.rs does not name {name}");
        }
    }

    fn every_rule_has_a_test_named_after_it(&self) {
        let tests = self.tests();
        let tested = |rule: &String| {
            let prefix = format!("{}_", rule.to_lowercase().replace('.', "_"));
            tests.iter().any(|test| test.starts_with(&prefix))
        };
        let untested: Vec<String> = rules(self.english).into_iter().filter(|rule| !tested(rule)).collect();
        assert!(untested.is_empty(), "no test is named after {untested:?}");
    }

    fn every_test_named_after_a_rule_names_one_that_exists(&self) {
        let rules = rules(self.english);
        for test in self.tests() {
            let mut words = test.split('_');
            let (chapter, rule) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
            if chapter.len() > 1 && chapter.starts_with('r') && chapter[1..].parse::<u8>().is_ok() {
                let named = format!("R{}.{rule}", &chapter[1..]);
                assert!(rules.contains(&named), "{test}: there is no {named}");
            }
        }
    }

    fn every_rule_cited_exists(&self) {
        let known: BTreeSet<String> = headings(self.english).into_iter().collect();
        let pages = [self.english, self.italian].map(|page| (PathBuf::from("rule pages"), page.to_string()));
        for (path, text) in self.sources("src").into_iter().chain(pages) {
            for rule in cited(&text) {
                assert!(known.contains(&rule), "{}: there is no {rule}", path.display());
            }
        }
    }

    fn every_rule_has_its_place_or_is_ours(&self) {
        for (page, marks) in [
            (self.english, ["*Rulebook: ", "*Ruling:* "]),
            (self.italian, ["*Regolamento: ", "*Decisione:* "]),
        ] {
            let unmarked = unmarked(page, marks);
            assert!(unmarked.is_empty(), "neither cited nor marked with one of {marks:?}: {unmarked:?}");
        }
    }

    /// The names of all test functions.
    fn tests(&self) -> Vec<String> {
        let texts = self.sources("tests").into_iter().chain(self.sources("src")).map(|(_, text)| text);
        let names = |text: String| {
            let lines: Vec<&str> = text.lines().map(str::trim).collect();
            let marked = lines.windows(2).filter(|pair| pair[0] == "#[test]");
            marked.filter_map(|pair| pair[1].strip_prefix("fn ")).map(String::from).collect::<Vec<_>>()
        };
        texts.flat_map(names).collect()
    }

    /// All Rust files below a folder of the crate.
    fn sources(&self, below: &str) -> Vec<(PathBuf, String)> {
        fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
            for entry in fs::read_dir(folder).expect("the folder can be read") {
                let path = entry.expect("an entry of the folder").path();
                if path.is_dir() {
                    walk(&path, files);
                } else if path.extension().is_some_and(|extension| extension == "rs") {
                    files.push(path);
                }
            }
        }
        let mut files = Vec::new();
        walk(&Path::new(self.folder).join(below), &mut files);
        files.sort();
        let read = |path: PathBuf| (path.clone(), fs::read_to_string(&path).expect("a source can be read"));
        files.into_iter().map(read).collect()
    }
}

/// The numbers of all headings, in order: `R1`, `R1.1`, …
fn headings(page: &str) -> Vec<String> {
    let titles = page.lines().filter_map(|line| line.strip_prefix("## ").or(line.strip_prefix("### ")));
    titles
        .filter_map(|title| cited(title).into_iter().next().filter(|number| title.starts_with(number)))
        .collect()
}

/// The numbers of the rules themselves, without those of the chapters.
fn rules(page: &str) -> Vec<String> {
    headings(page).into_iter().filter(|number| number.contains('.')).collect()
}

/// The titles of the rules in which no line begins with one of these marks.
fn unmarked<'a>(page: &'a str, marks: [&str; 2]) -> Vec<&'a str> {
    let rules = page.split("\n### ").skip(1).map(|rule| rule.split("\n## ").next().unwrap_or(rule));
    let marked = |rule: &&str| rule.lines().any(|line| marks.iter().any(|mark| line.starts_with(mark)));
    rules.filter(|rule| !marked(rule)).filter_map(|rule| rule.lines().next()).collect()
}

/// All rule numbers in a text: an R that begins a word, digits, and perhaps a point and digits.
fn cited(text: &str) -> Vec<String> {
    let starts = text.match_indices('R').filter(|&(at, _)| {
        let before = text[..at].chars().next_back();
        !before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_')
    });
    starts.filter_map(|(at, _)| number(&text[at + 1..])).map(|number| format!("R{number}")).collect()
}

/// The number a text begins with: `5`, or `5.4`.
fn number(text: &str) -> Option<String> {
    let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).collect::<String>();
    let chapter = digits(text);
    let rest = &text[chapter.len()..];
    let rule = rest.strip_prefix('.').map(digits).filter(|rule| !rule.is_empty());
    match (chapter.is_empty(), rule) {
        (true, _) => None,
        (false, None) => Some(chapter),
        (false, Some(rule)) => Some(format!("{chapter}.{rule}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_wherever_they_stand() {
        assert_eq!(cited("(R3.6–R3.12), R5. \"R9.10\" xR1 Rest R"), ["R3.6", "R3.12", "R5", "R9.10"]);
    }

    #[test]
    fn a_rule_without_a_place_and_without_a_mark_is_found() {
        let page = "## R1 Start\n\n### R1.1 Cited\nx\n\n*Rulebook: Set-up.*\n\n### R1.2 Bare\nx\n\n## R2 On\n\n*Ruling:* x\n\n### R2.1 Ours\n\n*Ruling:* x\n";
        assert_eq!(unmarked(page, ["*Rulebook: ", "*Ruling:* "]), ["R1.2 Bare"]);
    }

    #[test]
    fn only_headings_with_a_number_in_front_are_rules() {
        assert_eq!(headings("## R1 · Start\n### R1.1 Board\n## On R2\ntext R3"), ["R1", "R1.1"]);
        assert_eq!(rules("## R1 · Start\n### R1.1 Board"), ["R1.1"]);
    }
}

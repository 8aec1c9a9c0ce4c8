//! What the companion has explained to somebody: kept in a cookie, by the names of the texts.

use std::collections::BTreeSet;

use words::Lang;

/// What has been explained: names of phrases, and of games of which no explanation is wanted any more.
#[derive(Clone, Debug, Default)]
pub struct Told(String);

impl Told {
    /// From a cookie, in which there may be anything.
    pub fn new(cookie: &str) -> Told {
        Told(cookie.to_owned())
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        self.0.split('.')
    }

    /// Whether this phrase of a game needs no explanation.
    pub fn has(&self, game: &str, name: &str) -> bool {
        self.names().any(|told| told == game || told == name)
    }

    /// Whether anything of a game has been explained.
    pub fn knows_of(&self, game: &str) -> bool {
        self.names().any(|told| is_of(told, game))
    }

    /// For a cookie: what has been explained and these names of a game as well; everything of the game if none are given, and
    /// nothing of it if they are empty. Whatever has no explanation is left out, so that it stays short.
    pub fn with(&self, game: &str, names: Option<&str>) -> String {
        let before =
            self.names().filter(|told| names.is_some_and(|names| !names.is_empty()) || !is_of(told, game));
        let more = names.unwrap_or(game).split('.').filter(|name| is_of(name, game));
        let all: BTreeSet<&str> = before.chain(more).filter(|name| is_explained(name)).collect();
        all.into_iter().collect::<Vec<_>>().join(".")
    }
}

fn is_of(name: &str, game: &str) -> bool {
    name.strip_prefix(game).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

fn is_explained(name: &str) -> bool {
    shelf::game(name).is_ok() || shelf::words(Lang::En).has(&words::tip(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_told_is_remembered_by_name_and_by_game() {
        games::shelve();
        let mut games = shelf::games().iter().map(|game| game.id);
        let (one, other) = (games.next().expect("a game"), games.next().expect("another"));
        let tip = |game: &str| {
            let texts = shelf::game(game).expect("a game").texts(Lang::En);
            let line = texts.lines().find_map(|line| Some(line.split_once("-tip = ")?.0));
            line.expect("something is explained").to_owned()
        };
        let (first, second) = (tip(one), tip(other));
        let told = Told::new(&format!("{second}.nonsense.<b>.{}", "x".repeat(9000)));
        let told = Told::new(&told.with(one, Some(&format!("{first}.{second}.{one}-nonsense"))));
        assert!(told.has(one, &first) && told.has(other, &second) && !told.has(one, "another"));
        assert!(!told.0.contains("nonsense"), "what is nothing to us is left out: {}", told.0);
        let everything = Told::new(&told.with(one, None));
        assert!(!everything.0.contains(&first), "it needs no name any more: {}", everything.0);
        assert!(everything.has(one, "anything") && everything.knows_of(one));
        let again = Told::new(&everything.with(one, Some("")));
        assert!(!again.knows_of(one) && again.has(other, &second));
    }
}

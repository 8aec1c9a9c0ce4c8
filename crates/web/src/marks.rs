//! Which elements of a drawing look otherwise than they did before.

use std::hash::Hasher;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

use kernel::Seat;
use memchr::memmem::Finder;
use rustc_hash::FxHasher;
use words::Lang;

use crate::parts::Tree;

/// How the innermost elements of a drawing looked: a hash of each, in order.
#[derive(Debug)]
pub struct Looks(Box<[u64]>);

impl Looks {
    /// How a drawing looks.
    pub fn of(drawing: &str) -> Looks {
        let mut looks: Vec<u64> = looks(drawing).into_iter().map(|(_, look)| look).collect();
        looks.sort_unstable();
        Looks(looks.into())
    }

    /// The innermost elements that another drawing has otherwise, by name, each with a hash of how it looks.
    pub fn fresh<'a>(&self, drawing: &'a str) -> Vec<(&'a str, u64)> {
        let mut elements = looks(drawing);
        elements.retain(|(_, look)| self.0.binary_search(look).is_err());
        elements
    }
}

/// The innermost elements with an id, each with a hash of how it looks and where it hangs.
fn looks(drawing: &str) -> Vec<(&str, u64)> {
    let elements = Tree::read(drawing).elements;
    let (mut looks, mut around) = (Vec::with_capacity(elements.len()), Vec::<usize>::new());
    for (place, element) in elements.iter().enumerate() {
        around.truncate(around.iter().take_while(|&&outer| elements[outer].inside > place).count());
        if element.inside > place + 1 {
            around.push(place);
            continue;
        }
        let mut hasher = FxHasher::default();
        hasher.write_u64(around.last().map_or(0, |&outer| elements[outer].id));
        bare(&drawing[element.text.clone()], |text| hasher.write(text.as_bytes()));
        looks.push((element.name, hasher.finish()));
    }
    looks
}

/// An element without what is said about it: if it is explained otherwise, it looks the same.
fn bare(element: &str, mut part: impl FnMut(&str)) {
    let mut rest = element;
    let found = |rest: &str| {
        let said = SAID.iter().filter_map(|(begin, end)| {
            let at = begin.find(rest.as_bytes())?;
            let inside = at + begin.needle().len();
            Some((at, inside + end.find(&rest.as_bytes()[inside..])? + end.needle().len()))
        });
        said.min()
    };
    while let Some((from, to)) = found(rest) {
        part(&rest[..from]);
        rest = &rest[to..];
    }
    part(rest);
}

/// How what is said about an element begins and ends.
static SAID: LazyLock<[(Finder, Finder); 3]> = LazyLock::new(|| {
    [(" title=\"", "\""), (" aria-label=\"", "\""), ("<title>", "</title>")]
        .map(|(begin, end)| (Finder::new(begin), Finder::new(end)))
});

/// How the board looked to the readers of a table when they last decided. To find that out, the game is played again up
/// to there; so it is kept until they decide again.
#[derive(Default)]
pub struct Marks(Mutex<Vec<(Reader, Decision, Arc<Looks>)>>);

/// A seat, and the language in which it reads.
pub type Reader = (Seat, Lang);

/// How many steps there were after a decision, and the version of the players, whose names are on the board.
pub type Decision = (usize, u64);

impl Marks {
    /// How the board looked to a reader after a decision.
    pub fn get_or(
        &self,
        reader: Reader,
        decision: Decision,
        look: impl FnOnce() -> Option<Looks>,
    ) -> Option<Arc<Looks>> {
        let known = self
            .kept()
            .iter()
            .find(|kept| (kept.0, kept.1) == (reader, decision))
            .map(|kept| Arc::clone(&kept.2));
        if known.is_some() {
            return known;
        }
        let looks = Arc::new(look()?);
        let mut kept = self.kept();
        kept.retain(|kept| kept.0 != reader);
        kept.push((reader, decision, Arc::clone(&looks)));
        Some(looks)
    }

    /// Nobody looks now, or what was decided has been taken back.
    pub fn forget(&self) {
        *self.kept() = Vec::new();
    }

    fn kept(&self) -> MutexGuard<'_, Vec<(Reader, Decision, Arc<Looks>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawing(pieces: &str) -> String {
        format!(
            "<div id=\"table\"><svg id=\"map\"><path d=\"M0 0\"></path>{pieces}</svg><b id=\"note\">n</b></div>"
        )
    }

    #[test]
    fn only_the_innermost_elements_are_fresh() {
        let old = drawing("<g id=\"x\"><title>1</title></g><g id=\"y\">2</g>");
        let new = drawing("<g id=\"x\"><title>3</title></g><g id=\"y\">4</g><g id=\"z\">5</g>");
        let names: Vec<&str> = Looks::of(&old).fresh(&new).into_iter().map(|(name, _)| name).collect();
        assert_eq!(
            names,
            ["y", "z"],
            "not the drawing around them, what stays, or what is only explained otherwise"
        );
        assert!(Looks::of(&new).fresh(&new).is_empty());
    }

    #[test]
    fn what_hangs_elsewhere_is_fresh() {
        let at = |one: &str, other: &str| {
            format!("<ul id=\"a\">{one}<li id=\"q\"></li></ul><ul id=\"b\">{other}<li id=\"r\"></li></ul>")
        };
        let piece = "<li id=\"p\">p</li>";
        let (old, new) = (at(piece, ""), at("", piece));
        let fresh = Looks::of(&old).fresh(&new);
        assert_eq!(fresh.iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["p"]);
    }

    #[test]
    fn what_is_said_about_an_element_is_no_part_of_its_looks() {
        let mut bared = String::new();
        bare(r#"<g id="a" title="b" class="c"><title>d</title>e</g>"#, |part| bared.push_str(part));
        assert_eq!(bared, r#"<g id="a" class="c">e</g>"#);
    }

    #[test]
    fn looks_are_kept_until_the_next_decision() {
        let marks = Marks::default();
        let (mei, anna) = ((Seat::new(0), Lang::En), (Seat::new(1), Lang::En));
        let look = || Some(Looks::of(&drawing("")));
        let first = marks.get_or(mei, (3, 1), look).expect("it was drawn");
        marks.get_or(anna, (5, 1), look).expect("it was drawn");
        let again = marks.get_or(mei, (3, 1), || panic!("it is known")).expect("it is known");
        assert!(Arc::ptr_eq(&first, &again));
        assert!(marks.get_or(mei, (7, 1), || None).is_none(), "another decision");
        marks.get_or(mei, (7, 1), look).expect("it was drawn");
        assert_eq!(marks.kept().len(), 2, "one for each reader");
        marks.forget();
        assert!(marks.get_or(mei, (7, 1), || None).is_none());
    }
}

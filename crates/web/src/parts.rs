//! Sending only what changed.
//!
//! A page is a tree of elements with an id; what lies between two of them belongs to the outer one. A stream
//! remembers a hash of every such element, without those inside it, and sends the elements that differ. An
//! unchanged element inside one that is sent is only named: `<li data-keep="a b"></li>` stands for the reader's own
//! `#a` and `#b`. No drawing has to mark anything for this.

use std::hash::Hasher;
use std::ops::Range;
use std::sync::LazyLock;

use memchr::memmem::Finder;
use rustc_hash::FxHasher;

/// What a stream has sent: the hashes of all elements, in order. An element's hash is also one of its id.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sent(Box<[u64]>);

/// What a stream must send.
#[derive(Debug, PartialEq, Eq)]
pub enum News {
    /// Nothing.
    Nothing,
    /// Some elements.
    Parts(String),
    /// Everything.
    Page(String),
}

impl Sent {
    /// What must be sent so that the reader has this page.
    pub fn news(&mut self, page: String) -> News {
        let tree = Tree::read(&page);
        let mut hashes: Vec<u64> = tree.elements.iter().map(|element| element.own).collect();
        hashes.sort_unstable();
        let before = std::mem::replace(self, Sent(hashes.into()));
        if before.0.is_empty() {
            return News::Page(page);
        }
        let text = Difference::new(&tree, &before).text();
        if text.is_empty() { News::Nothing } else { News::Parts(text) }
    }

    fn has(&self, element: &Element) -> bool {
        self.0.binary_search(&element.own).is_ok()
    }
}

/// The element with this id, with all that is in it.
pub fn find<'a>(page: &'a str, id: &str) -> Option<&'a str> {
    let element = Tree::read(page).elements.into_iter().find(|element| element.name == id)?;
    Some(&page[element.text])
}

/// The elements that a page has otherwise than another, as a stream sends them.
pub fn difference(old: &str, new: &str) -> String {
    let mut sent = Sent::default();
    sent.news(old.to_owned());
    match sent.news(new.to_owned()) {
        News::Parts(text) => text,
        News::Nothing | News::Page(_) => String::new(),
    }
}

/// An element with an id.
pub struct Element<'a> {
    /// A hash of its id.
    pub id: u64,
    /// A hash of its text, the id included, without the elements in it, and of where it hangs.
    own: u64,
    tag: &'a str,
    /// Its id.
    pub name: &'a str,
    /// Where it is in the page, with all that is in it.
    pub text: Range<usize>,
    /// The elements inside follow it, up to this place in the list.
    pub inside: usize,
    /// Whether it is a piece of a drawing, which a browser reads in another way.
    in_svg: bool,
}

/// The elements of a page, outer before inner.
pub struct Tree<'a> {
    page: &'a str,
    /// All that have an id.
    pub elements: Vec<Element<'a>>,
}

/// An element with an id that is still open: its place in the list, its hash so far, and how far that goes.
struct Open {
    place: usize,
    hasher: FxHasher,
    read: usize,
}

/// Elements that are never closed.
const VOID: [&str; 6] = ["input", "br", "hr", "img", "meta", "link"];

impl<'a> Tree<'a> {
    /// Reads what our own pages write: every tag is closed, and `<` and `>` appear nowhere else.
    pub fn read(page: &'a str) -> Tree<'a> {
        let mut tree = Tree { page, elements: Vec::new() };
        let (mut open, mut tags) = (Vec::<Open>::new(), Vec::<bool>::new());
        let mut svg = 0;
        let mut ids = ID.find_iter(page.as_bytes()).map(|at| at + ID.needle().len()).peekable();
        for &[start, end] in marks(page.as_bytes()).as_chunks::<2>().0 {
            let inner = &page[start + 1..end];
            if let Some(tag) = inner.strip_prefix('/') {
                svg -= usize::from(tag == "svg");
                if tags.pop() == Some(true) {
                    tree.close(&mut open, end + 1);
                }
                continue;
            }
            let id = ids.next_if(|&at| at < end).and_then(|at| page[at..end].split('"').next());
            if let Some(name) = id {
                let tag = inner.split(' ').next().unwrap_or_default();
                tree.open(&mut open, Piece { tag, name, start, in_svg: svg > 0 });
            }
            if inner.ends_with('/') || VOID.iter().any(|void| is(inner, void)) {
                if id.is_some() {
                    tree.close(&mut open, end + 1);
                }
            } else {
                tags.push(id.is_some());
                svg += usize::from(is(inner, "svg"));
            }
        }
        tree
    }

    fn open(&mut self, open: &mut Vec<Open>, piece: Piece<'a>) {
        let id = hash(piece.name);
        let mut hasher = FxHasher::default();
        if let Some(outer) = open.last_mut() {
            outer.hasher.write(&self.page.as_bytes()[outer.read..piece.start]);
            outer.hasher.write_u64(id);
            hasher.write_u64(self.elements[outer.place].id);
        }
        open.push(Open { place: self.elements.len(), hasher, read: piece.start });
        self.elements.push(Element {
            id,
            own: 0,
            tag: piece.tag,
            name: piece.name,
            text: piece.start..piece.start,
            inside: 0,
            in_svg: piece.in_svg,
        });
    }

    fn close(&mut self, open: &mut Vec<Open>, end: usize) {
        let Some(mut closed) = open.pop() else { return };
        closed.hasher.write(&self.page.as_bytes()[closed.read..end]);
        let inside = self.elements.len();
        let element = &mut self.elements[closed.place];
        (element.own, element.text.end, element.inside) = (closed.hasher.finish(), end, inside);
        if let Some(outer) = open.last_mut() {
            outer.read = end;
        }
    }

    /// The elements directly inside this one, or, without one, the outermost.
    fn inside(&self, outer: Option<usize>) -> impl Iterator<Item = usize> {
        let (mut next, end) = match outer {
            Some(place) => (place + 1, self.elements[place].inside),
            None => (0, self.elements.len()),
        };
        std::iter::from_fn(move || {
            let place = (next < end).then_some(next)?;
            next = self.elements[place].inside;
            Some(place)
        })
    }
}

/// The beginning of an element.
struct Piece<'a> {
    tag: &'a str,
    name: &'a str,
    start: usize,
    in_svg: bool,
}

/// What differs between a page and what was sent.
struct Difference<'a> {
    tree: &'a Tree<'a>,
    /// Whether an element differs, itself and with all that is in it.
    own: Vec<bool>,
    whole: Vec<bool>,
}

impl<'a> Difference<'a> {
    fn new(tree: &'a Tree<'a>, before: &Sent) -> Difference<'a> {
        let own: Vec<bool> = tree.elements.iter().map(|element| !before.has(element)).collect();
        let mut whole = own.clone();
        for place in (0..own.len()).rev() {
            whole[place] |= tree.inside(Some(place)).any(|inner| whole[inner]);
        }
        Difference { tree, own, whole }
    }

    fn text(&self) -> String {
        let mut text = String::new();
        self.collect(None, &mut text);
        text
    }

    /// The outermost elements that differ themselves.
    fn collect(&self, outer: Option<usize>, text: &mut String) {
        for place in self.tree.inside(outer).filter(|&place| self.whole[place]) {
            let in_svg = self.tree.elements[place].in_svg;
            match (self.own[place], in_svg) {
                (false, _) => self.collect(Some(place), text),
                (true, false) => self.write(place, text),
                (true, true) => {
                    text.push_str("<svg data-parts>");
                    self.write(place, text);
                    text.push_str("</svg>");
                }
            }
        }
    }

    /// An element, with names in the place of what is unchanged in it.
    fn write(&self, place: usize, text: &mut String) {
        let (page, element) = (self.tree.page, &self.tree.elements[place]);
        let mut read = element.text.start;
        let mut kept: Option<&str> = None;
        for inner in self.tree.inside(Some(place)) {
            let child = &self.tree.elements[inner];
            let between = &page[read..child.text.start];
            if kept.is_some() && (self.whole[inner] || !between.is_empty() || kept != Some(child.tag)) {
                end_kept(&mut kept, text);
            }
            text.push_str(between);
            read = child.text.end;
            if self.whole[inner] {
                self.write(inner, text);
                continue;
            }
            match kept {
                Some(_) => text.push(' '),
                None => *text += &format!("<{} data-keep=\"", child.tag),
            }
            text.push_str(child.name);
            kept = Some(child.tag);
        }
        end_kept(&mut kept, text);
        text.push_str(&page[read..element.text.end]);
    }
}

fn end_kept(kept: &mut Option<&str>, text: &mut String) {
    if let Some(tag) = kept.take() {
        *text += &format!("\"></{tag}>");
    }
}

/// Where every `<` and `>` is, eight bytes at a time: tags are so short that a search for each of them takes three times
/// as long.
fn marks(page: &[u8]) -> Vec<usize> {
    const EACH: u64 = u64::MAX / 255;
    let mut marks = Vec::with_capacity(page.len() / 12);
    let (words, rest) = page.as_chunks::<8>();
    for (place, word) in words.iter().enumerate() {
        // The two differ in one bit. A byte is 0 where there is one; then the highest bit of each such byte is set.
        let other = (u64::from_le_bytes(*word) & !(EACH * 2)) ^ (EACH * u64::from(b'<'));
        let mut found = !(((other & (EACH * 127)) + EACH * 127) | other | (EACH * 127));
        while found != 0 {
            marks.push(8 * place + found.trailing_zeros() as usize / 8);
            found &= found - 1;
        }
    }
    let last = rest.iter().zip(page.len() - rest.len()..);
    marks.extend(last.filter(|(byte, _)| matches!(byte, b'<' | b'>')).map(|(_, at)| at));
    marks
}

/// Whether an opening tag is of this kind.
fn is(inner: &str, tag: &str) -> bool {
    inner.strip_prefix(tag).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// What comes before an id. All are found in one go: most tags have none.
static ID: LazyLock<Finder> = LazyLock::new(|| Finder::new(" id=\""));

fn hash(text: &str) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(text.as_bytes());
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(title: &str, pieces: &[(&str, &str)], note: &str) -> String {
        let pieces: String =
            pieces.iter().map(|(id, text)| format!("<g id=\"{id}\"><title>{text}</title></g>")).collect();
        format!(
            "<div id=\"table\"><h1>{title}</h1><svg id=\"map\"><path d=\"M0 0\"></path>{pieces}</svg>\
             <form id=\"form\"><input id=\"field\" value=\"1\"></form><p id=\"note\">{note}</p></div>"
        )
    }

    fn after(old: &str, new: String) -> News {
        let mut sent = Sent::default();
        assert!(matches!(sent.news(old.to_owned()), News::Page(_)));
        sent.news(new)
    }

    #[test]
    fn every_mark_is_found() {
        let page: Vec<u8> = (0..1000_u32).map(|number| (number * number / 7 + number) as u8).collect();
        for end in 900..1000 {
            let slow: Vec<usize> = (0..end).filter(|&at| matches!(page[at], b'<' | b'>')).collect();
            assert_eq!(marks(&page[..end]), slow);
        }
        assert_eq!(marks("é<龍>\u{1f409}</龍>".as_bytes()), [2, 6, 11, 16]);
    }

    #[test]
    fn the_first_time_everything_is_sent_and_then_nothing() {
        let old = page("a", &[("x", "1")], "n");
        assert_eq!(after(&old, old.clone()), News::Nothing);
    }

    #[test]
    fn an_element_is_sent_without_its_surroundings() {
        let old = page("a", &[("x", "1"), ("y", "2")], "n");
        let news = after(&old, page("a", &[("x", "1"), ("y", "3")], "m"));
        let parts = "<svg data-parts><g id=\"y\"><title>3</title></g></svg><p id=\"note\">m</p>";
        assert_eq!(news, News::Parts(parts.into()));
    }

    #[test]
    fn what_is_unchanged_inside_is_only_named() {
        let old = page("a", &[("x", "1"), ("y", "2")], "n");
        let news = after(&old, page("a", &[("x", "1"), ("y", "2"), ("z", "3")], "n"));
        let parts = "<svg id=\"map\"><path d=\"M0 0\"></path><g data-keep=\"x y\"></g><g id=\"z\"><title>3</title></g></svg>";
        assert_eq!(news, News::Parts(parts.into()));
        let news = after(&old, page("b", &[("x", "1"), ("y", "3")], "n"));
        let parts = "<div id=\"table\"><h1>b</h1><svg id=\"map\"><path d=\"M0 0\"></path><g data-keep=\"x\"></g>\
                     <g id=\"y\"><title>3</title></g></svg><form data-keep=\"form\"></form><p data-keep=\"note\"></p></div>";
        assert_eq!(news, News::Parts(parts.into()));
    }

    #[test]
    fn an_element_that_moves_elsewhere_is_sent_again() {
        let at = |first: &str, second: &str| {
            format!("<div id=\"t\"><ul id=\"a\">{first}</ul><ul id=\"b\">{second}</ul></div>")
        };
        let piece = "<li id=\"p\">p</li>";
        let News::Parts(parts) = after(&at(piece, ""), at("", piece)) else { panic!("it moved") };
        assert_eq!(parts, format!("<ul id=\"a\"></ul><ul id=\"b\">{piece}</ul>"));
    }
}

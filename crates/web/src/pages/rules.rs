//! The rules of a game as a page, each rule with an address of its own.

mod picture;

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, html as markdown};
use shelf::Game;
use words::Lang;

use self::picture::{Example, Picture};
use super::Locale;
use super::layout::Page;
use crate::assets;
use crate::who::Who;

/// The rules page of a game in the reader's language.
pub fn page(who: &Who, game: &'static Game) -> Page {
    let locale = Locale::of(who.lang);
    let text = game.rules(who.lang);
    let main = html! {
        div.rules {
            div.finder {
                (search(locale))
                @if !game.lessons.is_empty() {
                    p { a.button href={ "/learn/" (game.id) } { (locale.t("site-learn")) } }
                }
                nav.contents aria-label=(locale.t("site-contents")) {
                    ul { @for (id, title) in chapters(text) { li { a href={ "#" (id) } { (title) } } } }
                }
            }
            article { (PreEscaped(article(game, who.lang))) }
        }
    };
    Page {
        title: format!("{} – {}", locale.t("site-rules"), locale.t(&format!("{}-title", game.id))),
        main,
        class: "reading",
        game: Some(game),
    }
}

/// The search box, which the script shows: without it nothing would answer.
fn search(locale: Locale) -> Markup {
    html! {
        form id="search" role="search" hidden data-none=(locale.t("site-search-none"))
            data-one=(locale.t("site-search-one")) data-other=(locale.t("site-search-other")) {
            label { (locale.t("site-search")) input type="search" autocomplete="off" enterkeyhint="search"; }
            p.hint role="status" {}
        }
        script src=(assets::path("rules.js")) defer {}
    }
}

/// The chapters: their ids and titles.
fn chapters(text: &str) -> Vec<(String, &str)> {
    text.lines().filter_map(|line| line.strip_prefix("## ")).map(|title| (id(title), title)).collect()
}

/// Where a heading can be linked to: its rule's number, or else its words.
fn id(title: &str) -> String {
    let first = title.split(' ').next().unwrap_or_default();
    if is_rule(first) {
        return first.to_owned();
    }
    title.to_lowercase().replace(|letter: char| !letter.is_alphanumeric(), "-")
}

/// The rules of a game in a language. They never change while the site runs, so they are drawn once.
fn article(game: &'static Game, lang: Lang) -> &'static str {
    type Cells = BTreeMap<(&'static str, &'static str), OnceLock<String>>;
    static ARTICLES: LazyLock<Cells> = LazyLock::new(|| {
        let key = |game: &'static Game| Lang::ALL.map(|lang| ((game.id, lang.code()), OnceLock::new()));
        shelf::games().iter().flat_map(key).collect()
    });
    ARTICLES[&(game.id, lang.code())].get_or_init(|| to_html(game, lang))
}

/// The text with its pictures.
fn to_html(game: &'static Game, lang: Lang) -> String {
    let example = Example::open(game, lang);
    let (mut out, mut text) = (String::new(), String::new());
    for line in game.rules(lang).lines() {
        let picture = Picture::read(line);
        let figure = picture.and_then(|picture| example.as_ref().ok()?.figure(&picture).ok());
        match figure {
            Some(figure) => {
                out += &markdown_to_html(&std::mem::take(&mut text));
                out += &figure.into_string();
            }
            None => {
                text += line;
                text.push('\n');
            }
        }
    }
    out + &markdown_to_html(&text)
}

/// Markdown of ours as HTML; every heading has an id.
fn markdown_to_html(text: &str) -> String {
    let mut heading: Option<HeadingLevel> = None;
    let events = Parser::new_ext(text, Options::ENABLE_TABLES).map(move |event| match event {
        Event::Start(Tag::Heading { level, .. }) => {
            heading = Some(level);
            Event::InlineHtml("".into())
        }
        Event::Text(title) if heading.is_some() => {
            let level = heading.take().unwrap_or(HeadingLevel::H2);
            let safe = html! { (title.as_ref()) }.into_string();
            Event::InlineHtml(format!("<{level} id=\"{}\">{safe}", id(&title)).into())
        }
        Event::Text(text) => Event::InlineHtml(with_links(&text).into()),
        Event::End(TagEnd::Heading(level)) => Event::InlineHtml(format!("</{level}>\n").into()),
        other => other,
    });
    let mut out = String::new();
    markdown::push_html(&mut out, events);
    // Tables may be wider than a phone: they scroll by themselves.
    out.replace("<table>", "<div class=\"wide\" tabindex=\"0\"><table>").replace("</table>", "</table></div>")
}

/// Text in which every number of a rule leads to that rule.
fn with_links(text: &str) -> String {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '.';
    let words = text.split_inclusive(|letter| !is_part(letter));
    let linked = words.map(|word| {
        let number = word.trim_end_matches(|letter: char| !letter.is_alphanumeric());
        let rest = &word[number.len()..];
        html! { @if is_rule(number) { a.number href={ "#" (number) } { (number) } (rest) } @else { (word) } }
    });
    linked.map(Markup::into_string).collect()
}

/// Whether a word is the number of a rule or a chapter: `R5.4`, `R5`.
fn is_rule(word: &str) -> bool {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    word.strip_prefix('R').is_some_and(|number| number.split('.').all(digits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_can_be_linked_to() {
        games::shelve();
        let html = article(shelf::game("dragon").unwrap(), Lang::It);
        for id in ["R1", "R5.4", "R9.12"] {
            assert!(html.contains(&format!(" id=\"{id}\">{id} ")), "{id} has an address");
        }
    }

    #[test]
    fn the_contents_lead_to_every_chapter() {
        games::shelve();
        for game in shelf::games() {
            for lang in Lang::ALL {
                let html = article(game, lang);
                for (id, title) in chapters(game.rules(lang)) {
                    assert!(html.contains(&format!("<h2 id=\"{id}\">{title}<")), "{}: {title}", game.id);
                }
            }
        }
    }

    #[test]
    fn every_number_of_a_rule_leads_there() {
        let link = |number: &str| format!("<a class=\"number\" href=\"#{number}\">{number}</a>");
        let (one, two) = (link("R3.6"), link("R12"));
        assert_eq!(with_links("Rice (R3.6–R12). R12."), format!("Rice ({one}–{two}). {two}."));
        assert_eq!(with_links("R, R.1, xR1 & <R2x>"), "R, R.1, xR1 &amp; &lt;R2x&gt;");
        games::shelve();
        for (game, lang) in shelf::games().iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang))) {
            let page = article(game, lang);
            for number in page.split("href=\"#R").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(page.contains(&format!(" id=\"R{number}\"")), "{} ({lang}): R{number}", game.id);
            }
        }
    }

    #[test]
    fn no_id_stands_twice_on_a_page() {
        games::shelve();
        for game in shelf::games() {
            let page = html! { (game.symbols()) (PreEscaped(article(game, Lang::En))) }.into_string();
            let mut seen = std::collections::BTreeSet::new();
            for id in page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(seen.insert(id), "{}: #{id} stands twice", game.id);
            }
        }
    }
}

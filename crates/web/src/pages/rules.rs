//! The rules of a game as a page, each rule with an address of its own.

use maud::{PreEscaped, html};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, html as markdown};
use shelf::Shelved;

use super::Tongue;
use super::layout::Page;
use crate::who::Who;

/// The rules page of a game in the reader's language.
pub fn page(who: &Who, game: &Shelved) -> Page {
    let tongue = Tongue::of(who.lang);
    let text = game.rules(who.lang);
    let main = html! {
        div.rules {
            nav.contents aria-label=(tongue.t("site-contents")) {
                ul { @for (id, title) in chapters(text) { li { a href={ "#" (id) } { (title) } } } }
            }
            article { (PreEscaped(to_html(text))) }
        }
    };
    Page {
        title: format!("{} – {}", tongue.t("site-rules"), tongue.t(&format!("{}-title", game.id))),
        main,
        class: "reading",
    }
}

/// The chapters: their ids and titles.
fn chapters(text: &str) -> Vec<(&str, &str)> {
    let heading = |line: &'_ str| line.starts_with("## ");
    text.lines()
        .filter(|line| heading(line))
        .filter_map(|line| {
            let title = &line[3..];
            Some((title.split(' ').next()?, title))
        })
        .collect()
}

/// Markdown of ours as HTML; a heading that begins with a rule's number gets it as its id.
fn to_html(text: &str) -> String {
    let mut heading: Option<HeadingLevel> = None;
    let events = Parser::new_ext(text, Options::ENABLE_TABLES).map(move |event| match event {
        Event::Start(Tag::Heading { level, .. }) => {
            heading = Some(level);
            Event::InlineHtml("".into())
        }
        Event::Text(title) if heading.is_some() => {
            let level = heading.take().unwrap_or(HeadingLevel::H2);
            let id = title.split(' ').next().filter(|word| is_rule(word)).unwrap_or_default().to_owned();
            let safe = html! { (title.as_ref()) }.into_string();
            Event::InlineHtml(format!("<{level} id=\"{id}\">{safe}").into())
        }
        Event::End(TagEnd::Heading(level)) => Event::InlineHtml(format!("</{level}>\n").into()),
        other => other,
    });
    let mut out = String::new();
    markdown::push_html(&mut out, events);
    // Tables may be wider than a phone: they scroll by themselves.
    out.replace("<table>", "<div class=\"wide\" tabindex=\"0\"><table>")
        .replace("</table>", "</table></div>")
        .replace(" id=\"\"", "")
}

fn is_rule(word: &str) -> bool {
    word.strip_prefix('R').is_some_and(|rest| rest.chars().all(|c| c.is_ascii_digit() || c == '.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_can_be_linked_to() {
        let html = to_html(shelf::game("dragon").unwrap().rules(words::Lang::It));
        for id in ["R1", "R5.4", "R9.12"] {
            assert!(html.contains(&format!(" id=\"{id}\">{id} ")), "{id} has an address");
        }
        assert!(!html.contains("id=\"In\""));
    }
}

//! Pictures in the rules: parts of the board at a moment of the game's example, drawn with the pieces people play with.
//!
//! In the text a picture is a line of its own, `![What it shows](board:42#map+player-1)`: the moment after 42 steps, and
//! the ids of the elements to show. Whoever cannot draw still reads what it shows.

use std::collections::BTreeSet;

use kernel::{Record, Viewer};
use maud::{Markup, PreEscaped, html};
use screen::Canvas;
use shelf::Game;
use table::AnyTable;
use words::Lang;

use crate::parts;

/// The players of the example, by seat; the text calls them so too.
const NAMES: [&str; 6] = ["Anna", "Ben", "Clara", "Dora", "Emil", "Fiona"];

/// A picture as the text asks for it.
#[derive(Debug, PartialEq, Eq)]
pub struct Picture<'a> {
    caption: &'a str,
    steps: usize,
    parts: &'a str,
}

impl<'a> Picture<'a> {
    /// The picture that a line of the text asks for.
    pub fn read(line: &'a str) -> Option<Picture<'a>> {
        let (caption, address) = line.strip_prefix("![")?.strip_suffix(')')?.split_once("](board:")?;
        let (steps, parts) = address.split_once('#')?;
        Some(Picture { caption, steps: steps.parse().ok()?, parts })
    }
}

/// The example of a game, open at any moment.
pub struct Example {
    game: &'static Game,
    lang: Lang,
    table: Box<dyn AnyTable>,
}

impl Example {
    /// The example of a game for readers of a language, or what is wrong with it.
    pub fn open(game: &'static Game, lang: Lang) -> Result<Example, String> {
        let record: Record =
            game.example.ok_or("there is none")?.parse().map_err(|error| format!("{error}"))?;
        let seed = record.seed.ok_or("it is not finished")?;
        let table = game.resume(record, seed).map_err(|error| error.to_string())?;
        Ok(Example { game, lang, table })
    }

    /// The picture with its caption, or what it lacks.
    pub fn figure(&self, picture: &Picture) -> Result<Markup, String> {
        let table = self.table.frozen(picture.steps).ok_or_else(|| format!("step {}?", picture.steps))?;
        let names = &NAMES.map(String::from)[..usize::from(table.players())];
        let canvas = Canvas::new(shelf::words(self.lang), names, Viewer::Spectator, &[]);
        let board = self.game.draw(&*table, &canvas).into_string();
        let missing = |id: &str| format!("step {}: there is no #{id}", picture.steps);
        let parts = picture.parts.split('+').map(|id| parts::find(&board, id).ok_or_else(|| missing(id)));
        let parts = parts.collect::<Result<String, String>>()?;
        let frame = &board[..=board.find('>').unwrap_or_default()];
        let prefix = format!("s{}-", picture.steps);
        Ok(html! {
            figure.picture {
                // What is to be seen is said by the caption and the text; nothing here can be clicked.
                div aria-hidden="true" inert { (PreEscaped(apart(&format!("{frame}{parts}</div>"), &prefix))) }
                figcaption { (picture.caption) }
            }
        })
    }
}

/// A drawing whose ids begin with `prefix`, with everything in it that refers to them: several may stand on one page.
fn apart(drawing: &str, prefix: &str) -> String {
    let ids: BTreeSet<&str> =
        drawing.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let mut out = drawing.replace(" id=\"", &format!(" id=\"{prefix}"));
    for mark in ["href=\"#", "url(#"] {
        let mut pieces = out.split(mark);
        let mut next = pieces.next().unwrap_or_default().to_owned();
        for piece in pieces {
            let name = piece.split(['"', ')']).next().unwrap_or_default();
            next += mark;
            next += if ids.contains(name) { prefix } else { "" };
            next += piece;
        }
        out = next;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_a_line_of_its_own() {
        let picture = Picture { caption: "Two palaces", steps: 42, parts: "map+player-1" };
        assert_eq!(Picture::read("![Two palaces](board:42#map+player-1)"), Some(picture));
        for other in ["See ![x](board:42#map)", "![x](https://example.org/x.png)", "![x](board:42)", "text"] {
            assert_eq!(Picture::read(other), None, "{other}");
        }
    }

    #[test]
    fn two_drawings_of_the_same_thing_do_not_share_ids() {
        let drawing = "<g id=\"a\"><use href=\"#a\"/><use href=\"#piece\"/><rect fill=\"url(#a)\"/></g>";
        let apart = apart(drawing, "s7-");
        let want =
            "<g id=\"s7-a\"><use href=\"#s7-a\"/><use href=\"#piece\"/><rect fill=\"url(#s7-a)\"/></g>";
        assert_eq!(apart, want);
    }

    #[test]
    fn every_picture_can_be_drawn_and_both_languages_show_the_same() {
        games::shelve();
        for game in shelf::games() {
            let lines = |lang| game.rules(lang).lines().filter(|line| line.contains("](board:")).count();
            if game.example.is_none() {
                assert_eq!(Lang::ALL.map(lines), [0, 0], "{}: there is no example to show", game.id);
                continue;
            }
            let pictures = |lang| -> Vec<(usize, String)> {
                let example =
                    Example::open(game, lang).unwrap_or_else(|error| panic!("{}: {error}", game.id));
                let pictures = game.rules(lang).lines().filter_map(Picture::read);
                let draw = |picture: Picture| {
                    if let Err(error) = example.figure(&picture) {
                        panic!("{} ({lang}): {error}", game.id);
                    }
                    (picture.steps, picture.parts.to_owned())
                };
                pictures.map(draw).collect()
            };
            let english = pictures(Lang::En);
            assert!(english.len() >= 2, "{}: an example is there to be shown", game.id);
            assert_eq!(english, pictures(Lang::It), "{}", game.id);
            assert_eq!(
                Lang::ALL.map(lines),
                [english.len(); 2],
                "{}: a line that is not understood",
                game.id
            );
        }
    }
}

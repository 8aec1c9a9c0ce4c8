//! What a choice would lead to, in a line, with the elements of the board as they would be then.

use kernel::{Arg, Phrase, Seat, Viewer};
use maud::{Markup, PreEscaped, html};
use screen::Canvas;
use shelf::Foresight;

use super::TablePage;
use crate::desk::{Desk, Inner};
use crate::marks::Looks;
use crate::pages::table::{Looking, page_of};
use crate::parts;
use crate::site::Site;
use crate::who::Who;

/// What a choice of this seat would lead to; none if the reader does not decide for it now, or there is no such choice.
pub fn preview(
    site: &Site,
    desk: &Desk,
    inner: &Inner,
    who: &Who,
    seat: Seat,
    notation: &str,
) -> Option<Markup> {
    let looking = Looking::default();
    let page = page_of(site, desk, inner, who, &looking, None);
    let acts = inner.setup.place(seat).is_some_and(|place| place.acting_owner() == Some(&who.id));
    if !acts || !page.goes_on() || page.viewer != Viewer::Seat(seat) {
        return None;
    }
    let canvas = Canvas::new(page.locale.0, &page.names, page.viewer, &[]);
    let foresight = shelf::of(&*inner.table).foresee(&*inner.table, seat, notation, &canvas)?;
    Some(page.foresight(seat, &foresight))
}

impl TablePage<'_> {
    fn foresight(&self, seat: Seat, foresight: &Foresight) -> Markup {
        let told = foresight.told.iter().map(|phrase| {
            let said = self.locale.say_of(phrase, &self.names);
            self.deed(seat, &said).unwrap_or(said)
        });
        let mut lines: Vec<String> = told.collect();
        for (other, points) in Seat::all(foresight.points.len() as u8).zip(&foresight.points) {
            if let Some((before, after)) = points.filter(|(before, after)| before != after) {
                let key = if other == seat { "site-preview-points" } else { "site-preview-points-of" };
                let phrase = Phrase::new(key).with("seat", other).with("before", before).with("after", after);
                lines.push(self.locale.say_of(&phrase, &self.names));
            }
        }
        for (place, seats) in &foresight.leads {
            let key = if seats.is_empty() { "site-preview-leads-nobody" } else { "site-preview-leads" };
            let phrase = Phrase::new(key).with("place", place.clone());
            let phrase =
                phrase.with("seats", seats.iter().collect::<Arg>()).with("count", seats.len() as u32);
            lines.push(self.locale.say_of(&phrase, &self.names));
        }
        if let Some((before, after)) = foresight.rank.filter(|(before, after)| before != after) {
            let phrase = Phrase::new("site-preview-rank").with("before", before).with("after", after);
            lines.push(self.locale.say(&phrase));
        }
        let [before, one, two] = [&foresight.before, &foresight.after[0], &foresight.after[1]]
            .map(|board| board.clone().into_string());
        html! {
            p data-changed=(changed(&before, [&one, &two])) { (lines.join(" · ")) }
            (PreEscaped(parts::difference(&before, &one)))
        }
    }
}

/// The elements that would be others, where all worlds agree on what they would be.
fn changed(before: &str, after: [&str; 2]) -> String {
    let before = Looks::of(before);
    let [one, two] = after.map(|after| before.fresh(after));
    let known = one.into_iter().filter(|element| two.contains(element));
    known.map(|(name, _)| name).collect::<Vec<_>>().join(" ")
}

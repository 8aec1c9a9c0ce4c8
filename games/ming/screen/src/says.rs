//! What things are and would bring now, as sentences.

use kernel::{Arg, Phrase, Piece, Seat, key};
use ming::Border;
use ming::data::*;

use super::Scene;

impl Scene<'_> {
    /// A district, who is there, who would go into the city, and the way there.
    pub fn district_says(&self, district: District) -> String {
        let mut lines =
            vec![self.canvas.say(&Phrase::new("ming-page-district").with("place", self.place(district)))];
        if let Some(steps) = self.routes.to(district) {
            let way = steps.iter().map(|&(card, to)| {
                Phrase::new("ming-page-step").with("card", key(card)).with("place", self.place(to))
            });
            let says = Phrase::new("ming-page-way")
                .with("cards", steps.len() as u8)
                .with("way", way.collect::<Arg>());
            lines.push(self.canvas.say(&says));
        }
        let princes = self.view.seats().filter(|&seat| self.view.families[seat].prince == Some(district));
        lines
            .extend(princes.map(|seat| self.canvas.say(&Phrase::new("ming-page-prince").with("seat", seat))));
        for colour in self.view.colours() {
            let (open, sent) = (self.view.open[district][colour], self.tally.sent[district][colour]);
            if open > 0 {
                let text = if sent > 0 { "ming-page-open-sent" } else { "ming-page-open" };
                let says =
                    Phrase::new(text).with("who", self.who(colour)).with("open", open).with("sent", sent);
                lines.push(self.canvas.say(&says));
            }
            let palaces = self.view.palaces[district][colour];
            if palaces > 0 {
                let says =
                    Phrase::new("ming-page-on-palaces").with("who", self.who(colour)).with("count", palaces);
                lines.push(self.canvas.say(&says));
            }
        }
        lines.join("\n")
    }

    pub fn monastery_says(&self, district: District) -> String {
        let says = match self.view.monks[district] {
            None => Phrase::new("ming-page-monastery"),
            Some(monk) => Phrase::new("ming-page-monastery-of").with("who", self.who(monk)),
        };
        self.canvas.say(&says.with("place", self.place(district)).with("points", MONASTERY_POINTS))
    }

    /// A city: what it gave in the scoring that goes on or has just been; else who would be left there in the next
    /// scoring, and what that brings.
    pub fn city_says(&self, province: Province) -> String {
        let city = &self.tally.cities[province];
        let named = |text: &'static str| Phrase::new(text).with("province", key(province));
        let gave = self.sheet.as_ref().and_then(|sheet| Some((sheet, sheet.cities[province]?)));
        let (first, left, points) = match gave {
            Some((sheet, gains)) => {
                (named("ming-page-city-gave").with("round", sheet.round), sheet.left(province), gains)
            }
            None => {
                let text = match (city.counted, self.scores(), city.left == [0; MAX_PLAYERS]) {
                    (true, ..) => "ming-page-city-counted",
                    (_, _, true) => "ming-page-city-empty",
                    (_, true, _) => "ming-page-city-scored",
                    _ => "ming-page-city",
                };
                let left = if city.counted { [0; MAX_PLAYERS] } else { city.left };
                (named(text), left, city.points.map(u16::from))
            }
        };
        let there = self.view.colours().filter(|&colour| left[colour] > 0).map(|colour| {
            let says = Phrase::new("ming-page-city-share").with("who", self.who(colour));
            says.with("left", left[colour]).with("points", points[colour])
        });
        let lines: Vec<String> =
            [first].into_iter().chain(there).map(|says| self.canvas.say(&says)).collect();
        lines.join("\n")
    }

    pub fn border_says(&self, border: &Border, card: Card) -> String {
        let [one, other] = border.districts.map(|district| self.place(district).name().to_owned());
        let says = Phrase::new("ming-page-border").with("one", one).with("other", other);
        self.canvas.say(&says.with("card", key(card)))
    }

    pub fn space_says(&self, province: Province) -> String {
        let first = self.canvas.say(&Phrase::new("ming-page-space").with("province", key(province)));
        let count = |seat: Seat| self.view.families[seat].spaces[province];
        let here = self.view.seats().filter(|&seat| count(seat) > 0).map(|seat| {
            let says = Phrase::new("ming-page-open").with("who", seat).with("open", count(seat));
            self.canvas.say(&says)
        });
        [first].into_iter().chain(here).collect::<Vec<_>>().join("\n")
    }

    /// A card and what it is good for.
    pub fn card_says(&self, card: Card) -> String {
        let text = if card == Card::Dragon { "ming-page-card-dragon" } else { "ming-page-card" };
        self.canvas.say(&Phrase::new(text).with("card", key(card)))
    }

    /// A player's points by source, and what the next scoring would add.
    pub fn points_say(&self, seat: Seat) -> String {
        let family = &self.view.families[seat];
        let first = self.canvas.say(&Phrase::new("ming-page-points").with("points", family.total()));
        let mut lines = vec![first];
        lines.extend(self.sources(&family.points));
        if !self.tally.over {
            let says = Phrase::new("ming-page-next").with("points", self.tally.total(seat));
            lines.push(self.canvas.say(&says));
            lines.extend(self.sources(&self.tally.points[seat]));
        }
        lines.join("\n")
    }

    fn sources(&self, points: &[u16; SOURCES]) -> Vec<String> {
        let some = Source::ALL.iter().filter(|source| points[source.index()] > 0);
        some.map(|&source| format!("· {}: {}", self.canvas.text(key(source)), points[source])).collect()
    }
}

//! What pieces are and would score now, as sentences.

use china::Space;
use china::data::{Colour, Region, Source};
use kernel::{Arg, Phrase, Seat, key};

use super::Scene;
use super::tally::Row;

impl Scene<'_> {
    /// A region, who stands there, and what it would score or has scored.
    pub fn region_says(&self, region: Region) -> String {
        let realm = &self.view.realm;
        let says = Phrase::new("china-page-region")
            .with("region", key(region))
            .with("colour", key(self.colour(region)))
            .with("free", realm.free(region).count_ones())
            .with("size", realm.board.size(region))
            .with("guests", realm.guests(region))
            .with("limit", realm.limit(region));
        let mut lines = vec![self.canvas.say(&says)];
        let points = self.tally.regions[region];
        if realm.built() & realm.board.land(region) != 0 {
            let scored = realm.is_full(region) || self.tally.over;
            lines.push(self.canvas.text(if scored { "china-page-scored" } else { "china-page-would-score" }));
            let scorers = self.view.seats().filter(|&seat| points[seat] > 0);
            lines.extend(scorers.map(|seat| self.share_says(seat, points[seat])));
        }
        lines.join("\n")
    }

    /// What a player scores.
    pub fn share_says(&self, seat: Seat, points: u16) -> String {
        self.canvas.say(&Phrase::new("china-page-share").with("seat", seat).with("points", points))
    }

    /// A palace space and what stands on it.
    pub fn space_says(&self, space: Space) -> String {
        let realm = &self.view.realm;
        let (owner, fort) = (realm.owner(space), realm.is_fortified(space));
        let text = match (owner.is_some(), fort) {
            (false, false) => "china-page-space-free",
            (false, true) => "china-page-space-fortress",
            (true, false) => "china-page-space-palace",
            (true, true) => "china-page-space-both",
        };
        let name =
            Phrase::new("china-space").with("region", key(space.region())).with("number", space.number());
        let says = Phrase::new(text).with("space", name);
        let says = self.canvas.say(&match owner {
            Some(seat) => says.with("seat", seat),
            None => says,
        });
        match self.tally.row(realm.board.bit(space)) {
            Some(row) => format!("{says}\n{}", self.row_says(row)),
            None => says,
        }
    }

    /// A row of palaces.
    pub fn row_says(&self, row: &Row) -> String {
        let text = if self.tally.over { "china-page-row-scored" } else { "china-page-row-now" };
        let says = Phrase::new(text).with("seat", row.seat).with("palaces", row.spaces.count_ones());
        self.canvas.say(&says.with("points", row.points))
    }

    /// A dragon space, its limit, and who is there.
    pub fn court_says(&self, region: Region) -> String {
        let realm = &self.view.realm;
        let says = Phrase::new("china-page-court")
            .with("region", key(region))
            .with("guests", realm.guests(region))
            .with("limit", realm.limit(region));
        let here = self.view.seats().filter(|&seat| realm.emissaries[region][seat] > 0);
        let here = here.map(|seat| {
            let says = Phrase::new("china-page-guests").with("seat", seat);
            self.canvas.say(&says.with("count", realm.emissaries[region][seat]))
        });
        [self.canvas.say(&says)].into_iter().chain(here).collect::<Vec<_>>().join("\n")
    }

    /// An alliance and who holds it.
    pub fn alliance_says(&self, place: usize) -> String {
        let (points, seats) = self.tally.alliances[place];
        let [one, other] = self.view.realm.board.alliances[place].regions;
        let text = match (seats.is_empty(), self.tally.over) {
            (true, _) => "china-page-alliance-nobody",
            (false, true) => "china-page-alliance-scored",
            (false, false) => "china-page-alliance-now",
        };
        let says = Phrase::new(text)
            .with("number", place as u8 + 1)
            .with("one", key(one))
            .with("other", key(other))
            .with("points", points)
            .with("seats", seats.iter().collect::<Arg>());
        self.canvas.say(&says)
    }

    /// A player's points, and what they would have if the game ended now.
    pub fn points_say(&self, seat: Seat) -> String {
        let points = &self.tally.points[seat];
        let text = if self.tally.over { "china-page-points-over" } else { "china-page-points" };
        let says = Phrase::new(text)
            .with("points", self.view.princes[seat].total())
            .with("total", self.tally.total(seat))
            .with("palaces", points[Source::Palaces])
            .with("alliances", points[Source::Alliances])
            .with("roads", points[Source::Roads]);
        self.canvas.say(&says)
    }

    /// A card and what it pays for.
    pub fn card_says(&self, colour: Colour) -> String {
        let regions: Arg = self.view.realm.board.regions_of(colour).iter().map(key).collect();
        self.canvas.say(&Phrase::new("china-page-card").with("colour", key(colour)).with("regions", regions))
    }
}

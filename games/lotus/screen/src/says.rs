//! What pieces are, give now and are worth, as sentences.

use kernel::{Arg, Phrase, Piece, Seat, key};
use lotus::bit;
use lotus::data::{BONUS, Building, DRAGON_POINTS, POINTS, Region, Source, YIELD};

use super::Scene;

impl Scene<'_> {
    /// A region, its marks, what is built there, whose it is and what it is worth; and who contends for it.
    pub fn region_says(&self, region: Region) -> String {
        let (realm, board) = (&self.view.realm, &self.view.realm.board);
        let land = realm.board.land(region);
        let mut lines = vec![format!("{} {}", land.name, land.hanzi)];
        match (realm.building(region), realm.owner(region)) {
            (None, _) => lines.push(self.canvas.text("lotus-page-bare")),
            (Some(building), owner) => {
                let says = match owner {
                    Some(seat) => Phrase::new("lotus-page-chip").with("seat", seat),
                    None => Phrase::new("lotus-page-tile"),
                };
                lines.push(
                    self.canvas
                        .say(&says.with("building", key(building)).with("points", self.worth_of(region))),
                );
                lines.push(self.building_says(building));
            }
        }
        for (bits, text) in [
            (board.lotus(), "lotus-page-lotus"),
            (board.dragons(), "lotus-page-dragon"),
            (board.dark(), "lotus-page-dark"),
        ] {
            if bits & bit(region) != 0 {
                lines.push(self.canvas.say(&Phrase::new(text).with("points", DRAGON_POINTS)));
            }
        }
        let here = realm.contenders(region);
        if !here.is_empty() {
            let says = Phrase::new("lotus-page-cubes").with("seats", here.iter().collect::<Arg>());
            lines.push(self.canvas.say(&says));
        }
        lines.join("\n")
    }

    /// What a region is worth at the end.
    fn worth_of(&self, region: Region) -> u8 {
        let dragon = self.view.realm.board.dragons() & bit(region) != 0;
        let building = self.view.realm.building(region).map_or(0, |building| POINTS[building]);
        building + if dragon { DRAGON_POINTS } else { 0 }
    }

    /// What a building brings.
    pub fn building_says(&self, building: Building) -> String {
        let text = match building {
            Building::Village => "lotus-page-village",
            Building::Palace => "lotus-page-palace",
            Building::Temple => "lotus-page-temple",
            Building::Fort => "lotus-page-fort",
            Building::Rice => "lotus-page-rice",
        };
        let (influence, army) = YIELD[building];
        let says = Phrase::new(text).with("points", POINTS[building]).with("bonus", BONUS);
        self.canvas.say(&says.with("influence", influence).with("army", army))
    }

    /// A player's points by their sources.
    pub fn points_say(&self, seat: Seat) -> String {
        let total = Phrase::new("lotus-page-points").with("seat", seat).with("points", self.view.total(seat));
        let sources = Source::ALL.iter().filter(|&&source| self.view.points(seat, source) > 0);
        let sources = sources
            .map(|&source| format!("{}: {}", self.canvas.text(key(source)), self.view.points(seat, source)));
        [self.canvas.say(&total)].into_iter().chain(sources).collect::<Vec<_>>().join("\n")
    }

    /// A text about a player.
    pub fn of(&self, text: &'static str, seat: Seat) -> String {
        self.canvas.say(&Phrase::new(text).with("seat", seat))
    }

    /// The name of a region.
    pub fn region_name(&self, region: Region) -> &str {
        &self.view.realm.board.land(region).name
    }
}

//! What pieces are and give now, as phrases.

use dragon::data::{Good, Happening, Person, TRIBUTE, Tile};
use kernel::{Phrase, key};

use super::Scene;

/// What each type does.
const GIVES: [&str; 9] = [
    "dragon-gives-craftsman",
    "dragon-gives-lady",
    "dragon-gives-collector",
    "dragon-gives-pyrotechnist",
    "dragon-gives-warrior",
    "dragon-gives-monk",
    "dragon-gives-healer",
    "dragon-gives-farmer",
    "dragon-gives-scholar",
];

/// What a person gives; a monk needs to know the floors of his palace, 0 if he has none yet.
pub fn gives(tile: Tile, floors: u8) -> Phrase {
    let person = tile.person();
    let says = Phrase::new(GIVES[person]).with("tile", key(tile)).with("symbols", tile.symbols());
    match person {
        Person::Monk => says.with("floors", floors).with("points", tile.symbols() * floors),
        _ => says,
    }
}

impl Scene<'_> {
    /// How the reader stands against an event.
    pub fn my_defence(&self, event: Happening) -> Option<Phrase> {
        let court = &self.view.courts[self.canvas.me()?];
        let says = |text, have: u16| Phrase::new(text).with("have", have);
        Some(match event {
            Happening::Peace => return None,
            Happening::Drought => {
                says("dragon-now-drought", court.goods[Good::Rice]).with("need", court.inhabited())
            }
            Happening::Contagion => says("dragon-now-contagion", court.symbols(Person::Healer).into()),
            Happening::Mongols => says("dragon-now-mongols", court.symbols(Person::Warrior).into()),
            Happening::Tribute => says("dragon-now-tribute", court.goods[Good::Yuan]).with("need", TRIBUTE),
            Happening::Festival => says("dragon-now-festival", court.goods[Good::Firework]),
        })
    }
}

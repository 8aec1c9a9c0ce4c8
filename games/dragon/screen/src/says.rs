//! How the reader stands against events, as phrases.

use dragon::data::{Good, Happening, Person, TRIBUTE};
use kernel::Phrase;

use super::Scene;

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

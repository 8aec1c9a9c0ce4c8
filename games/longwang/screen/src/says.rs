//! What cells and dragons are and give now, as sentences.

use kernel::{Arg, Phrase, key};
use longwang::data::{Dragon, Water};
use longwang::{Cell, Square};

use super::Scene;

impl Scene<'_> {
    /// A cell, who stands on it and what for, and the jade tile there.
    pub fn cell_says(&self, cell: Cell) -> String {
        let name = Arg::Text(cell.to_string());
        let here = self.view.standing_on(cell);
        let says = match (self.view.board.squares[cell.place()], here.first()) {
            (Square::Corner(seat), _) => Phrase::new("longwang-page-corner").with("seat", seat),
            (Square::Land(resource), None) => {
                Phrase::new("longwang-page-land").with("resource", key(resource))
            }
            (Square::Land(resource), Some(seat)) => {
                Phrase::new("longwang-page-held").with("resource", key(resource)).with("seat", seat)
            }
            (_, None) => Phrase::new("longwang-page-crossing"),
            (_, Some(_)) => Phrase::new("longwang-page-crossed").with("seats", here.iter().collect::<Arg>()),
        };
        let says = self.canvas.say(&says.with("cell", name));
        match self.view.tile_on(cell) {
            Some(tile) => format!("{says}\n{}", self.tile_says(tile)),
            None => says,
        }
    }

    /// A dragon, whom it serves, and what it does.
    pub fn dragon_says(&self, dragon: Dragon) -> String {
        let text = match (dragon, self.view.water) {
            (Dragon::Earth, _) => "longwang-page-earth",
            (Dragon::Fire, _) => "longwang-page-fire",
            (Dragon::Air, _) => "longwang-page-air",
            (Dragon::Water, Water::GatherKinds) => "longwang-page-water",
            (Dragon::Water, Water::GatherAny) => "longwang-page-water-any",
            (Dragon::Water, Water::Tokens) => "longwang-page-water-tokens",
        };
        let serves = Phrase::new("longwang-page-serves").with("dragon", key(dragon));
        let serves = self.canvas.say(&serves.with("seat", self.view.at_dragon(dragon)));
        let says = format!("{serves}\n{}", self.canvas.text(text));
        if self.view.imprisoned.contains(dragon) {
            let prison = Phrase::new("longwang-page-imprisoned").with("until", key(self.view.mountain));
            return format!("{says}\n{}", self.canvas.say(&prison));
        }
        says
    }
}

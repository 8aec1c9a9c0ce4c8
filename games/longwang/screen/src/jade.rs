//! Jade tiles: face down, or as far as the reader knows them.

use kernel::{Arg, Phrase, Seat, key};
use longwang::{Action, Place, Tile};
use maud::{Markup, html};

use super::{Scene, spots};
use screen::symbols::icon;

impl Scene<'_> {
    /// A tile where it lay at the start.
    pub fn tile_on_map(&self, tile: Tile) -> Markup {
        html! {
            g id=(spots::tile(tile)) class="tile" {
                use href={ "#s-" (self.face(tile)) } x="-20" y="-20" width="40" height="40" {}
                @if self.view.jade[tile.place()].is_some() {
                    use href="#s-eye" x="6" y="-25" width="19" height="19" {}
                }
            }
        }
    }

    /// The tiles of a player.
    pub fn tiles(&self, seat: Seat) -> Markup {
        html! { @for tile in self.view.tiles_of(seat) { (self.tile(seat, tile)) } }
    }

    fn tile(&self, seat: Seat, tile: Tile) -> Markup {
        let spot = self.canvas.spot(spots::tile(tile));
        let mut says = self.tile_says(tile);
        if self.canvas.me() == Some(seat) {
            says = self.title(&spot, Action::Give(tile), says);
        }
        html! {
            div id=(spot.id) class={ "jade " (spot.class()) } data-choices=[spot.choices()] role=[spot.role()]
                tabindex=[spot.tabindex()] title=(says) { (spot.heard()) (icon(&self.face(tile))) }
        }
    }

    /// The symbol of what the reader sees of a tile.
    fn face(&self, tile: Tile) -> String {
        self.view.jade[tile.place()].map_or("jade-back".into(), |jade| format!("jade-{jade}"))
    }

    /// What the reader knows of a tile, and who else has seen it.
    pub fn tile_says(&self, tile: Tile) -> String {
        let lying = self.view.tiles[tile.place()];
        let jade = self.view.jade[tile.place()];
        let says = match jade {
            Some(jade) => Phrase::new("longwang-page-tile-known").with("jade", key(jade)),
            None => Phrase::new("longwang-page-tile-back"),
        };
        let says = self.canvas.say(&says);
        if lying.seen.is_empty() {
            return format!("{says}\n{}", self.canvas.text("longwang-page-tile-unseen"));
        }
        if matches!(lying.place, Place::Temple(_)) {
            return says;
        }
        let seen = Phrase::new("longwang-page-tile-seen").with("seats", lying.seen.iter().collect::<Arg>());
        format!("{says}\n{}", self.canvas.say(&seen))
    }
}

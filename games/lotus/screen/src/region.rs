//! A region: its name, its marks, its tile or chip, and the cubes on it.

use kernel::{Piece, Seat};
use lotus::data::{Building, Region};
use lotus::{Action, Phase, bit};
use maud::{Markup, html};

use super::{Scene, sign, spots};

/// Cubes in a rank, how far they stand apart, and where the first rank stands.
const RANK: usize = 3;
const APART: i32 = 24;
const TOP: i32 = -33;
/// How far a rank stands behind another.
const BEHIND: i32 = 17;

impl Scene<'_> {
    pub fn region(&self, region: Region) -> Markup {
        let spot = self.canvas.spot(spots::region(region));
        let action = match self.view.phase {
            Phase::Capture => Action::Capture(region),
            Phase::Name => Action::Settle(region),
            _ => Action::Cube(region),
        };
        let says = self.title(&spot, action, self.region_says(region));
        let now = self.view.region == Some(region);
        let [x, y] = self.plan.tiles[region.index()];
        html! {
            g id=(spot.id) class={ "region " (spot.class()) @if now { " chosen" } } data-choices=[spot.choices()]
                role=[spot.role()] tabindex=[spot.tabindex()] {
                (spot.title(&says))
                use class="area" href={ "#land-" (region) } {}
                @if now || spot.is_open() {
                    clipPath id={ "within-" (region) } { use href={ "#land-" (region) } {} }
                    use class="glow" href={ "#land-" (region) } clip-path={ "url(#within-" (region) ")" } {}
                }
                g transform={ "translate(" (x) " " (y) ")" } {
                    g class="up" {
                        @if let Some(building) = self.view.realm.building(region) { (self.tile(region, building)) }
                    }
                }
            }
        }
    }

    /// What is printed on a region, above everything that lies there: its name, and a lotus or a dragon. As long as
    /// nothing lies there the name stands in the middle.
    pub fn printed(&self, region: Region) -> Markup {
        let (board, [x, y]) = (&self.view.realm.board, self.plan.tiles[region.index()]);
        let (lotus, dragon) = (board.lotus() & bit(region) != 0, board.dragons() & bit(region) != 0);
        let bare = self.view.realm.building(region).is_none();
        let serpent = match (bare, lotus) {
            (true, _) => [-15, -43],
            (_, true) => [27, -19],
            _ => [-57, -19],
        };
        html! {
            g transform={ "translate(" (x) " " (y) ")" } {
                g class="up" {
                    @if lotus { use class="lily" href="#s-lotus-mark" x="-53" y="-17" width="27" height="27" {} }
                    @if dragon {
                        use class="serpent" href="#s-dragon" x=(serpent[0]) y=(serpent[1]) width="30" height="30" {}
                    }
                    text class="label" y=(if bare { 7 } else { 37 }) { (board.lands[region.index()].name) }
                }
            }
        }
    }

    /// A square tile belongs to nobody, a round chip to a player.
    fn tile(&self, region: Region, building: Building) -> Markup {
        let owner = self.view.realm.owner(region);
        let href = format!("#s-{}", sign(building));
        html! {
            g id={ "tile-" (region) } class=(owner.map_or_else(|| "tile".into(), |seat| format!("chip p{seat}"))) {
                @match owner {
                    None => {
                        rect x="-23" y="-26" width="46" height="46" rx="5" {}
                        use href=(href) x="-19" y="-22" width="38" height="38" {}
                    },
                    Some(seat) => {
                        use href={ "#s-chip-of-" (seat) } x="-26" y="-36" width="60" height="60" {}
                        use href=(href) x="-15" y="-18" width="30" height="30" {}
                    },
                }
            }
        }
    }

    /// The cubes stand on the upper edge of the tile, three in a rank, over the names of neighbours.
    pub fn cubes(&self, region: Region) -> Markup {
        let here: Vec<Seat> = self.view.realm.contenders(region).iter().collect();
        let [x, y] = self.plan.tiles[region.index()];
        html! {
            @if !here.is_empty() {
                g transform={ "translate(" (x) " " (y) ")" } {
                    g class="up" {
                        @for (slot, &seat) in here.iter().enumerate() {
                            @let [x, y] = stands(slot, here.len());
                            use id={ "cube-" (seat) "-" (region) } class={ "cube p" (seat) } href={ "#s-cube-of-" (seat) }
                                x=(x - 13) y=(y - 13) width="26" height="26" {}
                        }
                    }
                }
            }
        }
    }
}

/// Where one of this number of cubes stands. The ranks behind are drawn first.
fn stands(slot: usize, count: usize) -> [i32; 2] {
    let ranks = count.div_ceil(RANK);
    let rank = slot / RANK;
    let in_rank = (count - rank * RANK).min(RANK) as i32;
    let x = (2 * (slot % RANK) as i32 - in_rank + 1) * APART / 2;
    [x, TOP - BEHIND * (ranks - 1 - rank) as i32]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cubes_stand_in_the_middle_in_ranks_of_three() {
        assert_eq!(stands(0, 1), [0, TOP]);
        assert_eq!([stands(0, 2)[0], stands(1, 2)[0]], [-12, 12]);
        assert_eq!((stands(0, 4), stands(3, 4)), ([-24, TOP - BEHIND], [0, TOP]));
        assert!(Region::ALL.len() < 64, "regions are bits");
    }
}

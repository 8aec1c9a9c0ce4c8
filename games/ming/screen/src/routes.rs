//! Where a prince comes with the cards in hand, and on which way with the fewest cards.

use std::collections::BTreeSet;

use kernel::{Piece, Seat};
use ming::data::{Card, Cards, DISTRICTS, District};
use ming::{Phase, Tabletop, View};

/// A card, and the district it leads to.
pub type Step = (Card, District);

/// For every district the way there: one with the fewest cards, and among those with the fewest dragons.
#[derive(Default)]
pub struct Routes([Vec<Step>; DISTRICTS]);

/// A prince under way: where he is, what he still holds, and how he came.
struct Walk {
    at: District,
    hand: Cards,
    steps: Vec<Step>,
}

impl Routes {
    /// The ways of a seat's prince. None leads where another prince stands, but through there (R4.3).
    pub fn of(view: &View, seat: Seat) -> Routes {
        let mut routes = Routes::default();
        let (table, family) = (&view.table, &view.families[seat]);
        let Some(from) = family.prince.filter(|_| matches!(view.phase, Phase::Move | Phase::Way)) else {
            return routes;
        };
        let taken = table.other_princes(seat) | from.bit();
        let mut seen = BTreeSet::new();
        let mut walks =
            vec![Walk { at: from, hand: view.hands[seat].unwrap_or_default(), steps: Vec::new() }];
        while !walks.is_empty() {
            let mut next: Vec<Walk> = walks.iter().flat_map(|walk| further(table, walk)).collect();
            next.sort_by_key(|walk| walk.steps.iter().filter(|(card, _)| *card == Card::Dragon).count());
            next.retain(|walk| seen.insert((walk.at, walk.hand)));
            for walk in next.iter().filter(|walk| taken & walk.at.bit() == 0) {
                if routes.0[walk.at].is_empty() {
                    routes.0[walk.at].clone_from(&walk.steps);
                }
            }
            walks = next;
        }
        routes
    }

    /// The way to a district, if there is one.
    pub fn to(&self, district: District) -> Option<&[Step]> {
        Some(&self.0[district][..]).filter(|steps| !steps.is_empty())
    }

    /// The districts farther away to which the way begins with this step.
    pub fn beyond(&self, card: Card, to: District) -> impl Iterator<Item = District> {
        District::all().filter(move |&end| self.0[end].len() > 1 && self.0[end][0] == (card, to))
    }
}

/// All steps that the cards allow from there.
fn further<'a>(table: &'a Tabletop, walk: &'a Walk) -> impl Iterator<Item = Walk> + 'a {
    let ways = table.board.ways(table.three, walk.at);
    let held = Card::ALL.iter().copied().filter(|&card| walk.hand[card] > 0);
    held.flat_map(move |card| {
        District::among(ways[card]).map(move |to| {
            let mut hand = walk.hand;
            hand[card] -= 1;
            let steps = walk.steps.iter().copied().chain([(card, to)]).collect();
            Walk { at: to, hand, steps }
        })
    })
}

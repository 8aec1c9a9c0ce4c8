//! Law 10: what a viewer imagines is as likely as chance makes it.
//!
//! There is no need to know how likely anything should be. If a state is imagined and Nature then takes a step in it, the
//! resulting state must be as likely as one imagined afresh from the view after that step; the same holds
//! for a choice of the viewer's own. A game that deals hidden things with the wrong odds is caught where they are dealt.
//! Other seats' choices are left out, because no law says how likely those are.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::{Dice, Game, Seat, Turn, Viewer};

/// How many states are imagined at one place.
const WORLDS: u32 = 48;
/// Values met less often than this are counted together.
const FEW: u32 = 20;

/// For each viewer and each place in a state, how often each value was there: the state imagined first, and the one
/// imagined afresh.
#[derive(Default)]
pub struct Odds(BTreeMap<String, BTreeMap<String, [u32; 2]>>);

impl Odds {
    /// Counts at a state, for one viewer.
    pub fn count<G: Game>(&mut self, state: &G, dice: &mut Dice) {
        let viewers: Vec<Viewer> = Viewer::all(state.players()).collect();
        let viewer = dice.pick(&viewers);
        let own = viewer.seat().filter(|&seat| state.turn() == Turn::of(seat));
        let action = own.map(|seat| (seat, state.choose(seat, dice, &mut Vec::new())));
        if action.is_none() && state.turn() != Turn::Nature {
            return;
        }
        let view = state.view(viewer);
        // Where nothing is hidden there is nothing to count.
        if (0..4).all(|_| G::imagine(&view, dice) == *state) {
            return;
        }
        let worlds: Vec<[G; 2]> = (0..WORLDS).map(|_| both_ways(&view, viewer, action, dice)).collect();
        if worlds.iter().all(|[one, other]| one == other) {
            return;
        }
        let after = if action.is_some() { "an own choice" } else { "a chance step" };
        for worlds in &worlds {
            for (way, world) in worlds.iter().enumerate() {
                let value = serde_json::to_value(world).expect("a state is plain data");
                for (path, leaf) in leaves(&value) {
                    let here =
                        self.0.entry(format!("{path}, imagined by {viewer:?} after {after},")).or_default();
                    here.entry(leaf).or_default()[way] += 1;
                }
            }
        }
    }

    /// Whether chance alone explains how the two differ (a χ² test). The bound is so far out that an honest game never
    /// reaches it.
    pub fn judge(&self) -> Result<(), String> {
        for (place, values) in &self.0 {
            let (few, many): (Vec<&[u32; 2]>, Vec<&[u32; 2]>) =
                values.values().partition(|count| count[0] + count[1] < FEW);
            let together = few.iter().fold([0, 0], |sum, count| [sum[0] + count[0], sum[1] + count[1]]);
            let cells = || many.iter().copied().chain([&together]).filter(|count| count[0] + count[1] > 0);
            let share = |count: &[u32; 2]| {
                let (one, other) = (f64::from(count[0]), f64::from(count[1]));
                (one - other) * (one - other) / (one + other)
            };
            let (statistic, freedom) = (cells().map(share).sum::<f64>(), cells().count() as f64 - 1.0);
            let bound = freedom + 6.0 * (2.0 * freedom).sqrt() + 18.0;
            super::law!(
                statistic.total_cmp(&bound).is_le(),
                "{place} has wrong odds: χ² is {statistic:.0} with {freedom} degrees of freedom, counted {values:?}"
            );
        }
        Ok(())
    }
}

/// A state that is imagined and goes on, and one that is imagined after that.
fn both_ways<G: Game>(
    view: &G::View,
    viewer: Viewer,
    action: Option<(Seat, G::Action)>,
    dice: &mut Dice,
) -> [G; 2] {
    let mut world = G::imagine(view, dice);
    match action {
        Some((seat, action)) => world.play_unchecked(seat, action, &mut ()),
        None => {
            let chance = world.draw(dice, &mut Vec::new());
            world.happen_unchecked(chance, &mut ());
        }
    }
    let afresh = G::imagine(&world.view(viewer), dice);
    [world, afresh]
}

/// Everything in a value that has no parts, with its place.
pub fn leaves(value: &Value) -> Vec<(String, String)> {
    fn walk(value: &Value, path: String, list: &mut Vec<(String, String)>) {
        match value {
            Value::Array(items) => {
                items
                    .iter()
                    .enumerate()
                    .for_each(|(place, item)| walk(item, format!("{path}/{place}"), list));
            }
            Value::Object(fields) => {
                fields.iter().for_each(|(name, field)| walk(field, format!("{path}/{name}"), list));
            }
            leaf => list.push((path, leaf.to_string())),
        }
    }
    let mut list = Vec::new();
    walk(value, String::new(), &mut list);
    list
}

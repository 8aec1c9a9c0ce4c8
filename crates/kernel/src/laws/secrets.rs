//! Law 9: nobody learns more than their view.
//!
//! For every viewer, spectators included, a world is imagined that looks to them like the true one. Then
//!
//! - both have the same view, byte for byte, the same turn, standing and texts, and for the viewer the same choices and
//!   refusals;
//! - whatever anybody does next, and whatever Nature does, the log tells the viewer no more than the view shows;
//! - what is told to somebody else but not to the viewer does not show in the viewer's view either;
//! - an action from which somebody learns something hidden, by seeing it or by being told, has an event that [reveals](crate::Event::reveals) it, to a seat one that
//!   [teaches](crate::Event::teaches) it;
//! - what is answered at once shows nobody the answer before the last one is in;
//! - a seat that [hides](crate::Hidden::hides) nothing sees nothing that a spectator could not work out;
//! - if the table plays a seat's only choice by itself, it is the only one in the other world too; otherwise the state is
//!   [discreet](crate::Hidden::is_discreet).

use std::fmt;

use serde::Serialize;
use serde_json::Value;

use super::law;
use crate::{Dice, Event, Game, Offer, Reason, Refuses, Rules, Seat, Spoken, Turn, Viewer};

type Told<G> = <<G as Rules>::Event as Event>::Told;

/// One thing that can be done now.
#[derive(Clone)]
enum Did<G: Game> {
    By(Seat, G::Action),
    Nature(G::Chance),
}

impl<G: Game> fmt::Display for Did<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Did::By(seat, action) => write!(f, "`{action}` of {seat:?}"),
            Did::Nature(chance) => write!(f, "`{chance}` of Nature"),
        }
    }
}

/// The result of doing something.
struct After<G: Game> {
    did: Did<G>,
    state: G,
    log: Vec<G::Event>,
}

impl<G: Game> After<G> {
    fn new(state: &G, did: Did<G>) -> After<G> {
        let (mut state, mut log) = (state.clone(), Vec::new());
        match did {
            Did::By(seat, action) => state.play_unchecked(seat, action, &mut log),
            Did::Nature(chance) => state.happen_unchecked(chance, &mut log),
        }
        After { did, state, log }
    }

    fn told(&self, viewer: Viewer) -> Vec<Told<G>> {
        self.log.iter().filter_map(|event| event.told(viewer)).collect()
    }
}

/// Everything that can be done now, with its result.
fn all<G: Game>(state: &G) -> Vec<After<G>> {
    if state.turn() == Turn::Nature {
        let mut chances = Vec::new();
        state.chances(&mut chances);
        return chances.iter().map(|chance| After::new(state, Did::Nature(chance.0))).collect();
    }
    let by = |seat: Seat| state.legal(seat).into_iter().map(move |action| Did::By(seat, action));
    state.turn().seats().iter().flat_map(by).map(|did| After::new(state, did)).collect()
}

fn may<G: Game>(state: &G, did: &Did<G>) -> bool {
    match did {
        Did::By(seat, action) => state.legal(*seat).contains(action),
        Did::Nature(chance) => {
            let mut chances = Vec::new();
            if state.turn() == Turn::Nature {
                state.chances(&mut chances);
            }
            chances.iter().any(|possible| possible.0 == *chance)
        }
    }
}

/// Checks a state. `before` is the state one step earlier; `unlisted` are some actions that seats which are asked may
/// not do.
pub fn check<G: Game>(
    state: &G,
    before: Option<&G>,
    unlisted: &[(Seat, G::Action)],
    dice: &mut Dice,
) -> Result<(), String> {
    let next = all(state);
    hides_all_that_others_do_not_know(state, dice)?;
    for viewer in Viewer::all(state.players()) {
        let onlooker = Onlooker { state, viewer, view: state.view(viewer) };
        let world = G::imagine(&onlooker.view, dice);
        onlooker.looks_alike(&world)?;
        onlooker.hears_alike(&world, unlisted)?;
        let was_asked = before.is_some_and(|before| before.view(viewer) == onlooker.view);
        if !was_asked {
            onlooker.plays_by_itself_alike(&world)?;
        }
        for after in &next {
            let there = may(&world, &after.did).then(|| After::new(&world, after.did.clone()));
            onlooker.is_told_alike(after, there.as_ref())?;
            onlooker.learns_by_a_reveal(&world, after, there.as_ref())?;
        }
        onlooker.is_told_what_shows(&next)?;
        onlooker.sees_no_answer_before_the_last(&next)?;
    }
    Ok(())
}

/// Whatever a spectator takes for the true state, a seat that hides nothing sees the same in it.
fn hides_all_that_others_do_not_know<G: Game>(state: &G, dice: &mut Dice) -> Result<(), String> {
    let world = G::imagine(&state.view(Viewer::Spectator), dice);
    for seat in Seat::all(state.players()).filter(|&seat| !state.hides(seat)) {
        law!(!state.at_once() || !state.turn().asks(seat), "{seat:?} chooses in secret, but hides nothing");
        let (here, there) = (state.view(Viewer::Seat(seat)), world.view(Viewer::Seat(seat)));
        law!(here == there, "{seat:?} hides nothing, but sees what a spectator does not know: {here:?}");
    }
    Ok(())
}

/// Somebody who looks at a state.
struct Onlooker<'a, G: Game> {
    state: &'a G,
    viewer: Viewer,
    view: G::View,
}

impl<G: Game> Onlooker<'_, G> {
    fn looks_alike(&self, world: &G) -> Result<(), String> {
        let (viewer, state) = (self.viewer, self.state);
        world.audit().map_err(|fault| format!("{viewer:?} imagines the impossible: {fault}"))?;
        let seen = world.view(viewer);
        let same = seen == self.view && json(&seen) == json(&self.view);
        law!(same, "{viewer:?} can tell the imagined state: {}", difference(&self.view, &seen));
        let (here, there) = (state.turn(), world.turn());
        law!(here == there, "{viewer:?} sees the game wait for {here:?} or {there:?}");
        law!(state.at_once() == world.at_once(), "{viewer:?} cannot tell whether all are asked at once");
        let (here, there) = (state.standing(), world.standing());
        law!(here == there, "the standing tells {viewer:?} something hidden: {here:?}, {there:?}");
        for seat in Seat::all(state.players()) {
            for (place, source) in G::SOURCES.iter().enumerate() {
                let (here, there) = (state.scored(seat, place), world.scored(seat, place));
                law!(
                    here == there,
                    "points of {seat:?} by source tell {viewer:?} something hidden: {here} or {there} from {source}"
                );
            }
        }
        Ok(())
    }

    /// The texts for this viewer and, if they are asked, their choices and why other actions are refused.
    fn hears_alike(&self, world: &G, unlisted: &[(Seat, G::Action)]) -> Result<(), String> {
        let (viewer, here, there) = (self.viewer, &self.view, world.view(self.viewer));
        let (one, other) = (here.phase(), there.phase());
        law!(one == other, "the phase tells {viewer:?} more: {one:?}, {other:?}");
        let (one, other) = (here.rule(), there.rule());
        law!(one == other, "the rule tells {viewer:?} more: {one}, {other}");
        for seat in self.state.turn().seats().iter() {
            let (one, other) = (here.prompt(seat), there.prompt(seat));
            law!(one == other, "the prompt of {seat:?} tells {viewer:?} more: {one:?}, {other:?}");
        }
        let Some(me) = viewer.seat().filter(|&seat| self.state.turn().asks(seat)) else { return Ok(()) };
        let (mine, theirs) = (self.state.legal(me), world.legal(me));
        law!(mine == theirs, "the choices of {me:?} depend on what they do not know: {mine:?}, {theirs:?}");
        for &action in &mine {
            let (one, other) = (here.label(me, action), there.label(me, action));
            law!(one == other, "the label of `{action}` tells {me:?} more: {one:?}, {other:?}");
        }
        for &(_, action) in unlisted.iter().filter(|(seat, _)| *seat == me) {
            let (one, other) = (here.reason(me, action), there.reason(me, action));
            let same = one == other && one.tell() == other.tell();
            law!(same, "the refusal of `{action}` tells {me:?} more: {one:?}, {other:?}");
        }
        Ok(())
    }

    /// A question that has just been asked: if it is answered automatically in one world, so it is in the other.
    fn plays_by_itself_alike(&self, world: &G) -> Result<(), String> {
        let (here, there) = (Offer::of(self.state).only(), Offer::of(world).only());
        let (Some((seat, action)), true) = (here.or(there), here.is_some() != there.is_some()) else {
            return Ok(());
        };
        law!(
            self.viewer == Viewer::Seat(seat),
            "{:?} learns that {seat:?} has no other choice than `{action}`: the state is not discreet",
            self.viewer
        );
        Ok(())
    }

    /// The log tells no more than the view shows.
    fn is_told_alike(&self, after: &After<G>, there: Option<&After<G>>) -> Result<(), String> {
        let (viewer, Some(there)) = (self.viewer, there) else { return Ok(()) };
        let (one, other) = (after.told(viewer), there.told(viewer));
        let alike = after.state.view(viewer) != there.state.view(viewer) || one == other;
        law!(alike, "{} tells {viewer:?} more than their view shows: {one:?}, {other:?}", after.did);
        Ok(())
    }

    /// If two things that somebody else or Nature may do are told to this viewer alike, although somebody is told that they
    /// differ, then they look the same to this viewer.
    fn is_told_what_shows(&self, next: &[After<G>]) -> Result<(), String> {
        let viewer = self.viewer;
        let by = |after: &After<G>| if let Did::By(seat, _) = after.did { Some(seat) } else { None };
        let others: Vec<&After<G>> =
            next.iter().filter(|after| by(after).map(Viewer::Seat) != Some(viewer)).collect();
        for pair in others.windows(2).filter(|pair| by(pair[0]) == by(pair[1])) {
            let (one, other) = (pair[0], pair[1]);
            let (told, heard) = (one.told(viewer), other.told(viewer));
            let (view, shown) = (one.state.view(viewer), other.state.view(viewer));
            // A choice that does not show may be told, if it tells nothing hidden: see `learns_by_a_reveal`. A card may not.
            law!(
                told == heard || view != shown || by(one).is_some(),
                "{} and {} tell {viewer:?} more than their view shows: {told:?}, {heard:?}",
                one.did,
                other.did
            );
            let differ = |viewer: Viewer| one.told(viewer) != other.told(viewer);
            if told != heard || !Viewer::all(self.state.players()).any(differ) {
                continue;
            }
            law!(
                view == shown,
                "{viewer:?} is told the same of {} and {}, {told:?}, but sees: {}",
                one.did,
                other.did,
                difference(&view, &shown)
            );
        }
        Ok(())
    }

    /// What somebody learns by an action, they learn by an event that reveals it: else it could be taken back.
    fn learns_by_a_reveal(
        &self,
        world: &G,
        after: &After<G>,
        there: Option<&After<G>>,
    ) -> Result<(), String> {
        let Did::By(seat, action) = after.did else { return Ok(()) };
        let then = (after.state.view(self.viewer), after.told(self.viewer));
        // Nothing can be taken back after the end, nor after a chance step that follows at once.
        let ends = !matches!(after.state.turn(), Turn::Seats(_));
        let reveals =
            |event: &G::Event| self.viewer.seat().map_or(event.reveals(), |seat| event.teaches(seat));
        let stays = ends || after.log.iter().any(reveals);
        if stays || then.0 == self.view && then.1.is_empty() {
            return Ok(());
        }
        // The seat that acts knows what it did; others may take it for something else.
        let possible = there.is_some_and(|there| self.makes(there, &then))
            || self.viewer != Viewer::Seat(seat) && self.could_come(world, seat, &then, 4);
        law!(
            possible,
            "{:?} learns something hidden by `{action}` of {seat:?}, but nothing reveals it: {}, and is told {:?}",
            self.viewer,
            difference(&self.view, &then.0),
            then.1
        );
        Ok(())
    }

    /// Whether the viewer sees and is told the same after this.
    fn makes(&self, after: &After<G>, then: &(G::View, Vec<Told<G>>)) -> bool {
        after.state.view(self.viewer) == then.0 && after.told(self.viewer) == then.1
    }

    /// Whether a seat can do something in a world, perhaps after a few choices that do not show, after which the viewer sees
    /// and is told the same.
    fn could_come(&self, world: &G, seat: Seat, then: &(G::View, Vec<Told<G>>), deep: u8) -> bool {
        let done = |action| After::new(world, Did::By(seat, action));
        let next: Vec<After<G>> = world.legal(seat).into_iter().map(done).collect();
        let unseen = |after: &&After<G>| after.state.view(self.viewer) == self.view;
        next.iter().any(|after| self.makes(after, then))
            || deep > 0
                && next.iter().filter(unseen).any(|after| self.could_come(&after.state, seat, then, deep - 1))
    }

    /// Until the last seat has answered, nobody sees another's answer, and all are still asked at once.
    fn sees_no_answer_before_the_last(&self, next: &[After<G>]) -> Result<(), String> {
        let asked = self.state.turn().seats();
        if !self.state.at_once() || asked.len() < 2 {
            return Ok(());
        }
        for seat in asked.iter().filter(|&seat| self.viewer != Viewer::Seat(seat)) {
            let mut answers = next.iter().filter(|after| matches!(after.did, Did::By(by, _) if by == seat));
            let Some(first) = answers.next() else { continue };
            law!(first.state.at_once(), "after {} the others are not asked at once any more", first.did);
            let (told, view) = (first.told(self.viewer), first.state.view(self.viewer));
            for other in answers {
                let same = other.told(self.viewer) == told && other.state.view(self.viewer) == view;
                law!(
                    same,
                    "{:?} can tell {} from {} before all have answered",
                    self.viewer,
                    first.did,
                    other.did
                );
            }
        }
        Ok(())
    }
}

fn json(view: &impl Serialize) -> String {
    serde_json::to_string(view).expect("a view is plain data")
}

/// The first place, ordered by name, at which two things differ, and what is there. (The order of fields depends on
/// features of another crate.)
fn difference(one: &impl Serialize, other: &impl Serialize) -> String {
    let value = |thing: &Value, path: &str| thing.pointer(path).map_or("nothing".into(), Value::to_string);
    let plain = "plain data";
    let (one, other) = (serde_json::to_value(one).expect(plain), serde_json::to_value(other).expect(plain));
    let path = super::odds::leaves(&one).into_iter().chain(super::odds::leaves(&other)).map(|leaf| leaf.0);
    match path.filter(|path| one.pointer(path) != other.pointer(path)).min() {
        Some(path) => format!("{path} is {} and {}", value(&one, &path), value(&other, &path)),
        None => "in an order or a field that is not written".into(),
    }
}

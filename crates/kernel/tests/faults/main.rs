//! The laws are tested themselves: a small game with all kinds of secrets obeys them, and breaks them with each of the
//! faults that it can be given.

mod toy;
mod view;

use kernel::laws;
use kernel::prelude::*;
use toy::{Fault, Lots};

/// What the laws say of a fault: the words that name who learns what by which action.
const FOUND: [(Fault, &[&str]); 21] = [
    (Fault::CardTold, &["`card ", "of Nature", "seat", "tell", "more than their view shows", "Drew"]),
    (Fault::PeekTold, &["`peek`", "tells", "more than their view shows", "Peeked"]),
    (Fault::ExchangeTold, &["`card ", "of Nature", "tell", "more than their view shows", "Drew"]),
    (Fault::ChosenCardTold, &["learns something hidden by `mark ", "nothing reveals it", "Marked"]),
    (Fault::CardInPrompt, &["the prompt of seat", "tells Seat(seat", "more", "rival"]),
    (Fault::CountInPhase, &["the phase tells", "more", "high"]),
    (Fault::NoReveal, &["learns something hidden by `show`", "nothing reveals it", "/open"]),
    (Fault::UndoPeek, &["learns something hidden by `peek`", "nothing reveals it", "/middle"]),
    (Fault::NotDiscreet, &["learns that seat", "no other choice than `bid 0`", "not discreet"]),
    (Fault::Unsorted, &["choices of seat", "not in order"]),
    (Fault::ViewOrder, &["is told the same of `card ", "but sees", "/order"]),
    (Fault::Biased, &["/deck", "imagined by Seat(seat", "has wrong odds", "χ²"]),
    (Fault::WrongPoints, &["points, but", "by their sources"]),
    (Fault::NotAtOnce, &["after `bid", "not asked at once any more"]),
    (Fault::BidShown, &["can tell `bid", "of seat", "before all have answered"]),
    (Fault::SourcesTell, &["points of seat", "by source tell", "something hidden", "cards"]),
    (Fault::LabelTells, &["the label of `", "tells seat", "more"]),
    (Fault::RuleTells, &["the rule tells", "more: R", ", R"]),
    (Fault::RefusalTells, &["the refusal of `", "tells seat", "more", "not-now"]),
    (Fault::StandingTells, &["the standing tells", "something hidden", "points"]),
    (Fault::HidesNothing, &["hides nothing, but sees what a spectator does not know"]),
];

#[test]
fn an_honest_game_obeys_every_law() {
    laws::check_with::<Lots>(&Fault::None.into(), 600);
}

#[test]
fn every_fault_is_found_and_named() {
    let mut missed = Vec::new();
    for (fault, words) in FOUND {
        match laws::find_fault::<Lots>(&fault.into(), 600) {
            Ok(()) => missed.push(format!("{fault:?} is not found")),
            Err(found) => {
                let lacks: Vec<_> = words.iter().filter(|word| !found.contains(**word)).collect();
                if !lacks.is_empty() {
                    missed.push(format!("{fault:?} is called `{found}`, without {lacks:?}"));
                }
            }
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

/// No game can let through what is not legal: the gate is not its own.
#[test]
fn the_gate_refuses_what_is_not_listed() {
    let mut game = Lots::start(&Fault::None.into(), 2).unwrap();
    let before = game.clone();
    assert!(game.play(kernel::Seat::new(0), toy::Action::Keep, &mut ()).is_err());
    assert!(game.happen(toy::Chance(9), &mut ()).is_err());
    assert_eq!(game, before);
}

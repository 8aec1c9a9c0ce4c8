//! The cards of a board's file: the action deck and the objectives.

use std::collections::BTreeMap;

use boards::{Reader, Spanned};
use kernel::Piece;

use super::raw;
use super::read::resource;
use super::{Cost, Objective};
use crate::data::*;

/// The most objective cards.
const MOST_OBJECTIVES: usize = 32;
/// The most tokens of one resource that a part may cost.
const MOST_TOKENS: u8 = 20;

/// How many action cards there are of each kind (R1.7). Everyone gets some at the start.
pub fn deck(reader: &mut Reader, raw: &Spanned<BTreeMap<String, Spanned<u8>>>, each: u8) -> Cards {
    let mut deck = [0; CARDS];
    let mut all = 0;
    for (name, count) in raw.get_ref() {
        if let Some(card) = reader.piece(count, name, "action card", "the ten are", Card::ALL) {
            deck[card] = *count.get_ref();
        }
        all += usize::from(*count.get_ref());
    }
    for &card in Card::ALL {
        if !raw.get_ref().contains_key(card.name()) {
            reader.fault(raw, format!("the deck does not say how many `{card}` cards there are"));
        }
    }
    let least = usize::from(each) * PLAYERS;
    if !(least..=MOST_CARDS).contains(&all) {
        reader.fault(raw, format!("the deck has {least} to {MOST_CARDS} cards, not {all}"));
    }
    deck
}

/// The objective cards (R1.6): numbered from 1, four at least.
pub fn objectives(reader: &mut Reader, raw: &[raw::Objective]) -> Vec<Objective> {
    if !(PLAYERS..=MOST_OBJECTIVES).contains(&raw.len()) {
        let what = format!("there are {PLAYERS} to {MOST_OBJECTIVES} objective cards, not {}", raw.len());
        reader.lack(what);
    }
    let mut objectives = Vec::new();
    for raw in raw {
        let number = objectives.len() + 1;
        if usize::from(*raw.id.get_ref()) != number {
            let found = raw.id.get_ref();
            reader.fault(&raw.id, format!("objectives are numbered from 1: this is {number}, not {found}"));
        }
        let costs = [cost(reader, &raw.base, "base"), cost(reader, &raw.roof, "roof")];
        let jade = reader.piece(&raw.jade, raw.jade.get_ref(), "jade of", "the four are", Jade::ALL);
        objectives.push(Objective { costs, jade: jade.unwrap_or(Jade::Earth) });
    }
    objectives
}

fn cost(reader: &mut Reader, raw: &Spanned<BTreeMap<String, u8>>, part: &str) -> Cost {
    let mut cost = [0; RESOURCES];
    for (name, &count) in raw.get_ref() {
        if count > MOST_TOKENS {
            reader.fault(raw, format!("a {part} costs {MOST_TOKENS} {name} at most, not {count}"));
        }
        if let Some(resource) = resource(reader, raw, name) {
            cost[resource] = count;
        }
    }
    if cost.iter().all(|&count| count == 0) {
        reader.fault(raw, format!("a {part} costs something"));
    }
    cost
}

//! The cards of a board's file: the action deck and the objectives.

use std::collections::BTreeMap;

use kernel::Piece;
use toml::Spanned;

use super::raw;
use super::read::Reader;
use super::{Cost, Objective};
use crate::data::*;

/// The most objective cards.
const MOST_OBJECTIVES: usize = 32;
/// The most tokens of one resource that a part may cost.
const MOST_TOKENS: u8 = 20;

impl Reader<'_> {
    /// How many action cards there are of each kind (R1.7). Everyone gets some at the start.
    pub fn deck(&mut self, raw: &Spanned<BTreeMap<String, Spanned<u8>>>, each: u8) -> Cards {
        let mut deck = [0; CARDS];
        let mut all = 0;
        for (name, count) in raw.get_ref() {
            match name.parse::<Card>() {
                Ok(card) => deck[card] = *count.get_ref(),
                Err(_) => {
                    let known = Card::NAMES.join(", ");
                    self.fault(count, format!("there is no action card `{name}`; the ten are {known}"));
                }
            }
            all += usize::from(*count.get_ref());
        }
        for &card in Card::ALL {
            if !raw.get_ref().contains_key(card.name()) {
                self.fault(raw, format!("the deck does not say how many `{card}` cards there are"));
            }
        }
        let least = usize::from(each) * PLAYERS;
        if !(least..=MOST_CARDS).contains(&all) {
            self.fault(raw, format!("the deck has {least} to {MOST_CARDS} cards, not {all}"));
        }
        deck
    }

    /// The objective cards (R1.6): numbered from 1, four at least.
    pub fn objectives(&mut self, raw: &[raw::Objective]) -> Vec<Objective> {
        if !(PLAYERS..=MOST_OBJECTIVES).contains(&raw.len()) {
            let what = format!("there are {PLAYERS} to {MOST_OBJECTIVES} objective cards, not {}", raw.len());
            self.lack(what);
        }
        let mut objectives = Vec::new();
        for raw in raw {
            let number = objectives.len() + 1;
            if usize::from(*raw.id.get_ref()) != number {
                let found = raw.id.get_ref();
                self.fault(&raw.id, format!("objectives are numbered from 1: this is {number}, not {found}"));
            }
            let costs = [self.cost(&raw.base, "base"), self.cost(&raw.roof, "roof")];
            let jade = raw.jade.get_ref().parse().unwrap_or_else(|_| {
                let known = Jade::NAMES.join(", ");
                let what = format!("there is no jade of `{}`; the four are {known}", raw.jade.get_ref());
                self.fault(&raw.jade, what);
                Jade::Earth
            });
            objectives.push(Objective { costs, jade });
        }
        objectives
    }

    fn cost(&mut self, raw: &Spanned<BTreeMap<String, u8>>, part: &str) -> Cost {
        let mut cost = [0; RESOURCES];
        for (name, &count) in raw.get_ref() {
            if count > MOST_TOKENS {
                self.fault(raw, format!("a {part} costs {MOST_TOKENS} {name} at most, not {count}"));
            }
            if let Some(resource) = self.resource(raw, name) {
                cost[resource] = count;
            }
        }
        if cost.iter().all(|&count| count == 0) {
            self.fault(raw, format!("a {part} costs something"));
        }
        cost
    }
}

//! A board's file as it is written: every key there may be, with its place in the file.

use std::collections::BTreeMap;

use boards::Spanned;
use serde::Deserialize;

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    pub board: Head,
    pub region: Vec<Region>,
    pub wheel: Wheel,
    pub wheel_die: Vec<WheelFace>,
    pub dragon_die: DragonDie,
    pub actions: Actions,
    pub jade: Jade,
    pub action_deck: Spanned<BTreeMap<String, Spanned<u8>>>,
    pub objective: Vec<Objective>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    pub id: Spanned<String>,
    pub title: Spanned<String>,
    pub map: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Region {
    pub id: Spanned<String>,
    pub predominant: Spanned<String>,
    pub medium: Spanned<[String; 2]>,
    pub scarce: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wheel {
    pub rim_links: Vec<Spanned<[String; 2]>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WheelFace {
    pub face: Spanned<u8>,
    pub turn: Spanned<i8>,
    pub swap: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DragonDie {
    pub faces: Spanned<Vec<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Actions {
    pub action_points: Spanned<u8>,
    pub place_cost: Spanned<u8>,
    pub gather_cost: Spanned<u8>,
    pub draw_cost: Spanned<u8>,
    pub max_draws_per_turn: Spanned<u8>,
    pub max_card_plays_per_turn: Spanned<u8>,
    pub start_explorers: Spanned<u8>,
    pub start_tokens_of_predominant: Spanned<u8>,
    pub start_action_cards: Spanned<u8>,
    pub explorers_per_player: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Jade {
    pub tiles_of_each_kind: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Objective {
    pub id: Spanned<u8>,
    pub base: Spanned<BTreeMap<String, u8>>,
    pub roof: Spanned<BTreeMap<String, u8>>,
    pub jade: Spanned<String>,
}

//! A board's file as it is written: every key there may be, with its place in the file.

use std::collections::BTreeMap;

use boards::Spanned;
use serde::Deserialize;

use super::Point;

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    pub board: Head,
    pub deck: Deck,
    pub region: Vec<Region>,
    #[serde(default)]
    pub obstacle: Vec<Obstacle>,
    pub space: Vec<Space>,
    pub roads: Roads,
    pub alliance: Vec<Alliance>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    pub id: Spanned<String>,
    pub title: Spanned<String>,
    pub players: Spanned<Vec<u8>>,
    pub canvas: Spanned<Point>,
    /// A note for whoever draws the board.
    #[serde(default, rename = "score_track")]
    pub _score_track: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    pub violet: Spanned<u8>,
    pub yellow: Spanned<u8>,
    pub orange: Spanned<u8>,
    pub green: Spanned<u8>,
    pub red: Spanned<u8>,
    pub remove_per_colour: Spanned<BTreeMap<String, u8>>,
    pub hand: Spanned<u8>,
    pub open_cards: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Region {
    pub id: Spanned<String>,
    pub name: Spanned<String>,
    pub colour: Spanned<String>,
    pub size: Spanned<u8>,
    pub dragon: Spanned<Point>,
    pub outline: Spanned<Vec<Point>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Obstacle {
    pub kind: Spanned<String>,
    pub outline: Spanned<Vec<Point>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Space {
    pub id: Spanned<String>,
    pub region: Spanned<String>,
    pub pos: Spanned<Point>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roads {
    pub pairs: Vec<Spanned<[String; 2]>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Alliance {
    pub number: Spanned<u8>,
    pub regions: Spanned<[String; 2]>,
    pub pos: Spanned<Point>,
}

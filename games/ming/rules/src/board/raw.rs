//! A board's file as it is written: every key there may be, with its place in the file.

use boards::Spanned;
use serde::Deserialize;

use super::Point;

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    pub board: Head,
    pub cards: Cards,
    pub symbol: Vec<Symbol>,
    pub province: Vec<Province>,
    pub district: Vec<District>,
    pub border: Vec<Border>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    pub name: Spanned<String>,
    pub canvas: Spanned<Point>,
    pub map_box: Spanned<[u16; 4]>,
    pub province_order: Spanned<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    pub movement: Spanned<u8>,
    pub dragon: Spanned<u8>,
    pub return_values: Spanned<Vec<u8>>,
    pub hand_limit: Spanned<u8>,
    pub members: Spanned<u8>,
    pub province_tiles: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Symbol {
    pub id: Spanned<String>,
    /// For readers of the file; our texts have names of their own.
    #[serde(rename = "name")]
    pub _name: String,
    pub family: Spanned<String>,
    pub cards: Spanned<u8>,
    /// Where the symbol is known from.
    #[serde(default, rename = "status")]
    pub _status: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Province {
    pub id: Spanned<String>,
    pub city: Spanned<Point>,
    pub space: Spanned<Point>,
    pub districts: Spanned<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct District {
    pub id: Spanned<String>,
    pub name: Spanned<String>,
    pub province: Spanned<String>,
    pub center: Spanned<Point>,
    pub monastery: Spanned<Point>,
    pub palaces: Spanned<[Point; 3]>,
    pub polygon: Spanned<Vec<Point>>,
    pub neighbours: Spanned<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Border {
    pub a: Spanned<String>,
    pub b: Spanned<String>,
    pub symbol: Spanned<String>,
    pub family: Spanned<String>,
    pub inner: Spanned<bool>,
    pub at: Spanned<Point>,
}

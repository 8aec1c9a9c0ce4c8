//! A map's file as it is written: every key there may be, with its place in the file.

use boards::Spanned;
use serde::Deserialize;

use super::Point;

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    pub board: Head,
    pub tiles: Tiles,
    pub tiles_start: Tiles,
    pub region: Vec<Region>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    pub id: Spanned<String>,
    pub title: Spanned<String>,
    pub canvas: Spanned<Point>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tiles {
    pub village: Spanned<u8>,
    pub palace: Spanned<u8>,
    pub temple: Spanned<u8>,
    pub fort: Spanned<u8>,
    pub rice: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Region {
    pub id: Spanned<String>,
    pub name: Spanned<String>,
    pub hanzi: Spanned<String>,
    pub center: Spanned<Point>,
    pub dark: bool,
    pub lotus: bool,
    pub dragon: Spanned<bool>,
    pub neighbours: Spanned<Vec<String>>,
    pub outline: Spanned<Vec<Point>>,
}

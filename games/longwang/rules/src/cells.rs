//! Sets of cells as lists of their names, for readers of a state or a view.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::{Cell, cells};
use crate::data::PLAYERS;

pub fn serialize<S: Serializer>(sets: &[u128; PLAYERS], serializer: S) -> Result<S::Ok, S::Error> {
    sets.map(|set| cells(set).collect::<Vec<Cell>>()).serialize(serializer)
}

pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u128; PLAYERS], D::Error> {
    let lists = <[Vec<Cell>; PLAYERS]>::deserialize(deserializer)?;
    Ok(lists.map(|list| list.iter().fold(0, |set, cell| set | cell.bit())))
}

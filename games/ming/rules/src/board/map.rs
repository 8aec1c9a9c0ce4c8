//! The second half of a board's file: provinces, districts and borders.

use boards::{Reader, Spanned};
use kernel::{Piece, Set};

use super::raw;
use super::read::{SYMBOLS, province, symbol};
use super::{Area, Board, Border, Land};
use crate::data::*;

/// The id of each district, in order.
pub type Ids = [String; DISTRICTS];

/// R1.1: the six provinces with three districts each.
pub fn provinces(reader: &mut Reader, raw: &[raw::Province]) -> Ids {
    let mut ids: Ids = Default::default();
    let mut found = Set::NONE;
    for raw in raw {
        let Some(province) = province(reader, &raw.id, raw.id.get_ref()) else { continue };
        if found.contains(province) {
            reader.fault(&raw.id, format!("province `{province}` stands twice"));
        }
        found.insert(province);
        let named = raw.districts.get_ref();
        if named.len() != DISTRICTS_EACH {
            let what = format!("province `{province}` has {DISTRICTS_EACH} districts, not {}", named.len());
            reader.fault(&raw.districts, what);
        }
        for (id, district) in named.iter().zip(District::of(province)) {
            if ids.contains(id) {
                reader.fault(&raw.districts, format!("district `{id}` belongs to two places"));
            }
            ids[district] = id.clone();
        }
    }
    for province in Set::<Province>::all().minus(found).iter() {
        reader.lack(format!("province `{province}` is missing"));
    }
    ids
}

/// Where the provinces are drawn.
pub fn lands(reader: &mut Reader, raw: &[raw::Province]) -> Vec<Land> {
    let mut lands = vec![Land::default(); PROVINCES];
    for raw in raw {
        if let Ok(province) = raw.id.get_ref().parse::<Province>() {
            let (city, space) = (reader.point(&raw.city), reader.point(&raw.space));
            lands[province.index()] = Land { city, space };
        }
    }
    lands
}

/// The eighteen districts, each in the province that names it.
pub fn areas(reader: &mut Reader, raw: &[raw::District], ids: &Ids) -> Vec<Area> {
    let mut areas = vec![Area::default(); DISTRICTS];
    let mut found = 0;
    for raw in raw {
        let Some(district) = district(reader, &raw.id, ids) else { continue };
        let id = raw.id.get_ref();
        if found & district.bit() != 0 {
            reader.fault(&raw.id, format!("district `{id}` stands twice"));
        }
        found |= district.bit();
        let province = province(reader, &raw.province, raw.province.get_ref());
        if let Some(other) = province.filter(|&other| other != district.province()) {
            let own = district.province();
            let what = format!("province `{own}` names district `{id}`, so it cannot lie in `{other}`");
            reader.fault(&raw.province, what);
        }
        areas[district.index()] = Area {
            name: reader.name(&raw.name),
            center: reader.point(&raw.center),
            monastery: reader.point(&raw.monastery),
            palaces: raw.palaces.get_ref().map(|point| reader.inside(&raw.palaces, point)),
            outline: reader.outline(&raw.polygon, "a polygon"),
        };
    }
    for district in District::all().filter(|district| found & district.bit() == 0) {
        if !ids[district].is_empty() {
            reader.lack(format!("district `{}` is missing", ids[district]));
        }
    }
    areas
}

/// A district by its id.
fn district(reader: &mut Reader, at: &Spanned<String>, ids: &Ids) -> Option<District> {
    let place = ids.iter().position(|id| id == at.get_ref());
    if place.is_none() {
        reader.fault(at, format!("no province names a district `{}`", at.get_ref()));
    }
    place.map(District::at)
}

/// R4.2: borders between two districts, each once, with a symbol.
pub fn borders(reader: &mut Reader, raw: &[raw::Border], ids: &Ids, groups: &[Card; SYMBOLS]) -> Vec<Border> {
    let mut borders: Vec<Border> = Vec::new();
    for raw in raw {
        let ends = (district(reader, &raw.a, ids), district(reader, &raw.b, ids));
        let symbol = symbol(reader, &raw.symbol);
        let at = reader.point(&raw.at);
        let ((Some(one), Some(other)), Some(symbol)) = (ends, symbol) else { continue };
        let (a, b) = (raw.a.get_ref(), raw.b.get_ref());
        let same = |known: &Border| known.districts.contains(&one) && known.districts.contains(&other);
        if one == other {
            reader.fault(&raw.b, format!("a border leads from `{a}` to itself"));
            continue;
        }
        if borders.iter().any(same) {
            reader.fault(&raw.a, format!("the border between `{a}` and `{b}` stands twice"));
        }
        let group = groups[symbol];
        if raw.family.get_ref() != group.name() {
            let what = format!("symbol `{symbol}` is of family `{group}`, not `{}`", raw.family.get_ref());
            reader.fault(&raw.family, what);
        }
        let inner = one.province() == other.province();
        if *raw.inner.get_ref() != inner {
            let what = format!("`{a}` and `{b}` lie in {} province", if inner { "one" } else { "no common" });
            reader.fault(&raw.inner, format!("`inner` is {inner}: {what}"));
        }
        borders.push(Border { districts: [one, other], symbols: [symbol, group], at });
    }
    borders
}

/// What a district says about its neighbours agrees with the borders.
pub fn neighbours(reader: &mut Reader, raw: &[raw::District], ids: &Ids, board: &Board) {
    for raw in raw {
        let Some(place) = ids.iter().position(|id| id == raw.id.get_ref()) else { continue };
        let beside = board.ways(false, District::at(place))[Card::Dragon];
        let named = raw.neighbours.get_ref();
        for id in named.iter().filter(|id| !District::among(beside).any(|other| ids[other] == **id)) {
            let what =
                format!("`{}` names `{id}` as a neighbour, but has no border with it", raw.id.get_ref());
            reader.fault(&raw.neighbours, what);
        }
        for other in District::among(beside).filter(|&other| !named.contains(&ids[other])) {
            let what =
                format!("`{}` has a border with `{}`, but does not name it", raw.id.get_ref(), ids[other]);
            reader.fault(&raw.neighbours, what);
        }
    }
}

/// A prince with enough cards can get from every district to every other.
pub fn hangs_together(reader: &mut Reader, board: &Board, ids: &Ids) {
    let mut reached = 1;
    for _ in 0..DISTRICTS {
        reached |=
            District::among(reached).fold(0, |bits, from| bits | board.ways(false, from)[Card::Dragon]);
    }
    for district in District::all().filter(|district| reached & district.bit() == 0) {
        reader.lack(format!("no way leads from `{}` to `{}`", ids[0], ids[district]));
    }
}

impl Board {
    /// Works out where each card leads.
    pub(super) fn open_ways(&mut self) {
        for border in &self.borders {
            let [one, other] = border.districts;
            for (ways, symbol) in self.ways.iter_mut().zip(border.symbols) {
                for card in [symbol, Card::Dragon] {
                    ways[one][card] |= other.bit();
                    ways[other][card] |= one.bit();
                }
            }
        }
    }
}

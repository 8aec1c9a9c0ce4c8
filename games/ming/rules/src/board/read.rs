//! Reading a board's file: every fault is named with its line, and only a file without faults is a board.

use boards::{Reader, Spanned};
use kernel::{Piece, Set};

use super::Board;
use super::map::{areas, borders, hangs_together, lands, neighbours, provinces};
use super::raw::{self, File};
use crate::data::*;

/// A province by its id.
pub fn province<T>(reader: &mut Reader, at: &Spanned<T>, id: &str) -> Option<Province> {
    reader.piece(at, id, "province", "there are", Province::ALL)
}

/// The board of a file.
pub fn board(reader: &mut Reader, file: File) -> Board {
    let canvas = reader.canvas(&file.board.canvas);
    numbers(reader, &file.cards);
    let deck = symbols(reader, &file.symbol);
    let ids = provinces(reader, &file.province);
    let mut board = Board {
        name: reader.title(&file.board.name),
        canvas,
        map_box: map_box(reader, &file.board.map_box),
        order: order(reader, &file.board.province_order),
        provinces: lands(reader, &file.province),
        districts: areas(reader, &file.district, &ids),
        borders: borders(reader, &file.border, &ids, &deck.groups),
        decks: [[0; CARDS]; 2],
        ways: [[[0; CARDS]; DISTRICTS]; 2],
    };
    for (&symbol, (&count, &group)) in Card::symbols().iter().zip(deck.counts.iter().zip(&deck.groups)) {
        board.decks[0][symbol] = count;
        board.decks[1][group] = board.decks[1][group].saturating_add(count);
    }
    board.open_ways();
    neighbours(reader, &file.district, &ids, &board);
    hangs_together(reader, &board, &ids);
    board
}

/// R1.2, R1.3: what the rules say and the file repeats.
fn numbers(reader: &mut Reader, cards: &raw::Cards) {
    reader.by_the_rules(&cards.movement, "movement", MOVEMENT);
    reader.by_the_rules(&cards.dragon, "dragon", DRAGONS);
    reader.by_the_rules(&cards.hand_limit, "hand_limit", HAND);
    reader.by_the_rules(&cards.members, "members", MEMBERS + 1);
    reader.by_the_rules(&cards.province_tiles, "province_tiles", TILES);
    let values = &cards.return_values;
    if values.get_ref()[..] != RETURN_CARDS {
        let what = format!("`return_values` are {RETURN_CARDS:?} by the rules, not {:?}", values.get_ref());
        reader.fault(values, what);
    }
}

/// R1.2: six symbols, each of one of three families, with 54 cards together.
fn symbols(reader: &mut Reader, raw: &[raw::Symbol]) -> Deck {
    let mut deck = Deck { counts: [0; SYMBOLS], groups: [Card::Animal; SYMBOLS] };
    let mut found: Set<Card> = Set::NONE;
    for raw in raw {
        let Some(symbol) = symbol(reader, &raw.id) else { continue };
        if found.contains(symbol) {
            reader.fault(&raw.id, format!("symbol `{symbol}` stands twice"));
        }
        found.insert(symbol);
        let family = raw.family.get_ref();
        if let Some(group) = reader.piece(&raw.family, family, "family", "there are", Card::groups()) {
            deck.groups[symbol] = group;
        }
        if !(1..=MOVEMENT).contains(raw.cards.get_ref()) {
            reader.fault(&raw.cards, format!("there are 1 to {MOVEMENT} {symbol} cards"));
        }
        deck.counts[symbol] = *raw.cards.get_ref();
    }
    for symbol in Card::symbols().iter().filter(|&&symbol| !found.contains(symbol)) {
        reader.lack(format!("symbol `{symbol}` is missing"));
    }
    let all: u32 = deck.counts.iter().map(|&count| u32::from(count)).sum();
    if found.len() == SYMBOLS && all != u32::from(MOVEMENT) {
        reader.lack(format!("the symbols have {MOVEMENT} cards together by the rules, not {all}"));
    }
    deck
}

/// A symbol by its id.
pub fn symbol(reader: &mut Reader, at: &Spanned<String>) -> Option<Card> {
    reader.piece(at, at.get_ref(), "symbol", "there are", Card::symbols())
}

fn map_box(reader: &mut Reader, at: &Spanned<[u16; 4]>) -> [u16; 4] {
    let [left, top, right, bottom] = *at.get_ref();
    reader.inside(at, [right, bottom]);
    if left >= right || top >= bottom {
        reader.fault(at, "`map_box` is left, top, right and bottom, in this order".into());
    }
    *at.get_ref()
}

/// R5.5: every province once.
fn order(reader: &mut Reader, at: &Spanned<Vec<String>>) -> [Province; PROVINCES] {
    let mut order = [Province::White; PROVINCES];
    let mut found = Set::NONE;
    let named: Vec<Province> = at.get_ref().iter().filter_map(|id| province(reader, at, id)).collect();
    for (&province, entry) in named.iter().zip(&mut order) {
        *entry = province;
        found.insert(province);
    }
    if found != Set::all() || at.get_ref().len() != PROVINCES {
        reader.fault(at, "`province_order` names each of the six provinces once".into());
    }
    order
}

/// How many symbols there are where there are six kinds.
pub const SYMBOLS: usize = Card::Animal as usize;

/// The movement cards of each symbol, and the family of each.
pub struct Deck {
    counts: [u8; SYMBOLS],
    groups: [Card; SYMBOLS],
}

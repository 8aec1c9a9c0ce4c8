//! Reading a board's file: every fault is named with its line, and only a file without faults is a board.

use boards::{Reader, Spanned};
use kernel::{Piece, Set};

use super::map::{alliances, roads, spaces};
use super::raw::{self, File};
use super::{Board, Land, Obstacle};
use crate::data::*;

/// The most cards of a colour, and the most lakes and mountains.
const MOST_CARDS: u8 = 20;
const MOST_OBSTACLES: usize = 30;

/// A region by its id.
pub fn region<T>(reader: &mut Reader, at: &Spanned<T>, id: &str) -> Option<Region> {
    reader.piece(at, id, "region", "the nine are", Region::ALL)
}

/// The board of a file.
pub fn board(reader: &mut Reader, file: File) -> Board {
    let canvas = reader.canvas(&file.board.canvas);
    let players = players(reader, &file.board);
    let (deck, removed) = deck(reader, &file.deck, &players);
    let (regions, colours) = regions(reader, &file.region);
    let (spaces, first, lands) = spaces(reader, &file.space, &regions);
    let mut board = Board {
        id: reader.id(&file.board.id),
        title: reader.title(&file.board.title),
        players,
        canvas,
        obstacles: obstacles(reader, &file.obstacle),
        alliances: alliances(reader, &file.alliance, &regions),
        regions,
        spaces,
        deck,
        removed,
        sizes: lands.map(|land: u64| land.count_ones() as u8),
        first,
        lands,
        roads: [0; MAX_SPACES],
        colours,
        coloured: [Set::NONE; COLOURS],
    };
    for (&region, &colour) in Region::ALL.iter().zip(&colours) {
        board.coloured[colour].insert(region);
    }
    roads(reader, &file.roads, &mut board);
    board
}

fn players(reader: &mut Reader, head: &raw::Head) -> Vec<u8> {
    let players = head.players.get_ref();
    if players.is_empty() || players.iter().any(|players| !(3..=5).contains(players)) {
        reader.fault(&head.players, format!("players are some of 3, 4 and 5, not {players:?}"));
    } else if players.len() > 3 {
        reader.excess(&head.players, "players are some of 3, 4 and 5, each once".into());
    }
    players.iter().copied().filter(|players| (3..=5).contains(players)).collect()
}

/// The deck, and how many cards of each colour are taken out, by number of players.
fn deck(reader: &mut Reader, deck: &raw::Deck, players: &[u8]) -> (Cards, [u8; MAX_PLAYERS + 1]) {
    reader.by_the_rules(&deck.hand, "hand", HAND);
    reader.by_the_rules(&deck.open_cards, "open_cards", ROW);
    let counts = [&deck.violet, &deck.yellow, &deck.orange, &deck.green, &deck.red];
    for (colour, count) in Colour::ALL.iter().zip(counts) {
        if !(1..=MOST_CARDS).contains(count.get_ref()) {
            reader.fault(count, format!("there are 1 to {MOST_CARDS} {colour} cards"));
        }
    }
    let counts = counts.map(|count| *count.get_ref());
    let mut removed = [0; MAX_PLAYERS + 1];
    let out = &deck.remove_per_colour;
    for (number, &remove) in out.get_ref() {
        match number.parse::<usize>() {
            Ok(number @ 3..=5) => removed[number] = remove,
            _ => reader.fault(out, format!("`remove_per_colour` is for 3, 4 or 5 players, not {number}")),
        }
    }
    for &number in players {
        let remove = removed[usize::from(number)];
        if !out.get_ref().contains_key(&number.to_string()) {
            reader.fault(out, format!("`remove_per_colour` says nothing about {number} players"));
        }
        let left: u16 = counts.iter().map(|&count| u16::from(count.saturating_sub(remove))).sum();
        let needed = u16::from(number * HAND + ROW);
        if counts.iter().any(|&count| count <= remove) {
            reader.fault(out, format!("with {number} players a colour has no card left"));
        } else if left <= needed {
            reader.fault(
                out,
                format!("with {number} players {left} cards are left; more than {needed} are needed"),
            );
        }
    }
    (counts, removed)
}

fn regions(reader: &mut Reader, raw: &[raw::Region]) -> (Vec<Land>, [Colour; REGIONS]) {
    let none = Land { name: String::new(), size: 0, dragon: [0; 2], outline: Vec::new() };
    let mut lands = vec![none; REGIONS];
    let mut colours = [Colour::Violet; REGIONS];
    let mut found = Set::NONE;
    for raw in raw {
        let Some(region) = region(reader, &raw.id, raw.id.get_ref()) else { continue };
        if found.contains(region) {
            reader.fault(&raw.id, format!("region `{region}` stands twice"));
        }
        found.insert(region);
        let name = raw.colour.get_ref();
        if let Some(colour) = reader.piece(&raw.colour, name, "colour", "the five are", Colour::ALL) {
            colours[region] = colour;
        }
        if !(1..=MAX_SIZE).contains(raw.size.get_ref()) {
            reader.fault(&raw.size, format!("region `{region}` has 1 to {MAX_SIZE} spaces"));
        }
        lands[region.index()] = Land {
            name: reader.name(&raw.name),
            size: *raw.size.get_ref(),
            dragon: reader.point(&raw.dragon),
            outline: reader.outline(&raw.outline, "an outline"),
        };
    }
    for region in Set::all().minus(found).iter() {
        reader.lack(format!("region `{region}` is missing"));
    }
    pairs_and_one(reader, &colours, found);
    (lands, colours)
}

fn obstacles(reader: &mut Reader, raw: &[raw::Obstacle]) -> Vec<Obstacle> {
    if let Some(first) = raw.get(MOST_OBSTACLES) {
        reader
            .excess(&first.kind, format!("there are {MOST_OBSTACLES} obstacles at most, not {}", raw.len()));
    }
    let obstacle = |raw: &raw::Obstacle| Obstacle {
        kind: reader.name(&raw.kind),
        outline: reader.outline(&raw.outline, "an outline"),
    };
    raw.iter().map(obstacle).collect()
}

/// R1.1: four pairs of one colour each, and one region alone.
fn pairs_and_one(reader: &mut Reader, colours: &[Colour; REGIONS], found: Set<Region>) {
    let of = |colour: Colour| found.iter().filter(|&region| colours[region] == colour).count();
    if found.len() < REGIONS {
        return;
    }
    for &colour in Colour::ALL {
        let expected = if colour == Colour::Violet { 1 } else { 2 };
        if of(colour) != expected {
            reader.lack(format!("{expected} of the regions must be {colour}, not {}", of(colour)));
        }
    }
}

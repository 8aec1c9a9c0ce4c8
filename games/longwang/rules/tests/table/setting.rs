//! How a table is set: real set-up, then the pieces and cards as the test wants them.

use kernel::prelude::*;
use kernel::{Piece, Seat, Seats, Turn};
use longwang::data::*;
use longwang::{Builder, Cell, Longwang, Options, Phase, Place};
use serde_json::json;

use super::{Match, NE, NW, SE, SW};

/// What a test wants: by default nobody has cards, tokens or tiles, everyone stands next to their corner, the air
/// dragon is in the north-west, then clockwise earth, fire and water, and it is the north-west's turn.
pub struct Setting {
    options: Options,
    wheel: [Dragon; 4],
    explorers: [Option<u128>; 4],
    hands: [Vec<Card>; 4],
    tokens: [[u16; 4]; 4],
    tiles: Vec<(usize, Place, Jade, Seats)>,
    objectives: [u8; 4],
    parts: [u8; 4],
    deck: Option<Vec<Card>>,
    round: u8,
    first: Seat,
    active: Seat,
}

pub fn setting() -> Setting {
    Setting {
        options: Options::default(),
        wheel: [Dragon::Air, Dragon::Earth, Dragon::Fire, Dragon::Water],
        explorers: [None; 4],
        hands: Default::default(),
        tokens: [[0; 4]; 4],
        tiles: Vec::new(),
        objectives: [5, 2, 3, 4],
        parts: [0; 4],
        deck: None,
        round: 1,
        first: NW,
        active: NW,
    }
}

fn cards(words: &str) -> Vec<Card> {
    words.split_whitespace().map(|word| word.parse().expect("a card")).collect()
}

impl Setting {
    pub fn options(mut self, options: Options) -> Setting {
        self.options = options;
        self
    }

    /// The seat's region has this dragon; the one it had goes where this was.
    pub fn dragon(mut self, seat: Seat, dragon: Dragon) -> Setting {
        let there = self.wheel.iter().position(|&other| other == dragon).expect("a dragon");
        self.wheel.swap(there, usize::from(seat.number()));
        self
    }

    /// Explorers of a seat on these cells and nowhere else.
    pub fn explorers(mut self, seat: Seat, words: &str) -> Setting {
        let cells = words.split_whitespace().map(|word| word.parse::<Cell>().expect("a cell"));
        self.explorers[seat] = Some(cells.fold(0, |set, cell| set | cell.bit()));
        self
    }

    pub fn hand(mut self, seat: Seat, words: &str) -> Setting {
        self.hands[seat] = cards(words);
        self
    }

    /// Bamboo, rock, rice, dragon fruit.
    pub fn tokens(mut self, seat: Seat, tokens: [u16; 4]) -> Setting {
        self.tokens[seat] = tokens;
        self
    }

    /// A player has this tile and has seen it.
    pub fn holds(mut self, seat: Seat, tile: usize, jade: Jade) -> Setting {
        self.tiles.push((tile, Place::Hand(seat), jade, Seats::only(seat)));
        self
    }

    /// A player has looked at this tile, which lies on the board.
    pub fn looked(mut self, seat: Seat, tile: usize, jade: Jade) -> Setting {
        self.tiles.push((tile, Place::Board, jade, Seats::only(seat)));
        self
    }

    pub fn objective(mut self, seat: Seat, number: u8) -> Setting {
        self.objectives[seat] = number;
        self
    }

    /// This number of parts of the seat's temple are paid for and stand.
    pub fn parts(mut self, seat: Seat, parts: u8) -> Setting {
        self.parts[seat] = parts;
        self
    }

    /// The deck; all cards that are nowhere else have been discarded.
    pub fn deck(mut self, words: &str) -> Setting {
        self.deck = Some(cards(words));
        self
    }

    pub fn round(mut self, round: u8) -> Setting {
        self.round = round;
        self
    }

    /// Who began the round.
    pub fn first(mut self, seat: Seat) -> Setting {
        self.first = seat;
        self
    }

    pub fn turn_of(mut self, seat: Seat) -> Setting {
        self.active = seat;
        self
    }

    /// The table.
    pub fn set(self) -> Match {
        let mut game = settled(&self.options);
        let board = self.options.board;
        game.table.wheel = self.wheel;
        (game.table.round, game.table.first, game.table.active) = (self.round, self.first, self.active);
        let mut rest = board.deck;
        for seat in [NW, NE, SE, SW] {
            game.table.explorers[seat] = self.explorers[seat].unwrap_or(game.table.explorers[seat]);
            let mut paid = [[0; 4]; 2];
            let costs = board.objective(self.objectives[seat]).costs;
            paid[..usize::from(self.parts[seat])].copy_from_slice(&costs[..usize::from(self.parts[seat])]);
            game.table.builders[seat] = Builder {
                tokens: self.tokens[seat],
                parts: self.parts[seat],
                paid,
                looked: false,
                cards: self.hands[seat].len() as u8,
            };
            game.hidden.objectives[seat] = Some(self.objectives[seat]);
            game.hidden.hands[seat] = [0; CARDS];
            for &card in &self.hands[seat] {
                game.hidden.hands[seat][card] += 1;
                rest[card] -= 1;
            }
        }
        for (tile, place, jade, seen) in self.tiles {
            let lying = &mut game.table.tiles[tile - 1];
            (lying.place, lying.seen) = (place, seen);
            game.hidden.jade[tile - 1] = Some(jade);
        }
        game.hidden.deck = rest;
        game.table.discard = [0; CARDS];
        if let Some(deck) = self.deck {
            game.hidden.deck = [0; CARDS];
            deck.iter().for_each(|&card| game.hidden.deck[card] += 1);
            for (place, left) in rest.iter().enumerate() {
                game.table.discard[place] = left - game.hidden.deck[place];
            }
        }
        game.table.deck = game.hidden.deck.iter().sum();
        deal(game, &self.hands).into()
    }
}

/// A game in its first turn, set up with whatever comes first.
fn settled(options: &Options) -> Longwang {
    let mut game = Longwang::start(options, 4).expect("four players");
    for dragon in ["air", "earth", "fire", "water"] {
        game.happen(format!("dragon {dragon}").parse().expect("a chance"), &mut ()).expect("a dragon");
    }
    while game.table.phase != Phase::Turn {
        if game.turn() == Turn::Nature {
            let mut list = Vec::new();
            game.chances(&mut list);
            game.happen_unchecked(list[0].0, &mut ());
        } else {
            let mut list = Vec::new();
            game.choices(game.table.active, &mut list);
            game.play_unchecked(game.table.active, list[0], &mut ());
        }
    }
    game
}

/// The rows of backs and faces are kept inside the game; a text can be changed where a field cannot.
fn deal(game: Longwang, hands: &[Vec<Card>; 4]) -> Longwang {
    let mut text = serde_json::to_value(game).expect("a state is plain data");
    let all: Vec<(u8, Card)> =
        (0..4).flat_map(|seat: u8| hands[usize::from(seat)].iter().map(move |&card| (seat, card))).collect();
    let mut faces = vec![json!("action_point_1"); MOST_CARDS];
    for (place, (_, card)) in all.iter().enumerate() {
        faces[place] = json!(card.name());
    }
    let back = |(owner, _): &(u8, Card)| json!({ "owner": owner, "knowers": 1 << owner, "shuffle": 0 });
    text["table"]["backs"] = all.iter().map(back).collect();
    text["hidden"]["faces"] = json!(faces);
    serde_json::from_value(text).expect("a state")
}

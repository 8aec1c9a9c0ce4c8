//! How a table is set: real set-up, then the pieces and cards as the test wants them.

use china::data::*;
use china::{BoardRef, China, Options, Realm, Side, Space};
use kernel::prelude::*;
use kernel::{Dice, Seat, Turn};
use serde_json::json;

use super::Match;

/// What a test wants: by default an empty board, whatever cards, and Guido begins.
pub struct Setting {
    players: u8,
    options: Options,
    board: BoardRef,
    palaces: [u64; MAX_PLAYERS],
    forts: u64,
    emissaries: [[u8; MAX_PLAYERS]; REGIONS],
    points: [u16; MAX_PLAYERS],
    hands: [Option<Cards>; MAX_PLAYERS],
    known: [Cards; MAX_PLAYERS],
    row: Option<Cards>,
    pile: Option<Cards>,
    exhausted: u8,
    active: Seat,
}

pub fn setting(players: u8) -> Setting {
    Setting {
        players,
        options: Options::default(),
        board: Options::default().board_for(players).expect("players and options go together"),
        palaces: [0; MAX_PLAYERS],
        forts: 0,
        emissaries: [[0; MAX_PLAYERS]; REGIONS],
        points: [0; MAX_PLAYERS],
        hands: [None; MAX_PLAYERS],
        known: [[0; COLOURS]; MAX_PLAYERS],
        row: None,
        pile: None,
        exhausted: 0,
        active: Seat::new(0),
    }
}

/// Cards by their colours.
pub fn cards(words: &str) -> Cards {
    let mut cards = [0; COLOURS];
    for word in words.split_whitespace() {
        cards[word.parse::<Colour>().expect("a colour")] += 1;
    }
    cards
}

impl Setting {
    pub fn fortresses(mut self) -> Setting {
        self.options.fortresses = true;
        self
    }

    pub fn board(mut self, board: BoardRef) -> Setting {
        (self.options.board, self.board) = (Side::Chosen(board.clone()), board);
        self
    }

    /// Palaces of a seat on these spaces.
    pub fn palaces(mut self, seat: Seat, spaces: &str) -> Setting {
        self.palaces[seat] |= self.bits(spaces);
        self
    }

    /// Anybody's fortresses on these spaces.
    pub fn forts(mut self, spaces: &str) -> Setting {
        self.forts |= self.bits(spaces);
        self.fortresses()
    }

    /// Emissaries of a seat in these regions, each named as often as there are.
    pub fn emissaries(mut self, seat: Seat, regions: &str) -> Setting {
        for region in regions.split_whitespace() {
            self.emissaries[region.parse::<Region>().expect("a region")][seat] += 1;
        }
        self
    }

    pub fn points(mut self, seat: Seat, points: u16) -> Setting {
        self.points[seat] = points;
        self
    }

    pub fn hand(mut self, seat: Seat, words: &str) -> Setting {
        self.hands[seat] = Some(cards(words));
        self
    }

    /// Those cards of a hand that everybody saw being taken.
    pub fn known(mut self, seat: Seat, words: &str) -> Setting {
        self.known[seat] = cards(words);
        self
    }

    pub fn row(mut self, words: &str) -> Setting {
        self.row = Some(cards(words));
        self
    }

    /// The pile; all cards that are nowhere else have been discarded.
    pub fn pile(mut self, words: &str) -> Setting {
        self.pile = Some(cards(words));
        self
    }

    /// The pile has run out once.
    pub fn reshuffled(mut self) -> Setting {
        self.exhausted = 1;
        self
    }

    pub fn turn_of(mut self, seat: Seat) -> Setting {
        self.active = seat;
        self
    }

    fn bits(&self, spaces: &str) -> u64 {
        spaces.split_whitespace().fold(0, |bits, space| {
            let bit = self.board.bit(space.parse::<Space>().expect("a space"));
            assert_ne!(bit, 0, "the board has a space {space}");
            bits | bit
        })
    }

    /// The table.
    pub fn set(self) -> Match {
        let mut game = China::start(&self.options, self.players).expect("players and options go together");
        game.happen("first 0".parse().expect("a chance"), &mut ()).expect("Guido may begin");
        let mut dice = Dice::new(1);
        while game.turn() == Turn::Nature {
            let chance = game.draw(&mut dice, &mut Vec::new());
            game.happen_unchecked(chance, &mut ());
        }
        game.table.realm = Realm::with(self.board.clone(), self.palaces, self.forts, self.emissaries);
        game.table.active = self.active;
        game.table.exhausted = self.exhausted;
        let mut rest = self.board.cards(self.players);
        for seat in Seat::all(self.players) {
            self.set_prince(&mut game, seat);
            game.hands[seat].cards = self.hands[seat].unwrap_or_default();
            take(&mut rest, &game.hands[seat].cards);
        }
        game.table.row = self.row.unwrap_or_default();
        take(&mut rest, &game.table.row);
        take(&mut rest, &self.pile.unwrap_or_default());
        for seat in Seat::all(self.players).filter(|&seat| self.hands[seat].is_none()) {
            game.hands[seat].cards = any(&mut rest, HAND);
        }
        if self.row.is_none() {
            game.table.row = any(&mut rest, ROW);
        }
        (game.pile, game.table.discard) = match self.pile {
            Some(pile) => (pile, rest),
            None => (rest, [0; COLOURS]),
        };
        game.table.piled = game.pile.iter().sum();
        recount(game).into()
    }

    fn set_prince(&self, game: &mut China, seat: Seat) {
        let prince = &mut game.table.princes[seat];
        prince.palaces = PALACES - self.palaces[seat].count_ones() as u8;
        prince.emissaries = EMISSARIES - self.emissaries.iter().map(|here| here[seat]).sum::<u8>();
        // The first seats have placed the fortresses that stand.
        let placed = u32::from(seat.number()) < self.forts.count_ones();
        prince.fortresses = u8::from(self.options.fortresses && !placed);
        prince.points[Source::Palaces] = self.points[seat];
        prince.known = self.known[seat];
    }
}

/// The number of open cards is kept inside the game; a text can be changed where a field cannot.
fn recount(game: China) -> China {
    let open: u8 = game.row.iter().sum();
    let mut text = serde_json::to_value(game).expect("a state is plain data");
    text["table"]["open"] = json!(open);
    serde_json::from_value(text).expect("a state")
}

fn take(from: &mut Cards, cards: &Cards) {
    for (rest, count) in from.iter_mut().zip(cards) {
        *rest = rest.checked_sub(*count).expect("the colour has enough cards");
    }
}

/// This number of cards, of the most plentiful colours.
fn any(from: &mut Cards, count: u8) -> Cards {
    let mut cards = [0; COLOURS];
    for _ in 0..count {
        let most = (0..COLOURS).max_by_key(|&colour| from[colour]).expect("there are colours");
        from[most] -= 1;
        cards[most] += 1;
    }
    cards
}

//! How a table is set: the pieces and cards as the test wants them, everything else by the rules.

use kernel::prelude::*;
use kernel::{Piece, Seat, Seats};
use ming::data::*;
use ming::{BoardRef, Ming, Options, Phase, Readings};

use super::Match;

/// What a test wants: by default an empty map, empty hands, princes far from each other, and Guido begins.
pub struct Setting {
    game: Ming,
    row: Option<[Card; PROVINCES]>,
    pile: Option<Cards>,
}

/// Where the princes are if nobody says anything else.
const PRINCES: [&str; MAX_PLAYERS] = ["white-1", "orange-3", "green-3", "blue-3"];

pub fn setting(players: u8) -> Setting {
    with(&Options::default(), players)
}

fn with(options: &Options, players: u8) -> Setting {
    let mut game = Ming::start(options, players).expect("this number of players is allowed");
    game.table.round = 1;
    game.table.phase = Phase::Move;
    for seat in Seat::all(players) {
        let family = &mut game.table.families[seat];
        family.cards = 0;
        family.prince = Some(PRINCES[seat].parse().expect("a district"));
    }
    game.hands = Default::default();
    Setting { game, row: None, pile: None }
}

/// Cards by their names.
pub fn cards(words: &str) -> Cards {
    let mut cards = [0; CARDS];
    for word in words.split_whitespace() {
        cards[word.parse::<Card>().expect("a card")] += 1;
    }
    cards
}

/// Tiles by their provinces.
pub fn tiles(words: &str) -> [u8; PROVINCES] {
    let mut tiles = [0; PROVINCES];
    for word in words.split_whitespace() {
        tiles[word.parse::<Province>().expect("a province")] += 1;
    }
    tiles
}

fn districts(words: &str) -> impl Iterator<Item = District> {
    words.split_whitespace().map(|word| word.parse().expect("a district"))
}

impl Setting {
    /// Three kinds of symbols.
    pub fn three(self) -> Setting {
        with(&Options { three: true, ..Options::default() }, self.game.players())
    }

    /// Another reading of the rulebook.
    pub fn option(mut self, name: &str, value: &str) -> Setting {
        let Readings { monks_aside, tiles_limited, hands_hidden } = self.game.readings;
        let mut options = Options { monks_aside, tiles_limited, hands_hidden, ..Options::default() };
        kernel::Options::set(&mut options, name, value).expect("an option");
        self.game.table.readings = options.readings();
        self
    }

    pub fn board(self, board: BoardRef) -> Setting {
        with(&Options { board, three: self.game.three, ..Options::default() }, self.game.players())
    }

    pub fn round(mut self, round: u8) -> Setting {
        self.game.table.round = round;
        self
    }

    pub fn start(mut self, seat: Seat) -> Setting {
        (self.game.table.start, self.game.table.active) = (seat, seat);
        self
    }

    /// The beginning of another phase than that of the princes.
    pub fn phase(mut self, phase: Phase) -> Setting {
        self.game.table.phase = phase;
        self.game.table.left = match phase {
            Phase::Members => PLACED * self.game.players(),
            Phase::Neutral => NEUTRALS_EACH * self.game.players(),
            _ => 0,
        };
        self
    }

    pub fn prince(mut self, seat: Seat, district: &str) -> Setting {
        self.game.table.families[seat].prince = districts(district).next();
        self
    }

    /// Members of a colour in the open parts of these districts, each named as often as there are.
    pub fn open(mut self, colour: Seat, words: &str) -> Setting {
        districts(words).for_each(|district| self.game.table.open[district][colour] += 1);
        self
    }

    pub fn neutral(self, words: &str) -> Setting {
        self.open(NEUTRAL, words)
    }

    pub fn monks(mut self, seat: Seat, words: &str) -> Setting {
        districts(words).for_each(|district| self.game.table.monks[district] = Some(seat));
        self
    }

    /// Members on the province spaces.
    pub fn spaces(mut self, seat: Seat, words: &str) -> Setting {
        self.game.table.families[seat].spaces = tiles(words);
        self
    }

    pub fn hand(mut self, seat: Seat, words: &str) -> Setting {
        self.game.hands[seat] = cards(words);
        self.game.table.families[seat].cards = self.game.hands[seat].iter().sum();
        self
    }

    pub fn tiles(mut self, seat: Seat, words: &str) -> Setting {
        self.game.table.families[seat].tiles = tiles(words);
        self
    }

    pub fn points(mut self, seat: Seat, points: u16) -> Setting {
        self.game.table.families[seat].points[Source::Sets] = points;
        self
    }

    /// The open cards.
    pub fn row(mut self, words: &str) -> Setting {
        let mut named = words.split_whitespace().map(|word| word.parse().expect("a card"));
        self.row = Some(std::array::from_fn(|_| named.next().expect("six cards")));
        self
    }

    /// The pile; all movement cards that are nowhere else have been discarded.
    pub fn pile(mut self, words: &str) -> Setting {
        self.pile = Some(cards(words));
        self
    }

    /// The table.
    pub fn set(self) -> Match {
        let mut game = self.game;
        let mut rest = game.board.deck(game.three);
        rest[Card::Dragon] = DRAGONS;
        for seat in Seat::all(game.players()) {
            take(&mut rest, &game.hands[seat]);
            let on_map: u8 = game.open.iter().chain(&game.palaces).map(|here| here[seat]).sum();
            let family = &game.families[seat];
            let used = on_map + family.spaces.iter().sum::<u8>() + game.monks_of(seat);
            game.table.families[seat].supply = MEMBERS - used;
        }
        game.table.dragons = std::mem::take(&mut rest[Card::Dragon]);
        let row = self.row.unwrap_or_else(|| std::array::from_fn(|_| most(&rest)));
        game.table.row = row.map(Some);
        for card in row {
            rest[card] = rest[card].checked_sub(1).expect("there are enough cards");
        }
        (game.table.pile, game.table.discard) = match self.pile {
            Some(pile) => {
                take(&mut rest, &pile);
                (pile, rest)
            }
            None => (rest, [0; CARDS]),
        };
        game.table.passed = Seats::NONE;
        game.into()
    }

    /// The table after the princes' phase, in which nobody did anything: the scoring has begun, or the next round.
    pub fn scored(mut self) -> Match {
        let active = self.game.active;
        if self.game.families[active].cards == 0 {
            self = self.hand(active, "dragon");
        }
        let mut table = self.set();
        table.say("pass");
        table
    }
}

fn take(from: &mut Cards, cards: &Cards) {
    for (rest, count) in from.iter_mut().zip(cards) {
        *rest = rest.checked_sub(*count).expect("there are enough cards");
    }
}

/// The sort of card that is most plentiful.
fn most(cards: &Cards) -> Card {
    *Card::ALL.iter().max_by_key(|&&card| cards[card]).expect("there are cards")
}

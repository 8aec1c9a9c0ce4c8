//! How a table is set: real set-up and draft, then the courts as the test wants them.

use dragon::data::{Card, Happening, MAX_PLAYERS, Person, Reward, SuperEvent, Tile};
use dragon::{Court, Dragon, Hand, Options, SuperChoice};
use kernel::prelude::*;
use kernel::{Piece, Seat, Set};
use serde_json::json;

use super::{Look, Match};

/// What a test wants: by default everybody has two empty palaces of two floors and 6 yuan, and stands on
/// the track in the order of seats, ten spaces apart.
pub struct Setting {
    options: Options,
    players: u8,
    month: u8,
    event: Happening,
    homes: [Home; MAX_PLAYERS],
    track: Vec<(Seat, u16)>,
    sold_out: Vec<Tile>,
}

/// What one player has.
#[derive(Clone)]
pub struct Home {
    palaces: Vec<(u8, Vec<Tile>)>,
    goods: [u16; 3],
    privileges: [u8; 2],
    hand: Option<Vec<Card>>,
    walled: Vec<Reward>,
}

pub fn setting(players: u8) -> Setting {
    let home =
        Home { palaces: Vec::new(), goods: [6, 0, 0], privileges: [0; 2], hand: None, walled: Vec::new() };
    Setting {
        options: Options::default(),
        players,
        month: 1,
        event: Happening::Peace,
        homes: std::array::from_fn(|_| home.clone()),
        track: Seat::all(players).map(|seat| (seat, 10 * u16::from(players - seat.number()))).collect(),
        sold_out: vec![Tile::Craftsman],
    }
}

impl Home {
    /// One more palace, with these people.
    pub fn palace(mut self, floors: u8, people: &str) -> Home {
        self.palaces.push((floors, words(people)));
        self
    }

    /// No palace at all.
    pub fn homeless(mut self) -> Home {
        self.palaces = vec![(0, Vec::new())];
        self
    }

    pub fn yuan(mut self, yuan: u16) -> Home {
        self.goods[0] = yuan;
        self
    }

    pub fn rice(mut self, rice: u16) -> Home {
        self.goods[1] = rice;
        self
    }

    pub fn fireworks(mut self, fireworks: u16) -> Home {
        self.goods[2] = fireworks;
        self
    }

    pub fn privileges(mut self, small: u8, large: u8) -> Home {
        self.privileges = [small, large];
        self
    }

    pub fn hand(mut self, cards: &str) -> Home {
        self.hand = Some(words(cards));
        self
    }

    /// Own tiles in the wall.
    pub fn walled(mut self, rewards: &str) -> Home {
        self.walled = words(rewards);
        self
    }
}

impl Setting {
    pub fn month(mut self, month: u8, event: Happening) -> Setting {
        (self.month, self.event) = (month, event);
        self
    }

    pub fn great_wall(mut self) -> Setting {
        self.options.great_wall = true;
        self
    }

    pub fn super_event(mut self, event: SuperEvent) -> Setting {
        self.options.super_event = SuperChoice::Chosen(event);
        self
    }

    pub fn option(mut self, name: &str, value: &str) -> Setting {
        self.options.set(name, value).expect("an option");
        self
    }

    pub fn large_privilege(mut self, price: u8) -> Setting {
        self.options.large_privilege = price;
        self
    }

    pub fn home(mut self, seat: Seat, furnish: impl FnOnce(Home) -> Home) -> Setting {
        self.homes[seat] = furnish(self.homes[seat].clone());
        self
    }

    /// Where the markers stand, foremost first.
    pub fn track<const N: usize>(mut self, track: [(Seat, u16); N]) -> Setting {
        self.track = track.to_vec();
        self
    }

    /// No tile of these is left, besides the craftsmen. Craftsmen are always sold out, so that a card can be
    /// played for nobody; `all_in_stock` brings them back.
    pub fn sold_out(mut self, tiles: &str) -> Setting {
        self.sold_out.extend(words::<Tile>(tiles));
        self
    }

    pub fn all_in_stock(mut self) -> Setting {
        self.sold_out.clear();
        self
    }

    /// The month is about to begin: Nature deals.
    pub fn deal(self) -> Match {
        let mut game = drafted(&self);
        game.month = self.month;
        self.furnish(&mut game);
        self.enrich(&mut game);
        game.into()
    }

    /// The action phase with these groups.
    pub fn action<const N: usize>(self, groups: [&str; N]) -> Match {
        let mut table = self.deal();
        table.deal(groups);
        table.told.clear();
        table
    }

    /// The person phase: everybody has passed, and has what the setting says.
    pub fn person(self) -> Match {
        let mut table = self.all_but_last_pass();
        table.everyone("pass");
        self.enrich(&mut table.game);
        table.told.clear();
        table
    }

    /// The event has begun: everybody has played a card that finds nobody. In month 12 nobody has a card.
    pub fn event(self) -> Match {
        if self.month == 12 {
            let mut table = self.all_but_last_pass();
            self.enrich(&mut table.game);
            let last = table.whose().expect("the last one is still to pass");
            assert!(table.yuan(last) >= 3, "passing would change the money of {last:?}");
            table.told.clear();
            table.say("pass");
            return table;
        }
        let mut table = self.person();
        for _ in 0..table.game.players() {
            table.say("play craftsman");
        }
        table
    }

    fn all_but_last_pass(&self) -> Match {
        let mut game = drafted(self);
        game.month = self.month;
        self.furnish(&mut game);
        let mut table = Match::from(game);
        table.anything();
        for _ in 1..self.players {
            table.say("pass");
        }
        table
    }

    /// Palaces, persons, cards, markers and the wall.
    fn furnish(&self, game: &mut Dragon) {
        for seat in Seat::all(self.players) {
            let home = &self.homes[seat];
            game.courts[seat] = court(&game.courts[seat], home);
            game.hands[seat] = hand(home, self.month);
            game.courts[seat] = with_cards(&game.courts[seat], game.hands[seat].cards());
            game.courts[seat].walled = home.walled.iter().copied().collect();
        }
        for (place, &(seat, space)) in self.track.iter().enumerate() {
            game.order[place] = seat;
            game.courts[seat].track = space;
        }
        let tiles = Seat::all(self.players).flat_map(|seat| vec![seat; self.homes[seat].walled.len()]);
        for (place, seat) in tiles.enumerate() {
            game.wall[place] = Some(seat);
        }
        self.stock_up(game);
    }

    fn stock_up(&self, game: &mut Dragon) {
        for &tile in Tile::ALL {
            let everybody = self.homes.iter().flat_map(|home| &home.palaces).flat_map(|palace| &palace.1);
            let living = everybody.filter(|&&other| other == tile).count() as u8;
            let left = tile.count(self.players).checked_sub(living);
            let left = left.unwrap_or_else(|| panic!("there are not {living} tiles of {tile}"));
            game.stock[tile] = if self.sold_out.contains(&tile) { 0 } else { left };
        }
    }

    fn enrich(&self, game: &mut Dragon) {
        for seat in Seat::all(self.players) {
            game.courts[seat].goods = self.homes[seat].goods;
            game.courts[seat].privileges = self.homes[seat].privileges;
        }
    }
}

/// A game after a real draft in which nobody scored: month 1 is about to begin.
fn drafted(setting: &Setting) -> Dragon {
    let game = Dragon::start(&setting.options, setting.players).expect("a number of players that can play");
    let mut table = Match::from(game);
    for event in row_with(setting.month, setting.event) {
        table.nature(&format!("event {event}"));
    }
    table.nature("first 0");
    let types = ["monk", "warrior", "healer", "farmer", "scholar", "pyrotechnist"];
    for seat in Seat::all(setting.players) {
        let place = usize::from(seat.number());
        for person in &types[place..=place + 1] {
            table.say(&format!("take young-{person}")).say("place 1");
        }
    }
    table.game
}

/// The ten tiles of a legal row in which this month has this event.
pub fn row_with(month: u8, event: Happening) -> Vec<Happening> {
    use Happening::{Contagion, Drought, Festival, Mongols, Tribute};
    let five = [Drought, Contagion, Mongols, Tribute, Festival];
    let at = five.iter().position(|&other| other == event);
    assert_eq!(at.is_none(), month < 3, "{event} cannot come in month {month}");
    let first = at.map_or(0, |at| at + 5 * 2 - usize::from(month - 3));
    (first..first + 10).map(|place| five[place % 5]).collect()
}

fn court(before: &Court, home: &Home) -> Court {
    let bare = vec![(2, Vec::new()), (2, Vec::new())];
    let palaces = if home.palaces.is_empty() { &bare } else { &home.palaces };
    let everybody: Vec<Tile> = palaces.iter().flat_map(|palace| palace.1.clone()).collect();
    let symbols = |person: Person| {
        everybody.iter().filter(|tile| tile.person() == person).map(|tile| tile.symbols()).sum::<u8>()
    };
    let mut form = serde_json::to_value(before).expect("a court can be written");
    let stand = palaces.iter().zip(1..).filter(|((floors, _), _)| *floors > 0);
    form["palaces"] = stand
        .map(|((floors, people), number)| json!({"number": number, "floors": floors, "persons": people}))
        .collect();
    form["symbols"] = Person::ALL.iter().map(|&person| symbols(person)).collect();
    form["persons"] = everybody.len().into();
    serde_json::from_value(form).expect("a court reads back")
}

/// The same court with this number of cards in hand.
fn with_cards(court: &Court, cards: u8) -> Court {
    let mut form = serde_json::to_value(court).expect("a court can be written");
    form["cards"] = cards.into();
    serde_json::from_value(form).expect("a court reads back")
}

/// By default as many cards as there are at the beginning of the month, a craftsman's until the last.
fn hand(home: &Home, month: u8) -> Hand {
    let all =
        words("craftsman wild wild court-lady tax-collector monk warrior healer farmer scholar pyrotechnist");
    let hand: Vec<Card> = home.hand.clone().unwrap_or(all[..usize::from(12 - month)].to_vec());
    Hand {
        persons: hand.iter().filter_map(|card| card.person()).collect::<Set<Person>>(),
        wild: hand.iter().filter(|&&card| card == Card::Wild).count() as u8,
    }
}

fn words<P: Piece>(text: &str) -> Vec<P> {
    text.split_whitespace().map(|word| word.parse().unwrap_or_else(|_| panic!("`{word}`"))).collect()
}

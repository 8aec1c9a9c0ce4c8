//! Placing pieces (R2): a region, a piece, its price, perhaps a second piece.

use kernel::bits::nth;
use kernel::{Dice, Log, Piece, Seat, Set};

use crate::action::{Action, Put};
use crate::data::*;
use crate::event::{Event, Told};
use crate::realm::Realm;
use crate::rules::draw;
use crate::state::{China, Hand};
use crate::turn::Ask;

/// R2.1: a region to place pieces in, or a card to swap.
pub fn turns(game: &China, seat: Seat, list: &mut Vec<Action>) {
    list.extend(game.open_regions(seat).iter().map(Action::Region));
    list.extend(game.hands[seat].colours().iter().map(Action::Swap));
}

/// One of them at random.
pub fn any_turn(game: &China, seat: Seat, dice: &mut Dice) -> Action {
    let (regions, colours) = (game.open_regions(seat), game.hands[seat].colours());
    let place = dice.below((regions.len() + colours.len()) as u32);
    match place.checked_sub(regions.len() as u32) {
        None => Action::Region(Region::ALL[nth(regions.bits().into(), place)]),
        Some(place) => Action::Swap(Colour::ALL[nth(colours.bits().into(), place)]),
    }
}

impl China {
    /// R2.2: the regions in which a seat can place a piece and pay for it.
    pub fn open_regions(&self, seat: Seat) -> Set<Region> {
        self.placeable(seat).both(payable(self, seat))
    }
}

/// R2.4: the regions whose colour is in hand; with a joker, all.
fn payable(game: &China, seat: Seat) -> Set<Region> {
    let hand = &game.hands[seat];
    if !hand.pairs().is_empty() {
        // The pair pays elsewhere as a joker, and in its own regions a single card of it does.
        return Set::all();
    }
    let mut bits = 0;
    for colour in hand.colours().iter() {
        bits |= game.realm.board.regions_of(colour).bits();
    }
    Set::from_bits(bits)
}

/// Whether a hand can pay for a piece in this region (R2.4).
pub fn may_pay(realm: &Realm, hand: &Hand, region: Region) -> bool {
    hand.cards[realm.board.colour(region)] > 0 || !hand.pairs().is_empty()
}

/// The spaces of a region on which the seat may build a palace (R2.5), and a fortress (R7.1), as bits; and
/// whether it may send an emissary (R2.6).
fn sites(game: &China, seat: Seat, region: Region) -> (u64, bool, u64) {
    let prince = &game.princes[seat];
    let free = game.realm.free(region);
    let palaces = if prince.palaces > 0 { free } else { 0 };
    let fortresses = if prince.fortresses > 0 { free & !game.realm.forts } else { 0 };
    (palaces, prince.emissaries > 0 && game.realm.hosting.contains(region), fortresses)
}

/// R2.5, R2.6, R7.1: the pieces that can be placed in a region.
pub fn pieces(game: &China, seat: Seat, region: Region, list: &mut Vec<Action>) {
    let (palaces, emissary, fortresses) = sites(game, seat, region);
    let spaces = |bits: u64| {
        let places = (0..64).filter(move |place| bits >> place & 1 == 1);
        places.map(move |place| game.realm.board.space(region, place))
    };
    list.extend(spaces(palaces).map(|space| Action::Place(Put::Palace(space))));
    if emissary {
        list.push(Action::Place(Put::Emissary(region)));
    }
    list.extend(spaces(fortresses).map(|space| Action::Place(Put::Fortress(space))));
}

/// One of them at random; where a second piece is asked for, one more choice is to place none.
pub fn any_piece(game: &China, seat: Seat, region: Region, second: bool, dice: &mut Dice) -> Action {
    let (palaces, emissary, fortresses) = sites(game, seat, region);
    let counts = [palaces.count_ones(), u32::from(emissary), fortresses.count_ones()];
    let mut place = dice.below(counts.iter().sum::<u32>() + u32::from(second));
    let at = |bits, place| game.realm.board.space(region, nth(bits, place) as u32);
    if place < counts[0] {
        return Action::Place(Put::Palace(at(palaces, place)));
    }
    place -= counts[0];
    if place < counts[1] {
        return Action::Place(Put::Emissary(region));
    }
    place -= counts[1];
    if place < counts[2] {
        return Action::Place(Put::Fortress(at(fortresses, place)));
    }
    Action::Finish
}

/// R2.4: a card of the region's colour, or two of another.
pub fn payments(game: &China, seat: Seat, region: Region, list: &mut Vec<Action>) {
    list.extend(prices(game, seat, region).iter().map(Action::Pay));
}

/// The colours a seat can pay with in a region.
pub fn prices(game: &China, seat: Seat, region: Region) -> Set<Colour> {
    let (hand, own) = (&game.hands[seat], game.realm.board.colour(region));
    let mut prices = hand.pairs();
    prices.remove(own);
    if hand.cards[own] > 0 {
        prices.insert(own);
    }
    prices
}

/// A piece is chosen. If it can be paid in two ways the seat is asked, else it pays.
pub fn choose(game: &mut China, seat: Seat, put: Put, log: &mut impl Log<Event>) {
    let prices = prices(game, seat, put.region());
    let second = matches!(game.ask, Ask::Second(_));
    if prices.len() > 1 {
        game.ask = Ask::Pay(put);
    } else {
        let price = prices.iter().next().expect("a piece that can be chosen can be paid");
        settle(game, seat, put, price, second, log);
    }
}

/// The piece asked about is paid. Only a whole hand can pay in two ways, so it is the first of the turn.
pub fn pay(game: &mut China, seat: Seat, price: Colour, log: &mut impl Log<Event>) {
    if let Ask::Pay(put) = game.ask {
        settle(game, seat, put, price, false, log);
    }
}

/// R2.7: the cards go, then the piece stands; a region that it fills is scored at once.
fn settle(game: &mut China, seat: Seat, put: Put, price: Colour, second: bool, log: &mut impl Log<Event>) {
    let region = put.region();
    let cards = if price == game.realm.board.colour(region) { 1 } else { JOKER };
    let mut fresh = false;
    for _ in 0..cards {
        fresh |= game.shed(seat, price);
    }
    log.note(Told::Paid { seat, colour: price, cards, fresh });
    // R2.3: a region without pieces takes one.
    let another = !second && game.realm.settled.contains(region);
    stand(game, seat, put, log);
    game.second = Some(region).filter(|&region| another && game.placeable(seat).contains(region));
    let able = game.second.is_some() && may_pay(&game.realm, &game.hands[seat], region);
    // With something to draw nobody else can tell the two apart.
    if game.second.is_some() && game.open + game.piled == 0 && game.princes[seat].cards > 0 {
        log.note(Told::Second { seat, able });
    }
    if able {
        game.ask = Ask::Second(region);
    } else {
        draw::begin(game, log);
    }
}

/// The piece leaves the player's stock and stands; a region that it fills is scored.
fn stand(game: &mut China, seat: Seat, put: Put, log: &mut impl Log<Event>) {
    log.note(Told::Placed { seat, put });
    let prince = &mut game.princes[seat];
    match put {
        Put::Palace(_) => prince.palaces -= 1,
        Put::Emissary(_) => prince.emissaries -= 1,
        Put::Fortress(_) => prince.fortresses -= 1,
    }
    if game.realm.stand(seat, put) {
        game.score_region(put.region(), log);
    }
}

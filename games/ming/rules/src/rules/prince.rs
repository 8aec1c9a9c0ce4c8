//! The third phase (R4): princes move and stay, members are deployed.

use kernel::bits::nth;
use kernel::{Dice, Log, Piece, Seat, Seats, Set};

use crate::action::Action;
use crate::data::*;
use crate::event::{Event, Told};
use crate::rules::majority;
use crate::state::{Ming, some};
use crate::turn::Phase;

/// R4.1: the princes act from the start player on.
pub fn begin(game: &mut Ming, log: &mut impl Log<Event>) {
    game.passed = Seats::NONE;
    ask(game, game.start, log);
}

/// R4.1: the first seat from this one on that has not passed is asked. Without cards there is nothing to decide,
/// and passing is all that is left (R4.5).
fn ask(game: &mut Ming, from: Seat, log: &mut impl Log<Event>) {
    let mut seat = from;
    for _ in 0..game.players {
        if !game.passed.contains(seat) {
            if game.families[seat].cards > 0 {
                game.phase = Phase::Move;
                game.active = seat;
                return;
            }
            game.passed = game.passed.with(seat);
            log.note(Told::Passed { seat });
        }
        seat = game.next(seat);
    }
    majority::begin(game, log);
}

/// Where each card in hand leads a prince across one border (R4.2, R4.3).
#[derive(Copy, Clone)]
pub struct Ways {
    sorts: Set<Card>,
    bits: [u32; CARDS],
}

impl Ways {
    /// All choices, in order.
    pub fn iter(&self) -> impl Iterator<Item = Action> + '_ {
        let by = |card: Card| District::among(self.bits[card]).map(move |to| Action::Go(card, to));
        self.sorts.iter().flat_map(by)
    }

    fn len(&self) -> u32 {
        self.sorts.iter().map(|card| self.bits[card].count_ones()).sum()
    }

    fn is_empty(&self) -> bool {
        self.sorts.iter().all(|card| self.bits[card] == 0)
    }

    /// The choice at this place, or how far behind the end the place is.
    fn at(&self, mut place: u32) -> Result<Action, u32> {
        for card in self.sorts.iter() {
            let count = self.bits[card].count_ones();
            if place < count {
                return Ok(Action::Go(card, District::at(nth(self.bits[card].into(), place))));
            }
            place -= count;
        }
        Err(place)
    }
}

impl Ming {
    /// Where each card in hand leads a seat's prince across one border. A district with another prince is only
    /// there if he can go on from it.
    #[inline]
    pub fn ways_of(&self, seat: Seat) -> Ways {
        let family = &self.families[seat];
        let hand = &self.hands[seat];
        let mut open = Ways { sorts: some(hand), bits: [0; CARDS] };
        let Some(from) = family.prince else { return open };
        let ways = self.board.ways(self.three, from);
        let taken = self.other_princes(seat);
        for card in open.sorts.iter() {
            open.bits[card] = ways[card];
            for through in District::among(ways[card] & taken) {
                if !self.leads_on(through, without(hand, card), taken) {
                    open.bits[card] &= !through.bit();
                }
            }
        }
        open
    }

    /// R4.3: whether a prince comes from here to a district without another prince with these cards.
    fn leads_on(&self, from: District, hand: Cards, taken: u32) -> bool {
        let (ways, sorts) = (self.board.ways(self.three, from), some::<Card>(&hand));
        if sorts.iter().any(|card| ways[card] & !taken != 0) {
            return true;
        }
        sorts.iter().any(|card| {
            let rest = without(&hand, card);
            District::among(ways[card]).any(|through| self.leads_on(through, rest, taken))
        })
    }

    /// Whether a prince on his way can go on or deploy somebody (R4.2): then his player has something to decide.
    pub(crate) fn decides_on_the_way(&self, seat: Seat) -> bool {
        self.ways_to_deploy(seat) > 1 || !self.ways_of(seat).is_empty()
    }

    /// The choices to deploy where a seat's prince is: none, some open ones, and perhaps one in the monastery.
    /// None at all where another prince is (R4.3).
    fn ways_to_deploy(&self, seat: Seat) -> u32 {
        match self.families[seat].prince {
            Some(here) if self.other_princes(seat) & here.bit() == 0 => {
                2 * u32::from(self.deployable(seat, here)) + 1
            }
            _ => 0,
        }
    }
}

/// A hand less a card.
fn without(hand: &Cards, card: Card) -> Cards {
    let mut hand = *hand;
    hand[card] -= 1;
    hand
}

/// The choice at this place among those to deploy.
fn deployment(place: u32) -> Action {
    Action::Deploy((place / 2) as u8, place % 2 == 1)
}

/// R4.1: move, stay or pass.
pub fn moves(game: &Ming, seat: Seat, list: &mut Vec<Action>) {
    list.extend(game.ways_of(seat).iter());
    list.extend(some(&game.hands[seat]).iter().map(Action::Stay));
    list.push(Action::Pass);
}

/// One of them at random.
pub fn any_move(game: &Ming, seat: Seat, dice: &mut Dice) -> Action {
    let ways = game.ways_of(seat);
    let sorts = ways.sorts.len() as u32;
    let place = dice.below(ways.len() + sorts + 1);
    ways.at(place).unwrap_or_else(|place| {
        if place == sorts {
            return Action::Pass;
        }
        Action::Stay(Card::ALL[nth(ways.sorts.bits().into(), place)])
    })
}

/// R4.2: go on, or stop and deploy.
pub fn ways(game: &Ming, seat: Seat, list: &mut Vec<Action>) {
    list.extend(game.ways_of(seat).iter());
    deployments(game, seat, list);
}

/// One of them at random.
pub fn any_way(game: &Ming, seat: Seat, dice: &mut Dice) -> Action {
    let ways = game.ways_of(seat);
    let place = dice.below(ways.len() + game.ways_to_deploy(seat));
    ways.at(place).unwrap_or_else(deployment)
}

/// R4.6: how many members, and whether one of them goes to the monastery.
pub fn deployments(game: &Ming, seat: Seat, list: &mut Vec<Action>) {
    list.extend((0..game.ways_to_deploy(seat)).map(deployment));
}

/// One of them at random.
pub fn any_deployment(game: &Ming, seat: Seat, dice: &mut Dice) -> Action {
    deployment(dice.below(game.ways_to_deploy(seat)))
}

/// R4.2: a card is played, and the prince crosses a border. Whoever can neither go on nor deploy has arrived.
pub fn go(game: &mut Ming, seat: Seat, card: Card, to: District, log: &mut impl Log<Event>) {
    game.shed(seat, card);
    game.families[seat].prince = Some(to);
    game.tell_played(Told::Moved { seat, card, to: game.place(to) }, log);
    game.phase = Phase::Way;
    if !game.decides_on_the_way(seat) {
        ask(game, game.next(seat), log);
    }
}

/// R4.4: a card is played, and the prince stays.
pub fn stay(game: &mut Ming, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    game.shed(seat, card);
    let here = game.families[seat].prince.expect("every prince has entered");
    game.tell_played(Told::Stayed { seat, card, at: game.place(here) }, log);
    game.phase = Phase::Deploy;
    if game.deployable(seat, here) == 0 {
        ask(game, game.next(seat), log);
    }
}

/// R4.6, R4.7: members come from the province space; another's member leaves the monastery for one of them.
pub fn deploy(game: &mut Ming, seat: Seat, open: u8, monastery: bool, log: &mut impl Log<Event>) {
    let here = game.families[seat].prince.expect("every prince has entered");
    game.families[seat].spaces[here.province()] -= open + u8::from(monastery);
    game.open[here][seat] += open;
    if open > 0 || monastery {
        log.note(Told::Deployed { seat, at: game.place(here), open, monastery });
    }
    if monastery && let Some(other) = game.monks[here].replace(seat) {
        game.open[here][other] += 1;
        log.note(Told::Displaced { seat: other, at: game.place(here) });
    }
    ask(game, game.next(seat), log);
}

/// R4.5: no more cards in this round.
pub fn pass(game: &mut Ming, seat: Seat, log: &mut impl Log<Event>) {
    game.passed = game.passed.with(seat);
    log.note(Told::Passed { seat });
    ask(game, game.next(seat), log);
}

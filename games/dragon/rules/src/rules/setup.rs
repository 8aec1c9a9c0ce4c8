//! Set-up (R1): the event row, the super event, and the draft.

use kernel::{Log, Piece, Seat, Seats, Set};

use crate::action::{Action, Chance};
use crate::data::*;
use crate::event::{Event, Told};
use crate::options::SuperChoice;
use crate::state::{Dragon, Tabletop};
use crate::turn::{Ask, Phase};

/// What Nature may do in set-up.
pub fn chances(game: &Dragon, list: &mut Vec<(Chance, u32)>) {
    match game.phase {
        Phase::EventRow => {
            let left = |event| EVENT_COPIES - laid(game, event);
            let tiles = Happening::ALL.iter().map(|&event| (Chance::Event(event), u32::from(left(event))));
            list.extend(tiles.filter(|chance| chance.1 > 0));
        }
        Phase::SuperDraw => list.extend(SuperEvent::ALL.iter().map(|&event| (Chance::Super(event), 1))),
        Phase::FirstPlayer => list.extend(game.seats().map(|seat| (Chance::First(seat), 1))),
        _ => {}
    }
}

fn laid(game: &Dragon, event: Happening) -> u8 {
    game.events.iter().filter(|&&laid| laid == Some(event)).count() as u8
}

/// R1.3: the tile drawn goes on the first free space, or one further if it would repeat its neighbour.
pub fn lay_event(game: &mut Dragon, event: Happening, log: &mut impl Log<Event>) {
    let row = &mut game.events;
    let free = row.iter().position(Option::is_none).expect("the row is not full while it is laid");
    let last = row.len() - 1;
    let space = if row[free - 1] != Some(event) {
        free
    } else if free < last {
        // The other tile of this event lies just left, so nothing can lie on the right yet.
        free + 1
    } else {
        // Ruling (R1.3): on the last space the two months before change places.
        row.swap(free - 2, free - 1);
        log.note(Told::Exchanged { month: free as u8 - 1 });
        free
    };
    row[space] = Some(event);
    log.note(Told::Laid { month: space as u8 + 1, event });
    if row.iter().all(Option::is_some) {
        begin_super_draw(game, log);
    }
}

/// R9.1: a super event that the players agreed on is simply laid.
fn begin_super_draw(game: &mut Dragon, log: &mut impl Log<Event>) {
    match game.options.super_event {
        SuperChoice::Random => game.phase = Phase::SuperDraw,
        SuperChoice::Off | SuperChoice::AfterRow => draw_first(game, log),
        SuperChoice::Chosen(event) => super_drawn(game, event, log),
    }
}

/// R9.1: the super event is known to Nature, or to all.
pub fn super_drawn(game: &mut Dragon, event: SuperEvent, log: &mut impl Log<Event>) {
    lay_super(game, event, log);
    draw_first(game, log);
}

/// R9.1: the super event lies on month 7 from the start, open or face down.
fn lay_super(game: &mut Dragon, event: SuperEvent, log: &mut impl Log<Event>) {
    game.super_event = Some(event);
    game.super_laid = true;
    let told = Told::SuperLaid { event };
    log.note(if game.hides_super_event() {
        let knowers = game.picker.map_or(Seats::NONE, Seats::only);
        Event::Secret { knowers, told, others: Some(Told::SuperHidden) }
    } else {
        Event::Open(told)
    });
}

/// R1.4: Nature draws the first player, unless the table has agreed on one.
fn draw_first(game: &mut Dragon, log: &mut impl Log<Event>) {
    match game.options.first.seat() {
        Some(seat) => first(game, seat, log),
        None => game.phase = Phase::FirstPlayer,
    }
}

/// R1.4: the draft goes clockwise from the first player, who may have to pick the super event before it (R9.1).
pub fn first(game: &mut Dragon, first: Seat, log: &mut impl Log<Event>) {
    log.note(Told::First { seat: first });
    for (place, seat) in first.clockwise(game.players).enumerate() {
        game.order[place] = seat;
    }
    let picks = game.options.super_event == SuperChoice::AfterRow;
    game.begin(if picks { Phase::SuperPick } else { Phase::Draft }, log);
}

/// R9.1: the first player has looked at the row and picks the super event.
pub fn pick_super(game: &mut Dragon, seat: Seat, event: SuperEvent, log: &mut impl Log<Event>) {
    game.picker = Some(seat);
    lay_super(game, event, log);
    game.begin(Phase::Draft, log);
}

/// Which young persons may be taken, in the draft (R1.4) and at sunrise (R9.10).
pub fn young(game: &Dragon, seat: Seat, list: &mut Vec<Action>) {
    let allowed = Person::ALL.iter().filter(|&&person| may_take_young(game, seat, person));
    list.extend(allowed.map(|person| Action::Take(person.tiles().0)));
}

/// Whether this type may be taken now.
pub fn may_take_young(game: &Dragon, seat: Seat, person: Person) -> bool {
    let in_stock = game.stock[person.tiles().0] > 0;
    if game.phase == Phase::Super {
        return in_stock && !game.risen.contains(person);
    }
    let mine = game.drafted[seat];
    in_stock && !mine.contains(person) && !makes_a_taken_pair(game, mine, person)
}

/// R1.4: nobody repeats a pair. A first person never closes one, for there are fewer pairs taken than second
/// persons to choose from.
pub fn makes_a_taken_pair(game: &Tabletop, mine: Set<Person>, person: Person) -> bool {
    let mut pair = mine;
    pair.insert(person);
    !mine.is_empty() && game.drafted.contains(&pair)
}

/// A young person was taken: the type is marked, and the seat places it.
pub fn mark_taken(game: &mut Dragon, seat: Seat, tile: Tile) {
    if game.phase == Phase::Super {
        game.risen.insert(tile.person());
    } else {
        game.drafted[seat].insert(tile.person());
    }
}

/// After placing: the second person of the pair, or the next player.
pub fn after_placing(game: &mut Dragon, seat: Seat, log: &mut impl Log<Event>) {
    if game.drafted[seat].len() < DRAFT as usize {
        game.ask = Ask::Young;
    } else {
        game.end_turn(log);
    }
}

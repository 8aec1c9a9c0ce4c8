//! The dragons (R6): a power is announced, the rivals answer, the die is rolled, then it is used.

use kernel::{Log, Seat, Seats};

use crate::action::{Cell, Tile};
use crate::data::*;
use crate::event::{Event, Told};
use crate::hand::has_pair;
use crate::menu::{Menu, Places, Verb};
use crate::rules::round::seats_where;
use crate::rules::{jade, place};
use crate::state::{Longwang, Place, Power};
use crate::turn::Phase;

/// R6.1: a seat announces its dragon's power, and all rivals are asked.
pub fn announce(game: &mut Longwang, seat: Seat, log: &mut impl Log<Event>) {
    game.turn.power = true;
    game.answered = Seats::NONE;
    game.phase = Phase::Answers;
    log.note(Told::Announced { seat, dragon: game.wheel[seat] });
}

impl Longwang {
    /// The rivals who have not answered yet (R6.1).
    pub(crate) fn unanswered(&self) -> Seats {
        self.rivals(self.active).minus(self.answered)
    }
}

/// R6.1: everybody may let it happen; whoever has the pair may object. R7.5: against the dragon called, or any.
pub fn answers(game: &Longwang, seat: Seat) -> Menu<'_> {
    let mut menu = Menu::new(&game.board);
    menu.add(Verb::Pass, 1);
    if has_pair(&game.hidden.hands[seat], Card::MountainGod) {
        match game.mountain_target {
            Target::Called => menu.add(Verb::Cancel, 1),
            Target::Any => menu.add(Verb::Imprison, game.free_dragons().bits().into()),
        }
    }
    menu
}

/// R6.1: an answer, with the dragon that is named if it is an objection. When all are in, they count clockwise:
/// whoever names a dragon that was just taken keeps the cards, and nobody learns of it.
pub fn answer(game: &mut Longwang, seat: Seat, named: Option<Dragon>, log: &mut impl Log<Event>) {
    game.answered = game.answered.with(seat);
    game.hidden.objections[seat] = named;
    if !game.unanswered().is_empty() {
        return;
    }
    let objections = std::mem::take(&mut game.hidden.objections);
    game.answered = Seats::NONE;
    for seat in game.active.clockwise(PLAYERS as u8) {
        if let Some(dragon) = objections[seat].filter(|&dragon| !game.imprisoned.contains(dragon)) {
            game.shed(seat, Card::MountainGod, log);
            imprison(game, seat, dragon, log);
        }
    }
    let stopped = game.imprisoned.contains(game.wheel[game.active]);
    game.phase = if stopped { Phase::Turn } else { Phase::Die };
}

/// R7.5: a dragon has no effect until the end of the round, or of the turn.
pub fn imprison(game: &mut Longwang, seat: Seat, dragon: Dragon, log: &mut impl Log<Event>) {
    game.imprisoned.insert(dragon);
    log.note(Told::Imprisoned { seat, dragon, until: game.mountain });
}

/// R6.2: the die tells how strong the power is.
pub fn rolled(game: &mut Longwang, shown: u8, log: &mut impl Log<Event>) {
    log.note(Told::Rolled { seat: game.active, number: shown });
    game.dragon_die = shown;
    game.power = Power { shown, left: shown, ..Power::default() };
    go_on(game);
}

/// R6.2: the power goes on as long as something is left of it and to be done with it.
pub fn go_on(game: &mut Longwang) {
    game.phase = Phase::Power;
    if uses(game, game.active).is_empty() {
        stop(game);
    }
}

/// R6.2: the power is over.
pub fn stop(game: &mut Longwang) {
    game.power = Power::default();
    game.phase = Phase::Turn;
}

/// R6.2: what can be done with the power, or to stop.
pub fn menu(game: &Longwang, seat: Seat) -> Menu<'_> {
    let mut menu = uses(game, seat);
    menu.add(Verb::Stop, 1);
    menu
}

fn uses(game: &Longwang, seat: Seat) -> Menu<'_> {
    let mut menu = Menu::new(&game.board);
    match (game.wheel[seat], game.power.rival) {
        // R6.3: an explorer for each point of the die.
        (Dragon::Earth, _) => place::add_free(game, seat, &mut menu),
        // R6.4: explorers of one rival.
        (Dragon::Fire, None) => {
            let rivals = seats_where(game.rivals(seat), |rival| game.explorers[rival] != 0);
            menu.ask(Places::Rival, rivals.into());
        }
        (Dragon::Fire, Some(rival)) => menu.ask(Places::Remove, game.explorers[rival]),
        // R6.5: tokens of one rival, or a tile for a tile.
        (Dragon::Air, None) => {
            let own = game.has_tile(seat);
            let has = |rival: Seat| game.builders[rival].wealth() > 0 || own && game.has_tile(rival);
            menu.ask(Places::Rival, seats_where(game.rivals(seat), has).into());
        }
        (Dragon::Air, Some(rival)) => {
            menu.add(Verb::Take, tokens_of(game, rival));
            if game.power.left == game.power.shown && game.has_tile(rival) {
                menu.add(Verb::Give, game.tiles_of(seat).fold(0, |set, tile| set | 1 << tile.place()));
            }
        }
        // R6.6: gathers of different kinds, of any kinds, or tokens of choice.
        (Dragon::Water, _) => match game.water {
            Water::GatherKinds => {
                let kinds = game.within_reach(seat).minus(game.power.gathered);
                menu.add(Verb::Gather, kinds.bits().into());
            }
            Water::GatherAny => menu.add(Verb::Gather, game.within_reach(seat).bits().into()),
            Water::Tokens => menu.add(Verb::Take, (1 << RESOURCES) - 1),
        },
    }
    menu
}

/// The resources of which a seat has tokens, as bits.
fn tokens_of(game: &Longwang, seat: Seat) -> u64 {
    let tokens = game.builders[seat].tokens.iter().enumerate();
    tokens.fold(0, |set, (place, &count)| set | u64::from(count > 0) << place)
}

/// R6.4, R6.5: the rival is named.
pub fn against(game: &mut Longwang, rival: Seat) {
    game.power.rival = Some(rival);
}

/// R6.4: an explorer goes back to its bag.
pub fn remove(game: &mut Longwang, seat: Seat, cell: Cell, log: &mut impl Log<Event>) {
    if let Some(rival) = game.power.rival {
        game.explorers[rival] &= !cell.bit();
        game.power.left -= 1;
        log.note(Told::Removed { seat, rival, cell });
    }
    game.resume(log);
}

/// A token: the rival's by the air dragon (R6.5), else one of the stock (R6.6).
pub fn take(game: &mut Longwang, seat: Seat, resource: Resource, log: &mut impl Log<Event>) {
    game.power.left -= 1;
    game.builders[seat].tokens[resource] += 1;
    match game.power.rival {
        Some(rival) => {
            game.builders[rival].tokens[resource] -= 1;
            log.note(Told::TookToken { seat, rival, resource });
        }
        None => log.note(Told::Gained { seat, resource, tokens: 1 }),
    }
    game.resume(log);
}

/// R6.5: a tile is given, and Nature picks the rival's.
pub fn give(game: &mut Longwang, tile: Tile) {
    game.phase = Phase::Swap(tile);
}

/// Both players see what they got. The swap is all that the power does.
pub fn swapped(game: &mut Longwang, given: Tile, got: Tile, log: &mut impl Log<Event>) {
    let (seat, rival) = (game.active, game.power.rival.unwrap_or(game.active));
    game.tiles[given.place()].place = Place::Hand(rival);
    game.tiles[got.place()].place = Place::Hand(seat);
    log.note(Told::Swapped { seat, rival, given, got });
    jade::shown(game, rival, given, log);
    jade::shown(game, seat, got, log);
    stop(game);
}

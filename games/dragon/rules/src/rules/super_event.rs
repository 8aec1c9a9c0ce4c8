//! The super events (R9), one of which comes with month 7.

use kernel::{Log, Piece, Seat, Set};

use super::{event, release, setup};
use crate::action::Action;
use crate::data::*;
use crate::event::{Event, Told};
use crate::palace::Slot;
use crate::state::{Dragon, Tabletop};
use crate::turn::{Ask, Phase};

/// The rule of a super event.
pub fn rule_of(event: SuperEvent) -> &'static str {
    match event {
        SuperEvent::LanternFestival => "R9.3",
        SuperEvent::Buddha => "R9.4",
        SuperEvent::Earthquake => "R9.5",
        SuperEvent::Flood => "R9.6",
        SuperEvent::SolarEclipse => "R9.7",
        SuperEvent::VolcanicEruption => "R9.8",
        SuperEvent::Tornado => "R9.9",
        SuperEvent::Sunrise => "R9.10",
        SuperEvent::Assassination => "R9.11",
        SuperEvent::Charter => "R9.12",
    }
}

/// The super event happens: first what affects all at once, then what each player decides in track order.
pub fn begin(game: &mut Dragon, super_event: SuperEvent, log: &mut impl Log<Event>) {
    log.note(Told::SuperHappened { event: super_event });
    match super_event {
        // R9.7: the month's event again, complete, with the wall if it is the Mongols.
        SuperEvent::SolarEclipse => return event::begin(game, log),
        SuperEvent::VolcanicEruption => {
            // R9.8: the order on the track stays as it is.
            game.courts.iter_mut().for_each(|court| court.track = 0);
            log.note(Told::Restarted);
        }
        _ => game.seats().for_each(|seat| befall(game, super_event, seat, log)),
    }
    game.begin(Phase::Super, log);
}

/// What happens to a seat without a decision.
fn befall(game: &mut Dragon, super_event: SuperEvent, seat: Seat, log: &mut impl Log<Event>) {
    match super_event {
        // R9.3: as for persons at the end.
        SuperEvent::LanternFestival => {
            let points = u16::from(game.courts[seat].persons()) * PERSON_POINTS;
            game.score(seat, Source::SuperEvent, points, log);
        }
        // R9.4: as for monks at the end.
        SuperEvent::Buddha => game.score(seat, Source::SuperEvent, game.courts[seat].monks(), log),
        // R9.11: all privileges are lost.
        SuperEvent::Assassination if game.courts[seat].dragons() > 0 => {
            game.courts[seat].privileges = [0; 2];
            log.note(Told::Stripped { seat });
        }
        _ => {}
    }
}

/// What a seat must decide as its turn in the super event begins.
pub fn first_question(game: &Dragon, seat: Seat) -> Ask {
    let court = &game.courts[seat];
    match game.super_event {
        // R9.5: two floors, or what there is.
        Some(SuperEvent::Earthquake) => {
            let floors: u8 = court.palaces.iter().map(|(_, palace)| palace.floors()).sum();
            if floors == 0 { Ask::Nothing } else { Ask::Raze(floors.min(EARTHQUAKE)) }
        }
        // R9.6: half of all goods, rounded down.
        Some(SuperEvent::Flood) => match court.goods.iter().sum::<u16>() / 2 {
            0 => Ask::Nothing,
            half => Ask::FloodRice(half),
        },
        // R9.9: two cards, or what there is.
        Some(SuperEvent::Tornado) => match court.cards() {
            0 => Ask::Nothing,
            cards => Ask::Discard(cards.min(TORNADO)),
        },
        // R9.10: a young person of a type nobody has taken in this sunrise.
        Some(SuperEvent::Sunrise) => {
            let any = Person::ALL.iter().any(|&person| setup::may_take_young(game, seat, person));
            if any { Ask::Young } else { Ask::Nothing }
        }
        // R9.12: one type at court; nobody at court, no charter.
        Some(SuperEvent::Charter) if court.persons() > 0 => Ask::Charter,
        _ => Ask::Nothing,
    }
}

/// R9.5: any palace can lose a floor.
pub fn floors(game: &Dragon, seat: Seat, list: &mut Vec<Action>) {
    list.extend(game.courts[seat].palaces.iter().map(|(slot, _)| Action::Raze(slot)));
}

/// R9.5: a floor falls. After the last one, palaces that are too small now must be vacated.
pub fn raze(game: &mut Dragon, seat: Seat, slot: Slot, log: &mut impl Log<Event>) {
    game.lower(seat, slot, log);
    match game.ask {
        Ask::Raze(left) if left > 1 => game.ask = Ask::Raze(left - 1),
        _ if release::has_overfull(game, seat) => game.ask = Ask::Vacate,
        _ => game.end_turn(log),
    }
}

/// R9.6: any amount of rice as long as the rest can still be paid in fireworks and yuan.
pub fn rice(game: &Tabletop, seat: Seat, left: u16, list: &mut Vec<Action>) {
    let [yuan, rice, fireworks] = game.courts[seat].goods;
    amounts(Good::Rice, left.saturating_sub(yuan + fireworks), rice.min(left), list);
}

/// R9.6: any number of fireworks as long as the rest can still be paid in yuan.
pub fn fireworks(game: &Tabletop, seat: Seat, left: u16, list: &mut Vec<Action>) {
    let [yuan, _, fireworks] = game.courts[seat].goods;
    amounts(Good::Firework, left.saturating_sub(yuan), fireworks.min(left), list);
}

fn amounts(good: Good, least: u16, most: u16, list: &mut Vec<Action>) {
    list.extend((least..=most).map(|amount| Action::Return(good, amount)));
}

/// Ruling (R9.6): first rice, then fireworks, and the rest in yuan.
pub fn give(game: &mut Dragon, seat: Seat, good: Good, amount: u16, log: &mut impl Log<Event>) {
    game.pay(seat, good, amount, log);
    match game.ask {
        Ask::FloodRice(left) => game.ask = Ask::FloodFireworks(left - amount),
        Ask::FloodFireworks(left) => {
            game.pay(seat, Good::Yuan, left - amount, log);
            game.end_turn(log);
        }
        _ => {}
    }
}

/// R9.9: any card in hand.
pub fn discards(game: &Dragon, seat: Seat, list: &mut Vec<Action>) {
    list.extend(game.hands[seat].kinds().iter().map(Action::Discard));
}

/// R9.9: a card is lost.
pub fn discard(game: &mut Dragon, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    game.spend(seat, card);
    let told = Told::Discarded { seat, card };
    log.note(if game.options.hands_closed {
        Event::secret(seat, told, Told::DiscardedHidden { seat })
    } else {
        Event::Open(told)
    });
    match game.ask {
        Ask::Discard(left) if left > 1 => game.ask = Ask::Discard(left - 1),
        _ => game.end_turn(log),
    }
}

/// R9.12: the types at court. Healers may be picked, though they give nothing.
pub fn workers(game: &Dragon, seat: Seat, list: &mut Vec<Action>) {
    let symbols = game.courts[seat].symbols;
    let present: Set<Person> = Person::ALL.iter().copied().filter(|&person| symbols[person] > 0).collect();
    list.extend(present.iter().map(Action::Charter));
}

/// R9.12: one type gives what its symbols give, without an action card's own.
pub fn charter(game: &mut Dragon, seat: Seat, person: Person, log: &mut impl Log<Event>) {
    let symbols = game.courts[seat].symbols(person);
    match person {
        Person::Craftsman => return game.ask = Ask::Build(symbols),
        Person::Lady | Person::Scholar => game.score(seat, Source::SuperEvent, symbols.into(), log),
        Person::Monk => game.score(seat, Source::SuperEvent, game.courts[seat].monks(), log),
        Person::Collector => game.gain(seat, Good::Yuan, symbols.into(), log),
        Person::Pyrotechnist => game.gain(seat, Good::Firework, symbols.into(), log),
        Person::Farmer => game.gain(seat, Good::Rice, symbols.into(), log),
        // Ruling (R9.12): helmets march as in a parade.
        Person::Warrior => game.advance(seat, symbols, log),
        Person::Healer => {}
    }
    game.end_turn(log);
}

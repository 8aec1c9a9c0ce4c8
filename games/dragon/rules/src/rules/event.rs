//! The monthly events (R5): first what they give and take, then who must go.

use kernel::{Log, Seat};

use crate::data::*;
use crate::event::{Event, Told};
use crate::state::Dragon;
use crate::turn::Phase;

/// The rule of an event.
pub fn rule_of(event: Happening) -> &'static str {
    match event {
        Happening::Peace => "R5.2",
        Happening::Tribute => "R5.3",
        Happening::Drought => "R5.4",
        Happening::Festival => "R5.5",
        Happening::Mongols => "R5.6",
        Happening::Contagion => "R5.7",
    }
}

/// The event of the month happens: payments and points at once, releases in track order (R5.1).
pub fn begin(game: &mut Dragon, log: &mut impl Log<Event>) {
    let event = game.event().unwrap_or(Happening::Peace);
    log.note(Told::Happened { event });
    game.due = [0; MAX_PLAYERS];
    match event {
        Happening::Peace => {}
        Happening::Tribute => tribute(game, log),
        Happening::Drought => drought(game, log),
        Happening::Festival => festival(game, log),
        Happening::Mongols => mongols(game, log),
        Happening::Contagion => contagion(game, log),
    }
    game.begin(Phase::Event, log);
}

/// R5.3: four yuan each, and a person for each one short.
fn tribute(game: &mut Dragon, log: &mut impl Log<Event>) {
    for place in 0..usize::from(game.players) {
        let seat = game.order[place];
        let paid = TRIBUTE.min(game.courts[seat].goods[Good::Yuan]);
        game.pay(seat, Good::Yuan, paid, log);
        owe(game, seat, (TRIBUTE - paid) as u8, log);
    }
}

/// R5.4: a rice for each inhabited palace, and a person from each one unfed.
fn drought(game: &mut Dragon, log: &mut impl Log<Event>) {
    for place in 0..usize::from(game.players) {
        let seat = game.order[place];
        let needed = u16::from(game.courts[seat].inhabited());
        let fed = needed.min(game.courts[seat].goods[Good::Rice]);
        game.pay(seat, Good::Rice, fed, log);
        owe(game, seat, (needed - fed) as u8, log);
    }
}

/// R5.5: points for the most fireworks and the next most, who then give back half.
fn festival(game: &mut Dragon, log: &mut impl Log<Event>) {
    let fireworks = game.courts.map(|court| court.goods[Good::Firework]);
    let most = fireworks.iter().copied().max().unwrap_or(0);
    let next = fireworks.iter().copied().filter(|&count| count < most).max().unwrap_or(0);
    for place in 0..usize::from(game.players) {
        let seat = game.order[place];
        let count = fireworks[seat];
        let points = match count {
            0 => continue,
            _ if count == most => FESTIVAL[0],
            _ if count == next => FESTIVAL[1],
            _ => continue,
        };
        game.score(seat, Source::Festival, points, log);
        game.pay(seat, Good::Firework, count.div_ceil(2), log);
    }
}

/// R5.6: a point per helmet; those with the fewest release one person.
fn mongols(game: &mut Dragon, log: &mut impl Log<Event>) {
    for place in 0..usize::from(game.players) {
        let seat = game.order[place];
        let helmets = game.courts[seat].symbols(Person::Warrior);
        game.score(seat, Source::Mongols, helmets.into(), log);
    }
    for seat in game.fewest(|court| court.symbols(Person::Warrior)).iter() {
        owe(game, seat, 1, log);
    }
}

/// R5.7: three persons, one less for each mortar.
fn contagion(game: &mut Dragon, log: &mut impl Log<Event>) {
    for seat in game.seats() {
        let mortars = game.courts[seat].symbols(Person::Healer);
        let persons = CONTAGION.saturating_sub(mortars);
        game.due[seat] = persons;
        log.note(Told::Healed { seat, mortars, persons });
    }
}

/// A seat has to release persons.
fn owe(game: &mut Dragon, seat: Seat, persons: u8, log: &mut impl Log<Event>) {
    game.due[seat] = persons;
    if persons > 0 {
        log.note(Told::Due { seat, persons });
    }
}

/// R5.8: every empty palace loses a floor.
pub fn decay(game: &mut Dragon, log: &mut impl Log<Event>) {
    for place in 0..usize::from(game.players) {
        let seat = game.order[place];
        let palaces = game.courts[seat].palaces;
        for (slot, _) in palaces.iter().filter(|(_, palace)| !palace.is_inhabited()) {
            game.lower(seat, slot, log);
        }
    }
}

//! The cities (R5.5–R5.8): return cards, members who go back, points of those who stay.

use kernel::{Log, Seat, Seats};

use crate::action::Action;
use crate::data::*;
use crate::event::{Event, Told};
use crate::rules::{neutral, round};
use crate::score::city_shares;
use crate::state::Ming;
use crate::turn::Phase;

/// The next city in the board's order is scored; after the last come the monasteries (R5.9).
pub fn begin(game: &mut Ming, log: &mut impl Log<Event>) {
    if usize::from(game.city) == PROVINCES {
        for seat in game.seats() {
            let points = MONASTERY_POINTS * game.monks_of(seat);
            game.score(seat, Source::Monasteries, points, log);
        }
        round::end(game, log);
    } else if neutral::go_back(game, log) {
        ask(game, log);
    }
}

/// R5.5: everybody with members in the city chooses return cards. After the last round nobody would gain by it.
pub fn ask(game: &mut Ming, log: &mut impl Log<Event>) {
    let concerned = concerned(game);
    if concerned.is_empty() || game.round == ROUNDS {
        count(game, log);
    } else {
        game.phase = Phase::Return;
        game.waiting = concerned;
    }
}

/// R5.5: who has members in the city that is scored.
pub fn concerned(game: &Ming) -> Seats {
    let city = game.in_city(game.scored_province());
    game.seats().filter(|&seat| city[seat] > 0).collect()
}

/// R5.5: any number up to the members in the city.
pub fn numbers(game: &Ming, seat: Seat, list: &mut Vec<Action>) {
    let members = game.in_city(game.scored_province())[seat];
    list.extend((0..=members).map(Action::Return));
}

/// R5.5: the cards lie face down until all have chosen; then all are shown.
pub fn choose(game: &mut Ming, seat: Seat, number: u8, log: &mut impl Log<Event>) {
    game.chosen[seat] = number;
    game.waiting = game.waiting.without(seat);
    log.note(Event::secret(seat, Told::ChoseNumber { seat, number }, Told::Chose { seat }));
    if !game.waiting.is_empty() {
        return;
    }
    let concerned = concerned(game);
    let several = concerned.len() > 1;
    for seat in game.start.clockwise(game.players).filter(|&seat| concerned.contains(seat)) {
        log.note(Told::Showed { seat, number: game.chosen[seat], several });
    }
    game.back = std::mem::take(&mut game.chosen);
    go_on(game, log);
}

/// R5.6: from the start player on everyone takes members back. Where nothing is to be chosen nobody is asked.
fn go_on(game: &mut Ming, log: &mut impl Log<Event>) {
    for seat in game.start.clockwise(game.players) {
        while game.back[seat] > 0 {
            let Some(district) = game.only_way_back(seat, game.back[seat]) else {
                game.phase = Phase::Recall;
                game.active = seat;
                return;
            };
            step_back(game, seat, district, log);
        }
    }
    count(game, log);
}

impl Ming {
    /// From where a member of this colour steps back if this number must: the one district it has members on, or any
    /// of them if all go.
    pub(crate) fn only_way_back(&self, colour: Seat, members: u8) -> Option<District> {
        let province = self.scored_province();
        let mut here = District::of(province).filter(|&district| self.palaces[district][colour] > 0);
        let first = here.next()?;
        (here.next().is_none() || self.in_city(province)[colour] == members).then_some(first)
    }

    /// The districts from whose palaces members of this colour may step back, as choices.
    pub(crate) fn list_ways_back(&self, colour: Seat, list: &mut Vec<Action>) {
        let here = District::of(self.scored_province());
        list.extend(here.filter(|&district| self.palaces[district][colour] > 0).map(Action::Recall));
    }
}

/// R5.6: the palaces with a member of the seat's.
pub fn recalls(game: &Ming, seat: Seat, list: &mut Vec<Action>) {
    game.list_ways_back(seat, list);
}

/// R5.6: a member goes back to its district.
pub fn recall(game: &mut Ming, seat: Seat, district: District, log: &mut impl Log<Event>) {
    step_back(game, seat, district, log);
    go_on(game, log);
}

fn step_back(game: &mut Ming, seat: Seat, district: District, log: &mut impl Log<Event>) {
    game.back[seat] -= 1;
    game.step_back(seat, district, log);
}

/// R5.7, R5.8: the members who stay bring points and leave the game.
fn count(game: &mut Ming, log: &mut impl Log<Event>) {
    let province = game.scored_province();
    let left = game.in_city(province);
    if left != [0; MAX_PLAYERS] {
        log.note(Told::Counted { province });
        let shares = city_shares(&left, &game.around_city(province));
        for seat in game.seats() {
            game.score(seat, Source::Members, MEMBER_POINTS[game.scoring()] * left[seat], log);
            game.score(seat, Source::Cities, shares[seat], log);
            game.families[seat].lost += left[seat];
        }
        for district in District::of(province) {
            game.palaces[district] = [0; MAX_PLAYERS];
        }
    }
    game.city += 1;
    begin(game, log);
}

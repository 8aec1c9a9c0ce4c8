//! A game of the net against itself, and what there is to learn from it.

use bots::run::{self, Runs};
use bots::{Bot, Budget, Search, Settings};
use estimate::{Estimate, Inputs, Leaf};
use kernel::{Dice, MAX_SEATS, Options, Seat, Turn, Viewer};
use net::{Answers, Judge, Outlook};

/// How much of what a position is worth is taken from later in the game, from one of a seat's runs to its next.
const LAMBDA: f32 = 0.9;
/// The same from anybody's run to the next one's.
const LAMBDA_OF_ALL: f32 = 0.97;
/// The share of winning in what is played for; the rest are points. Who wins is mostly chance while the net knows little.
const WIN: f32 = 0.1;

/// The positions of a game and what should have been said of them.
#[derive(Default)]
pub(crate) struct Lessons {
    on: Vec<u16>,
    moments: Vec<Moment>,
    /// The right answers, moment by moment.
    answers: Vec<Answers>,
    /// The points of all seats at the end.
    pub points: Vec<i32>,
}

/// A position at the end of a seat's run.
struct Moment {
    seat: Seat,
    /// Where its inputs end.
    end: usize,
    /// Points that were sure then.
    sure: f32,
    /// What the net said.
    said: Outlook,
}

impl Lessons {
    /// Each position's inputs, and the answers.
    pub fn iter(&self) -> impl Iterator<Item = (&[u16], Answers)> {
        let mut begin = 0;
        self.moments.iter().zip(&self.answers).map(move |(moment, &answers)| {
            let on = &self.on[begin..moment.end];
            begin = moment.end;
            (on, answers)
        })
    }

    fn note(&mut self, seat: Seat, on: &[u16], sure: i32, said: Outlook) {
        self.on.extend_from_slice(on);
        self.moments.push(Moment { seat, end: self.on.len(), sure: sure as f32, said });
    }

    /// What should have been said of each moment, in the light of what came later.
    fn answer<G: Estimate>(&mut self, end: &G, unit: f32) {
        self.points = end.standing().points().to_vec();
        let mut later = [Outlook::default(); MAX_SEATS];
        Seat::all(end.players()).for_each(|seat| later[seat] = run::result(end, seat));
        let lambda = if of_all::<G>() { LAMBDA_OF_ALL } else { LAMBDA };
        for &Moment { seat, sure, said, .. } in self.moments.iter().rev() {
            let later = &mut later[seat];
            self.answers.push([(later.points - sure) / unit, later.win]);
            later.points = said.points + lambda * (later.points - said.points);
            later.win = said.win + lambda * (later.win - said.win);
        }
        self.answers.reverse();
    }
}

/// How much is tried beside the best: the chance of a random choice, and what a run may be worse than the best by.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Curiosity {
    pub random: f32,
    pub noise: f32,
}

/// Somebody who plays games to learn from. It keeps its memory.
pub(crate) struct Player<G: Estimate> {
    runs: Runs<G>,
    inputs: Inputs,
    choices: Vec<G::Action>,
    way: Vec<G::Action>,
    chances: Vec<(G::Chance, u32)>,
    /// With how many looks searches decide instead, and theirs, one for each seat.
    looks: Option<u32>,
    teachers: Vec<Search<G>>,
}

impl<G: Estimate> Player<G> {
    /// Somebody who decides by the net that learns, or by a search with the game's own net and this number of looks.
    pub fn new(looks: Option<u32>) -> Player<G> {
        let mut runs = Runs::default();
        runs.win = WIN;
        let (choices, way, chances) = (Vec::new(), Vec::new(), Vec::new());
        Player { runs, inputs: Inputs::default(), choices, way, chances, looks, teachers: Vec::new() }
    }

    /// Plays a game of any number of players and any options.
    pub fn play(&mut self, judge: &impl Judge, dice: &mut Dice, curiosity: Curiosity) -> Lessons {
        let mut state = start::<G>(dice);
        let mut lessons = Lessons::default();
        if let Some(looks) = self.looks {
            // New ones, so that a game depends on its own dice alone.
            self.teachers = (0..state.players()).map(|_| search(looks, dice)).collect();
        }
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Nature => {
                    let chance = state.draw(dice, &mut self.chances);
                    state.happen_unchecked(chance, &mut ());
                }
                Turn::Seats(asked) => {
                    let seat = asked.first().expect("somebody is asked");
                    self.run(judge, &mut state, seat, dice, curiosity, &mut lessons);
                }
            }
        }
        lessons.answer(&state, judge.unit());
        lessons
    }

    /// Plays a seat's run, and notes its end if there was anything to decide.
    fn run(
        &mut self,
        judge: &impl Judge,
        state: &mut G,
        seat: Seat,
        dice: &mut Dice,
        curiosity: Curiosity,
        lessons: &mut Lessons,
    ) {
        // The seat thinks in a world in which others who choose at the same time have not chosen yet.
        let mut seen = state.clone();
        seen.forget_others(seat);
        let mut decided = false;
        while seen.turn().asks(seat) {
            self.choices.clear();
            seen.choices(seat, &mut self.choices);
            self.way.clear();
            if let [only] = self.choices[..] {
                self.way.push(only);
            } else {
                decided = true;
                self.decide(judge, &seen, seat, dice, curiosity);
            }
            for &action in &self.way {
                state.play_unchecked(seat, action, &mut ());
                seen.play_unchecked(seat, action, &mut ());
            }
        }
        // A run that ended the game has nothing more to say.
        if decided && state.turn() != Turn::Over {
            self.note(judge, &seen, seat, lessons);
            // What was chosen in secret nobody else sees yet.
            if of_all::<G>() && !state.at_once() {
                for other in seat.clockwise(state.players()).skip(1) {
                    self.note(judge, state, other, lessons);
                }
            }
        }
    }

    /// Notes what a seat is told of a position, and what the net says of it.
    fn note(&mut self, judge: &impl Judge, state: &G, seat: Seat, lessons: &mut Lessons) {
        let said = run::outlook(judge, state, seat, &mut self.inputs);
        lessons.note(seat, self.inputs.on(), state.points_of(seat), said);
    }

    /// Finds the way to go on: to the end of the best run, or any choice.
    fn decide(&mut self, judge: &impl Judge, seen: &G, seat: Seat, dice: &mut Dice, curiosity: Curiosity) {
        if chance(dice) < curiosity.random {
            self.way.push(dice.pick(&self.choices));
            return;
        }
        if let Some(teacher) = self.teachers.get_mut(usize::from(seat.number())) {
            self.way.push(teacher.choose(&seen.view(Viewer::Seat(seat)), seat, &self.choices));
            return;
        }
        self.runs.think(judge, seen, seat, &self.choices);
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        self.runs.ends(self.choices.len(), |place, step| {
            let liked = step.worth - curiosity.noise * (-chance(dice).ln()).ln();
            if liked > most {
                (best, most) = (place, liked);
            }
        });
        // A first choice whose run was not thought through is the only step of its way.
        self.way.extend(self.runs.way(best).map(|step| step.action));
        self.way.reverse();
    }
}

/// A search with this number of looks.
fn search<G: Estimate>(looks: u32, dice: &mut Dice) -> Search<G> {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&dice.long().to_le_bytes());
    Search::new(key, Settings::of::<G>(Budget::Iterations(looks), 1))
}

/// Whether the net is told what a run means to all seats, and not only to the one whose it was. A search that judges leaves at
/// once asks for all of them; where it plays on to the end of a seat's own run first, those moments are learned better alone.
fn of_all<G: Estimate>() -> bool {
    G::LEAF == Leaf::Net
}

/// A number between 0 and 1, neither of them.
fn chance(dice: &mut Dice) -> f32 {
    (dice.below(1 << 16) as f32 + 0.5) / 65536.0
}

/// The start of a game: most of them as most people play it.
fn start<G: Estimate>(dice: &mut Dice) -> G {
    let usual = 4.clamp(*G::PLAYERS.start(), *G::PLAYERS.end());
    loop {
        let counts = u32::from(G::PLAYERS.end() - G::PLAYERS.start()) + 1;
        let players = if dice.below(3) > 0 { usual } else { G::PLAYERS.start() + dice.below(counts) as u8 };
        let mut options = G::Options::default();
        if dice.below(3) == 0 {
            for spec in G::Options::SPECS {
                options.set(spec.name, dice.pick(spec.values)).expect("one of its values");
            }
        }
        // Not every option goes with every number of players.
        if let Ok(state) = G::start(&options, players) {
            return state;
        }
    }
}

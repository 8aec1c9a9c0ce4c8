//! Everybody plays on like the bot `swift`.

use bots::run::{self, Runs};
use estimate::{Estimate, Inputs};
use kernel::{Dice, Phrase, Seat, Spoken, Turn, Viewer};
use net::{Judge, Net, NetError, Outlook};

/// Whoever plays all seats of a world. It keeps its memory.
pub struct Everybody<G: Estimate> {
    net: Net<'static>,
    runs: Runs<G>,
    inputs: Inputs,
    best: Vec<usize>,
    choices: Vec<G::Action>,
    way: Vec<G::Action>,
    chances: Vec<(G::Chance, u32)>,
    /// How many positions were judged so far.
    pub(crate) spent: u64,
}

impl<G: Estimate> Everybody<G> {
    /// Players with the game's own net, or why there are none.
    pub fn new() -> Result<Everybody<G>, NetError> {
        Ok(Everybody {
            net: Net::read::<G>(G::NET)?,
            runs: Runs::default(),
            inputs: Inputs::default(),
            best: Vec::new(),
            choices: Vec::new(),
            way: Vec::new(),
            chances: Vec::new(),
            spent: 0,
        })
    }

    /// How much a seat likes an outlook.
    pub(crate) fn worth(&self, outlook: &Outlook) -> f32 {
        run::worth(self.net.unit(), outlook, G::WIN)
    }

    /// What a seat may expect: it ends its run, then this number of further runs, and its net judges the position.
    pub(crate) fn expect(&mut self, world: &mut G, me: Seat, ahead: u32, dice: &mut Dice) -> Outlook {
        if world.turn().asks(me) {
            self.run(world, me, None);
        }
        for _ in 0..ahead {
            self.play_until(world, dice, |turn| turn.asks(me));
            if world.turn() != Turn::Over {
                self.run(world, me, None);
            }
        }
        self.outlook(world, me)
    }

    /// What each seat may expect at the end of its next run.
    pub(crate) fn expect_each(&mut self, world: &mut G, dice: &mut Dice) -> Vec<Outlook> {
        let mut outlooks: Vec<Option<Outlook>> = vec![None; usize::from(world.players())];
        while outlooks.iter().any(Option::is_none) {
            self.play_until(world, dice, |turn| !turn.seats().is_empty());
            let Some(seat) = world.turn().seats().first() else { break };
            self.run(world, seat, None);
            let outlook = self.outlook(world, seat);
            outlooks[usize::from(seat.number())].get_or_insert(outlook);
        }
        let result =
            |(seat, outlook): (Seat, Option<Outlook>)| outlook.unwrap_or_else(|| run::result(world, seat));
        Seat::all(world.players()).zip(outlooks).map(result).collect()
    }

    /// Plays to the end.
    pub(crate) fn finish(&mut self, world: &mut G, dice: &mut Dice) {
        self.play_until(world, dice, |_| false);
    }

    /// What a seat itself does next, in words: the rest of its run, and its next ones.
    pub(crate) fn line(&mut self, world: &mut G, me: Seat, dice: &mut Dice, most: usize) -> Vec<Phrase> {
        let mut said = Vec::new();
        while said.len() < most && world.turn() != Turn::Over {
            if world.turn().asks(me) {
                self.run(world, me, Some(&mut said));
            } else {
                self.play_until(world, dice, |turn| turn.asks(me));
            }
        }
        said.truncate(most);
        said
    }

    /// What a seat expects of a world as it stands, with an honest chance of winning.
    fn outlook(&mut self, world: &G, me: Seat) -> Outlook {
        let outlook = run::outlook(&self.net, world, me, &mut self.inputs);
        match world.turn() {
            Turn::Over => outlook,
            _ => Outlook { win: self.net.honest(outlook.win), ..outlook },
        }
    }

    /// Plays until the game is over or waits for something that the caller waits for.
    fn play_until(&mut self, world: &mut G, dice: &mut Dice, is_due: impl Fn(Turn) -> bool) {
        while !is_due(world.turn()) {
            match world.turn() {
                Turn::Over => return,
                Turn::Nature => {
                    let chance = world.draw(dice, &mut self.chances);
                    world.happen_unchecked(chance, &mut ());
                }
                Turn::Seats(asked) => {
                    let seat = asked.first().expect("somebody is asked");
                    self.run(world, seat, None);
                }
            }
        }
    }

    /// Plays a seat's run; what it decides is noted in words, if anybody wants to know.
    fn run(&mut self, world: &mut G, seat: Seat, mut said: Option<&mut Vec<Phrase>>) {
        // The seat thinks in a world in which others who choose at the same time have not chosen yet.
        let mut seen = world.clone();
        seen.forget_others(seat);
        while seen.turn().asks(seat) {
            self.choices.clear();
            seen.choices(seat, &mut self.choices);
            self.way.clear();
            let decides = self.choices.len() > 1;
            if decides {
                self.think(&seen, seat);
            } else {
                self.way.extend(self.choices.first());
            }
            for &action in &self.way {
                if let Some(said) = said.as_mut().filter(|_| decides) {
                    said.push(seen.view(Viewer::Seat(seat)).label(seat, action));
                }
                world.play_unchecked(seat, action, &mut ());
                seen.play_unchecked(seat, action, &mut ());
            }
        }
    }

    /// Finds the way through the best run.
    fn think(&mut self, seen: &G, seat: Seat) {
        self.runs.think(&self.net, seen, seat, &self.choices);
        self.spent += self.runs.thought() as u64;
        self.runs.best_of_each(self.choices.len(), &mut self.best);
        let worth = |place: &usize| self.runs.step(*place).worth;
        let best = self.best.iter().copied().max_by(|a, b| worth(a).total_cmp(&worth(b)));
        let best = best.expect("there is a choice");
        self.way.extend(self.runs.way(best).map(|step| step.action));
        self.way.reverse();
    }
}

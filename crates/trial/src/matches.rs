use std::ops::{Deref, DerefMut};

use kernel::{Event, Game, Illegal, Reason, Seat, Spoken, Turn, Viewer};

/// A game in progress, and everything told about it since the table was set. The state is audited after
/// every step.
#[derive(Clone)]
pub struct Match<G: Game> {
    /// The state. The match also stands for it (`Deref`).
    pub game: G,
    /// What happened.
    pub told: Vec<G::Event>,
}

impl<G: Game> Deref for Match<G> {
    type Target = G;
    fn deref(&self) -> &G {
        &self.game
    }
}

impl<G: Game> DerefMut for Match<G> {
    fn deref_mut(&mut self) -> &mut G {
        &mut self.game
    }
}

impl<G: Game> From<G> for Match<G> {
    fn from(game: G) -> Self {
        game.audit().expect("the table is set by the rules");
        Match { game, told: Vec::new() }
    }
}

/// All of these panic, with the words that failed, where a test expected something else.
#[allow(clippy::missing_panics_doc, reason = "said once, above")]
impl<G: Game> Match<G> {
    /// The seat whose turn it is; the first of them where several choose at once.
    pub fn whose(&self) -> Option<Seat> {
        self.game.turn().seats().first()
    }

    /// The seat whose turn it is does what these words say.
    pub fn say(&mut self, words: &str) -> &mut Self {
        let seat = self.whose().unwrap_or_else(|| panic!("`{words}`: nobody is asked"));
        self.by(seat, words)
    }

    /// This seat, perhaps one of several that are asked, does what these words say.
    pub fn by(&mut self, seat: Seat, words: &str) -> &mut Self {
        if let Err(illegal) = self.game.play(seat, action::<G>(words), &mut self.told) {
            panic!("{seat:?} may not `{words}`: {illegal:?}; choices are {:?}", self.choices_of(seat));
        }
        self.audited(words)
    }

    /// It is this seat's turn, and it says these words, one after the other.
    pub fn says<const N: usize>(&mut self, seat: Seat, words: [&str; N]) -> &mut Self {
        for word in words {
            assert_eq!(
                self.whose(),
                Some(seat),
                "who says `{word}` in {:?}",
                self.game.view(Viewer::Seat(seat)).phase()
            );
            self.say(word);
        }
        self
    }

    /// Nature does what these words say.
    pub fn nature(&mut self, words: &str) -> &mut Self {
        let chance: G::Chance = words.parse().unwrap_or_else(|_| panic!("`{words}` is no chance"));
        self.game.happen(chance, &mut self.told).unwrap_or_else(|fault| panic!("{fault}"));
        self.audited(words)
    }

    /// Nature does anything, until somebody is asked.
    pub fn anything(&mut self) -> &mut Self {
        while self.game.turn() == Turn::Nature {
            let (chance, _) = self.chances().swap_remove(0);
            self.nature(&chance);
        }
        self
    }

    /// Why the seat whose turn it is may not do this. Nothing changes.
    pub fn refusal(&self, words: &str) -> G::Reason {
        let seat = self.whose().expect("somebody is asked");
        let mut game = self.game.clone();
        match game.play(seat, action::<G>(words), &mut ()) {
            Err(Illegal::Because(reason)) => {
                assert_eq!(game, self.game, "a refusal changes nothing");
                reason
            }
            other => panic!("`{words}` should be refused, but: {other:?}"),
        }
    }

    /// The rule cited when this is refused.
    pub fn refused_by(&self, words: &str) -> &'static str {
        self.refusal(words).rule()
    }

    /// What the seat whose turn it is may say.
    pub fn choices(&self) -> Vec<String> {
        self.whose().map_or(Vec::new(), |seat| self.choices_of(seat))
    }

    /// What a seat that is asked may say.
    pub fn choices_of(&self, seat: Seat) -> Vec<String> {
        let mut list = Vec::new();
        self.game.choices(seat, &mut list);
        list.iter().map(ToString::to_string).collect()
    }

    /// Whether the seat whose turn it is may say this.
    pub fn may(&self, words: &str) -> bool {
        self.choices().iter().any(|choice| choice == words)
    }

    /// What Nature may do, with weights.
    pub fn chances(&self) -> Vec<(String, u32)> {
        let mut list = Vec::new();
        if self.game.turn() == Turn::Nature {
            self.game.chances(&mut list);
        }
        list.iter().map(|(chance, weight)| (chance.to_string(), *weight)).collect()
    }

    /// Everyone's points.
    pub fn points(&self) -> Vec<i32> {
        self.game.standing().points().to_vec()
    }

    /// Everyone's points from one source, by its place in [`kernel::Scored::SOURCES`].
    pub fn points_from(&self, source: usize) -> Vec<i32> {
        Seat::all(self.game.players()).map(|seat| self.game.scored(seat, source)).collect()
    }

    /// What this viewer was told since the table was set.
    pub fn told_to(&self, viewer: Viewer) -> Vec<<G::Event as Event>::Told> {
        self.told.iter().filter_map(|event| event.told(viewer)).collect()
    }

    fn audited(&mut self, after: &str) -> &mut Self {
        self.game.audit().unwrap_or_else(|fault| panic!("after `{after}`: {fault}"));
        self
    }
}

fn action<G: Game>(words: &str) -> G::Action {
    words.parse().unwrap_or_else(|_| panic!("`{words}` is no action"))
}

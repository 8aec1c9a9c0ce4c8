//! A position in numbers, as one seat sees it: what a net is fed with, and what others may learn from too.
//!
//! The numbers are sparse: a game declares groups of inputs, one after the other, of which one or none is on. The order of
//! the groups and their widths are the same in every position of a game, so an input always means the same. Seats are
//! rotated: "I" come first, then the others clockwise.

use kernel::{Game, Seat};

/// What a net is told about a position. Each game brings it in one short file.
pub trait Features: Game {
    /// The file of the game's net; empty where none has been learned.
    const NET: &'static [u8] = &[];

    /// The share of winning in what a player with a net wants; the rest are points. Measured for each game.
    const WIN: f32 = 0.5;

    /// How a search finds out what a leaf is worth. Measured for each game, see `docs/bots.md`.
    const LEAF: Leaf = Leaf::Playout;

    /// How much weak levels of bots overlook here, and how much their mistakes may cost, compared with what is usual: less where there is
    /// little luck, so that every mistake counts.
    const OVERLOOKED: f32 = 1.0;

    /// Notes what this seat may know of the position. Two positions that the seat cannot tell apart are noted alike.
    fn features(&self, _me: Seat, _sheet: &mut impl Sheet) {}

    /// The points a seat has, or would have if all ended now; after the end, its points. The net says what comes beyond them.
    fn points_of(&self, seat: Seat) -> i32 {
        self.standing().points()[usize::from(seat.number())]
    }

    /// Where several seats choose in secret at once, makes the position what it is to this seat: nobody else has chosen yet.
    fn forget_others(&mut self, _me: Seat) {}
}

/// How a search finds out what a leaf of its tree is worth.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Leaf {
    /// Play goes on from there as the estimate advises, or at random; the estimate also says what is promising.
    #[default]
    Playout,
    /// The net judges it at once, and says what is promising.
    Net,
    /// The same, but everybody goes on as the net advises until the searching seat has ended a run: nets learn from these
    /// moments.
    Onward,
}

/// What groups of inputs are noted on.
pub trait Sheet {
    /// Notes the next group: its name, how many inputs it has, and which is on; none if there is no such place.
    fn note(&mut self, name: &'static str, width: usize, place: usize);

    /// A number: the last input stands for all that are larger.
    #[inline]
    fn number(&mut self, name: &'static str, width: usize, number: impl TryInto<usize>) {
        self.note(name, width, number.try_into().unwrap_or(0).min(width - 1));
    }

    /// How many there are of something, nothing being on if there is none.
    #[inline]
    fn count(&mut self, name: &'static str, width: usize, number: impl TryInto<usize>) {
        let number = number.try_into().unwrap_or(0);
        self.note(name, width, if number == 0 { width } else { number.min(width) - 1 });
    }

    /// A number below zero or above it: the outer inputs stand for all beyond them.
    #[inline]
    fn balance(&mut self, name: &'static str, most: i32, number: i32) {
        self.note(name, 2 * most as usize + 1, (number.clamp(-most, most) + most) as usize);
    }

    /// One of several things, or none of them.
    #[inline]
    fn one(&mut self, name: &'static str, width: usize, place: Option<usize>) {
        self.note(name, width, place.unwrap_or(width));
    }

    /// Whether something is so.
    #[inline]
    fn flag(&mut self, name: &'static str, is: bool) {
        self.note(name, 1, usize::from(!is));
    }

    /// Two numbers together, where they mean more than each alone.
    #[inline]
    fn cross(&mut self, name: &'static str, one: (usize, usize), other: (usize, usize)) {
        let place = |(width, number): (usize, usize)| number.min(width - 1);
        self.note(name, one.0 * other.0, place(one) * other.0 + place(other));
    }

    /// Any of several things.
    #[inline]
    fn set(&mut self, name: &'static str, width: usize, bits: u64) {
        for place in 0..width {
            self.flag(name, bits >> place & 1 == 1);
        }
    }
}

/// The inputs that are on, by their numbers, in order.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    on: Vec<u16>,
    end: usize,
}

impl Inputs {
    /// Those of a position, in place of what was noted before.
    pub fn fill<G: Features>(&mut self, state: &G, me: Seat) -> &[u16] {
        self.on.clear();
        self.end = 0;
        state.features(me, self);
        &self.on
    }

    /// How many inputs there are in all, on or off.
    pub fn width(&self) -> usize {
        self.end
    }

    /// Those that are on.
    pub fn on(&self) -> &[u16] {
        &self.on
    }
}

impl Sheet for Inputs {
    #[inline]
    fn note(&mut self, _: &'static str, width: usize, place: usize) {
        if place < width {
            self.on.push((self.end + place) as u16);
        }
        self.end += width;
    }
}

/// What a game declares: how many inputs, and a mark that changes when a group gets another name, width or place.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// How many inputs there are.
    pub inputs: usize,
    /// The mark.
    pub mark: u64,
}

impl Declaration {
    /// What this game declares. The first position shows it: all others have the same groups.
    pub fn of<G: Features>() -> Declaration {
        let players = *G::PLAYERS.end();
        let start = G::start(&G::Options::default(), players).expect("the most that may play may play");
        Declaration::at(&start)
    }

    /// The same by the groups of one position.
    pub fn at<G: Features>(state: &G) -> Declaration {
        let mut declaration = Declaration { inputs: 0, mark: FNV };
        state.features(Seat::new(0), &mut declaration);
        declaration
    }
}

/// Where the FNV-1a hash begins, and what it multiplies by.
const FNV: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0000_0100_0000_01b3;

impl Sheet for Declaration {
    fn note(&mut self, name: &'static str, width: usize, _: usize) {
        self.inputs += width;
        for byte in name.bytes().chain((width as u32).to_le_bytes()) {
            self.mark = (self.mark ^ u64::from(byte)).wrapping_mul(PRIME);
        }
    }
}

//! The file of a net: whole numbers, and what they are for.
//!
//! In order, all little-endian: eight letters that name the format, the game's name in 16 bytes, the version of its rules
//! (u32), the number of inputs (u32), the mark of their declaration (u64), a checksum of all that follows (u64); the unit of
//! points, the scales of both skips, the bias of both answers, the scale and the bias of each hidden unit, the weights of
//! both answers (f32); for each input a weight of each hidden unit (i8); for each input both skips (i16). Where it was found out
//! by playing, the end of the file says what the chances of winning are that the net calls 0, 5, 10, … 100 % (f32).

use estimate::{Declaration, Features};
use thiserror::Error;

use crate::weights::Weights;
use crate::{HIDDEN, Judge, Outlook, Reading, chance, dot};

/// The first bytes of every net.
const MAGIC: &[u8; 8] = b"tianxia1";
/// Where the checksum ends and what it sums up begins.
const HEAD: usize = 48;
/// Numbers with a fraction.
const SCALES: usize = 5 + 4 * HIDDEN;
/// Where the weights of the inputs begin.
const ROWS: usize = HEAD + 4 * SCALES;
/// Bytes for each input.
const EACH: usize = HIDDEN + 4;
/// The most inputs of a net: its file has at most 300 kB.
pub const MOST_INPUTS: usize = (300_000 - ROWS - 4 * CALLED) / EACH;
/// How many chances, from 0 to 100 % at equal distances, a net's word is corrected at.
pub const CALLED: usize = 21;

/// Why a file is no net for a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NetError {
    /// It is something else.
    #[error("this is no net of ours: it does not begin with `tianxia1`")]
    Foreign,
    /// It is for another game.
    #[error("this net is for {found}, not for {wanted}")]
    Game {
        /// Whose it is.
        found: String,
        /// Whose it should be.
        wanted: &'static str,
    },
    /// It is for other rules.
    #[error(
        "this net was learned under version {found} of the rules; they are at version {wanted} now: learn it again"
    )]
    Rules {
        /// Which they were.
        found: u32,
        /// Which they are.
        wanted: u32,
    },
    /// It is for other features.
    #[error(
        "this net was learned with other features of the position than the game declares now: learn it again"
    )]
    Features,
    /// Something is missing or has changed.
    #[error("this net is damaged: {0}")]
    Damaged(&'static str),
}

/// A net, used where its file lies.
#[derive(Clone, Debug)]
pub struct Net<'a> {
    /// Its checksum, by which it is known.
    pub(crate) mark: u64,
    unit: f32,
    skip_scales: [f32; 2],
    out_bias: [f32; 2],
    scales: [f32; HIDDEN],
    bias: [f32; HIDDEN],
    out: [[f32; HIDDEN]; 2],
    rows: &'a [u8],
    skips: &'a [u8],
    /// What chances are that it calls 0, 5, 10, … 100 %.
    honest: [f32; CALLED],
}

impl<'a> Net<'a> {
    /// The net in these bytes, if it is one for this game as it is now.
    pub fn read<G: Features>(bytes: &'a [u8]) -> Result<Net<'a>, NetError> {
        if !bytes.starts_with(MAGIC) {
            return Err(NetError::Foreign);
        }
        if bytes.len() < ROWS {
            return Err(NetError::Damaged("it is too short"));
        }
        let found = String::from_utf8_lossy(&bytes[8..24]).trim_end_matches('\0').to_owned();
        if found != G::ID {
            return Err(NetError::Game { found, wanted: G::ID });
        }
        if four(bytes, 24) != G::VERSION {
            return Err(NetError::Rules { found: four(bytes, 24), wanted: G::VERSION });
        }
        let declared = Declaration::of::<G>();
        let inputs = four(bytes, 28) as usize;
        if (inputs, eight(bytes, 32)) != (declared.inputs, declared.mark) {
            return Err(NetError::Features);
        }
        let length = ROWS + inputs * EACH;
        if bytes.len() != length && bytes.len() != length + 4 * CALLED {
            return Err(NetError::Damaged("its length is wrong"));
        }
        if eight(bytes, 40) != checksum(&bytes[HEAD..]) {
            return Err(NetError::Damaged("its checksum is wrong"));
        }
        Ok(Net::of(bytes, inputs))
    }

    fn of(bytes: &'a [u8], inputs: usize) -> Net<'a> {
        let number = |place: usize| f32::from_bits(four(bytes, HEAD + 4 * place));
        let many = |from: usize| std::array::from_fn(|place| number(from + place));
        let (rows, skips) = bytes[ROWS..].split_at(inputs * HIDDEN);
        let (skips, found) = skips.split_at(inputs * 4);
        Net {
            mark: eight(bytes, HEAD - 8),
            unit: number(0),
            skip_scales: [number(1), number(2)],
            out_bias: [number(3), number(4)],
            scales: many(5),
            bias: many(5 + HIDDEN),
            out: [many(5 + 2 * HIDDEN), many(5 + 3 * HIDDEN)],
            rows,
            skips,
            honest: std::array::from_fn(|place| match found {
                [] => place as f32 / (CALLED - 1) as f32,
                found => f32::from_bits(four(found, 4 * place)),
            }),
        }
    }

    /// What a chance of winning is that this net calls so.
    pub fn honest(&self, called: f32) -> f32 {
        let place = called.clamp(0.0, 1.0) * (CALLED - 1) as f32;
        let below = (place as usize).min(CALLED - 2);
        let (low, high) = (self.honest[below], self.honest[below + 1]);
        low + (high - low) * (place - below as f32)
    }

    /// The file of the same net for this game that is corrected in this way, or not at all.
    pub fn corrected<G: Features>(bytes: &[u8], honest: Option<&[f32; CALLED]>) -> Result<Vec<u8>, NetError> {
        let inputs = Net::read::<G>(bytes)?.rows.len() / HIDDEN;
        let mut file = bytes[..ROWS + inputs * EACH].to_vec();
        honest.into_iter().flatten().for_each(|chance| file.extend(chance.to_le_bytes()));
        let sum = checksum(&file[HEAD..]);
        file[HEAD - 8..HEAD].copy_from_slice(&sum.to_le_bytes());
        Ok(file)
    }
}

/// What the inputs that are on add up to in the first layer, in whole numbers: it makes no difference in which order.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Sums {
    // At most 256 inputs are on (a law), so that sums of bytes fit 16 bits. On the way there they may not, which does no harm.
    hidden: [i16; HIDDEN],
    skips: [i32; 2],
}

impl Sums {
    /// Nothing is on.
    pub const NONE: Sums = Sums { hidden: [0; HIDDEN], skips: [0; 2] };

    /// An input goes on.
    #[inline]
    pub fn add(&mut self, net: &Net<'_>, input: u16) {
        let (row, skips) = net.input(input);
        self.hidden
            .iter_mut()
            .zip(row)
            .for_each(|(sum, &weight)| *sum = sum.wrapping_add(i16::from(weight as i8)));
        self.skips.iter_mut().zip(skips).for_each(|(sum, skip)| *sum += skip);
    }

    /// An input goes off.
    #[inline]
    pub fn remove(&mut self, net: &Net<'_>, input: u16) {
        let (row, skips) = net.input(input);
        self.hidden
            .iter_mut()
            .zip(row)
            .for_each(|(sum, &weight)| *sum = sum.wrapping_sub(i16::from(weight as i8)));
        self.skips.iter_mut().zip(skips).for_each(|(sum, skip)| *sum -= skip);
    }
}

impl Net<'_> {
    /// The weights of an input: to the hidden units, and both skips.
    #[inline]
    fn input(&self, input: u16) -> (&[u8], [i32; 2]) {
        let input = usize::from(input);
        let skip = &self.skips[4 * input..][..4];
        let skips = [[skip[0], skip[1]], [skip[2], skip[3]]].map(|two| i32::from(i16::from_le_bytes(two)));
        (&self.rows[input * HIDDEN..][..HIDDEN], skips)
    }

    #[inline]
    pub(crate) fn answer(&self, sums: &Sums) -> Outlook {
        let hidden = std::array::from_fn(|unit| {
            (f32::from(sums.hidden[unit]) * self.scales[unit] + self.bias[unit]).max(0.0)
        });
        let answers: [f32; 2] = std::array::from_fn(|place| {
            let skip = self.out_bias[place] + self.skip_scales[place] * sums.skips[place] as f32;
            skip + dot(&hidden, &self.out[place])
        });
        Outlook { points: answers[0] * self.unit, win: chance(answers[1]) }
    }
}

impl Judge for Net<'_> {
    #[inline]
    fn judge(&self, on: &[u16]) -> Outlook {
        let mut sums = Sums::NONE;
        on.iter().for_each(|&input| sums.add(self, input));
        self.answer(&sums)
    }

    #[inline]
    fn judge_next(&self, on: &[u16], last: &mut Reading) -> Outlook {
        self.answer(last.go_on(self, on))
    }

    fn unit(&self) -> f32 {
        self.unit
    }
}

impl Weights {
    /// The file of these weights for a game.
    pub fn write<G: Features>(&self) -> Vec<u8> {
        let declared = Declaration::of::<G>();
        let most =
            |all: &mut dyn Iterator<Item = f32>, steps: f32| all.map(f32::abs).fold(1e-6, f32::max) / steps;
        let scales: [f32; HIDDEN] =
            std::array::from_fn(|unit| most(&mut self.rows.iter().map(|row| row[unit]), 127.0));
        let skip_scales: [f32; 2] =
            std::array::from_fn(|answer| most(&mut self.skips.iter().map(|skip| skip[answer]), 32767.0));
        let mut body = Vec::new();
        let mut number = |number: &f32| body.extend(number.to_le_bytes());
        number(&self.unit);
        skip_scales.iter().chain(&self.out_bias).for_each(&mut number);
        scales.iter().chain(&self.bias).chain(self.out.as_flattened()).for_each(&mut number);
        for row in &self.rows {
            body.extend(row.iter().zip(&scales).map(|(weight, scale)| (weight / scale).round() as i8 as u8));
        }
        for skip in &self.skips {
            for (weight, scale) in skip.iter().zip(&skip_scales) {
                body.extend(((weight / scale).round() as i16).to_le_bytes());
            }
        }
        let mut bytes = MAGIC.to_vec();
        let mut game = [0; 16];
        game[..G::ID.len().min(16)].copy_from_slice(&G::ID.as_bytes()[..G::ID.len().min(16)]);
        bytes.extend(game);
        bytes.extend(G::VERSION.to_le_bytes());
        bytes.extend((self.rows.len() as u32).to_le_bytes());
        bytes.extend(declared.mark.to_le_bytes());
        bytes.extend(checksum(&body).to_le_bytes());
        bytes.extend(body);
        bytes
    }
}

fn four(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes(std::array::from_fn(|place| bytes[at + place]))
}

fn eight(bytes: &[u8], at: usize) -> u64 {
    u64::from_le_bytes(std::array::from_fn(|place| bytes[at + place]))
}

/// FNV-1a over words of eight bytes: the length is known, so what is left over may be filled up.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.chunks(8).fold(0xcbf2_9ce4_8422_2325, |sum: u64, chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        (sum ^ u64::from_le_bytes(word)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

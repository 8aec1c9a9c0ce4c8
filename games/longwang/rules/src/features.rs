//! A position in numbers, from one seat's chair. What a temple still lacks is counted in action points, as the estimate
//! does; of rivals only what lies open.

use estimate::{Features, Leaf, Sheet};
use kernel::{Piece, Seat};

use crate::data::*;
use crate::estimate::{WEIGHTS, Ways, at_hand, jade, tokens};
use crate::rules::round::may_announce;
use crate::state::{Longwang, Place};
use crate::turn::Phase;

/// Parts of a temple that may stand.
const STAGES: usize = PARTS + 1;

impl Features for Longwang {
    const NET: &'static [u8] = include_bytes!("../../net/longwang.net");

    // At 20 ms a decision one such search won 30 % of 100 games against three of `swift`, with 1.9 parts of the temple against 1.6.
    const LEAF: Leaf = Leaf::Net;

    const OVERLOOKED: f32 = 1.6;

    fn points_of(&self, seat: Seat) -> i32 {
        self.builders[seat].parts.into()
    }

    fn forget_others(&mut self, me: Seat) {
        if self.phase == Phase::Answers {
            self.table.answered = Default::default();
            self.seats().filter(|&other| other != me).for_each(|other| self.hidden.objections[other] = None);
        }
    }

    fn features(&self, me: Seat, sheet: &mut impl Sheet) {
        let left = self.round_limit.saturating_sub(self.round);
        sheet.number("rounds left", 12, left);
        sheet.number("round", 16, self.round);
        self.note_turn(me, sheet);
        self.note_temple(me, sheet);
        self.note_hand(me, sheet);
        let mut others = me.clockwise(PLAYERS as u8).skip(1);
        for _ in 1..PLAYERS {
            self.note_other(others.next().unwrap_or(me), sheet);
        }
        let most = self.rivals(me).iter().map(|other| self.builders[other].parts).max().unwrap_or(0);
        let own = self.builders[me].parts;
        sheet.cross("parts, of the best rival", (STAGES, own.into()), (STAGES, most.into()));
    }
}

impl Longwang {
    /// What is left of the present turn, and when the next one comes.
    fn note_turn(&self, me: Seat, sheet: &mut impl Sheet) {
        let mine = self.active == me && self.round > 0;
        let only = |number: u8| if mine { number } else { 0 };
        let turns = (me.number() + PLAYERS as u8 - self.active.number()) % PLAYERS as u8;
        sheet.number("turns until mine", PLAYERS, turns);
        sheet.count("points left", 10, only(self.turn.points));
        sheet.count("plays", 3, only(self.turn.plays));
        let dragon = self.wheel[me].index();
        sheet.number("own dragon", DRAGONS, dragon);
        sheet.one("dragon to be called", DRAGONS, (mine && may_announce(self, me)).then_some(dragon));
        let waits = match self.phase {
            Phase::Answers | Phase::Die => 1,
            Phase::Draw => 2,
            Phase::Steal(_) => 3,
            Phase::Surge(_) => 4,
            Phase::Swap(_) => 5,
            Phase::Reveal(_) => 6,
            Phase::Lifted => 7,
            _ => 0,
        };
        sheet.cross("whose turn, what is waited for", (2, mine.into()), (8, waits));
        let power = if mine { usize::from(self.power.left) } else { 0 };
        sheet.cross("dragon, power left", (DRAGONS, dragon), (7, power));
        let objects = self.phase == Phase::Answers && self.hidden.objections[me].is_some();
        sheet.cross(
            "dragon of the turn, objection",
            (DRAGONS, self.wheel[self.active].index()),
            (2, objects.into()),
        );
    }

    /// What the own temple still lacks.
    fn note_temple(&self, me: Seat, sheet: &mut impl Sheet) {
        let builder = &self.builders[me];
        let stage = (STAGES, usize::from(builder.parts));
        let objective = self.hidden.objectives[me].map(|number| self.board.objective(number));
        let (mut work, mut search, mut hand) = (0.0, 0.0, 0.0);
        let (mut right, mut unseen, mut unknown, mut has) = (9, 9, 8, false);
        if let Some(objective) = objective {
            let ways = Ways::new(self, me, objective.jade);
            work = tokens(self, me, &objective.costs, &ways, &WEIGHTS);
            search = jade(self, me, &ways, &WEIGHTS);
            hand = at_hand(self, me, &WEIGHTS);
            (right, unseen, unknown, has) = (ways.right, ways.unseen, ways.unknown, ways.has_right);
        }
        let whole = |points: f32| points.max(0.0).round() as usize;
        sheet.cross("parts, work for tokens", stage, (40, whole(work)));
        sheet.cross("parts, work for jade", stage, (20, whole(search)));
        sheet.cross("parts, at hand", stage, (20, whole(hand)));
        sheet.cross("parts, work in all", stage, (60, whole(work + search - hand)));
        sheet.number("work in all, in halves", 120, whole(2.0 * (work + search - hand)));
        sheet.cross("parts, way to the right jade", stage, (10, right.into()));
        sheet.cross("unknown tiles, way to one", (9, unknown.into()), (10, unseen.into()));
        sheet.flag("right jade", has);
        sheet.cross("parts, looked", stage, (2, builder.looked.into()));
        let explorers = self.explorers[me].count_ones() as usize;
        sheet.cross("parts, explorers", stage, (16, explorers));
        let costs = objective.map(|objective| objective.costs);
        for &resource in Resource::ALL {
            let due = |part: usize| costs.map_or(0, |costs| u16::from(costs[part][resource]));
            let wanted: u16 = (usize::from(builder.parts)..2).map(due).sum();
            let lack = wanted.saturating_sub(builder.tokens[resource]);
            sheet.cross("lack, harvest", (10, lack.into()), (5, self.harvest(me, resource).into()));
            sheet.number("tokens to spare", 8, builder.tokens[resource].saturating_sub(wanted));
        }
        let next = self.next_cost(me).map(|cost| usize::from(builder.lacks(cost)).min(15));
        sheet.one("lacks for the next part", 16, next);
        let held = self.tiles_of(me).count();
        sheet.cross("parts, jade in hand", stage, (3, held));
    }

    fn note_hand(&self, me: Seat, sheet: &mut impl Sheet) {
        for &count in &self.hidden.hands[me] {
            sheet.count("cards of a kind", 3, count);
        }
        sheet.number("cards", 10, self.builders[me].cards);
    }

    fn note_other(&self, other: Seat, sheet: &mut impl Sheet) {
        let builder = &self.builders[other];
        let stage = (STAGES, usize::from(builder.parts));
        let tiles = self.tiles_of(other).count();
        sheet.cross("their parts, jade in hand", stage, (3, tiles));
        sheet.cross("their parts, tokens", stage, (20, builder.wealth().into()));
        sheet.cross("their parts, explorers", stage, (10, self.explorers[other].count_ones() as usize / 2));
        sheet.number("their cards", 8, builder.cards);
        let kinds = builder.tokens.iter().filter(|&&tokens| tokens > 1).count();
        sheet.number("their kinds of tokens", 5, kinds);
        let seen =
            self.tiles.iter().filter(|tile| tile.place != Place::Hand(other) && tile.seen.contains(other));
        sheet.number("tiles they have seen", 6, seen.count());
        sheet.number("their dragon", DRAGONS, self.wheel[other].index());
    }
}

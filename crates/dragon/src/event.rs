//! What happened, and what each eye is told of it: everything, for nothing here is hidden.

use kernel::{Arg, Eye, Phrase, Seat, Set, key};

use crate::data::{Card, Deed, Good, Happening, Privilege, Reward, Source, SuperEvent, Tile};
use crate::palace::Slot;

/// One thing that happened. Amounts come with what they lead to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the words of the rules")]
pub enum Event {
    /// The event of a month is known.
    Laid { month: u8, event: Happening },
    /// The events of this month and the next changed places.
    Exchanged { month: u8 },
    /// The super event is known.
    SuperLaid { event: SuperEvent },
    /// Who begins the draft.
    First { seat: Seat },
    /// A month begins.
    Month { month: u8 },
    /// A group of action cards lies open.
    Dealt { group: u8, deeds: Set<Deed> },
    /// A person came from the stock.
    Took { seat: Seat, tile: Tile },
    /// A person moved into a palace.
    Placed { seat: Seat, tile: Tile, palace: Slot },
    /// A person left a palace and the game.
    Released { seat: Seat, tile: Tile, palace: Slot },
    /// A newcomer was sent away.
    Dismissed { seat: Seat, tile: Tile },
    /// A marker advanced.
    Advanced { seat: Seat, steps: u8, to: u16 },
    /// A dragon went on a group.
    Chose { seat: Seat, group: u8 },
    /// A seat passed.
    Passed { seat: Seat },
    /// A seat does an action.
    Acts { seat: Seat, deed: Deed },
    /// Goods came.
    Gained { seat: Seat, good: Good, amount: u16, now: u16 },
    /// Goods went.
    Paid { seat: Seat, good: Good, amount: u16, now: u16 },
    /// A floor was built.
    Built { seat: Seat, palace: Slot, floors: u8 },
    /// A floor was lost to decay or earthquake.
    Lost { seat: Seat, palace: Slot, floors: u8 },
    /// A privilege was bought.
    Bought { seat: Seat, privilege: Privilege },
    /// Privileges were lost.
    Stripped { seat: Seat },
    /// A tile joined the wall.
    Walled { seat: Seat, reward: Reward, length: u8 },
    /// The wall was long enough.
    WallHolds { length: u8 },
    /// The wall was too short.
    WallFails { length: u8, needed: u8 },
    /// A card was played.
    Played { seat: Seat, card: Card },
    /// A card found nobody.
    FoundNobody { seat: Seat, card: Card },
    /// A card was thrown away.
    Discarded { seat: Seat, card: Card },
    /// The month's event.
    Happened { event: Happening },
    /// The month's super event.
    SuperHappened { event: SuperEvent },
    /// All markers went back to 0.
    Restarted,
    /// Points.
    Scored { seat: Seat, source: Source, points: u16, now: u16 },
    /// The end.
    Over,
}

impl kernel::Event for Event {
    fn seen_by(&self, _: Eye) -> Option<Event> {
        Some(*self)
    }

    /// Whatever is revealed here is a step of Nature, which cannot be taken back anyway.
    fn reveals(&self) -> bool {
        false
    }

    fn opens_round(&self) -> bool {
        matches!(self, Event::Month { .. })
    }

    fn tell(&self) -> Phrase {
        let say = Phrase::new;
        match *self {
            Event::Laid { month, event } => say("dragon-laid").with("month", month).with("event", key(event)),
            Event::Exchanged { month } => {
                say("dragon-exchanged").with("month", month).with("next", month + 1)
            }
            Event::SuperLaid { event } => say("dragon-super-laid").with("event", key(event)),
            Event::First { seat } => say("dragon-first").with("seat", seat),
            Event::Month { month } => say("dragon-month").with("month", month),
            Event::Dealt { group, deeds } => {
                say("dragon-dealt").with("group", group + 1).with("deeds", deeds_of(deeds))
            }
            Event::Took { seat, tile } => say("dragon-took").with("seat", seat).with("tile", key(tile)),
            Event::Placed { seat, tile, palace } => person("dragon-placed", seat, tile, palace),
            Event::Released { seat, tile, palace } => person("dragon-released", seat, tile, palace),
            Event::Dismissed { seat, tile } => {
                say("dragon-dismissed").with("seat", seat).with("tile", key(tile))
            }
            Event::Advanced { seat, steps, to } => {
                say("dragon-advanced").with("seat", seat).with("steps", steps).with("to", to)
            }
            Event::Chose { seat, group } => say("dragon-chose").with("seat", seat).with("group", group + 1),
            Event::Passed { seat } => say("dragon-passed").with("seat", seat),
            Event::Acts { seat, deed } => say("dragon-acts").with("seat", seat).with("deed", key(deed)),
            Event::Gained { seat, good, amount, now } => goods("dragon-gained", seat, good, amount, now),
            Event::Paid { seat, good, amount, now } => goods("dragon-paid", seat, good, amount, now),
            Event::Built { seat, palace, floors } => floor("dragon-built", seat, palace, floors),
            Event::Lost { seat, palace, floors } => floor("dragon-lost", seat, palace, floors),
            Event::Bought { seat, privilege } => {
                say("dragon-bought").with("seat", seat).with("privilege", key(privilege))
            }
            Event::Stripped { seat } => say("dragon-stripped").with("seat", seat),
            Event::Walled { seat, reward, length } => {
                say("dragon-walled").with("seat", seat).with("reward", key(reward)).with("length", length)
            }
            Event::WallHolds { length } => say("dragon-wall-holds").with("length", length),
            Event::WallFails { length, needed } => {
                say("dragon-wall-fails").with("length", length).with("needed", needed)
            }
            Event::Played { seat, card } => say("dragon-played").with("seat", seat).with("card", key(card)),
            Event::FoundNobody { seat, card } => {
                say("dragon-found-nobody").with("seat", seat).with("card", key(card))
            }
            Event::Discarded { seat, card } => {
                say("dragon-discarded").with("seat", seat).with("card", key(card))
            }
            Event::Happened { event } => say("dragon-happened").with("event", key(event)),
            Event::SuperHappened { event } => say("dragon-super-happened").with("event", key(event)),
            Event::Restarted => say("dragon-restarted"),
            Event::Scored { seat, source, points, now } => say("dragon-scored")
                .with("seat", seat)
                .with("source", key(source))
                .with("points", points)
                .with("now", now),
            Event::Over => say("dragon-over"),
        }
    }
}

fn person(text: &'static str, seat: Seat, tile: Tile, palace: Slot) -> Phrase {
    Phrase::new(text).with("seat", seat).with("tile", key(tile)).with("palace", palace.number())
}

fn goods(text: &'static str, seat: Seat, good: Good, amount: u16, now: u16) -> Phrase {
    Phrase::new(text).with("seat", seat).with("good", key(good)).with("amount", amount).with("now", now)
}

fn floor(text: &'static str, seat: Seat, palace: Slot, floors: u8) -> Phrase {
    Phrase::new(text).with("seat", seat).with("palace", palace.number()).with("floors", floors)
}

/// The names of some action cards.
pub fn deeds_of(deeds: Set<Deed>) -> Arg {
    deeds.iter().map(key).collect()
}

kernel::named! {
    "dragon-";
    Tile: "craftsman" "lady" "collector" "young-pyrotechnist" "young-warrior" "young-monk" "young-healer"
        "young-farmer" "young-scholar" "old-pyrotechnist" "old-warrior" "old-monk" "old-healer" "old-farmer"
        "old-scholar";
    crate::data::Person: "craftsman" "lady" "collector" "pyrotechnist" "warrior" "monk" "healer" "farmer"
        "scholar";
    Card: "craftsman" "lady" "collector" "pyrotechnist" "warrior" "monk" "healer" "farmer" "scholar" "wild";
    Deed: "taxes" "build" "harvest" "fireworks" "parade" "research" "privilege" "wall";
    Happening: "peace" "drought" "contagion" "mongols" "tribute" "festival";
    SuperEvent: "lantern-festival" "buddha" "earthquake" "flood" "solar-eclipse" "volcanic-eruption" "tornado"
        "sunrise" "assassination" "charter";
    Reward: "reward-rice" "reward-firework" "reward-floor" "reward-yuan" "reward-steps" "reward-points";
    Privilege: "small-privilege" "large-privilege";
    Good: "yuan" "rice" "firework";
    Source: "source-palaces" "source-ladies" "source-privileges" "source-research" "source-festival"
        "source-mongols" "source-wall" "source-super_event" "source-persons" "source-monks" "source-goods";
}

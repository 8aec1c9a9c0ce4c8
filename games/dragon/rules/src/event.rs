//! What happened, and what each viewer is told about it.

use kernel::{Arg, Mark, Phrase, Seat, Set, key};

use crate::data::{Card, Deed, Good, Happening, Privilege, Reward, Source, SuperEvent, Tile};
use crate::palace::Slot;

/// One thing that happened, with its secret.
pub type Event = kernel::Happened<Told>;

/// What somebody is told. Amounts come with what they lead to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the words of the rules")]
pub enum Told {
    /// The event of a month is known.
    Laid { month: u8, event: Happening },
    /// The events of this month and the next changed places.
    Exchanged { month: u8 },
    /// The super event is known.
    SuperLaid { event: SuperEvent },
    /// The super event lies face down (R9.1); told to everybody but whoever picked it.
    SuperHidden,
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
    /// Goods were gained.
    Gained { seat: Seat, good: Good, amount: u16, now: u16 },
    /// Goods were paid.
    Paid { seat: Seat, good: Good, amount: u16, now: u16 },
    /// An event costs a seat persons.
    Due { seat: Seat, persons: u8 },
    /// A contagion costs a seat persons, fewer with mortars.
    Healed { seat: Seat, mortars: u8, persons: u8 },
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
    /// A card was thrown away face down (R9.9); told to everybody but its owner.
    DiscardedHidden { seat: Seat },
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

impl kernel::Told for Told {
    fn opens_round(&self) -> bool {
        matches!(self, Told::Month { .. })
    }

    fn mark(&self) -> Option<Mark> {
        match self {
            Told::Happened { .. }
            | Told::SuperHappened { .. }
            | Told::WallHolds { .. }
            | Told::WallFails { .. } => Some(Mark::Event),
            Told::Gained { .. }
            | Told::Paid { .. }
            | Told::Due { .. }
            | Told::Healed { .. }
            | Told::Released { .. }
            | Told::Lost { .. }
            | Told::Stripped { .. }
            | Told::Discarded { .. }
            | Told::DiscardedHidden { .. }
            | Told::Restarted
            | Told::Scored { .. } => Some(Mark::Figure),
            _ => None,
        }
    }

    fn tell(&self) -> Phrase {
        let say = Phrase::new;
        match *self {
            Told::Laid { month, event } => say("dragon-laid").with("month", month).with("event", key(event)),
            Told::Exchanged { month } => say("dragon-exchanged").with("month", month).with("next", month + 1),
            Told::SuperLaid { event } => say("dragon-super-laid").with("event", key(event)),
            Told::SuperHidden => say("dragon-super-hidden"),
            Told::First { seat } => say("dragon-first").with("seat", seat),
            Told::Month { month } => say("dragon-month").with("month", month),
            Told::Dealt { group, deeds } => {
                say("dragon-dealt").with("group", group + 1).with("deeds", deeds_of(deeds))
            }
            Told::Took { seat, tile } => say("dragon-took").with("seat", seat).with("tile", key(tile)),
            Told::Placed { seat, tile, palace } => person("dragon-placed", seat, tile, palace),
            Told::Released { seat, tile, palace } => person("dragon-released", seat, tile, palace),
            Told::Dismissed { seat, tile } => {
                say("dragon-dismissed").with("seat", seat).with("tile", key(tile))
            }
            Told::Advanced { seat, steps, to } => {
                say("dragon-advanced").with("seat", seat).with("steps", steps).with("to", to)
            }
            Told::Chose { seat, group } => say("dragon-chose").with("seat", seat).with("group", group + 1),
            Told::Passed { seat } => say("dragon-passed").with("seat", seat),
            Told::Acts { seat, deed } => say("dragon-acts").with("seat", seat).with("deed", key(deed)),
            Told::Gained { seat, good, amount, now } => goods("dragon-gained", seat, good, amount, now),
            Told::Paid { seat, good, amount, now } => goods("dragon-paid", seat, good, amount, now),
            Told::Due { seat, persons } => say("dragon-due").with("seat", seat).with("persons", persons),
            Told::Healed { seat, mortars, persons } => {
                say("dragon-healed").with("seat", seat).with("mortars", mortars).with("persons", persons)
            }
            Told::Built { seat, palace, floors } => floor("dragon-built", seat, palace, floors),
            Told::Lost { seat, palace, floors } => floor("dragon-lost", seat, palace, floors),
            Told::Bought { seat, privilege } => {
                say("dragon-bought").with("seat", seat).with("privilege", key(privilege))
            }
            Told::Stripped { seat } => say("dragon-stripped").with("seat", seat),
            Told::Walled { seat, reward, length } => {
                say("dragon-walled").with("seat", seat).with("reward", key(reward)).with("length", length)
            }
            Told::WallHolds { length } => say("dragon-wall-holds").with("length", length),
            Told::WallFails { length, needed } => {
                say("dragon-wall-fails").with("length", length).with("needed", needed)
            }
            Told::Played { seat, card } => say("dragon-played").with("seat", seat).with("card", key(card)),
            Told::FoundNobody { seat, card } => {
                say("dragon-found-nobody").with("seat", seat).with("card", key(card))
            }
            Told::Discarded { seat, card } => {
                say("dragon-discarded").with("seat", seat).with("card", key(card))
            }
            Told::DiscardedHidden { seat } => say("dragon-discarded-hidden").with("seat", seat),
            Told::Happened { event } => say("dragon-happened").with("event", key(event)),
            Told::SuperHappened { event } => say("dragon-super-happened").with("event", key(event)),
            Told::Restarted => say("dragon-restarted"),
            Told::Scored { seat, source, points, now } => say("dragon-scored")
                .with("seat", seat)
                .with("source", key(source))
                .with("points", points)
                .with("now", now),
            Told::Over => say("dragon-over"),
        }
    }
}

fn person(text: &'static str, seat: Seat, tile: Tile, palace: Slot) -> Phrase {
    Phrase::new(text).with("seat", seat).with("tile", key(tile)).with("palace", palace.number())
}

fn goods(text: &'static str, seat: Seat, good: Good, amount: u16, now: u16) -> Phrase {
    Phrase::new(text).with("seat", seat).with("goods", goods_of(good, amount)).with("now", now)
}

/// An amount of a good in words.
pub fn goods_of(good: Good, amount: u16) -> Phrase {
    Phrase::new(["dragon-some-yuan", "dragon-some-rice", "dragon-some-fireworks"][good])
        .with("amount", amount)
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

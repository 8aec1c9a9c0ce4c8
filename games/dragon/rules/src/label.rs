//! What is wanted, and what each choice means now, as phrases.

use kernel::{Phrase, Seat, Spoken, key};

use crate::action::Action;
use crate::data::{Good, Person, Privilege, Tile};
use crate::event::{deeds_of, goods_of};
use crate::palace::Slot;
use crate::rules::action::{amount, fee};
use crate::rules::{event, super_event};
use crate::turn::{Ask, Phase};
use crate::view::View;

impl Spoken<Action> for View {
    fn phase(&self) -> Phrase {
        let month = |text| Phrase::new(text).with("month", self.month);
        match self.phase {
            Phase::EventRow | Phase::SuperDraw | Phase::FirstPlayer | Phase::SuperPick => {
                Phrase::new("dragon-phase-setup")
            }
            Phase::Draft => Phrase::new("dragon-phase-draft"),
            Phase::Deal | Phase::Action | Phase::WallDraw => month("dragon-phase-action"),
            Phase::Person => month("dragon-phase-person"),
            Phase::Event => {
                month("dragon-phase-event").with("event", self.event().map_or("dragon-peace", key))
            }
            Phase::Super => {
                month("dragon-phase-event").with("event", self.super_event.map_or("dragon-peace", key))
            }
            Phase::Wall => month("dragon-phase-wall"),
            Phase::FinalWall => month("dragon-phase-wall"),
            Phase::Over => Phrase::new("phase-over"),
        }
    }

    fn prompt(&self, _: Seat) -> Phrase {
        let say = Phrase::new;
        match self.ask {
            Ask::Nothing => say("dragon-ask-nothing"),
            Ask::Super => say("dragon-ask-super"),
            Ask::Young => say("dragon-ask-young"),
            Ask::Place(tile) => say("dragon-ask-place").with("tile", key(tile)),
            Ask::Group => say("dragon-ask-group"),
            Ask::Deed => say("dragon-ask-deed"),
            Ask::Build(left) => say("dragon-ask-build").with("left", left),
            Ask::Privilege => say("dragon-ask-privilege"),
            Ask::WallTile => say("dragon-ask-wall"),
            Ask::Card => say("dragon-ask-card"),
            Ask::Tile(card) => say("dragon-ask-tile").with("card", key(card)),
            Ask::Release(left) => say("dragon-ask-release").with("left", left),
            Ask::Starve(left) => say("dragon-ask-starve").with("left", left),
            Ask::Raze(left) => say("dragon-ask-raze").with("left", left),
            Ask::Vacate => say("dragon-ask-vacate"),
            Ask::FloodRice(left) => say("dragon-ask-flood-rice").with("left", left),
            Ask::FloodFireworks(left) => say("dragon-ask-flood-fireworks").with("left", left),
            Ask::Discard(left) => say("dragon-ask-discard").with("left", left),
            Ask::Charter => say("dragon-ask-charter"),
        }
    }

    fn rule(&self) -> &'static str {
        match (self.phase, self.ask) {
            (Phase::EventRow, _) => "R1.3",
            (Phase::SuperDraw | Phase::SuperPick, _) => "R9.1",
            (Phase::FirstPlayer | Phase::Draft, _) => "R1.4",
            (Phase::Deal, _) => "R3.1",
            (Phase::Action, Ask::Build(_)) => "R3.7",
            (Phase::Action, Ask::Privilege) => "R3.12",
            (Phase::Action, Ask::WallTile) | (Phase::WallDraw, _) => "R8.2",
            (Phase::Action, _) => "R3.3",
            (Phase::Person, Ask::Place(_)) => "R4.3",
            (Phase::Person, Ask::Tile(_)) => "R4.2",
            (Phase::Person, _) => "R4.1",
            (Phase::Event, _) => self.event().map_or("R5.1", event::rule_of),
            (Phase::Wall, _) => "R8.4",
            (Phase::Super, _) => self.super_event.map_or("R9.1", super_event::rule_of),
            (Phase::FinalWall, _) => "R8.5",
            (Phase::Over, _) => "R7.1",
        }
    }

    fn amount(&self, choice: Action) -> Option<u8> {
        match choice {
            // The flood takes half of what somebody holds: never more than a key can say.
            Action::Return(_, amount) => u8::try_from(amount).ok(),
            _ => None,
        }
    }

    fn label(&self, seat: Seat, choice: Action) -> Phrase {
        let say = Phrase::new;
        let court = &self.courts[seat];
        let at = |text: &'static str, slot: Slot| {
            let palace = court.palaces.at(slot);
            say(text)
                .with("palace", slot.number())
                .with("floors", palace.floors())
                .with("persons", palace.persons())
        };
        match choice {
            Action::Take(tile) => say("dragon-do-take")
                .with("gives", gives(tile, 0))
                .with("steps", tile.value())
                .with("left", self.stock_of(tile)),
            Action::Place(slot) => at("dragon-do-place", slot),
            Action::Replace(slot, tile) => {
                say("dragon-do-replace").with("tile", key(tile)).with("palace", slot.number())
            }
            Action::Dismiss => say("dragon-do-dismiss"),
            Action::Dragon(group) => self.group_in_words(group),
            Action::Pass => {
                let yuan = crate::data::PASS_YUAN.saturating_sub(court.goods[Good::Yuan]);
                say("dragon-do-pass").with("yuan", yuan)
            }
            Action::Do(deed) => match deed.yield_of() {
                Some(_) => say(DEED_TEXTS[deed]).with("amount", amount(self, seat, deed)),
                None => say(DEED_TEXTS[deed]),
            },
            Action::Raise(slot) => at("dragon-do-raise", slot),
            Action::Found => say("dragon-do-found"),
            Action::Buy(privilege) => self.purchase_in_words(privilege),
            Action::Wall(reward) => say("dragon-do-wall").with("reward", key(reward)),
            Action::Play(card) => say("dragon-do-play").with("card", key(card)).with("does", DOES[card]),
            Action::Release(slot, tile) => {
                say("dragon-do-release").with("tile", key(tile)).with("palace", slot.number())
            }
            Action::Raze(slot) => at("dragon-do-raze", slot),
            Action::Return(good, amount) => say("dragon-do-return").with("goods", goods_of(good, amount)),
            Action::Discard(card) => say("dragon-do-discard").with("card", key(card)),
            Action::Super(event) => {
                say("dragon-do-super").with("event", key(event)).with("about", SUPER_ABOUT[event])
            }
            Action::Charter(person) => {
                say("dragon-do-charter").with("person", key(person)).with("symbols", court.symbols(person))
            }
        }
    }
}

impl View {
    fn stock_of(&self, tile: Tile) -> u8 {
        self.stock[tile]
    }

    fn group_in_words(&self, group: u8) -> Phrase {
        let deeds = deeds_of(self.groups.get(usize::from(group)).copied().unwrap_or(kernel::Set::NONE));
        let phrase = |text| Phrase::new(text).with("group", group + 1).with("deeds", deeds);
        match fee(self, group) {
            0 => phrase("dragon-do-group"),
            fee => phrase("dragon-do-group-fee").with("fee", fee),
        }
    }

    fn purchase_in_words(&self, privilege: Privilege) -> Phrase {
        Phrase::new("dragon-do-buy")
            .with("privilege", key(privilege))
            .with("price", self.price(privilege))
            .with("dragons", privilege.dragons())
    }
}

/// What each action card says with its present yield.
const DEED_TEXTS: [&str; 8] = [
    "dragon-do-taxes",
    "dragon-do-build",
    "dragon-do-harvest",
    "dragon-do-fireworks",
    "dragon-do-parade",
    "dragon-do-research",
    "dragon-do-privilege",
    "dragon-do-wall-card",
];

/// What each type does.
const GIVES: [&str; 9] = [
    "dragon-gives-craftsman",
    "dragon-gives-lady",
    "dragon-gives-collector",
    "dragon-gives-pyrotechnist",
    "dragon-gives-warrior",
    "dragon-gives-monk",
    "dragon-gives-healer",
    "dragon-gives-farmer",
    "dragon-gives-scholar",
];

/// What a person gives; a monk needs to know the floors of his palace, 0 if he has none yet.
pub fn gives(tile: Tile, floors: u8) -> Phrase {
    let person = tile.person();
    let says = Phrase::new(GIVES[person]).with("tile", key(tile)).with("symbols", tile.symbols());
    match person {
        Person::Monk => says.with("floors", floors).with("points", tile.symbols() * floors),
        _ => says,
    }
}

/// What the person that a card brings is good for.
const DOES: [&str; 10] = [
    "dragon-does-craftsman",
    "dragon-does-lady",
    "dragon-does-collector",
    "dragon-does-pyrotechnist",
    "dragon-does-warrior",
    "dragon-does-monk",
    "dragon-does-healer",
    "dragon-does-farmer",
    "dragon-does-scholar",
    "dragon-does-wild",
];

/// What each super event does, in short.
pub const SUPER_ABOUT: [&str; 10] = [
    "dragon-about-lantern-festival",
    "dragon-about-buddha",
    "dragon-about-earthquake",
    "dragon-about-flood",
    "dragon-about-solar-eclipse",
    "dragon-about-volcanic-eruption",
    "dragon-about-tornado",
    "dragon-about-sunrise",
    "dragon-about-assassination",
    "dragon-about-charter",
];

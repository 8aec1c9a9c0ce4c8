//! What is wanted, and what each choice means now, as phrases.

use kernel::{Phrase, Seat, key};

use crate::action::Action;
use crate::data::{Good, Privilege, Tile};
use crate::event::deeds_of;
use crate::palace::Slot;
use crate::rules::action::{amount, fee};
use crate::state::Dragon;
use crate::turn::{Ask, Phase};

impl Dragon {
    /// Where the game is.
    pub(crate) fn where_we_are(&self) -> Phrase {
        let month = |text| Phrase::new(text).with("month", self.month);
        match self.phase {
            Phase::EventRow | Phase::SuperDraw | Phase::FirstPlayer => Phrase::new("dragon-phase-setup"),
            Phase::Draft => Phrase::new("dragon-phase-draft"),
            Phase::Deal | Phase::Action => month("dragon-phase-action"),
            Phase::Person => month("dragon-phase-person"),
            Phase::Event => {
                month("dragon-phase-event").with("event", self.event().map_or("dragon-peace", key))
            }
            Phase::Super => {
                month("dragon-phase-event").with("event", self.super_event.map_or("dragon-peace", key))
            }
            Phase::Wall => month("dragon-phase-wall"),
            Phase::FinalWall => month("dragon-phase-wall"),
            Phase::Over => Phrase::new("dragon-phase-over"),
        }
    }

    /// What the seat must decide.
    pub(crate) fn what_is_wanted(&self) -> Phrase {
        let say = Phrase::new;
        match self.ask {
            Ask::Nothing => say("dragon-ask-nothing"),
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

    /// A choice in words, with what it costs and gives now.
    pub(crate) fn in_words(&self, seat: Seat, choice: Action) -> Phrase {
        let say = Phrase::new;
        let court = &self.courts[seat];
        let at = |text: &'static str, slot: Slot| {
            let palace = court.palaces.at(slot);
            say(text)
                .with("palace", slot.number())
                .with("floors", palace.floors())
                .with("persons", palace.persons())
        };
        let person = |text: &'static str, tile: Tile| {
            say(text).with("tile", key(tile)).with("steps", tile.value()).with("symbols", tile.symbols())
        };
        match choice {
            Action::Take(tile) => person("dragon-do-take", tile).with("left", self.stock_of(tile)),
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
            Action::Play(card) => say("dragon-do-play").with("card", key(card)),
            Action::Release(slot, tile) => {
                say("dragon-do-release").with("tile", key(tile)).with("palace", slot.number())
            }
            Action::Raze(slot) => at("dragon-do-raze", slot),
            Action::Return(good, amount) => {
                say("dragon-do-return").with("good", key(good)).with("amount", amount)
            }
            Action::Discard(card) => say("dragon-do-discard").with("card", key(card)),
            Action::Charter(person) => {
                say("dragon-do-charter").with("person", key(person)).with("symbols", court.symbols(person))
            }
        }
    }

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

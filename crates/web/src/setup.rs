//! What the site knows about a table besides its record: who sits where.

use std::collections::BTreeMap;

use kernel::{Actor, Seat, Seats, Step};
use serde::{Deserialize, Serialize};

pub use crate::strength::Strength;

/// Who sits where, and how they play. Kept by the store as a text of ours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The places at the table, by seat.
    pub places: Vec<Place>,
    /// How fast it goes.
    pub pace: Pace,
    /// Whether everybody finds the table in the list.
    pub public: bool,
    /// Whether the places count for the ratings of those who play.
    #[serde(default)]
    pub rated: bool,
    /// Whether players may ask for hints although several people play.
    #[serde(default)]
    pub hints: bool,
    /// Options that differ from what is usual, for lists; a board of somebody's own by its name alone.
    #[serde(default)]
    pub unusual: BTreeMap<String, String>,
    /// When bots take the seats that are still free then; never without it.
    #[serde(default)]
    pub bots_at: Option<i64>,
    /// Who made the table.
    pub host: String,
    /// The table where the same people play again.
    #[serde(default)]
    pub rematch: Option<String>,
    /// Whether the table was closed before the game was over: then nobody can do anything there.
    #[serde(default)]
    pub closed: bool,
    /// The name of the host who closed it; nothing if the operator of the site did.
    #[serde(default)]
    pub closed_by: Option<String>,
    /// The browsers of spectators whose lines are not shown, because the host does not want them.
    #[serde(default)]
    pub muted: Vec<String>,
    /// The browsers of players whom the host has removed: they sit down again only with a new link.
    #[serde(default)]
    pub removed: Vec<String>,
    /// A fingerprint of the address from which the table was made.
    #[serde(default)]
    pub origin: Option<String>,
}

/// A place at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// What the player is called.
    #[serde(deserialize_with = "crate::bounds::kept_name")]
    pub name: String,
    /// The browser that plays here; nobody for a bot or an open place.
    pub owner: Option<String>,
    /// The bot that plays here: from the start, or in place of an owner who left.
    pub bot: Option<Strength>,
    /// How often the seat was freed: part of its link, so that the old ones no longer work.
    #[serde(default)]
    pub link: u32,
    /// A fingerprint of the address from which somebody without a link sat down here.
    #[serde(default)]
    pub origin: Option<String>,
}

impl Place {
    /// Whether whoever sat here wanted to be forgotten: they are nobody now.
    pub fn is_forgotten(&self) -> bool {
        self.owner.as_deref() == Some("")
    }

    /// Whether anybody may sit down here.
    pub fn is_open(&self) -> bool {
        self.owner.is_none() && self.bot.is_none()
    }

    /// The seat is free again: whoever had it, or its link, has it no longer.
    pub fn free(&mut self) {
        *self = Place { link: self.link.wrapping_add(1), ..Place::default() };
    }

    /// The owner, if they decide and no bot stands in.
    pub fn acting_owner(&self) -> Option<&str> {
        self.owner.as_deref().filter(|_| self.bot.is_none())
    }
}

/// Browsers that are remembered as muted or removed; beyond that the first is forgotten.
const MOST_NOTED: usize = 100;

/// Adds a browser to a list of limited length.
pub fn note(list: &mut Vec<String>, browser: String) {
    if !list.contains(&browser) {
        list.push(browser);
    }
    if list.len() > MOST_NOTED {
        list.remove(0);
    }
}

/// How fast a table goes.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// All are there at the same time.
    #[default]
    Live,
    /// A move now and then, over days.
    Correspondence,
}

impl Pace {
    /// Both, the usual one first.
    pub const ALL: [Pace; 2] = [Pace::Live, Pace::Correspondence];

    /// Its name in forms, texts and ratings.
    pub fn name(self) -> &'static str {
        match self {
            Pace::Live => "live",
            Pace::Correspondence => "correspondence",
        }
    }

    /// The pace of this name; the usual one if there is none.
    pub fn read(name: &str) -> Pace {
        Pace::ALL.into_iter().find(|pace| pace.name() == name).unwrap_or_default()
    }

    /// How long a player may be away before the others may ask a bot to stand in, in milliseconds.
    pub fn patience(self) -> i64 {
        match self {
            Pace::Live => 2 * 60 * 1000,
            Pace::Correspondence => 3 * 24 * 60 * 60 * 1000,
        }
    }
}

impl Setup {
    /// A new table.
    pub fn new(places: Vec<Place>, pace: Pace, public: bool, host: &str) -> Setup {
        Setup {
            places,
            pace,
            public,
            rated: false,
            hints: false,
            unusual: BTreeMap::new(),
            bots_at: None,
            host: host.to_owned(),
            rematch: None,
            closed: false,
            closed_by: None,
            muted: Vec::new(),
            removed: Vec::new(),
            origin: None,
        }
    }

    /// How often seats were freed: part of the link for all seats, so that the old ones no longer work.
    pub fn links(&self) -> u32 {
        self.places.iter().fold(0, |links, place| links.wrapping_add(place.link))
    }

    /// Gives all open seats to bots of these names.
    pub fn fill(&mut self, strength: Strength, names: &str) {
        let seats = self.places.iter_mut().zip(names.split(", "));
        for (place, name) in seats.filter(|(place, _)| place.is_open()) {
            (place.bot, place.name) = (Some(strength), name.to_owned());
        }
        self.bots_at = None;
    }

    /// Somebody gets up at a table that still waits; links to the seat stay good. If it was the host, another who sits there
    /// is the host; where nobody is left, the table is closed.
    pub fn get_up(&mut self, seat: Seat) {
        let Some(place) = self.place_mut(seat) else { return };
        let free = Place { link: place.link, ..Place::default() };
        let left = std::mem::replace(place, free);
        if left.owner.as_deref() != Some(&self.host) || !self.seats_of(&self.host).is_empty() {
            return;
        }
        let next = self.people().next().map(|(_, owner)| owner.to_owned());
        match next {
            Some(next) => self.host = next,
            None => (self.closed, self.closed_by) = (true, Some(left.name)),
        }
    }

    /// The first seat that anybody may take.
    pub fn first_open(&self) -> Option<Seat> {
        self.seated().find(|(_, place)| place.is_open()).map(|(seat, _)| seat)
    }

    /// The places with their seats.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, &Place)> {
        Seat::all(self.places.len() as u8).zip(&self.places)
    }

    /// Whether somebody sits everywhere.
    pub fn is_complete(&self) -> bool {
        !self.places.iter().any(Place::is_open)
    }

    /// Whether somebody sits here or has made the table.
    pub fn names(&self, person: &str) -> bool {
        self.host == person || !self.seats_of(person).is_empty()
    }

    /// The seats of a browser, also those where a bot stands in.
    pub fn seats_of(&self, owner: &str) -> Seats {
        let mine = |(_, place): &(Seat, &Place)| place.owner.as_deref() == Some(owner);
        self.seated().filter(mine).map(|(seat, _)| seat).collect()
    }

    /// The seats that bots play.
    pub fn bots(&self) -> Seats {
        self.seated().filter(|(_, place)| place.bot.is_some()).map(|(seat, _)| seat).collect()
    }

    /// The seats that do not mind if this one takes something back: those of the same person, and those of bots, who
    /// reply again. A bot that stands in for somebody answers for them, so that one does mind.
    pub fn company(&self, seat: Seat) -> Seats {
        let owner = self.place(seat).and_then(|place| place.owner.as_deref());
        let kind = |place: &Place| match place.owner.as_deref() {
            None => place.bot.is_some(),
            other => other == owner,
        };
        self.seated().filter(|(other, place)| *other != seat && kind(place)).map(|(other, _)| other).collect()
    }

    /// The names of all who sit here, but for this seat.
    pub fn names_besides(&self, seat: Seat) -> impl Iterator<Item = &str> {
        self.seated().filter(move |(other, _)| *other != seat).map(|(_, place)| place.name.as_str())
    }

    /// The place of a seat.
    pub fn place(&self, seat: Seat) -> Option<&Place> {
        self.places.get(usize::from(seat.number()))
    }

    /// The place of a seat, to be changed.
    pub fn place_mut(&mut self, seat: Seat) -> Option<&mut Place> {
        self.places.get_mut(usize::from(seat.number()))
    }

    /// Whether no person decides anything here.
    pub fn is_bots_alone(&self) -> bool {
        self.is_complete() && !self.places.iter().any(|place| place.acting_owner().is_some())
    }

    /// Whether the places count: several people play, each on one seat.
    pub fn counts(&self) -> bool {
        let mut owners: Vec<&str> = self.people().map(|(_, owner)| owner).collect();
        let seats = owners.len();
        owners.sort_unstable();
        owners.dedup();
        self.rated && seats > 1 && owners.len() == seats
    }

    /// The people who sit here, and where.
    fn people(&self) -> impl Iterator<Item = (Seat, &str)> {
        self.seated()
            .filter(|(_, place)| !place.is_forgotten())
            .filter_map(|(seat, place)| Some((seat, place.owner.as_deref()?)))
    }

    /// The people who have played with their places, if these count. Whoever has left, so that a bot stands in, is last.
    pub fn places_that_count(&self, ranks: &[u8]) -> Option<Vec<(String, u8)>> {
        let place = |(seat, owner): (Seat, &str)| {
            let left = self.place(seat).is_some_and(|place| place.bot.is_some());
            let rank = ranks.get(usize::from(seat.number())).copied().filter(|_| !left);
            (owner.to_owned(), rank.unwrap_or(u8::MAX))
        };
        self.counts().then(|| self.people().map(place).collect())
    }

    /// What each person chose who has played alone for themselves to the end, of the choices that tell how somebody likes to
    /// play this game.
    pub fn chosen(&self, game: &shelf::Game, actions: &[Step]) -> Vec<(String, String)> {
        let mut chosen = Vec::new();
        for (seat, owner) in self.people() {
            let alone =
                self.seats_of(owner).len() == 1 && self.place(seat).is_some_and(|place| place.bot.is_none());
            let own = actions.iter().filter(|Step(actor, _)| alone && *actor == Actor::Seat(seat));
            let favourites = game.favourites(own.map(|Step(_, text)| text.as_str()));
            chosen.extend(favourites.into_iter().map(|choice| (owner.to_owned(), choice.to_owned())));
        }
        chosen
    }

    /// Forgets somebody, who is called this from now on. The others keep their game, and a bot plays on for them; a table
    /// that still waits has a free seat instead. Where nobody is left to play, nothing goes on.
    pub fn forget(&mut self, person: &str, name: &str, over: bool) {
        let waits = !over && !self.is_complete();
        for place in self.places.iter_mut().filter(|place| place.owner.as_deref() == Some(person)) {
            if waits {
                place.free();
                continue;
            }
            let bot = place.bot.or((!over).then(Strength::default));
            *place = Place { name: name.to_owned(), owner: Some(String::new()), bot, origin: None, ..*place };
        }
        self.muted.retain(|muted| muted != person);
        self.removed.retain(|removed| removed != person);
        if self.host != person {
            return;
        }
        let mut owners =
            self.places.iter().filter(|place| !place.is_forgotten()).filter_map(|place| place.owner.clone());
        self.host = owners.next().unwrap_or_default();
        if over {
            self.origin = None;
        } else if self.host.is_empty() {
            self.closed = true;
        }
        if self.closed && self.closed_by.as_ref().is_none_or(|by| !by.is_empty()) {
            self.closed_by = Some(name.to_owned());
        }
    }

    /// As the store keeps it.
    pub fn to_store(&self) -> store::Setup {
        let text = serde_json::to_string(self).expect("a setup is plain data");
        store::Setup { text, listed: self.public && !self.closed, closed: self.closed }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_of_an_earlier_version_is_read() {
        let old = r#"{"places":[{"name":"Anna","owner":"a","bot":null},{"name":"","owner":null,"bot":null}],
            "pace":"live","public":true,"host":"a","rematch":null}"#;
        let setup: Setup = serde_json::from_str(old).expect("old tables stay");
        assert!(!setup.closed && setup.muted.is_empty() && setup.places.iter().all(|place| place.link == 0));
    }

    #[test]
    fn places_count_among_people_and_whoever_left_is_last() {
        let place = |owner: &str, bot| Place { owner: Some(owner.into()), bot, ..Place::default() };
        let bot = Place { bot: Some(Strength::Adept), ..Place::default() };
        let places = vec![place("a", None), bot.clone(), place("b", bot.bot), place("c", None)];
        let mut setup = Setup::new(places, Pace::Live, false, "a");
        assert_eq!(setup.places_that_count(&[2, 1, 3, 4]), None, "it is friendly");
        setup.rated = true;
        let counted = [("a".to_owned(), 2), ("b".into(), u8::MAX), ("c".into(), 4)];
        assert_eq!(setup.places_that_count(&[2, 1, 3, 4]).as_deref(), Some(&counted[..]));
        setup.forget("c", "Somebody", false);
        assert_eq!(setup.places_that_count(&[2, 1, 3, 4]).map(|places| places.len()), Some(2));
        setup.places[3] = place("a", None);
        assert!(!setup.counts(), "nobody plays against themselves");
        setup.forget("b", "Somebody", false);
        setup.places[3] = bot;
        assert!(!setup.counts(), "nor against bots alone");
    }

    #[test]
    fn the_forgotten_leave_their_games_to_the_others() {
        let place = |owner: &str| Place { name: "X".into(), owner: Some(owner.into()), ..Place::default() };
        let mut setup = Setup::new(vec![place("a"), place("b")], Pace::Live, true, "a");
        (setup.muted, setup.removed) = (vec!["a".into(), "c".into()], vec!["a".into()]);
        let before = setup.clone();
        setup.forget("a", "Somebody", false);
        assert!(setup.places[0].is_forgotten() && setup.places[0].bot.is_some());
        assert_eq!((&*setup.places[0].name, &*setup.host, setup.closed), ("Somebody", "b", false));
        assert_eq!((setup.muted.len(), setup.removed.len()), (1, 0));
        assert!(setup.is_complete() && !setup.to_store().text.contains("\"a\""));
        setup.forget("b", "Somebody", false);
        assert!(setup.closed && setup.host.is_empty(), "nobody is left");
        let mut over = before.clone();
        over.forget("a", "Somebody", true);
        assert!(over.places[0].bot.is_none() && !over.places[0].is_open(), "nobody sits down there again");
        let mut waiting = Setup { places: vec![place("a"), Place::default()], ..before };
        waiting.forget("a", "Somebody", false);
        assert!(waiting.places[0].is_open() && waiting.closed);
    }

    #[test]
    fn a_freed_seat_is_open_and_counts_its_links() {
        let mut place = Place { name: "Anna".into(), owner: Some("a".into()), ..Place::default() };
        place.free();
        assert!(place.is_open() && place.name.is_empty());
        place.free();
        assert_eq!(place.link, 2);
        let setup = Setup::new(vec![Place::default(), place], Pace::Live, false, "a");
        assert_eq!((setup.links(), setup.first_open()), (2, Some(Seat::new(0))));
    }
}

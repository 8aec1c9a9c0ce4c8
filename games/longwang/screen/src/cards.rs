//! Action cards: the reader's hand with its pairs, the deck, the discards.

use kernel::{Phrase, Piece, Seat, key};
use longwang::data::{Card, PAIR};
use longwang::{Action, Phase};
use maud::{Markup, html};

use super::{Scene, spots};
use screen::symbols::icon;

impl Scene<'_> {
    /// The reader's hand; without one only deck and discards.
    pub fn cards(&self) -> Markup {
        html! {
            section id="cards" class="cards" {
                header { (self.canvas.heading(if self.canvas.me().is_some() { "longwang-page-hand" } else { "longwang-page-cards" })) }
                div class="fan" {
                    @if let Some(seat) = self.canvas.me() { (self.hand(seat)) }
                    (self.deck())
                    (self.discards())
                }
            }
        }
    }

    fn hand(&self, seat: Seat) -> Markup {
        let held = self.view.known_hand(seat);
        html! {
            @for &card in Card::ALL {
                @let (plays, rest) = (held[card] / card.together(), held[card] % card.together());
                @for twin in 0..plays { (self.card(card, twin, true)) }
                @if rest > 0 { (self.card(card, plays, false)) }
            }
        }
    }

    /// A card, a pair of them, or half a pair with the place of the other.
    fn card(&self, card: Card, twin: u8, whole: bool) -> Markup {
        let spot = self.canvas.spot(spots::card(card, twin));
        let says = Phrase::new(about(card)).with("until", key(self.view.mountain));
        let mut says = self.canvas.say(&says);
        if !whole {
            says = format!("{says}\n{}", self.canvas.text("longwang-page-half"));
        }
        let says = if whole { self.title(&spot, self.play_of(card), says) } else { says };
        let kind = match (card.together() == PAIR, whole) {
            (false, _) => "",
            (true, true) => "pair ",
            (true, false) => "half ",
        };
        html! {
            div id=(spot.id) class={ "card " (kind) (colour(card)) " " (spot.class()) } data-from=(spots::DECK) data-to="discards" data-choices=[spot.choices()]
                role=[spot.role()] tabindex=[spot.tabindex()] title=(says) {
                (spot.heard()) (icon(sign(card)))
                @if let Some(gain) = gain(card) { b class="gain" aria-hidden=[spot.unread()] { (gain) } }
                @if card.together() == PAIR { b class="gain" aria-hidden=[spot.unread()] { (if whole { "2/2" } else { "1/2" }) } }
                span class="name" aria-hidden=[spot.unread()] { (self.canvas.text(key(card))) }
            }
        }
    }

    /// What the reader would do with a card, to ask why they may not.
    fn play_of(&self, card: Card) -> Action {
        let rival = self.view.next(self.view.active);
        match card {
            Card::Thief => Action::Thief(rival),
            Card::MountainGod if self.view.phase == Phase::Answers => Action::Cancel,
            Card::MountainGod => Action::Imprison(self.view.wheel[rival]),
            Card::SeaGoddess => Action::SurgeRival(rival),
            card => Action::Play(card),
        }
    }

    fn deck(&self) -> Markup {
        let spot = self.canvas.spot(spots::DECK);
        let says = self.canvas.say(&Phrase::new("longwang-page-deck-about").with("cards", self.view.deck));
        html! {
            div id=(spot.id) class={ "card back " @if self.view.deck == 0 { "empty " } (spot.class()) }
                data-choices=[spot.choices()] role=[spot.role()] tabindex=[spot.tabindex()]
                title=(self.title(&spot, Action::Draw, says)) {
                (spot.heard()) (icon("emblem-longwang"))
                @if spot.is_open() {
                    span class="price" aria-hidden="true" { (self.view.board.prices.draw) (icon("point")) }
                }
                b aria-hidden=[spot.unread()] { (self.view.deck) }
                span class="name" aria-hidden=[spot.unread()] { (self.canvas.text("longwang-page-deck")) }
            }
        }
    }

    fn discards(&self) -> Markup {
        let discard = &self.view.discard;
        let says = Phrase::new("longwang-page-discards-about").with("cards", discard.iter().sum::<u8>());
        html! {
            div id="discards" class="discards" title=(self.canvas.say(&says)) {
                span class="name" { (self.canvas.text("longwang-page-discards")) }
                ul {
                    @for &card in Card::ALL {
                        @if discard[card] > 0 {
                            li class=(colour(card)) title=(self.canvas.text(key(card))) {
                                (icon(sign(card))) (points(card)) b { (discard[card]) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The cards of a rival: those the reader knows, and backs.
    pub fn rival_hand(&self, seat: Seat) -> Markup {
        let spot = self.canvas.spot(spots::hand(seat));
        let cards = self.view.builders[seat].cards;
        let known = self.view.known_hand(seat);
        let faces = Card::ALL.iter().flat_map(|&card| (0..known[card]).map(move |_| card));
        let says = Phrase::new("longwang-page-hand-of").with("seat", seat).with("cards", cards);
        html! {
            div id=(spot.id) class={ "held " @if cards == 0 { "none " } (spot.class()) } data-choices=[spot.choices()]
                role=[spot.role()] tabindex=[spot.tabindex()] title=(self.canvas.say(&says)) {
                (spot.heard())
                (icon("cards")) b aria-hidden=[spot.unread()] { (cards) }
                @for card in faces {
                    span class={ "face " (colour(card)) } title=(self.canvas.text(key(card))) { (icon(sign(card))) (points(card)) }
                }
            }
        }
    }
}

/// The picture on a card.
fn sign(card: Card) -> &'static str {
    match (card, card.resource()) {
        (_, Some(resource)) => resource.name(),
        (Card::OnePoint | Card::TwoPoints, _) => "point",
        _ => card.name(),
    }
}

/// The colour of a card: that of what it brings, or of its kind.
fn colour(card: Card) -> &'static str {
    match (card, card.resource()) {
        (_, Some(resource)) => resource.name(),
        (Card::OnePoint | Card::TwoPoints | Card::Thief, _) => "help",
        _ => "divine",
    }
}

fn gain(card: Card) -> Option<&'static str> {
    match (card, card.resource()) {
        (_, Some(_)) => Some("+3"),
        (Card::OnePoint, _) => Some("+1"),
        (Card::TwoPoints, _) => Some("+2"),
        _ => None,
    }
}

/// How many points a card of points brings: such cards look alike.
fn points(card: Card) -> Markup {
    html! { @if matches!(card, Card::OnePoint | Card::TwoPoints) { small { (gain(card).unwrap_or_default()) } } }
}

/// What a card does.
fn about(card: Card) -> &'static str {
    match (card, card.resource()) {
        (_, Some(_)) => "longwang-page-card-resource",
        (Card::OnePoint, _) => "longwang-page-card-one-point",
        (Card::TwoPoints, _) => "longwang-page-card-two-points",
        (Card::Thief, _) => "longwang-page-card-thief",
        (Card::MountainGod, _) => "longwang-page-card-mountain-god",
        (Card::SeaGoddess, _) => "longwang-page-card-sea-goddess",
        _ => "longwang-page-card-jade-emperor",
    }
}

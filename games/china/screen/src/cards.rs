//! The cards: the reader's hand, the open row, the pile, the discards.

use china::data::{Cards, Colour, HAND, ROW};
use china::{Action, Ask, Phase};
use kernel::{Phrase, Piece, Seat, key};
use maud::{Markup, html};

use super::{PLANTS, Scene, spots};
use screen::Spot;
use screen::symbols::icon;

/// Orange has a name too long for a card in Italian.
const SHORT: &str = "china-page-orange";

/// Where a card comes from, and where it goes.
struct Way {
    from: String,
    to: Option<&'static str>,
}

impl Scene<'_> {
    pub fn cards(&self) -> Markup {
        html! {
            section id="desk" class="desk" {
                @if let Some(own) = &self.view.own { (self.hand(own.seat, &own.hand.cards)) }
                div class="market" {
                    header { (self.canvas.heading("china-page-row")) }
                    div class="cards" {
                        div class="places" data-places {
                            @for (colour, twin) in each(&self.view.row) { (self.open_card(colour, twin)) }
                            (gaps("row", ROW, &self.view.row))
                        }
                        (self.pile())
                        (self.discards())
                    }
                }
            }
        }
    }

    fn hand(&self, seat: Seat, cards: &Cards) -> Markup {
        html! {
            div class="hand" {
                header { (self.canvas.heading("china-page-hand")) }
                div class="cards" {
                    div class="places" data-places {
                        @for (colour, twin) in each(cards) {
                            @let known = twin < self.view.princes[seat].known[colour];
                            (self.own_card(seat, colour, twin, known))
                        }
                        (gaps("hand", HAND, cards))
                    }
                    (self.finish())
                }
            }
        }
    }

    fn own_card(&self, seat: Seat, colour: Colour, twin: u8, known: bool) -> Markup {
        let spot = self.canvas.spot(spots::hand(seat, colour, twin));
        let action = match self.view.ask {
            Ask::Pay(_) => Action::Pay(colour),
            _ => Action::Swap(colour),
        };
        let mut says = self.card_says(colour);
        if known {
            says = format!("{says}\n{}", self.canvas.text("china-page-known"));
        }
        let says = self.title(&spot, action, says);
        let from: Vec<String> = (0..ROW).map(|twin| spots::row(colour, twin)).collect();
        let way = Way { from: format!("{} {}", spots::PILE, from.join(" ")), to: Some("discards") };
        self.card(&spot, colour, &says, &way, html! { @if known { span class="seen" { (icon("eye")) } } })
    }

    fn open_card(&self, colour: Colour, twin: u8) -> Markup {
        let spot = self.canvas.spot(spots::row(colour, twin));
        let says = self.card_says(colour);
        let way = Way { from: spots::PILE.into(), to: None };
        self.card(&spot, colour, &says, &way, html! {})
    }

    fn card(&self, spot: &Spot, colour: Colour, says: &str, way: &Way, mark: Markup) -> Markup {
        html! {
            div id=(spot.id) class={ "card c-" (colour) " " (spot.class()) } data-from=(way.from) data-to=[way.to] data-choices=[spot.choices()]
                role=[spot.role()] tabindex=[spot.tabindex()] title=(says) {
                (spot.heard()) (icon(PLANTS[colour]))
                span class="name" aria-hidden=[spot.unread()] { (self.canvas.text(if colour == Colour::Orange { SHORT } else { key(colour) })) }
                (mark)
            }
        }
    }

    fn pile(&self) -> Markup {
        let spot = self.canvas.spot(spots::PILE);
        let left = self.view.piled;
        let says = match (left, self.view.exhausted) {
            (0, _) => Phrase::new("china-page-pile-empty"),
            (_, 0) => Phrase::new("china-page-pile-first").with("left", left),
            _ => Phrase::new("china-page-pile-second").with("left", left),
        };
        let says = self.title(&spot, Action::Draw, self.canvas.say(&says));
        html! {
            div id=(spot.id) class={ "card back " @if left == 0 { "empty " } (spot.class()) }
                data-choices=[spot.choices()] role=[spot.role()] tabindex=[spot.tabindex()]
                title=(says) {
                (spot.heard()) (icon("dragon"))
                b aria-hidden=[spot.unread()] { (left) }
                span class="name" aria-hidden=[spot.unread()] { (self.canvas.text("china-page-pile")) }
            }
        }
    }

    fn discards(&self) -> Markup {
        let discard = &self.view.discard;
        let says = Phrase::new("china-page-discards-about").with("count", discard.iter().sum::<u8>());
        html! {
            div id="discards" class="discards" title=(self.canvas.say(&says)) {
                span class="name" { (self.canvas.text("china-page-discards")) }
                ul {
                    @for &colour in Colour::ALL {
                        @let count = discard[colour];
                        li class={ "c-" (colour) @if count == 0 { " none" } } title=(self.count_says(colour, count)) {
                            (icon(PLANTS[colour])) b { (count) }
                        }
                    }
                }
            }
        }
    }

    /// Where the reader says that they place no second piece.
    fn finish(&self) -> Markup {
        let spot = self.canvas.spot(spots::FINISH);
        if !spot.is_open() || self.view.phase != Phase::Turn {
            return html! {};
        }
        html! {
            div id=(spot.id) class={ "finish " (spot.class()) } data-choices=[spot.choices()]
                role=[spot.role()] tabindex=[spot.tabindex()]
                title=(self.canvas.text("china-page-finish-about")) {
                (self.canvas.text("china-do-finish"))
            }
        }
    }

    /// How many cards of a colour.
    pub fn count_says(&self, colour: Colour, count: u8) -> String {
        self.canvas.say(&Phrase::new("china-page-count").with("colour", key(colour)).with("count", count))
    }
}

/// Each card, with the number of those of its colour before it.
pub fn each(cards: &Cards) -> impl Iterator<Item = (Colour, u8)> + use<> {
    let cards = *cards;
    Colour::ALL.iter().flat_map(move |&colour| (0..cards[colour]).map(move |twin| (colour, twin)))
}

/// Places for cards where none lies: the others stay where they are when one goes.
fn gaps(name: &str, places: u8, cards: &Cards) -> Markup {
    let missing = places.saturating_sub(cards.iter().sum());
    html! { @for number in 0..missing { div id={ "gap-" (name) "-" (number) } class="card gap" {} } }
}

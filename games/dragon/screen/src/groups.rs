//! The action cards of the month in their groups, with the dragons on them, and the place to pass.

use dragon::Action;
use dragon::data::{Deed, GROUP_FEE, PASS_YUAN, group_sizes};
use kernel::{Phrase, Seat, Set, Spoken, key};
use maud::{Markup, html};

use super::{Scene, spots};
use screen::symbols::icon;

/// What is on each card, and what it brings.
const FACES: [(&str, &str); 8] = [
    ("tribute", "coin"),
    ("floor", "hammer"),
    ("sack", "sack"),
    ("festival", "rocket"),
    ("banner", "steps"),
    ("book", "star"),
    ("small-privilege", "coin"),
    ("wall", "wall"),
];

/// Fireworks have a name too long for a card in Italian.
const SHORT: &str = "dragon-page-fireworks";

impl Scene<'_> {
    pub fn groups(&self) -> Markup {
        let dealt = self.view.groups.iter().take(self.view.seats().len()).copied().enumerate();
        html! {
            section id="actions" class="actions" {
                header { (self.canvas.heading("dragon-page-actions")) (self.pass()) }
                div class="groups" {
                    @for (number, deeds) in dealt { (self.group(number as u8, deeds)) }
                }
            }
        }
    }

    fn group(&self, number: u8, deeds: Set<Deed>) -> Markup {
        let spot = self.canvas.spot(spots::group(number));
        let size = group_sizes(self.view.players(), self.view.options.great_wall)[usize::from(number)];
        let dragons = || self.view.seats().filter(|&seat| self.view.courts[seat].dragon == Some(number));
        let taken = dragons().next().is_some();
        let says = if taken { "dragon-page-group-taken" } else { "dragon-page-group-free" };
        let says = Phrase::new(says).with("group", number + 1).with("fee", GROUP_FEE);
        html! {
            div id=(spot.id) class={ "group n" (size) " " (spot.class()) } data-choices=[spot.choices()]
                role=[spot.role()] tabindex=[spot.tabindex()]
                title=(self.title(&spot, Action::Dragon(number), self.canvas.say(&says))) {
                (spot.heard())
                div class="deeds" aria-hidden=[spot.unread()] {
                    @for deed in deeds.iter() { (self.deed(deed)) }
                    // Cards that are not dealt yet lie face down.
                    @for _ in deeds.len()..size.into() { div class="deed back" { (icon("dragon")) } }
                }
                div class="lair" aria-hidden=[spot.unread()] {
                    @for seat in dragons() { (self.dragon(seat)) }
                    @if taken { span class="fee" { "−" (GROUP_FEE) (icon("coin")) } }
                }
            }
        }
    }

    fn deed(&self, deed: Deed) -> Markup {
        let spot = self.canvas.spot(spots::deed(deed));
        let reader = self.canvas.me().or(self.view.active()).unwrap_or(self.view.order[0]);
        let says = self.canvas.say(&self.view.label(reader, Action::Do(deed)));
        let (face, gain) = FACES[deed];
        html! {
            div id=(spot.id) class={ "deed " (spot.class()) } data-choices=[spot.choices()]
                role=[spot.role()] tabindex=[spot.tabindex()]
                title=(self.title(&spot, Action::Do(deed), says)) {
                (spot.heard()) (icon(face))
                span class="name" aria-hidden=[spot.unread()] { (self.canvas.text(if deed == Deed::Fireworks { SHORT } else { key(deed) })) }
                @if let Some(amount) = self.amount(deed) { span class="gain" aria-hidden=[spot.unread()] { "+" (amount) (icon(gain)) } }
            }
        }
    }

    /// What the card would bring the reader; without one, what it brings anybody.
    fn amount(&self, deed: Deed) -> Option<u8> {
        let (person, own) = deed.yield_of()?;
        Some(own + self.canvas.me().map_or(0, |seat| self.view.courts[seat].symbols(person)))
    }

    /// A player's dragon.
    fn dragon(&self, seat: Seat) -> Markup {
        let says = Phrase::new("dragon-page-dragon").with("seat", seat);
        html! {
            svg id={ "dragon-" (seat) } class={ "dragon p" (seat) } viewBox="0 0 48 48" role="img" {
                title { (self.canvas.say(&says)) }
                use href={ "#s-dragon-of-" (seat) } {}
            }
        }
    }

    fn pass(&self) -> Markup {
        let spot = self.canvas.spot(spots::PASS);
        html! {
            div id=(spot.id) class={ "pass " (spot.class()) } data-choices=[spot.choices()]
                role=[spot.role()] tabindex=[spot.tabindex()]
                title=(self.canvas.text("dragon-page-pass-about")) {
                (spot.heard())
                span class="name" aria-hidden=[spot.unread()] { (self.canvas.text("dragon-page-pass")) }
                span class="gain" aria-hidden=[spot.unread()] { "→ " (PASS_YUAN) (icon("coin")) }
            }
        }
    }
}

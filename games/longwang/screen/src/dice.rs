//! The two dice, as they last fell.

use kernel::Phrase;
use longwang::Face;
use maud::{Markup, html};

use super::Scene;
use screen::symbols::icon;

/// Where the pips of each number are, as moves from one to the next.
const PIPS: [&[[u8; 2]]; 7] = [
    &[],
    &[[24, 24]],
    &[[14, 14], [34, 34]],
    &[[13, 13], [24, 24], [35, 35]],
    &[[14, 14], [34, 14], [14, 34], [34, 34]],
    &[[13, 13], [35, 13], [24, 24], [13, 35], [35, 35]],
    &[[14, 12], [34, 12], [14, 24], [34, 24], [14, 36], [34, 36]],
];

impl Scene<'_> {
    pub fn dice(&self) -> Markup {
        let (dragon, wheel) = (self.view.dragon_die, self.view.wheel_die);
        let face = self.view.board.wheel_die.get(usize::from(wheel).wrapping_sub(1)).copied();
        let says = match dragon {
            0 => Phrase::new("longwang-page-die-waits"),
            _ => Phrase::new("longwang-page-die-fell").with("number", dragon),
        };
        html! {
            div id="dice" class="dice" {
                div id="dragon-die" class="die" title=(self.canvas.say(&says)) {
                    (icon("dragon")) (cube(dragon, "lacquer"))
                }
                div id="wheel-die" class="die" title=(self.wheel_die_says(wheel, face)) {
                    (icon("emblem-longwang")) (cube(wheel, "bone"))
                    @if let Some(face) = face { span class="effect" { @for sign in signs(face) { (icon(sign)) } } }
                }
            }
        }
    }

    fn wheel_die_says(&self, number: u8, face: Option<Face>) -> String {
        let text = match face.map(|face| (face.turn, face.swap)) {
            None => "longwang-page-wheel-die-waits",
            Some((0, false)) => "longwang-page-wheel-die-still",
            Some((0, true)) => "longwang-page-wheel-die-swap",
            Some((1, false)) => "longwang-page-wheel-die-on",
            Some((1, true)) => "longwang-page-wheel-die-on-swap",
            Some((_, false)) => "longwang-page-wheel-die-back",
            Some((_, true)) => "longwang-page-wheel-die-back-swap",
        };
        self.canvas.say(&Phrase::new(text).with("number", number))
    }
}

/// What a face of the wheel die does, in its order.
fn signs(face: Face) -> impl Iterator<Item = &'static str> {
    let turn = match face.turn {
        1 => Some("clockwise"),
        0 => (!face.swap).then_some("still"),
        _ => Some("counter"),
    };
    turn.into_iter().chain(face.swap.then_some("swap"))
}

/// A die that shows a number; a faint one that has not fallen yet.
fn cube(number: u8, class: &str) -> Markup {
    let pips = PIPS.get(usize::from(number)).copied().unwrap_or_default();
    html! {
        svg class={ "cube " (class) @if number == 0 { " unrolled" } } viewBox="0 0 48 48" aria-hidden="true" {
            rect x="2" y="2" width="44" height="44" rx="10" {}
            @for [x, y] in pips { circle cx=(x) cy=(y) r="4.6" {} }
            @if pips.is_empty() { text x="24" y="33" { @if number == 0 { "–" } @else { (number) } } }
        }
    }
}

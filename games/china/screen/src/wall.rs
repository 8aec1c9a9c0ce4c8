//! The Great Wall, along which points are counted.

use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::Scene;

/// Spaces of the wall; then it begins again.
const SPACES: u16 = 50;
/// How far the wall is from the edges of the frame, and its ends.
const INSET: i32 = 26;
const END: i32 = 20;
/// How much higher the next marker on a space lies.
const PILE: i32 = 7;

impl Scene<'_> {
    /// From the south up to the corner, then to the east.
    pub fn wall(&self) -> Markup {
        let [x, y, width, height] = self.plan.frame;
        let line = |out: i32| {
            let (left, top) = (x + INSET - out, y + INSET - out);
            format!("M{left} {}V{top}H{}", y + height - END + 14, x + width - END + 14)
        };
        let [[x0, y0], [x1, y1]] = [self.milestone(0), self.milestone(SPACES - 1)];
        let dots = format!("M{x0} {y0}V{y1}H{x1}");
        let step = f64::from(y0 - y1 + x1 - x0) / f64::from(SPACES - 1);
        html! {
            g class="wall" {
                path class="merlons" d=(line(17)) {}
                path class="rampart" d=(line(0)) {}
                path class="way" d=(line(0)) {}
                path class="dots" d=(dots) stroke-dasharray=(format!("0 {step:.3}")) {}
                @for space in (0..SPACES).step_by(5) {
                    @let [x, y] = self.milestone(space);
                    text x=(x) y=(y + 5) { (space) }
                }
                @for seat in self.view.seats() { (self.walker(seat)) }
            }
        }
    }

    fn milestone(&self, space: u16) -> [i32; 2] {
        let [x, y, width, height] = self.plan.frame;
        let (up, along) = (height - END - INSET, width - END - INSET);
        let way = (up + along) * i32::from(space) / i32::from(SPACES - 1);
        if way < up { [x + INSET, y + height - END - way] } else { [x + INSET + way - up, y + INSET] }
    }

    /// A player's marker; of several on one space the later lie higher.
    fn walker(&self, seat: Seat) -> Markup {
        let points = |seat: Seat| self.view.princes[seat].total();
        let below = self.view.seats().take_while(|&other| other != seat);
        let below = below.filter(|&other| points(other) % SPACES == points(seat) % SPACES).count() as i32;
        let [x, y] = self.milestone(points(seat) % SPACES);
        let says = Phrase::new("china-page-walker").with("seat", seat).with("points", points(seat));
        html! {
            g id={ "walker-" (seat) } class={ "walker p" (seat) }
                transform={ "translate(" (x) " " (y - PILE * below) ")" } {
                title { (self.canvas.say(&says)) }
                use href={ "#s-shape-" (seat) } x="-12" y="-12" width="24" height="24" {}
                @if points(seat) >= SPACES { text y="5" { "+" (points(seat) / SPACES * SPACES) } }
            }
        }
    }
}

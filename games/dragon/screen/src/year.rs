//! The year: twelve events, the super event, and the Great Wall below them.

use dragon::data::{Happening, MONTHS, SUPER_MONTH, SuperEvent};
use dragon::{Ask, SUPER_ABOUT};
use kernel::{Phrase, Piece, key};
use maud::{Markup, html};

use super::{Scene, spots};
use screen::symbols::icon;

impl Scene<'_> {
    pub fn year(&self) -> Markup {
        html! {
            section id="year" class="year" {
                header { (self.canvas.heading("dragon-page-year")) span class="seal" aria-hidden="true" { "龍年" } }
                ol class="months" { @for month in 1..=MONTHS { (self.month(month)) } }
                (self.picks())
            }
        }
    }

    fn month(&self, month: u8) -> Markup {
        let event = self.view.events[usize::from(month) - 1];
        let time = match month.cmp(&self.view.month) {
            std::cmp::Ordering::Less => "past",
            std::cmp::Ordering::Equal => "now",
            std::cmp::Ordering::Greater => "",
        };
        html! {
            li id={ "month-" (month) } class={ "month " (time) }
                aria-current=[(time == "now").then_some("step")] {
                div class="event" title=[event.map(|event| self.event_says(month, event))] {
                    span class="number" { (month) }
                    @if let Some(event) = event {
                        (icon(event.name()))
                        span class="name" { (self.canvas.text(key(event))) }
                    }
                    @if month == SUPER_MONTH { (self.super_event()) }
                }
                @if self.view.options.great_wall { (self.brick(month)) }
            }
        }
    }

    fn super_event(&self) -> Markup {
        let Some(event) = self.view.super_event else {
            let says = self.canvas.text("dragon-page-super-hidden");
            return html! { @if self.view.super_laid { div id="super" class="super" title=(says) { (icon("dragon")) } } };
        };
        let name = key(event);
        let says = Phrase::new("dragon-page-super").with("event", name).with("about", SUPER_ABOUT[event]);
        html! {
            div id="super" class="super" title=(self.canvas.say(&says)) {
                (icon(name.trim_start_matches("dragon-")))
                span class="name" { (self.canvas.text(name)) }
            }
        }
    }

    /// The ten super events, of which the first player picks one.
    fn picks(&self) -> Markup {
        let pick = |event: SuperEvent| {
            let (spot, name) = (self.canvas.spot(spots::super_event(event)), key(event));
            let says = Phrase::new("dragon-page-super").with("event", name).with("about", SUPER_ABOUT[event]);
            html! {
                div id=(spot.id) class={ "deed " (spot.class()) } data-choices=[spot.choices()] role=[spot.role()]
                    tabindex=[spot.tabindex()] title=(self.canvas.say(&says)) {
                    (spot.heard()) (icon(name.trim_start_matches("dragon-")))
                    span class="name" aria-hidden=[spot.unread()] { (self.canvas.text(name)) }
                }
            }
        };
        html! {
            @if self.view.ask == Ask::Super {
                div class="picks" { @for &event in SuperEvent::ALL { (pick(event)) } }
            }
        }
    }

    fn event_says(&self, month: u8, event: Happening) -> String {
        let says = Phrase::new("dragon-page-month")
            .with("month", month)
            .with("event", key(event))
            .with("about", ABOUT[event]);
        let says = self.canvas.say(&says);
        match self.my_defence(event).filter(|_| month >= self.view.month) {
            Some(mine) => format!("{says}\n{}", self.canvas.say(&mine)),
            None => says,
        }
    }

    /// A tile of the Great Wall, or its place.
    fn brick(&self, month: u8) -> Markup {
        let owner = self.view.wall[usize::from(month) - 1];
        let says = Phrase::new(if owner.is_some() { "dragon-page-brick" } else { "dragon-page-brick-free" });
        let says = says.with("place", month);
        let says = owner.map_or(says.clone(), |seat| says.with("seat", seat));
        html! {
            svg id={ "brick-" (month) }
                class={ "brick " @if let Some(seat) = owner { "p" (seat) } @else { "free" } }
                viewBox="0 0 64 30" role="img" {
                title { (self.canvas.say(&says)) }
                use href="#s-brick" {}
                @if let Some(seat) = owner {
                    use href={ "#s-shape-" (seat) } x="24" y="9.5" width="16" height="16" {}
                }
            }
        }
    }
}

/// What each event does.
const ABOUT: [&str; 6] = [
    "dragon-about-peace",
    "dragon-about-drought",
    "dragon-about-contagion",
    "dragon-about-mongols",
    "dragon-about-tribute",
    "dragon-about-festival",
];

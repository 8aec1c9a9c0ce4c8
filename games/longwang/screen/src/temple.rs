//! Temples as they grow, and the reader's objective card with what is still missing.

use kernel::{Arg, Phrase, Piece, Seat, key};
use longwang::data::{Jade, PARTS, Part, Resource};
use longwang::{Action, Cost, Objective};
use maud::{Markup, html};

use super::{Scene, spots};
use screen::Spot;
use screen::symbols::icon;

impl Scene<'_> {
    /// A temple: what stands, and faintly what does not stand yet.
    pub fn temple(&self, seat: Seat) -> Markup {
        let parts = usize::from(self.view.builders[seat].parts);
        html! {
            svg id={ "temple-" (seat) } class="temple" viewBox="-1 -4 50 51" role="img" {
                title { (self.temple_says(seat)) }
                @for (place, &part) in Part::ALL.iter().enumerate() {
                    use id={ (part) "-of-" (seat) } class={ "part" @if place >= parts { " ghost" } }
                        href={ "#s-temple-" (part) } width="48" height="48" {}
                }
            }
        }
    }

    fn temple_says(&self, seat: Seat) -> String {
        let builder = &self.view.builders[seat];
        let says = Phrase::new("longwang-page-temple").with("seat", seat).with("parts", builder.parts);
        let mut lines = vec![self.canvas.say(&says.with("all", PARTS as u8))];
        for (&part, cost) in Part::ALL.iter().zip(&builder.paid).take(builder.parts.into()) {
            let paid =
                Phrase::new("longwang-page-paid").with("part", key(part)).with("cost", cost_in_words(cost));
            lines.push(self.canvas.say(&paid));
        }
        lines.join("\n")
    }

    /// What a rival paid for each part, which tells of their card; after the end all that their card asked for.
    pub fn paid(&self, seat: Seat) -> Markup {
        let builder = &self.view.builders[seat];
        let card = self.view.objectives[seat].map(|number| self.view.board.objective(number));
        html! {
            @for (place, &part) in Part::ALL.iter().enumerate().take(2).rev() {
                @let built = place < usize::from(builder.parts);
                @let cost = if built { Some(&builder.paid[part]) } else { card.map(|card| &card.costs[place]) };
                @if let Some(cost) = cost {
                    ul class={ "paid" @if !built { " open" } } title=(self.part_says(part, cost, built)) {
                        @for (resource, count) in some(cost) { li class=(resource) { (icon(resource.name())) (count) } }
                    }
                }
            }
        }
    }

    fn part_says(&self, part: Part, cost: &Cost, built: bool) -> String {
        let text = if built { "longwang-page-paid" } else { "longwang-page-unpaid" };
        self.canvas.say(&Phrase::new(text).with("part", key(part)).with("cost", cost_in_words(cost)))
    }

    /// The reader's objective card.
    pub fn objective(&self, seat: Seat) -> Markup {
        let number = self.view.objectives[seat];
        html! {
            section id="objective" class="objective" {
                header { (self.canvas.heading("longwang-page-objective"))
                    @if let Some(number) = number { span class="number" { (number) } }
                }
                div class="plan" {
                    (self.temple(seat))
                    @match number {
                        None => p class="empty" { (self.canvas.text("longwang-page-no-objective")) },
                        Some(number) => (self.wanted(seat, self.view.board.objective(number))),
                    }
                }
            }
        }
    }

    /// The parts from the top down, as they stand one on the other.
    fn wanted(&self, seat: Seat, card: &Objective) -> Markup {
        let parts = self.view.builders[seat].parts;
        html! {
            div class="wants" {
                @for &part in Part::ALL.iter().rev() {
                    @let spot = self.canvas.spot(spots::part(part));
                    @let built = (part.index() as u8) < parts;
                    div id=(spot.id) class={ "want " @if built { "built " } (spot.class()) }
                        data-choices=[spot.choices()] role=[spot.role()] tabindex=[spot.tabindex()]
                        title=(self.want_says(&spot, part, built)) {
                        (spot.heard())
                        span class="name" aria-hidden=[spot.unread()] { (self.canvas.text(key(part))) }
                        div class="cost" aria-hidden=[spot.unread()] {
                            @match (card.costs.get(part.index()), built) {
                                (_, true) => span class="done" { "✓ " (self.canvas.text("longwang-page-built")) },
                                (Some(cost), _) => (self.needs(seat, cost, &self.spare(seat, card, part))),
                                (None, _) => (self.wanted_jade(seat, card.jade)),
                            }
                        }
                    }
                }
            }
        }
    }

    fn want_says(&self, spot: &Spot, part: Part, built: bool) -> String {
        let about = ["longwang-page-base-about", "longwang-page-roof-about", "longwang-page-jade-about"];
        let says = self.canvas.text(about[part]);
        if built { says } else { self.title(spot, Action::Build(part), says) }
    }

    /// The tokens that are left when the parts before this one are paid.
    fn spare(&self, seat: Seat, card: &Objective, part: Part) -> [u16; 4] {
        let builder = &self.view.builders[seat];
        let before = card.costs.iter().take(part.index()).skip(builder.parts.into());
        before.fold(builder.tokens, |mut tokens, cost| {
            for (left, &cost) in tokens.iter_mut().zip(cost) {
                *left = left.saturating_sub(cost.into());
            }
            tokens
        })
    }

    /// Each resource of a price: how much is there, and how much is needed.
    fn needs(&self, _: Seat, cost: &Cost, have: &[u16; 4]) -> Markup {
        html! {
            @for (resource, need) in some(cost) {
                @let there = have[resource].min(need.into());
                @let enough = there == u16::from(need);
                @let says = Phrase::new("longwang-page-need").with("resource", key(resource)).with("have", there).with("need", need);
                span class={ "need " (resource) @if enough { " enough" } } title=(self.canvas.say(&says)) {
                    (icon(resource.name()))
                    @if enough { b { (need) } " ✓" } @else { b { (there) } "/" (need) }
                }
            }
        }
    }

    fn wanted_jade(&self, seat: Seat, jade: Jade) -> Markup {
        let there = self.view.tiles_of(seat).any(|tile| self.view.jade[tile.place()] == Some(jade));
        let says = if there { "longwang-page-jade-there" } else { "longwang-page-jade-missing" };
        html! {
            span class={ "need stone" @if there { " enough" } } {
                (icon(&format!("jade-{jade}")))
                span { (self.canvas.text(key(jade))) @if there { " ✓" } @else { small { (self.canvas.text(says)) } } }
            }
        }
    }
}

/// The resources of a price, each with its number.
fn some(cost: &Cost) -> impl Iterator<Item = (Resource, u8)> + use<'_> {
    Resource::ALL
        .iter()
        .zip(cost)
        .filter(|(_, count)| **count > 0)
        .map(|(&resource, &count)| (resource, count))
}

fn cost_in_words(cost: &Cost) -> Arg {
    let tokens = |(resource, count)| {
        Phrase::new("longwang-tokens").with("count", count).with("resource", key(resource))
    };
    some(cost).map(tokens).collect()
}

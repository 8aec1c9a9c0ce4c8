//! A contest: who votes against whom, with how much, and who leaves.

use kernel::{Phrase, Seat};
use lotus::data::MOST_INFLUENCE;
use lotus::{Action, Phase};
use maud::{Markup, html};

use super::{INFLUENCE, Scene, spots};
use screen::symbols::{icon, marker};

/// What a vote did to a contender.
#[derive(Copy, Clone, PartialEq)]
enum Fate {
    /// He is in the next vote.
    Stays,
    /// The Emperor decides whether he leaves.
    Tied,
    Leaves,
    Wins,
}

impl Scene<'_> {
    /// The contest of the moment: the contenders, who of them has voted, and the reader's own vote.
    pub fn duel(&self) -> Markup {
        let Some(region) = self.view.region else { return html! {} };
        let says = Phrase::new("lotus-page-contest").with("region", self.region_name(region).to_owned());
        html! {
            header { h2 { (self.canvas.say(&says)) } }
            div id={ "fighters-" (self.ballot()) } class="fighters" {
                @for seat in self.view.contenders.iter() { (self.contender(seat)) }
            }
            @if let Some(own) = self.view.own.filter(|own| self.view.contenders.contains(own.seat)) {
                (self.own_vote(own.seat))
            }
        }
    }

    /// Each vote is a sheet of its own: nobody slides into the place of whoever has left, nor do the cards below.
    fn ballot(&self) -> String {
        self.view.region.map(|region| format!("{region}-{}", self.view.contenders.len())).unwrap_or_default()
    }

    fn contender(&self, seat: Seat) -> Markup {
        let spot = self.canvas.spot(spots::contender(seat));
        let influence = self.view.lords[seat].influence;
        let says = Phrase::new("lotus-page-contender").with("seat", seat).with("influence", influence);
        let says = self.title(&spot, Action::Against(seat), self.canvas.say(&says));
        let aimed = self.view.own.is_some_and(|own| own.secret.against == Some(seat));
        let inside = html! {
            span class="who" aria-hidden=[spot.unread()] { (marker(seat)) b class="name" { (self.canvas.name(seat)) } }
            span class="held" aria-hidden=[spot.unread()] { (icon(INFLUENCE)) b { (influence) } }
            @if aimed { span class="stamp" aria-hidden=[spot.unread()] { (self.canvas.text("lotus-page-aimed")) } }
            (self.thinks(seat, spot.unread()))
        };
        spot.piece(&format!("fighter p{seat}"), &says, inside)
    }

    /// Whether somebody who chooses in secret has done so.
    pub fn thinks(&self, seat: Seat, unread: Option<&str>) -> Markup {
        let thinks = self.view.waiting.contains(seat);
        let (id, symbol, text) = if thinks {
            ("thinks", "lotus-thinking", "lotus-page-thinks")
        } else {
            ("sealed", "lotus-sealed", "lotus-page-sealed")
        };
        html! {
            span id={ (id) "-" (seat) } class={ "mood " (id) } title=(self.of(text, seat)) aria-hidden=[unread] {
                (icon(symbol)) span { (self.canvas.text(if thinks { "lotus-page-thinking" } else { "lotus-page-chosen" })) }
            }
        }
    }

    /// What the reader may put into their vote, or has put.
    fn own_vote(&self, me: Seat) -> Markup {
        let Some(own) = self.view.own else { return html! {} };
        let lord = &self.view.lords[me];
        let says = match own.secret.against {
            Some(rival) => Phrase::new("lotus-page-vote").with("seat", rival),
            None => Phrase::new("lotus-page-vote-first"),
        };
        html! {
            div id={ "vote-" (self.ballot()) } class="play" {
                h3 { (self.canvas.say(&says)) }
                div class="deck" {
                    @for points in 0..=MOST_INFLUENCE {
                        @let spot = self.canvas.spot(spots::influence(points));
                        @let left = lord.influence.saturating_sub(points);
                        @let says = Phrase::new("lotus-page-influence").with("points", points).with("left", left);
                        @let says = self.title(&spot, Action::Influence(points), self.canvas.say(&says));
                        @let picked = own.secret.points == Some(points);
                        (spot.piece(if picked { "leaf picked" } else { "leaf" }, &says, html! {
                            b aria-hidden=[spot.unread()] { (points) }
                            @if points <= lord.most_influence() {
                                span class="sum" aria-hidden=[spot.unread()] { (cards_of(lord.vote(points))) }
                            }
                        }))
                    }
                }
            }
        }
    }

    /// The votes that were last revealed: what everyone got against them.
    pub fn votes(&self) -> Markup {
        let voters: Vec<Seat> =
            self.view.seats().filter(|&seat| self.view.shown[seat].against.is_some()).collect();
        let Some(region) = self.view.disputed.filter(|_| !voters.is_empty()) else { return html! {} };
        let says = Phrase::new("lotus-page-votes").with("region", self.region_name(region).to_owned());
        html! {
            header class="then" { h2 { (self.canvas.say(&says)) } }
            div class={ "fighters shown n" (voters.len()) } {
                @for &seat in &voters { (self.struck(seat, &voters, self.fate(seat))) }
            }
        }
    }

    fn fate(&self, seat: Seat) -> Fate {
        let view = self.view;
        match view.phase {
            Phase::Expel if view.tied.contains(seat) => Fate::Tied,
            Phase::Expel => Fate::Stays,
            Phase::Vote if view.contenders.contains(seat) => Fate::Stays,
            Phase::Vote => Fate::Leaves,
            _ if view.victor == Some(seat) => Fate::Wins,
            _ => Fate::Leaves,
        }
    }

    /// A contender, and the votes of the others that hit them.
    fn struck(&self, seat: Seat, voters: &[Seat], fate: Fate) -> Markup {
        let deciding = self.view.phase == Phase::Expel;
        let spot = self.canvas.spot(if deciding { spots::contender(seat) } else { format!("struck-{seat}") });
        let hits: Vec<(Seat, u8)> = voters
            .iter()
            .filter(|&&voter| self.view.shown[voter].against == Some(seat))
            .map(|&voter| (voter, self.view.shown[voter].played()))
            .collect();
        let sum: u8 = hits.iter().map(|hit| hit.1).sum();
        let (class, stamp) = match fate {
            Fate::Stays => ("stays", None),
            Fate::Tied => ("tied", Some("lotus-page-tied")),
            Fate::Leaves => ("leaves", Some("lotus-page-leaves")),
            Fate::Wins => ("wins", Some("lotus-page-wins")),
        };
        let says = self.struck_says(seat, sum, fate);
        let says = if deciding { self.title(&spot, Action::Expel(seat), says) } else { says };
        let unread = spot.unread();
        let inside = html! {
            span class="who" aria-hidden=[unread] { (marker(seat)) b class="name" { (self.canvas.name(seat)) } }
            ul class="hits" aria-hidden=[unread] {
                @for &(voter, points) in &hits {
                    @let says = Phrase::new("lotus-page-hit").with("seat", voter).with("points", points);
                    li title=(self.canvas.say(&says.with("against", seat))) { (marker(voter)) "→" b { (points) } }
                }
            }
            span class="against" aria-hidden=[unread] { (icon(INFLUENCE)) b { (sum) } }
            @if let Some(stamp) = stamp { span class="stamp" aria-hidden=[unread] { (self.canvas.text(stamp)) } }
        };
        spot.piece(&format!("fighter {class} p{seat}"), &says, inside)
    }

    fn struck_says(&self, seat: Seat, sum: u8, fate: Fate) -> String {
        let played = self.view.shown[seat].played();
        let says =
            Phrase::new("lotus-page-struck").with("seat", seat).with("votes", sum).with("played", played);
        let says = self.canvas.say(&says);
        if fate != Fate::Leaves {
            return says;
        }
        let lost = if self.view.whole { self.view.lords[seat].spent } else { played };
        format!("{says}\n{}", self.canvas.say(&Phrase::new("lotus-page-back").with("back", lost.div_ceil(2))))
    }
}

/// A vote as cards.
fn cards_of([high, low]: [u8; 2]) -> String {
    if low > 0 { format!("{high}+{low}") } else { high.to_string() }
}

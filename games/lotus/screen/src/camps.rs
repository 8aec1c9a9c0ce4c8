//! The rebellion: two camps with their strength.

use kernel::{Phrase, Piece, Seat, key};
use lotus::data::{BONUS, Building, MOST_LOST, Side};
use lotus::{Action, Phase};
use maud::{Markup, html};

use super::{ARMY, Scene, sign, spots};
use screen::symbols::{icon, marker};

/// One side of the rebellion, as far as the reader knows it.
struct Camp {
    side: Side,
    leader: Seat,
    /// What the leader's own palaces or villages add.
    bonus: u8,
    /// Who is in it, the leader first, and the army they bring, if that is known.
    members: Vec<(Seat, Option<u8>)>,
    /// Whether it has won, if all is revealed.
    won: Option<bool>,
}

impl Camp {
    fn strength(&self) -> u8 {
        self.bonus + self.members.iter().filter_map(|member| member.1).sum::<u8>()
    }
}

impl Scene<'_> {
    /// Everyone chooses a side and an army.
    pub fn muster(&self) -> Markup {
        let own = self.view.own;
        let chosen = |side: Side| own.filter(|own| own.secret.side == Some(side));
        let camps = [Side::Emperor, Side::Rebel].map(|side| {
            let leader = self.view.leader_of(side);
            let count =
                if side == Side::Rebel { self.view.villages(leader) } else { self.view.palaces(leader) };
            let known = |seat: Seat| own.filter(|own| own.seat == seat).and_then(|own| own.secret.points);
            let mine = chosen(side).map(|own| own.seat).filter(|&seat| seat != leader);
            let members = [leader].into_iter().chain(mine).map(|seat| (seat, known(seat))).collect();
            Camp { side, leader, bonus: BONUS * count, members, won: None }
        });
        let placed = |seat: Seat| camps.iter().any(|camp| camp.members.iter().any(|member| member.0 == seat));
        let others: Vec<Seat> = self.view.seats().filter(|&seat| !placed(seat)).collect();
        html! {
            header { (self.canvas.heading("lotus-page-rebellion")) }
            div class="camps" { @for camp in &camps { (self.camp(camp)) } }
            @if !others.is_empty() {
                ul class="undecided" {
                    @for seat in others {
                        li { (marker(seat)) b class="name" { (self.canvas.name(seat)) } (self.thinks(seat, None)) }
                    }
                }
            }
            @if let Some(own) = own { (self.own_army(own.seat)) }
        }
    }

    /// What the rebellion of this round, or of the last, came to.
    pub fn rebellion(&self) -> Markup {
        let view = self.view;
        if view.shown.iter().all(|choice| choice.side.is_none()) {
            return html! {};
        }
        let winner = if view.strengths[1] > view.strengths[0] { Side::Rebel } else { Side::Emperor };
        let camps = [Side::Emperor, Side::Rebel].map(|side| {
            let leader = if side == winner { view.leader } else { view.beaten };
            let mut members: Vec<(Seat, Option<u8>)> = leader
                .clockwise(view.players())
                .filter(|&seat| view.shown[seat].side == Some(side))
                .map(|seat| (seat, view.shown[seat].points))
                .collect();
            // R5.5: the order in which winners choose.
            members.sort_by_key(|&(seat, army)| (seat != leader, std::cmp::Reverse(army)));
            let army: u8 = members.iter().filter_map(|member| member.1).sum();
            Camp {
                side,
                leader,
                bonus: view.strengths[side.index()] - army,
                members,
                won: Some(side == winner),
            }
        });
        let text =
            if view.phase == Phase::Cubes { "lotus-page-rebellion-last" } else { "lotus-page-rebellion" };
        let decline = self.canvas.spot(spots::DECLINE);
        html! {
            header { (self.canvas.heading(text)) }
            div class="camps" { @for camp in &camps { (self.camp(camp)) } }
            @if decline.is_open() {
                (decline.piece("button-like", &self.canvas.text("lotus-page-decline"), html! {
                    span aria-hidden="true" { (self.canvas.text("lotus-do-decline")) }
                }))
            }
        }
    }

    fn camp(&self, camp: &Camp) -> Markup {
        let spot = self.canvas.spot(spots::camp(camp.side));
        let (figure, building) = match camp.side {
            Side::Emperor => ("emperor", Building::Palace),
            Side::Rebel => ("lotus-rebel", Building::Village),
        };
        let says = Phrase::new("lotus-page-camp").with("side", key(camp.side)).with("seat", camp.leader);
        let says =
            says.with("strength", camp.strength()).with("bonus", camp.bonus).with("building", key(building));
        let says = self.title(&spot, Action::Side(camp.side), self.canvas.say(&says));
        let (class, unread) = (format!("camp of-{} {}", camp.side, fortune(camp.won)), spot.unread());
        let inside = html! {
            div class="chief" aria-hidden=[unread] {
                span class="figure" { (icon(figure)) }
                h3 { (self.canvas.text(if camp.side == Side::Rebel { "lotus-board-rebel" } else { "lotus-board-emperor" })) }
                span class="strength" { b { (camp.strength()) } @if camp.won.is_none() { "+?" } }
            }
            ul class="members" aria-hidden=[unread] {
                li class="bonus" {
                    (icon(sign(building)))
                    span class="name" { (camp.bonus / BONUS) " × " (BONUS) }
                    b { "+" (camp.bonus) }
                }
                @for &(seat, army) in &camp.members { (self.member(camp, seat, army)) }
            }
            @if camp.won == Some(true) { span class="stamp" { (self.canvas.text("lotus-page-won")) } }
        };
        spot.piece(&class, &says, inside)
    }

    /// Somebody in a camp. While the winners choose, what they have taken or lost.
    fn member(&self, camp: &Camp, seat: Seat, army: Option<u8>) -> Markup {
        let view = self.view;
        let capture = view.phase == Phase::Capture;
        let now = capture && view.waiting.contains(seat);
        html! {
            li class=[now.then_some("now")] {
                (marker(seat))
                span class="name" { (self.canvas.name(seat)) }
                @if capture && camp.won == Some(true) && !now {
                    span class="turn" title=(self.of(if view.pending.contains(seat) { "lotus-page-to-take" } else { "lotus-page-has-taken" }, seat)) {
                        (if view.pending.contains(seat) { "…" } else { "✓" })
                    }
                }
                @if camp.won == Some(false) && view.lost[seat] > 0 {
                    @let says = Phrase::new("lotus-page-lost").with("seat", seat).with("lost", view.lost[seat]);
                    span class="lost-count" title=(self.canvas.say(&says.with("most", MOST_LOST))) { "−" (view.lost[seat]) }
                }
                @match army {
                    Some(army) => { (icon(ARMY)) b { "+" (army) } },
                    None => (self.thinks(seat, None)),
                }
            }
        }
    }

    /// How much army the reader may send, or has sent.
    fn own_army(&self, me: Seat) -> Markup {
        let Some(own) = self.view.own else { return html! {} };
        let text = if own.secret.side.is_some() { "lotus-page-army-now" } else { "lotus-page-army-first" };
        let held = self.view.lords[me].army;
        html! {
            div id="army" class="play" {
                h3 { (self.canvas.text(text)) }
                div class="deck" {
                    @for points in 0..=held {
                        @let spot = self.canvas.spot(spots::army(points));
                        @let says = Phrase::new("lotus-page-army").with("points", points).with("left", held - points);
                        @let says = self.title(&spot, Action::Army(points), self.canvas.say(&says));
                        @let picked = own.secret.points == Some(points);
                        (spot.piece(if picked { "leaf army picked" } else { "leaf army" }, &says, html! {
                            b aria-hidden=[spot.unread()] { (points) }
                        }))
                    }
                }
            }
        }
    }
}

fn fortune(won: Option<bool>) -> &'static str {
    match won {
        None => "open",
        Some(true) => "won",
        Some(false) => "lost-it",
    }
}

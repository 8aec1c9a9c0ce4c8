//! R9.7–R9.11: eclipse, volcano, tornado, sunrise and assassination.

use crate::table::*;
use dragon::data::{Card, Happening, Person, Source, SuperEvent, Tile};
use dragon::{Phase, Reason, Told};

/// Month 7 with this super event.
fn july(players: u8, event: Happening, super_event: SuperEvent) -> Setting {
    setting(players).super_event(super_event).month(7, event)
}

fn eclipse(event: Happening) -> Setting {
    july(2, event, SuperEvent::SolarEclipse)
}

#[test]
fn r9_7_an_eclipse_of_the_festival_uses_the_fireworks_that_are_left() {
    let table = eclipse(Happening::Festival)
        .home(ANNA, |home| home.fireworks(4))
        .home(BEN, |home| home.fireworks(3))
        .event();
    assert_eq!(table.all_scored(Source::Festival), [12, 6]);
    assert_eq!((table.fireworks(ANNA), table.fireworks(BEN), table.month), (1, 0, 8));
}

#[test]
fn r9_7_an_eclipse_of_the_tribute_asks_another_4_yuan() {
    let mut table = eclipse(Happening::Tribute)
        .home(ANNA, |home| home.yuan(6).palace(3, "court-lady court-lady old-monk"))
        .home(BEN, |home| home.yuan(9))
        .event();
    assert_eq!((table.yuan(ANNA), table.yuan(BEN)), (0, 1));
    table.says(ANNA, ["release 1 court-lady", "release 1 old-monk"]);
    assert_eq!((table.month, table.persons(ANNA)), (8, 1));
}

#[test]
fn r9_7_an_eclipse_of_the_drought_asks_rice_again() {
    let mut table = eclipse(Happening::Drought)
        .home(ANNA, |home| home.palace(2, "court-lady old-monk").palace(2, "tax-collector court-lady"))
        .event();
    table.says(ANNA, ["release 1 court-lady", "release 2 court-lady"]);
    assert_eq!((table.phase, table.happened(Happening::Drought)), (Phase::Event, 2));
    // Both palaces are hungry again.
    table.says(ANNA, ["release 1 old-monk", "release 2 tax-collector"]);
    assert_eq!((table.month, table.persons(ANNA)), (8, 0));
    assert_eq!(table.floors(ANNA), [1, 1]);
}

#[test]
fn r9_7_an_eclipse_of_the_contagion_counts_the_mortars_that_are_left() {
    let mut table = eclipse(Happening::Contagion)
        .home(ANNA, |home| {
            home.palace(3, "old-healer court-lady court-lady").palace(2, "old-monk tax-collector")
        })
        .event();
    table.says(ANNA, ["release 1 old-healer"]);
    table.says(ANNA, ["release 1 court-lady", "release 1 court-lady", "release 2 old-monk"]);
    assert_eq!((table.month, table.persons(ANNA)), (8, 1));
}

#[test]
fn r9_7_an_eclipse_of_the_mongols_counts_the_helmets_that_are_left() {
    let mut table = eclipse(Happening::Mongols)
        .home(ANNA, |home| home.palace(3, "young-warrior court-lady"))
        .home(BEN, |home| home.palace(3, "young-warrior tax-collector"))
        .event();
    table.says(ANNA, ["release 1 young-warrior"]).says(BEN, ["release 1 tax-collector"]);
    // Now Ben has one helmet and Anna none: her last person goes.
    assert_eq!((table.month, table.all_scored(Source::Mongols)), (8, vec![1, 2]));
    assert_eq!((table.persons(ANNA), table.people(BEN, 1)), (0, "young-warrior".into()));
}

#[test]
fn r9_7_an_eclipse_of_the_mongols_repeats_the_check_of_the_wall() {
    // Ruling of R8.4.
    let wall = "rice firework floor yuan";
    let table = eclipse(Happening::Mongols)
        .great_wall()
        .home(ANNA, |home| home.walled(wall))
        .home(BEN, |home| home.walled(wall))
        .event();
    assert_eq!((table.month, table.all_scored(Source::Wall)), (8, vec![8, 8]));
}

#[test]
fn r9_7_an_eclipse_of_the_mongols_punishes_a_short_wall_twice() {
    let mut table = eclipse(Happening::Mongols)
        .great_wall()
        .home(ANNA, |home| home.palace(3, "young-warrior court-lady court-lady"))
        .home(BEN, |home| home.walled("rice"))
        .event();
    assert_eq!(table.phase, Phase::Wall);
    table.says(ANNA, ["release 1 court-lady"]);
    assert_eq!((table.phase, table.happened(Happening::Mongols)), (Phase::Wall, 2));
    table.says(ANNA, ["release 1 court-lady"]);
    assert_eq!((table.month, table.people(ANNA, 1)), (8, "young-warrior".into()));
}

#[test]
fn r9_7_one_decay_follows_the_two_events() {
    let table = eclipse(Happening::Festival).home(ANNA, |home| home.palace(3, "")).event();
    assert_eq!((table.floors(ANNA), table.scored(ANNA, Source::Palaces)), (vec![2], 1));
}

#[test]
fn r9_8_all_markers_go_to_0_and_keep_their_order() {
    let mut table = july(4, Happening::Festival, SuperEvent::VolcanicEruption)
        .track([(CLARA, 31), (DORA, 30), (ANNA, 30), (BEN, 2)])
        .event();
    assert!(table.seats().all(|seat| table.space(seat) == 0));
    assert_eq!(table.order(), [CLARA, DORA, ANNA, BEN]);
    table.deal(["taxes+build", "harvest+fireworks", "parade+research", "privilege"]);
    table.says(CLARA, ["pass"]).says(DORA, ["pass"]).says(ANNA, ["pass"]);
    table.says(BEN, ["dragon 3", "do parade"]);
    assert_eq!((table.space(BEN), table.order()), (1, vec![BEN, CLARA, DORA, ANNA]));
}

#[test]
fn r9_9_everyone_discards_two_cards_in_track_order() {
    let hand = |home: Home| home.hand("craftsman wild wild monk farmer");
    let mut table =
        july(2, Happening::Festival, SuperEvent::Tornado).home(ANNA, hand).home(BEN, hand).event();
    let cards = ["monk", "farmer", "wild"].map(|card| format!("discard {card}"));
    assert_eq!((table.choices(), table.refused_by("pass")), (cards.to_vec(), "R9.9"));
    table.says(ANNA, ["discard monk"]);
    assert_eq!(table.refusal("discard monk"), Reason::NoCard { card: Card::Monk, rule: "R9.9" });
    table.says(ANNA, ["discard wild"]).says(BEN, ["discard wild", "discard wild"]);
    assert_eq!((table.month, table.courts[ANNA].cards(), table.courts[BEN].cards()), (8, 2, 2));
    assert_eq!((table.hands[ANNA].wild, table.hands[BEN].wild), (1, 0));
}

#[test]
fn r9_9_a_card_not_in_hand_is_refused_by_this_rule() {
    let table = july(2, Happening::Festival, SuperEvent::Tornado).event();
    assert_eq!(table.refused_by("discard scholar"), "R9.9");
}

#[test]
fn r9_9_after_it_there_is_no_person_phase_in_months_10_to_12() {
    let mut table = july(2, Happening::Festival, SuperEvent::Tornado).event();
    while table.phase == Phase::Super {
        let any = table.choices().remove(0);
        table.say(&any);
    }
    for month in 8..=12 {
        assert_eq!(table.month, month);
        table.anything().everyone("pass");
        assert_eq!(table.phase == Phase::Person, month < 10, "month {month}");
        while table.month == month && table.whose().is_some() {
            let any = table.choices().remove(0);
            table.say(&any);
        }
    }
    assert_eq!(table.phase, Phase::Over);
}

fn sunrise(players: u8) -> Setting {
    july(players, Happening::Festival, SuperEvent::Sunrise)
}

#[test]
fn r9_9_from_closed_hands_cards_are_discarded_face_down() {
    let july = july(2, Happening::Festival, SuperEvent::Tornado).option("hands", "closed");
    let mut table = july.home(ANNA, |home| home.hand("craftsman monk farmer wild")).event();
    table.says(ANNA, ["discard monk"]);
    let discarded = Told::Discarded { seat: ANNA, card: Card::Monk };
    assert!(table.told_to(kernel::Viewer::Seat(ANNA)).contains(&discarded));
    for viewer in [kernel::Viewer::Seat(BEN), kernel::Viewer::Spectator] {
        let told = table.told_to(viewer);
        assert!(told.contains(&Told::DiscardedHidden { seat: ANNA }) && !told.contains(&discarded));
    }
}

#[test]
fn r9_10_a_young_person_comes_without_a_card() {
    let mut table = sunrise(2).all_in_stock().person();
    table.says(ANNA, ["play craftsman", "take craftsman", "place 1"]);
    table.says(BEN, ["play craftsman", "take craftsman", "place 1"]);
    let nine = "craftsman court-lady tax-collector young-pyrotechnist young-warrior young-monk young-healer \
                young-farmer young-scholar";
    let nine: Vec<String> = nine.split(' ').map(|tile| format!("take {tile}")).collect();
    assert_eq!(table.choices(), nine);
    assert_eq!((table.refused_by("take old-monk"), table.refused_by("pass")), ("R9.10", "R9.10"));
    table.says(ANNA, ["take craftsman", "place 1"]);
    assert_eq!((table.courts[ANNA].cards(), table.space(ANNA)), (4, 24));
    assert_eq!(table.people(ANNA, 1), "craftsman craftsman");
}

#[test]
fn r9_10_nobody_takes_a_type_chosen_before_in_this_sunrise() {
    let mut table = sunrise(3).event();
    table.says(ANNA, ["take young-monk", "place 1"]);
    assert_eq!(table.refusal("take young-monk"), Reason::Risen { person: Person::Monk });
    assert_eq!((table.refused_by("take young-monk"), table.choices().len()), ("R9.10", 7));
    table.says(BEN, ["take court-lady", "place 2"]);
    assert_eq!(table.choices().len(), 6);
    table.says(CLARA, ["take young-warrior", "place 1"]);
    assert_eq!(table.month, 8);
}

#[test]
fn r9_10_types_of_the_draft_do_not_matter() {
    // In the draft of every setting Anna took a monk and a warrior.
    let table = sunrise(2).event();
    assert!(table.choices().contains(&"take young-monk".into()));
    assert!(table.choices().contains(&"take young-warrior".into()));
}

#[test]
fn r9_10_placing_follows_the_person_phase() {
    let mut table = sunrise(2)
        .home(ANNA, |home| home.palace(1, "court-lady"))
        .home(BEN, |home| home.palace(1, "court-lady"))
        .event();
    let mut other = table.clone();
    table.says(ANNA, ["take young-monk"]);
    assert_eq!(table.choices(), ["replace 1 court-lady", "dismiss"]);
    table.says(ANNA, ["replace 1 court-lady"]);
    assert_eq!((table.people(ANNA, 1), table.space(ANNA)), ("young-monk".into(), 26));
    other.says(ANNA, ["take young-monk", "dismiss"]);
    assert_eq!((other.people(ANNA, 1), other.space(ANNA)), ("court-lady".into(), 20));
    // The monk is chosen all the same, and his tile is gone.
    assert_eq!(other.refusal("take young-monk"), Reason::Risen { person: Person::Monk });
    assert_eq!(other.left("young-monk"), 2);
}

#[test]
fn r9_10_who_has_room_must_place() {
    let mut table = sunrise(2).event();
    table.says(ANNA, ["take young-monk"]);
    assert_eq!(table.refusal("dismiss"), Reason::Room);
}

#[test]
fn r9_10_a_sold_out_type_cannot_be_chosen() {
    let table = sunrise(2).sold_out("young-monk").event();
    assert_eq!(table.refusal("take young-monk"), Reason::SoldOut { tile: Tile::YoungMonk });
    assert!(!table.choices().contains(&"take young-monk".into()));
}

#[test]
fn r9_10_if_nobody_is_left_the_player_gets_nothing() {
    let all_but_ladies = "tax-collector young-pyrotechnist young-warrior young-monk young-healer young-farmer \
                          young-scholar";
    let mut table = sunrise(3).sold_out(all_but_ladies).event();
    assert_eq!(table.choices(), ["take court-lady"]);
    table.says(ANNA, ["take court-lady", "place 1"]);
    assert_eq!((table.month, table.persons(BEN), table.persons(CLARA)), (8, 0, 0));
}

#[test]
fn r9_10_the_newcomer_scores_and_keeps_a_palace_in_the_same_month() {
    let mut table = sunrise(2).home(ANNA, |home| home.palace(1, "")).event();
    table.says(ANNA, ["take court-lady", "place 1"]).says(BEN, ["take young-monk", "place 1"]);
    assert_eq!((table.month, table.floors(ANNA), table.score(ANNA)), (8, vec![1], 2));
}

#[test]
fn r9_11_all_privileges_are_lost_and_do_not_score() {
    let table = july(2, Happening::Festival, SuperEvent::Assassination)
        .home(ANNA, |home| home.privileges(2, 1))
        .home(BEN, |home| home.privileges(0, 3))
        .event();
    assert_eq!([ANNA, BEN].map(|seat| table.courts[seat].privileges), [[0, 0], [0, 0]]);
    assert_eq!(table.all_scored(Source::Privileges), [0, 0]);
    assert_eq!([table.yuan(ANNA), table.yuan(BEN)], [6, 6]);
}

#[test]
fn r9_11_new_ones_may_be_bought_later() {
    let mut table = july(2, Happening::Festival, SuperEvent::Assassination)
        .home(ANNA, |home| home.privileges(1, 0))
        .event();
    table.deal(["taxes+build+harvest+fireworks", "parade+research+privilege"]);
    table.says(ANNA, ["dragon 2", "do privilege", "buy small"]).rest_of_month();
    assert_eq!(table.scored(ANNA, Source::Privileges), 1);
}

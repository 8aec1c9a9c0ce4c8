//! R9.1–R9.6: the super event and its month, lanterns, Buddha, earthquake and flood.

use dragon::data::{Good, Happening, Source, SuperEvent, Tile};
use dragon::{Ask, Dragon, Event, Options, Phase, Reason, Slot, SuperChoice, Told};
use std::collections::BTreeSet;

use crate::table::*;
use kernel::prelude::*;
use kernel::{Piece, Viewer};

/// Month 7 with this super event.
fn july(players: u8, event: Happening, super_event: SuperEvent) -> Setting {
    setting(players).super_event(super_event).month(7, event)
}

#[test]
fn r9_1_one_of_ten_is_drawn_before_the_draft() {
    let options = Options { super_event: SuperChoice::Random, ..Options::default() };
    let mut table = Match::from(Dragon::start(&options, 2).unwrap());
    for event in row_with(1, Happening::Peace) {
        assert_eq!(table.phase, Phase::EventRow);
        table.nature(&format!("event {event}"));
    }
    let ten: Vec<_> = SuperEvent::ALL.iter().map(|event| (format!("super {event}"), 1)).collect();
    assert_eq!((table.chances(), ten.len()), (ten, 10));
    table.nature("super tornado");
    assert_eq!((table.super_event, table.phase), (Some(SuperEvent::Tornado), Phase::FirstPlayer));
}

#[test]
fn r9_1_one_agreed_upon_lies_open_from_the_start() {
    for &event in SuperEvent::ALL {
        assert_eq!(setting(2).super_event(event).deal().super_event, Some(event));
    }
    assert_eq!(setting(2).deal().super_event, None);
}

/// A table at which the event row has just been laid.
fn laid(option: &str, shown: &str, first: &str) -> Match {
    let mut options = Options::default();
    for (name, value) in [("super_event", option), ("super_event_shown", shown), ("first", first)] {
        options.set(name, value).expect("an option");
    }
    let mut table = Match::from(Dragon::start(&options, 3).expect("three can play"));
    for event in row_with(1, Happening::Peace) {
        table.nature(&format!("event {event}"));
    }
    table
}

#[test]
fn r9_1_the_first_player_may_pick_it_when_the_row_lies() {
    let mut table = laid("after_row", "start", "random");
    table.nature("first 1");
    let ten: Vec<_> = SuperEvent::ALL.iter().map(|event| format!("super {event}")).collect();
    assert_eq!((table.whose(), table.choices()), (Some(BEN), ten));
    assert_eq!(table.refused_by("take young-monk"), "R9.1");
    table.says(BEN, ["super flood"]);
    assert_eq!((table.whose(), table.phase), (Some(BEN), Phase::Draft));
    assert!(Viewer::all(3).all(|viewer| table.view(viewer).super_event == Some(SuperEvent::Flood)));
    // With an agreement on who begins, that seat picks at once.
    assert_eq!(laid("after_row", "start", "3").says(CLARA, ["super tornado"]).whose(), Some(CLARA));
}

#[test]
fn r9_1_face_down_it_is_known_to_whoever_picked_it() {
    let mut table = laid("after_row", "month_7", "2");
    assert!(table.game.has_secrets());
    table.says(BEN, ["super flood"]);
    assert_eq!(table.view(Viewer::Seat(BEN)).super_event, Some(SuperEvent::Flood));
    assert!(table.told_to(Viewer::Seat(BEN)).contains(&Told::SuperLaid { event: SuperEvent::Flood }));
    for viewer in [Viewer::Seat(ANNA), Viewer::Seat(CLARA), Viewer::Spectator] {
        let view = table.view(viewer);
        assert_eq!((view.super_event, view.super_laid), (None, true), "{viewer:?}");
        assert!(table.told_to(viewer).contains(&Told::SuperHidden));
        let mut dice = kernel::Dice::new(1);
        let imagined: BTreeSet<_> = (0..300).map(|_| Dragon::imagine(&view, &mut dice).super_event).collect();
        assert_eq!(imagined.len(), 10, "it may be any of the ten");
    }
    // One that Nature draws is nobody's secret; one agreed upon is known to all.
    let mut drawn = laid("random", "month_7", "1");
    drawn.nature("super flood");
    assert!(
        !drawn.game.has_secrets() && Viewer::all(3).all(|viewer| drawn.view(viewer).super_event.is_none())
    );
    let agreed = laid("flood", "month_7", "1");
    assert!(Viewer::all(3).all(|viewer| agreed.view(viewer).super_event == Some(SuperEvent::Flood)));
}

#[test]
fn r9_1_face_down_it_is_turned_over_as_month_7_begins() {
    let mut table = laid("random", "month_7", "1");
    table.nature("super flood");
    let mut dice = kernel::Dice::new(2);
    while table.month < 7 {
        assert_eq!(table.view(Viewer::Spectator).super_event, None);
        let (turn, told) = (table.turn(), table.told.len());
        match turn.seats().first() {
            Some(seat) => {
                let action = table.game.choose(seat, &mut dice, &mut Vec::new());
                table.by(seat, &action.to_string());
            }
            None => {
                let chance = table.game.draw(&mut dice, &mut Vec::new());
                table.nature(&chance.to_string());
            }
        }
        let shown = table.told[told..].contains(&Event::Shown(Told::SuperLaid { event: SuperEvent::Flood }));
        assert_eq!(shown, table.month == 7);
    }
    assert_eq!(table.view(Viewer::Spectator).super_event, Some(SuperEvent::Flood));
}

#[test]
fn r9_1_it_comes_in_month_7_only() {
    for month in [6, 8] {
        let table = setting(2)
            .super_event(SuperEvent::LanternFestival)
            .month(month, Happening::Festival)
            .home(ANNA, |home| home.palace(2, "court-lady"))
            .event();
        assert_eq!((table.month, table.scored(ANNA, Source::SuperEvent)), (month + 1, 0));
    }
}

#[test]
fn r9_1_without_the_option_month_7_is_an_ordinary_one() {
    let table =
        setting(2).month(7, Happening::Festival).home(ANNA, |home| home.palace(2, "court-lady")).event();
    assert_eq!((table.month, table.score(ANNA)), (8, 2));
}

#[test]
fn r9_2_event_then_wall_then_super_event_then_one_decay_then_scoring() {
    let mut table = july(2, Happening::Mongols, SuperEvent::LanternFestival)
        .great_wall()
        .home(ANNA, |home| home.palace(3, "court-lady old-warrior old-monk").palace(2, ""))
        .home(BEN, |home| home.walled("rice"))
        .event();
    assert_eq!(table.phase, Phase::Wall);
    table.says(ANNA, ["release 1 court-lady"]);
    assert_eq!(table.month, 8);
    let place = |wanted: fn(&Event) -> bool| table.told.iter().position(wanted).unwrap();
    let order = [
        place(|told| matches!(told, Event::Open(Told::Happened { .. }))),
        place(|told| matches!(told, Event::Open(Told::WallFails { .. }))),
        place(|told| matches!(told, Event::Open(Told::SuperHappened { .. }))),
        place(|told| matches!(told, Event::Open(Told::Lost { .. }))),
        place(|told| matches!(told, Event::Open(Told::Scored { source: Source::Palaces, .. }))),
    ];
    assert!(order.is_sorted(), "{order:?}: {:?}", table.told);
    // The lanterns shine on two persons, not three; the lady no longer scores; one decay.
    assert_eq!((table.scored(ANNA, Source::SuperEvent), table.scored(ANNA, Source::Ladies)), (4, 0));
    assert_eq!(table.floors(ANNA), [3, 1]);
}

#[test]
fn r9_2_the_order_is_that_of_the_track_when_the_super_event_starts() {
    // Ben overtakes Clara, who has had her turn, and Anna still has hers.
    let mut table =
        july(3, Happening::Festival, SuperEvent::Sunrise).track([(CLARA, 12), (BEN, 11), (ANNA, 10)]).event();
    table.says(CLARA, ["take court-lady", "place 1"]);
    table.says(BEN, ["take young-monk", "place 1"]);
    assert_eq!(table.order(), [BEN, CLARA, ANNA]);
    table.says(ANNA, ["take young-warrior", "place 1"]);
    assert_eq!((table.month, table.order()), (8, vec![BEN, ANNA, CLARA]));
}

#[test]
fn r9_2_the_event_counts_before_the_super_event_empties_palaces() {
    // The drought asks rice for both palaces; the earthquake follows it.
    let mut table = july(2, Happening::Drought, SuperEvent::Earthquake)
        .home(ANNA, |home| home.palace(1, "court-lady").palace(1, "old-monk").rice(1))
        .home(BEN, Home::homeless)
        .event();
    table.says(ANNA, ["release 2 old-monk"]);
    assert_eq!((table.phase, table.ask), (Phase::Super, Ask::Raze(2)));
}

#[test]
fn r9_3_lanterns_score_2_points_per_person() {
    let table = july(2, Happening::Festival, SuperEvent::LanternFestival)
        .home(ANNA, |home| home.palace(3, "court-lady old-monk").palace(1, "tax-collector"))
        .event();
    assert_eq!(table.all_scored(Source::SuperEvent), [6, 0]);
    assert_eq!((table.month, table.scored(ANNA, Source::Persons)), (8, 0));
}

#[test]
fn r9_4_buddha_scores_monks_as_at_the_end() {
    let table = july(3, Happening::Festival, SuperEvent::Buddha)
        .home(ANNA, |home| home.palace(3, "old-monk young-monk").palace(2, "young-monk court-lady"))
        .home(BEN, |home| home.palace(1, "old-monk"))
        .event();
    assert_eq!(table.all_scored(Source::SuperEvent), [6 + 3 + 2, 2, 0]);
    assert_eq!(table.all_scored(Source::Monks), [0, 0, 0]);
}

/// An earthquake in Clara's land; the others have no palaces.
fn earthquake(furnish: impl FnOnce(Home) -> Home) -> Match {
    july(3, Happening::Festival, SuperEvent::Earthquake)
        .home(ANNA, Home::homeless)
        .home(BEN, Home::homeless)
        .home(CLARA, furnish)
        .event()
}

#[test]
fn r9_5_two_floors_fall_and_who_has_no_floor_is_released() {
    let mut table =
        earthquake(|home| home.palace(3, "court-lady old-monk old-farmer").palace(2, "tax-collector"));
    assert_eq!(table.choices(), ["raze 1", "raze 2"]);
    table.says(CLARA, ["raze 1", "raze 2"]);
    assert_eq!((table.floors(CLARA), table.persons(CLARA)), (vec![2, 1], 4));
    assert_eq!(table.refusal("release 2 tax-collector"), Reason::NotOverfull { palace: Slot(1) });
    assert_eq!(table.refused_by("release 2 tax-collector"), "R9.5");
    table.says(CLARA, ["release 1 old-monk"]);
    assert_eq!((table.month, table.people(CLARA, 1)), (8, "court-lady old-farmer".into()));
    assert_eq!(table.people(CLARA, 2), "tax-collector");
}

#[test]
fn r9_5_both_floors_may_come_from_the_same_palace() {
    let mut table = earthquake(|home| home.palace(3, "court-lady old-monk old-farmer"));
    table.says(CLARA, ["raze 1", "raze 1", "release 1 court-lady", "release 1 old-farmer"]);
    assert_eq!((table.floors(CLARA), table.people(CLARA, 1)), (vec![1], "old-monk".into()));
}

#[test]
fn r9_5_a_palace_without_floors_is_gone_with_everybody_in_it() {
    let mut table = earthquake(|home| home.palace(2, "court-lady old-warrior").palace(1, "tax-collector"));
    table.says(CLARA, ["raze 1", "raze 1"]);
    assert_eq!((table.month, table.floors(CLARA)), (8, vec![1]));
    assert_eq!((table.persons(CLARA), table.courts[CLARA].persons()), (1, 1));
    assert_eq!(table.scored(CLARA, Source::Ladies), 0);
}

#[test]
fn r9_5_a_razed_palace_cannot_be_razed_again() {
    let mut table = earthquake(|home| home.palace(1, "court-lady").palace(3, "old-monk"));
    table.says(CLARA, ["raze 1"]);
    assert_eq!(table.choices(), ["raze 2"]);
    assert_eq!(table.refusal("raze 1"), Reason::NoPalace { palace: Slot(0) });
    table.says(CLARA, ["raze 2"]);
    assert_eq!((table.floors(CLARA), table.people(CLARA, 2)), (vec![2], "old-monk".into()));
}

#[test]
fn r9_5_who_has_fewer_floors_loses_what_there_is() {
    let mut table = earthquake(|home| home.palace(1, "court-lady"));
    assert_eq!(table.ask, Ask::Raze(1));
    table.says(CLARA, ["raze 1"]);
    assert_eq!((table.month, table.persons(CLARA)), (8, 0));
    assert_eq!(earthquake(Home::homeless).month, 8);
}

#[test]
fn r9_5_each_player_finishes_before_the_next_one_begins() {
    let home = |home: Home| home.palace(2, "court-lady tax-collector").palace(2, "young-farmer");
    let mut table =
        july(2, Happening::Festival, SuperEvent::Earthquake).home(ANNA, home).home(BEN, home).event();
    table.says(ANNA, ["raze 1", "raze 2", "release 1 court-lady"]);
    table.says(BEN, ["raze 2", "raze 2"]);
    assert_eq!((table.month, table.persons(ANNA), table.persons(BEN)), (8, 2, 2));
}

#[test]
fn r9_5_an_empty_palace_falls_and_decays_too() {
    let mut table = earthquake(|home| home.palace(3, "").palace(3, "court-lady"));
    table.says(CLARA, ["raze 1", "raze 2"]);
    assert_eq!(table.floors(CLARA), [1, 2]);
}

#[test]
fn r9_5_only_those_in_a_palace_too_small_can_go() {
    let mut table =
        earthquake(|home| home.palace(2, "court-lady old-monk").palace(3, "old-monk tax-collector"));
    table.says(CLARA, ["raze 1", "raze 2"]);
    assert_eq!(table.choices(), ["release 1 court-lady", "release 1 old-monk"]);
    let absent = Reason::Absent { tile: Tile::Collector, palace: Slot(0), rule: "R5.1" };
    assert_eq!(table.refusal("release 1 tax-collector"), absent);
}

/// A flood; Anna has these goods, Ben none.
fn flood(yuan: u16, rice: u16, fireworks: u16) -> Match {
    july(2, Happening::Drought, SuperEvent::Flood)
        .home(ANNA, |home| home.yuan(yuan).rice(rice).fireworks(fireworks))
        .home(BEN, |home| home.yuan(0))
        .event()
}

#[test]
fn r9_6_half_of_all_goods_rounded_down_goes() {
    let mut table = flood(3, 2, 2);
    assert_eq!(table.ask, Ask::FloodRice(3));
    assert_eq!(table.choices(), ["return 0 rice", "return 1 rice", "return 2 rice"]);
    table.says(ANNA, ["return 1 rice", "return 2 firework"]);
    assert_eq!([table.yuan(ANNA), table.rice(ANNA), table.fireworks(ANNA)], [3, 1, 0]);
    assert_eq!((table.month, table.yuan(BEN)), (8, 0));
}

#[test]
fn r9_6_the_mix_must_leave_a_rest_that_yuan_can_pay() {
    // Twelve goods: six go, and there is only one yuan and three fireworks besides the rice.
    let mut table = flood(1, 8, 3);
    assert_eq!(table.choices(), (2..=6).map(|rice| format!("return {rice} rice")).collect::<Vec<_>>());
    let amount = Reason::Amount { good: Good::Rice, least: 2, most: 6 };
    assert_eq!((table.refusal("return 1 rice"), table.refusal("return 7 rice")), (amount, amount));
    assert_eq!((table.refused_by("return 1 rice"), table.refused_by("return 0 yuan")), ("R9.6", "R9.6"));
    table.says(ANNA, ["return 3 rice"]);
    assert_eq!(table.choices(), ["return 2 firework", "return 3 firework"]);
    let amount = Reason::Amount { good: Good::Firework, least: 2, most: 3 };
    assert_eq!(table.refusal("return 4 firework"), amount);
    table.says(ANNA, ["return 2 firework"]);
    assert_eq!([table.yuan(ANNA), table.rice(ANNA), table.fireworks(ANNA)], [0, 5, 1]);
}

#[test]
fn r9_6_one_good_or_none_stays() {
    for [yuan, rice, fireworks] in [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]] {
        let table = flood(yuan, rice, fireworks);
        assert_eq!(table.month, 8);
        assert_eq!([table.yuan(ANNA), table.rice(ANNA), table.fireworks(ANNA)], [yuan, rice, fireworks]);
    }
}

#[test]
fn r9_6_money_alone_is_halved() {
    let mut table = flood(9, 0, 0);
    table.says(ANNA, ["return 0 rice", "return 0 firework"]);
    assert_eq!(table.yuan(ANNA), 5);
}

#[test]
fn r9_6_the_flood_goes_in_track_order() {
    let mut table = july(2, Happening::Drought, SuperEvent::Flood).track([(BEN, 5), (ANNA, 5)]).event();
    table.says(BEN, ["return 0 rice", "return 0 firework"]);
    table.says(ANNA, ["return 0 rice", "return 0 firework"]);
    assert_eq!([table.yuan(ANNA), table.yuan(BEN)], [3, 3]);
}

//! R6 and R7: the points of a month and of the end, and who wins.

use crate::table::*;
use dragon::data::{Happening, Source};
use dragon::{Event, Phase, Told};
use kernel::prelude::*;
use kernel::{Illegal, Seat, Seats, Turn};

/// The sources of a month.
fn month(table: &Match, seat: Seat) -> [i32; 3] {
    [Source::Palaces, Source::Ladies, Source::Privileges].map(|source| table.scored(seat, source))
}

/// The sources of the end.
fn end(table: &Match, seat: Seat) -> [i32; 3] {
    [Source::Persons, Source::Monks, Source::Goods].map(|source| table.scored(seat, source))
}

#[test]
fn r6_1_palaces_ladies_and_dragons_score_one_each() {
    let table = setting(2)
        .home(ANNA, |home| home.palace(3, "court-lady court-lady old-monk").privileges(3, 2))
        .home(BEN, |home| home.palace(1, "young-monk").palace(2, "").palace(3, ""))
        .event();
    assert_eq!(month(&table, ANNA), [1, 2, 3 + 4]);
    assert_eq!(month(&table, BEN), [3, 0, 0]);
    assert_eq!((table.score(ANNA), table.score(BEN)), (10, 3));
}

#[test]
fn r6_1_the_decay_comes_before_the_scoring() {
    let table = setting(2).home(ANNA, |home| home.palace(1, "").palace(2, "")).event();
    assert_eq!(month(&table, ANNA), [1, 0, 0]);
}

#[test]
fn r6_1_a_released_lady_no_longer_scores() {
    let mut table = setting(2)
        .month(3, Happening::Mongols)
        .home(ANNA, |home| home.palace(2, "court-lady court-lady"))
        .event();
    table.says(ANNA, ["release 1 court-lady"]);
    assert_eq!(month(&table, ANNA), [1, 1, 0]);
}

#[test]
fn r6_1_privileges_score_every_month() {
    let mut table = setting(2).home(ANNA, |home| home.privileges(1, 1)).deal();
    table.rest_of_month().rest_of_month();
    assert_eq!(month(&table, ANNA)[2], 6);
}

/// Month 12 with a festival, which asks nobody.
fn last_month() -> Setting {
    setting(2).month(12, Happening::Festival)
}

#[test]
fn r7_1_the_game_ends_after_the_scoring_of_month_12() {
    let mut table = last_month().home(ANNA, |home| home.palace(2, "court-lady")).event();
    assert_eq!((table.turn(), table.phase), (Turn::Over, Phase::Over));
    assert_eq!((month(&table, ANNA), end(&table, ANNA)), ([1, 1, 0], [2, 0, 2]));
    let refused = table.game.play(ANNA, "pass".parse().unwrap(), &mut ());
    assert!(matches!(refused, Err(Illegal::NotAsked { turn: Turn::Over, .. })));
}

#[test]
fn r7_1_month_11_does_not_end_the_game() {
    let table =
        setting(2).month(11, Happening::Festival).home(ANNA, |home| home.palace(1, "old-monk")).event();
    assert_eq!((table.month, table.phase, end(&table, ANNA)), (12, Phase::Deal, [0, 0, 0]));
}

#[test]
fn r7_1_the_final_scoring_comes_last() {
    let table = last_month().home(ANNA, |home| home.palace(2, "old-monk court-lady")).event();
    let sources: Vec<Source> = table
        .told
        .iter()
        .filter_map(|told| match *told {
            Event::Open(Told::Scored { seat: ANNA, source, .. }) => Some(source),
            _ => None,
        })
        .collect();
    let order = [Source::Palaces, Source::Ladies, Source::Persons, Source::Monks, Source::Goods];
    assert_eq!(sources, order);
}

#[test]
fn r7_2_every_person_scores_two() {
    let table = last_month()
        .home(ANNA, |home| home.palace(3, "court-lady old-farmer young-warrior").palace(2, "tax-collector"))
        .event();
    assert_eq!((end(&table, ANNA)[0], end(&table, BEN)[0]), (8, 0));
}

#[test]
fn r7_3_a_monk_scores_buddhas_times_the_floors_of_the_palace() {
    for (floors, monk, points) in [
        (1, "young-monk", 1),
        (2, "young-monk", 2),
        (3, "young-monk", 3),
        (1, "old-monk", 2),
        (2, "old-monk", 4),
        (3, "old-monk", 6),
    ] {
        let table = last_month().home(ANNA, |home| home.palace(floors, monk)).event();
        assert_eq!(end(&table, ANNA), [2, points, 2], "{monk} on {floors}");
    }
}

#[test]
fn r7_3_each_monk_counts_the_palace_they_live_in() {
    let table = last_month()
        .home(ANNA, |home| {
            home.palace(3, "young-monk old-monk").palace(1, "young-monk").palace(2, "court-lady")
        })
        .event();
    assert_eq!(end(&table, ANNA)[1], 3 + 6 + 1);
}

#[test]
fn r7_4_goods_are_sold_for_2_and_3_yuan_make_a_point() {
    for (yuan, rice, fireworks, points) in
        [(5, 0, 0, 1), (6, 0, 0, 2), (3, 1, 0, 1), (4, 1, 0, 2), (0, 4, 0, 2), (6, 1, 4, 5), (0, 0, 1, 0)]
    {
        // The tribute of the last month takes 4 yuan before.
        let table = setting(2)
            .month(12, Happening::Tribute)
            .home(ANNA, |home| home.yuan(yuan + 4).rice(rice).fireworks(fireworks))
            .event();
        assert_eq!(end(&table, ANNA)[2], points, "{yuan} yuan, {rice} rice, {fireworks} fireworks");
        assert_eq!((table.rice(ANNA), table.fireworks(ANNA)), (0, 0));
    }
}

/// Both end with the same points; their markers stand like this.
fn tie(track: [(Seat, u16); 2]) -> Match {
    last_month().track(track).event()
}

#[test]
fn r7_5_the_most_points_win() {
    let table = last_month().home(BEN, |home| home.palace(1, "old-farmer").yuan(9)).event();
    assert_eq!(table.standing().winners(), Seats::only(BEN));
}

#[test]
fn r7_5_among_equals_the_marker_further_forward_wins() {
    let table = tie([(BEN, 30), (ANNA, 29)]);
    assert_eq!(table.score(ANNA), table.score(BEN));
    assert_eq!(table.standing().ranks(), [2, 1]);
    assert_eq!(tie([(ANNA, 30), (BEN, 29)]).standing().ranks(), [1, 2]);
}

#[test]
fn r7_5_on_the_same_space_the_upper_marker_wins() {
    assert_eq!(tie([(BEN, 30), (ANNA, 30)]).standing().ranks(), [2, 1]);
    assert_eq!(tie([(ANNA, 30), (BEN, 30)]).standing().ranks(), [1, 2]);
}

#[test]
fn r7_5_before_the_end_nothing_breaks_ties() {
    let table = setting(2).month(3, Happening::Tribute).track([(BEN, 30), (ANNA, 29)]).event();
    assert_eq!(table.score(ANNA), table.score(BEN));
    assert_eq!(table.standing().ranks(), [1, 1]);
}

#[test]
fn r7_5_the_track_breaks_ties_only() {
    let table = last_month().track([(ANNA, 99), (BEN, 1)]).home(BEN, |home| home.yuan(9)).event();
    assert_eq!(table.standing().ranks(), [2, 1]);
}

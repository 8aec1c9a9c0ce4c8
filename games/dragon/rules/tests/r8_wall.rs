//! R8: the Great Wall.

use crate::table::*;
use dragon::data::{Deed, Happening, Reward, Source};
use dragon::{Event, Phase, Reason, Told};
use kernel::Turn;
use kernel::prelude::*;

const ALL: &str = "rice firework floor yuan steps points";
const TWO: [&str; 2] = ["taxes+build+harvest+wall", "fireworks+parade+research+privilege"];

#[test]
fn r8_1_an_eighth_card_and_six_tiles_each() {
    let mut table = setting(2).great_wall().action(TWO);
    assert_eq!(table.wall_length(), 0);
    table.says(ANNA, ["dragon 1", "do wall"]);
    assert_eq!(table.choices(), ALL.split(' ').map(|word| format!("wall {word}")).collect::<Vec<_>>());
}

#[test]
fn r8_1_without_the_expansion_there_is_no_wall() {
    let mut table = setting(2).deal();
    table.anything();
    assert!(table.groups.iter().all(|group| !group.contains(Deed::Wall)));
    // Nor does the wall play a part when the Mongols come.
    let table =
        setting(2).month(12, Happening::Mongols).home(ANNA, |home| home.palace(2, "old-warrior old-monk"));
    let table = table.event();
    assert_eq!((table.turn(), table.persons(ANNA)), (Turn::Over, 2));
}

#[test]
fn r8_1_both_expansions_may_be_combined() {
    let table = setting(3).great_wall().super_event(dragon::data::SuperEvent::Flood).deal();
    assert!(table.options.great_wall && table.super_event.is_some());
}

#[test]
fn r8_2_the_wall_grows_from_left_to_right() {
    let mut table = setting(2).great_wall().action(TWO);
    table.says(ANNA, ["dragon 1", "do wall", "wall points"]);
    table.says(BEN, ["dragon 1", "do wall", "wall points"]);
    assert_eq!(table.wall[..3], [Some(ANNA), Some(BEN), None]);
    assert_eq!(table.wall_length(), 2);
    assert_eq!(table.yuan(BEN), 3);
}

#[test]
fn r8_2_a_tile_in_the_wall_cannot_be_built_again() {
    let mut table = setting(2).great_wall().home(ANNA, |home| home.walled("rice points")).action(TWO);
    table.says(ANNA, ["dragon 1", "do wall"]);
    assert_eq!(table.choices(), ["wall firework", "wall floor", "wall yuan", "wall steps"]);
    assert_eq!(table.refusal("wall rice"), Reason::Walled { reward: Reward::Rice });
    assert_eq!((table.refused_by("wall rice"), table.refused_by("do taxes")), ("R8.2", "R8.2"));
}

#[test]
fn r8_2_a_tile_drawn_blind_is_any_that_is_left() {
    let blind = |walled: &str| {
        let setting = setting(2).great_wall().option("wall_reward", "blind");
        let mut table = setting.home(ANNA, |home| home.walled(walled)).action(TWO);
        table.says(ANNA, ["dragon 1", "do wall"]);
        table
    };
    let mut table = blind("rice points");
    let drawn = ["wall firework", "wall floor", "wall yuan", "wall steps"];
    assert_eq!(table.chances(), drawn.map(|chance| (chance.to_owned(), 1)));
    table.nature("wall floor");
    // The floor is still the player's to place.
    assert_eq!(table.choices(), ["build 1", "build 2", "build new"]);
    table.says(ANNA, ["build new"]);
    assert_eq!((table.whose(), table.wall[0], table.phase), (Some(BEN), Some(ANNA), dragon::Phase::Action));
    // The last one is drawn as well.
    let mut last = blind("rice points firework floor yuan");
    assert_eq!(last.chances(), [("wall steps".to_owned(), 1)]);
    last.nature("wall steps");
    assert_eq!((last.space(ANNA), last.whose()), (23, Some(BEN)));
}

#[test]
fn r8_2_without_a_tile_left_the_wall_is_not_offered() {
    let mut table = setting(2).great_wall().home(ANNA, |home| home.walled(ALL)).action(TWO);
    table.says(ANNA, ["dragon 1"]);
    assert_eq!(table.choices(), ["do taxes", "do build", "do harvest"]);
    assert_eq!((table.refusal("do wall"), table.refused_by("do wall")), (Reason::NoWallTile, "R8.2"));
}

#[test]
fn r8_2_a_wall_of_12_takes_no_tile_though_somebody_has_one_left() {
    let mut table = setting(3)
        .great_wall()
        .home(ANNA, |home| home.walled("rice firework floor yuan"))
        .home(BEN, |home| home.walled("rice firework floor yuan"))
        .home(CLARA, |home| home.walled("rice firework floor yuan"))
        .action(["taxes+build+wall", "harvest+fireworks+parade", "research+privilege"]);
    assert_eq!(table.wall_length(), 12);
    table.says(ANNA, ["dragon 1"]);
    assert_eq!((table.refusal("do wall"), table.refused_by("do wall")), (Reason::WallComplete, "R8.2"));
}

#[test]
fn r8_2_two_players_complete_the_wall_with_their_last_tile() {
    let mut table = setting(2)
        .great_wall()
        .home(ANNA, |home| home.walled(ALL))
        .home(BEN, |home| home.walled("rice firework floor yuan steps"))
        .action(TWO);
    table.says(ANNA, ["pass"]).says(BEN, ["dragon 1", "do wall", "wall points"]);
    assert_eq!(table.wall_length(), 12);
    assert!(table.wall.iter().all(Option::is_some));
}

#[test]
fn r8_2_a_group_with_nothing_but_the_wall_is_closed_to_who_cannot_build() {
    let mut table = setting(5).great_wall().home(ANNA, |home| home.walled(ALL)).deal();
    table.deal(["taxes+build", "harvest+fireworks", "parade+research", "privilege", "wall"]);
    assert_eq!(table.refusal("dragon 5"), Reason::NothingToDo { group: 4 });
    assert_eq!(table.refused_by("dragon 5"), "R3.4");
}

#[test]
fn r8_3_each_tile_gives_its_flat_reward() {
    // Yuan, rice, fireworks, space, points.
    let table = [
        ("rice", [6, 1, 0, 20, 0]),
        ("firework", [6, 0, 1, 20, 0]),
        ("yuan", [8, 0, 0, 20, 0]),
        ("steps", [6, 0, 0, 23, 0]),
        ("points", [6, 0, 0, 20, 3]),
    ];
    for (reward, expected) in table {
        let mut table = setting(2)
            .great_wall()
            .home(ANNA, |home| {
                home.palace(3, "old-farmer old-pyrotechnist tax-collector")
                    .palace(2, "old-warrior old-scholar")
            })
            .action(TWO);
        table.says(ANNA, ["dragon 1", "do wall", &format!("wall {reward}")]);
        let points = table.score(ANNA) as u16;
        let now = [table.yuan(ANNA), table.rice(ANNA), table.fireworks(ANNA), table.space(ANNA), points];
        assert_eq!((now, table.whose()), (expected, Some(BEN)), "{reward}");
    }
}

#[test]
fn r8_3_the_floor_is_built_at_once_and_craftsmen_add_none() {
    let mut table = setting(2)
        .great_wall()
        .home(ANNA, |home| home.palace(3, "craftsman craftsman").palace(2, ""))
        .action(TWO);
    table.says(ANNA, ["dragon 1", "do wall", "wall floor"]);
    assert_eq!(table.choices(), ["build 2", "build new"]);
    table.says(ANNA, ["build 2"]);
    assert_eq!((table.floors(ANNA), table.whose()), (vec![3, 3], Some(BEN)));
}

/// The Mongols come in month 6. Anna has helmets; the wall has these tiles of hers and Ben's.
fn invasion(annas: &str, bens: &str) -> Match {
    setting(2)
        .great_wall()
        .month(6, Happening::Mongols)
        .home(ANNA, |home| home.palace(2, "old-warrior court-lady").walled(annas))
        .home(BEN, |home| home.palace(3, "young-warrior court-lady old-monk").walled(bens))
        .event()
}

#[test]
fn r8_4_a_wall_as_long_as_the_month_scores_for_every_own_tile() {
    let mut table = invasion("rice firework points yuan", "rice points");
    assert_eq!((table.phase, table.all_scored(Source::Wall)), (Phase::Event, vec![0, 0]));
    table.says(BEN, ["release 1 court-lady"]);
    assert_eq!((table.month, table.all_scored(Source::Wall)), (7, vec![4, 2]));
    assert_eq!((table.persons(ANNA), table.persons(BEN)), (2, 2));
}

#[test]
fn r8_4_too_short_a_wall_takes_one_person_of_those_with_the_fewest_tiles() {
    let mut table = invasion("rice firework", "rice points yuan");
    table.says(BEN, ["release 1 court-lady"]);
    assert_eq!(table.phase, Phase::Wall);
    assert_eq!(table.refused_by("pass"), "R8.4");
    table.says(ANNA, ["release 1 old-warrior"]);
    assert_eq!((table.month, table.all_scored(Source::Wall)), (7, vec![0, 0]));
    assert_eq!((table.persons(ANNA), table.persons(BEN)), (1, 2));
}

#[test]
fn r8_4_with_equally_few_tiles_everybody_releases_one_in_track_order() {
    for tiles in ["", "rice"] {
        let mut table = invasion(tiles, tiles);
        table.says(BEN, ["release 1 court-lady"]);
        table.says(ANNA, ["release 1 court-lady"]).says(BEN, ["release 1 young-warrior"]);
        assert_eq!((table.month, table.persons(ANNA), table.persons(BEN)), (7, 1, 1));
    }
}

#[test]
fn r8_4_the_check_comes_before_the_decay() {
    let mut table = setting(2)
        .great_wall()
        .month(6, Happening::Mongols)
        .home(ANNA, |home| home.palace(1, "old-warrior").palace(1, "court-lady"))
        .home(BEN, |home| home.walled("rice"))
        .event();
    table.says(ANNA, ["release 2 court-lady"]);
    assert_eq!((table.floors(ANNA), table.scored(ANNA, Source::Palaces)), (vec![1], 1));
}

#[test]
fn r8_4_other_events_do_not_look_at_the_wall() {
    for event in [Happening::Drought, Happening::Festival, Happening::Tribute] {
        let table = setting(2)
            .great_wall()
            .month(6, event)
            .home(ANNA, |home| home.palace(2, "old-warrior court-lady").rice(1))
            .event();
        assert_eq!((table.month, table.persons(ANNA)), (7, 2), "{event}");
    }
}

/// The last month, with a festival.
fn last_month(annas: &str, bens: &str) -> Match {
    setting(2)
        .great_wall()
        .month(12, Happening::Festival)
        .home(ANNA, |home| home.palace(1, "young-monk").palace(2, "court-lady").walled(annas))
        .home(BEN, |home| home.palace(2, "old-monk court-lady").walled(bens))
        .event()
}

#[test]
fn r8_5_a_wall_of_12_scores_once_more_at_the_end() {
    let table = last_month(ALL, ALL);
    assert_eq!((table.turn(), table.all_scored(Source::Wall)), (Turn::Over, vec![6, 6]));
    assert_eq!((table.persons(ANNA), table.scored(ANNA, Source::Persons)), (2, 4));
}

#[test]
fn r8_5_a_shorter_wall_takes_a_person_after_the_scoring_and_before_the_final_one() {
    let mut table = last_month("rice firework floor yuan steps", ALL);
    assert_eq!((table.phase, table.whose()), (Phase::FinalWall, Some(ANNA)));
    assert_eq!((table.scored(ANNA, Source::Ladies), table.refused_by("pass")), (1, "R8.5"));
    table.says(ANNA, ["release 1 young-monk"]);
    assert_eq!((table.turn(), table.all_scored(Source::Wall)), (Turn::Over, vec![0, 0]));
    assert_eq!(table.all_scored(Source::Persons), [2, 4]);
    assert_eq!(table.scored(ANNA, Source::Monks), 0);
}

#[test]
fn r8_5_no_decay_follows_the_final_check() {
    let mut table = last_month("", "rice");
    table.says(ANNA, ["release 1 young-monk"]);
    assert_eq!((table.turn(), table.floors(ANNA)), (Turn::Over, vec![1, 2]));
}

#[test]
fn r8_5_with_mongols_in_month_12_both_checks_take_place() {
    let mongols = |annas: &str, bens: &str| {
        setting(2)
            .great_wall()
            .month(12, Happening::Mongols)
            .home(ANNA, |home| home.palace(3, "old-warrior court-lady old-monk").walled(annas))
            .home(BEN, |home| home.walled(bens))
            .event()
    };
    let complete = mongols(ALL, ALL);
    assert_eq!((complete.turn(), complete.all_scored(Source::Wall)), (Turn::Over, vec![12, 12]));
    let mut short = mongols("rice", ALL);
    assert_eq!(short.phase, Phase::Wall);
    short.says(ANNA, ["release 1 court-lady"]);
    assert_eq!(short.phase, Phase::FinalWall);
    short.says(ANNA, ["release 1 old-warrior"]);
    assert_eq!((short.turn(), short.people(ANNA, 1)), (Turn::Over, "old-monk".into()));
    let checks = short
        .told
        .iter()
        .filter(|told| matches!(told, Event::Open(Told::WallFails { length: 7, needed: 12 })));
    assert_eq!(checks.count(), 2);
}

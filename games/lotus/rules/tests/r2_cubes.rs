//! R2: cubes.

use crate::table::*;
use lotus::data::CUBES;
use lotus::{Options, Phase};

#[test]
fn r2_1_clockwise_from_the_emperor_five_times_round() {
    let mut table = setting(4).emperor(CARLA).owns(ANNA, "fort", "kuizhou").set();
    for turn in 0..20 {
        let seat = kernel::Seat::new((2 + turn) % 4);
        assert_eq!(table.whose(), Some(seat), "turn {turn}");
        assert_eq!(table.cubes_left(seat), CUBES - turn / 4);
        table.say("waive");
    }
    assert_ne!(table.phase, Phase::Cubes);
}

#[test]
fn r2_1_all_cubes_come_back_in_the_next_round() {
    let mut table = first_round(3, &Options::default());
    table.cubes(&["kuizhou", "", ""]).anything().muster(&[("", 0), ("emperor", 0), ("emperor", 0)]);
    while table.phase != Phase::Cubes {
        let first = table.choices().swap_remove(0);
        table.say(&first);
    }
    assert_eq!((table.round, table.realm.cubed()), (2, (0, 0)));
    assert!(table.seats().all(|seat| table.cubes_left(seat) == CUBES));
}

#[test]
fn r2_2_on_a_neutral_tile_and_no_second_own_cube() {
    let mut table = setting(3).owns(BRUNO, "fort", "kuizhou changsha").set();
    assert_eq!(table.refused_by("cube changsha"), "R2.2");
    table.says(ANNA, ["cube guilin"]).says(BRUNO, ["cube guilin"]).says(CARLA, ["cube guilin"]);
    assert_eq!(table.refused_by("cube guilin"), "R2.2");
    table.says(ANNA, ["cube xiangyang"]);
    assert_eq!(table.realm.contenders("guilin".parse().unwrap()).len(), 3, "players may meet");
}

#[test]
fn r2_2_all_six_may_meet_in_a_region() {
    let mut table = first_round(6, &Options::default());
    table.cubes(&["changsha"; 6]);
    assert_eq!(table.contenders.len(), 6);
}

#[test]
fn r2_3_in_the_first_round_only_on_lotus_regions() {
    for placement in ["chain", "strict"] {
        let mut options = Options::default();
        kernel::Options::set(&mut options, "placement", placement).unwrap();
        let mut table = first_round(4, &options);
        let lotus = ["changsha", "chengdu", "fengyuan", "guiyang", "kuizhou", "taiyuan", "xiangyang"];
        assert_eq!(sites(&table), lotus);
        assert_eq!(table.refused_by("cube guilin"), "R2.3");
        // A cube that lies there does not open its neighbours either.
        table.say("cube changsha");
        assert_eq!(sites(&table), lotus);
    }
    assert_eq!(sites(&first_round(6, &Options::default())).len(), 8);
}

#[test]
fn r2_3_as_long_as_there_is_no_chip_the_rule_of_the_first_round_goes_on() {
    for placement in ["chain", "strict"] {
        let table = setting(3).option("placement", placement).set();
        assert_eq!(table.round, 2);
        assert_eq!(sites(&table).len(), 7);
        assert_eq!(table.refused_by("cube dadu"), "R2.3");
    }
}

#[test]
fn r2_4_later_next_to_a_chip_of_anybody() {
    for placement in ["chain", "strict"] {
        let table = setting(3).option("placement", placement).owns(CARLA, "fort", "dadu").set();
        assert_eq!(sites(&table), ["datong", "jinan", "zhending"]);
        assert_eq!(table.refused_by("cube kuizhou"), "R2.4");
    }
}

#[test]
fn r2_4_chain_counts_cubes_of_anybody_too_and_strict_does_not() {
    let begun = |placement| {
        let mut table = setting(3).option("placement", placement).owns(CARLA, "fort", "dadu").set();
        table.says(ANNA, ["cube jinan"]);
        table
    };
    let mut chain = begun("chain");
    assert_eq!(sites(&chain), ["datong", "jinan", "xuzhou", "zhending"]);
    // Bruno goes on from Anna's cube, and so on.
    chain.says(BRUNO, ["cube xuzhou"]).says(CARLA, ["cube yangzhou"]);
    assert!(chain.may("cube hangzhou"));
    let strict = begun("strict");
    assert_eq!(sites(&strict), ["datong", "jinan", "zhending"]);
    assert_eq!(strict.refused_by("cube xuzhou"), "R2.4");
}

#[test]
fn r2_4_cubes_of_the_round_before_do_not_count() {
    let mut table = setting(3).owns(CARLA, "fort", "dadu").set();
    table.cubes(&["jinan xuzhou", "jinan xuzhou", ""]);
    table.say("settle xuzhou").vote(&[(ANNA, BRUNO, 1), (BRUNO, ANNA, 0)]);
    table.say("settle jinan").vote(&[(ANNA, BRUNO, 1), (BRUNO, ANNA, 0)]);
    table.muster(&[("emperor", 0); 3]);
    while table.phase != Phase::Cubes {
        let last = table.choices().pop().unwrap();
        table.say(&last);
    }
    assert_eq!(table.round, 3);
    // Next to the chips in Dadu, Jinan and Xuzhou, and nowhere else.
    assert_eq!(sites(&table), ["bianliang", "datong", "luzhou", "yangzhou", "zhending"]);
}

#[test]
fn r2_5_a_cube_may_be_given_up_and_the_next_one_put() {
    let mut table = first_round(3, &Options::default());
    table.says(ANNA, ["waive"]).says(BRUNO, ["cube changsha"]).says(CARLA, ["waive"]);
    table.says(ANNA, ["cube changsha"]);
    assert_eq!(table.cubes_left(ANNA), 3);
}

#[test]
fn r2_5_a_player_without_a_region_must_give_the_cube_up() {
    // Anna has cubes on all three neighbours of the only chip.
    let mut table = setting(3).option("placement", "strict").owns(CARLA, "fort", "dadu").set();
    for region in ["datong", "jinan", "zhending"] {
        table.says(ANNA, [format!("cube {region}").as_str()]).says(BRUNO, ["waive"]).says(CARLA, ["waive"]);
    }
    assert_eq!(table.choices(), ["waive"]);
}

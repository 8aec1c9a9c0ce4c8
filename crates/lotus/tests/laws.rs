//! Every law of the kernel, for all numbers of players and all options.

#[test]
fn laws_hold_for_all_players_and_options() {
    kernel::laws::check::<lotus::Lotus>(24);
}

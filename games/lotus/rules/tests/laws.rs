//! Every law of the kernel, for all numbers of players and all options.

#[test]
fn laws_hold_for_all_players_and_options() {
    kernel::laws::check::<lotus::Lotus>(4);
}

#[test]
fn features_tell_no_secrets_and_always_mean_the_same() {
    estimate::laws::check_features::<lotus::Lotus>();
}

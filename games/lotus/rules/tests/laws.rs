//! What the rules of every game promise.

trial::rules! { lotus::Lotus, 4 games, [8, 5, 10, 1, 8, 2, 3] }

#[test]
fn features_tell_no_secrets_and_always_mean_the_same() {
    estimate::laws::check_features::<lotus::Lotus>();
}

#[test]
fn amounts_are_chosen_by_their_own_number() {
    trial::amounts::<lotus::Lotus>(&Default::default(), "influence army levy");
}

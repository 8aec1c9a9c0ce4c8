//! What the rules of every game promise.

trial::rules! { ming::Ming, 4 games, [7, 2, 5, 8, 9, 4, 6] }

#[test]
fn features_tell_no_secrets_and_always_mean_the_same() {
    estimate::laws::check_features::<ming::Ming>();
}

#[test]
fn amounts_are_chosen_by_their_own_number() {
    trial::amounts::<ming::Ming>(&Default::default(), "return");
}

//! What the rules of every game promise.

trial::rules! { longwang::Longwang, 2 games, [8, 3, 3, 6, 3, 7, 7, 4, 2] }

#[test]
fn features_tell_no_secrets_and_always_mean_the_same() {
    estimate::laws::check_features::<longwang::Longwang>();
}

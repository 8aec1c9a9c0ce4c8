//! What the rules of every game promise.

trial::rules! { china::China, 3 games, [6, 7, 1, 5, 3, 4, 4] }

#[test]
fn features_tell_no_secrets_and_always_mean_the_same() {
    estimate::laws::check_features::<china::China>();
}

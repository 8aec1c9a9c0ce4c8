//! What the rules of every game promise.

trial::rules! { dragon::Dragon, 1 games, [5, 4, 12, 5, 8, 1, 5, 5, 12] }

#[test]
fn features_tell_no_secrets_and_always_mean_the_same() {
    estimate::laws::check_features::<dragon::Dragon>();
}

//! Every law of the kernel, for all options.

#[test]
fn laws_hold_for_all_options() {
    kernel::laws::check::<longwang::Longwang>(2);
}

#[test]
fn features_tell_no_secrets_and_always_mean_the_same() {
    estimate::laws::check_features::<longwang::Longwang>();
}

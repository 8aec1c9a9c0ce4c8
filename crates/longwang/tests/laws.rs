//! Every law of the kernel, for all options.

#[test]
fn laws_hold_for_all_options() {
    kernel::laws::check::<longwang::Longwang>(12);
}

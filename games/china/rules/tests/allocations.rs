//! No step of a random game allocates, once the scratch space has grown.

#[test]
fn a_playout_allocates_nothing_after_warm_up() {
    trial::allocations::<china::China>();
}

//! Where a game says what happened.

/// A sink for events. `()` takes them and forgets them, at no cost.
pub trait Log<E> {
    /// Takes one event.
    fn note(&mut self, event: E);
}

impl<E> Log<E> for () {
    #[inline(always)]
    fn note(&mut self, _: E) {}
}

impl<E> Log<E> for Vec<E> {
    fn note(&mut self, event: E) {
        self.push(event);
    }
}

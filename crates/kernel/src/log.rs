//! Where a game says what happened.

/// A sink for events. `()` discards them, at no cost.
pub trait Log<E> {
    /// Takes one event, or something that can be turned into one.
    fn note(&mut self, event: impl Into<E>);
}

impl<E> Log<E> for () {
    #[inline(always)]
    fn note(&mut self, _: impl Into<E>) {}
}

impl<E> Log<E> for Vec<E> {
    fn note(&mut self, event: impl Into<E>) {
        self.push(event.into());
    }
}

//! Positions read one after the other: most of their inputs are the same, and only what differs is added up.

use crate::file::{Net, Sums};

/// What a net has read last.
#[derive(Clone, Debug)]
pub struct Reading {
    /// Which net it was.
    net: u64,
    on: Vec<u16>,
    sums: Sums,
}

impl Default for Reading {
    fn default() -> Reading {
        Reading { net: 0, on: Vec::new(), sums: Sums::NONE }
    }
}

impl Reading {
    /// Goes on to a position with these inputs, which are in order.
    #[inline]
    pub(crate) fn go_on(&mut self, net: &Net<'_>, on: &[u16]) -> &Sums {
        if self.net != net.mark {
            self.on.clear();
            (self.net, self.sums) = (net.mark, Sums::NONE);
        }
        let (mut old, mut new) = (0, 0);
        loop {
            match (self.on.get(old), on.get(new)) {
                (Some(before), Some(now)) if before == now => (old, new) = (old + 1, new + 1),
                (Some(&before), now) if now.is_none_or(|&now| before < now) => {
                    self.sums.remove(net, before);
                    old += 1;
                }
                (_, Some(&now)) => {
                    self.sums.add(net, now);
                    new += 1;
                }
                (_, None) => break,
            }
        }
        self.on.clear();
        self.on.extend_from_slice(on);
        &self.sums
    }
}

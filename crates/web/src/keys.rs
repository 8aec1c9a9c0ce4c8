//! The keys that sign cookies and links: the present one, and those before it, which are accepted for a while.

use axum_extra::extract::cookie::Key;
use store::{Store, StoreError};

/// The keys of a site. They are kept as one text of bytes: the key that signs, then each older one with the time until
/// which it is believed. A program that knows of no older ones reads the first.
#[derive(Clone)]
pub struct Keys {
    signing: Key,
    older: Vec<(i64, Key)>,
}

/// The name they are kept under.
pub const NAME: &str = "cookies";

const KEY: usize = 64;
const TIME: usize = 8;

impl Keys {
    /// The keys that a store keeps, made if there are none yet.
    pub async fn of(store: &dyn Store) -> Result<Keys, StoreError> {
        let kept = store.secret(NAME, Key::generate().master()).await?;
        Keys::read(&kept).ok_or_else(|| StoreError::Secret(NAME.into()))
    }

    /// The keys as they were kept; nothing if this cannot be them.
    fn read(kept: &[u8]) -> Option<Keys> {
        let (signing, rest) = kept.split_at_checked(KEY)?;
        let older = rest.chunks(TIME + KEY).map(|chunk| {
            let (until, key) = chunk.split_first_chunk::<TIME>()?;
            Some((i64::from_le_bytes(*until), Key::try_from(key).ok()?))
        });
        Some(Keys { signing: Key::try_from(signing).ok()?, older: older.collect::<Option<_>>()? })
    }

    /// What is to be kept.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.signing.master().to_vec();
        for (until, key) in &self.older {
            bytes.extend(until.to_le_bytes());
            bytes.extend(key.master());
        }
        bytes
    }

    /// A new key signs from now on; the present one is believed until then, and those before as long as they were.
    #[must_use]
    pub fn rotated(self, now: i64, until: i64) -> Keys {
        let mut older = self.older;
        older.push((until, self.signing));
        older.retain(|&(until, _)| until > now);
        Keys { signing: Key::generate(), older }
    }

    /// The key that signs, without those before it.
    #[must_use]
    pub fn alone(self) -> Keys {
        Keys { older: Vec::new(), ..self }
    }

    /// The key that signs.
    pub fn signing(&self) -> &Key {
        &self.signing
    }

    /// The keys before it that are still believed, the newest first.
    pub fn older(&self, now: i64) -> impl Iterator<Item = &Key> {
        self.older.iter().rev().filter(move |(until, _)| *until > now).map(|(_, key)| key)
    }

    /// All keys that are believed.
    pub fn believed(&self, now: i64) -> impl Iterator<Item = &Key> {
        std::iter::once(&self.signing).chain(self.older(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_older_key_is_believed_for_its_time_and_then_forgotten() {
        let first = Keys::read(&[7; 64]).unwrap();
        let second = first.clone().rotated(1_000, 2_000);
        assert!(second.signing() != first.signing());
        let believed: Vec<&Key> = second.believed(1_999).collect();
        assert!(believed == [second.signing(), first.signing()]);
        assert!(second.older(2_000).next().is_none());
        let third = second.clone().rotated(1_500, 2_500);
        assert!(third.older(1_999).collect::<Vec<_>>() == [second.signing(), first.signing()]);
        assert_eq!(second.rotated(3_000, 4_000).older.len(), 1);
        assert!(third.rotated(3_000, 3_000).older.is_empty());
    }

    #[test]
    fn keys_read_back_and_nonsense_is_refused() {
        let keys = Keys::read(&[7; 64]).unwrap().rotated(1, 77).rotated(2, 88);
        let read = Keys::read(&keys.to_bytes()).unwrap();
        assert!(read.signing() == keys.signing() && read.older == keys.older);
        // What was kept before keys could be changed.
        assert!(Keys::read(&[7; 64]).is_some_and(|keys| keys.older.is_empty()));
        for wrong in [0, 63, 65, 64 + 71, 64 + 73] {
            assert!(Keys::read(&vec![7; wrong]).is_none(), "{wrong} bytes");
        }
    }
}

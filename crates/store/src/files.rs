//! The files of a database: one serving process for each, and whether they are still there.

use std::fs::{File, Metadata, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// Makes the file if there is none, readable by us alone: it holds secrets.
pub(crate) fn make_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// The right to serve a database, or nothing if another process has it. It ends when the returned file is closed,
/// and so also when the process is killed. SQLite's own locks live in the database itself and would be lost if
/// we closed that once more.
pub(crate) fn lock(database: &Path) -> io::Result<Option<File>> {
    let file = make_private(&beside(database, "-lock"))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// A file with the name of the database and this ending.
pub(crate) fn beside(database: &Path, end: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// The files of an open database, as they were when it was opened.
pub(crate) struct Files {
    pub(crate) database: PathBuf,
    known: [Option<Identity>; 2],
}

/// What has become of them.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// They are where they were.
    Ours,
    /// They were deleted or moved: what is written goes to files that nobody will find again.
    Nothing,
    /// Others lie in their place.
    Others,
}

/// What stays the same for a file when its name changes.
type Identity = (u64, u64);

impl Files {
    pub(crate) fn of(database: &Path) -> Files {
        let known = [database.to_owned(), beside(database, "-wal")].map(|file| identity(&file).ok());
        Files { database: database.to_owned(), known }
    }

    pub(crate) fn found(&self) -> Found {
        let [database, wal] = [self.database.clone(), beside(&self.database, "-wal")];
        let is_gone = |error: &io::Error| error.kind() == io::ErrorKind::NotFound;
        match (identity(&database), identity(&wal)) {
            (Ok(found), _) if Some(found) != self.known[0] => Found::Others,
            (Err(error), _) if is_gone(&error) => Found::Nothing,
            (Ok(_), Err(error)) if is_gone(&error) => Found::Nothing,
            (Ok(_), Ok(found)) if Some(found) != self.known[1] => Found::Nothing,
            // Where we cannot even look, SQLite will say what is wrong.
            _ => Found::Ours,
        }
    }
}

fn identity(file: &Path) -> io::Result<Identity> {
    std::fs::metadata(file).map(|file| of(&file))
}

#[cfg(unix)]
fn of(file: &Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt;
    (file.dev(), file.ino())
}

/// Elsewhere an open file cannot be taken away.
#[cfg(not(unix))]
fn of(_: &Metadata) -> Identity {
    (0, 0)
}

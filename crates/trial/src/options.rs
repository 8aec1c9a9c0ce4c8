use kernel::{OptionError, Options};

/// There are so many sets of options, each reads back, and the defaults are the stated ones.
///
/// # Panics
/// If not.
pub fn options<O: Options>(sets: usize) {
    let all = O::every();
    assert_eq!(all.len(), sets);
    for options in all {
        assert_eq!(O::read(&options.write()), Ok(options));
    }
    for spec in O::SPECS {
        assert_eq!(O::default().write()[spec.name], spec.default);
    }
}

/// A board of one's own is given as its text, written as it and reads back; the text of a built-in board is that
/// board, written by its name. Gives the options with the own board.
///
/// # Panics
/// If not.
pub fn own_board<O: Options>(own: &str, built_in: &str, name: &str) -> O {
    let mut options = O::default();
    options.set("board", own).expect("a board");
    assert_eq!(options.write()["board"], own);
    assert_eq!(O::read(&options.write()).as_ref(), Ok(&options));
    let mut usual = options.clone();
    usual.set("board", built_in).expect("a built-in board");
    assert_eq!(usual.write()["board"], name);
    options
}

/// Who names a board that is not there is told which are, and a text with a fault is told its line; nothing changes.
///
/// # Panics
/// If not.
pub fn wrong_board<O: Options>(name: &str, known: &str, text: &str) {
    let mut options = O::default();
    let error = options.set("board", name).expect_err(name).to_string();
    assert!(error.contains(&format!("one of: {known}")), "{error}");
    let error = options.set("board", text).expect_err(text);
    assert!(matches!(&error, OptionError::Text { fault, .. } if fault.starts_with("line ")), "{error}");
    assert_eq!(options, O::default());
}

use kernel::{OptionError, Options};

/// There are this number of sets of options, each reads back, and the defaults are the declared ones.
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

/// A custom board is given as its text, reads back, and is the same whatever comments its text has; the text of a built-in
/// board is that board, written by its name. Gives the options with the custom board.
///
/// # Panics
/// If not.
pub fn own_board<O: Options>(own: &str, built_in: &str, name: &str) -> O {
    let mut options = O::default();
    options.set("board", own).expect("a board");
    assert_ne!(options, O::default());
    assert_eq!(O::read(&options.write()).as_ref(), Ok(&options));
    let said = |text: &str| format!("# Found in a drawer.\n\n{}# Worn.\n", text.replace(" = ", "  =  "));
    for text in [own.to_owned(), said(own)] {
        let mut again = O::default();
        again.set("board", &text).expect("the same board");
        assert_eq!((&again, again.write()), (&options, options.write()));
    }
    for text in [built_in.to_owned(), said(built_in)] {
        let mut usual = options.clone();
        usual.set("board", &text).expect("a built-in board");
        assert_eq!(usual.write()["board"], name);
    }
    options
}

/// An unknown board is refused with a list of those that exist, and a text with a fault with the line of the fault; nothing
/// changes.
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

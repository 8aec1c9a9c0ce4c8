//! Texts that strangers write and others read.

/// Whether a letter cannot be seen, or changes how others are seen: control characters, marks of direction, breaks of lines,
/// spaces without width, letters that are drawn as nothing, tags. (Joiners stay: some scripts need them.)
pub fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e007f}')
}

/// Whether nothing of a text can be seen. Joiners and selectors of variants change only the letters beside them.
pub fn is_blank(text: &str) -> bool {
    let joins = |letter: char| {
        matches!(letter, '\u{200c}' | '\u{200d}' | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{e0100}'..='\u{e01ef}')
    };
    text.chars().all(|letter| letter.is_whitespace() || is_hidden(letter) || joins(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_is_told_from_what_is_not() {
        for hidden in "\u{ad}\u{34f}\u{115f}\u{1160}\u{200b}\u{202e}\u{2800}\u{3164}\u{ffa0}\u{7}".chars() {
            assert!(is_hidden(hidden) && is_blank(&hidden.to_string()), "{hidden:?}");
        }
        assert!("Zoë 龍 👩\u{200d}🌾 می\u{200c}خواهم".chars().all(|letter| !is_hidden(letter)));
        for blank in ["", " ", "\u{200d}", "\u{200c} \u{fe0f}"] {
            assert!(is_blank(blank), "{blank:?}");
        }
        assert!(!is_blank(" é"));
    }
}

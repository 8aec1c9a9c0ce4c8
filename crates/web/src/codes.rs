//! A code of six words, by which somebody goes on at another device.

use sha2::{Digest, Sha256};
use words::Lang;

use crate::pages::Locale;

/// Words of a code. There are 256 to choose from, so that one in 280 billion guesses is right while a code is good for
/// anything; and guessing is slow.
const LENGTH: usize = 6;

/// How long it is good for, in milliseconds.
pub const LASTS: i64 = 10 * 60 * 1000;

/// A code. The store keeps only its hash.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Code([u8; LENGTH]);

impl Code {
    /// One that nobody can guess.
    pub fn new() -> Code {
        let mut numbers = [0; LENGTH];
        getrandom::fill(&mut numbers).expect("the operating system gives random numbers");
        Code(numbers)
    }

    /// In the words of a language.
    pub fn words(self, lang: Lang) -> String {
        let list = list(lang);
        let words: Vec<&str> = self.0.iter().map(|&number| &*list[usize::from(number)]).collect();
        words.join(" ")
    }

    /// What somebody has typed, in any language, with whatever stands between the words. A few words belong to two
    /// languages, so it may mean two codes.
    pub fn read(text: &str) -> Vec<Code> {
        let text = text.to_lowercase();
        let typed: Vec<&str> =
            text.split(|letter: char| !letter.is_alphabetic()).filter(|word| !word.is_empty()).collect();
        let number =
            |list: &[String], word: &str| list.iter().position(|known| known == word).map(|at| at as u8);
        let code = |lang: Lang| {
            let list = list(lang);
            let numbers: Option<Vec<u8>> = typed.iter().map(|word| number(&list, word)).collect();
            numbers?.try_into().ok().map(Code)
        };
        Lang::ALL.into_iter().filter_map(code).collect()
    }

    /// What the store knows of it.
    pub fn hash(self) -> String {
        hex::encode(Sha256::new_with_prefix(b"tianxia code").chain_update(self.0).finalize())
    }
}

fn list(lang: Lang) -> Vec<String> {
    Locale::of(lang).t("site-code-words").split(", ").map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_language_has_a_word_for_each_number() {
        games::shelve();
        for lang in Lang::ALL {
            let words: BTreeSet<String> = list(lang).into_iter().collect();
            assert_eq!(words.len(), 256, "in {lang:?}");
            assert!(words.iter().all(|word| word.bytes().all(|letter| letter.is_ascii_lowercase())));
        }
    }

    #[test]
    fn a_code_reads_back_however_it_is_typed() {
        games::shelve();
        for lang in Lang::ALL {
            let code = Code([0, 1, 127, 128, 254, 255]);
            let words = code.words(lang);
            for typed in [
                words.clone(),
                words.to_uppercase(),
                words.replace(' ', "-"),
                format!("  {},\n", words.replace(' ', ", ")),
            ] {
                assert_eq!(Code::read(&typed), [code], "{typed}");
            }
            assert!(Code::read(&words[1..]).is_empty() && Code::read(&format!("{words} {words}")).is_empty());
        }
        assert!(Code::read("").is_empty() && Code::read("six words that are no code").is_empty());
        assert_eq!(
            Code::read("panda panda panda panda panda panda").len(),
            2,
            "it is a word of both languages"
        );
        assert_ne!(Code::new(), Code::new());
        assert_ne!(Code([0; 6]).hash(), Code([1; 6]).hash());
    }
}

//! A small rule about names: none is a word that nobody wants to read above a game. Only whole words count, so that nobody
//! is refused because of a part of their name; letters that look alike, digits in their place and stretched vowels do not help.
//! Where the rule is wrong, the operator allows the name.

use std::collections::BTreeSet;
use std::sync::{LazyLock, PoisonError, RwLock};

use store::{Store, StoreError};

use crate::names::look_of;

/// Words that are no names, in English and Italian, with their usual forms.
const WORDS: &str = "anus arsehole asshole assholes bastard bastards bitch bitches blowjob bollocks bugger bullshit
    cock cocks cocksucker cum cunt cunts dickhead dildo faggot faggots fag fags fuck fucked fucker fuckers fucking fuckoff
    goddamn handjob hitler jizz kike motherfucker motherfuckers nazi nazis nigga niggas nigger niggers paki pedophile paedophile
    penis piss pissed prick pussy rape raped raper rapist retard shit shithead shits shitty slut sluts tits twat vagina
    wank wanker wankers whore whores
    bastarda bastardi bastardo bocchino cacca cagare cazzi cazzo cazzone coglione coglioni culo culi ebreaccio fanculo
    figa fottere fottiti fottuto frocio froci merda merdoso mignotta minchia minchione negraccio negro negri nazista
    pedofilo piscio pompino porcodio porcamadonna puttana puttane ricchione sborra scopare sfigato stronza stronze stronzi
    stronzo stupro stupratore terrone terroni troia troie vaffanculo zoccola";

/// What these words look like.
static LOOKS: LazyLock<BTreeSet<String>> =
    LazyLock::new(|| WORDS.split_whitespace().filter_map(look_of).collect());

/// What stands for which letter, where letters are written with signs.
const SIGNS: [(char, char); 11] = [
    ('0', 'o'),
    ('1', 'i'),
    ('3', 'e'),
    ('4', 'a'),
    ('5', 's'),
    ('7', 't'),
    ('8', 'b'),
    ('@', 'a'),
    ('$', 's'),
    ('!', 'i'),
    ('€', 'e'),
];

/// The names that the operator has allowed, by their looks.
#[derive(Default)]
pub struct Allowed(RwLock<BTreeSet<String>>);

impl Allowed {
    /// Those that a store keeps.
    pub async fn of(store: &dyn Store) -> Result<Allowed, StoreError> {
        let allowed = Allowed::default();
        allowed.reread(store).await?;
        Ok(allowed)
    }

    /// Reads them again, because the operator may have allowed another.
    pub async fn reread(&self, store: &dyn Store) -> Result<(), StoreError> {
        let looks = store.allowed_names().await?.into_iter().collect();
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = looks;
        Ok(())
    }

    /// Whether somebody may be called so.
    pub fn has(&self, name: &str) -> bool {
        is_decent(name)
            || look_of(name)
                .is_some_and(|look| self.0.read().unwrap_or_else(PoisonError::into_inner).contains(&look))
    }
}

/// Whether no word of a name is one of those.
fn is_decent(name: &str) -> bool {
    let plain: String = name
        .chars()
        .map(|letter| SIGNS.iter().find(|(sign, _)| *sign == letter).map_or(letter, |(_, letter)| *letter))
        .collect();
    ![name, plain.as_str()].into_iter().any(|name| words_of(name).any(|word| is_bad(&word)))
}

/// The words of a name: at spaces and signs, at capitals, without digits around them; the whole name; and single letters
/// together, in case somebody spells it.
fn words_of(name: &str) -> impl Iterator<Item = String> {
    let parts: Vec<String> =
        name.split(|letter: char| !letter.is_alphanumeric()).map(str::to_owned).collect();
    let humps = parts.iter().flat_map(|part| humps(part)).collect::<Vec<_>>();
    let bare = parts.iter().map(|part| part.trim_matches(|letter: char| letter.is_ascii_digit()).to_owned());
    let bare: Vec<String> = bare.collect();
    let spelt: String = parts.iter().filter(|part| part.chars().count() == 1).cloned().collect();
    let whole = parts.concat();
    parts.into_iter().chain(humps).chain(bare).chain([spelt, whole])
}

/// `BigAnna` is two words.
fn humps(part: &str) -> Vec<String> {
    let mut humps = vec![String::new()];
    let mut small = false;
    for letter in part.chars() {
        if small && letter.is_uppercase() {
            humps.push(String::new());
        }
        small = letter.is_lowercase();
        if let Some(last) = humps.last_mut() {
            last.push(letter);
        }
    }
    humps
}

/// Whether a word is one of those, also if a letter is stretched.
fn is_bad(word: &str) -> bool {
    [word.to_owned(), shortened(word, 1), shortened(word, 2)]
        .iter()
        .any(|word| look_of(word).is_some_and(|look| LOOKS.contains(&look)))
}

/// The word with this number of a letter in the place of three and more.
fn shortened(word: &str, most: usize) -> String {
    let letters: Vec<char> = word.to_lowercase().chars().collect();
    let runs = letters.chunk_by(|one, other| one == other);
    runs.flat_map(|run| run.iter().take(if run.len() > 2 { most } else { run.len() })).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_words_are_refused_however_they_are_written() {
        for name in
            ["Fuck", "FUCK OFF", "f.u.c.k", "f u c k", "Fuuuuck", "fuck99", "5h1t", "$hit", "Fuсk", "BigCock"]
        {
            assert!(!is_decent(name), "{name}");
        }
        for name in ["Stronzo", "str0nz0", "vaffanculo", "che_merda", "PortaCazzo", "CAZZO!!!", "c4zz0"] {
            assert!(!is_decent(name), "{name}");
        }
    }

    #[test]
    fn nobody_is_refused_because_of_a_part_of_their_name() {
        for name in [
            "Scunthorpe",
            "Cassandra",
            "Penistone",
            "Hancock",
            "Cockburn",
            "Assunta",
            "Cazzaniga",
            "Culotta",
            "Dick",
            "Fanny",
            "Peacock",
            "Shitake",
            "Matsushita",
            "Anna 2",
            "Zoë 龍",
            "Essex",
            "Titian",
            "Merdach",
            "Troiani",
            "",
            "…",
            "Night",
            "Scopa",
            "Figaro",
        ] {
            assert!(is_decent(name), "{name}");
        }
    }
}

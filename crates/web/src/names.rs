//! Names that look alike: nobody may pass for another at a table.

use axum::http::StatusCode;
use store::{Store, StoreError};
use unicode_security::confusable_detection::skeleton;

use crate::declined::Declined;
use crate::limits;
use crate::site::{Site, now};

/// What is left of a name when letters that look alike are the same, and nothing else counts.
fn looks(name: &str) -> String {
    let plain = |name: &str| {
        let letters = name.chars().filter(|letter| letter.is_alphanumeric());
        letters.flat_map(char::to_lowercase).collect::<String>()
    };
    // A capital may look like a letter that its small form does not look like, and the other way round.
    plain(&skeleton(&plain(&skeleton(name).collect::<String>())).collect::<String>())
}

/// What the name of an account looks like, in capitals or not; nothing if it is too short for one. A capital I looks like a
/// small l, so i and l are one letter here.
pub fn look_of(name: &str) -> Option<String> {
    Some(looks(name).replace('i', "l")).filter(|look| look.chars().count() >= 2)
}

/// What somebody is told whose name is refused.
pub const INDECENT: &str = "site-name-indecent";

/// The name under which somebody sits down, if it is decent.
pub async fn admitted(site: &Site, name: String, person: &str) -> Result<String, Declined> {
    if !site.allowed.has(&name) {
        return Err(Declined::new(StatusCode::UNPROCESSABLE_ENTITY, INDECENT));
    }
    Ok(not_anothers(&*site.store, name, person).await?)
}

/// The name, with a number if it could be taken for that of somebody else's account.
pub async fn not_anothers(store: &dyn Store, name: String, person: &str) -> Result<String, StoreError> {
    let short: String = name.chars().take(limits::NAME - 2).collect();
    let numbered = (2..10).map(|number| format!("{} {number}", short.trim_end()));
    for name in std::iter::once(name.clone()).chain(numbered) {
        let Some(look) = look_of(&name) else { return Ok(name) };
        if store.account(&look, now()).await?.is_none_or(|account| account.person.id == person) {
            return Ok(name);
        }
    }
    Ok(String::new())
}

/// Whether one name could be taken for the other.
pub fn look_alike(one: &str, other: &str) -> bool {
    let looks_so = looks(one);
    !looks_so.is_empty() && looks_so == looks(other)
}

/// Whether somebody who types this looks for the name: part of it, in capitals or not.
pub fn contains(name: &str, part: &str) -> bool {
    name.to_lowercase().contains(&part.to_lowercase())
}

/// The name, with a number if it could be taken for one of the others.
pub fn distinct<'a>(name: &str, others: impl Iterator<Item = &'a str>) -> String {
    let others: Vec<&str> = others.collect();
    let is_free = |name: &String| !others.iter().any(|other| look_alike(name, other));
    let short: String = name.chars().take(limits::NAME - 2).collect();
    let numbered = (2..).map(|number| format!("{} {number}", short.trim_end()));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(is_free).unwrap_or_else(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_looks_like_a_name_is_found() {
        for other in ["anna", "ANNA", " Anna ", "A n n a", "Аnnа", "Anna\u{200b}", "Ａｎｎａ", "A.n-n_a"]
        {
            assert!(look_alike("Anna", other), "{other:?}");
        }
        for other in ["Hanna", "Ann", "Anna 2", "", "…"] {
            assert!(!look_alike("Anna", other), "{other:?}");
        }
        assert!(look_alike("Bill", "BiII"));
        assert!(!look_alike("…", "!"), "what has no letters looks like nobody");
    }

    #[test]
    fn an_account_has_the_same_look_however_it_is_written() {
        for other in ["billy", "BILLY", "BiIIy", "B.illy", "Вilly"] {
            assert_eq!(look_of(other), look_of("Billy"), "{other}");
        }
        assert_ne!(look_of("Bella"), look_of("Billy"));
        assert!(look_of("x").is_none() && look_of("… !").is_none());
    }

    #[test]
    fn a_name_is_found_by_a_part_of_it() {
        assert!(contains("Élodie", "élo") && contains("Anna 2", "NNA"));
        assert!(!contains("Anna", "Bruno"));
    }

    #[test]
    fn a_second_anna_gets_a_number() {
        assert_eq!(distinct("Anna", ["Bruno"].into_iter()), "Anna");
        assert_eq!(distinct("anna", ["Anna", "Bruno"].into_iter()), "anna 2");
        assert_eq!(distinct("Anna", ["Anna", "ANNA 2"].into_iter()), "Anna 3");
        let long = "x".repeat(limits::NAME);
        assert!(distinct(&long, [long.as_str()].into_iter()).chars().count() <= limits::NAME);
    }
}

//! Whether connections to a server are encrypted, and whom they trust. What an address says about that is either done or refused:
//! whoever misspells it must not find out later that nothing was encrypted.

use sqlx::Error;

use crate::address;

/// What an address may say, as `psql` spells it.
const WORDS: [&str; 4] = ["sslmode", "sslrootcert", "sslcert", "sslkey"];

/// What `sslmode` may be.
const MODES: [&str; 4] = ["disable", "prefer", "require", "verify-full"];

/// Finds what is wrong with what an address (or else the environment) says about encryption.
pub(crate) fn check(server: &str) -> Result<(), Error> {
    let asked = Asked::of(server, |name| std::env::var(name).ok());
    asked.fault().map_or(Ok(()), |fault| Err(Error::Configuration(fault.into())))
}

/// What is asked for, by name.
struct Asked(Vec<(String, String)>);

impl Asked {
    fn of(server: &str, environment: impl Fn(&str) -> Option<String>) -> Asked {
        let mut asked = address::parameters(server);
        asked.retain(|(name, _)| name.starts_with("ssl"));
        for word in WORDS {
            let otherwise = environment(&format!("PG{}", word.to_uppercase()));
            if let Some(value) = otherwise.filter(|_| asked.iter().all(|(name, _)| name != word)) {
                asked.push((word.to_owned(), value));
            }
        }
        Asked(asked)
    }

    /// The last of this name counts.
    fn get(&self, word: &str) -> Option<&str> {
        self.0.iter().rev().find(|(name, _)| name == word).map(|(_, value)| value.as_str())
    }

    fn fault(&self) -> Option<String> {
        if let Some((name, _)) = self.0.iter().find(|(name, _)| !WORDS.contains(&name.as_str())) {
            return Some(format!("there is no `{name}`, only {}", listed(&WORDS, "and")));
        }
        let mode = self.get("sslmode").unwrap_or("prefer");
        if mode == "verify-ca" {
            const OTHERS: &str = "sslmode=verify-ca would trust every host that has a certificate from a \
                known authority: use verify-full, which also compares the name of the host";
            return Some(OTHERS.to_owned());
        }
        if !MODES.contains(&mode) {
            return Some(format!("sslmode is `{mode}`, but it can only be {}", listed(&MODES, "or")));
        }
        if self.get("sslrootcert").is_some() && mode != "verify-full" {
            return Some(format!(
                "with sslmode={mode} nobody compares certificates: sslrootcert needs sslmode=verify-full"
            ));
        }
        if self.get("sslcert").is_some() != self.get("sslkey").is_some() {
            return Some("sslcert and sslkey belong together".to_owned());
        }
        let files = WORDS.into_iter().skip(1);
        files.filter_map(|word| Some((word, self.get(word)?))).find_map(|(word, file)| unreadable(word, file))
    }
}

/// Why the file of a certificate or key is not one.
fn unreadable(word: &str, file: &str) -> Option<String> {
    match std::fs::read_to_string(file) {
        Err(error) => Some(format!("the file {file}, which {word} names, cannot be read: {error}")),
        Ok(text) if !text.contains("-----BEGIN ") => {
            Some(format!("the file {file}, which {word} names, is not in the PEM format"))
        }
        Ok(_) => None,
    }
}

/// Words as a sentence lists them.
fn listed(words: &[&str], last: &str) -> String {
    let (end, before) = words.split_last().expect("there are some");
    format!("{} {last} {end}", before.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(parameters: &str) -> Option<String> {
        Asked::of(&format!("postgres://anna@one/site{parameters}"), |_| None).fault()
    }

    #[test]
    fn what_cannot_be_done_is_refused_with_a_sentence() {
        for fine in ["", "?sslmode=disable", "?sslmode=require", "?sslmode=verify-full&application_name=x"] {
            assert_eq!(fault(fine), None, "{fine}");
        }
        for (bad, part) in [
            (
                "?sslmode=maybe",
                "sslmode is `maybe`, but it can only be disable, prefer, require or verify-full",
            ),
            ("?sslmode=Require", "sslmode is `Require`"),
            ("?sslmode=allow", "sslmode is `allow`"),
            ("?sslmode=verify-ca", "use verify-full"),
            ("?ssl-mode=require", "there is no `ssl-mode`, only sslmode, sslrootcert, sslcert and sslkey"),
            ("?sslmode=require&sslrootcert=/a", "sslrootcert needs sslmode=verify-full"),
            ("?sslrootcert=/a", "with sslmode=prefer"),
            ("?sslmode=verify-full&sslcert=/a", "belong together"),
            ("?sslmode=verify-full&sslrootcert=/no%20where", "the file /no where, which sslrootcert names"),
            ("?sslmode=verify-full&sslrootcert=/dev/null", "is not in the PEM format"),
        ] {
            let fault = fault(bad).unwrap_or_else(|| panic!("{bad} is accepted"));
            assert!(fault.contains(part), "{bad}: {fault}");
        }
    }

    #[test]
    fn the_environment_is_asked_where_the_address_is_silent() {
        let environment = |name: &str| (name == "PGSSLMODE").then(|| "verify_full".to_owned());
        let of = |server| Asked::of(server, environment).fault();
        assert!(of("postgres:///site").is_some_and(|fault| fault.contains("`verify_full`")));
        assert_eq!(of("postgres:///site?sslmode=require"), None);
    }
}

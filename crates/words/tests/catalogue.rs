//! Both languages say the same, and the comparison finds it when they do not.

use words::{Lang, LangError, Words, compare};

#[test]
fn the_common_texts_agree() {
    for (en, it) in Lang::En.common().iter().zip(Lang::It.common()) {
        assert_eq!(compare(en, it), Vec::<String>::new());
    }
    for lang in Lang::ALL {
        assert!(Words::new(lang, &[]).faults().is_empty());
    }
}

#[test]
fn what_one_language_lacks_is_listed() {
    assert_eq!(compare("a = A\nb = B\n", "b = B\nc = C\n"), ["`a` is missing in it", "`c` is missing in en"]);
}

#[test]
fn other_gaps_are_listed_wherever_they_hide() {
    let plain = "a = { $x } { $y }\n";
    assert_eq!(compare(plain, "a = { $y }, { $x }\n"), Vec::<String>::new());
    assert_eq!(compare(plain, "a = { $x }\n"), ["`a` has the gaps $x, $y in en, but $x in it"]);
    assert_eq!(compare("a = A\n", "a = { $x }\n"), ["`a` has the gaps (none) in en, but $x in it"]);
    let selected = "a = { $y ->\n    [one] { $x }\n   *[other] no\n }\n";
    assert_eq!(compare(plain, selected), Vec::<String>::new());
    let nested = "a = { NUMBER($x, minimumFractionDigits: 0) } { { $y } }\n";
    assert_eq!(compare(plain, nested), Vec::<String>::new());
    let selector_only = "a = { $y ->\n    [one] one\n   *[other] more\n }\n";
    assert_eq!(compare(plain, selector_only), ["`a` has the gaps $x, $y in en, but $y in it"]);
}

#[test]
fn attributes_are_compared_and_terms_are_not() {
    let en = "a = A\n    .hint = { $x }\n";
    assert_eq!(compare(en, "a = A\n"), ["`a.hint` is missing in it"]);
    assert_eq!(compare(en, "-t = T\na = { -t }\n    .hint = { -t(case: 1) } { $x }\n"), Vec::<String>::new());
}

#[test]
fn names_that_stand_twice_are_listed() {
    let twice = "a = A\n-t = T\na = B\n-t = U\n";
    assert_eq!(compare(twice, "a = A\n"), ["`a` stands twice in en", "`-t` stands twice in en"]);
    assert_eq!(compare("a = A\n", twice).len(), 2);
}

#[test]
fn broken_lines_are_listed_with_their_number() {
    let faults = compare("a = A\n", "a = A\n\nbroken\n");
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].starts_with("it, line 3: "), "{faults:?}");
}

#[test]
fn languages_read_back_from_their_names() {
    for lang in Lang::ALL {
        assert_eq!(lang.to_string().parse(), Ok(lang));
        assert_eq!(serde_json::to_string(&lang).unwrap(), format!("\"{lang}\""));
        assert_eq!(serde_json::from_str::<Lang>(&format!("\"{lang}\"")).unwrap(), lang);
    }
    let error = "de".parse::<Lang>().unwrap_err();
    assert_eq!(error, LangError("de".into()));
    assert_eq!(error.to_string(), "there is no language `de` here; it is one of: en, it");
}

//! Phrases become sentences in both languages, and nothing missing stops the program.

use kernel::{Arg, Phrase, Seat};
use words::{Lang, Missing, Words};

const EN: &str = "
hires = { $who } hires { $person } for { $yuan ->
    [one] one yuan
   *[other] { $yuan } yuan
}.
monk = a monk
places = Room in { $palaces }.
palace = palace { $number }
half = { $one } and { $two }
joined = { monk } or { $other }
";

const IT: &str = "
hires = { $who } assume { $person } per { $yuan ->
    [one] uno yuan
   *[other] { $yuan } yuan
}.
monk = un monaco
places = Posto in { $palaces }.
palace = palazzo { $number }
";

fn name(seat: Seat) -> String {
    ["Anna", "Ben", "Clara", "Dora"][usize::from(seat.number())].into()
}

fn english() -> Words {
    Words::new(Lang::En, &[EN])
}

fn hires(yuan: i64) -> Phrase {
    Phrase::new("hires").with("who", Seat::new(1)).with("person", "monk").with("yuan", yuan)
}

#[test]
fn numbers_choose_the_plural_form() {
    let italian = Words::new(Lang::It, &[IT]);
    assert_eq!(english().say(&hires(1), &name), "Ben hires a monk for one yuan.");
    assert_eq!(english().say(&hires(0), &name), "Ben hires a monk for 0 yuan.");
    assert_eq!(english().say(&hires(12_345), &name), "Ben hires a monk for 12345 yuan.");
    assert_eq!(italian.say(&hires(1), &name), "Ben assume un monaco per uno yuan.");
    assert_eq!(italian.say(&hires(-3), &name), "Ben assume un monaco per -3 yuan.");
}

#[test]
fn lists_of_any_length() {
    let waits = |seats: u8| Phrase::new("illegal-turn").with("waiting", Seat::all(seats).collect::<Arg>());
    let cases = [
        (0, "–", "–"),
        (1, "Anna", "Anna"),
        (2, "Anna and Ben", "Anna e Ben"),
        (3, "Anna, Ben and Clara", "Anna, Ben e Clara"),
        (4, "Anna, Ben, Clara and Dora", "Anna, Ben, Clara e Dora"),
    ];
    for (seats, en, it) in cases {
        let said = |lang| Words::new(lang, &[]).try_say(&waits(seats), &name);
        assert_eq!(said(Lang::En), Ok(format!("It is not your turn: the game is waiting for {en}.")));
        assert_eq!(said(Lang::It), Ok(format!("Non tocca a te: la partita aspetta {it}.")));
    }
}

#[test]
fn phrases_within_lists_within_phrases() {
    let palaces: Arg =
        [1, 3].map(|number: u8| Phrase::new("palace").with("number", number)).into_iter().collect();
    let phrase = Phrase::new("places").with("palaces", palaces);
    assert_eq!(english().say(&phrase, &name), "Room in palace 1 and palace 3.");
    let italian = Words::new(Lang::It, &[IT]);
    assert_eq!(italian.say(&phrase, &name), "Posto in palazzo 1 e palazzo 3.");
}

#[test]
fn a_missing_text_is_shown_by_its_name() {
    let words = english();
    let phrase = Phrase::new("no-such-text").with("yuan", 3);
    assert_eq!(words.say(&phrase, &name), "no-such-text");
    let missing = words.try_say(&phrase, &name).unwrap_err();
    assert_eq!(missing, Missing::Text { lang: Lang::En, key: "no-such-text".into() });
    assert_eq!(missing.to_string(), "there is no text `no-such-text` in `en`");
    assert_eq!(words.text("no-such-text"), "no-such-text");
}

#[test]
fn what_is_missing_inside_leaves_the_rest_standing() {
    let words = english();
    let phrase = Phrase::new("half").with("one", "no-such-piece").with("two", "monk");
    assert_eq!(words.say(&phrase, &name), "no-such-piece and a monk");
    let missing = words.try_say(&phrase, &name).unwrap_err();
    assert_eq!(missing, Missing::Text { lang: Lang::En, key: "no-such-piece".into() });
    let list = Phrase::new("half").with("one", Arg::List(vec!["lost".into(), "monk".into()])).with("two", 2);
    assert_eq!(words.say(&list, &name), "lost and a monk and 2");
    assert!(words.try_say(&list, &name).is_err());
}

#[test]
fn an_unfilled_gap_is_an_error_and_shows_the_name() {
    let words = english();
    for phrase in [Phrase::new("hires"), Phrase::new("half").with("one", 1), Phrase::new("joined")] {
        assert_eq!(words.say(&phrase, &name), phrase.key);
        let missing = words.try_say(&phrase, &name);
        assert!(matches!(&missing, Err(Missing::Gap { key, .. }) if key == phrase.key), "{missing:?}");
    }
    // The gap that only chooses a form counts too.
    let mut formless = hires(1);
    formless.args.pop();
    assert!(words.try_say(&formless, &name).is_err());
}

#[test]
fn texts_without_gaps_and_names_of_seats() {
    assert_eq!(english().text("monk"), "a monk");
    assert!(english().has("monk") && !english().has("abbot"));
    assert_eq!(Words::new(Lang::It, &[]).seat_name(Seat::new(0)), "Giocatore 1");
    assert_eq!(english().lang(), Lang::En);
}

#[test]
fn faults_of_a_source_are_told_and_cost_only_their_own_text() {
    let words = Words::new(Lang::It, &["one = uno\nbroken\ntwo = due\nthree = { $x", "one = un altro\n"]);
    assert_eq!(words.faults().len(), 3, "{:?}", words.faults());
    assert!(words.faults()[0].starts_with("it, line 2: "), "{:?}", words.faults());
    assert_eq!(words.faults()[2], "it: the message `one` stands twice");
    assert_eq!([words.text("one"), words.text("two")], ["uno", "due"]);
    assert!(english().faults().is_empty());
}

#[test]
fn words_are_shared_between_threads() {
    let words = english();
    std::thread::scope(|scope| {
        for yuan in 2..6 {
            let words = &words;
            scope.spawn(move || {
                assert_eq!(words.say(&hires(yuan), &name), format!("Ben hires a monk for {yuan} yuan."));
            });
        }
    });
}

#[test]
fn the_same_is_said_of_others_at_another_table() {
    let words = english();
    let hires = hires(3);
    for _ in 0..2 {
        assert_eq!(words.say(&hires, &name), "Ben hires a monk for 3 yuan.");
        assert_eq!(words.say(&hires, &|_| "Carla".into()), "Carla hires a monk for 3 yuan.");
    }
}

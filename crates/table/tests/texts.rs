//! Whatever a table says has a text in both languages.

mod toy;

use kernel::fair::Seed;
use kernel::{Phrase, Seat};
use table::{AnyTable, Table, UndoRefusal};
use toy::Toy;
use words::{Lang, Words};

fn said(phrase: &Phrase) {
    for lang in Lang::ALL {
        let words = Words::new(lang, &[]);
        let said = words.try_say(phrase, &|seat| words.seat_name(seat));
        assert!(said.is_ok(), "{said:?}");
    }
}

#[test]
fn every_reason_against_an_undo_can_be_said() {
    use UndoRefusal::*;
    for refusal in [Nothing, Over, Frozen, Nature, Revealed, Other(Seat::new(1))] {
        said(&refusal.tell());
    }
}

#[test]
fn every_refusal_of_a_table_can_be_said() {
    let mut table = Table::<Toy>::new(&toy::Options {}, 2, Seed::of_game(1, 1)).unwrap();
    let (anna, ben) = (Seat::new(0), Seat::new(1));
    let mut keys = Vec::new();
    let mut refused = |refused: Result<(), table::Refused>| {
        let phrase = refused.unwrap_err().phrase;
        said(&phrase);
        keys.push(phrase.key);
    };
    refused(table.play(anna, "pass"));
    refused(table.contribute(anna, &"x".repeat(201)));
    table.begin();
    refused(table.contribute(anna, "late"));
    refused(table.play(ben, "bow"));
    refused(table.play(ben, "fly"));
    refused(table.play(Seat::new(9), "bow"));
    refused(table.frozen(0).unwrap().play(anna, "pass"));
    let expected = [
        "illegal-nature",
        "contribution-long",
        "contribution-late",
        "illegal-turn",
        "refused-notation",
        "refused-seat",
        "refused-frozen",
    ];
    assert_eq!(keys, expected);
}

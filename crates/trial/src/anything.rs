//! What must hold whatever bytes somebody sends. The fuzz targets call these, and so do plain tests.

use kernel::{Dice, Game, Notation, Options, Record, Scratch, Step, playout, verify};

/// A text either is not a record, or is a record that is written and read back unchanged; its steps, sealed again so that
/// they are looked at in the first place, are played or refused.
///
/// # Panics
/// If not.
pub fn any_record<G: Game>(text: &str) {
    if let Ok(record) = text.parse::<Record>() {
        assert_eq!(record.to_text().parse::<Record>().expect("what was written is read"), record);
        let _ = verify::<G>(&record);
    }
    if let Ok(mut record) = serde_json::from_str::<Record>(text) {
        record.seals.clear();
        for Step(actor, text) in std::mem::take(&mut record.actions) {
            record.push(actor, text);
        }
        record.result = None;
        let _ = verify::<G>(&record);
    }
}

/// A text either is not a board, or is a board that reads back unchanged and can be played on.
///
/// # Panics
/// If not.
pub fn any_board<G: Game>(text: &str) {
    let mut options = G::Options::default();
    let Some(board) = G::Options::SPECS.iter().find(|spec| spec.takes_text) else { return };
    if options.set(board.name, text).is_err() {
        return;
    }
    assert_eq!(G::Options::read(&options.write()).expect("what was written is read"), options);
    for players in G::PLAYERS {
        if let Ok(mut game) = G::start(&options, players) {
            playout(&mut game, &mut Dice::new(players.into()), &mut Scratch::default());
            game.audit().expect("pieces are where they can be");
        }
    }
}

/// A text either is neither an action nor a chance of the game, or is exactly the text that is written for it.
///
/// # Panics
/// If not.
pub fn any_notation<G: Game>(text: &str) {
    fn reads_back<N: Notation>(text: &str) {
        if let Ok(thing) = text.parse::<N>() {
            assert_eq!(thing.to_string(), text, "{thing:?} has one text");
        }
    }
    reads_back::<G::Action>(text);
    reads_back::<G::Chance>(text);
}

//! Numbers that nobody would choose.

use reqwest::Method;

use crate::Attack;
use crate::stage::{Stage, is, is_among};

const NOT_UNDERSTOOD: &str = "This request cannot be understood.";
const MOST: &str = "18446744073709551615";

pub const ATTACKS: &[Attack] = &[
    Attack { name: "go on from the last number there is, in a running game", run: go_on_running },
    Attack { name: "go on from the last number there is, in a finished game", run: go_on_finished },
    Attack { name: "go on from before the beginning", run: go_on_negative },
    Attack { name: "go on for a seat that no game has", run: go_on_seat },
    Attack { name: "look at a moment far beyond the end", run: far_moment },
    Attack { name: "look at a moment that is no number", run: no_moment },
    Attack { name: "a stream of a moment far beyond the end", run: far_stream },
    Attack { name: "a log of a moment far beyond the end", run: far_log },
    Attack { name: "act at the last version there is", run: last_version },
    Attack { name: "act at a version that does not fit a number", run: no_version },
    Attack { name: "act for seat 200", run: no_seat },
    Attack { name: "take back at the last version there is", run: undo_version },
    Attack { name: "a quick phrase with a huge number", run: huge_phrase },
    Attack { name: "a quick phrase to a player that is not there", run: phrase_to_nobody },
    Attack { name: "a table for 255 players", run: many_players },
    Attack { name: "a table for more players than a number holds", run: more_players },
    Attack { name: "sit down on seat 255", run: seat_255 },
    Attack { name: "an invitation to seat 255", run: invited_255 },
];

fn go_on_running(stage: &mut Stage) -> anyhow::Result<()> {
    let answer = stage.stranger().post(&format!("{}/go-on", stage.running), &format!("at={MOST}&seat=0"));
    is_among(&answer, &[403, 422])
}

fn go_on_finished(stage: &mut Stage) -> anyhow::Result<()> {
    let answer = stage.stranger().post(&format!("{}/go-on", stage.finished), &format!("at={MOST}&seat=0"));
    is_among(&answer, &[403, 422])
}

fn go_on_negative(stage: &mut Stage) -> anyhow::Result<()> {
    let answer = stage.stranger().post(&format!("{}/go-on", stage.finished), "at=-1&seat=0");
    is(&answer, 422, NOT_UNDERSTOOD)
}

fn go_on_seat(stage: &mut Stage) -> anyhow::Result<()> {
    for seat in ["7", "255", "256"] {
        let answer =
            stage.stranger().post(&format!("{}/go-on", stage.finished), &format!("at=9&seat={seat}"));
        is_among(&answer, &[403, 422])?;
    }
    Ok(())
}

fn far_moment(stage: &mut Stage) -> anyhow::Result<()> {
    for at in ["99999", "4294967296", MOST] {
        is_among(&stage.stranger().get(&format!("{}?at={at}", stage.running)), &[400, 404])?;
    }
    Ok(())
}

fn no_moment(stage: &mut Stage) -> anyhow::Result<()> {
    for at in ["-1", "x", "1e9", "%00", &"9".repeat(400)] {
        is(&stage.stranger().get(&format!("{}?at={at}", stage.running)), 400, NOT_UNDERSTOOD)?;
    }
    Ok(())
}

fn far_stream(stage: &mut Stage) -> anyhow::Result<()> {
    is_among(&stage.stranger().get(&format!("{}/live?at={MOST}", stage.running)), &[400, 404])
}

fn far_log(stage: &mut Stage) -> anyhow::Result<()> {
    is_among(&stage.stranger().get(&format!("{}/log?at={MOST}", stage.running)), &[200, 400, 404])
}

fn last_version(stage: &mut Stage) -> anyhow::Result<()> {
    let (act, body) = (format!("{}/act", stage.running), format!("seat=0&version={MOST}&action=x"));
    is_among(&stage.anna.clone().post(&act, &body), &[409, 422])
}

fn no_version(stage: &mut Stage) -> anyhow::Result<()> {
    let act = format!("{}/act", stage.running);
    let body = format!("seat=0&version={MOST}0&action=x");
    is(&stage.anna.clone().post(&act, &body), 422, NOT_UNDERSTOOD)
}

fn no_seat(stage: &mut Stage) -> anyhow::Result<()> {
    let answer = stage.stranger().post(&format!("{}/act", stage.running), "seat=200&version=1&action=x");
    is_among(&answer, &[403, 422])
}

fn undo_version(stage: &mut Stage) -> anyhow::Result<()> {
    let undo = format!("{}/undo", stage.running);
    is_among(&stage.anna.clone().post(&undo, &format!("seat=0&version={MOST}")), &[409, 422])
}

fn huge_phrase(stage: &mut Stage) -> anyhow::Result<()> {
    let chat = format!("{}/chat", stage.running);
    is_among(&stage.stranger().post(&chat, &format!("text=&phrase={MOST}&request=1")), &[422])
}

fn phrase_to_nobody(stage: &mut Stage) -> anyhow::Result<()> {
    // Dragon has no such phrase: it is refused, whomever it is meant for.
    let chat = format!("{}/chat", stage.running);
    is_among(&stage.stranger().post(&chat, "text=&phrase=99&to=99999999999999999999&request=1"), &[422])
}

fn many_players(stage: &mut Stage) -> anyhow::Result<()> {
    let answer = stage.stranger().post("/new", "game=dragon&players=255&seat-0=me");
    is(&answer, 422, "This game cannot be played with that number of players.")
}

fn more_players(stage: &mut Stage) -> anyhow::Result<()> {
    let answer = stage.stranger().post("/new", "game=dragon&players=99999999999999999999&seat-0=me");
    is(&answer, 422, "This game cannot be played with that number of players.")
}

fn seat_255(stage: &mut Stage) -> anyhow::Result<()> {
    let answer = stage.stranger().post(&format!("{}/sit", stage.running), "seat=255&name=x");
    is_among(&answer, &[409, 422])
}

fn invited_255(stage: &mut Stage) -> anyhow::Result<()> {
    let stranger = stage.stranger();
    let request = stranger.ask(Method::GET, &format!("{}?sit=255&token=00", stage.waiting));
    let answer = stranger.clone().send(request)?;
    is_among(&answer, &[200, 400])?;
    anyhow::ensure!(!answer.text.contains("name=\"token\""), "the page offers a seat that is not there");
    Ok(())
}

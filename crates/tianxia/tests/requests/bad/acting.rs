//! At a table where one plays.

use super::{Case, NOT_UNDERSTOOD, get, post};
use crate::browser::Browser;
use crate::stage::Stage;

pub fn cases(stage: &mut Stage) -> Vec<Case> {
    let (asked, choices, other) = stage.turn();
    let act = format!("{}/act", stage.running);
    let (first, seat, version) = (&choices.actions[0], &choices.seat, &choices.version);
    let good = choices.body(first);
    let foreign_seat = if seat == "0" { "1" } else { "0" };
    let say = |seat: &str, version: &str, action: &str| {
        post(&asked, &act, &format!("seat={seat}&version={version}&action={action}"))
    };
    let later = (version.parse::<u64>().unwrap() + 5).to_string();
    let mut cases = vec![
        // No form of ours.
        post(&asked, &act, "").is(422, NOT_UNDERSTOOD),
        post(&asked, &act, "seat").is(422, NOT_UNDERSTOOD),
        post(&asked, &act, "%%%=&&&==").is(422, NOT_UNDERSTOOD),
        post(&asked, &act, &format!("version={version}&action={first}")).is(422, NOT_UNDERSTOOD),
        post(&asked, &act, &format!("seat={seat}&action={first}")).is(422, NOT_UNDERSTOOD),
        post(&asked, &act, &format!("seat={seat}&version={version}")).is(422, NOT_UNDERSTOOD),
        post(&asked, &act, &format!("{good}&seat={seat}")).is(422, NOT_UNDERSTOOD),
        say("me", version, first).is(422, NOT_UNDERSTOOD),
        say("-1", version, first).is(422, NOT_UNDERSTOOD),
        say("256", version, first).is(422, NOT_UNDERSTOOD),
        say(seat, "now", first).is(422, NOT_UNDERSTOOD),
        say(seat, "-1", first).is(422, NOT_UNDERSTOOD),
        say(seat, "99999999999999999999", first).is(422, NOT_UNDERSTOOD),
        say(seat, version, "%ff").is(400, NOT_UNDERSTOOD),
        post(&asked, &act, &good).with("content-type", "application/json").is(415, NOT_UNDERSTOOD),
        post(&asked, &act, &good).with("content-type", "text/plain").is(415, NOT_UNDERSTOOD),
        // Not from our page.
        post(&asked, &act, &good).with("origin", "http://evil.example").is(403, "comes from another site"),
        post(&asked, &act, &good).with("origin", "null").is(403, "comes from another site"),
        post(&asked, &act, &good).with("sec-fetch-site", "cross-site").is(403, "comes from another site"),
        post(&asked, &act, &good).with("sec-fetch-site", "same-site").is(403, "comes from another site"),
        // Not at this table.
        post(&asked, "/t/0123456789abcdef0123/act", &good).is(404, "There is no such table."),
        post(&asked, "/t/%20/act", &good).is(404, "There is no such table."),
        post(&asked, "/t/%ff/act", &good).is(400, NOT_UNDERSTOOD),
        // Not by this person.
        post(&other, &act, &good).is(403, "This seat is not yours."),
        post(&stage.carla, &act, &good).is(403, "This seat is not yours."),
        say(foreign_seat, version, first).is(403, "This seat is not yours."),
        say("2", version, first).is(403, "This seat is not yours."),
        say("5", version, first).is(403, "This seat is not yours."),
        say("6", version, first).is(422, NOT_UNDERSTOOD),
        say("255", version, first).is(422, NOT_UNDERSTOOD),
        say(seat, "18446744073709551615", first).is(422, NOT_UNDERSTOOD),
        // Not now, not by the rules, not at all.
        say(seat, "0", first).is(409, "The table has moved on"),
        say(seat, &later, first).is(409, "The table has moved on"),
        say(seat, version, "dragon 1")
            .is(422, "That is not the question now; choose one of the actions offered. (R1.4)"),
        say(seat, version, "fly to the moon").is(422, "That is not an action of this game."),
        say(seat, version, "").is(422, "That is not an action of this game."),
        say(seat, version, &"monk+".repeat(40)).is(422, "That is not an action of this game."),
        say(seat, version, &"monk+".repeat(41)).is(422, NOT_UNDERSTOOD),
        post(&other, &act, &format!("seat={foreign_seat}&version={version}&action={first}"))
            .is(422, "It is not your turn"),
    ];
    cases.extend(forged(&asked).map(|who| post(&who, &act, &good).is(403, "This seat is not yours.")));
    cases.extend(undo(stage, &asked, seat, version));
    cases.extend(after_the_end(stage));
    cases
}

/// Somebody who changes their cookie becomes somebody else.
fn forged(asked: &Browser) -> impl Iterator<Item = Browser> {
    let real = asked.cookies["tianxia"].clone();
    let other_end = |end: char| if end == '0' { '1' } else { '0' };
    let flipped_id = format!("{}{}", &real[..real.len() - 1], real.chars().last().map_or('0', other_end));
    let flipped_signature = format!("{}{}", if real.starts_with('A') { 'B' } else { 'A' }, &real[1..]);
    let id = real[real.len() - 32..].to_owned();
    let unsigned = format!("{}{id}", &real[..10]);
    let cookies = [flipped_id, flipped_signature, id, unsigned, String::new(), "%00%0a".into()];
    let asked = asked.clone();
    cookies.into_iter().map(move |cookie| {
        let mut forged = asked.clone();
        forged.cookies.insert("tianxia".into(), cookie);
        forged
    })
}

fn undo(stage: &Stage, asked: &Browser, seat: &str, version: &str) -> Vec<Case> {
    let undo = format!("{}/undo", stage.running);
    let good = format!("seat={seat}&version={version}");
    vec![
        post(asked, &undo, &good).is(422, "You have not decided anything yet"),
        post(asked, &undo, &format!("seat={seat}")).is(422, NOT_UNDERSTOOD),
        post(asked, &undo, &format!("version={version}")).is(422, NOT_UNDERSTOOD),
        post(asked, &undo, &format!("seat={seat}&version=77")).is(409, "The table has moved on"),
        post(&stage.carla, &undo, &good).is(403, "This seat is not yours."),
        post(asked, "/t/none/undo", &good).is(404, "There is no such table."),
    ]
}

fn after_the_end(stage: &mut Stage) -> Vec<Case> {
    let (anna, finished, running) = (stage.anna.clone(), &stage.finished, &stage.running);
    let page = stage.anna.get(finished).text;
    let version = crate::browser::between(&page, "data-version=\"", "\"").unwrap();
    let act = |version: &str| format!("seat=0&version={version}&action=take craftsman");
    let undo = format!("seat=0&version={version}");
    vec![
        post(&anna, &format!("{finished}/act"), &act(version)).is(422, "The game is over."),
        post(&anna, &format!("{finished}/act"), &act("3")).is(409, "The table has moved on"),
        post(&anna, &format!("{finished}/undo"), &undo).is(422, "The game is over, so nothing"),
        get(&anna, &format!("{running}/record.json")).is(409, "when the game is over"),
        get(&anna, "/t/none/record.json").is(404, "There is no such table."),
        post(&anna, &format!("{running}/rematch"), "").is(403, "A rematch is for the players"),
        post(&stage.carla, &format!("{finished}/rematch"), "").is(403, "A rematch is for the players"),
        get(&anna, &format!("{finished}?at=100000")).is(404, "The game has no such moment."),
        get(&anna, &format!("{running}?at=99999999999999999999999")).is(400, NOT_UNDERSTOOD),
        get(&anna, &format!("{running}?at=-1")).is(400, NOT_UNDERSTOOD),
        get(&anna, &format!("{running}?at=x")).is(400, NOT_UNDERSTOOD),
        get(&anna, &format!("{running}?at=100001")).is(400, NOT_UNDERSTOOD),
        get(&anna, &format!("{running}?as=many")).is(400, NOT_UNDERSTOOD),
        get(&anna, &format!("{running}?as=6")).is(400, NOT_UNDERSTOOD),
        get(&anna, &format!("{running}?sit=200&token=x")).is(400, NOT_UNDERSTOOD),
    ]
}

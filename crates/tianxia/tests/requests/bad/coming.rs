//! Coming to a table, leaving it, talking at it.

use super::{Case, NOT_UNDERSTOOD, post};
use crate::stage::Stage;

pub fn cases(stage: &mut Stage) -> Vec<Case> {
    let mut cases = sitting(stage);
    cases.extend(leaving(stage));
    cases.extend(talking(stage));
    cases.extend(hosting(stage));
    cases
}

fn sitting(stage: &mut Stage) -> Vec<Case> {
    let (first, second) = (stage.token(1), stage.token(2));
    let (carla, sit) = (&stage.carla, format!("{}/sit", stage.waiting));
    let running = format!("{}/sit", stage.running);
    let with = |seat: &str, token: &str| post(carla, &sit, &format!("seat={seat}&token={token}&name=Carla"));
    let link = "For this seat you need the link";
    vec![
        post(carla, &sit, "").is(422, NOT_UNDERSTOOD),
        post(carla, &sit, "seat=one").is(422, NOT_UNDERSTOOD),
        post(carla, &sit, "seat=1&name=%c3%28").is(400, NOT_UNDERSTOOD),
        with("1", "").is(403, link),
        with("1", &second).is(403, link),
        with("2", &first).is(403, link),
        with("0", &first).is(403, link),
        with("5", &first).is(403, link),
        with("7", &first).is(422, NOT_UNDERSTOOD),
        with("1", &first.repeat(3)).is(422, NOT_UNDERSTOOD),
        with("1", &first.to_uppercase()).is(403, link),
        with("1", &format!("{first}0")).is(403, link),
        with("1", &first[1..]).is(403, link),
        // The other table is open to all, and full.
        post(carla, &running, "seat=0&name=Carla").is(409, "This seat is taken."),
        post(carla, &running, "seat=1&name=Carla").is(409, "This seat is taken."),
        post(carla, &running, "seat=5&name=Carla").is(409, "This seat is taken."),
        post(carla, &running, &format!("seat=1&token={first}")).is(409, "This seat is taken."),
        post(carla, "/t/none/sit", "seat=0").is(404, "There is no such table."),
        post(carla, "/t/%0a/sit", "seat=0&name=Carla").is(404, "There is no such table."),
    ]
}

fn leaving(stage: &Stage) -> Vec<Case> {
    let (anna, bruno, carla) = (&stage.anna, &stage.bruno, &stage.carla);
    let at = |table: &str, what: &str| format!("{table}/{what}");
    let mut cases = vec![
        post(carla, &at(&stage.waiting, "fill"), "strength=adept").is(403, "Only the host"),
        post(anna, &at(&stage.waiting, "fill"), "strength=god").is(422, NOT_UNDERSTOOD),
        post(anna, &at(&stage.waiting, "fill"), "").is(422, NOT_UNDERSTOOD),
        post(anna, &at(&stage.waiting, "act"), "seat=0&version=0&action=take craftsman")
            .is(409, "A seat is free."),
        post(anna, &at(&stage.running, "replace"), "seat=1").is(409, "A bot can only stand in"),
        post(carla, &at(&stage.running, "replace"), "seat=1").is(409, "A bot can only stand in"),
        post(anna, &at(&stage.running, "replace"), "seat=5").is(409, "A bot can only stand in"),
    ];
    for what in ["leave", "return", "lift"] {
        cases.push(post(bruno, &at(&stage.running, what), "seat=0").is(403, "This seat is not yours."));
        cases.push(post(carla, &at(&stage.running, what), "seat=1").is(403, "This seat is not yours."));
        cases.push(post(anna, &at(&stage.running, what), "seat=5").is(403, "This seat is not yours."));
        cases.push(post(anna, &at(&stage.running, what), "seat=").is(422, NOT_UNDERSTOOD));
        cases.push(post(anna, &at("/t/none", what), "seat=0").is(404, "There is no such table."));
    }
    cases
}

fn talking(stage: &Stage) -> Vec<Case> {
    let (anna, chat) = (&stage.anna, format!("{}/chat", stage.running));
    let say = |text: &str| post(anna, &chat, &format!("text={text}&request=1"));
    let length = "A line of chat may have 1 to 500 characters.";
    vec![
        say("").is(422, length),
        say("+++%09%0a").is(422, length),
        say(&"x".repeat(501)).is(422, length),
        say(&"%e9%be%8d".repeat(501)).is(422, length),
        say("%ff%fe").is(400, NOT_UNDERSTOOD),
        say(&"x".repeat(65 * 1024)).is(413, "That is too long to be sent."),
        post(anna, &chat, &format!("text=hello&request={}", "1".repeat(65))).is(422, NOT_UNDERSTOOD),
        post(anna, &chat, "text=&phrase=100").is(422, NOT_UNDERSTOOD),
        post(anna, &chat, "request=1").is(422, NOT_UNDERSTOOD),
        say("hello").with("origin", "https://evil.example").is(403, "comes from another site"),
        post(anna, "/t/none/chat", "text=hello").is(404, "There is no such table."),
    ]
}

fn hosting(stage: &Stage) -> Vec<Case> {
    let (anna, carla, only) = (&stage.anna, &stage.carla, "Only the host");
    let at = |table: &str, what: &str| format!("{table}/{what}");
    let mut cases = vec![
        post(anna, &at(&stage.waiting, "free"), "seat=0").is(409, "Only the seat of somebody else"),
        post(anna, &at(&stage.waiting, "free"), "seat=1").is(409, "Only the seat of somebody else"),
        post(anna, &at(&stage.waiting, "free"), "seat=99").is(422, NOT_UNDERSTOOD),
        post(anna, &at(&stage.finished, "free"), "seat=1").is(409, "The game is over"),
        post(anna, &at(&stage.finished, "close"), "").is(409, "The game is over"),
        post(anna, &at(&stage.waiting, "mute"), "line=1").is(409, "Only spectators"),
        post(anna, &at(&stage.waiting, "mute"), "line=99999999999999999999").is(422, NOT_UNDERSTOOD),
        post(anna, &at(&stage.waiting, "mute"), "").is(422, NOT_UNDERSTOOD),
    ];
    for (what, body) in [("free", "seat=1"), ("mute", "line=1"), ("unmute", "person=abc"), ("close", "")] {
        cases.push(post(carla, &at(&stage.running, what), body).is(403, only));
        cases.push(post(&stage.bruno, &at(&stage.running, what), body).is(403, only));
        cases.push(post(anna, &at("/t/none", what), body).is(404, "There is no such table."));
    }
    cases
}

//! New tables, pages, files.

use reqwest::Method;

use super::{Case, NOT_UNDERSTOOD, get, post};
use crate::stage::Stage;

pub fn cases(stage: &mut Stage) -> Vec<Case> {
    let mut cases = new_tables(stage);
    cases.extend(addresses(stage));
    cases
}

/// If any of these made a table, the front page would list it.
fn new_tables(stage: &Stage) -> Vec<Case> {
    let carla = &stage.carla;
    let new = |body: &str| post(carla, "/new", &format!("public=yes&name=Carla&{body}"));
    let (no_game, players) =
        ("There is no such game on the shelf.", "This game cannot be played with that number of players.");
    let seat = "For each seat choose yourself";
    let option = "The options do not fit this game: there is no option";
    let three = "game=china&players=3&seat-0=me&seat-1=open&seat-2=open";
    let two = "game=dragon&players=2&seat-0=me&seat-1=open";
    vec![
        post(carla, "/new", "").is(422, no_game),
        new("players=2&seat-0=me&seat-1=open").is(422, no_game),
        new("game=chess&players=2&seat-0=me&seat-1=open").is(422, no_game),
        new("game=dragon&seat-0=me&seat-1=open").is(422, players),
        new("game=dragon&players=1&seat-0=me").is(422, players),
        new("game=dragon&players=99&seat-0=me").is(422, players),
        new("game=dragon&players=-2&seat-0=me").is(422, players),
        new("game=dragon&players=two&seat-0=me").is(422, players),
        new("game=dragon&players=2&seat-0=me").is(422, seat),
        new("game=dragon&players=2&seat-0=me&seat-1=god").is(422, seat),
        new(&format!("{two}&option-wall=perhaps")).is(422, option),
        new(&format!("{two}&option-nonsense=yes")).is(422, option),
        new(&format!("{three}&option-board=china-9"))
            .is(422, "fit this game: option `board` cannot be `china-9`; it is one of: auto"),
        new(&format!("{three}&option-board=china-4-5"))
            .is(422, "fit this game: option `board` cannot be `china-4-5` with 3 players"),
        // A board of the host's own, with a fault: what and where.
        new(&format!("{three}&text-board=%5Bboard%5D%0D%0Aid+=+5"))
            .is(422, "fit this game: option `board` is given a text with faults: line 2"),
        new(&format!("{three}&text-board=rubbish"))
            .is(422, "fit this game: option `board` is given a text with faults: line 1"),
        new(&format!("{two}&name=%ff")).is(400, NOT_UNDERSTOOD),
        new(two).with("content-type", "multipart/form-data; boundary=x").is(415, NOT_UNDERSTOOD),
        new(two).with("sec-fetch-site", "cross-site").is(403, "comes from another site"),
        new(&format!("{two}&x={}", "x".repeat(65 * 1024))).is(413, "That is too long to be sent."),
        post(carla, "/play/chess", "").is(404, no_game),
        post(carla, "/play/dragon", "")
            .with("origin", "http://evil.example")
            .is(403, "comes from another site"),
        post(carla, &format!("{}/go-on", stage.running), "at=3&seat=0")
            .is(403, "Only a finished game can go on"),
        post(carla, &format!("{}/go-on", stage.running), "at=x&seat=0").is(422, NOT_UNDERSTOOD),
        post(carla, &format!("{}/go-on", stage.running), "at=100001&seat=0").is(422, NOT_UNDERSTOOD),
        post(carla, &format!("{}/go-on", stage.finished), "at=99999&seat=0")
            .is(404, "The game has no such moment."),
        post(carla, "/t/none/go-on", "at=3&seat=0").is(404, "There is no such table."),
        post(carla, &format!("{}/hint", stage.running), "seat=x").is(422, NOT_UNDERSTOOD),
        post(carla, &format!("{}/hint", stage.running), "seat=0").is(403, "There is no hint here"),
        get(carla, &format!("{}/coach", stage.running)).is(409, "Only a finished game can be reviewed."),
        get(carla, &format!("{}/coach?hindsight=x", stage.finished)).is(400, NOT_UNDERSTOOD),
        get(carla, "/new?game=chess").is(404, no_game),
    ]
}

fn addresses(stage: &Stage) -> Vec<Case> {
    let carla = &stage.carla;
    let never = "Nothing of the kind can be done at this address.";
    let act = format!("{}/act", stage.running);
    vec![
        get(carla, "/rules/chess").is(404, "There is no such game on the shelf."),
        get(carla, "/nowhere").is(404, "There is no such page here."),
        get(carla, "/t/").is(404, "There is no such page here."),
        get(carla, "/t/none").is(404, "There is no such table."),
        get(carla, &format!("/t/{}", "a".repeat(5000))).is(404, "There is no such table."),
        get(carla, "/t/none/log").is(404, "There is no such table."),
        get(carla, "/t/none/live").is(404, "There is no such table."),
        get(carla, "/t/..%2f..%2fetc%2fpasswd").is(404, "There is no such table."),
        get(carla, "/assets/none.css").is(404, "There is no such file."),
        get(carla, "/assets/..%2f..%2fCargo.toml").is(404, "There is no such file."),
        get(carla, "/assets/%2e%2e%2fstyle.css").is(404, "There is no such file."),
        get(carla, "/assets/..%5cstyle.css").is(404, "There is no such file."),
        get(carla, "/assets/%ff").is(400, NOT_UNDERSTOOD),
        get(carla, &act).is(405, never),
        post(carla, "/", "").is(405, never),
        post(carla, &stage.running, "").is(405, never),
        get(carla, &stage.running).method(Method::DELETE).is(405, never),
        get(carla, &act).method(Method::PUT).is(405, never),
        get(carla, "/language").is(405, never),
        post(carla, "/language", "lang=de&back=/").is(422, NOT_UNDERSTOOD),
        post(carla, "/language", "lang=it").is(422, NOT_UNDERSTOOD),
        post(carla, "/language", "lang=it&back=/")
            .with("origin", "http://x")
            .is(403, "comes from another site"),
    ]
}

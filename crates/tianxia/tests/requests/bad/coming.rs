//! Coming to a table, leaving it, talking at it.

use super::{Case, NOT_UNDERSTOOD, post};
use crate::scene::Scene;

pub fn cases(scene: &mut Scene) -> Vec<Case> {
    let mut cases = sitting(scene);
    cases.extend(leaving(scene));
    cases.extend(talking(scene));
    cases
}

fn sitting(scene: &mut Scene) -> Vec<Case> {
    let (first, second) = (scene.token(1), scene.token(2));
    let (carla, sit) = (&scene.carla, format!("{}/sit", scene.lobby));
    let running = format!("{}/sit", scene.running);
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
        with("7", &first).is(403, link),
        with("1", &first.to_uppercase()).is(403, link),
        with("1", &format!("{first}0")).is(403, link),
        with("1", &first[1..]).is(403, link),
        // The other table is open to all, and full.
        post(carla, &running, "seat=0&name=Carla").is(409, "This seat is taken."),
        post(carla, &running, "seat=1&name=Carla").is(409, "This seat is taken."),
        post(carla, &running, "seat=9&name=Carla").is(409, "This seat is taken."),
        post(carla, &running, &format!("seat=1&token={first}")).is(409, "This seat is taken."),
        post(carla, "/t/none/sit", "seat=0").is(404, "There is no such table."),
        post(carla, "/t/%0a/sit", "seat=0&name=Carla").is(404, "There is no such table."),
    ]
}

fn leaving(scene: &Scene) -> Vec<Case> {
    let (anna, bruno, carla) = (&scene.anna, &scene.bruno, &scene.carla);
    let at = |table: &str, what: &str| format!("{table}/{what}");
    let mut cases = vec![
        post(carla, &at(&scene.lobby, "fill"), "strength=adept").is(403, "Only the host"),
        post(anna, &at(&scene.lobby, "fill"), "strength=god").is(422, NOT_UNDERSTOOD),
        post(anna, &at(&scene.lobby, "fill"), "").is(422, NOT_UNDERSTOOD),
        post(anna, &at(&scene.lobby, "act"), "seat=0&version=0&action=take craftsman").is(422, "One moment"),
        post(anna, &at(&scene.running, "replace"), "seat=1").is(409, "A bot can only stand in"),
        post(carla, &at(&scene.running, "replace"), "seat=1").is(409, "A bot can only stand in"),
        post(anna, &at(&scene.running, "replace"), "seat=9").is(409, "A bot can only stand in"),
    ];
    for what in ["leave", "return", "lift"] {
        cases.push(post(bruno, &at(&scene.running, what), "seat=0").is(403, "This seat is not yours."));
        cases.push(post(carla, &at(&scene.running, what), "seat=1").is(403, "This seat is not yours."));
        cases.push(post(anna, &at(&scene.running, what), "seat=9").is(403, "This seat is not yours."));
        cases.push(post(anna, &at(&scene.running, what), "seat=").is(422, NOT_UNDERSTOOD));
        cases.push(post(anna, &at("/t/none", what), "seat=0").is(404, "There is no such table."));
    }
    cases
}

fn talking(scene: &Scene) -> Vec<Case> {
    let (anna, chat) = (&scene.anna, format!("{}/chat", scene.running));
    let say = |text: &str| post(anna, &chat, &format!("text={text}&request=1"));
    let length = "A line of chat has 1 to 500 characters.";
    vec![
        say("").is(422, length),
        say("+++%09%0a").is(422, length),
        say(&"x".repeat(501)).is(422, length),
        say(&"%e9%be%8d".repeat(501)).is(422, length),
        say("%ff%fe").is(400, NOT_UNDERSTOOD),
        say(&"x".repeat(65 * 1024)).is(413, "That is too long to be sent."),
        post(anna, &chat, "request=1").is(422, NOT_UNDERSTOOD),
        say("hello").with("origin", "https://evil.example").is(403, "comes from another site"),
        post(anna, "/t/none/chat", "text=hello").is(404, "There is no such table."),
    ]
}

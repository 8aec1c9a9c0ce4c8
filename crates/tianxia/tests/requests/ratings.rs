//! Rated games, profiles and leaderboards.

use serde_json::Value;

use crate::browser::{Browser, between};
use crate::stage::Stage;

/// Both press the first choice until their game is over.
fn play(one: &mut Browser, other: &mut Browser, table: &str) {
    while !one.get(table).text.contains("The game is over") {
        for browser in [&mut *one, &mut *other] {
            if let Some(choices) = browser.choices(table) {
                assert_eq!(browser.act(table, &choices, &choices.actions[0]).status, 204);
            }
        }
    }
}

fn account(browser: &mut Browser, name: &str) {
    let answer = browser.post("/join/account", &format!("name={name}&password=correct-horse-42"));
    assert_eq!(answer.status, 200, "{}", answer.text);
}

fn data(browser: &mut Browser) -> Value {
    serde_json::from_str(&browser.get("/me/data.json").text).expect("JSON")
}

#[test]
fn a_rated_game_changes_ratings_and_a_friendly_one_does_not() {
    let mut stage = Stage::open();
    let Stage { anna, bruno, carla, .. } = &mut stage;
    account(anna, "Anna");
    let friendly = anna.table(&["me", "open"], "&public=yes");
    bruno.post(&format!("{friendly}/sit"), "seat=1&name=Bruno");
    play(anna, bruno, &friendly);
    assert!(data(anna)["ratings"].as_array().unwrap().is_empty());

    let rated = anna.table(&["me", "open"], "&public=yes&rated=yes&pace=correspondence");
    assert_eq!(bruno.post(&format!("{rated}/sit"), "seat=1&name=Bruno").status, 204);
    assert!(carla.get(&rated).text.contains("Rated"), "everybody sees it");
    // The host does not remove a rival from a game that counts.
    let answer = anna.post(&format!("{rated}/free"), "seat=1");
    assert!(answer.status == 409 && answer.text.contains("counts"), "{}", answer.text);
    play(anna, bruno, &rated);
    let (hers, his) = (data(anna), data(bruno));
    assert_eq!(
        (&hers["ratings"][0]["games"], &hers["ratings"][0]["pace"]),
        (&1.into(), &"correspondence".into())
    );
    let place = |all: &Value| all["rated_games"][0]["place"].as_u64().unwrap();
    let rating = |all: &Value| all["ratings"][0]["rating"].as_i64().unwrap();
    let (first, second) = if place(&hers) == 1 { (&hers, &his) } else { (&his, &hers) };
    assert!(rating(first) > 1500 || place(first) == place(second), "{first} {second}");

    let page = carla.get("/u/anna").text;
    assert!(
        page.contains("not sure yet") && page.contains("1 rated game") && page.contains("Average place"),
        "{page}"
    );
    let tally = between(&page, "id=\"tally-dragon\"", "</p>").expect("a table, and what she likes");
    assert!(
        tally.contains("All games") && tally.contains("With people") && !tally.contains("bot:"),
        "{tally}"
    );
    assert!(tally.contains("Begins with: ") && tally.contains("craftsman ("), "{tally}");
    assert!(hers["favourites"].as_array().is_some_and(|all| !all.is_empty()), "{hers}");
    assert!(page.contains(" the bot"), "she can compare herself with the levels");
    assert!(!page.contains(&rated), "where she plays is hers to tell");
    assert_eq!(carla.get("/u/Bruno").status, 404, "a guest has no profile");
    assert!(carla.get("/top/dragon?pace=correspondence").text.contains("Nobody has a sure rating"));
    assert_eq!((carla.get("/top/chess").status, carla.get("/top/dragon?pace=%00").status), (404, 200));
}

#[test]
fn whoever_leaves_a_rated_game_is_last() {
    let mut stage = Stage::open();
    let Stage { anna, bruno, .. } = &mut stage;
    let rated = anna.table(&["me", "open"], "&public=yes&rated=yes");
    bruno.post(&format!("{rated}/sit"), "seat=1&name=Bruno");
    assert_eq!(bruno.post(&format!("{rated}/leave"), "seat=1").status, 204);
    let mut waited = 0;
    while !anna.get(&rated).text.contains("The game is over") {
        match anna.choices(&rated) {
            Some(choices) => assert_eq!(anna.act(&rated, &choices, &choices.actions[0]).status, 204),
            None => {
                waited += 1;
                assert!(waited < 3000, "the bot goes on");
                std::thread::sleep(std::time::Duration::from_millis(20));
            }
        }
    }
    assert_eq!(
        (&data(anna)["rated_games"][0]["place"], &data(bruno)["rated_games"][0]["place"]),
        (&1.into(), &2.into())
    );
}

#[test]
fn a_table_of_one_person_cannot_be_rated() {
    let mut stage = Stage::open();
    for (seats, more) in [
        (["me", "me"], ""),
        (["me", "adept"], ""),
        (["adept", "apprentice"], ""),
        (["me", "open"], "&practice=yes"),
    ] {
        let body = format!(
            "game=dragon&players=2&name=Anna&rated=yes&seat-0={}&seat-1={}{more}",
            seats[0], seats[1]
        );
        let answer = stage.anna.post("/new", &body);
        assert!(
            answer.status == 422 && answer.text.contains("needs somebody to play against"),
            "{}",
            answer.text
        );
        assert!(
            between(&answer.text, "name=\"rated\" value=\"yes\"", ">")
                .is_some_and(|more| more.contains("checked"))
        );
    }
    // If bots take all free seats, it does not count.
    let alone = stage.anna.table(&["me", "open"], "&rated=yes");
    assert_eq!(stage.anna.post(&format!("{alone}/fill"), "strength=apprentice").status, 204);
    assert_eq!(stage.anna.post(&format!("{alone}/free"), "seat=1").status, 204);
}

#[test]
fn the_levels_of_bots_have_ratings_wherever_one_is_chosen_or_compared() {
    let mut stage = Stage::open();
    let levels = ["beginner", "apprentice", "scholar", "adept", "veteran", "expert", "master"];
    for address in ["/", "/game/china", "/new?game=china"] {
        let page = stage.anna.get(address).text;
        for level in levels {
            assert!(page.contains(&format!("value=\"{level}\"")), "{address} has no {level}");
        }
        assert!(page.contains("veteran · 1"), "{address} has no ratings");
    }
    let page = stage.anna.get("/new?game=ming").text;
    assert!(page.contains("bot: adept · 1500") && page.contains("Thinks ahead for a whole second"), "{page}");
    // The strongest first.
    let page = stage.anna.get("/top/ming").text;
    let places: Vec<usize> = levels.iter().filter_map(|level| page.find(&format!("bot: {level}<"))).collect();
    assert!(places.len() == 7 && places.is_sorted_by(|weaker, stronger| weaker > stronger), "{places:?}");
    stage.anna.cookies.insert("lang".into(), "it".into());
    assert!(stage.anna.get("/top/ming").text.contains("bot: studioso"));
    let Stage { anna, bruno, .. } = &mut stage;
    account(anna, "Anna");
    let rated = anna.table(&["me", "open", "scholar"], "&public=yes&rated=yes");
    assert_eq!(bruno.post(&format!("{rated}/sit"), "seat=1&name=Bruno").status, 204);
    assert!(bruno.get(&rated).text.contains("bot: scholar"));
    let answer = anna.post("/new", "game=dragon&players=2&seat-0=me&seat-1=grandmaster");
    assert_eq!(answer.status, 422, "{}", answer.text);
}

#[test]
fn a_profile_can_be_hidden() {
    let mut stage = Stage::open();
    assert_eq!(stage.anna.post("/join/profile", "hidden=yes").status, 403, "a guest has none");
    account(&mut stage.anna, "Anna");
    let page = stage.carla.get("/u/Anna").text;
    assert!(page.contains("No rated games yet") && page.contains("<h1>Anna</h1>"), "{page}");
    assert_eq!(stage.anna.post("/join/profile", "hidden=yes").status, 303);
    let answer = stage.carla.get("/u/Anna");
    assert!(answer.status == 404 && answer.text.contains("or it is hidden"), "{}", answer.text);
    assert!(stage.anna.get("/u/Anna").text.contains("shown to nobody else"), "she sees it");
    assert!(stage.carla.get("/u/Nobody").text.contains("or it is hidden"), "nobody learns which");
    assert_eq!(stage.anna.post("/join/profile", "hidden=no").status, 303);
    assert_eq!(stage.carla.get("/u/%41nna").status, 200);
    stage.anna.post("/join/rename", "name=Annetta");
    let page = stage.carla.get("/u/Anna").text;
    assert!(page.contains("<h1>Annetta</h1>") && page.contains("Called Anna before"), "{page}");
    for strange in ["/u/%00", "/u/%ff", "/u/..", "/u/%2e", "/u/x", &format!("/u/{}", "a".repeat(9000))] {
        assert!(stage.carla.get(strange).status < 500, "{strange}");
    }
}

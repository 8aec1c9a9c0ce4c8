//! The lobby.

use crate::stage::Stage;

#[test]
fn the_lobby_shows_what_is_free_and_what_can_be_watched() {
    let mut stage = Stage::open();
    let open = stage.bruno.table(
        &["me", "open", "open"],
        "&public=yes&rated=yes&pace=correspondence&option-hands=closed&option-great_wall=on&option-large_privilege=7",
    );
    let secret = stage.bruno.table(&["me", "open"], "");
    let page = stage.carla.get("/lobby").text;
    let (free, watch) = page.split_once("id=\"watch\"").expect("both parts");
    for told in
        [open.as_str(), "2 free seats", "By correspondence", "Rated", "Hands: closed", "The Great Wall: on"]
    {
        assert!(free.contains(told), "{told}: {free}");
    }
    assert!(!free.contains("Price of the large privilege"), "what is usual goes without saying: {free}");
    assert!(watch.contains(&stage.running) && !free.contains(&stage.running), "{watch}");
    assert!(!page.contains(&secret) && !page.contains(&stage.waiting), "those are by link only");
    // One's own are on the page of one's games.
    assert!(!stage.bruno.get("/lobby").text.contains(&open));
    for (query, found) in [
        ("?game=dragon", true),
        ("?game=china", false),
        ("?pace=correspondence", true),
        ("?pace=live", false),
        ("?pace=%00&game=%27", true),
    ] {
        assert_eq!(stage.carla.get(&format!("/lobby{query}")).text.contains(&open), found, "{query}");
    }
    assert!(stage.carla.get("/").text.contains("href=\"/lobby\""));
}

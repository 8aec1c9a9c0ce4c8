//! What is around the table: one link for all, what is seen of it elsewhere, a form that is kept, a curtain only where
//! there is something behind it.

use crate::browser::{Browser, between};
use crate::stage::Stage;

/// The token for all seats, as the host sees it.
fn join(host: &mut Browser, table: &str) -> String {
    let page = host.get(table).text;
    between(&page, "?join=", "\"").expect("the host sees the link").to_owned()
}

#[test]
fn one_link_seats_everybody_and_each_of_them_once() {
    let mut stage = Stage::open();
    let table = stage.anna.table(&["me", "open", "open", "open"], "");
    let token = join(&mut stage.anna, &table);
    let path = format!("{table}?join={token}");
    for guest in [&mut stage.bruno, &mut stage.carla] {
        let page = guest.get(&path).text;
        assert!(page.contains("Anna invites you to In the Year of the Dragon: 4 players, about 90 minutes."));
    }
    // Both have opened the page while the first seat was free.
    let sit = format!("seat=1&token={token}&name=");
    for (guest, name) in [(&mut stage.bruno, "Bruno"), (&mut stage.carla, "Carla")] {
        let answer = guest.post(&format!("{table}/sit"), &format!("{sit}{name}"));
        assert_eq!(answer.status, 204, "{}", answer.text);
    }
    let page = stage.anna.get(&table).text;
    let people = between(&page, "id=\"people\"", "</section>").unwrap();
    let order: Vec<usize> = ["Anna", "Bruno", "Carla"].map(|name| people.find(name).expect(name)).into();
    assert!(order.is_sorted(), "everybody gets the next free seat");

    let page = stage.bruno.get(&path).text;
    assert!(
        !page.contains("action=\"") || !page.contains(&format!("{table}/sit\"")),
        "who sits is not asked again"
    );
    let more = stage.bruno.post(&format!("{table}/sit"), &format!("seat=3&token={token}&name=Bruno"));
    assert_eq!(more.status, 403, "one link, one seat: {}", more.text);
    let mut guesser = Browser::new(&stage.server.address);
    for wrong in [token.replace(|letter: char| letter != '0', "0"), "".into(), "x".repeat(32)] {
        assert_eq!(guesser.post(&format!("{table}/sit"), &format!("seat=3&token={wrong}")).status, 403);
    }
    // Somebody who was removed does not come back with the same link.
    assert_eq!(stage.anna.post(&format!("{table}/free"), "seat=1").status, 204);
    assert_ne!(join(&mut stage.anna, &table), token);
    assert_eq!(stage.bruno.post(&format!("{table}/sit"), &format!("{sit}Bruno")).status, 403);
}

#[test]
fn a_link_shows_elsewhere_who_invites_to_what() {
    let mut stage = Stage::open();
    // Programs that draw previews bring no cookie.
    let mut program = Browser::new(&stage.server.address);
    let meta = |page: &str, name: &str| {
        between(page, &format!("<meta property=\"og:{name}\" content=\""), "\"").map(str::to_owned)
    };
    games::shelve();
    // A game that has just been made has no pictures yet.
    for game in shelf::games().iter().filter(|game| game.pictures.is_some()).map(|game| game.id) {
        let page = program.get(&format!("/game/{game}")).text;
        assert!(meta(&page, "description").is_some_and(|text| text.len() > 80), "{game}");
        let image = meta(&page, "image").expect("there is a picture");
        let path = image.strip_prefix(&stage.server.address).expect("a whole address of ours");
        let picture = program.ask(reqwest::Method::GET, path).send().unwrap();
        assert_eq!(picture.headers()["content-type"], "image/jpeg", "{game}");
        let picture = picture.bytes().unwrap();
        assert!(picture.starts_with(&[0xff, 0xd8]) && picture.len() < 100_000, "{game}: {}", picture.len());
        let front = program.get("/").text;
        let small = between(&front, &format!("href=\"/game/{game}\""), "width=")
            .and_then(|card| between(card, "src=\"", "\""));
        let small =
            program.ask(reqwest::Method::GET, small.expect("a picture on the front page")).send().unwrap();
        assert_eq!(small.headers()["content-type"], "image/webp", "{game}");
        assert!(small.bytes().unwrap().len() < 30_000, "{game}: the front page is light");
    }
    let token = join(&mut stage.anna, &stage.waiting.clone());
    let page = program.get(&format!("{}?join={token}", stage.waiting)).text;
    let title = meta(&page, "title").unwrap();
    assert_eq!(title, "Anna invites you to In the Year of the Dragon: 3 players, about 90 minutes.");
}

#[test]
fn a_faulty_board_keeps_the_form_and_names_the_fault_beside_it() {
    let mut stage = Stage::open();
    let body = "game=lotus&players=4&name=Zoe&seat-0=me&seat-1=me&name-1=Yann&seat-2=open&seat-3=master\
        &public=yes&pace=correspondence&practice=yes&words=dragonfly&text-board=lands%3D3";
    let answer = stage.anna.post("/new", body);
    assert_eq!(answer.status, 422);
    let page = &answer.text;
    let board = between(page, "id=\"fault\"", "</details>").expect("the fault stands before the field");
    assert!(board.contains("aria-describedby=\"fault\"") && board.contains("lands=3"), "{board}");
    for kept in ["value=\"Zoe\"", "value=\"Yann\"", "value=\"dragonfly\"", "value=\"yes\" checked"] {
        assert!(page.contains(kept), "{kept}");
    }
    for chosen in ["value=\"4\" selected", "value=\"open\" selected", "value=\"master\" selected"] {
        assert!(page.contains(chosen), "{chosen}");
    }
}

/// In White Lotus nothing is hidden but what is chosen at once.
#[test]
fn people_at_one_screen_draw_a_curtain_only_when_there_is_something_to_hide() {
    let mut stage = Stage::open();
    let table = stage.anna.table_of("lotus", &["me", "me", "me"], "&name-1=Bea&name-2=Carl");
    let page = stage.anna.get(&table).text;
    for name in ["Anna", "Bea", "Carl"] {
        assert!(page.contains(name), "everybody has a name: {name}");
    }
    let (mut open, mut curtains) = (0, Vec::new());
    for _ in 0..200 {
        let page = stage.anna.get(&table).text;
        match crate::browser::choices(&page) {
            Some(choices) => {
                open += 1;
                let action = choices.actions.last().unwrap().clone();
                assert_eq!(stage.anna.act(&table, &choices, &action).status, 204);
            }
            None => {
                let form =
                    between(&page, "class=\"curtain\"", "</form>").expect("a curtain, if nothing is asked");
                let seat = between(form, "name=\"seat\" value=\"", "\"").unwrap().to_owned();
                assert_eq!(stage.anna.post(&format!("{table}/lift"), &format!("seat={seat}")).status, 204);
                let mine = stage.anna.choices(&table).expect("behind the curtain somebody is asked");
                assert_eq!(mine.seat, seat);
                curtains.push(seat);
                if curtains.len() == 4 {
                    break;
                }
            }
        }
    }
    assert!(open > 6, "the cubes are put without a curtain: {open}");
    assert!(curtains.windows(2).all(|pair| pair[0] != pair[1]), "each drew it for themselves: {curtains:?}");
}

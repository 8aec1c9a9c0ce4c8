//! Rated games.

use store::{Account, AccountDeed, Change, Forgetting, Person, Rated, Rating, Store};

use crate::people::seated;
use crate::{NewStore, over};

/// All of it, each on a new store.
pub async fn conformance<G>(new_store: &impl NewStore<G>) {
    a_game_is_rated_once_and_each_pace_apart(&*new_store().await.0).await;
    the_strongest_are_those_who_are_sure_and_show_it(&*new_store().await.0).await;
    ratings_go_with_the_forgotten(&*new_store().await.0).await;
    whoever_is_placed_behind_a_weak_bot_loses_more(&*new_store().await.0).await;
}

/// The end of a game with these places.
fn ends(table: &str, pace: &str, places: &[(&str, u8)], at: i64) -> Change {
    let places = places.iter().map(|&(person, place)| (person.to_owned(), place)).collect();
    let (game, pace, bots) = ("dragon".into(), pace.into(), Vec::new());
    Change { rated: Some(Rated { game, pace, places, bots }), at, ..over(table) }
}

async fn plays(store: &dyn Store, table: &str, pace: &str, places: &[(&str, u8)]) {
    let owners: Vec<_> = places.iter().map(|&(person, _)| (person, person)).collect();
    store.create(seated(table, 0, &owners)).await.unwrap();
    store.change(ends(table, pace, places, 5)).await.unwrap();
}

async fn a_game_is_rated_once_and_each_pace_apart(store: &dyn Store) {
    plays(store, "a", "live", &[("anna", 1), ("bruno", 255), ("carla", 2)]).await;
    let of = async |person| store.strengths(person).await.unwrap();
    let [anna, bruno, carla] =
        [of("anna").await, of("bruno").await, of("carla").await].map(|all| all[0].clone());
    assert!(
        anna.rating.mean > carla.rating.mean && carla.rating.mean > bruno.rating.mean,
        "who left is last"
    );
    assert!(anna.rating.deviation < Rating::NEW.deviation && anna.games == 1);
    assert_eq!((&*anna.person.name, &*anna.game, &*anna.pace), ("anna", "dragon", "live"));
    // The same request once more, and another for the same version, change nothing.
    store.change(ends("a", "live", &[("anna", 1), ("bruno", 255), ("carla", 2)], 5)).await.unwrap();
    let other = Change { request: "other".into(), ..ends("a", "live", &[("anna", 2), ("bruno", 1)], 5) };
    assert!(store.change(other).await.is_err());
    assert_eq!(of("anna").await, std::slice::from_ref(&anna));
    plays(store, "b", "slow", &[("anna", 2), ("bruno", 1)]).await;
    plays(store, "c", "live", &[("anna", 1), ("bruno", 1)]).await;
    let both: Vec<_> = of("anna").await.into_iter().map(|one| (one.pace, one.games)).collect();
    assert_eq!(both, [("live".to_owned(), 2), ("slow".to_owned(), 1)]);
    let games = store.rated_games("bruno", 9).await.unwrap();
    let places: Vec<_> = games.iter().map(|game| (&*game.table, game.place)).collect();
    assert!(
        places.contains(&("a", (3, 3))) && places.contains(&("b", (1, 2))) && places.contains(&("c", (1, 2)))
    );
    assert_eq!(store.rated_games("bruno", 1).await.unwrap().len(), 1);
    // A game that is not rated leaves no trace, and neither does somebody whom nobody knows.
    store.create(seated("d", 0, &[("dora", "Dora")])).await.unwrap();
    store.change(over("d")).await.unwrap();
    store.create(seated("e", 0, &[("dora", "Dora")])).await.unwrap();
    store.change(ends("e", "live", &[("anna", 1), ("forgotten", 2)], 5)).await.unwrap();
    assert!(of("dora").await.is_empty() && of("forgotten").await.is_empty());
}

/// Two people play the same game twice, with a bot of known strength between them.
async fn whoever_is_placed_behind_a_weak_bot_loses_more(store: &dyn Store) {
    let mut means = Vec::new();
    for (table, pace, strength) in [("weak", "live", 900.0), ("strong", "slow", 2100.0)] {
        store.create(seated(table, 0, &[("anna", "Anna"), ("bruno", "Bruno")])).await.unwrap();
        let mut change = ends(table, pace, &[("anna", 1), ("bruno", 3)], 5);
        change.rated.as_mut().unwrap().bots = vec![(Rating::known(strength, 20.0), 2)];
        store.change(change).await.unwrap();
        for person in ["anna", "bruno"] {
            let all = store.strengths(person).await.unwrap();
            means.push(all.into_iter().find(|one| one.pace == pace).unwrap().rating.mean);
        }
        let last = store.rated_games("bruno", 9).await.unwrap();
        assert!(last.iter().all(|game| game.place == (2, 2)), "places are told among people");
    }
    let [anna_weak, bruno_weak, anna_strong, bruno_strong] = means[..] else { panic!("two games of two") };
    assert!(bruno_weak < bruno_strong && anna_weak < anna_strong, "{means:?}");
}

async fn the_strongest_are_those_who_are_sure_and_show_it(store: &dyn Store) {
    let top = async || -> Vec<String> {
        let top = store.top("dragon", "live", 9).await.unwrap();
        top.into_iter().map(|strength| strength.person.name).collect()
    };
    for id in ["anna", "bruno"] {
        let person = Person { id: id.into(), name: id.to_uppercase() };
        let account = Account { person, look: id.into(), password: None, former: None, hidden: false };
        store.change_account(id, AccountDeed::Make(account, 0)).await.unwrap();
    }
    plays(store, "0", "live", &[("bruno", 1), ("anna", 2), ("guest", 3)]).await;
    assert!(top().await.is_empty(), "nobody is sure yet");
    for number in 1..40 {
        plays(store, &number.to_string(), "live", &[("bruno", 1), ("anna", 2), ("guest", 3)]).await;
    }
    assert_eq!(top().await, ["BRUNO", "ANNA"], "a guest has no name of their own");
    assert!(store.top("dragon", "slow", 9).await.unwrap().is_empty());
    assert!(store.change_account("bruno", AccountDeed::Hide(true)).await.unwrap() > 0);
    assert_eq!(top().await, ["ANNA"]);
    assert!(store.account("bruno", 0).await.unwrap().unwrap().hidden);
    store.change_account("bruno", AccountDeed::Hide(false)).await.unwrap();
    assert_eq!(top().await.len(), 2);
    assert_eq!(store.change_account("guest", AccountDeed::Hide(true)).await.unwrap(), 0);
}

async fn ratings_go_with_the_forgotten(store: &dyn Store) {
    plays(store, "a", "live", &[("anna", 1), ("bruno", 2)]).await;
    let all = store.dossier("anna").await.unwrap();
    assert_eq!((all.strengths.len(), all.rated.len()), (1, 1));
    let without = std::sync::Arc::new(|_: &str, _: bool| None);
    let forgetting = Forgetting { person: "anna".into(), tables: Vec::new(), without };
    store.forget(forgetting).await.unwrap();
    assert!(store.strengths("anna").await.unwrap().is_empty());
    assert!(store.rated_games("anna", 9).await.unwrap().is_empty());
    assert_eq!(store.strengths("bruno").await.unwrap().len(), 1);
}

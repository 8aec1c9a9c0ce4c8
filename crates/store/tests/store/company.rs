//! Friends, invitations, who was here last, names that are allowed, and what people like to choose.

use store::{
    Change, ChatLine, Deed, Forgetting, Invitation, PeopleDeed, Report, Store, StoreError, Tie, TieKind,
};

use crate::people::seated;
use crate::{NewStore, one_more, operate, over};

/// All of it, each on a new store.
pub async fn conformance<G>(new_store: &impl NewStore<G>) {
    each_kind_of_tie_is_its_own(&*new_store().await.0).await;
    people_meet_where_something_was_done(&*new_store().await.0).await;
    an_invitation_waits_for_one_answer(&*new_store().await.0).await;
    a_day_is_kept_unless_nobody_is_to_see_it(&*new_store().await.0).await;
    a_name_is_allowed_when_the_operator_says_so(&*new_store().await.0).await;
    choices_are_counted_once_a_game_is_over(&*new_store().await.0).await;
    a_puzzle_is_solved_once_a_day(&*new_store().await.0).await;
    the_forgotten_have_no_company(&*new_store().await.0).await;
}

async fn done(store: &dyn Store, deed: PeopleDeed) -> bool {
    store.change_people(deed).await.unwrap()
}

fn tie(kind: TieKind, person: &str, other: &str) -> Tie {
    Tie { kind, person: person.into(), other: other.into(), name: "贵".into(), at: 1 }
}

fn invitation(person: &str, table: &str) -> Invitation {
    let (person, table) = (person.to_owned(), table.to_owned());
    Invitation { person, table, host: "anna".into(), at: 3, ..Invitation::default() }
}

async fn each_kind_of_tie_is_its_own(store: &dyn Store) {
    store.create(seated("t", 0, &[("anna", "Anna"), ("bruno", "Bruno")])).await.unwrap();
    for kind in [TieKind::Block, TieKind::Friend, TieKind::Mute] {
        assert!(store.ties(kind).await.unwrap().is_empty());
        assert!(done(store, PeopleDeed::Tie(tie(kind, "anna", "bruno"))).await);
        assert_eq!(store.ties(kind).await.unwrap(), [tie(kind, "anna", "bruno")]);
    }
    let untie = PeopleDeed::Untie { kind: TieKind::Friend, person: "anna".into(), other: "bruno".into() };
    assert!(done(store, untie.clone()).await && !done(store, untie).await);
    let kinds: Vec<_> = store.dossier("anna").await.unwrap().ties.iter().map(|tie| tie.kind).collect();
    assert_eq!(kinds, [TieKind::Block, TieKind::Mute]);
}

async fn people_meet_where_something_was_done(store: &dyn Store) {
    store.create(seated("a", 1, &[("anna", "Anna"), ("bruno", "Bruno")])).await.unwrap();
    store.create(seated("b", 2, &[("anna", "Anna"), ("bruno", "Bruno"), ("carla", "Carla")])).await.unwrap();
    store.create(seated("c", 3, &[("anna", "Anna"), ("dora", "Dora")])).await.unwrap();
    assert!(store.met("anna", 9).await.unwrap().is_empty(), "nothing was played yet");
    for id in ["a", "b"] {
        store.change(one_more(id, 0, "begin")).await.unwrap();
    }
    let met = store.met("anna", 9).await.unwrap();
    let met: Vec<_> = met.iter().map(|one| (&*one.person.name, one.at, one.tables, one.profile)).collect();
    assert!(met.contains(&("Bruno", 2, 2, false)) && met.contains(&("Carla", 2, 1, false)), "{met:?}");
    assert!(!met.iter().any(|one| one.0 == "Dora" || one.0 == "Anna"), "{met:?}");
    assert_eq!(store.met("anna", 1).await.unwrap().len(), 1);
    assert!(store.met("nobody", 9).await.unwrap().is_empty());
}

async fn an_invitation_waits_for_one_answer(store: &dyn Store) {
    store.create(seated("t", 0, &[("anna", "Anna"), ("", "")])).await.unwrap();
    store.create(seated("u", 0, &[("bruno", "Bruno")])).await.unwrap();
    for (person, table) in [("nobody", "t"), ("bruno", "nowhere")] {
        assert!(!done(store, PeopleDeed::Invite(invitation(person, table))).await);
    }
    assert!(done(store, PeopleDeed::Invite(invitation("bruno", "t"))).await);
    assert!(!done(store, PeopleDeed::Invite(invitation("bruno", "t"))).await, "it waits already");
    let kept = Invitation { name: "Bruno".into(), ..invitation("bruno", "t") };
    for of in ["bruno", "t", "anna"] {
        assert_eq!(store.invitations(of).await.unwrap(), std::slice::from_ref(&kept), "{of}");
    }
    let answer = PeopleDeed::Answer { person: "bruno".into(), table: "t".into() };
    assert!(done(store, answer.clone()).await && !done(store, answer).await);
    // There is an end to it, but whoever plays already does not count.
    let crowd: Vec<String> = (0..=store::MOST_INVITED).map(|number| format!("p{number}")).collect();
    for (number, some) in crowd.chunks(6).enumerate() {
        let owners: Vec<(&str, &str)> = some.iter().map(|id| (id.as_str(), "Guest")).collect();
        store.create(seated(&format!("c{number}"), 0, &owners)).await.unwrap();
    }
    let mut taken = 0;
    for id in &crowd {
        taken += u64::from(done(store, PeopleDeed::Invite(invitation(id, "t"))).await);
    }
    assert_eq!(taken, store::MOST_INVITED);
    store.change(one_more("t", 0, "begin")).await.unwrap();
    store.create(seated("v", 0, &[("anna", "Anna"), ("", "")])).await.unwrap();
    assert!(done(store, PeopleDeed::Invite(invitation("bruno", "v"))).await);
    assert_eq!(store.invitations("anna").await.unwrap().len(), 1);
}

async fn a_day_is_kept_unless_nobody_is_to_see_it(store: &dyn Store) {
    store.create(seated("t", 0, &[("anna", "Anna"), ("bruno", "Bruno")])).await.unwrap();
    let people = vec!["anna".to_owned(), "nobody".into()];
    for day in [20, 10] {
        done(store, PeopleDeed::Seen { people: people.clone(), day }).await;
    }
    assert_eq!(store.seen("anna").await.unwrap(), Some(20), "the latest");
    assert_eq!((store.seen("bruno").await.unwrap(), store.seen("nobody").await.unwrap()), (None, None));
    assert!(done(store, PeopleDeed::Hide { person: "anna".into(), hidden: true }).await);
    assert_eq!(store.unseen().await.unwrap(), ["anna"]);
    done(store, PeopleDeed::Seen { people, day: 30 }).await;
    let anna = store.dossier("anna").await.unwrap();
    assert_eq!((store.seen("anna").await.unwrap(), anna.seen, anna.unseen), (None, None, true));
    assert!(done(store, PeopleDeed::Hide { person: "new".into(), hidden: true }).await, "anybody may");
}

async fn a_name_is_allowed_when_the_operator_says_so(store: &dyn Store) {
    let appeal = Report {
        person: "anna".into(),
        about: "anna".into(),
        name: "Xyz".into(),
        why: "it is mine".into(),
        ..Report::default()
    };
    store.create(seated("t", 0, &[("anna", "Anna")])).await.unwrap();
    assert!(store.report(appeal.clone()).await.unwrap());
    let kept = &store.reports().await.unwrap()[0];
    assert!(kept.is_appeal() && kept.name == "Xyz");
    assert_eq!(store.dossier("anna").await.unwrap().reports.len(), 1);
    let allow = Deed::AllowName { report: kept.seq, look: "xyz".into() };
    operate(store, allow.clone()).await.unwrap();
    assert_eq!(store.allowed_names().await.unwrap(), ["xyz"]);
    let again = operate(store, allow).await;
    assert!(matches!(again, Err(StoreError::NoReport(_))), "{again:?}");
    assert!(store.reports().await.unwrap().is_empty());
}

async fn choices_are_counted_once_a_game_is_over(store: &dyn Store) {
    let chosen = || vec![("anna".to_owned(), "monk".to_owned()), ("nobody".into(), "monk".into())];
    for id in ["a", "b"] {
        store.create(seated(id, 0, &[("anna", "Anna")])).await.unwrap();
        store.change(Change { chosen: chosen(), ..over(id) }).await.unwrap();
    }
    store.change(Change { chosen: chosen(), ..over("b") }).await.unwrap();
    let favourites = store.favourites("anna").await.unwrap();
    assert_eq!(favourites, [("dragon".to_owned(), "monk".to_owned(), 2)]);
    assert!(store.favourites("nobody").await.unwrap().is_empty());
}

async fn a_puzzle_is_solved_once_a_day(store: &dyn Store) {
    let solve = |puzzle: &str, day| PeopleDeed::Solve { person: "anna".into(), puzzle: puzzle.into(), day };
    assert!(store.solved("anna").await.unwrap().is_empty());
    for (puzzle, day, is_new) in [("b", 7, true), ("a", 8, true), ("b", 7, false)] {
        assert_eq!(done(store, solve(puzzle, day)).await, is_new);
    }
    assert_eq!(store.solved("anna").await.unwrap(), [("b".to_owned(), 7), ("a".to_owned(), 8)]);
    assert_eq!(store.dossier("anna").await.unwrap().solved.len(), 2);
    assert!(store.person("anna").await.unwrap().is_some() && store.solved("bruno").await.unwrap().is_empty());
    let without = std::sync::Arc::new(|_: &str, _: bool| None);
    store.forget(Forgetting { person: "anna".into(), tables: Vec::new(), without }).await.unwrap();
    assert!(store.solved("anna").await.unwrap().is_empty());
}

async fn the_forgotten_have_no_company(store: &dyn Store) {
    store.create(seated("t", 0, &[("anna", "Anna"), ("bruno", "Bruno")])).await.unwrap();
    store.create(seated("u", 0, &[("bruno", "Bruno"), ("", "")])).await.unwrap();
    let phrase =
        ChatLine { author: Some("anna".into()), phrase: Some("hello".into()), ..ChatLine::default() };
    store.say("t", "anna 1", phrase.clone()).await.unwrap();
    assert_eq!(store.chat("t", 9).await.unwrap(), [ChatLine { seq: 1, ..phrase }]);
    for (person, other) in [("anna", "bruno"), ("bruno", "anna")] {
        for kind in [TieKind::Friend, TieKind::Mute] {
            assert!(done(store, PeopleDeed::Tie(tie(kind, person, other))).await);
        }
    }
    assert!(done(store, PeopleDeed::Invite(invitation("bruno", "t"))).await);
    let by_bruno = Invitation { host: "bruno".into(), ..invitation("anna", "u") };
    assert!(done(store, PeopleDeed::Invite(by_bruno)).await);
    let chosen = vec![("anna".to_owned(), "monk".to_owned())];
    store.change(Change { chosen, ..over("t") }).await.unwrap();
    let without = std::sync::Arc::new(|_: &str, _: bool| None);
    store.forget(Forgetting { person: "anna".into(), tables: Vec::new(), without }).await.unwrap();
    let bruno = store.dossier("bruno").await.unwrap();
    assert!(bruno.ties.is_empty() && bruno.invitations.is_empty());
    let anna = store.dossier("anna").await.unwrap();
    assert!(anna.ties.is_empty() && anna.favourites.is_empty() && anna.lines.is_empty());
    assert!(store.chat("t", 9).await.unwrap().is_empty());
}
